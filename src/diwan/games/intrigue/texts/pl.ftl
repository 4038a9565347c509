title = Intryga
tagline = Sekrety, plotki i sojusze w Partii, rok 1980: kto pierwszy zdobędzie dość punktów, zostaje Prezydentem.

variant-mixed = Mieszany
    .about = Wszyscy mają karty w teczkach; ludzie mogą też pisać własne sekrety i plotki.
variant-dossier_only = Same teczki
    .about = Tylko karty, bez własnych tekstów. Polecany do gry z nieznajomymi i z botami.
variant-free_only = Same teksty
    .about = Bez kart: wszystko piszą ludzie, jak na papierze.

option-mode = Tryb
    .about = Karty i teksty (mixed), same karty (dossier_only) albo same teksty (free_only).
option-whispers_per_recess = Szepty
    .about = Ile podpowiedzi daje archiwum każdemu w przerwie, od rundy 2; połowa z nich jest fałszywa.
option-length = Długość
    .about = Ile punktów daje urząd Prezydenta. Krótka: 10 punktów, około 20 minut. Zwykła: 15 punktów, około 45 minut. Długa: 25 punktów jak w instrukcji, do 2 godzin.
option-max_rounds = Rundy
    .about = Po tylu rundach wygrywa najwyższa suma. Puste: decyduje długość; 0 oznacza grę do wyboru Prezydenta.
option-max_motions_per_seat = Wnioski na gracza
    .about = Ile plotek każdy gracz może poddać pod głosowanie na jednym posiedzeniu; 0 oznacza brak limitu.
option-max_new_items_per_recess = Nowe plotki na gracza
    .about = Ile nowych rzeczy o innych każdy gracz może wymyślić w jednej przerwie.
option-majority_base = Większość czego
    .about = Oddanych głosów (cast) albo wszystkich uprawnionych (eligible).
option-seen_together = Widziani razem
    .about = Czy wszyscy widzą, kto z kim rozmawia w przerwie.
option-target_hp = Półpunkty do wygranej
    .about = Wynik, który daje zwycięstwo, w półpunktach. Puste: decyduje długość; 25 punktów z instrukcji to 50.
option-recess = Przerwa
    .about = Otwarta: wszyscy rozmawiają w dowolnej chwili. W kolejkach: każdy w tajemnicy wybiera po jednym działaniu. Otwarta, jeśli grają ludzie: gdy grają same boty, przerwa jest w kolejkach.
option-rotations = Kolejki
    .about = Ile razy każdy działa w przerwie z kolejkami. W otwartej przerwie boty działają mniej więcej tyle samo razy.
option-people = Ludzie
    .about = Miejsca zajęte przez ludzi: wszystkie (all), żadne (none) albo wymienione, np. 0,3. Tylko ludzie piszą teksty i tylko o ludziach można je pisać.
option-host = Gospodarz
    .about = Miejsce, które może usunąć tekst.
option-chart = Tabela punktów
    .about = Ile dostają siewca i bohater plotki: plik z tabelami spreader, subject_negative i subject_positive.

## Słowa na wartości

recess-auto = otwarta, jeśli grają ludzie
recess-open = otwarta
recess-rotations = w kolejkach
length-short = krótka: 10 punktów, około 20 minut
length-usual = zwykła: 15 punktów, około 45 minut
length-long = długa: 25 punktów, do 2 godzin
during-recess = przerwa
during-session = posiedzenie
majority_base-cast = oddanych głosów
majority_base-eligible = wszystkich uprawnionych
item-Item = { $subject_who ->
    [you] o tobie
   *[other] o graczu { $subject }
}: { $sign_is ->
    [0] „{ $card }”
   *[other] „{ $text }” ({ $sign })
}
given-Item = { $subject_who ->
    [you] o sobie
   *[other] o graczu { $subject }
}: { $sign_is ->
    [0] „{ $card }”
   *[other] „{ $text }” ({ $sign })
}
taken-Item = { $subject_who ->
    [you] o sobie
   *[other] o graczu { $subject }
}: { $sign_is ->
    [0] „{ $card }”
   *[other] „{ $text }” ({ $sign })
}
sign--1 = oszczerstwo
sign-1 = pochwała
ballot-believe = wierzy
ballot-disbelieve = nie wierzy
ballot-abstain = wstrzymuje się
ballot-none = –
verdict-believed = uznana za prawdę
verdict-disbelieved = uznana za nieprawdę
verdict-tabled = odłożona
verdict-struck = usunięta przez gospodarza
plea-admit = przyznać się
plea-deny = zaprzeczyć
plea-silent = milczeć
about-self = sobie
about-other = kimś trzecim
want-any = dowolny sekret
want-self = sekret o adresacie oferty
want-other = sekret o kimś trzecim
perk-senior = jeden wniosek bez kary
perk-cabinet = ochrona Gabinetu przed jednym oszczerstwem
reason-president = Partia ma nowego Prezydenta.
reason-last_session = Ostatnie posiedzenie dobiegło końca.
unit-points = Razem punktów: { $count }
choice-Tell = mówisz graczowi { $to } { $item }
choice-Offer = proponujesz graczowi { $to } sekret { $item }
choice-Withdraw = wycofujesz ofertę dla gracza { $to }
choice-Ask = pytasz gracza { $to }, co słychać o graczu { $subject }
choice-Vouch = ręczysz przed graczem { $to } za plotkę { $item }
choice-Doubt = mówisz graczowi { $to }, żeby nie wierzyć w plotkę { $item }
choice-Accept = przyjmujesz ofertę gracza { $giver } i dajesz sekret { $item }
choice-Decline = odrzucasz ofertę gracza { $giver }
choice-More = { $wanted_is ->
    [yes] dłuższa przerwa
   *[no] koniec przerwy
}
choice-Pass = nie robisz nic
choice-Ready = koniec na tę przerwę
choice-Vote = { $ballot_is ->
    [believe] wierzysz
    [disbelieve] nie wierzysz
   *[abstain] wstrzymujesz się
}

## Karty

