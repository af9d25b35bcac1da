import type { ChapterTexts } from '../../../learn/texts.ts'
import type { ReferenceChapter, RulesChapter, tableEn } from './rules.en.ts'

export const rulesPl: ChapterTexts<RulesChapter> = {
  goal: [
    'O co chodzi',
    'Zbierasz żetony materii, poznajesz za nie do siedmiu zaklęć i karmisz chowańca. Zaklęcia i chowaniec to punkty; wygrywa, kto ma ich najwięcej.',
    'Wszyscy mają te same siedem zaklęć, po jednym w każdym kolorze, i nikt nie może ci niczego odebrać.',
  ],
  tokens: [
    'Żetony',
    'Jest siedem kolorów i trzy runy, po pięć żetonów każdego rodzaju. Twoje własne to pula, najwyżej dziewięć. Te na ołtarzu są dla wszystkich; reszta jest w woreczku.',
  ],
  day: [
    'Dzień',
    'Rano bierzesz jeden żeton z ołtarza albo losujesz dwa z woreczka. W południe magazynujesz na chowańcu jeden żeton z puli. Wieczorem poznajesz jedno zaklęcie.',
    'Zamiast takiej akcji możesz użyć jednego poznanego zaklęcia, o jego porze dnia. Wszystko można pominąć.',
    'Na koniec dnia ołtarz się uzupełnia: do pięciu żetonów, a jeśli jest ich już pięć, o jeden. Przy dziesięciu lub więcej najpierw się go opróżnia.',
  ],
  learning: [
    'Poznawanie zaklęć',
    'Zaklęcie ma trzy poziomy, za 3, 4 lub 5 żetonów jego koloru. Poziom wybierasz od razu: kartę poznaje się raz i tylko Podróż w czasie podnosi ją później.',
    'Jeden z żetonów tego koloru zostaje na karcie jako znacznik; gdy tekst mówi o runie, chodzi o runę znacznika. Pozostałe idą do pudełka.',
    'Trzy żetony innych kolorów z trzema różnymi runami zastępują jeden żeton: to trójka zastępcza. Można użyć kilku, ale co najmniej jeden żeton musi mieć właściwy kolor. Stół może umówić się inaczej: wtedy wszystkie trzy muszą mieć tę samą runę.',
  ],
  spells: [
    'Używanie zaklęć',
    'Zaklęcia poranne, południowe i wieczorne są akcjami swojej pory dnia. Możesz ich używać codziennie, na swoim poziomie lub niższym.',
    'Błyskawica działa raz, gdy poznajesz zaklęcie; pętla działa zawsze; wieniec laurowy liczy się na koniec.',
  ],
  end: [
    'Koniec',
    'Gdy czyjś chowaniec ma czternaście żetonów albo ktoś zna siedem zaklęć, rundę gra się do końca, żeby wszyscy mieli tyle samo dni.',
    'Dodaj punkty zaklęć na ich poziomach, wartość chowańca i to, co niektóre zaklęcia dają na koniec. Przy remisie decyduje więcej zaklęć, potem więcej żetonów w puli.',
  ],
  solo: [
    'W pojedynkę',
    'Jedna osoba gra z automatycznym przeciwnikiem: na koniec każdego dnia kładziesz na jego planszy żeton z ołtarza. Gdy plansza się zapełni, gra się kończy; kończy się też, gdy zapełnisz chowańca albo poznasz siedem zaklęć. Wygrywasz, mając więcej punktów od niego.',
    'Ołtarz codziennie doprowadza się do siedmiu żetonów; pola z księżycem (4, 9 i 14) najpierw go opróżniają. Cztery żetony na jego planszy są warte 14 punktów, każdy następny o 2 więcej. To, co dostaje przez twoje zaklęcia, leży w jego puli i daje po punkcie.',
    'Klonowanie nie ma od kogo kopiować: kopiuje zaklęcia, których jeszcze nie znasz, jak na poziomie 4.',
  ],
}

export const referencePl: ChapterTexts<ReferenceChapter> = {
  day: [
    'Twój dzień',
    'Poranek: weź 1 żeton z ołtarza albo losuj 2, albo użyj porannego zaklęcia.',
    'Południe: zmagazynuj 1 żeton albo użyj południowego zaklęcia.',
    'Wieczór: poznaj zaklęcie albo użyj wieczornego, znanego już wcześniej.',
    'Ołtarz: do 5 żetonów, a jeśli już są, jeszcze 1; dziesięć lub więcej najpierw się usuwa.',
  ],
  symbols: [
    'Symbole',
    'Każdy kolor ma własną fakturę, a każda runa własny kształt.',
    'Na zaklęciu: liczba po lewej to koszt i zarazem poziom, liczba po prawej to punkty. Znak pomiędzy mówi, kiedy zaklęcie działa.',
  ],
  paying: [
    'Zapłata za zaklęcie',
    'Poziom 3, 4 lub 5: tyle żetonów jego koloru. Co najmniej jeden musi mieć ten kolor.',
    'Trójka zastępcza: trzy żetony innych kolorów z trzema różnymi runami zastępują jeden. Przy stole z zasadą „trzy razy ta sama runa” wszystkie trzy muszą mieć jedną i tę samą. Wstążka w księdze mówi, która zasada obowiązuje.',
    'Zanim zapłacisz, widzisz wszystkie sposoby zapłaty, od najtańszego.',
  ],
  familiar: ['Ile wart jest chowaniec'],
  terms: [
    'Słowniczek',
    'Pula: twoje żetony, najwyżej dziewięć. Ołtarz: dla wszystkich. Woreczek: z niego się losuje. Pudełko: to, co wydano; wraca, gdy woreczek jest pusty.',
    'Wziąć: wybrać z ołtarza. Losować: na ślepo z woreczka. Zmagazynować: położyć na chowańcu. Odrzucić: do pudełka.',
    'Znacznik: żeton na poznanym zaklęciu. Jego runa liczy się wszędzie, gdzie karta o nią pyta.',
  ],
}

export const tablePl: { readonly [key in keyof typeof tableEn]: string } = {
  'familiar.tokens': 'Żetony',
  'familiar.points': 'Punkty',
}
