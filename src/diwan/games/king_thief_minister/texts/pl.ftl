title = Król, Złodziej, Minister
tagline = Sześć kart krąży wokół stołu, a każdy się za kogoś podaje.

variant-standard = Podstawowy
    .about = Gra tak, jak opisuje ją instrukcja.

option-four_player_gap = Puste miejsca przy czterech graczach
    .about = Czy dwa miejsca bez gracza leżą naprzeciw siebie (opposite), czy obok siebie (adjacent).
option-peasant_scope = Co nazywa Chłop
    .about = Wszystkie inne karty (all) albo tylko karty innych graczy (owned).
option-peasant_challengeable = Chłopa można sprawdzić
    .about = Wolno zwątpić w Chłopa, zanim karta zostanie odkryta.
option-yes_sir_challengeable = „Tak, Panie” można sprawdzić
    .about = Wolno zwątpić w jedyną odpowiedź dla Króla, zanim przyniesie monetę.
option-under_table = Pod stołem
    .about = Minister decyduje w tajemnicy (choice) albo los, i nawet Minister nie wie (random).
option-turn_limit_per_player = Tury na gracza
    .about = Gra kończy się po tylu turach każdego gracza; 0 oznacza grę do pustego skarbca.
option-memory_aid = Pomoc pamięci
    .about = Co pamięta za ciebie ekran: nic (none), wszystko, co się stało (log), albo także, gdzie kto może leżeć (tracker).
option-turn_clock = Czas na turę
    .about = Także tura ma 60 sekund; potem czas przesuwa karty w prawo. W innym wypadku mierzony jest tylko czas odpowiedzi i tego, co wynika z deklaracji.

four_player_gap-opposite = naprzeciw siebie
four_player_gap-adjacent = obok siebie
peasant_scope-all = wszystkie inne karty
peasant_scope-owned = karty graczy
under_table-choice = decyduje Minister
under_table-random = decyduje los
memory_aid-none = nic
memory_aid-log = co się stało
memory_aid-tracker = co się stało i kto gdzie może leżeć

character-K = Król
character-T = Złodziej
character-M = Minister
character-E = Kat
character-S = Szeryf
character-P = Chłop

direction-right = w prawo
direction-left = w lewo
direction-front = naprzeciw

spot-0 = A
spot-1 = B
spot-2 = C
spot-3 = D
spot-4 = E
spot-5 = F
a-0 = { spot-0 }
a-1 = { spot-1 }
a-2 = { spot-2 }
a-3 = { spot-3 }
a-4 = { spot-4 }
a-5 = { spot-5 }
b-0 = { spot-0 }
b-1 = { spot-1 }
b-2 = { spot-2 }
b-3 = { spot-3 }
b-4 = { spot-4 }
b-5 = { spot-5 }

manner-open = jawnie
manner-swap = pod stołem, z zamianą
manner-keep = pod stołem, bez zamiany
manner-chance = pod stołem

