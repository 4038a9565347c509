title = Król, Złodziej, Minister
tagline = Pamiętaj, gdzie leży sześć wędrujących kart, i blefuj o swojej.

variant-standard = Podstawowy
    .about = Gra tak, jak opisuje ją instrukcja.

option-four_player_gap = Puste miejsca przy czterech graczach
    .about = Dwa puste miejsca leżą naprzeciw siebie (opposite) albo obok siebie (adjacent).
option-peasant_scope = Karty, które nazywa Chłop
    .about = Wszystkie inne karty (all) albo tylko karty innych graczy (owned).
option-peasant_challengeable = Chłopa można sprawdzić
    .about = Kto podaje się za Chłopa, tego można sprawdzić, zanim karta zostanie odkryta.
option-yes_sir_challengeable = „Tak, Panie” można sprawdzić
    .about = Jeśli Królowi odpowie tylko jeden gracz, można go sprawdzić, zanim dostanie monetę.
option-under_table = Pod stołem
    .about = Minister w tajemnicy decyduje, czy karty zostaną zamienione (choice), albo decyduje los i nie wie tego nawet Minister (random).
option-turn_limit_per_player = Tury na gracza
    .about = Gra kończy się po tylu turach każdego gracza, jeśli skarbiec nie opróżni się wcześniej. 0 oznacza brak limitu, a wśród samych botów 40.
option-memory_aid = Pomoc dla pamięci
    .about = Co pamięta za ciebie ekran: tylko bieżącą rundę (none), cały przebieg gry (log) albo także to, jakie postacie mogą gdzie leżeć (tracker).
option-turn_clock = Limit czasu na turę
    .about = Także tura ma limit 60 sekund; gdy minie, wszystkie karty przesuwają się w prawo. Bez tej opcji limit dotyczy tylko odpowiedzi i tego, co następuje po deklaracji.

four_player_gap-opposite = naprzeciw siebie
four_player_gap-adjacent = obok siebie
peasant_scope-all = wszystkie inne karty
peasant_scope-owned = tylko karty graczy
under_table-choice = decyduje Minister
under_table-random = decyduje los
memory_aid-none = tylko bieżąca runda
memory_aid-log = przebieg gry
memory_aid-tracker = przebieg gry i kto gdzie może leżeć

character-K = Król
character-T = Złodziej
character-M = Minister
character-E = Kat
character-S = Szeryf
character-P = Chłop

direction-right = w prawo
direction-left = w lewo
direction-front = naprzeciw

spot-0 = 1
spot-1 = 2
spot-2 = 3
spot-3 = 4
spot-4 = 5
spot-5 = 6
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

why-peek = za podgląd
why-challenge = za błędne sprawdzenie
why-lie = za fałszywe „Tak, Panie”
why-tax = jako podatek
why-double_tax = jako podwójny podatek
why-mistake = za pomyłkę Chłopa
why-king = jako Król
why-yes_sir = jako Minister
why-thief = jako Złodziej
why-executioner = jako Kat
why-peasant = jako Chłop

manner-open = jawnie
manner-swap = pod stołem, z zamianą
manner-keep = pod stołem, bez zamiany
manner-chance = pod stołem, losowo

