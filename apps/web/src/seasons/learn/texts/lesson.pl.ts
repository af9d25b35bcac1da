import type { LessonTexts } from '../../../learn/texts.ts'
import type { LessonStep } from './lesson.en.ts'

export const lessonPl: LessonTexts<LessonStep> = {
  welcome: [
    'Witaj na turnieju! Przez trzy lata zbierasz kryształy i wprowadzasz karty do gry; na koniec jedno i drugie to punkty.',
    'Naciśnij „Dalej”. Każdy ruch możesz cofnąć.',
  ],
  years: [
    'Każdy ma dziewięć kart, po trzy na rok. Te na rok I masz już na ręce; pozostałe czekają w bibliotece, aż zacznie się ich rok.',
    'Kliknij trzy karty na rok II; reszta trafi do roku III. Potem zacznij.',
  ],
  wheel: [
    'To koło jest rokiem: dwanaście pól, po trzy na porę roku. W środku widać, ile kryształów daje teraz żeton każdej energii. Zimą {energy.earth} to 3, {energy.fire} to 2, {energy.air} i {energy.water} po 1.',
    'Przyjrzyj się kołu i przejdź dalej.',
  ],
  'first-die': [
    'Kości jest o jedną więcej niż graczy, a ty wybierasz jako pierwsza osoba. Dwa zawijasy i gwiazda to dwa żetony ({energy.air}) i moc przywołania większa o 1.',
    'Weź kość z gwiazdą i dwoma symbolami: {energy.air}.',
  ],
  summon: [
    'Moc przywołania mówi, ile kart możesz mieć w grze: na razie jedną. {card.1} kosztuje dokładnie twoje dwa żetony ({energy.air}).',
    'Przywołaj kartę {card.1}: kliknij ją na ręce.',
  ],
  room: [
    'Niektóre karty działają raz, gdy wchodzą do gry: ta podniosła moc przywołania do 3. {card.15} nic nie kosztuje.',
    'Przywołaj też kartę {card.15}.',
  ],
  'first-end': ['Liczba na karcie to punkty na koniec gry: masz już 6 i 8.', 'Zakończ turę.'],
  'second-die': [
    'Nowa runda, i tym razem zaczyna rywalka. Kość, której nikt nie weźmie, przesunie znacznik na kole.',
    'Weź kość, na której są {energy.fire}, gwiazda i znak przemiany.',
  ],
  activate: [
    'Inne karty się aktywuje, raz na rundę. Zanim kość zadziała, {card.15} pozwala rzucić nią ponownie i daje 2 kryształy. Potrzebujesz ich, by przyszedł {card.11}, więc spróbuj szczęścia.',
    'Aktywuj kartę {card.15}: kliknij ją wśród kart w grze.',
  ],
  familiar: [
    'Udało się! Dwa żetony ({energy.water}) i 3 kryształy, razem 5. {card.11} kosztuje 3 i działa, dopóki jest w grze: przy każdej zmianie pory roku rywalka oddaje ci kryształ.',
    'Przywołaj: {card.11}.',
  ],
  marker: [
    'Trzy karty w grze: nie ma już miejsca. Gdy wszyscy zagrają, kość, która została, przesunie znacznik o tyle pól, ile ma oczek; tu o jedno.',
    'Zakończ turę i patrz na koło.',
  ],
  worth: [
    'To ostatnie pole zimy. Obok koła widać, co przyniesie wiosna: {energy.fire} będzie wart 3 kryształy.',
    'Weź kość z gwiazdą i dwoma symbolami: {energy.fire}.',
  ],
  'carry-out': [
    'Padło pytanie, bo {card.15} pozwala rzucić kością jeszcze raz. Ta jest dobra taka, jaka jest.',
    'Wykonaj kość.',
  ],
  wait: [
    'Żetony zmieniają się w kryształy tylko ze znakiem przemiany, a twoja kość go nie ma. Nic nie szkodzi: w zasobach mieści się siedem żetonów, a wiosną dadzą więcej.',
    'Zakończ turę.',
  ],
  'transmute-die': [
    'Przyszła wiosna, ceny są nowe, a {card.11} zabiera rywalce kryształ. Znak przemiany pozwala przemieniać żetony w kryształy, ile chcesz, do końca tury.',
    'Weź kość, na której są {energy.water}, {energy.earth} i znak przemiany.',
  ],
  gather: ['Rywalka przywołała kartę {card.4} i położyła na niej cztery żetony. Zapamiętaj tę kartę.', 'Wykonaj kość.'],
  transmute: [
    'Każdy żeton ({energy.fire}) daje teraz 3 kryształy, a latem tylko 1. Sprzedawaj to, co dziś drogie.',
    'Przemień oba żetony ({energy.fire}): kliknij je w zasobach.',
  ],
  keep: [
    'Sześć kryształów! Resztę zachowaj: {energy.water} da najwięcej jesienią, a za karty też trzeba czymś płacić.',
    'Zakończ turę.',
  ],
  'draw-die': [
    'Lato, a {card.11} przynosi kolejny kryształ. Twoja ręka jest pusta; kość z kartą pozwala jedną dobrać.',
    'Weź kość z kartą.',
  ],
  draw: [
    'Zobaczysz kartę i dopiero wtedy powiesz, czy ją chcesz: karta, która zostanie na ręce, kosztuje na koniec 5 punktów.',
    'Wykonaj kość.',
  ],
  'keep-card': [
    '{card.4}, ta sama karta co u rywalki! Kosztuje dwa żetony ({energy.water}); masz trzy, a moc przywołania 4 daje miejsce na czwartą kartę.',
    'Zatrzymaj ją.',
  ],
  pay: ['Za kartę płaci się dokładnie tymi energiami, które pokazuje.', 'Przywołaj kartę {card.4}.'],
  take: [
    'Na karcie kładziesz cztery dowolne żetony; wydajesz je tak jak te z zasobów. Latem najwięcej daje {energy.air}.',
    'Weź cztery razy: {energy.air}.',
  ],
  bonus: [
    'Twoja kość nie pozwala na przemianę, ale masz trzy bonusy na całą grę. Ten pozwala na nią w tej turze i dodaje kryształ do każdego żetonu: cztery razy 4 to 16. Na koniec kosztuje 5 punktów, więc się opłaca.',
    'Użyj bonusu przemiany.',
  ],
  harvest: [
    'Każdy żeton ({energy.air}) daje 3 kryształy i jeszcze jeden za bonus.',
    'Przemień wszystkie cztery żetony ({energy.air}).',
  ],
  scoring: [
    'Po roku III każdy liczy kryształy i punkty kart w grze. Każda karta na ręce to minus 5; jeden, dwa lub trzy bonusy to minus 5, 12 lub 20. Żetony, które zostały, nic nie dają.',
    'Porównaj oba wyniki na stole i przejdź dalej.',
  ],
  end: [
    'Oto Pory roku: wybierz kość, przywołuj, aktywuj, przemieniaj i wiedz, kiedy poczekać.',
    'Graj stąd dalej, przeciw nowicjuszowi.',
  ],
}
