title = Clash
tagline = Dwa światy walczą o dziewięć pól, a każdego, kto tam stoi, można odwrócić.

variant-standard = Podstawowy
    .about = Obok planszy leży odkrytych pięć kafli neutralnych, wspólnych dla obu graczy.
variant-beginner = Gra dla początkujących
    .about = Bez kafli neutralnych: po siedem własnych i Mustafa.
variant-random-support = Losowe poparcie
    .about = Każdy gracz losuje dwa odkryte kafle neutralne; strefy neutralnej nie ma.
variant-hidden-support = Ukryte poparcie
    .about = Każdy gracz losuje dwa kafle neutralne i trzyma je w ukryciu, aż je wyłoży.
variant-draft = Dobieranie
    .about = Przed grą gracze na przemian wybierają z pięciu kafli neutralnych; drugi gracz dostaje trzy.
variant-secret-draft = Tajne dobieranie
    .about = Czwórki kafli neutralnych przechodzą z rąk do rąk; każdy gracz zatrzymuje w ukryciu dwa.
variant-long = Długa gra
    .about = Strefę neutralną uzupełnia się, gdy tylko ktoś weźmie z niej kafel.

option-neutrals = Kafle neutralne
    .about = Jak kafle neutralne wchodzą do gry; ustala to wariant.
option-facing = Zwrot kafla
    .about = Kafel wykłada się podstawą do siebie (own) albo w dowolną stronę (free).
option-directions = Kierunki linii
    .about = Fast-food i Imam odwracają linię w jednym z 8 kierunków albo w jednym z 4.
option-repeat_origin = Skąd działa powtórzenie
    .about = Powtórzony efekt liczy się od powtarzanego kafla (source) albo od tego, który go powtarza (repeater).
option-elections = Wybory
    .about = Kafel z pudełka dobiera się losowo (random) albo wybiera go gracz (choice).
option-placement_cap = Najdłuższa partia
    .about = Po tylu wyłożonych kaflach partia kończy się remisem.
option-match = Mecz
    .about = Jedna partia, do dwóch wygranych z trzech partii albo na punkty w kilku partiach.
option-games = Partie na punkty
    .about = Z ilu partii składa się mecz na punkty.

## Słowa na wartości

neutrals-standard = pięć w strefie neutralnej
neutrals-beginner = żadnych
neutrals-random-support = po dwa losowe dla każdego gracza
neutrals-hidden-support = po dwa losowe dla każdego gracza, ukryte
neutrals-draft = wybierane na przemian
neutrals-secret-draft = wybierane w tajemnicy
neutrals-long = pięć w strefie neutralnej, z uzupełnianiem
facing-own = podstawą do tego, kto wykłada
facing-free = w dowolną stronę
directions-8 = 8
directions-4 = 4
repeat_origin-source = od powtarzanego kafla
repeat_origin-repeater = od kafla, który powtarza
elections-random = losowo
elections-choice = z wyboru
match-single = jedna partia
match-best_of_three = do dwóch wygranych
match-points = na punkty

tile-MUS = Mustafa
tile-PRE = Prezydent
tile-FAS = Fast-food
tile-BAN = Bankier
tile-POP = Pop-Star
tile-SOL = Żołnierz
tile-PRD = Predator
tile-TOU = Strefa turystyczna
tile-LEA = Przywódca
tile-IMA = Imam
tile-SHE = Szejk
tile-TRA = Tradycja
tile-TAL = Talib
tile-BOM = Zamachowiec
tile-MOS = Meczet
tile-ROC = Atak rakietowy
tile-MER = Najemnik
tile-MUJ = Mudżahedin
tile-TVS = Telewizja
tile-PRS = Prasa
tile-AGE = Agent
tile-HAC = Hacker
tile-CRI = Kryzys finansowy
tile-SOC = Social Network
tile-COU = Przewrót
tile-BRI = Łapówka
tile-UNO = ONZ
tile-NOB = Nagroda Nobla
tile-PIC = Pikieta
tile-RIO = Rozruchy
tile-ELE = Wybory
tile-KAB = KABOOM!!!

cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-a1 = a1
cell-b1 = b1
cell-c1 = c1

direction-N = północ
direction-NE = północny wschód
direction-E = wschód
direction-SE = południowy wschód
direction-S = południe
direction-SW = południowy zachód
direction-W = zachód
direction-NW = północny zachód

colour-white = białe
colour-black = czarne

