import type { ChapterTexts } from '../../../learn/texts.ts'
import type { ReferenceChapter, RulesChapter } from './rules.en.ts'

export const rulesPl: ChapterTexts<RulesChapter> = {
  goal: [
    'O co chodzi',
    'Na pięciu świątyniach ciążą klątwy. Chodzisz wokół nich, zbierasz kryształy i układasz je w sieci. Łańcuch kryształów w kolejności, jakiej żąda świątynia, łamie jedną z jej klątw.',
    'Klątwy dają punkty i runy; na koniec liczą się cele. Wygrywa najwięcej punktów.',
  ],
  move: [
    'Ruch',
    'W pierwszej turze stawiasz pionek na dowolnej wolnej karcie. Potem idziesz zgodnie z ruchem wskazówek zegara o jeden, dwa lub trzy kroki, i ruszyć się trzeba. Liczysz albo same świątynie, albo same pustkowia; inne karty mijasz bez liczenia.',
    'Karty zajęte przez pionki przeskakujesz i też ich nie liczysz.',
  ],
  collect: [
    'Pobieranie kryształów',
    'Świątynia daje jeden kryształ swojego koloru. Pustkowia o numerach nieparzystych dają to, co pokazują. Na kartach zamiany oddajesz trzy bezbarwne kryształy za dwa różnych kolorów. Na kartach ulepszenia kładziesz do dwóch bezbarwnych na wolnych kolorach i bierzesz kryształ każdego z nich; gdy wolne są już tylko dwa kolory, karta się opróżnia.',
    'Nowe kryształy kładziesz na dowolnych wolnych miejscach sieci, których jest dwanaście, i tam zostają.',
  ],
  curse: [
    'Łamanie klątwy',
    'W świątyni możesz złamać klątwę zamiast pobierać kryształ. Klątwa to pierwsze trzy, cztery lub pięć kryształów jej łuku, czytane od lewego lub prawego końca. Twoja sieć musi mieć je w tej kolejności, każdy połączony linią z następnym. Bezbarwne się nie liczą.',
    'Łańcuch wraca do zasobów. Twój znacznik zakrywa pole klątwy, odtąd zajęte dla wszystkich: 3, 5 lub 8 punktów. Bierzesz też odkryty run świątyni.',
  ],
  rune: [
    'Runy',
    'Każda karta ma znak runu. Gdy pobierasz na niej kryształy i masz taki run, daje ci coś więcej; kilka jednakowych działa razem. Łamanie klątwy nie budzi runów.',
  ],
  spell: [
    'Czary',
    'W swojej turze możesz rzucać czary, ile razy zapłacisz, dowolnymi kryształami z sieci. Szybkość: jeden, dwa lub trzy kroki więcej za 1, 3 lub 6 kryształów. Przestawienie: dwa twoje kryształy zamieniają się miejscami za 1. Wymiana: dowolny kryształ za 4.',
  ],
  two: [
    'Dwie i trzy osoby',
    'Gdy graczy jest mniej niż czterech, odpadają dwa pustkowia i część klątw. W grze we dwoje po każdym ruchu wirtualny pionek idzie o jedną kartę w drugą stronę, a jego znaczniki zajmują po jednej klątwie w każdej świątyni i liczą się do celów.',
  ],
  end: [
    'Koniec',
    'Gdy ktoś położy piąty znacznik, rundę gra się do końca. Wtedy cele świątyń nagradzają znaczniki w tych świątyniach: 4 punkty za najwięcej, 2 za drugie miejsce. Jeśli najwięcej ma kilka osób, dzielą się 6 punktami i drugiego miejsca nie ma; kilka osób na drugim miejscu dzieli się 2; połówki przepadają. Cel runów nagradza różne runy: 1, 2, 4, 7, 11 lub 16 punktów.',
    'Przy remisie decydują kolorowe kryształy, potem bezbarwne, potem to, kto grał ostatni.',
  ],
  advanced: [
    'Gra zaawansowana',
    'Każdy wybiera stronę sieci z własną mocą. Część wartości na kartach jest zrekonstruowana: uwaga na stole mówi, jak wczytać własną tabelę.',
  ],
}

export const referencePl: ChapterTexts<ReferenceChapter> = {
  turn: [
    'Twoja tura',
    '1. Idź zgodnie z ruchem wskazówek zegara, od 1 do 3 kroków, licząc same świątynie albo same pustkowia. Zajęte karty przeskakujesz.',
    '2. Pobierz kryształy albo złam klątwę w świątyni.',
    'Czary możesz rzucać przedtem, pomiędzy i potem.',
  ],
  spells: [
    'Czary',
    'Szybkość: 1, 2 lub 3 kroki więcej za 1, 3 lub 6 kryształów.',
    'Przestawienie: dwa kryształy zamieniają się miejscami za 1.',
    'Wymiana: dowolny kryształ za 4.',
  ],
  curses: [
    'Klątwy',
    'Pierwsze 3, 4 lub 5 kryształów łuku od jednego końca, połączone liniami, bez bezbarwnych: 3, 5 lub 8 punktów i run.',
  ],
  crystals: ['Kryształy i runy'],
  runes: ['Co robią runy', 'Zawsze, gdy pobierasz na karcie ze znakiem twojej runy. To, co stałe, działa cały czas.'],
  powers: ['Osiem mocy trybu zaawansowanego'],
  points: [
    'Punkty na koniec',
    'Zdjęte klątwy.',
    'Każdy cel świątyni: 4 za najwięcej znaczników w niej, 2 za drugie miejsce; kilku pierwszych dzieli się 6, kilku drugich 2, zaokrąglając w dół.',
    'Różne runy: od 1 do 6 rodzajów dają 1, 2, 4, 7, 11, 16.',
    'Piąty znacznik gracza kończy grę z tą rundą.',
  ],
  terms: [
    'Słowniczek',
    'Krąg: wszystkie karty wokół stołu, świątynie i pustkowia. Łuk: rząd kryształów na brzegu świątyni. Tor: miejsca na znaczniki pod nim; przekreślone nie bierze udziału w tej grze.',
    'Klątwa: pierwsze kryształy łuku, czytane od jednego końca; jej poziom to ich liczba. Łańcuch: takie kryształy w twojej sieci, każdy połączony linią z następnym. Znacznik: leży na klątwie, którą złamano.',
    'Stos run: runy świątyni, wierzchnia odkryta. Tabliczka: znak runy na karcie. Rezonans: to, co twoja runa dodaje, gdy tam pobierasz.',
    'Pole: kolor na karcie ulepszenia, który przykrywa bezbarwny kryształ. Zasoby: kryształy na środku; czego w nich nie ma, tego nie można wziąć. Cel: świątynia, która nagradza najwięcej znaczników, albo różne runy.',
    'Wirtualny gracz: w grze dwuosobowej trzeci pionek, który idzie w drugą stronę, i znaczniki leżące w świątyniach od początku.',
  ],
}
