title = Clash
tagline = Odwracaj kafle rywala i miej ich najwięcej, gdy plansza się zapełni.

variant-standard = Podstawowy
    .about = Obok planszy leży pięć odkrytych kafli neutralnych, wspólnych dla obu graczy.
variant-beginner = Gra dla początkujących
    .about = Bez kafli neutralnych: po siedem własnych i Mustafa.
variant-random-support = Losowe poparcie
    .about = Każdy gracz dostaje dwa losowe kafle neutralne, odkryte. Strefy neutralnej nie ma.
variant-hidden-support = Ukryte poparcie
    .about = Każdy gracz dostaje dwa kafle neutralne i trzyma je w ukryciu, aż je wyłoży.
variant-draft = Dobieranie
    .about = Przed grą gracze na przemian wybierają z pięciu kafli neutralnych; drugi gracz dostaje trzy.
variant-secret-draft = Tajne dobieranie
    .about = Gracze podają sobie po cztery kafle neutralne; każdy w tajemnicy zatrzymuje dwa.
variant-long = Długa gra
    .about = Gdy ktoś weźmie kafel ze strefy neutralnej, od razu zastępuje go nowy.

option-neutrals = Kafle neutralne
    .about = Jak kafle neutralne wchodzą do gry. Decyduje o tym wariant.
option-facing = Zwrot kafla
    .about = Kafel popiera tego, kto go wykłada (own), albo dowolnego gracza, według wyboru (free).
option-directions = Kierunki linii
    .about = Fast-food i Imam odwracają linię w jednym z 8 kierunków albo w jednym z 4.
option-repeat_origin = Skąd działa powtórzony efekt
    .about = Powtórzony efekt liczy się od powtarzanego kafla (source) albo od tego, który go powtarza (repeater).
option-elections = Wybory
    .about = Kafel z pudełka jest losowy albo wybiera go gracz (choice).
option-placement_cap = Najdłuższa partia
    .about = Po wyłożeniu tylu kafli partia kończy się remisem.
option-match = Mecz
    .about = Jedna partia, do dwóch wygranych albo kilka partii na punkty.
option-games = Liczba partii na punkty
    .about = Z ilu partii składa się mecz na punkty.

## Słowa na wartości

neutrals-standard = pięć w strefie neutralnej
neutrals-beginner = żadnych
neutrals-random-support = po dwa dla każdego gracza
neutrals-hidden-support = po dwa dla każdego gracza, ukryte
neutrals-draft = wybierane na przemian
neutrals-secret-draft = wybierane w tajemnicy
neutrals-long = pięć w strefie neutralnej, zawsze uzupełniane
facing-own = zawsze popiera tego, kto wykłada
facing-free = wybiera gracz
directions-8 = 8
directions-4 = 4
repeat_origin-source = od powtarzanego kafla
repeat_origin-repeater = od kafla, który powtarza
elections-random = losowo
elections-choice = wybiera gracz
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
by-NOB = { tile-NOB }

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
against-yes = przeciwnika
against-no = ciebie