use-none = bez efektu
use-At = na { $cell }
use-Line = linia na { $direction }
use-Dots = wszystkie { $colour } kropki
use-All = wszystko dookoła
use-Shift = z { $cell } na { $to }
use-Take = { $tile }
use-TakeHidden = ukryty kafel { $place_is ->
    [0] 1
    [1] 2
   *[other] { $place }
}
use-Drawn = dobierz kafel
use-Repeat = powtórz efekt z { $source }, { $use }

## Co się stało

event-Began = { $who ->
    [you] Jesteś pierwszym graczem.
   *[other] Pierwszym graczem jest { $seat }.
}
event-DealtToZone = W strefie neutralnej leży kafel { $tile }.
event-Dealt = { $who ->
    [you] Dostajesz kafel { $tile }.
   *[other] { $seat } dostaje kafel { $tile }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $seat } dostaje ukryty kafel.
}
event-Picked = { $who ->
    [you] Wybierasz kafel { $tile }.
   *[other] { $seat } wybiera kafel { $tile }.
}
event-Kept = Zatrzymujesz kafel { $tile }.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } zatrzymuje jeden kafel z czwórki.
}
event-Passed = Przechodzą do ciebie kafle: { $tiles }.
event-Shown = { $who ->
    [you] Odkrywasz ukryty kafel: { $tile }.
   *[other] { $seat } odkrywa ukryty kafel: { $tile }.
}
event-Laid = { $who ->
    [you] Wykładasz kafel { $tile } na { $cell }
   *[other] { $seat } wykłada kafel { $tile } na { $cell }
}{ $use_is ->
    [none] .
   *[other] : { $use }.
}
event-Covered = { $who ->
    [you] Przykrywasz kafel { $tile } na { $cell } Nagrodą Nobla.
   *[other] { $seat } przykrywa kafel { $tile } na { $cell } Nagrodą Nobla.
}
event-Refilled = Lukę w strefie neutralnej wypełnia { $tile }.
event-Repeated = { $tile } na { $cell } działa jeszcze raz.
event-Destroyed = { $tile } na { $cell }: zniszczenie, kafel zostaje zakryty.
event-Discarded = { $tile } na { $cell }: odrzucenie, kafel schodzi z planszy.
event-Turned = { $tile } na { $cell } zmienia poparcie i popiera teraz { $supports_who ->
    [you] ciebie.
   *[other] gracza { $supports }.
}
event-Shifted = { $tile } przechodzi z { $cell } na { $to }.
event-Purged = { $who ->
    [you] Tracisz kafel { $tile } ze swojej strefy.
   *[other] { $seat } traci kafel { $tile } ze swojej strefy.
}
event-Salvaged = { $who ->
    [you] Bierzesz kafel { $tile } ze stosu kafli usuniętych.
   *[other] { $seat } bierze kafel { $tile } ze stosu kafli usuniętych.
}
event-Recalled = { $who ->
    [you] Zdejmujesz kafel { $tile } z { $cell } do swojej strefy.
   *[other] { $seat } zdejmuje kafel { $tile } z { $cell } do swojej strefy.
}
event-Enlisted = { $who ->
    [you] { $tile } trafia z pudełka do twojej strefy.
   *[other] { $tile } trafia z pudełka do strefy gracza { $seat }.
}
event-Removed = { $tile } znika z { $cell }.
event-Opened = { $who ->
    [you] Zostaje ci ukryty kafel { $tile }.
   *[other] { $seat } zostaje z ukrytym kaflem { $tile }.
}
event-Won = { $reason_is ->
    [full] Plansza jest pełna, { $south } do { $north }:
    [no_tile] Nie ma czego wyłożyć, { $south } do { $north }:
   *[kaboom] KABOOM!!! wybucha, { $south } do { $north }:
} { $who ->
    [you] wygrywasz partię.
   *[other] partię wygrywa { $seat }.
}
event-Drawn = Partia trwa zbyt długo, { $south } do { $north }: nikt jej nie wygrywa.
event-Scored = Stan meczu: { $south } do { $north }.

## Co można zrobić

move-Begin = Losem zaczyna { $first }.
move-Deal = Rozdaj kafel { $tile }.
move-Draw = Wylosuj kafel { $tile }.
move-Pick = Wybierz kafel { $tile }.
move-Keep = Zatrzymaj kafel { $place_is ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
} z czwórki.
    .known = Zatrzymaj kafel { $tile }.
