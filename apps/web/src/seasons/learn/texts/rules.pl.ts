import type { ChapterTexts } from '../../../learn/texts.ts'
import type { ReferenceChapter, RulesChapter, signsEn } from './rules.en.ts'

export const rulesPl: ChapterTexts<RulesChapter> = {
  goal: [
    'O co chodzi',
    'Turniej czarodziejów trwa trzy lata po cztery pory roku. Zbierasz energię, przemieniasz ją w kryształy i przywołujesz magiczne przedmioty oraz kompanów. Wygrywa ten, kto na koniec ma najwięcej punktów.',
    'Punktami są kryształy i karty, które masz w grze. Liczy się głównie dobra chwila: ta sama energia w jednej porze roku warta jest trzy kryształy, a w innej jeden.',
  ],
  prelude: [
    'Przed pierwszą zimą',
    'Każdy dostaje dziewięć kart. Praktykanci grają gotowymi zestawami; na innych poziomach otrzymujesz dziewięć kart, jedną zachowujesz, resztę podajesz w lewo, i tak aż do końca.',
    'Potem dzielisz swoje karty: trzy to ręka na rok I, trzy czekają na rok II, trzy na rok III. Możesz je oglądać, ale nie zmieniać. Na początek daj tanie karty, które długo pomagają.',
  ],
  round: [
    'Runda',
    'Pierwszy gracz rzuca kośćmi danej pory roku: jest ich o jedną więcej niż graczy. Każdy bierze jedną, zaczynając od pierwszego. Potem w tej samej kolejności każdy ma jedną turę.',
    'Kość, której nikt nie wziął, przesuwa znacznik pory roku o tyle pól, ile ma oczek. Następnie pierwszym zostaje gracz po lewej.',
  ],
  die: [
    'Twoja kość',
    'Tura zaczyna się od kości i wszystko, co pokazuje, jest twoje: energia, kryształy, krok mocy przywołania albo karta, którą oglądasz i zachowujesz lub odrzucasz. Oczka cię nie dotyczą.',
    'W zasobach mieści się siedem żetonów. Nadmiar, jaki wybierzesz, oddajesz od razu.',
    'Potem przywołujesz, aktywujesz, przemieniasz i używasz bonusów, w dowolnej kolejności i tak często, jak się da. Turę kończysz, kiedy chcesz.',
  ],
  transmute: [
    'Przemiana',
    'Znak przemiany na kości pozwala do końca tury zamieniać dowolnie wiele żetonów w kryształy. To, ile daje żeton, zależy od pory roku, w której stoi znacznik.',
    'Środek koła pokazuje dzisiejsze ceny, a obok widać, co zapłaci następna pora roku.',
  ],
  summon: [
    'Przywołanie',
    'Za kartę z ręki płacisz to, co widać u jej dołu: dokładnie te energie i kryształy. Moc przywołania mówi, ile kart możesz mieć w grze: musi być miejsce.',
    'Moc przywołania zaczyna się od 0 i sięga 15. Podnoszą ją gwiazdy na kościach, niektóre karty i jeden z bonusów. Liczba w rogu to punkty karty na koniec gry.',
  ],
  effects: [
    'Trzy rodzaje efektów',
    'Jedne działają raz, w chwili gdy karta wchodzi do gry. Inne tak długo, jak w niej leży. Jeszcze inne aktywujesz w swojej turze: karta się obraca, czasem coś kosztuje, a po rundzie wraca, więc każda działa raz na rundę.',
    'Gdy karta przeczy tym zasadom, rację ma karta.',
  ],
  bonus: [
    'Bonusy',
    'Trzy razy w grze możesz w swojej turze użyć bonusu: wymienić dwa żetony na dwa inne; przemieniać w tej turze z kryształem więcej za żeton; podnieść moc przywołania o 1; albo, gdy kość pokazuje kartę, dobrać dwie i zachować jedną.',
    'Jeden bonus kosztuje na koniec 5 punktów, dwa 12, trzy 20. Tego samego można użyć ponownie.',
  ],
  time: [
    'Pory roku i lata',
    'Koło ma dwanaście pól, po trzy na porę roku. Gdy znacznik wejdzie w nową porę, od następnego rzutu obowiązują jej kości i ceny, a karty czekające na zmianę działają.',
    'Z pola 12 znacznik przechodzi na pole 1: zaczyna się nowy rok. Wtedy każdy bierze na rękę trzy karty tego roku. Niektóre karty przesuwają znacznik, nawet wstecz.',
  ],
  end: [
    'Koniec',
    'Gra kończy się z końcem rundy, w której znacznik opuści rok III. Policz punkt za każdy kryształ i punkty kart w grze; odejmij 5 za każdą kartę na ręce oraz cenę bonusów. Pozostała energia nic nie daje.',
    'Wygrywa najwięcej punktów. Przy remisie decyduje liczba kart w grze.',
  ],
  more: [
    'Poziomy i Zaczarowane Królestwo',
    'Praktykanci grają kartami od 1 do 30 w gotowych zestawach, magowie wybierają z tych samych kart, arcymagowie ze wszystkich pięćdziesięciu.',
    'Zaczarowane Królestwo dodaje nowe karty, zaklęcia zmieniające zasady całej gry oraz żetony zdolności: każdy ma jeden, do użycia raz. Każdy z tych trzech dodatków można włączyć osobno.',
  ],
}

export const referencePl: ChapterTexts<ReferenceChapter> = {
  turn: [
    'Twoja tura',
    '1. Kość: energia, kryształy, moc przywołania, karta. To jest pierwsze i nie można odmówić.',
    '2. W dowolnej kolejności, tak często, jak się da: przywołuj, aktywuj (każdą kartę raz na rundę), przemieniaj (jeśli pozwala kość lub bonus), używaj bonusów.',
    '3. Zakończ turę. Gdy wszyscy zagrają, ostatnia kość przesuwa znacznik, a pierwszym zostaje następny gracz.',
  ],
  prices: ['Ile daje żeton'],
  signs: ['Znaki'],
  points: [
    'Punkty na koniec',
    'Jeden za każdy kryształ oraz liczba na każdej twojej karcie w grze.',
    'Minus 5 za każdą kartę na ręce. Minus 5, 12 lub 20 za jeden, dwa lub trzy bonusy.',
  ],
  terms: [
    'Słowniczek',
    'Zasoby: twoje żetony, najwyżej siedem. Nadmiar oddajesz od razu.',
    'Moc przywołania: ile kart możesz mieć w grze.',
    'Przywołać: zapłacić za kartę z ręki i wprowadzić ją do gry. Wprowadzić do gry: to samo, ale za darmo, bo tak mówi karta.',
    'Poświęcić: z gry na stos kart odrzuconych. Odrzucić: z ręki na ten stos.',
    'Biblioteka: twoje karty na następne lata.',
    'Zmiana pory roku: znacznik przechodzi z jednej pory do innej, w dowolną stronę.',
  ],
}

export const signsPl: { readonly [key in keyof typeof signsEn]: string } = {
  'sign.crystal': 'kryształy: punkty',
  'sign.gauge': 'moc przywołania rośnie o 1',
  'sign.card': 'dobierz kartę',
  'sign.transmute': 'w tej turze możesz przemieniać',
  'sign.any': 'żeton dowolnej energii',
  'sign.enter': 'działa raz, gdy wchodzi do gry',
  'sign.ongoing': 'działa, dopóki jest w grze',
  'sign.activate': 'aktywowana, raz na rundę',
  'sign.familiar': 'kompan; wszystkie inne karty to magiczne przedmioty',
}