use-none = bez efektu
use-At = kafel na { $cell }
use-Line = linię na { $direction }
use-Dots = { $colour_is ->
    [white] wszystkie sąsiednie kafle prosto
   *[black] wszystkie sąsiednie kafle na ukos
}
use-All = wszystkie kafle w zasięgu
use-Shift = kafel z { $cell } na { $to }
use-Take = kafel { $tile }
use-TakeHidden = ukryty kafel { $place_is ->
    [0] 1
    [1] 2
   *[other] { $place }
}
use-Drawn = losowy kafel
use-Repeat = efekt kafla na { $source }{ $use_is ->
    [All] { "" }
    [Drawn] { "" }
    [Repeat] , który powtarza { $use }
   *[other] : { $use }
}
do-destroy = zniszcz { $use }
do-discard = odrzuć { $use }
do-turn = obróć { $use }
do-turn-front = obróć trzy kafle przed szpicem
do-turn-around = obróć wszystkie sąsiednie kafle
do-repeat = powtórz { $use }
do-purge = usuń { $use } ze strefy przeciwnika
do-salvage = weź { $use } ze stosu usuniętych
do-recall = zdejmij z planszy { $use }
do-move = przemieść { $use }
do-enlist = weź { $use } z pudełka
did-destroy = { $who ->
    [you] { " " }i niszczysz
   *[other] { " " }i niszczy
} { $use }
did-discard = { $who ->
    [you] { " " }i odrzucasz
   *[other] { " " }i odrzuca
} { $use }
did-turn = { $who ->
    [you] { " " }i obracasz
   *[other] { " " }i obraca
} { $use }
did-turn-front = { $who ->
    [you] { " " }i obracasz
   *[other] { " " }i obraca
} trzy kafle przed szpicem
did-turn-around = { $who ->
    [you] { " " }i obracasz
   *[other] { " " }i obraca
} wszystkie sąsiednie kafle
do = { $tile_is ->
    [PRE] { do-destroy }
    [LEA] { do-destroy }
    [SOL] { do-destroy }
    [TAL] { do-destroy }
    [PRD] { do-destroy }
    [BOM] { do-destroy }
    [ROC] { do-destroy }
    [MER] { do-discard }
    [MUJ] { do-discard }
    [FAS] { do-turn }
    [IMA] { do-turn }
    [BAN] { do-turn }
    [SHE] { do-turn }
    [POP] { do-turn }
    [TRA] { do-turn }
    [SOC] { do-turn-front }
    [COU] { do-turn-around }
    [TVS] { do-repeat }
    [PRS] { do-repeat }
    [AGE] { do-purge }
    [HAC] { do-salvage }
    [CRI] { do-recall }
    [BRI] { do-move }
   *[ELE] { do-enlist }
}
did = { $tile_is ->
    [PRE] { did-destroy }
    [LEA] { did-destroy }
    [SOL] { did-destroy }
    [TAL] { did-destroy }
    [PRD] { did-destroy }
    [BOM] { did-destroy }
    [ROC] { did-destroy }
    [MER] { did-discard }
    [MUJ] { did-discard }
    [FAS] { did-turn }
    [IMA] { did-turn }
    [BAN] { did-turn }
    [SHE] { did-turn }
    [POP] { did-turn }
    [TRA] { did-turn }
    [SOC] { did-turn-front }
    [COU] { did-turn-around }
   *[other] { "" }
}

## Co się stało

event-Began = { $game_is ->
    [0] { "" }
   *[other] Partia { $game }:{ " " }
}{ $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
event-DealtToZone = Do strefy neutralnej trafia { $tile }.
event-Dealt = { $who ->
    [you] Dostajesz kafel { $tile }.
   *[other] { $seat } dostaje kafel { $tile }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $packet ->
        [0] { $seat } dostaje ukryty kafel.
        [1] { $seat } dostaje cztery kafle do wyboru.
       *[other] { "" }
    }
}
event-Picked = { $who ->
    [you] Wybierasz kafel { $tile }.
   *[other] { $seat } wybiera kafel { $tile }.
}
event-Kept = Zatrzymujesz kafel { $tile }.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } zatrzymuje jeden z kafli.
}
event-Passed = Dostajesz dalej kafle: { $tiles }.
event-Shown = { $who ->
    [you] Odkrywasz ukryty kafel.
   *[other] { $seat } odkrywa ukryty kafel.
}
event-Laid = { $who ->
    [you] Wykładasz kafel { $tile } na { $cell }
   *[other] { $seat } wykłada kafel { $tile } na { $cell }
}{ $use_is ->
    [none] .
   *[other] { did }.
}
event-Covered = { $who ->
    [you] Przykrywasz kafel { $tile } na { $cell } Nagrodą Nobla.
   *[other] { $seat } przykrywa kafel { $tile } na { $cell } Nagrodą Nobla.
}
event-Refilled = { $tile } uzupełnia strefę neutralną.
event-Repeated = Efekt kafla { $tile } na { $cell } działa jeszcze raz.
event-Destroyed = { $tile } na { $cell }: kafel leży zakryty i zniknie po następnym ruchu.
event-Discarded = { $tile } z { $cell }: kafel trafia na stos usuniętych.
event-Turned = { $supports_who ->
    [you] { $tile } na { $cell } popiera teraz ciebie.
   *[other] { $tile } na { $cell } popiera teraz gracza { $supports }.
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
    [you] Dostajesz kafel { $tile } z pudełka.
   *[other] { $seat } dostaje kafel { $tile } z pudełka.
}
event-Removed = { $tile } schodzi z planszy, z { $cell }.
event-Opened = { $who ->
    [you] Zostaje ci ukryty kafel { $tile }.
   *[other] { $seat } zostaje z ukrytym kaflem { $tile }.
}
event-Won = { $reason_is ->
    [full] Plansza jest pełna.
    [no_tile] Nie ma już czego wyłożyć.
   *[kaboom] KABOOM!!! wybucha.
} { $who ->
    [you] Wygrywasz partię
   *[other] Partię wygrywa { $seat }
}: { $name_0 } { $south }, { $name_1 } { $north }.
event-Drawn = Partia trwa zbyt długo i kończy się remisem: { $name_0 } { $south }, { $name_1 } { $north }.
event-Scored = Wynik meczu: { $name_0 } { $south }, { $name_1 } { $north }.

