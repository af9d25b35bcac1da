import type { LessonTexts } from '../../../learn/texts.ts'
import type { LessonStep } from './lesson.en.ts'

export const lessonPl: LessonTexts<LessonStep> = {
  welcome: [
    'Witaj na turnieju! Przez trzy lata zbierasz kryształy i wprowadzasz karty do gry; na koniec jedno i drugie to punkty. Ta lekcja przeprowadzi cię przez pierwsze pory roku: prawdziwe ruchy, prawdziwa rywalka.',
    'Naciśnij „Dalej”. Każdy ruch możesz cofnąć.',
  ],
  years: [
    'Każdy ma dziewięć kart, po trzy na rok. Te na rok I są już wybrane: masz je na ręce od początku. Pozostałe czekają w bibliotece, aż zacznie się ich rok.',
    'Kliknij trzy karty na rok II; reszta trafi do roku III. Potem zacznij.',
  ],
  wheel: [
    'To koło jest rokiem: dwanaście pól, po trzy na porę roku. W środku widać, ile kryształów daje teraz żeton każdej energii. Zimą {energy.earth} to 3, {energy.fire} to 2, {energy.air} i {energy.water} po 1.',
    'Przyjrzyj się kołu i przejdź dalej.',
  ],
  'first-die': [
    'Rzucono kośćmi zimy: jest ich o jedną więcej niż graczy. Zaczynasz, więc wybierasz jako pierwsza osoba. Dwa zawijasy i gwiazda to dwa żetony ({energy.air}) i moc przywołania większa o 1.',
    'Weź kość z gwiazdą i dwoma symbolami: {energy.air}.',
  ],
  summon: [
    'Kość została wykonana: masz dwa żetony ({energy.air}), a twoja moc przywołania to 1. Mówi ona, ile kart możesz mieć w grze. {card.1} kosztuje dokładnie te dwa żetony.',
    'Przywołaj kartę {card.1}: kliknij ją na ręce.',
  ],
  room: [
    'Niektóre karty działają raz, gdy wchodzą do gry: ta podniosła moc przywołania do 3. Jest więc miejsce na dwie następne. {card.15} nic nie kosztuje.',
    'Przywołaj też kartę {card.15}.',
  ],
  'first-end': [
    'Liczba na karcie to punkty na koniec gry: masz już 6 i 8. Nic więcej nie da się teraz zrobić.',
    'Zakończ turę.',
  ],
  'second-die': [
    'Nowa runda. Tym razem zaczyna rywalka: to się zmienia co rundę. Kość, której nikt nie weźmie, przesunie znacznik na kole.',
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
    'Trzy karty w grze i moc przywołania 3: nie ma już miejsca. Gdy wszyscy zagrają, kość, która została, przesunie znacznik o tyle pól, ile ma oczek; tu o jedno.',
    'Zakończ turę i patrz na koło.',
  ],
  worth: [
    'To ostatnie pole zimy: cokolwiek się stanie, następna jest wiosna. Obok koła widać, co przyniesie: {energy.fire} będzie wart 3 kryształy.',
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
  spring: [
    'Przyszła wiosna: zielone kości i nowe ceny. {card.11} zabiera rywalce kryształ, jak przy każdej zmianie pory roku.',
    'Spójrz na ceny w kole i przejdź dalej.',
  ],
  'transmute-die': [
    'Kość ze znakiem przemiany pozwala przemieniać żetony w kryształy, ile chcesz, do końca tury. To dobra chwila: {energy.fire} jest w cenie.',
    'Weź kość, na której są {energy.water}, {energy.earth} i znak przemiany.',
  ],
  gather: [
    'Rywalka przywołała kartę {card.4} i położyła na niej cztery żetony. Zapamiętaj tę kartę. Teraz twoja tura.',
    'Wykonaj kość.',
  ],
  transmute: [
    'Każdy żeton ({energy.fire}) daje teraz 3 kryształy, a latem tylko 1. Sprzedawaj to, co dziś drogie.',
    'Przemień oba żetony ({energy.fire}): kliknij je w zasobach.',
  ],
  keep: [
    'Sześć kryształów! Resztę zachowaj: {energy.water} da więcej latem, a najwięcej jesienią, a za karty też trzeba czymś płacić.',
    'Zakończ turę.',
  ],
  'draw-die': [
    'Lato, a {card.11} przynosi kolejny kryształ. Twoja ręka jest pusta, ale w grze wciąż jest miejsce. Kość z kartą pozwala jedną dobrać.',
    'Weź kość z kartą.',
  ],
  draw: [
    'Zobaczysz kartę i dopiero wtedy powiesz, czy ją chcesz. W prawdziwej grze zastanów się dwa razy: karta, która zostanie na ręce, kosztuje na koniec 5 punktów.',
    'Wykonaj kość.',
  ],
  'keep-card': [
    '{card.4}, ta sama karta co u rywalki! Kosztuje dwa żetony ({energy.water}); masz trzy, a moc przywołania 4 daje miejsce na czwartą kartę.',
    'Zatrzymaj ją.',
  ],
  pay: ['Za kartę płaci się dokładnie tymi energiami, które pokazuje.', 'Przywołaj kartę {card.4}.'],
  take: [
    'Teraz na karcie kładziesz cztery dowolne żetony; wydajesz je tak jak te z zasobów. Latem najwięcej daje {energy.air}.',
    'Weź cztery razy: {energy.air}.',
  ],
  bonus: [
    'Twoja kość nie pozwala na przemianę, ale masz bonusy, trzy na całą grę. Ten pozwala na nią w tej turze i dodaje kryształ do każdego żetonu: cztery razy 4 to 16. Pierwszy bonus kosztuje na koniec 5 punktów, więc się opłaca.',
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
    'Oto Pory roku: wybierz kość, przywołuj, aktywuj, przemieniaj i wiedz, kiedy poczekać. Cała reszta jest napisana na kartach.',
    'Graj stąd dalej, przeciw nowicjuszowi.',
  ],
}
