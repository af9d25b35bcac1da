/** The 50 power cards of the base game in Polish: names as printed, effects and clarifications in our words. */
export const cardsPl = {
  'card.1': 'Amulet powietrza',
  'card.2': 'Amulet ognia',
  'card.3': 'Amulet ziemi',
  'card.4': 'Amulet wody',
  'card.5': 'Równowaga Isztar',
  'card.6': 'Berło wiosny',
  'card.7': 'Buty doczesności',
  'card.8': 'Sakiewka Io',
  'card.9': 'Boski kielich',
  'card.10': 'Wierny Syllas',
  'card.11': 'Chciwy Figrim',
  'card.12': 'Wieszczka Naria',
  'card.13': 'Cudowny kufer',
  'card.14': 'Róg żebraka',
  'card.15': 'Kość złej woli',
  'card.16': 'Kairn Niszczyciel',
  'card.17': 'Amsug Długoszy',
  'card.18': 'Zaczarowany grymuar',
  'card.19': 'Hełm Ragfielda',
  'card.20': 'Ręka fortuny',
  'card.21': 'Lewis Szarotwarzy',
  'card.22': 'Runiczny sześcian Eolis',
  'card.23': 'Eliksir mocy',
  'card.24': 'Eliksir snów',
  'card.25': 'Eliksir wiedzy',
  'card.26': 'Eliksir życia',
  'card.27': 'Klepsydra czasu',
  'card.28': 'Berło wspaniałości',
  'card.29': 'Błogosławiony posążek Olafa',
  'card.30': 'Zapomniana waza Yang',
  'card.31': 'Amulet żywiołów',
  'card.32': 'Drzewo światła',
  'card.33': 'Tajemnicza pijawka',
  'card.34': 'Kryształowe jabłko',
  'card.35': 'Kociołek żarłoka',
  'card.36': 'Wampirza korona',
  'card.37': 'Smocza czaszka',
  'card.38': 'Demon z Argos',
  'card.39': 'Tytus Przenikliwy',
  'card.40': 'Żywioł powietrza',
  'card.41': 'Wróżki złodziejki',
  'card.42': 'Przeklęta rozprawa z Arus',
  'card.43': 'Bożyszcze kompanów',
  'card.44': 'Nekrotyczny kriss',
  'card.45': 'Latarnia Xidit',
  'card.46': 'Zapieczętowana skrzynia z Urm',
  'card.47': 'Lustro pór roku',
  'card.48': 'Naszyjnik z Ragnor',
  'card.49': 'Sid Cieniolutny',
  'card.50': 'Potępiona dusza Onysa',

  'effect.1': 'Twoja moc przywołania rośnie o 2.',
  'effect.2': 'Dobierz 4 karty, zachowaj jedną, a trzy pozostałe odrzuć.',
  'effect.3': 'Otrzymujesz 9 kryształów.',
  'effect.4': 'Połóż na niej 4 dowolne żetony. Wydajesz je tak jak żetony z zasobów.',
  'effect.5': 'Aktywacja: oddaj 3 jednakowe żetony za 9 kryształów.',
  'effect.6': 'Ilekroć przywołujesz kartę, otrzymujesz 3 kryształy.',
  'effect.7': 'Przesuń znacznik Pory Roku o 1 do 3 pól do przodu albo do tyłu.',
  'effect.8': 'Każdy przemieniany żeton daje o 1 kryształ więcej.',
  'effect.9': 'Dobierz 4 karty, wprowadź jedną do gry za darmo, a pozostałe odrzuć.',
  'effect.10': 'Każdy przeciwnik poświęca kartę w grze.',
  'effect.11': 'Przy każdej zmianie Pory Roku każdy przeciwnik oddaje ci 1 kryształ.',
  'effect.12': 'Dobierz tyle kart, ilu jest graczy; zachowaj jedną i daj po jednej każdemu przeciwnikowi.',
  'effect.13': 'Na koniec rundy, gdy masz w zasobach 4 lub więcej żetonów, otrzymujesz 3 kryształy.',
  'effect.14': 'Na koniec rundy, gdy masz w zasobach najwyżej 1 żeton, weź żeton.',
  'effect.15': 'Aktywacja przed wykonaniem twojej kości: rzuć nią ponownie i otrzymaj 2 kryształy.',
  'effect.16': 'Aktywacja: oddaj żeton; każdy przeciwnik traci 4 kryształy.',
  'effect.17': 'Każdy gracz, ty także, bierze z powrotem na rękę jeden magiczny przedmiot z gry.',
  'effect.18': 'Weź 2 żetony. Twoje zasoby mieszczą 10 żetonów.',
  'effect.19': 'Na koniec gry, gdy masz w grze więcej kart niż każdy przeciwnik, otrzymujesz 20 kryształów.',
  'effect.20': 'Każda przywoływana karta kosztuje o 1 energię mniej, ale co najmniej 1.',
  'effect.21': 'Wybierz przeciwnika i weź takie same żetony, jakie leżą w jego zasobach.',
  'effect.22': 'Bez efektu.',
  'effect.23': 'Aktywacja: poświęć ją, dobierz kartę, a twoja moc przywołania rośnie o 2.',
  'effect.24': 'Aktywacja: poświęć ją, odrzuć swoje zasoby i wprowadź kartę z ręki do gry za darmo.',
  'effect.25': 'Aktywacja: poświęć ją i weź 5 żetonów.',
  'effect.26': 'Aktywacja: poświęć ją; każdy żeton w twoich zasobach zmienia się w 4 kryształy.',
  'effect.27': 'Przy każdej zmianie Pory Roku weź żeton.',
  'effect.28': 'Otrzymujesz 3 kryształy za każdy inny magiczny przedmiot, który masz w grze.',
  'effect.29': 'Otrzymujesz 20 kryształów.',
  'effect.30': 'Ilekroć przywołujesz kartę, weź żeton.',
  'effect.31':
    'Zapłać 1 do 4 różnymi energiami. Woda: weź 2 żetony. Ziemia: otrzymaj 5 kryształów. Ogień: dobierz kartę. Powietrze: moc przywołania + 1.',
  'effect.32': 'Aktywacja, jedno z dwóch: zapłać 3 kryształy i weź żeton; albo oddaj żeton i przemieniaj w tej turze.',
  'effect.33': 'Zanim przeciwnik przywoła kartę, oddaje ci 1 kryształ albo nie może jej przywołać.',
  'effect.34':
    'Aktywacja, jedno z dwóch: obejrzyj wierzchnią kartę stosu i wprowadź ją do gry za 4 żetony albo zostaw; albo zapłać 3 kryształy i odrzuć ją bez oglądania.',
  'effect.35': 'Aktywacja: połóż na nim żeton. Przy siódmym poświęć go, weź te 7 żetonów i otrzymaj 15 kryształów.',
  'effect.36': 'Dobierz kartę albo odrzuć jedną z ręki, jawnie; weź tyle żetonów, ile ma ona punktów.',
  'effect.37': 'Aktywacja: poświęć 3 swoje karty w grze i otrzymaj 15 kryształów.',
  'effect.38': 'Moc przywołania każdego przeciwnika spada o 1 i każdy przeciwnik dobiera kartę.',
  'effect.39': 'Na koniec rundy każdy przeciwnik oddaje ci 1 kryształ; jeśli któryś nie ma żadnego, poświęć tę kartę.',
  'effect.40': 'Wszystkie żetony w zasobach przeciwników zmieniają się w powietrze.',
  'effect.41': 'Ilekroć przeciwnik aktywuje kartę, traci 1 kryształ, a ty otrzymujesz 2.',
  'effect.42':
    'Otrzymujesz 10 kryształów, moc przywołania + 1, weź 2 żetony. Gdy zostaje poświęcona, odrzuć swoje zasoby.',
  'effect.43': 'Otrzymujesz 10 kryształów. Aktywacja: otrzymaj 1 kryształ za każdego kompana, którego masz w grze.',
  'effect.44': 'Aktywacja: odrzuć kompana z ręki albo poświęć kompana w grze i weź 4 żetony.',
  'effect.45': 'Na koniec gry otrzymujesz 3 kryształy za każdy żeton w zasobach.',
  'effect.46': 'Na koniec gry, gdy nie masz w grze kompana, otrzymujesz 20 kryształów.',
  'effect.47': 'Aktywacja: zapłać X kryształów i zamień X jednakowych żetonów na X żetonów innej energii.',
  'effect.48': 'Weź żeton za każdy inny magiczny przedmiot, który masz w grze.',
  'effect.49': 'Jeśli masz więcej kryształów niż każdy przeciwnik, każdy z nich oddaje ci 5.',
  'effect.50':
    'Otrzymujesz 10 kryształów i wodę. Aktywacja: oddaj wodę i przekaż kartę w lewo. Na koniec rundy tracisz 3 kryształy.',

  'use.32.1': 'Aktywacja: zapłać 3 kryształy i weź żeton.',
  'use.32.2': 'Aktywacja: oddaj żeton i przemieniaj w tej turze.',
  'use.34.1': 'Aktywacja: obejrzyj wierzchnią kartę stosu; wprowadź ją do gry za 4 żetony albo zostaw.',
  'use.34.2': 'Aktywacja: zapłać 3 kryształy i odrzuć wierzchnią kartę stosu bez oglądania.',

  'rulings.1': 'Moc przywołania zatrzymuje się na 15.',
  'rulings.2':
    'Dobrane karty widzisz tylko ty i jedną musisz zachować. Jeśli kart jest za mało, dobierasz te, które są.',
  'rulings.3': 'Dwa egzemplarze dają po 9 kryształów.',
  'rulings.4':
    'Te żetony nie należą do zasobów i nie zajmują w nich miejsca. Płacisz, odrzucasz, wymieniasz, kładziesz i przemieniasz nimi, ale nie możesz ich przenieść do zasobów. Efekty, które liczą, kopiują, zmieniają lub opróżniają zasoby, omijają je. Gdy karta opuszcza grę, przepadają.',
  'rulings.5':
    'Pora Roku nie ma znaczenia, a pozwolenie na przemianę nie jest potrzebne ani dawane. Każda Sakiewka Io i każdy bonus przemiany użyty w tej turze dodaje 3 kryształy.',
  'rulings.6':
    'Nie nagradza własnego przywołania ani kart wprowadzanych za darmo. Kryształy przychodzą przed efektem przywołanej karty i nie pomagają za nią zapłacić.',
  'rulings.7':
    'Nie wolno zostać w miejscu. Zmiana Pory Roku działa od razu w obie strony, nowy rok także. Cofnięcie z pierwszej zimy prowadzi do roku 0. Po przejściu końca roku 3 runda jest jeszcze dogrywana. Kości na stole pozostają bez zmian.',
  'rulings.8':
    'Działa też przy Równowadze Isztar i Eliksirze życia, ale nie przy Kociołku żarłoka ani Smoczej czaszce. Dwa egzemplarze dają o 2 kryształy więcej.',
  'rulings.9':
    'Karta nic nie kosztuje i nie jest przywołaniem dla innych kart. Potrzebuje miejsca we wskaźniku mocy; bez miejsca wszystkie dobrane karty są odrzucane. Gdy miejsce jest, jedną trzeba wprowadzić.',
  'rulings.10':
    'Każdy wybiera własną kartę, zgodnie z ruchem wskazówek zegara od twojej lewej. Kto nie ma kart, jest pomijany.',
  'rulings.11': 'Kto nie ma kryształów, nic nie oddaje. Działa w obie strony i także w środku tury.',
  'rulings.12':
    'Widzisz wszystkie karty przed wyborem; każdy przeciwnik widzi tylko swoją i nie może odmówić. Gdy kart jest za mało, najpierw zachowujesz jedną, potem dostają pozostali po kolei.',
  'rulings.13': 'Liczą się tylko żetony w zasobach, nie te na kartach. Liczbę sprawdza się w chwili działania efektu.',
  'rulings.14':
    'Liczą się tylko żetony w zasobach, nie te na kartach. Dwa egzemplarze sprawdzają jeden po drugim: przy 1 żetonie tylko jeden z nich daje żeton.',
  'rulings.15':
    'Nowa ścianka zastępuje starą i trzeba ją wykonać. Nie można jej użyć w turze przywołania. Dwa egzemplarze pozwalają rzucić dwa razy za 4 kryształy.',
  'rulings.16':
    'Przeciwnik, który ma mniej niż 4 kryształy, traci wszystkie. Ty nic nie zyskujesz. Żeton może pochodzić z Amuletu wody.',
  'rulings.17':
    'Każdy wybiera własny przedmiot, po kolei od twojej lewej, ty na końcu. Można wziąć przedmiot przywołany w tej turze. To nie jest poświęcenie; żetony na przedmiocie przepadają.',
  'rulings.18':
    'Pojemność liczy się już dla tych 2 żetonów. Drugi egzemplarz daje 2 żetony, ale nie więcej miejsca. Gdy ostatni opuszcza grę, nadwyżka ponad 7 wraca od razu do banku.',
  'rulings.19': 'Przy remisie w liczbie kart nic nie otrzymujesz. Sam Hełm też się liczy.',
  'rulings.20':
    'Wybierasz oszczędzoną energię spośród tych w koszcie. Kryształy i koszty aktywacji nie maleją, a koszt jednej energii zostaje. Dwa egzemplarze oszczędzają dwie.',
  'rulings.21': 'Przeciwnik nic nie traci. Żetonów na kartach się nie kopiuje. Wolno wybrać puste zasoby.',
  'rulings.22': 'Ma tylko swoje punkty.',
  'rulings.23': 'Dobraną kartę zachowujesz. Jeśli nie ma kart, moc przywołania i tak rośnie.',
  'rulings.24':
    'Potrzebujesz karty na ręce i miejsca we wskaźniku mocy; miejsce eliksiru jest wolne. Puste zasoby nie przeszkadzają. Żetony na kartach zostają. Karta nie jest przywołaniem dla innych kart.',
  'rulings.25': 'Czego zasoby nie mieszczą, wraca od razu do banku.',
  'rulings.26':
    'Przemieniane są wszystkie żetony z zasobów, a z kart żadne. Pozwolenie nie jest potrzebne ani dawane. Każda Sakiewka Io i każdy bonus przemiany użyty w tej turze dodaje 1 kryształ za żeton.',
  'rulings.27': 'Działa w obie strony i także w środku tury. Zmiana Pory Roku na samym końcu też się liczy.',
  'rulings.28': 'Wcześniejszy egzemplarz liczy się dla późniejszego.',
  'rulings.29': 'Nic więcej się nie dzieje.',
  'rulings.30':
    'Nie nagradza własnego przywołania ani kart wprowadzanych za darmo. Żeton przychodzi przed efektem przywołanej karty.',
  'rulings.31':
    'Żadną energią nie można zapłacić dwa razy. Z Ręką fortuny jednej energii z wybranego zestawu nie płacisz, a jej efekt i tak działa. Wprowadzony za darmo ma wszystkie 4 efekty. Dobraną kartę zachowujesz.',
  'rulings.32': 'Pozwolenie nie daje dodatkowego kryształu. Dwa egzemplarze można użyć po razie.',
  'rulings.33':
    'Musisz mieć na wszystkie Pijawki i na kryształy kosztu razem. Za karty wprowadzane za darmo się nie płaci.',
  'rulings.34':
    'Kartę widzisz tylko ty. Bez 4 żetonów albo bez miejsca też możesz ją obejrzeć. Żetony mogą być dowolne, a karta nie jest przywołaniem dla innych kart.',
  'rulings.35':
    'Żetonów na nim nie można używać i nie należą do zasobów. Czego zasoby na końcu nie mieszczą, wraca od razu do banku. Sakiewka Io się nie liczy. Gdy opuszcza grę nieukończony, żetony przepadają.',
  'rulings.36':
    'Dobraną kartę zachowujesz. Karta o 0 lub mniej punktach nic nie daje. Z pustą ręką musisz dobrać; gdy nie ma czego dobrać, musisz odrzucić.',
  'rulings.37': 'Może być jedną z tych 3 kart. Sakiewka Io się nie liczy.',
  'rulings.38':
    'Dobraną kartę się zachowuje. Kto ma teraz więcej kart w grze, niż pozwala moc przywołania, zatrzymuje je. Moc równa 0 zostaje.',
  'rulings.39': 'Wszyscy, którzy mogą zapłacić, robią to przed poświęceniem. Dwa egzemplarze działają jeden po drugim.',
  'rulings.40': 'Liczba żetonów się nie zmienia. Żetony na kartach pozostają, twoje także.',
  'rulings.41':
    'Jeśli przeciwnik nie ma kryształu, otrzymujesz tylko 1. Nigdy nie udaremnia aktywacji, bo jej koszt płaci się najpierw. Dwa egzemplarze działają osobno.',
  'rulings.42': 'Żetony na kartach zostają. Wzięta z powrotem na rękę nic nie odrzuca. Jej punkty są ujemne.',
  'rulings.43': 'Bez kompanów można je aktywować i nic to nie daje.',
  'rulings.44': 'Bez kompana na ręce lub w grze nie można go aktywować. Kompana odrzucanego z ręki się pokazuje.',
  'rulings.45': 'Żetony na kartach się nie liczą. Dwa egzemplarze dają po 3 kryształy za żeton.',
  'rulings.46': 'Kompani na ręce nie mają znaczenia. Potępiona dusza w grze ją udaremnia.',
  'rulings.47':
    'X wynosi co najmniej 1. Wszystkie nowe żetony są jednej energii. Żetony mogą pochodzić z Amuletu wody; nowe trafiają do zasobów.',
  'rulings.48': 'Wcześniejszy egzemplarz liczy się dla późniejszego.',
  'rulings.49':
    'Przy remisie w liczbie kryształów nic się nie dzieje. Kto ma mniej niż 5, oddaje wszystkie. Koszty i nagrody przywołania są pierwsze.',
  'rulings.50':
    'Kto ją dostaje, nic nie zyskuje; może trafić do kogoś, kto ma pełny wskaźnik mocy. W jednej rundzie może przejść kilka razy, przekazana przez każdego w jego turze. Kto ma mniej niż 3 kryształy, traci wszystkie. Jej punkty są ujemne.',
} as const satisfies Record<string, string>