## Co można zrobić

move-Begin = Zaczyna { $first }.
move-Deal = Rozdaj kafel { $tile }.
move-Draw = Wylosuj kafel { $tile }.
move-Pick = Wybierz kafel { $tile }.
move-Keep = Zatrzymaj kafel { $place_is ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}.
    .known = Zatrzymaj kafel { $tile }.
move-Lay = { $tile } na { $cell }{ $against_is ->
    [yes] , z poparciem dla przeciwnika
   *[no] { "" }
}{ $use_is ->
    [none] { "" }
   *[other] : { do }
}
move-Name = { $first_who ->
    [you] Zacznij.
   *[other] Niech zacznie { $first }.
}

## Dlaczego nie

refusal-not_your_turn = to nie twoja kolej.
refusal-out_of_place = tego teraz nie można; wyłóż kafel.
refusal-mustafa_first = gra zaczyna się od kafla Mustafa: wyłóż go na dowolne pole.
refusal-no_such_player = graczy jest dwoje; wskaż jedną z tych osób.
refusal-not_in_the_box = tego kafla nie ma w pudełku.
refusal-not_on_offer = tego kafla nie można wybrać; wybierz jeden z proponowanych.
refusal-tile_out_of_reach = kafla { $tile } nie ma ani w twojej strefie, ani w strefie neutralnej.
refusal-face_yourself = w tej grze kafel zawsze popiera tego, kto go wykłada.
refusal-cell_taken = pole { $cell } jest zajęte; wybierz wolne.
refusal-nothing_to_cover = nie ma tam kafla do przykrycia; Nagrodę Nobla kładzie się na kaflu, który cię popiera.
refusal-cover_a_supporter = ten kafel cię nie popiera; przykryj taki, który to robi.
refusal-no_effect_to_use = { $tile } nie ma efektu do użycia; po prostu wyłóż ten kafel.
refusal-blocked = na tym polu działa Blokada efektu: wyłóż tam kafel bez efektu albo wybierz inne pole.
refusal-ninth_tile = dziewiąty kafel niczego nie niszczy; wyłóż go bez efektu.
refusal-out_of_reach = efekt nie sięga tego pola.
refusal-secured = ten kafel ma Bezpieczeństwo; ruszyć go może tylko Atak rakietowy.
refusal-not_secured = Atak rakietowy trafia tylko kafle, które mają Bezpieczeństwo.
refusal-just_laid = nie można wskazać kafla, który właśnie wykładasz.
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
refusal-drawn_at_random = w tej grze kafel z pudełka jest losowy; nie można go wybrać.
refusal-choose_a_tile = w tej grze to ty wybierasz: wskaż kafel z pudełka.
refusal-not_in_their_zone = tego kafla nie ma w strefie przeciwnika.
refusal-not_removed = tego kafla nie ma na stosie kafli usuniętych.
refusal-another_effect = { $tile } działa inaczej.

