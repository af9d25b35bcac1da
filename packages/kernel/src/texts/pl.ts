import type { KernelKey } from './index.ts'

export const pl: Record<KernelKey, string> = {
  seat: 'Gracz {n}',
  opponent: 'Przeciwnik',
  'refused.illegal-move': 'Teraz nie można tak zagrać.',
  'refused.not-to-act': 'Teraz nie ty decydujesz.',
  'refused.game-over': 'Gra jest skończona.',
  'refused.nothing-to-undo': 'Nie ma czego cofnąć: coś zostało odkryte albo grał już ktoś inny.',
  'refused.bad-players': 'Liczba graczy w tej grze: {sizes}; {players} nie pasuje.',
  'refused.unknown-option': 'Nie ma opcji „{option}”.',
  'refused.option-players':
    'Opcja „{option}” nie działa przy stole na {players, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}}.',
  'refused.option-choice': '„{value}” nie jest wartością opcji „{option}”; do wyboru: {values}.',
  'refused.option-number': 'Opcja „{option}” to liczba całkowita od {min} do {max}, a nie „{value}”.',
  'refused.option-text':
    'Opcja „{option}” to tekst, który ma najwyżej {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'refused.unknown-game': 'To zapis gry „{game}”, a nie tej.',
  'refused.other-version': 'Zapis powstał w wersji {version} zasad; ta wersja to {now}.',
  'refused.record-not-json': 'To nie jest zapis gry: plik jest ucięty albo nie jest w formacie JSON.',
  'refused.record-not-a-record': 'To nie jest zapis Athanora.',
  'refused.record-bad-check': 'Zapis zmieniono lub uszkodzono: nie zgadza się suma kontrolna.',
  'refused.record-bad-moves': 'Nie da się odczytać ruchów zapisu.',
  'refused.record-bad-move': 'Ruch {number} zapisu jest niedozwolony.',
  'refused.record-bad-hash': 'Zapis prowadzi do innego końca niż ten, który podaje.',
  'refused.record-bad-line': 'Nie da się odczytać wiersza {line} zapisu.',
  'refused.unfair-no-nonce': 'Żaden gracz nie dołożył liczby do ziarna: stół wybrał je sam.',
  'refused.unfair-other-commitment': 'Zobowiązanie w zapisie nie jest tym, które było pokazane.',
  'refused.unfair-other-nonce': 'Twojej liczby nie ma w zapisie.',
  'refused.unfair-unknown': 'Zapis nie mówi, jak wybrano jego ziarno.',
  'refused.unfair-commitment': 'Ujawniony sekret nie jest tym, do którego stół się zobowiązał.',
  'refused.unfair-seed': 'Ziarno nie powstało z sekretu i liczb graczy.',
}