event-Began = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
event-Dealt = Na stole leży sześć zakrytych kart.
event-Looked = { $who ->
    [you] Oglądasz kartę na miejscu { $spot }.
   *[other] { $seat } ogląda kartę na miejscu { $spot }.
}
event-Saw = Widzisz kartę na miejscu { $spot }: { $character }.
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
    [you] Nikt cię nie sprawdza.
   *[other] Nikt nie sprawdza: { $seat }.
}
event-Challenged = { $who ->
    [you] Sprawdzasz gracza { $claimant } i oglądasz kartę.
   *[other] { $claimant_who ->
        [you] { $seat } sprawdza cię i ogląda kartę.
       *[other] { $seat } sprawdza gracza { $claimant } i ogląda kartę.
    }
}{ $also_count ->
    [0] { "" }
    [one] { " " }{ $also_who ->
        [you] Ty też chcesz sprawdzić, ale jesteś dalej w kolejności.
       *[other] { $also } też chce sprawdzić, ale jest dalej w kolejności.
    }
   *[other] { " " }Dalej w kolejności też chcą sprawdzić: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] To prawda: { $character } to ty.
       *[other] To prawda: { $seat } to { $character }.
    }
   *[no] { $who ->
        [you] To nie { $character }: twoja deklaracja upada.
       *[other] To nie { $character }: deklaracja gracza { $seat } upada.
    }
}
event-Asked = { $who ->
    [you] Pytasz: „Kto jest moim Ministrem?”
   *[other] { $seat } pyta: „Kto jest moim Ministrem?”
}
event-Answered = { $seats_count ->
    [0] Nikt nie odpowiada Królowi.
    [1] { $seats_who ->
        [you] Odpowiadasz: „Tak, Panie”.
       *[other] { $seats } odpowiada: „Tak, Panie”.
    }
    [2] „Tak, Panie” odpowiadają oboje: { $seats }.
    [3] „Tak, Panie” odpowiada cała trójka: { $seats }.
   *[other] „Tak, Panie” odpowiadają wszyscy: { $seats }.
}
event-Paid = { $who ->
    [you] Płacisz
   *[other] { $seat } płaci
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} do skarbca { $why }.
event-Took = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} ze skarbca { $why }.
event-Substituted = { $who ->
    [you] Nie masz { $missing ->
        [1] monety, by
       *[other] kolejnej monety, by
    } zapłacić { $why }, więc skarbiec daje po jednej monecie: { $takers }.
   *[other] { $seat } nie ma { $missing ->
        [1] monety, by
       *[other] kolejnej monety, by
    } zapłacić { $why }, więc skarbiec daje po jednej monecie: { $takers }.
}
event-Robbed = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} { $victim_who ->
    [you] od ciebie
   *[other] od gracza { $victim }
} { $why }.
event-Swapped = { $who ->
    [you] Zamieniasz
   *[other] { $seat } zamienia
} jawnie karty na miejscach { $a } i { $b }.
event-Shuffled = { $who ->
    [you] Bierzesz karty z miejsc { $a } i { $b } pod stół i odkładasz je.
   *[other] { $seat } bierze karty z miejsc { $a } i { $b } pod stół i odkłada je.
}
event-Palmed = { $swapped_is ->
    [yes] Zamieniasz karty na miejscach { $a } i { $b }. Wiesz to tylko ty.
   *[no] Nie zamieniasz kart na miejscach { $a } i { $b }. Wiesz to tylko ty.
}
event-Executed = { $who ->
    [you] Oskarżasz: { $victim } to { $character }
   *[other] { $victim_who ->
        [you] { $seat } oskarża cię, że { $character } to ty
       *[other] { $seat } oskarża: { $victim } to { $character }
    }
}. { $hit_is ->
    [yes] To prawda.
   *[no] Pudło.
}
event-Taxed = { $who ->
    [you] Ściągasz podatek od wszystkich; podwójnie płaci { $double }.
   *[other] { $double_who ->
        [you] { $seat } ściąga podatek od wszystkich; płacisz podwójnie.
       *[other] { $seat } ściąga podatek od wszystkich; podwójnie płaci { $double }.
    }
}
event-Showed = Karta na miejscu { $spot } zostaje odkryta: { $character }.
event-Misnamed = { $who ->
    [you] Twoja odpowiedź to { $character }.
   *[other] Odpowiedź gracza { $seat } to { $character }.
}
event-GaveUp = { $who ->
    [you] Nie nazywasz kart i poddajesz się.
   *[other] { $seat } nie nazywa kart i poddaje się.
}
event-Named = { $who ->
    [you] Nazywasz bezbłędnie wszystkie karty.
   *[other] { $seat } nazywa bezbłędnie wszystkie karty.
}
event-LastRound = Zaczyna się ostatnia runda: każdy ma jeszcze jedną turę.
event-Stalled = Od { $rounds } rund żadna moneta nie zmieniła miejsca. Wszyscy głosują w tajemnicy: zakończyć grę teraz czy grać dalej?
event-Voted = Głosy za zakończeniem gry: { $votes } z { $players }. { $ends_is ->
    [yes] To wystarcza.
   *[no] To za mało: gra toczy się dalej.
}
event-Ended = { $reason_is ->
    [treasury_empty] Skarbiec jest pusty.
    [agreed] Gracze postanowili zakończyć grę.
   *[turn_limit] Rozegrano wszystkie tury.
} { $winners_count ->
    [one] { $winners_who ->
        [you] Masz najwięcej monet i wygrywasz.
       *[other] { $winners } ma najwięcej monet i wygrywa.
    }
   *[other] Remis, najwięcej monet i wspólną wygraną mają: { $winners }.
}