event-Began = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
event-Dealt = Na stole leży sześć zakrytych kart.
event-Looked = { $who ->
    [you] Oglądasz kartę na { $spot }.
   *[other] { $seat } ogląda kartę na { $spot }.
}
event-Saw = Karta na { $spot } to { $character }. Wiesz to tylko ty.
event-Rotated = { $who ->
    [you] Przesuwasz
   *[other] { $seat } przesuwa
} wszystkie karty { $direction_is ->
    [right] o jedno miejsce w prawo.
    [left] o jedno miejsce w lewo.
   *[front] na drugą stronę stołu.
}
event-Claimed = { $who ->
    [you] Mówisz: „Jestem { $character }”.
   *[other] { $seat } mówi: „Jestem { $character }”.
}
event-Unchallenged = { $who ->
    [you] Nikt w ciebie nie wątpi.
   *[other] Nikt nie sprawdza: { $seat }.
}
event-Challenged = { $who ->
    [you] Sprawdzasz: { $claimant }, i oglądasz kartę.
   *[other] { $seat } sprawdza: { $claimant }, i ogląda kartę.
}{ $also_count ->
    [0] { "" }
   *[other] { " " }Sprawdzenia chciał też ktoś dalej w kolejności: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] To prawda: { $character } to ty.
       *[other] To prawda: { $seat } to { $character }.
    }
   *[no] { $who ->
        [you] To kłamstwo: { $character } to nie ty.
       *[other] To kłamstwo: { $seat } to nie { $character }.
    }
}
event-Asked = { $who ->
    [you] Pytasz: „Kto jest moim Ministrem?”
   *[other] { $seat } pyta: „Kto jest moim Ministrem?”
}
event-Answered = { $seats_count ->
    [0] Nikt nie odpowiada Królowi.
    [one] { $seats_who ->
        [you] Odpowiadasz: „Tak, Panie”.
       *[other] { $seats } odpowiada: „Tak, Panie”.
    }
   *[other] „Tak, Panie” odpowiadają: { $seats }. Każdy z nich ogląda karty pozostałych.
}
event-Paid = { $who ->
    [you] Płacisz
   *[other] { $seat } płaci
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} do skarbca.
event-Took = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} ze skarbca.
event-Substituted = { $who ->
    [you] Nie masz czym zapłacić, więc skarbiec daje po monecie: { $takers }.
   *[other] { $seat } nie ma czym zapłacić, więc skarbiec daje po monecie: { $takers }.
}
event-Robbed = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}; traci je { $victim }.
event-Swapped = { $who ->
    [you] Zamieniasz
   *[other] { $seat } zamienia
} jawnie karty na { $a } i { $b }.
event-Shuffled = { $who ->
    [you] Bierzesz karty z { $a } i { $b } pod stół i odkładasz je.
   *[other] { $seat } bierze karty z { $a } i { $b } pod stół i odkłada je.
}
event-Palmed = { $swapped_is ->
    [yes] Karty na { $a } i { $b } są zamienione. Wiesz to tylko ty.
   *[no] Karty na { $a } i { $b } nie są zamienione. Wiesz to tylko ty.
}
event-Executed = { $who ->
    [you] Oskarżasz
   *[other] { $seat } oskarża
}: { $victim } to { $character }: { $hit_is ->
    [yes] to prawda, i wszystkie monety zmieniają właściciela.
   *[no] pudło.
}
event-Taxed = { $who ->
    [you] Ściągasz podatek od wszystkich, podwójnie płaci { $double }.
   *[other] { $seat } ściąga podatek od wszystkich, podwójnie płaci { $double }.
}
event-Showed = Karta na { $spot } zostaje odkryta: { $character }.
event-Misnamed = { $who ->
    [you] Była nazwana: { $character }.
   *[other] { $seat } mówi, że to { $character }.
}
event-GaveUp = { $who ->
    [you] Nie potrafisz nazwać kart.
   *[other] { $seat } nie potrafi nazwać kart.
}
event-Named = { $who ->
    [you] Nazywasz bezbłędnie wszystkie karty.
   *[other] { $seat } nazywa bezbłędnie wszystkie karty.
}
event-Ended = { $reason_is ->
    [treasury_empty] Skarbiec jest pusty.
   *[turn_limit] Rozegrano umówioną liczbę tur.
} { $winners_count ->
    [one] { $winners_who ->
        [you] Masz najwięcej monet i wygrywasz.
       *[other] Najwięcej monet ma { $winners } i wygrywa.
    }
   *[other] Najwięcej monet mają: { $winners }, i dzielą wygraną.
}

move-Begin = Zaczyna { $seat }
move-Deal = Rozdaj: { $character }
move-Shuffle = { $swapped_is ->
    [yes] Karty zostają zamienione
   *[no] Karty zostają na miejscu
}
move-Look = Obejrzyj kartę na { $spot }
move-Decline = Nie oglądaj żadnej karty
move-Peek = Podejrzyj własną kartę
    .about = kosztuje monetę