## Koniec

reason-full = Plansza jest pełna.
reason-no_tile = Nie było już czego wyłożyć.
reason-kaboom = O wyniku zdecydował kafel KABOOM!!!
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
    [you] { $name } (ty), popierających kafli: { $count }; w strefie:
   *[other] { $name }, popierających kafli: { $count }; w strefie:
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
picture-match = Partia { $game } meczu. Wynik: { $name_0 } { $south }, { $name_1 } { $north }.
picture-turn = { $who ->
    [you] Twoja kolej.
   *[other] Kolej gracza { $seat }.
}

replay-standing = Jak bot ocenia pozycję

## Board

clash-cell = { $cell }: { $tile ->
    [none] puste
   *[other] { $up ->
        [no] zniszczony kafel, zakryty
       *[yes] { $tile }, popiera: { $name }
    }
}
clash-hidden = Ukryty kafel
clash-box = w pudełku
clash-removed = usunięte
clash-support = kafle popierające tego gracza
clash-won = wynik meczu: { $games }
clash-keep = Zatrzymaj jeden z tych kafli
clash-pick = Wybierz jeden z tych kafli
tile-about-PRE = Niszczy jednego z 8 sąsiadów.
tile-about-LEA = Niszczy jednego z 8 sąsiadów.
tile-about-FAS = Obraca całą linię w jednym z 8 kierunków.
tile-about-IMA = Obraca całą linię w jednym z 8 kierunków.
tile-about-BAN = Obraca wszystkich sąsiadów prosto (białe kropki) albo wszystkich na ukos (czarne kropki).
tile-about-SHE = Obraca wszystkich sąsiadów prosto (białe kropki) albo wszystkich na ukos (czarne kropki).
tile-about-POP = Obraca jednego z 8 sąsiadów.
tile-about-TRA = Obraca jednego z 8 sąsiadów.
tile-about-SOL = Niszczy jednego sąsiada prosto.
tile-about-TAL = Niszczy jednego sąsiada prosto.
tile-about-PRD = Niszczy jednego sąsiada na ukos.
tile-about-BOM = Niszczy jednego sąsiada na ukos.
tile-about-TOU = Ma Bezpieczeństwo: działa na nią tylko Atak rakietowy.
tile-about-MOS = Ma Bezpieczeństwo: działa na niego tylko Atak rakietowy.
tile-about-MUS = Nie ma efektu.
tile-about-ROC = Niszczy jednego z 8 sąsiadów, jeśli ma Bezpieczeństwo.
tile-about-MER = Odrzuca jednego sąsiada prosto.
tile-about-MUJ = Odrzuca jednego sąsiada na ukos.
tile-about-TVS = Powtarza efekt sąsiada prosto.
tile-about-PRS = Powtarza efekt sąsiada na ukos.
tile-about-AGE = Usuwa kafel ze strefy przeciwnika.
tile-about-HAC = Bierze kafel ze stosu kafli usuniętych do twojej strefy.
tile-about-CRI = Zdejmuje z planszy popierający cię kafel do twojej strefy.
tile-about-SOC = Obraca trzy kafle przed swoim szpicem.
tile-about-COU = Obraca wszystkich sąsiadów.
tile-about-BRI = Przemieszcza kafel z planszy na wolne pole.
tile-about-UNO = Kafle po lewej i prawej stronie mają Bezpieczeństwo.
tile-about-NOB = Kładzie się ją na kaflu, który cię popiera; razem są jednym kaflem, który ma Bezpieczeństwo i żadnego innego efektu.
tile-about-PIC = Kafle wyłożone obok niej prosto nie mogą użyć efektu natychmiastowego.
tile-about-RIO = Kafle wyłożone obok nich na ukos nie mogą użyć efektu natychmiastowego.
tile-about-ELE = Dostajesz do swojej strefy losowy kafel z pudełka.
tile-about-KAB = Kogo popiera na końcu, ten przegrywa.
clash-choose-cell = Wybierz podświetlone pole.
clash-choose-tile = Weź kafel, potem wybierz podświetlone pole.
clash-look = Dotknij kafla, aby zobaczyć, co robi.
clash-choose-target = Wybierz cel efektu.
clash-no-effect-here = Efekt nic tu nie znajduje.
clash-use = Użyj efektu
clash-unused = Bez efektu
clash-against = Popiera przeciwnika
clash-back = Wstecz
clash-card = O kaflu
clash-secret = ukryty przed innymi
clash-unseen = W pudełku lub ukryte
hint-clash-Opening = Wyłóż kafel Mustafa na dowolne pole; wokół niego rozegra się gra. Kafel popiera gracza od strony swojej podstawy, a szpic wskazuje przeciwnika.
hint-clash-Turn = Weź kafel ze swojej strefy albo ze strefy neutralnej, wyłóż go na podświetlone pole i wybierz cel efektu: kropki na kaflu pokazują zasięg. Gdy plansza się zapełni, wygrywa ten, kogo popiera więcej kafli.
hint-clash-Drafting = Wybierz do swojej strefy jeden z odkrytych kafli.
hint-clash-Keeping = Zatrzymaj jeden z tych kafli. Z czterech reszta przechodzi do drugiego gracza, z trzech trafia do pudełka.