move-Begin = Zaczyna { $seat }
move-Deal = Rozdaj: { $character }
    .known = Rozdaj na miejsce { $spot }: { $character }
move-Shuffle = { $swapped_is ->
    [yes] Karty zostają zamienione
   *[no] Karty zostają na miejscu
}
move-Look = Obejrzyj kartę na miejscu { $spot }
move-Decline = Nie oglądaj żadnej karty
move-Peek = Podejrzyj własną kartę
    .about = kosztuje 1 monetę
move-Rotate = { $direction_is ->
    [right] Przesuń wszystkie karty w prawo
    [left] Przesuń wszystkie karty w lewo
   *[front] Przesuń wszystkie karty naprzeciw
}
    .about = { $direction_is ->
    [right] przeciwnie do ruchu wskazówek zegara, każda o miejsce w prawo
    [left] zgodnie z ruchem wskazówek zegara, każda o miejsce w lewo
   *[front] każda na przeciwległe miejsce
}
move-Claim = Powiedz: „Jestem { $character }”
    .about = { $character_is ->
    [K] weź 3 monety i zapytaj o Ministra
    [T] weź po monecie od obu sąsiadów
    [M] weź dwie karty i zamień je albo tylko udawaj
    [E] zgadnij kartę gracza; jeśli trafisz, weź wszystkie jego monety
    [S] wszyscy inni płacą podatek, a jeden gracz podwójny
   *[P] nazwij wszystkie inne karty i weź cały skarbiec
}
move-Pass = Nie sprawdzaj
    .about = akcja się udaje, prawda czy nie
move-Challenge = Sprawdź
    .about = oglądasz kartę: jeśli to kłamstwo, akcja przepada; jeśli to prawda, płacisz monetę
move-YesSir = Odpowiedz „Tak, Panie”
    .about = moneta dla Ministra
move-Silent = Milcz
move-Swap = { $manner_is ->
    [open] Zamień jawnie karty { $a } i { $b }
    [swap] Zamień pod stołem karty { $a } i { $b }
    [keep] Tylko udawaj, że pod stołem zamieniasz karty { $a } i { $b }
   *[chance] Weź pod stół karty { $a } i { $b }; decyduje los
}
move-Execute = Oskarż: { $victim } to { $character }
move-Tax = Podwójny podatek: { $double }
move-Name = Karta na miejscu { $spot } to { $character }
move-GiveUp = Poddaj się
    .about = kosztuje 2 monety
move-PlayOn = Graj dalej
    .about = pytanie wróci po trzech kolejnych rundach bez ruchu monet
move-EndGame = Zakończ grę teraz
    .about = wygrywa ten, kto ma najwięcej monet

refusal-not_your_turn = To nie twoja kolej; poczekaj na nią.
refusal-out_of_place = Tego teraz nie można; wybierz jeden z proponowanych ruchów.
refusal-treasury_too_small_to_peek = Nie masz monety, a w skarbcu jest mniej niż { $coins } monet, które wzięliby inni gracze; przesuń karty albo podaj się za kogoś.
refusal-no_such_spot = Nie ma takiego miejsca; wybierz jedno z sześciu.
refusal-not_your_own_spot = Przed grą nie wolno oglądać własnej karty; wybierz inną.
refusal-not_another_player = Trzeba wybrać innego gracza.
refusal-two_different_spots = Wybierz dwa różne miejsca, najpierw mniejszy numer.
refusal-under_table_choice = Przy tym stole Minister decyduje, co dzieje się pod stołem; powiedz, czy karty są zamienione.
refusal-under_table_chance = Przy tym stole o tym, co pod stołem, decyduje los; nie możesz wybrać.
refusal-spot_not_to_name = Tej karty nie trzeba nazywać; wybierz inne miejsce.
refusal-peasant_is_shown = Chłop jest już odkryty; nazwij inną postać.
refusal-named_already = To miejsce albo ta postać są już użyte; wybierz inne.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-card_already_dealt = Ta karta została już rozdana.