card-n01 = staje dwa razy w tej samej kolejce po kiełbasę, za każdym razem w innej czapce.
card-n02 = chowa amerykańskie dżinsy za dziełami zebranymi na półce.
card-n03 = melduje o rekordowych zbiorach buraków, wliczając buraki sąsiedniego kołchozu.
card-n04 = przesypia pięciogodzinne plenum i klaszcze dopiero po przebudzeniu.
card-n05 = słucha zagranicznego jazzu na falach krótkich, z poduszką na odbiorniku.
card-n06 = oddaje miejsce na liście po mieszkanie za trzy puszki kawioru.
card-n07 = jeździ czarną wołgą ministerstwa na grzyby.
card-n08 = przepisuje poprzedni plan pięcioletni i zmienia tylko okładkę.
card-n09 = z klasyków Partii zna wyłącznie przedmowy.
card-n10 = opowiada dowcip o papudze i inspektorze w obecności inspektora.
card-n11 = rozcieńcza wódkę w bufecie Komitetu.
card-n12 = trzyma na czarną godzinę czterdzieści rolek papieru toaletowego.
card-n13 = przegrywa w karty jedyny suwak logarytmiczny fabryki.
card-n14 = wygrywa wieczór szachowy, przekupując rywala pomarańczami.
card-n15 = głuchnie na jedno ucho, ilekroć szuka się ochotników.
card-n16 = ma kuzynkę w Paryżu i trzy pocztówki na dowód.
card-n17 = każe przed delegacją pomalować trawę na zielono i księguje to jako nawadnianie.
card-n18 = pisze i skargę, i urzędową odpowiedź na nią.
card-n19 = przemyca gumę do żucia w wydrążonej instrukcji obsługi traktora.
card-n20 = przy drugiej zwrotce hymnu tylko rusza ustami.
card-n21 = wiesza w gabinecie lustro w miejsce portretu.
card-n22 = zgłasza daczę jako szopę na narzędzia; w szopie stoi pianino.
card-n23 = wymyśla babcię w Mińsku, żeby dostawać przepustki na podróż.
card-n24 = od czterech lat wygłasza to samo przemówienie, razem z kaszlem.
card-n25 = sprzedaje tubę orkiestry pionierów i nazywa to długoterminową pożyczką.
card-n26 = spotyka się w parku z zagranicznym korespondentem, rzekomo w sprawie znaczków.
card-n27 = wyrabia normę obuwia samymi lewymi butami.
card-n28 = każdą awarię tłumaczy pogodą na Syberii, nawet w sierpniu.
card-n29 = zajmuje ostatnią czynną windę, a delegacja wchodzi pieszo na dziewiąte piętro.
card-n30 = prowadzi szyfrowany dziennik; szyfrem jest tabela ligi piłkarskiej.
card-n31 = zapisuje kota do komitetu mieszkaniowego i głosuje w jego imieniu.
card-n32 = kupuje medal na pchlim targu i nosi go w dni powszednie.
card-n33 = omija każdą kolejkę, krzycząc jedno słowo: kontrola.
card-n34 = hoduje banany w kotłowni ministerstwa i z nikim się nie dzieli.
card-n35 = rozwiązuje krzyżówki na tajnych materiałach, i to piórem.
card-n36 = stawia na spartakiadzie przeciw swoim i wygrywa samowar.
card-n37 = zamawia taksówkę przez telefon alarmowy.
card-n38 = wysyła na zebrania sam płaszcz; ten wisi na krześle, dopóki trwa sauna.
card-n39 = nagrywa muzykę taneczną na protokół ostatniego zjazdu.
card-n40 = wlicza biurową paprotkę do kworum.
card-p01 = uruchamia zepsuty traktor szpilką do włosów i krótką przemową.
card-p02 = oddaje znaleziony portfel z miesięczną pensją i dokłada dwa bilety do kina.
card-p03 = przekracza plan o czterdzieści procent i oddaje premię nocnej zmianie.
card-p04 = co wieczór uczy szachów dzieci z bloku siedemnastego.
card-p05 = odwodzi inspektora od zamknięcia wiejskiej piekarni.
card-p06 = ustępuje miejsca w kolejce po mieszkanie rodzinie z trojaczkami.
card-p07 = zna wszystkie zwrotki hymnu, i to na głosy.
card-p08 = wnosi wdowie pianino na szóste piętro.
card-p09 = stoi dziewięć godzin w kolejce, żeby całe biuro miało pomarańcze na Nowy Rok.
card-p10 = projektuje jedyną wiatę przystankową, która naprawdę chroni przed wiatrem.
card-p11 = przez rok odpisuje ręcznie na każdą skargę.
card-p12 = oddaje tyle krwi, że w przychodni stoi krzesło z imienną tabliczką.
card-p13 = uczy papugę ministerstwa witać gości w jedenastu językach Związku.
card-p14 = wygrywa regionalny bieg narciarski na pękniętym wiązaniu i przeprasza za to na podium.
card-p15 = ratuje żniwa, grając na akordeonie, aż załoga kombajnu się obudzi.
card-p16 = odsyła prezent z zagranicznych kryształów, za pokwitowaniem.
card-p17 = pisze jedyne sprawozdanie z 1979 roku, które ktoś przeczytał do końca.
card-p18 = załatwia całej ulicy ciepłą wodę, grzecznie prosząc sto dwanaście razy.
card-p19 = odnajduje zaginiony wagon, a w nim wszystkie buty.
card-p20 = dzieli się jabłkami z daczy z każdym sąsiadem, nawet z tym nieuprzejmym.
card-p21 = uczy się języka migowego, żeby poprowadzić zebranie głuchych robotników.
card-p22 = przyznaje się do błędu, zanim ktokolwiek go zauważy.
card-p23 = w styczniu nosi herbatę nocnym stróżom.
card-p24 = hoduje pomidory za kołem podbiegunowym, całe trzy.
card-p25 = zgłasza się do brygady na wykopki i zostaje tydzień dłużej.
card-p26 = remisuje z przyjezdnym arcymistrzem i nigdy o tym nie wspomina.
card-p27 = nocami tłumaczy poezję i podpisuje ją nazwiskiem maszynistki.
card-p28 = ratuje bociana z komina elektrowni.
card-p29 = godzi dwa kołchozy skłócone o gęś.
card-p30 = na powszechną prośbę skraca dwugodzinne przemówienie do ośmiu minut.
card-p31 = wynajduje zawór używany w sześciu republikach i prosi tylko o rower.
card-p32 = prowadzi sztafetę ze zniczem przez mgłę, z parasolem w ręku.
card-p33 = pożycza stażyście swój dobry płaszcz na rozmowę o pracę.
card-p34 = w niedziele czyta na głos w szpitalu, z podziałem na role.
card-p35 = płaci za szybę w stołówce, wybitą cudzą piłką.
card-p36 = nie przyjmuje czarnej wołgi i jeździ tramwajem.
card-p37 = po powodzi odtwarza z pamięci katalog biblioteki.
card-p38 = sprawia, że chór ministerstwa śpiewa czysto pierwszy raz od 1961 roku.
card-p39 = łapie mysz z archiwum i wypuszcza ją na skraju lasu.
card-p40 = sadzi lipę za każdą osobę, która odchodzi z biura na emeryturę.

## Co się stało

