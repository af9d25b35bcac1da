import type { LessonTexts } from '../../../learn/texts.ts'
import type { LessonStep } from './lesson.en.ts'

export const lessonPl: LessonTexts<LessonStep> = {
  welcome: [
    'Na starych świątyniach ciążą klątwy, a ty przychodzisz je złamać. Po drodze zbierasz kryształy, układasz je w swojej sieci, a łańcuch we właściwej kolejności łamie klątwę. Wygrywa, kto na koniec ma najwięcej punktów.',
    'Naciśnij „Dalej”. Każdy ruch możesz cofnąć.',
  ],
  ring: [
    'Krąg to droga: pięć świątyń, a między nimi pustkowia. Idziesz zgodnie z ruchem wskazówek zegara. W grze we dwoje trzeci pionek, którym nikt nie gra, idzie w drugą stronę i zajmuje karty.',
    'Przyjrzyj się kręgowi i przejdź dalej.',
  ],
  begin: [
    'Ta sieć z dwunastoma miejscami jest twoja. Każdy zaczyna z dwoma bezbarwnymi kryształami: to pieniądze, nie części łańcuchów.',
    'Połóż je tam, gdzie nie przeszkadzają: na miejscach 1 i 3.',
  ],
  aim: [
    'Spójrz na łuk, przy którym stoi {temple.blue}: jego lewy koniec to czerwony, żółty, żółty. Trzy kryształy w tej kolejności, połączone liniami sieci, łamią tam pierwszą klątwę. To jest twój plan.',
    'Odszukaj ten łuk na kręgu i przejdź dalej.',
  ],
  'first-card': [
    'W pierwszej turze stawiasz pionek na dowolnej wolnej karcie i robisz, co mówi. {wilderness.5} daje kryształ żółty i bezbarwny.',
    'Idź na kartę {wilderness.5} i pobierz kryształy.',
  ],
  yellow: [
    'Kryształ zostaje tam, gdzie go położysz, więc myśl naprzód. Miejsce 8 będzie końcem łańcucha.',
    'Połóż żółty kryształ na miejscu 8.',
  ],
  colourless: ['Bezbarwny znów idzie na bok.', 'Połóż go na miejscu 5.'],
  move: [
    'Odtąd idziesz o jedną, dwie lub trzy karty i liczysz albo same pustkowia, albo same świątynie. Karty z pionkami się omija. {wilderness.8} zmienia bezbarwne kryształy w kolorowe.',
    'Idź na kartę {wilderness.8} i pobierz kryształy.',
  ],
  'upgrade-red': [
    'Kładziesz tu do dwóch bezbarwnych kryształów na kolorach karty i dostajesz po jednym krysztale każdego zakrytego koloru. Potrzebujesz czerwonego i żółtego.',
    'Zakryj czerwony kryształem z miejsca 1.',
  ],
  'upgrade-yellow': [
    'Zostają na karcie, aż wolne będą tylko dwa kolory; wtedy karta się opróżnia.',
    'Zakryj żółty kryształem z miejsca 3.',
  ],
  red: [
    'Miejsce 9 łączy się z 6, a 6 z 8. Dlatego czerwony zaczyna łańcuch na miejscu 9.',
    'Połóż czerwony kryształ na miejscu 9.',
  ],
  chain: ['A żółty kryształ łączy oba.', 'Połóż żółty kryształ na miejscu 6: łańcuch jest gotowy.'],
  break: [
    'Teraz {temple.blue}: w świątyni bierzesz kryształ jej koloru albo łamiesz klątwę. Twój łańcuch świeci w sieci. Im dłuższy łańcuch, tym więcej punktów: 3, 5 lub 8.',
    'Idź tam ({temple.blue}) i złam klątwę.',
  ],
  rune: [
    'Trzy punkty i odkryty run świątyni: {rune.b}. Twój znacznik zostaje, więc nikt inny tej klątwy nie złamie. Kryształy łańcucha wracają do zasobów.',
    'Obejrzyj swój run i przejdź dalej.',
  ],
  resonance: [
    'Run działa, gdy pobierasz kryształy na karcie z jego znakiem. {wilderness.9} ma znak, który nosi {rune.b}: dostajesz jeszcze jeden kryształ dowolnego koloru.',
    'Idź na kartę {wilderness.9} i pobierz kryształy.',
  ],
  gain: [
    'Niebieski i bezbarwny z karty oraz jeden dowolnego koloru za run. Pomyśl o następnej klątwie.',
    'Połóż trzy kryształy, gdzie chcesz.',
  ],
  spells: [
    'Kryształami płacisz też za czary, we własnej turze. {spell.speed}: dalsze kroki za 1, 3 lub 6 kryształów. {spell.swap}: dwa kryształy zamieniają się miejscami za 1; {spell.exchange}: dowolny kryształ za 4.',
    'Zapamiętaj je na później i przejdź dalej.',
  ],
  scoring: [
    'Kto położy piąty znacznik, kończy grę z tą rundą. Wtedy liczą się cele: najwięcej znaczników w pewnych świątyniach i różne runy. Dodaj to do punktów za klątwy.',
    'Spójrz na cele i przejdź dalej.',
  ],
  end: [
    'Oto Przepowiednia: idź, układaj, łam. Dobra sieć służy dwóm klątwom naraz.',
    'Graj stąd dalej, przeciw nowicjuszowi.',
  ],
}