reason-treasury_empty = Skarbiec jest pusty.
reason-turn_limit = Rozegrano wszystkie tury.
reason-agreed = Gracze postanowili zakończyć grę.
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
table-look = Przed grą każdy może obejrzeć jedną kartę, ale nie swoją.
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
table-act-M = Minister { $seat }: które dwie karty, jawnie czy pod stołem?
table-act-E = Kat { $seat }: kogo oskarżasz i o bycie kim?
table-act-S = Szeryf { $seat }: kto płaci podwójnie?
table-name = Chłop { $seat }: nazwij pozostałe karty.
table-named = Dotąd nazwane: { $names }.
table-standstill = Od kilku rund żadna moneta nie zmieniła miejsca. Wszyscy głosują: zakończyć grę teraz czy grać dalej?

replay-standing = Monety graczy

## Board

coins-of = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
balloon-Claimed = Jestem { $character }.
balloon-Challenged = Nie wierzę ci!
balloon-Asked = Kto jest moim Ministrem?
balloon-YesSir = Tak, Panie!
balloon-GaveUp = Poddaję się.
balloon-Began = Zaczynam.
balloon-Executed = Ty to { $character }!
balloon-Taxed = Podatki! Podwójnie płaci { $double }.
balloon-Named = Znam was wszystkich!
tag-peek = Zajrzyj
sign-peek = podgląd
sign-challenge = złe sprawdzenie
sign-lie = kłamstwo
sign-tax = podatek
sign-double = podwójny podatek
sign-mistake = pomyłka
sign-short = brak monet
sign-debtor = { $name } nie ma monet
ask-characters = Co robi każda postać
ask-turn = Zajrzyj, użyj strzałki albo podaj się za:
ask-look = Którą kartę chcesz zobaczyć? Dotknij jej.
ask-doubt = { $seat }: „Jestem { $character }”. Wierzysz?
ask-answer = Król { $seat } pyta: „Kto jest moim Ministrem?”
ask-swap = Które dwie karty bierzesz? Dotknij pierwszej.
ask-swap-second = Karta na miejscu { $a } i która jeszcze?
ask-manner = Jak zamieniasz karty { $a } i { $b }?
ask-execute = Kogo oskarżasz? Dotknij gracza.
ask-execute-card = Jaką kartę ma { $victim }?
ask-tax = Kto płaci podwójnie? Dotknij gracza.
ask-name = Połóż każdą postać na jej karcie: przeciągnij albo dotknij obu.
ask-name-spot = Która karta to { $character }? Dotknij jej.
ask-name-character = Jaka postać leży na miejscu { $spot }?
ask-standstill = Od kilku rund żadna moneta nie zmieniła miejsca. Zakończyć grę teraz?
ask-cancel = Wstecz
swap-open = Zamień jawnie
swap-swap = Zamień w sekrecie
swap-keep = Tylko udawaj
swap-chance = Niech zdecyduje los
card-of = Karta na miejscu { $spot }, { $name }: { $face ->
    [none] zakryta
   *[other] { $face }
}
card-possible = { $card } (możliwe: { $characters })
hint-king-thief-minister-HiddenLooking = Sześć kart leży zakrytych i nikt nie zna swojej. Przed grą możesz obejrzeć jedną kartę, która nie leży na twoim miejscu: dotknij jej. Zapamiętaj ją, bo karty będą wędrować.
hint-king-thief-minister-Turn = W swojej turze zapłać monetę i podejrzyj własną kartę, przesuń wszystkie karty albo podaj się za jakąś postać i wykonaj jej akcję. Możesz kłamać: nikt nie widzi twojej karty, dopóki cię nie sprawdzi.
hint-king-thief-minister-HiddenDoubt = Ktoś się za kogoś podaje. Sprawdź go albo nie: jeśli to kłamstwo, akcja przepada; jeśli to prawda, płacisz monetę.
hint-king-thief-minister-HiddenAnswering = Król pyta o Ministra. Odpowiedz, jeśli to ty albo jeśli odważysz się udawać.
hint-king-thief-minister-Acting = Twoja deklaracja stoi. Wybierz teraz na stole: dotknij kart, o które ci chodzi.
hint-king-thief-minister-Naming = Twierdzisz, że znasz wszystkie karty. Przeciągnij każdą postać na kartę albo wybierz z listy.
hint-king-thief-minister-HiddenStandstill = Od trzech rund żadna moneta nie zmieniła miejsca. Zagłosuj w tajemnicy: jeśli więcej niż połowa chce zakończyć grę, kończy się ona teraz i wygrywa ten, kto ma najwięcej monet.