## Putting a move together

act-Lay = Wyłóż kafel
act-Name = Wybierz, kto zaczyna
act-Pick = Wybierz
act-Keep = Zatrzymaj
part-tile = Kafel
part-cell = Pole
part-use = Efekt
part-against = Popiera
part-place = Miejsce

## Before the first game

aim = Miej po swojej stronie więcej kafli, gdy wszystkie dziewięć pól jest zajętych.
first-1 = W każdej turze wyłóż jeden kafel: popiera ciebie.
first-2 = Użyj jego efektu, żeby odwrócić lub zniszczyć kafle rywala.
first-3 = Pilnuj swoich: każdy kafel na planszy można znów odwrócić.

## Guided games

lesson-first = Twoja pierwsza gra
lesson-first-aim = Dziewięć pól i dwoje graczy. Każdy kafel popiera gracza, który siedzi od strony jego podstawy, a szpic wskazuje drugiego. Gdy wszystkie pola są zajęte, wygrywa ten, kogo popiera więcej kafli.
lesson-first-mustafa = Zaczynasz ty, a każda gra zaczyna się od kafla „{ tile-MUS }”. Wyłóż go na środek.
lesson-first-turn = { $name_1 } wykłada kafel „{ tile-TRA }”, który odwraca sąsiada: „{ tile-MUS }” popiera teraz ją. Odwróć go z powrotem: wyłóż obok niego, na a2, kafel „{ tile-POP }”.
lesson-first-destroy = „{ tile-MUS }” znów jest twój, ale „{ tile-LEA }” zniszczył twój kafel „{ tile-POP }”. Leży zakryty i zniknie po twoim ruchu. Odpłać jej: wyłóż kafel „{ tile-SOL }” na c3 i zniszcz kafel „{ tile-TRA }”, który styka się z nim bokiem.
lesson-first-dots = „{ tile-SHE }” znów odwrócił kafel „{ tile-MUS }”. „{ tile-BAN }” zrobi to samo dla ciebie: wyłóż go na a2 i odwróć wszystkich sąsiadów z białymi kropkami, czyli tych, którzy stykają się z nim bokiem.
lesson-first-line = Dwa naraz! Ale „{ tile-IMA }” odwrócił cały rząd. „{ tile-FAS }” też odwraca całą linię: wyłóż go na b3 i odwróć wszystko, co leży pod nim.
lesson-first-neutral = Prowadzisz, chociaż „{ tile-BOM }” zniszczył z rogu kafel „{ tile-MUS }”. Możesz też używać kafli neutralnych, tak jak { $name_1 }. Każdy ma własny efekt.
lesson-first-discard = Weź spośród neutralnych kafel „{ tile-MER }” i wyłóż go na c1: od razu usuwa sąsiada. Wyrzuć z planszy kafel „{ tile-IMA }”.
lesson-first-secured = „{ tile-MOS }” jest zabezpieczony: działa na niego tylko „{ tile-ROC }”. Twoja „{ tile-TOU }” jest tak samo bezpieczna.
lesson-first-win = Zostało jedno wolne pole, a ty masz więcej kafli. Zapełnij je kaflem „{ tile-TOU }” i gra się skończy.
lesson-first-learned-1 = Kafel popiera gracza od strony swojej podstawy; na dziewięciu zajętych polach wygrywa większość.
lesson-first-learned-2 = Efekty odwracają, niszczą lub usuwają kafle, a kropki na kaflu pokazują zasięg.
lesson-first-learned-3 = Zniszczony kafel zajmuje swoje pole jeszcze przez jedną turę, a kafle neutralne są dla obojga graczy.
lesson-match = Mecz z wybieraniem kafli
lesson-match-lost = Mecz wygrywa się dwiema partiami, a ty właśnie przegrywasz pierwszą. Przed każdą partią tego meczu oboje wybieracie kafle neutralne.
lesson-match-name = Kto przegrał, mówi, kto zaczyna. Kto gra drugi, dostaje o jeden kafel więcej. Niech zacznie { $name_1 }.
lesson-match-pick = Pięć kafli neutralnych leży odkrytych, a { $name_1 } bierze kafel „{ tile-NOB }”. Teraz wybierasz ty: weź kafel „{ tile-COU }”.
lesson-match-rest = { $name_1 } bierze kafel „{ tile-BRI }”. Dwa ostatnie kafle też są twoje. Leżą w twojej strefie, odkryte dla obojga.
lesson-match-use = { $name_1 } wykłada kafel „{ tile-MUS }”. Odpowiedz kaflem „{ tile-COU }”: wyłóż go na a2 i odwróć wszystkich jego sąsiadów.
lesson-match-learned-1 = Mecz wygrywa się dwiema partiami; kto przegrał partię, mówi, kto zaczyna następną.
lesson-match-learned-2 = Gracze na zmianę wybierają spośród pięciu odkrytych kafli.
lesson-match-learned-3 = Drugi gracz dostaje trzy z nich, pierwszy dwa.
lesson-secret = Tajne wybieranie
lesson-secret-packet = W tym wariancie nikt nie widzi, jakie kafle neutralne ma druga osoba. Masz cztery; zatrzymaj jeden, a resztę dostanie { $name_1 }.
lesson-secret-keep = Zatrzymaj kafel „{ tile-COU }”. { $name_1 } zobaczy trzy przekazane kafle, ale nie ten, który zostaje u ciebie.
lesson-secret-keep-2 = { $name_1 } ma już jeden z twoich kafli i jeden ze swoich czterech. Te trzy zostały: zatrzymaj ten, który ci się najbardziej podoba.
lesson-secret-mustafa = Twoje dwa kafle leżą zakryte w twojej strefie, a jej dwa w jej strefie. Zacznij jak zawsze: wyłóż kafel „{ tile-MUS }” na środek.
lesson-secret-surprise = Kafel „{ tile-MUS }” popiera teraz ją. Pokaż, co masz: wyłóż kafel „{ tile-COU }” na a2 i odwróć wszystkich jego sąsiadów.
lesson-secret-learned-1 = W tajnym wybieraniu każdy gracz zatrzymuje dwa zakryte kafle, po jednym z każdej czwórki.
lesson-secret-learned-2 = Kafle przekazane widzi druga osoba; zatrzymany pozostaje tajny.
lesson-secret-learned-3 = Zakryty kafel odkrywa się, gdy się go wykłada.