event-Activated = Na jawnej liście kart: „{ $card }”
event-Dealt = { $count ->
    [4] { $who ->
        [you] { "" }
       *[other] Do teczki gracza { $seat } trafiają cztery karty.
    }
   *[other] { "" }
}
event-Filed = W twojej teczce: „{ $card }” Nikt inny o tym nie wie.
event-RecessOpened = Runda { $round }: zaczyna się przerwa. { $chair_who ->
    [you] Na następnym posiedzeniu przewodniczysz ty.
   *[other] Na następnym posiedzeniu przewodniczy { $chair }.
}
event-Whispered = { $item_is ->
    [none] Archiwum nie ma nic dla ciebie.
   *[other] Archiwum szepcze ci, prawdę albo nie, { $item }
}
event-Sealed = { $who ->
    [you] { "" }
   *[other] { $seat } podejmuje decyzję.
}
event-Noted = Twój tajny wybór: { $choice }
event-Retired = { $during_is ->
    [session] { $who ->
        [you] Na tym posiedzeniu nie poddasz już nic pod głosowanie.
       *[other] { $seat } nie podda już nic pod głosowanie na tym posiedzeniu.
    }
   *[other] { $who ->
        [you] Zgłaszasz gotowość do posiedzenia.
       *[other] { $seat } zgłasza gotowość do posiedzenia.
    }
}
event-Returned = { $who ->
    [you] Cofasz gotowość i wracasz do przerwy.
   *[other] { $seat } cofa gotowość i wraca do przerwy.
}
event-WantsMore = { $who ->
    [you] Chcesz dłuższej przerwy.
   *[other] { $seat } chce dłuższej przerwy.
}
event-Mingled = Kolejka { $rotation }: { $actors_count ->
    [0] nikt nic nie robi.
    [one] { $actors_who ->
        [you] działasz ty.
       *[other] działa { $actors }.
    }
   *[other] działają { $actors }.
}
event-Approached = { $who ->
    [you] { "" }
   *[other] { $partner_who ->
        [you] { "" }
       *[other] Widziani razem: { $seat } i { $partner }.
    }
}
event-Called = { $who ->
    [you] Twoja kolej minęła.
   *[other] Minęła kolej gracza { $seat }.
}
event-Heard = { $giver_who ->
    [you] Mówisz graczowi { $hearer }
   *[other] { $giver } mówi { $hearer_who ->
        [you] ci
       *[other] graczowi { $hearer }
    }
}{ $source_is ->
    [none] { "" }
   *[other] , podając jako źródło gracza { $source },
} { $item } { $words_is ->
    [none] { "" }
   *[other] { $giver_who ->
        [you] Dodajesz
       *[other] { $giver } dodaje
    }: „{ $words }”
}
event-Offered = { $giver_who ->
    [you] Proponujesz
   *[other] { $giver } proponuje ci
} sojusz: sekret o { $about }, a w zamian { $want_is ->
    [self] sekret o tobie.
   *[other] { $want }.
} { $words_is ->
    [none] { "" }
   *[other] { $giver_who ->
        [you] Dodajesz
       *[other] { $giver } dodaje
    }: „{ $words }”
}
event-Proposed = Proponujesz graczowi { $to } sekret { $item } W zamian chcesz: { $want }. { $words_is ->
    [none] { "" }
   *[other] Dodajesz: „{ $words }”
}
event-Withdrawn = { $giver_who ->
    [you] Wycofujesz
   *[other] { $giver } wycofuje
} ofertę dla { $to_who ->
    [you] ciebie.
   *[other] gracza { $to }.
}
event-Asked = { $who ->
    [you] Pytasz
   *[other] { $seat } pyta
} { $to_who ->
    [you] cię
   *[other] gracza { $to }
}, co słychać o { $subject_who ->
    [you] tobie.
   *[other] graczu { $subject }.
}
event-Vouched = { $who ->
    [you] Ręczysz
   *[other] { $seat } ręczy
} przed { $to_who ->
    [you] tobą
   *[other] graczem { $to }
} za plotkę { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-Doubted = { $who ->
    [you] Mówisz
   *[other] { $seat } mówi
} { $to_who ->
    [you] ci
   *[other] graczowi { $to }
}, żeby nie wierzyć w plotkę { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-Exchanged = { $giver_who ->
    [you] Wymieniasz sekrety z graczem { $taker }. Dajesz sekret
   *[other] { $taker_who ->
        [you] Wymieniasz sekrety z graczem { $giver }. { $giver } daje sekret
       *[other] { $giver } i { $taker } wymieniają sekrety. { $giver } daje sekret
    }
} { $given } { $taker_who ->
    [you] Dajesz sekret
   *[other] { $taker } daje sekret
} { $taken }{ $allied_is ->
    [yes] { " " }Zawieracie sojusz i dostajecie po 1 punkcie.
   *[no] { "" }
} { $words_is ->
    [none] { "" }
   *[other] { $taker_who ->
        [you] Dodajesz
       *[other] { $taker } dodaje
    }: „{ $words }”
}
event-Declined = { $who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} { $giver_who ->
    [you] twoją ofertę.
   *[other] ofertę gracza { $giver }.
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-RotationEnded = Koniec kolejki { $rotation }.
event-Lapsed = { $giver_who ->
    [you] Twoja oferta
   *[other] Oferta gracza { $giver }
} dla { $to_who ->
    [you] ciebie
   *[other] gracza { $to }
} wygasa.
event-Extended = { $granted_is ->
    [yes] Wszyscy zostają na jeszcze jedną kolejkę.
   *[no] Koniec przerwy.
}
event-Prolonged = Chcą tego wszyscy ludzie: przerwa potrwa o { $seconds } sekund dłużej.
event-SessionOpened = Runda { $round }: zaczyna się posiedzenie. { $chair_who ->
    [you] Przewodniczysz.
   *[other] Przewodniczy { $chair }.
}
event-Passed = { $who ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
event-Initiated = { $who ->
    [you] Poddajesz
   *[other] { $seat } poddaje
} pod głosowanie plotkę{ $senior_is ->
    [yes] { "" }, z prawem zasłużonych i bez kary,
   *[no] { "" }
} { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-Declared = { $who ->
    [you] Oświadczasz
   *[other] { $seat } oświadcza
} w tajemnicy, czy plotka jest prawdziwa.
event-Swore = Oświadczasz w tajemnicy, że plotka jest { $truth_is ->
    [yes] prawdziwa
   *[no] nieprawdziwa
}.
event-Pleaded = { $plea_is ->
    [admit] { $who ->
        [you] Przyznajesz się: to prawda.
       *[other] { $seat } przyznaje: to prawda.
    }
    [deny] { $who ->
        [you] Zaprzeczasz: to nieprawda.
       *[other] { $seat } zaprzecza: to nieprawda.
    }
   *[silent] { $who ->
        [you] Nie komentujesz.
       *[other] { $seat } nie komentuje.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-Counted = { $verdict_is ->
    [believed] Większość uwierzyła w plotkę.
    [disbelieved] Większość nie uwierzyła w plotkę.
    [tabled] Plotka zostaje odłożona.
   *[struck] Gospodarz usuwa plotkę.
} Głosy: { $ballots_named }.
event-Revealed = { $truth_is ->
    [yes] Plotka okazuje się prawdziwa.
   *[no] Plotka okazuje się fałszywa.
}
event-Sheltered = { $who ->
    [you] Gabinet cię chroni: nie tracisz punktów.
   *[other] Gabinet chroni gracza { $seat }, który nie traci punktów.
}
event-Scored = { $shares_count ->
    [0] Punkty: { $points_named }.
   *[other] Punkty: { $shares }.
}
share-Share = { $why_is ->
    [believed] { $seats_who ->
        [you] dostajesz
       *[other] { $seats } dostaje
    }
    [right] { $seats_count ->
        [one] { $seats_who ->
            [you] dostajesz
           *[other] { $seats } dostaje
        }
       *[other] { $seats_who ->
            [both] { $seats } dostajecie po
           *[other] { $seats } dostają po
        }
    }
    [gain] { $seats_who ->
        [you] dostajesz
       *[other] { $seats } dostaje
    }
    [wrong] { $seats_count ->
        [one] { $seats_who ->
            [you] tracisz
           *[other] { $seats } traci
        }
       *[other] { $seats_who ->
            [both] { $seats } tracicie po
           *[other] { $seats } tracą po
        }
    }
   *[other] { $seats_who ->
        [you] tracisz
       *[other] { $seats } traci
    }
} { $points ->
    [0.5] pół punktu
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} { $why_is ->
    [believed] za plotkę, w którą uwierzono
    [disbelieved] za plotkę, w którą nie uwierzono
    [right] za trafny głos
    [wrong] za nietrafny głos
   *[other] jako bohater plotki
}
event-Rewarded = { $points ->
    [-2] Tracisz w tajemnicy 2 punkty
    [-1] Tracisz w tajemnicy 1 punkt
    [0] Nie dostajesz punktów
    [one] Dostajesz w tajemnicy { $points } punkt
    [few] Dostajesz w tajemnicy { $points } punkty
    [many] Dostajesz w tajemnicy { $points } punktów
   *[other] Dostajesz w tajemnicy { $points } punktu
} jako siewca tej plotki.
event-Promoted = Twoja pozycja rośnie, masz teraz: { $perk }.
event-Broke = { $who ->
    [you] Zrywasz
   *[other] { $seat } zrywa
} sojusz z { $ally_who ->
    [you] tobą.
   *[other] graczem { $ally }.
} { $who ->
    [you] Tracisz
   *[other] { $seat } traci
} 1 punkt, a { $ally_who ->
    [you] ty tracisz
   *[other] { $ally } traci
} 1½ punktu. { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    }: „{ $words }”
}
event-Struck = Gospodarz usuwa tekst { $item }
event-SessionClosed = Koniec posiedzenia rundy { $round }.
event-Won = { $winners_count ->
    [one] { $winners_who ->
        [you] Wygrywasz.
       *[other] Wygrywa { $winners }.
    }
   *[other] Wygraną dzielą: { $winners }.
}
event-Opened = Archiwum jest otwarte: wszyscy widzą wszystko.

## Ruchy

move-Activate = Dopisz do jawnej listy: „{ $card }”
move-Deal = Rozdaj: { $seat } dostaje „{ $card }”
move-Begin = Pierwszemu posiedzeniu przewodniczy { $chair }
move-Whisper = { $item_is ->
    [none] Nic dla gracza { $seat }
   *[other] Szepnij graczowi { $seat } { $item }
}
move-Call = Wywołaj gracza { $seat }
move-Tell = Powiedz graczowi { $to }{ $source_is ->
    [none] { "" }
   *[other] , podając jako źródło gracza { $source },
} { $item }
move-Offer = Zaproponuj graczowi { $to }, w zamian za { $want_is ->
    [self] sekret o tej osobie
   *[other] { $want }
}, sekret { $item }
move-Withdraw = Wycofaj ofertę dla gracza { $to }
move-Ask = Zapytaj gracza { $to }, co słychać o { $subject_who ->
    [you] tobie
   *[other] graczu { $subject }
}
move-Vouch = Poręcz przed graczem { $to } za plotkę { $item }
move-Doubt = Powiedz graczowi { $to }, żeby nie wierzyć w plotkę { $item }
move-Accept = Przyjmij ofertę gracza { $giver } i daj sekret { $item }
move-Decline = Odrzuć ofertę gracza { $giver }
move-More = { $wanted_is ->
    [yes] Przedłuż przerwę
   *[no] Koniec przerwy
}
    .about = Przerwa się przedłuży, jeśli chcą tego wszyscy ludzie przy stole.
move-Pass = Nic teraz nie rób
move-Ready = { $during_is ->
    [session] Nic więcej na tym posiedzeniu
   *[other] Gotowość do posiedzenia
}
    .about = { $during_is ->
        [session] Nie poddajesz już plotek pod głosowanie. Gdy nikt ich już nie ma, posiedzenie kończy się wcześniej.
       *[other] Gdy wszyscy zgłoszą gotowość, przerwa kończy się wcześniej.
    }
move-Return = Wróć do przerwy
move-Initiate = Poddaj pod głosowanie plotkę{ $senior_is ->
    [yes] { "" }, z prawem zasłużonych i bez kary,
   *[no] { "" }
} { $item }
move-Break = Zerwij sojusz z graczem { $ally }
    .about = Tracisz 1 punkt z sojuszu, a druga osoba 1,5 punktu.
move-Declare = { $truth_is ->
    [yes] Oświadcz, że to prawda
    [no] Oświadcz, że to nieprawda
   *[none] Nie składaj oświadczenia
}
move-Plead = { $plea_is ->
    [admit] Przyznaj się
    [deny] Zaprzecz
   *[silent] Milcz
}
move-Vote = { $ballot_is ->
    [believe] Wierzę
    [disbelieve] Nie wierzę
   *[abstain] Wstrzymuję się
}
move-Shelter = { $use_is ->
    [yes] Skorzystaj z ochrony Gabinetu, jeśli ją masz
   *[no] Przyjmij stratę
}
move-Strike = Usuń tekst { $item }
    .about = Tekst przestaje się liczyć i nikt nie dostaje za niego punktów.

## Odmowy

refusal-no_such_seat = nie ma takiego miejsca
refusal-no_such_card = tej karty nie ma na jawnej liście tej gry
refusal-improper_text = tekst musi mieć od 1 do 160 znaków i oznaczenie: pochwała albo oszczerstwo
refusal-no_text_about_bots = teksty można pisać tylko o ludziach; dla tego miejsca użyj karty
refusal-bots_do_not_write = tylko ludzie mogą pisać teksty
refusal-no_bots_in_free_only = boty nie mogą grać samymi tekstami; usuń boty albo wybierz inny wariant
refusal-too_many_new_items = wyczerpany limit wymyślonych plotek na tę przerwę; podaj dalej coś, co już wiesz
refusal-false_about_oneself = to, co mówisz o sobie, musi być prawdą
refusal-about_the_recipient = to dotyczy osoby, której chcesz to dać, i nie jest dla niej sekretem
refusal-was_on_the_floor = to już odczytano przy wszystkich, więc nie jest sekretem
refusal-given_before = ta osoba już to od ciebie dostała; znajdź inny sekret
refusal-no_such_partner = wybierz innego gracza
refusal-resolved = po głosowaniu nad tą plotką znana jest już prawda
refusal-told_before = ta osoba już to od ciebie słyszała
refusal-lies_sealed = to część twojej otwartej oferty dla tej osoby; najpierw wycofaj ofertę
refusal-no_such_source = podaj jako źródło innego gracza
refusal-offer_lies_open = twoja oferta dla tej osoby jeszcze czeka; poczekaj na odpowiedź albo ją wycofaj
refusal-no_offer = nie ma takiej oferty
refusal-not_known_to_share = nie możesz wiedzieć, że ta osoba to wie
refusal-not_what_is_wanted = oferta prosi o inny rodzaj sekretu
refusal-about_yourself = nie możesz poddać pod głosowanie plotki o sobie
refusal-tabled_this_round = to odłożono na tym posiedzeniu; może wrócić w późniejszej rundzie
refusal-not_a_rumour_to_you = najpierw przekaż to komuś, kogo to nie dotyczy, albo usłysz to od kogoś takiego
refusal-no_senior_perk = nie masz wniosku bez kary
refusal-not_the_dealers_move = tego nie można teraz rozdać ani wylosować
refusal-game_over = gra jest skończona
refusal-too_many_words = użyj najwyżej 160 znaków
refusal-ready_already = twoja gotowość jest już zgłoszona
refusal-no_more_time = o dłuższą przerwę mogą prosić tylko ludzie, za każdym razem raz, a przedłuża się ją najwyżej trzy razy
refusal-not_ready = nie masz zgłoszonej gotowości
refusal-return_first = twoja gotowość jest zgłoszona; najpierw wróć do przerwy
refusal-too_many_acts = na tę przerwę to już wszystko; nadal możesz odpowiadać na oferty
refusal-other_part = to należy do drugiej części rundy
refusal-no_ally = nie łączy was sojusz
refusal-break_on_the_floor_only = sojusz można zerwać tylko na posiedzeniu, między głosowaniami
refusal-not_your_turn = to nie twoja kolej
refusal-vowed_before = już mówisz o sobie, że to prawda, i tak zostaje
refusal-out_of_place = teraz nie można tego zrobić
refusal-not_the_host = teksty może usuwać tylko gospodarz
refusal-nothing_to_strike = tego tekstu nie odczytano

## Co mówią boty, według angielskich zdań z danych

words-A-word-in-private-comrade-A-secret-for-a-secret- = Słówko na stronie? Sekret za sekret.
words-The-corridor-has-ears-comrade-Shall-we-trade- = Korytarz ma uszy. Wymienimy się?
words-I-have-something-for-your-file-if-you-have-something-for-mine- = Mam coś do waszej teczki, jeśli wy macie coś do mojej.
words-Comrades-should-know-one-another-better- = Towarzysze powinni się lepiej znać.
words-Agreed-But-I-never-said-it- = Zgoda. Ale to nie ja mówię.
words-A-fair-exchange-Burn-the-note- = Uczciwa wymiana. Karteczkę proszę spalić.
words-You-have-an-ally-until-the-next-session-at-least- = Jest sojusz, przynajmniej do następnego posiedzenia.
words-I-collect-stamps-not-secrets- = Zbieram znaczki, nie sekrety.
words-Another-time-The-walls-are-thin-today- = Innym razem. Ściany są dziś cienkie.
words-My-file-is-full-thank-you- = Moja teczka jest pełna, dziękuję.
words-You-did-not-hear-it-from-me- = Nie wiecie tego ode mnie.
words-So-they-say-in-the-canteen- = Tak mówią w stołówce.
words-Between-us-and-the-samovar- = Zostaje to między nami a samowarem.
words-I-have-it-from-a-reliable-typist- = Mam to od zaufanej maszynistki.
words-A-friend-swears-to-it- = Ktoś zaufany przysięga, że tak jest.
words-I-have-it-from-a-friend-so-handle-with-care- = Mam to z zaufanych ust, więc ostrożnie.
words-I-would-put-my-Party-card-on-it- = Stawiam na to legitymację partyjną.
words-I-saw-the-paperwork- = Mam na to papiery.
words-It-fits-It-fits-too-well- = Pasuje. Aż za dobrze pasuje.
words-Sounds-like-the-wall-newspaper-to-me- = Brzmi jak z gazetki ściennej.
words-If-that-is-true-I-am-a-cosmonaut- = Jeśli to prawda, to ja lecę w kosmos.
words-Who-profits-Ask-yourself-that- = Kto na tym zyskuje? Oto jest pytanie.
words-Slander-comrades-and-badly-typed- = Oszczerstwo, towarzysze, i w dodatku z literówkami.
words-I-refer-you-to-my-spotless-record-and-to-its-first-carbon-copy- = Proszę zajrzeć do moich nieskazitelnych akt i do ich pierwszej kopii przez kalkę.
words-I-was-at-the-dentist-All-year- = Dentysta zaświadczy. Cały rok na fotelu.
words-I-would-never-have-mentioned-it-myself- = Z moich ust nikt by tego nie usłyszał.
words-Any-comrade-would-have-done-the-same-Few-did- = Każdy towarzysz zrobiłby to samo. Niewielu robi.
words-I-bring-a-matter-of-concern-before-the-party- = Przedkładam Partii sprawę, która budzi niepokój.
words-Let-the-party-judge- = Niech Partia osądzi.
words-It-pains-me-to-read-this-aloud- = Z bólem czytam to na głos.
words-I-bring-good-news-before-the-party- = Mam dla Partii dobrą wiadomość.
words-It-is-a-pleasure-to-read-this-aloud- = Z przyjemnością czytam to na głos.
words-As-a-senior-member-I-may-speak-freely- = Zasłużonym wolno mówić otwarcie.
words-Comrade-our-five-year-plan-is-fulfilled-in-one- = Nasz plan pięcioletni wykonano w rok.
words-I-hereby-return-your-secrets-comrade-read-and-initialled- = Niniejszym zwracam wasze sekrety, przeczytane i parafowane.
words-The-Cabinet-takes-note-and-moves-on- = Gabinet przyjmuje do wiadomości i przechodzi do porządku.
words-Comrades-I-accept-with-a-modesty-that-will-be-minuted- = Towarzysze, przyjmuję ten wybór ze skromnością, którą proszę zaprotokołować.

## Obraz w terminalu

picture-round = Runda { $round }, przewodniczy { $chair }
picture-holder = Głos ma { $name }.
picture-motion = { $name } poddaje pod głosowanie plotkę { $item }
picture-player = Towarzysz
picture-points = Punkty jawne
picture-ally = Sojusz z tobą
picture-known = Wiadomo z teczki
picture-minutes = Z protokołu
picture-true = prawda
picture-false = fałsz
picture-total = Masz razem { $total } (w tym ukryte: { $hidden })
picture-dossier = Twoja teczka
picture-offer = { $name } proponuje ci sekret o { $about }, a w zamian chce: { $want }.
picture-notes = Twoje ostatnie notatki

## Gotowe teksty: zdania z talii

text-queues-twice-for-the-same-sausages-in-a-different-hat-each-time- = { card-n01 }
text-hides-a-pair-of-American-jeans-behind-the-collected-works-on-the-bookshelf- = { card-n02 }
text-reported-a-record-beetroot-harvest-that-included-the-neighbouring-farm-s-beetroots- = { card-n03 }
text-slept-through-a-five-hour-plenary-and-applauded-only-on-waking-up- = { card-n04 }
text-listens-to-foreign-jazz-on-the-short-wave-with-a-pillow-over-the-receiver- = { card-n05 }
text-traded-a-place-on-the-flat-waiting-list-for-three-tins-of-caviar- = { card-n06 }
text-takes-the-ministry-s-black-Volga-to-gather-mushrooms- = { card-n07 }
text-copied-the-previous-Five-Year-Plan-and-changed-only-the-cover- = { card-n08 }
text-has-read-none-of-the-Party-classics-beyond-the-prefaces- = { card-n09 }
text-told-the-joke-about-the-parrot-and-the-inspector-in-front-of-the-inspector- = { card-n10 }
text-waters-down-the-vodka-at-the-Committee-buffet- = { card-n11 }
text-keeps-a-private-reserve-of-forty-rolls-of-toilet-paper- = { card-n12 }
text-lost-the-factory-s-only-slide-rule-at-cards- = { card-n13 }
text-won-the-chess-evening-by-bribing-the-opponent-with-oranges- = { card-n14 }
text-goes-deaf-in-one-ear-whenever-volunteers-are-called-for- = { card-n15 }
text-has-a-cousin-in-Paris-and-three-postcards-to-prove-it- = { card-n16 }
text-had-the-grass-painted-green-before-the-delegation-came-and-booked-it-as-irrigation- = { card-n17 }
text-wrote-both-the-complaint-and-the-official-reply-to-it- = { card-n18 }
text-smuggles-chewing-gum-in-a-hollowed-out-tractor-manual- = { card-n19 }
text-only-moves-the-lips-during-the-second-verse-of-the-anthem- = { card-n20 }
text-has-replaced-the-portrait-in-the-office-with-a-mirror- = { card-n21 }
text-registered-the-dacha-as-a-tool-shed-the-tool-shed-has-a-piano- = { card-n22 }
text-invented-a-grandmother-in-Minsk-to-obtain-travel-permits- = { card-n23 }
text-has-delivered-the-same-speech-four-years-running-including-the-cough- = { card-n24 }
text-sold-the-Pioneer-band-s-tuba-and-calls-it-a-long-term-loan- = { card-n25 }
text-meets-a-foreign-correspondent-in-the-park-allegedly-to-swap-stamps- = { card-n26 }
text-met-the-shoe-quota-with-left-shoes-only- = { card-n27 }
text-blames-every-breakdown-on-the-weather-in-Siberia-even-in-August- = { card-n28 }
text-took-the-last-working-lift-and-let-the-delegation-climb-nine-floors- = { card-n29 }
text-keeps-a-coded-diary-the-code-is-the-football-league-table- = { card-n30 }
text-enrolled-a-cat-in-the-housing-committee-and-votes-on-its-behalf- = { card-n31 }
text-bought-a-medal-at-the-flea-market-and-wears-it-on-weekdays- = { card-n32 }
text-jumps-every-queue-by-shouting-the-word-Inspection- = { card-n33 }
text-grows-bananas-in-the-ministry-s-boiler-room-and-shares-none- = { card-n34 }
text-does-the-crossword-in-the-secret-briefing-papers-in-ink- = { card-n35 }
text-bet-against-the-home-team-at-the-Spartakiad-and-won-a-samovar- = { card-n36 }
text-used-the-emergency-hotline-to-order-a-taxi- = { card-n37 }
text-sends-only-a-coat-to-meetings-it-hangs-on-the-chair-while-its-owner-is-at-the-sauna- = { card-n38 }
text-recorded-dance-music-over-the-minutes-of-the-last-congress- = { card-n39 }
text-counts-the-office-fern-towards-the-quorum- = { card-n40 }
text-restarted-a-stalled-tractor-with-a-hairpin-and-a-short-speech- = { card-p01 }
text-returned-a-lost-wallet-with-a-month-s-wages-and-added-two-cinema-tickets- = { card-p02 }
text-beat-the-plan-by-forty-per-cent-and-gave-the-bonus-to-the-night-shift- = { card-p03 }
text-teaches-chess-every-evening-to-the-children-of-Block-Seventeen- = { card-p04 }
text-talked-an-inspector-out-of-closing-the-village-bakery- = { card-p05 }
text-gave-up-a-place-in-the-flat-queue-for-a-family-with-triplets- = { card-p06 }
text-knows-all-the-verses-of-the-anthem-and-the-harmony- = { card-p07 }
text-carried-a-piano-up-six-floors-for-a-widow- = { card-p08 }
text-queued-nine-hours-so-that-the-whole-office-had-oranges-at-New-Year- = { card-p09 }
text-designed-the-one-bus-shelter-that-really-keeps-out-the-wind- = { card-p10 }
text-answered-every-letter-of-complaint-by-hand-for-a-year- = { card-p11 }
text-has-given-so-much-blood-that-the-clinic-keeps-a-chair-with-that-name-on-it- = { card-p12 }
text-taught-the-ministry-s-parrot-to-greet-guests-in-eleven-languages-of-the-Union- = { card-p13 }
text-won-the-regional-ski-race-on-a-broken-binding-and-apologised-to-the-runner-up- = { card-p14 }
text-saved-a-harvest-by-playing-the-accordion-until-the-combine-crew-woke-up- = { card-p15 }
text-sent-back-a-gift-of-imported-crystal-with-a-receipt- = { card-p16 }
text-wrote-the-only-report-of-1979-that-anyone-read-to-the-end- = { card-p17 }
text-got-hot-water-for-the-whole-street-by-asking-politely-a-hundred-and-twelve-times- = { card-p18 }
text-found-the-missing-railway-wagon-with-all-the-boots-still-in-it- = { card-p19 }
text-shares-the-dacha-s-apples-with-every-neighbour-even-the-rude-one- = { card-p20 }
text-learned-sign-language-to-chair-the-deaf-workers-meeting- = { card-p21 }
text-once-admitted-a-mistake-before-anybody-had-noticed-it- = { card-p22 }
text-brings-tea-to-the-night-watchmen-in-January- = { card-p23 }
text-grew-tomatoes-beyond-the-Arctic-Circle-three-of-them- = { card-p24 }
text-volunteered-for-the-potato-brigade-and-stayed-an-extra-week- = { card-p25 }
text-drew-against-a-visiting-grandmaster-and-never-mentions-it- = { card-p26 }
text-translates-poetry-at-night-and-signs-it-with-the-typist-s-name- = { card-p27 }
text-rescued-a-stork-from-the-power-station-chimney- = { card-p28 }
text-reconciled-two-collective-farms-that-had-quarrelled-over-a-goose- = { card-p29 }
text-cut-a-two-hour-speech-to-eight-minutes-by-popular-request- = { card-p30 }
text-invented-a-valve-used-in-six-republics-and-asked-only-for-a-bicycle- = { card-p31 }
text-led-the-torch-relay-through-the-fog-with-an-umbrella- = { card-p32 }
text-lent-the-good-coat-to-a-trainee-for-an-interview- = { card-p33 }
text-reads-aloud-at-the-hospital-on-Sundays-with-all-the-voices- = { card-p34 }
text-paid-for-the-canteen-window-that-somebody-else-s-football-broke- = { card-p35 }
text-declined-the-black-Volga-and-takes-the-tram- = { card-p36 }
text-restored-the-library-s-card-index-after-the-flood-from-memory- = { card-p37 }
text-got-the-ministry-choir-to-sing-in-tune-for-the-first-time-since-1961- = { card-p38 }
text-caught-the-archive-s-mouse-and-released-it-at-the-edge-of-the-woods- = { card-p39 }
text-plants-a-lime-tree-for-every-colleague-who-retires- = { card-p40 }

replay-standing = Punkty, razem z ukrytymi

## Board

in-room = Sala partyjna
in-round = Runda { $round }
in-recess = Przerwa: rozmowy w cztery oczy
in-talk-to = Wybierz towarzysza do rozmowy albo kartę, którą chcesz przekazać.
in-session = Posiedzenie: wnioski i głosowania
in-motion = { $name } zgłasza wniosek:
in-points = Punkty: { $points }
in-offers = Oferty dla ciebie
in-offer = { $name } proponuje sekret o { $about }, a w zamian chce: { $want }.
in-notebook = Notes
in-from = usłyszane od: { $names }
in-whisper = archiwum
in-empty = Jeszcze nic nie wiesz.
in-dossier = Twoja teczka
in-ledger = Punkty jawne: { $visible }, ukryte: { $hidden }
in-minutes = Protokół
in-no-minutes = Nie było jeszcze głosowania.
in-own-words = Własnymi słowami
in-kind = Rodzaj
in-true = prawda
in-false = nieprawda
in-archive = Archiwum
in-rumour = Plotka
in-graph = Jak się rozeszła: { $rumour }
in-told = { $giver } mówi: { $hearer }, runda { $round }.
in-no-rumours = Nikt nikomu nic nie powiedział.
in-choices = Co możesz zrobić
in-words = Dodaj kilka słów
in-motions = Poddaj plotkę pod głosowanie ({ $count })
in-slip = Wymyśl plotkę
in-slip-about = o kimkolwiek, prawdziwą lub nie
in-this-secret = Ten sekret
in-rotation = Kolejka { $rotation } z { $count }
in-ready-count = Gotowość: { $ready } z { $count }
in-winner = { $count ->
    [one] Nowy Prezydent: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
in-first = Zwycięstwo
in-chair = przewodniczy posiedzeniu
in-has-offer = ma dla ciebie ofertę
in-decided = wybór dokonany
in-done = gotowość zgłoszona
in-wants-more = chce dłuższej przerwy
in-hidden = ukryte
in-no-source = Od nikogo
in-source = Powiedz, że wiesz to od
in-back = Wstecz
in-your-offer = Twoja otwarta oferta: „{ $text }”
in-do-Pass = Nic nie rób
in-do-Ready = To wszystko
in-do-Return = Wróć
in-do-More = Więcej czasu
in-do-Tell = Opowiedz plotkę
in-do-Offer = Zaproponuj wymianę
in-do-Ask = Zapytaj o nowiny
in-do-Vouch = Poręcz za plotkę
in-do-Doubt = Podważ plotkę
in-do-Accept = Przyjmij i daj sekret
in-do-Decline = Odrzuć ofertę
in-do-Withdraw = Wycofaj ofertę
in-do-Break = Zerwij sojusz
in-do-Initiate = Poddaj pod głosowanie
in-do-Strike = Usuń tekst
in-nothing-now = Teraz nic tu nie można zrobić.
in-dossier-of = Teczka gracza { $name }
in-told-to = Wie to od ciebie: { $names }
in-known = Co o tej osobie wiesz
in-known-nothing = Jeszcze nic.
in-ledger-title = Skąd te punkty
in-because-start = Na początek
in-because-formed = Nowy sojusz
in-because-broke = Zerwanie sojuszu
in-because-broken = Sojusz zerwany przez drugą stronę
in-because-initiator = { $gain ->
    [yes] Plotka poddana pod głosowanie, uznana za prawdę
   *[no] Plotka poddana pod głosowanie, nieuznana za prawdę
}
in-because-voter = { $gain ->
    [yes] Trafny głos
   *[no] Nietrafny głos
}
in-because-spreader = Pierwsze rozpowszechnienie plotki
in-because-subject = Plotka o tej osobie
in-whom = Komu chcesz to dać?
in-wanted = W zamian chce: { $want }
in-write = Użyj tych słów
in-public-list = Karty z jawnej listy:
in-cards-only = O bocie nie można pisać: wybierz kartę.
in-brought = wniosek gracza { $name }, runda { $round }
in-rumours = Jak rozeszły się plotki
in-says-source = Wiem to od gracza { $name }.
in-says-offer = Sekret za sekret?
in-says-withdraw = Cofam ofertę.
in-says-ask = Co słychać o graczu { $name }?
in-says-vouch = Możesz w to wierzyć.
in-says-doubt = Nie wierz w to.
in-says-accept = Umowa stoi.
in-says-decline = Nie, dziękuję.
in-says-pass = Pasuję.
in-says-admit = To prawda.
in-says-deny = To kłamstwo!
in-says-silent = Bez komentarza.
in-says-shelter = Chroni mnie Gabinet.
in-why-formed = 1 punkt za nowy sojusz
in-why-broke = traci 1 punkt za zerwanie sojuszu
in-why-broken = traci 1,5 punktu: druga strona zerwała sojusz
in-why-believed = Uwierzono w plotkę.
in-why-disbelieved = Nie uwierzono w plotkę.
in-why-right = Trafny głos.
in-why-wrong = Nietrafny głos.
in-why-gain = Plotka pomogła.
in-why-loss = Plotka zaszkodziła.
in-why-spreader = Plotka wyszła od ciebie.
hint-intrigue-TalkSeen = Przerwa. Opowiedz plotkę, zaproponuj wymianę sekretów albo zapytaj. Wszyscy wybierają w tajemnicy, potem wszystko dzieje się naraz. Wymiana czyni was sojusznikami.
hint-intrigue-Mingling = Przerwa. Rozmawiaj z kimkolwiek w dowolnej chwili: opowiedz plotkę, zaproponuj wymianę sekretów albo zapytaj. Wymiana czyni was sojusznikami. Na koniec zgłoś gotowość.
hint-intrigue-AnsweringSeen = Ktoś oferuje ci zapieczętowany sekret. Daj coś w zamian, odmów albo zignoruj ofertę.
hint-intrigue-Floor = Posiedzenie. Zgłoś wniosek o plotce: jeśli partia uwierzy, zyskujesz punkty, jeśli nie, tracisz. Albo spasuj.
hint-intrigue-VotingSeen = Wierzysz w to? Kto głosuje zgodnie z prawdą, zyskuje pół punktu. Głosy odkrywa się, gdy zagłosują wszyscy.
hint-intrigue-ExtendingSeen = Ktoś prosi o więcej czasu na rozmowy. Przerwa przedłuży się tylko wtedy, gdy wszyscy się zgodzą.
hint-intrigue-Declaring = Ktoś napisał to o tobie. Powiedz w tajemnicy, czy to prawda; nie można tego cofnąć.
hint-intrigue-Sheltering = Partia wierzy w coś złego o tobie. Jeśli masz przywilej, który cię chroni, możesz go teraz użyć.
hint-intrigue-Debating = To o tobie: przyznaj się, zaprzecz albo milcz.

## Putting a move together

act-Tell = Opowiedz plotkę
act-Offer = Zaproponuj wymianę
act-Ask = Zapytaj
act-Vouch = Poręcz
act-Doubt = Podaj w wątpliwość
act-Accept = Przyjmij ofertę
act-Initiate = Zgłoś wniosek
act-Strike = Usuń tekst
act-Break = Zerwij sojusz
act-Declare = Oświadcz
act-Decline = Odrzuć ofertę
act-Withdraw = Wycofaj ofertę
act-Plead = Odpowiedz na plotkę
act-Vote = Głosuj
part-item = Wypowiedź
part-source = Usłyszane od
part-want = W zamian
part-subject = O kim
part-giver = Od
part-use = Efekt
part-senior = Jako zasłużony
part-ally = Sojusznik
part-ballot = Głos
part-plea = Odpowiedź
part-truth = Prawda

## Before the first game

lobby-note = W tej grze ludzie mogą pisać własne teksty: sekrety o sobie i plotki o innych ludziach przy stole. O botach nie można pisać: o bocie prawdą jest tylko to, co ma w teczce. Plotki o botach wymyślasz z kart jawnej listy, prawdziwe albo nie. Nie pisz o prawdziwych osobach i nie obrażaj; gospodarz może usunąć tekst, który odczytano wszystkim.
aim = Zdobądź jako pierwsza osoba 15 punktów (w krótkiej grze 10, w długiej 25) i zostań Prezydentem.
first-1 = Rozmawiaj na osobności: rozsiewaj plotki i wymieniaj sekrety na sojusze.
first-2 = Poddawaj plotki pod głosowanie: dostajesz punkty, jeśli inni w nie uwierzą.
first-3 = Głosuj nad plotkami innych: trafne głosy dają punkty.

## Gra z przewodnikiem
lesson-first = Twoja pierwsza gra
lesson-first-aim = Jest rok 1980 i każdy towarzysz w tej sali chce zostać Prezydentem. Punkty dają sojusze, plotki, w które inni uwierzą, i trafne głosy. Przy tym stole wystarczą 4 punkty. Zwykle trzeba 15.
lesson-first-ask = W przerwie wszyscy rozmawiają naraz: podejdź do kogokolwiek w dowolnej chwili. Wszyscy widzą, kto z kim rozmawia, ale nikt inny nie słyszy o czym. Zapytaj o nowiny gracza { $name_2 }.
lesson-first-accept = { $name_1 } proponuje ci zapieczętowany sekret o sobie, a chce sekretu o tobie. Wymiana da wam sojusz i po punkcie. Przyjmij ofertę i daj jej: „{ card-n04 }”
lesson-first-offer = Macie sojusz! Cztery karty twojej teczki są prawdą tylko o tobie. Teraz ty złóż ofertę: daj graczowi { $name_3 } sekret, którego { $name_1 } nie zna. Który, to twoja sprawa.
lesson-first-tell = Drugi sojusz, drugi punkt. A { $name_2 } zdradza ci plotkę o graczu { $name_4 }. Plotkę można też zmyślić: kto rozsieje kłamstwo, w które inni uwierzą, dostaje 2 punkty. Opowiedz graczowi { $name_3 }, że { $name_1 } „{ card-n16 }”
lesson-first-vouch = Plotkę można wzmocnić. To tylko słowa, ale głosuje się nad słowami. Podejdź znów do gracza { $name_3 } i poręcz za tę plotkę.
lesson-first-doubt = Plotkę można też osłabić. Jeśli { $name_2 } zwątpi w to, co mówi o graczu { $name_4 }, nie podda tego pod głosowanie przed tobą. Powiedz mu, że w to nie wierzysz.
lesson-first-more = Przerwa trwa pięć minut albo do chwili, gdy wszyscy są gotowi. Ludzie przy stole mogą ją przedłużyć, jeśli wszyscy tego chcą. Poproś o więcej czasu.
lesson-first-ready = Nie masz nic do dodania? Zgłoś gotowość. Możesz jeszcze wrócić, ale gdy gotowi są wszyscy, zaczyna się posiedzenie.
lesson-first-motion = Na posiedzeniu głos krąży, a ty masz go pierwszy raz. Poddaj pod głosowanie plotkę o graczu { $name_4 }. Jeśli inni w nią uwierzą, dostaniesz punkt.
lesson-first-vote = Uwierzyli, i to prawda! Teraz { $name_1 } zgłasza plotkę o graczu { $name_3 }. Ale ta karta leży w twojej teczce, więc o niej nie może być prawdą. Zagłosuj, że nie wierzysz.
lesson-first-plead = Racja: pół punktu. Ale { $name_2 } czyta teraz twój sekret, który znała tylko { $name_1 }. Wygadała się! Wszyscy czekają na odpowiedź. Przyznaj się, zaprzecz albo milcz.
lesson-first-shelter = Uwierzyli, a to kosztuje cię punkt. Od 10 punktów Gabinet może cię raz ochronić. Pytany jest każdy, żeby nie było widać, kto ma taką ochronę. Wybierz, co chcesz.
lesson-first-break = Tyle z sojuszu. Między wnioskami możesz go zerwać: tracisz jego punkt, ona półtora punktu, a wszyscy się o tym dowiadują. Zerwij sojusz z graczem { $name_1 }.
lesson-first-lie = Znów masz głos, a w zanadrzu coś o graczu { $name_1 }. Jeśli uwierzą, dostaniesz 1 punkt za wniosek i w tajemnicy 2 za rozsianie. Poddaj to pod głosowanie!
lesson-first-learned-1 = Wymiana sekretów daje sojusze, a kto zna twój sekret, może go zdradzić.
lesson-first-learned-2 = Kto zgłasza plotkę, w którą uwierzono, dostaje punkt; siewca zarabia w tajemnicy, a na kłamstwie podwójnie.
lesson-first-learned-3 = Karta jest prawdą najwyżej o jednej osobie, więc twoja teczka obnaża kłamstwa o innych.
lesson-second-thoughts = Zmiana zdania
lesson-second-thoughts-again = Inny wieczór i nikt nie ma jeszcze punktów. { $name_1 } składa ci ofertę, a twoją ma { $name_3 }. Oferta czeka na odpowiedź, dopóki nikt jej nie wycofa, najdłużej do początku posiedzenia.
lesson-second-thoughts-decline = { $name_1 } daje sekret o sobie, a chce sekretu o tobie. Dałoby to wam sojusz, ale już ją znasz: długo sekretów nie trzyma. Odrzuć ofertę. To nic nie kosztuje.
lesson-second-thoughts-withdraw = { $name_3 } nie odpowiada na twoją ofertę, a teraz chodzi od jednej osoby do drugiej. Lepiej, żeby nie wiedziała za dużo. Twojego sekretu jeszcze nie zna: wycofaj ofertę.
lesson-second-thoughts-ready = Nie ma już otwartych ofert, a ty nie masz nic do dodania. Zgłoś gotowość.
lesson-second-thoughts-return = Inni mogą nadal do ciebie mówić: { $name_4 } zdradza ci coś o graczu { $name_2 }. Warto to podać dalej. Przerwa trwa, dopóki ktoś nie jest gotowy, więc wróć.
lesson-second-thoughts-tell = Powtórz to graczowi { $name_3 }: „{ card-n05 }”
lesson-second-thoughts-start = Ona też jest gotowa i wszyscy czekają na ciebie. Zgłoś gotowość jeszcze raz, a zacznie się posiedzenie.
lesson-second-thoughts-pass = Masz głos. Możesz zgłosić plotkę o graczu { $name_2 }, ale jeśli nikt w nią nie uwierzy, stracisz pół punktu. Nikt nie musi nic zgłaszać. Nie rób nic, a głos przejdzie dalej.
lesson-second-thoughts-vote = Teraz zgłasza ją { $name_3 } i to ona ryzykuje. Ty i tak możesz głosować. Trafny głos daje pół punktu, błędny kosztuje pół punktu, ale nikt nie musi decydować: można się wstrzymać. Zagłosuj, jak chcesz.
lesson-second-thoughts-learned-1 = Ofertę można odrzucić albo wycofać i nic to nie kosztuje.
lesson-second-thoughts-learned-2 = Kto zgłosił gotowość, może wrócić, dopóki nie są gotowi wszyscy.
lesson-second-thoughts-learned-3 = Kto pasuje albo się wstrzymuje, nic nie ryzykuje i nic nie zyskuje.