## Before the first game

aim = Miej najwięcej monet, gdy skarbiec się opróżni.
first-1 = Pamiętaj, gdzie leży sześć kart, które wędrują wokół stołu.
first-2 = W swojej turze podejrzyj własną kartę, przesuń wszystkie karty albo podaj się za jakąś postać.
first-3 = Gdy inni podają się za kogoś, uwierz im albo ich sprawdź.

## Guided games

lesson-first = Twoja pierwsza gra
lesson-first-aim = Sześć kart wędruje wokół stołu, a ty jesteś tym, kto leży przed tobą. Nikt nie wie, kto to jest, nawet ty! Zbieraj monety: gdy skarbiec na środku się opróżni, wygrywa najbogatszy.
lesson-first-look = Przed grą możesz obejrzeć jedną kartę, która nie jest twoja. Obejrzyj kartę na miejscu { spot-1 }.
lesson-first-move = To Król! Król bierze monety, więc dobrze mieć go przed sobą. Przesuń wszystkie karty w prawo: każda przejdzie o jedno miejsce, a Król trafi do ciebie.
lesson-first-pass = Król jest teraz twój. { $name_1 } płaci monetę i podgląda swoją kartę, a { $name_2 } podaje się za Złodzieja. Czy to prawda? Tego nie wiesz, a sprawdzenie uczciwego gracza kosztuje monetę. Przepuść to.
lesson-first-king = Złodziej zabrał ci monetę. Teraz twoja tura. Podaj się za Króla, który bierze trzy monety ze skarbca.
lesson-first-peek = Trzy monety dla ciebie! Twój Minister się nie odezwał, a potem inni dwa razy przesunęli karty i Króla ma teraz { $name_1 }. Kim jesteś ty? Zapłać monetę i podejrzyj swoją kartę.
lesson-first-true = Jesteś Ministrem. Tę kartę miał przed sobą { $name_2 }, gdy podawał się za Złodzieja: to było kłamstwo i nikt go nie zauważył! Teraz { $name_1 } podaje się za Króla. Ta karta nie zniknęła ci z oczu: to prawda. Przepuść to.
lesson-first-sir = Król pyta o Ministra, a to właśnie ty. Odpowiedz „Tak, Panie”, żeby zarobić monetę.
lesson-first-minister = Łatwy zarobek. Teraz skorzystaj z własnej postaci: podaj się za Ministra.
lesson-first-swap = Minister bierze dwie karty. Pod stołem tylko ty wiesz, czy zamieniły się miejscami. Weź swoją kartę i Króla, którego ma { $name_1 }, i zamień je pod stołem.
lesson-first-doubt = { $name_1 } znów podaje się za Króla, ale Król jest teraz twój i tylko ty o tym wiesz. Sprawdź ją! Zobaczysz jej kartę, a jeśli się myli, jej akcja przepada.
lesson-first-win = Złapana! Nic nie dostała. W skarbcu zostały trzy monety, a Król jest twój. Wiesz, co powiedzieć.
lesson-first-learned-1 = Jesteś tym, kto leży przed tobą, więc śledź karty, gdy wędrują.
lesson-first-learned-2 = W swojej turze podglądasz kartę, przesuwasz karty albo podajesz się za kogoś, także kłamiąc.
lesson-first-learned-3 = Sprawdzenie powstrzymuje kłamcę, ale kosztuje cię monetę, jeśli mówił prawdę.