move-Lay = { $tile } na { $cell }{ $against_is ->
    [yes] , przeciw sobie
   *[no] { "" }
}{ $use_is ->
    [none] { "" }
   *[other] : { $use }
}
move-Name = { $first_who ->
    [you] Zacznij.
   *[other] Niech zacznie { $first }.
}

## Dlaczego nie

refusal-not_your_turn = to nie twoja kolej.
refusal-out_of_place = tego teraz nie można; wyłóż kafel.
refusal-mustafa_first = gra zaczyna się od kafla Mustafa: wyłóż go na dowolne pole.
refusal-no_such_player = graczy jest dwoje; wskaż jedno z nich.
refusal-not_in_the_box = tego kafla nie ma w pudełku.
refusal-not_on_offer = tego kafla nie ma wśród tych do wyboru.
refusal-tile_out_of_reach = kafla { $tile } nie ma ani w twojej strefie, ani w strefie neutralnej.
refusal-face_yourself = kafel wykłada się podstawą do siebie.
refusal-cell_taken = pole { $cell } jest zajęte; wybierz wolne.
refusal-nothing_to_cover = nie ma tam kafla do przykrycia; Nagrodę Nobla kładzie się na kaflu, który cię popiera.
refusal-cover_a_supporter = ten kafel cię nie popiera; przykryj taki, który to robi.
refusal-no_effect_to_use = { $tile } nie ma efektu do użycia; po prostu wyłóż ten kafel.
refusal-blocked = na tym polu działa Blokada efektu: wyłóż tam kafel bez efektu albo wybierz inne pole.
refusal-ninth_tile = dziewiąty kafel niczego nie niszczy; wyłóż go bez efektu.
refusal-out_of_reach = efekt nie sięga tego pola.
refusal-secured = ten kafel ma Bezpieczeństwo; ruszyć go może tylko Atak rakietowy.
refusal-not_secured = Atak rakietowy trafia tylko kafle, które mają Bezpieczeństwo.
refusal-just_laid = nie można wskazać kafla, który właśnie został wyłożony.
refusal-no_tile_there = na tym polu nie ma kafla.
refusal-face_down = zakrytego kafla nie można ruszyć.
refusal-repeated_twice = żadnego kafla nie powtarza się dwa razy w jednym ruchu.
refusal-nothing_to_repeat = { $tile } nie ma efektu natychmiastowego do powtórzenia.
refusal-not_your_supporter = ten kafel cię nie popiera.
refusal-no_empty_cell = kafel można przemieścić tylko na wolne pole.
refusal-nothing_to_turn = w tę stronę nie ma czego odwrócić.
refusal-cross_only = w tej grze linia biegnie na północ, wschód, południe albo zachód.
refusal-empty_box = pudełko jest puste; wyłóż Wybory bez efektu.
refusal-box_refills = ostatni kafel z pudełka uzupełnia strefę neutralną, więc dla Wyborów nic nie zostaje.
refusal-drawn_at_random = kafel z pudełka jest losowany; każ go wylosować.
refusal-choose_a_tile = w tej grze wybierasz sam: wskaż kafel z pudełka.
refusal-not_in_their_zone = tego kafla nie ma w strefie przeciwnika.
refusal-not_removed = tego kafla nie ma na stosie kafli usuniętych.
refusal-another_effect = { $tile } działa inaczej.

## Koniec

reason-full = Plansza jest pełna.
reason-no_tile = Nie było już czego wyłożyć.
reason-kaboom = Zdecydował kafel KABOOM!!!
reason-cap = Partia trwała zbyt długo.
reason-two_wins = Padły dwie wygrane.
reason-points = Rozegrano wszystkie partie.
unit-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[other] { $count } kafli
}
unit-games = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[other] { $count } wygranych
}
unit-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

## Obraz w terminalu

picture-zone = { $who ->
    [you] { $name } (ty), poparcie { $count }:
   *[other] { $name }, poparcie { $count }:
}
picture-packet = Zatrzymaj jeden z tych kafli:
picture-neutral = Strefa neutralna:
picture-removed = Usunięte:
picture-box = W pudełku: { $count }
picture-hidden = ukryty kafel
picture-hidden-own = { $tile } (ukryty)
picture-face-down = zakryty
picture-secured = Bezpieczeństwo
picture-blocked = Blokada efektu
picture-match = Stan meczu: { $south } do { $north }.
picture-turn = { $who ->
    [you] Twoja kolej.
   *[other] Kolej gracza { $seat }.
}

replay-standing = Jak bot ocenia pozycję
