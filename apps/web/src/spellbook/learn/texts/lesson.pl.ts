import type { LessonTexts } from '../../../learn/texts.ts'
import type { LessonStep } from './lesson.en.ts'

export const lessonPl: LessonTexts<LessonStep> = {
  welcome: [
    'Witaj w szkole magii! Poznajesz zaklęcia i karmisz chowańca; na koniec jedno i drugie to punkty. Za wszystko płaci się żetonami, a każdy ma kolor i runę: koło, trójkąt lub kwadrat.',
    'Naciśnij „Dalej”. Każdy ruch możesz cofnąć.',
  ],
  day: [
    'Pośrodku leży ołtarz, wspólny dla wszystkich; twoje żetony to pula. Dzień ma trzy chwile: rano zdobywasz żetony, w południe magazynujesz jeden, wieczorem poznajesz zaklęcie. Każdą można pominąć.',
    'Rozejrzyj się i przejdź dalej.',
  ],
  take: [
    'Masz dwa fioletowe żetony, {token.Ps} i {token.Pc}. Trzeci leży na ołtarzu, a trzy w jednym kolorze wystarczą na zaklęcie.',
    'Weź z ołtarza {token.Pc}.',
  ],
  midday: [
    'W południe możesz zmagazynować żeton na chowańcu, gdzie daje punkty. Ale wtedy nie zapłaci za zaklęcie, a potrzebujesz wszystkich trzech.',
    'Tym razem spasuj.',
  ],
  learn: [
    'Każde zaklęcie ma trzy poziomy, za 3, 4 lub 5 żetonów swojego koloru; wybierasz jeden na zawsze: kartę poznaje się tylko raz. {spell.P1} już na najniższym daje 3 punkty. Jeden z żetonów zostaje na karcie i zaznacza poziom.',
    'Poznaj zaklęcie {spell.P1} na poziomie 3.',
  ],
  marker: [
    'Jeden z zapłaconych żetonów zostaje na karcie i zaznacza poziom; pozostałe wracają do pudełka. Niektóre zaklęcia korzystają z jego runy; to nie.',
    'Zapłać trzema fioletowymi żetonami.',
  ],
  use: [
    'Nowy dzień, a twoje poranki są odtąd lepsze. Zamiast zwykłej akcji możesz użyć porannego zaklęcia: {spell.P1} bierze z ołtarza dwa koła.',
    'Użyj zaklęcia {spell.P1}.',
  ],
  circles: ['Leżą tam dwa zielone koła: dwa w jednym kolorze to dwie trzecie zaklęcia.', 'Weź dwa razy {token.Gc}.'],
  pair: ['Dwa żetony w jednym kolorze warto zachować.', 'Pomiń południe.'],
  draw: [
    'Po każdym dniu na ołtarz trafiają nowe żetony, ale zielonego nie ma. Wtedy się losuje: dwa żetony z woreczka, bez wyboru.',
    'Wylosuj dwa żetony.',
  ],
  hold: [
    'Masz {token.Wt} i {token.Kc}. Zaraz zobaczysz, do czego się przydadzą: zachowaj je. Pula mieści dziewięć żetonów.',
    'Pomiń południe.',
  ],
  third: [
    'Rywalka zna już zaklęcie {spell.R1}. Każdy ma wszystkie zaklęcia: nikt ci żadnego nie zabierze. I spójrz, zielony żeton!',
    'Weź {token.Gs}.',
  ],
  'hold-again': ['Trzy zielone żetony wystarczą dziś wieczorem na poziom 3.', 'Pomiń południe.'],
  patience: [
    'Ale poziom wybiera się raz na zawsze, a do poziomu 4 już blisko. Trzy żetony innych kolorów z trzema różnymi runami zastępują jeden brakujący. Masz trójkąt i koło.',
    'Spasuj: jutro będzie więcej.',
  ],
  wild: [
    'Brakuje kwadratu, w dowolnym kolorze oprócz zielonego. {token.Wt}, {token.Kc} i kwadrat to razem trójka zastępcza.',
    'Weź kwadrat z ołtarza.',
  ],
  'no-store': ['Teraz potrzebny jest każdy żeton.', 'Pomiń południe.'],
  'level-4': [
    'Trzy zielone żetony i trójka zastępcza to cztery. Co najmniej jeden żeton zapłaty musi mieć kolor karty.',
    'Poznaj zaklęcie {spell.G1} na poziomie 4.',
  ],
  'marker-4': ['{spell.G1} to zaklęcie południowe: zamienia żetony z ołtarzem.', 'Zapłać wszystkim, co masz.'],
  fresh: ['Twoja pula jest pusta, więc zaczynasz od nowa.', 'Wylosuj dwa żetony.'],
  store: [
    'Teraz nakarm chowańca: każdy zmagazynowany żeton to punkt, niektóre to dwa. Gdy ma ich czternaście albo ktoś zna wszystkie siedem zaklęć, gra kończy się z tą rundą.',
    'Zmagazynuj jeden z żetonów.',
  ],
  scoring: [
    'Na koniec liczy się poziom każdego zaklęcia i wartość chowańca. Niektóre zaklęcia dodają własne punkty. Żetony w puli nic nie dają.',
    'Porównaj księgi i przejdź dalej.',
  ],
  end: [
    'Oto Księga zaklęć: zdobywaj żetony, czekaj na właściwy poziom, używaj tego, co znasz, i nie zapominaj o chowańcu.',
    'Graj stąd dalej, przeciw nowicjuszowi.',
  ],
}