move-Rotate = { $direction_is ->
    [right] Przesuń wszystkie karty w prawo
    [left] Przesuń wszystkie karty w lewo
   *[front] Przesuń wszystkie karty naprzeciw
}
    .about = { $direction_is ->
    [right] przeciw zegarowi, każda do prawego sąsiada
    [left] z zegarem, każda do lewego sąsiada
   *[front] każda na przeciwległe miejsce
}
move-Claim = Powiedz: „Jestem { $character }”
    .about = { $character_is ->
    [K] weź trzy monety i zapytaj o Ministra
    [T] weź po monecie od obu sąsiadów
    [M] weź dwie karty i zamień je albo udawaj
    [E] zgadnij kartę gracza i weź wszystkie jego monety
    [S] wszyscy płacą podatek, jeden podwójny
   *[P] nazwij wszystkie karty i weź cały skarbiec
}
move-Pass = Puść
move-Challenge = Sprawdź
    .about = oglądasz kartę; jeśli to prawda, płacisz monetę
move-YesSir = Odpowiedz „Tak, Panie”
    .about = moneta dla Ministra
move-Silent = Milcz
move-Swap = { $a } i { $b } { $manner }
move-Execute = Oskarż: { $victim } to { $character }
move-Tax = Podwójny podatek: { $double }
move-Name = { $spot } to { $character }
move-GiveUp = Poddaj się
    .about = kosztuje dwie monety

refusal-not_your_turn = To nie twoja kolej; poczekaj, aż cię zapytają.
refusal-out_of_place = Tego teraz nie można; wybierz z menu.
refusal-treasury_too_small_to_peek = Nie masz monety, a w skarbcu brakuje { $coins } monet dla innych; przesuń karty albo za kogoś się podaj.
refusal-no_such_spot = Nie ma takiego miejsca; wybierz jedno z sześciu.
refusal-not_your_own_spot = Przed grą nie wolno oglądać własnej karty; wybierz inną.
refusal-not_another_player = To musi być inny gracz; wybierz któregoś z nich.
refusal-two_different_spots = Weź dwa różne miejsca w kolejności wokół stołu.
refusal-under_table_choice = Przy tym stole Minister decyduje, co dzieje się pod stołem; powiedz, czy karty są zamienione.
refusal-under_table_chance = Przy tym stole o tym, co pod stołem, decyduje los; nie możesz wybrać.
refusal-spot_not_to_name = Tej karty się nie nazywa; wybierz inne miejsce.
refusal-peasant_is_shown = Chłop leży przed tobą odkryty; nazwij inną postać.
refusal-named_already = To miejsce albo ta postać były już użyte; wybierz inne.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-card_already_dealt = Ta karta została już rozdana.

reason-treasury_empty = Skarbiec jest pusty.
reason-turn_limit = Rozegrano umówioną liczbę tur.
unit-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}

table-treasury = Skarbiec
table-nobody = nikt
table-you = { $name } (ty)
table-thinking = myśli
table-answered = odpowiedź złożona
table-turn-of = { $who ->
    [you] Twoja kolej.
   *[other] Kolej gracza { $seat }.
}
table-look = Każdy może obejrzeć jedną kartę, która nie jest jego.
table-doubt = { $who ->
    [you] Mówisz: „Jestem { $character }”. Inni decydują, czy cię sprawdzić.
   *[other] { $seat } mówi: „Jestem { $character }”.{ $asked ->
        [yes] { " " }Sprawdzasz?
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] Jesteś Królem i czekasz na odpowiedź Ministra.
   *[other] Król { $seat } pyta: „Kto jest moim Ministrem?”
}
table-act-M = Minister { $seat }: które dwie karty i jak?
table-act-E = Kat { $seat }: kogo oskarżasz i o co?
table-act-S = Szeryf { $seat }: kto płaci podwójnie?
table-name = Chłop { $seat }: nazwij pozostałe karty.
table-named = Dotąd nazwane: { $names }.

replay-standing = Monety graczy