lesson-characters = Pozostałe postacie
lesson-characters-know = Ta gra już trwa: karty były oglądane, podglądane i sprawdzane. Przy tym stole pomoc pamięci pokazuje, jaką postacią może być każda karta. Przy większości stołów trzeba to pamiętać samemu.
lesson-characters-sheriff = Twoja karta to Szeryf. Podaj się za Szeryfa, a wszyscy inni zapłacą monetę podatku.
lesson-characters-tax = Wybierasz jednego gracza, który płaci podwójnie. Niech to będzie { $name_1 }.
lesson-characters-bluff = { $name_1 } przesunęła wszystkie karty w lewo. Jesteś teraz Królem albo Katem i nie wiesz którym z nich. Odważnie: podaj się za Kata.
lesson-characters-accuse = Nikt nie odważył się ciebie sprawdzić. Kat nazywa kartę gracza i jeśli trafi, zabiera wszystkie jego monety. Ministra, którego widać było przed grą, ma teraz { $name_2 }: oskarż go.
lesson-characters-buy = Trafione! Teraz { $name_1 } podaje się za Króla. Sprawdź ją: jeśli to prawda, zapłacisz monetę, ale zobaczysz kartę i będziesz znać wszystkie sześć.
lesson-characters-silent = To prawda, więc płacisz monetę. Było warto! Król pyta o Ministra, a ty nim nie jesteś. Milcz.
lesson-characters-answer = { $name_2 } mówi „Tak, Panie”. Tę odpowiedź też można sprawdzić. Ale przed chwilą jego karta została nazwana, więc wiesz, że to prawda. Przepuść to.
lesson-characters-peasant = Karty znów się przesunęły i teraz leży przed tobą Chłop. Kto potrafi nazwać każdą kartę, wygrywa jako Chłop cały skarbiec. Ty potrafisz: podaj się za Chłopa!
lesson-characters-name = Twoja karta jest odkryta, a osiem monet czeka. Nazwij pozostałe karty tak, jak pokazuje pomoc pamięci, w dowolnej kolejności.
lesson-characters-name-2 = Zapisane. Karty odkryją się, gdy lista będzie pełna. Nazwij następną.
lesson-characters-name-3 = Dalej. Jedna pomyłka kosztowałaby cię dwie monety.
lesson-characters-name-4 = Nazwij jeszcze jedną. Ostatnia karta wynika z pozostałych.
lesson-characters-learned-1 = Szeryf ściąga podatek od wszystkich, a Kat zabiera wszystkie monety gracza, którego kartę nazwie.
lesson-characters-learned-2 = Nieudane sprawdzenie kosztuje monetę, ale pokazuje ci kartę.
lesson-characters-learned-3 = Jeśli znasz wszystkie karty, możesz od razu wygrać jako Chłop.
lesson-standstill = Gdy monety stoją w miejscu
lesson-standstill-decline = Przed pierwszą turą możesz obejrzeć jedną kartę albo żadnej. Tym razem nie oglądaj żadnej.
lesson-standstill-peasant = Twoja karta to Chłop, a kto podaje się za Chłopa, musi nazwać wszystkie inne karty. Mimo to podaj się za Chłopa.
lesson-standstill-give-up = Twoja karta jest odkryta, ale nie znasz żadnej innej. Poddaj się: kosztuje to dwie monety, a inne karty pozostają zakryte.
lesson-standstill-play-on = Odtąd wszyscy tylko przesuwali karty. Po trzech rundach bez żadnej monety wszyscy są w tajemnicy pytani, czy zakończyć grę. Masz najmniej monet: graj dalej.
lesson-standstill-end = Końca chciała jedna osoba z trzech, a to nie jest więcej niż połowa. Minęły kolejne trzy rundy bez żadnej monety. Teraz zagłosuj za końcem.
lesson-standstill-learned-1 = Przed pierwszą turą możesz obejrzeć jedną kartę albo żadnej.
lesson-standstill-learned-2 = Kto poddaje się jako Chłop, płaci dwie monety.
lesson-standstill-learned-3 = Po trzech rundach bez żadnej monety więcej niż połowa graczy może zakończyć grę.

## Putting a move together

act-Swap = Zamień
act-Execute = Oskarż
act-Name = Nazwij kartę
act-Decline = Odrzuć ofertę
act-Claim = Podaj się za
act-Look = Obejrzyj kartę
act-Rotate = Przesuń karty
act-Tax = Ściągnij podatek
part-a = Pierwsza karta
part-b = Druga karta
part-manner = Jak
part-victim = Kogo
part-character = Postać
part-spot = Karta
part-direction = Kierunek
part-double = Podwójnie dla
