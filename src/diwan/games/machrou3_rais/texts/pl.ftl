title = Machrou3 Ra2is
tagline = Podzielcie kraj, targujcie się o Parlament i odkryjcie na czas, kto jest na sprzedaż.

variant-beginner = Gra dla początkujących
    .about = Ustalone dystrykty i stacje, Cele i Moce Wyjątkowe. Bez Sędziego i bez Wiadomości z ostatniej chwili.
variant-advanced = Gra zaawansowana
    .about = Losowe dystrykty, Dystrykty Pochodzenia z mocami, Wiadomości z ostatniej chwili, rundy, w których bitwy wymagają głosowania, i Sędzia, którego Skorumpowani próbują zdemaskować.

option-mode = Gra
    .about = Gra dla początkujących (beginner) albo zaawansowana (advanced).
option-chaotic_newsflash = Chaotyczne Wiadomości
    .about = Dołącz Wiadomości z ostatniej chwili, które wywracają cały stół do góry nogami.
option-exposed_chosen_by_corrupt = Skorumpowani wybierają ujawnionego
    .about = Dwaj Skorumpowani w tajemnicy wybierają, którego z nich zna Sędzia.
option-speaker_campaigns_free_in_advanced = Marszałek bez głosowania w grze zaawansowanej
    .about = Także w grze zaawansowanej Kampania Marszałka nie wymaga głosowania.
option-partial_support = Częściowe wsparcie
    .about = Wspierający w bitwie mogą wybrać, które z ich dystryktów pomagają. W przeciwnym razie pomagają wszystkie.
option-talk_limit = Propozycje botów na turę
    .about = Ile propozycji, obietnic i sugestii bot może złożyć w ciągu jednej tury. Ludzie składają ich, ile chcą.
option-people = Ludzie
    .about = Miejsca zajęte przez ludzi: wszystkie (all), żadne (none) albo wymienione, np. 0,3. Przy stole program wie to sam.
option-turn_seconds = Sekundy na turę
    .about = Czas na akcję w turze. 0 oznacza grę bez zegara.
option-candidacy_seconds = Sekundy na wszystkie kandydatury
    .about = Czas na decyzję, czy kandydujesz na Prezydenta. 0 oznacza grę bez zegara.
option-vote_seconds = Sekundy na głosowanie
    .about = Czas na tajne głosowanie, także w dniu wyborów. 0 oznacza grę bez zegara.
option-reply_seconds = Sekundy na odpowiedź
    .about = Czas na każdą inną decyzję. 0 oznacza grę bez zegara.
option-deck = Talia
    .about = Plik z własnymi kartami. Rodzaje kart, których w nim nie ma, pochodzą ze standardowej talii.

## Słowa na wartości

mode-beginner = gra dla początkujących
mode-advanced = gra zaawansowana
character-adnan = Adnan (Skorumpowany, z okiem)
character-nisreen = Nisreen (Skorumpowana)
character-fawzi = Fawzi (Skorumpowany)
character-mansour = Mansour (Reformator)
character-lara = Lara (Reformatorka)
character-latif = Latif (Reformator)
character-nahida = Nahida (Reformatorka)
character-faten = Faten (Reformatorka)
character-saleh = Sędzia Saleh
team-corrupt = Skorumpowani
team-reformist = Reformatorzy
team-judge = Sędzia
winner-corrupt = Skorumpowani
winner-reformist = Reformatorzy
card-with = Za
card-against = Przeciw
side-neutral = nikt
side-challenger = Wyzywający
side-defender = Broniący
thing-origin = Dystrykt Pochodzenia
thing-station = Stacja Medialna
until-own_next_turn = do następnej tury tego gracza
until-end_of_phase_1 = do wyborów
why-smallest_bloc = za najmniejszy blok
why-by_lot = losem spośród najmniejszych bloków
why-picked = z wyboru poprzedniego Marszałka
why-gavel = dzięki Mocy Wyjątkowej
why-campaign = po Kampanii
why-battle = po bitwie
why-swap = po wymianie
why-power = dzięki Mocy Wyjątkowej
why-newsflash = przez Wiadomość z ostatniej chwili
why-unmasking = po zdemaskowaniu Sędziego
deal-support = wsparcie w bitwie
deal-neutral = neutralność w bitwie
deal-with = głos Za
deal-against = głos Przeciw
deal-swap = wymianę
deal-bloc = mandaty swojego bloku w dniu wyborów
give-none = nic
get-none = nic
to-none = wszyscy
pile-0 = 1
pile-1 = 2
pile-2 = 3
pile-3 = 4
pile-4 = 5
pile-5 = 6
governorate-north = Liban Północny
governorate-bekaa = Bekaa
governorate-mount_lebanon = Góry Liban
governorate-beirut = Bejrut
governorate-south = Liban Południowy
group-beirut_1 = Bejrut I
group-beirut_2 = Bejrut II
group-jbeil_keserwan = Keserwan-Jbeil
group-metn = Metn
group-baabda = Baabda
group-aley_chouf = Chouf-Aley
group-akkar = Akkar
group-tripoli_miniyeh = Trypolis-Miniyeh
group-north_3 = Batroun-Bcharre-Zgharta-Koura
group-zahle = Zahle
group-west_bekaa_rashaya = Zachodnia Bekaa-Rashaya
group-baalbek_hermel = Baalbek-Hermel
group-saida_jezzine = Sydon-Jezzine
group-sour_zahrani = Tyr-Zahrani
group-south_3 = Bint Jbeil-Marjayoun-Hasbaya-Nabatieh
district-akkar = Akkar
district-miniyeh = Miniyeh
district-tripoli = Trypolis
district-zgharta = Zgharta
district-koura = Koura
district-bcharre = Bcharre
district-batroun = Batroun
district-jbeil = Jbeil
district-keserwan = Keserwan
district-metn = Metn
district-baabda = Baabda
district-aley = Aley
district-chouf = Chouf
district-beirut_1 = Bejrut I
district-beirut_2 = Bejrut II
district-hermel = Hermel
district-baalbek = Baalbek
district-zahle = Zahle
district-west_bekaa = Zachodnia Bekaa
district-rashaya = Rashaya
district-saida = Sydon
district-zahrani = Zahrani
district-sour = Tyr
district-jezzine = Jezzine
district-nabatieh = Nabatieh
district-bint_jbeil = Bint Jbeil
district-marjayoun = Marjayoun
district-hasbaya = Hasbaya
challenging-akkar = { district-akkar }
challenging-miniyeh = { district-miniyeh }
challenging-tripoli = { district-tripoli }
challenging-zgharta = { district-zgharta }
challenging-koura = { district-koura }
challenging-bcharre = { district-bcharre }
challenging-batroun = { district-batroun }
challenging-jbeil = { district-jbeil }
challenging-keserwan = { district-keserwan }
challenging-metn = { district-metn }
challenging-baabda = { district-baabda }
challenging-aley = { district-aley }
challenging-chouf = { district-chouf }
challenging-beirut_1 = { district-beirut_1 }
challenging-beirut_2 = { district-beirut_2 }
challenging-hermel = { district-hermel }
challenging-baalbek = { district-baalbek }
challenging-zahle = { district-zahle }
challenging-west_bekaa = { district-west_bekaa }
challenging-rashaya = { district-rashaya }
challenging-saida = { district-saida }
challenging-zahrani = { district-zahrani }
challenging-sour = { district-sour }
challenging-jezzine = { district-jezzine }
challenging-nabatieh = { district-nabatieh }
challenging-bint_jbeil = { district-bint_jbeil }
challenging-marjayoun = { district-marjayoun }
challenging-hasbaya = { district-hasbaya }
defending-akkar = { district-akkar }
defending-miniyeh = { district-miniyeh }
defending-tripoli = { district-tripoli }
defending-zgharta = { district-zgharta }
defending-koura = { district-koura }
defending-bcharre = { district-bcharre }
defending-batroun = { district-batroun }
defending-jbeil = { district-jbeil }
defending-keserwan = { district-keserwan }
defending-metn = { district-metn }
defending-baabda = { district-baabda }
defending-aley = { district-aley }
defending-chouf = { district-chouf }
defending-beirut_1 = { district-beirut_1 }
defending-beirut_2 = { district-beirut_2 }
defending-hermel = { district-hermel }
defending-baalbek = { district-baalbek }
defending-zahle = { district-zahle }
defending-west_bekaa = { district-west_bekaa }
defending-rashaya = { district-rashaya }
defending-saida = { district-saida }
defending-zahrani = { district-zahrani }
defending-sour = { district-sour }
defending-jezzine = { district-jezzine }
defending-nabatieh = { district-nabatieh }
defending-bint_jbeil = { district-bint_jbeil }
defending-marjayoun = { district-marjayoun }
defending-hasbaya = { district-hasbaya }
give-akkar = { district-akkar }
give-miniyeh = { district-miniyeh }
give-tripoli = { district-tripoli }
give-zgharta = { district-zgharta }
give-koura = { district-koura }
give-bcharre = { district-bcharre }
give-batroun = { district-batroun }
give-jbeil = { district-jbeil }
give-keserwan = { district-keserwan }
give-metn = { district-metn }
give-baabda = { district-baabda }
give-aley = { district-aley }
give-chouf = { district-chouf }
give-beirut_1 = { district-beirut_1 }
give-beirut_2 = { district-beirut_2 }
give-hermel = { district-hermel }
give-baalbek = { district-baalbek }
give-zahle = { district-zahle }
give-west_bekaa = { district-west_bekaa }
give-rashaya = { district-rashaya }
give-saida = { district-saida }
give-zahrani = { district-zahrani }
give-sour = { district-sour }
give-jezzine = { district-jezzine }
give-nabatieh = { district-nabatieh }
give-bint_jbeil = { district-bint_jbeil }
give-marjayoun = { district-marjayoun }
give-hasbaya = { district-hasbaya }
get-akkar = { district-akkar }
get-miniyeh = { district-miniyeh }
get-tripoli = { district-tripoli }
get-zgharta = { district-zgharta }
get-koura = { district-koura }
get-bcharre = { district-bcharre }
get-batroun = { district-batroun }
get-jbeil = { district-jbeil }
get-keserwan = { district-keserwan }
get-metn = { district-metn }
get-baabda = { district-baabda }
get-aley = { district-aley }
get-chouf = { district-chouf }
get-beirut_1 = { district-beirut_1 }
get-beirut_2 = { district-beirut_2 }
get-hermel = { district-hermel }
get-baalbek = { district-baalbek }
get-zahle = { district-zahle }
get-west_bekaa = { district-west_bekaa }
get-rashaya = { district-rashaya }
get-saida = { district-saida }
get-zahrani = { district-zahrani }
get-sour = { district-sour }
get-jezzine = { district-jezzine }
get-nabatieh = { district-nabatieh }
get-bint_jbeil = { district-bint_jbeil }
get-marjayoun = { district-marjayoun }
get-hasbaya = { district-hasbaya }
origin-akkar = { district-akkar }
origin-miniyeh = { district-miniyeh }
origin-tripoli = { district-tripoli }
origin-zgharta = { district-zgharta }
origin-koura = { district-koura }
origin-bcharre = { district-bcharre }
origin-batroun = { district-batroun }
origin-jbeil = { district-jbeil }
origin-keserwan = { district-keserwan }
origin-metn = { district-metn }
origin-baabda = { district-baabda }
origin-aley = { district-aley }
origin-chouf = { district-chouf }
origin-beirut_1 = { district-beirut_1 }
origin-beirut_2 = { district-beirut_2 }
origin-hermel = { district-hermel }
origin-baalbek = { district-baalbek }
origin-zahle = { district-zahle }
origin-west_bekaa = { district-west_bekaa }
origin-rashaya = { district-rashaya }
origin-saida = { district-saida }
origin-zahrani = { district-zahrani }
origin-sour = { district-sour }
origin-jezzine = { district-jezzine }
origin-nabatieh = { district-nabatieh }
origin-bint_jbeil = { district-bint_jbeil }
origin-marjayoun = { district-marjayoun }
origin-hasbaya = { district-hasbaya }

## Co się stało

event-PileDealt = { $who ->
    [you] Dostajesz zestaw dystryktów { $pile }.
   *[other] { $seat } dostaje zestaw dystryktów { $pile }.
}
event-DistrictDealt = { $who ->
    [you] Dostajesz dystrykt { $district }.
   *[other] { $seat } dostaje dystrykt { $district }.
}
event-SpeakerChosen = { $who ->
    [you] Jesteś Marszałkiem, { $why }.
   *[other] Marszałkiem jest { $seat }, { $why }.
}
event-OriginPlaced = { $who ->
    [you] Twój Dystrykt Pochodzenia to { $district }.
   *[other] Dystrykt Pochodzenia gracza { $seat } to { $district }.
}
event-StationPlaced = { $who ->
    [you] Stawiasz Stację Medialną w dystrykcie { $district }.
   *[other] { $seat } stawia Stację Medialną w dystrykcie { $district }.
}
event-CharacterDealt = Twoja tajna postać: { $character }.
event-FellowKnown = Drugi Skorumpowany to { $seat }.
event-ExposedKnown = { $who ->
    [you] Sędzia wie, że należysz do Skorumpowanych.
   *[other] Sędzia wie, że { $seat } należy do Skorumpowanych.
}
event-Wished = { $seat_is ->
    [none] Nie wskazujesz Sędziemu nikogo.
   *[other] { $who ->
        [you] Chcesz, żeby Sędzia wiedział o tobie.
       *[other] Chcesz, żeby Sędzia wiedział o graczu { $seat }.
    }
}
event-RoundBegan = Zaczyna się runda { $round }.
event-NewsflashDrawn = Wiadomość z ostatniej chwili: { $title }.
event-TokenDrawn = { $vote_is ->
    [yes] Zielony żeton: w tej rundzie bitwy wymagają głosowania.
   *[no] Czerwony żeton: w tej rundzie bitwy nie wymagają głosowania.
}
event-TurnBegan = { $who ->
    [you] Twoja tura.
   *[other] Tura gracza { $seat }.
}
event-ChoseToPass = Wybierasz { $district }: ten dystrykt dostanie gracz po twojej lewej.
event-OwnerChanged = { $seat_is ->
    [none] { $before_who ->
        [you] Tracisz dystrykt { $district } { $why }: staje się Wahającym się Dystryktem.
       *[other] { $before } traci dystrykt { $district } { $why }: staje się Wahającym się Dystryktem.
    }
   *[other] { $before_is ->
        [none] { $who ->
            [you] Dostajesz dystrykt { $district } { $why }.
           *[other] { $seat } dostaje dystrykt { $district } { $why }.
        }
       *[other] { $before_who ->
            [you] { $seat } dostaje twój dystrykt { $district } { $why }.
           *[other] { $who ->
                [you] Dostajesz dystrykt { $district } gracza { $before } { $why }.
               *[other] { $seat } dostaje dystrykt { $district } gracza { $before } { $why }.
            }
        }
    }
}
event-LeadChanged = { $seat_is ->
    [none] Nikt już nie prowadzi w grupie { $group }; jej mandaty ({ $seats }) są niczyje.
   *[other] { $who ->
        [you] Teraz ty prowadzisz w grupie { $group } i masz jej mandaty ({ $seats })
       *[other] { $seat } prowadzi teraz w grupie { $group } i ma jej mandaty ({ $seats })
    }{ $before_is ->
        [none] .
       *[other] { $before_who ->
            [you] , które były twoje.
           *[other] , które miał gracz { $before }.
        }
    }
}
event-BlocsChanged = Mandaty w Parlamencie: { $blocs_named }.
event-Passed = { $who ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
event-TurnEnded = { $who ->
    [you] Kończysz turę.
   *[other] { $seat } kończy turę.
}
event-Campaigned = { $who ->
    [you] Prowadzisz Kampanię o { $district }.
   *[other] { $seat } prowadzi Kampanię o { $district }.
}
event-Challenged = { $who ->
    [you] Wyzywasz
   *[other] { $seat } wyzywa
} { $defender_who ->
    [you] cię
   *[other] gracza { $defender }
} na bitwę: { $challenging } przeciw { $defending }.
event-Voted = Głosujesz { $card }.
event-VoteCounted = { $passed_is ->
    [yes] Głosowanie wygrane
   *[no] Głosowanie przegrane
}: { $with_votes } Za, { $against_votes } Przeciw.
event-VotesOpened = Głosy Za: { $with_seats }. Głosy Przeciw: { $against_seats }.
event-SwapOffered = { $who ->
    [you] Proponujesz
   *[other] { $seat } proponuje
} { $partner_who ->
    [you] ci
   *[other] graczowi { $partner }
} wymianę: { $give } za { $get }.
event-SwapAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] Przyjmujesz wymianę.
       *[no] Odrzucasz wymianę.
    }
   *[other] { $accepted_is ->
        [yes] { $seat } przyjmuje wymianę.
       *[no] { $seat } odrzuca wymianę.
    }
}
event-StayedNeutral = { $who ->
    [you] Zachowujesz neutralność.
   *[other] { $seat } zachowuje neutralność.
}
event-HelpOffered = { $who ->
    [you] Oferujesz pomoc
   *[other] { $seat } oferuje pomoc
} { $side_is ->
    [challenger] Wyzywającemu
   *[defender] Broniącemu
}: { $districts }.
event-HelpAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] Przyjmujesz
       *[no] Odrzucasz
    }
   *[other] { $accepted_is ->
        [yes] { $seat } przyjmuje
       *[no] { $seat } odrzuca
    }
} { $helper_who ->
    [you] twoją pomoc.
   *[other] pomoc gracza { $helper }.
}
event-BattleDecided = { $won_is ->
    [yes] { $who ->
        [you] Wygrywasz bitwę o { $defending }.
       *[other] { $seat } wygrywa bitwę o { $defending }.
    }
   *[no] { $defender_who ->
        [you] Bronisz skutecznie dystryktu { $defending }.
       *[other] { $defender } broni skutecznie dystryktu { $defending }.
    }
} Wyzywający: { $challenger_total }, Broniący: { $defender_total }.
event-AskedJudge = { $who ->
    [you] Ujawniasz, że należysz do Skorumpowanych, i pytasz
   *[other] { $seat } ujawnia, że należy do Skorumpowanych, i pyta
} { $target_who ->
    [you] cię
   *[other] gracza { $target }
}: „Czy to ty jesteś Sędzią?” { $yes_is ->
    [yes] Odpowiedź: tak!
   *[no] Odpowiedź: nie.
}
event-ObjectiveDiscarded = { $who ->
    [you] Odrzucasz swój Cel.
   *[other] { $seat } odrzuca zakryty Cel.
}
event-ObjectiveDrawn = { $seat } dobiera Cel.
event-ObjectiveKnown = Dobierasz Cel „{ $title }” ({ $card }).
event-ObjectiveKept = { $seat } zatrzymuje jeden z Celów.
event-KeptObjective = Zatrzymujesz „{ $title }” ({ $card }).
event-DeckRefilled = Odrzucone Cele ({ $cards }) wracają przetasowane jako nowa talia.
event-ObjectiveDeclared = { $who ->
    [you] Ogłaszasz
   *[other] { $seat } ogłasza
} Cel „{ $title }” ({ $card }). Liczba ogłoszonych dotąd Celów: { $total }.
event-PowerDrawn = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} Moc Wyjątkową „{ $title }” ({ $card }){ $playable_is ->
    [yes] .
   *[no] , której nie da się teraz użyć, więc zastąpi ją inna.
}
event-NoPowerLeft = Nie ma już Mocy Wyjątkowych do dobrania.
event-Picked = { $who ->
    [you] Wybierasz
   *[other] { $seat } wybiera
}: { $player_is ->
    [none] { $districts }.
   *[other] { $player }.
}
event-IpChanged = Wpływ dystryktu { $district } zmienia się trwale o { $add }.
event-StationAdded = { $district } ma teraz Stację Medialną.
event-StationMoved = Stacja Medialna przenosi się: { $origin } → { $district }.
event-StatusBegan = „{ $title }” ({ $card }) działa teraz, { $until }.
event-LookedAtTeam = { $who ->
    [you] Sprawdzasz
   *[other] { $seat } sprawdza
} w tajemnicy, czy { $target_who ->
    [you] należysz
   *[other] { $target } należy
} do Skorumpowanych.
event-TeamSeen = { $team_is ->
    [corrupt] { $seat } należy do Skorumpowanych.
   *[reformist] { $seat } należy do Reformatorów.
} Wiesz to tylko ty.
event-LookedAtObjective = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} w tajemnicy { $target_who ->
    [you] twój Cel.
   *[other] Cel gracza { $target }.
}
event-ObjectiveSeen = Cel gracza { $seat } to „{ $title }” ({ $card }). Wiesz to tylko ty.
event-RedrawDecided = { $who ->
    [you] { $redraw_is ->
        [yes] Zmuszasz gracza { $target } do dobrania nowego Celu.
       *[no] Zostawiasz graczowi { $target } jego Cel.
    }
   *[other] { $redraw_is ->
        [yes] { $seat } zmusza { $target_who ->
            [you] cię
           *[other] gracza { $target }
        } do dobrania nowego Celu.
       *[no] { $seat } zostawia { $target_who ->
            [you] ci twój Cel.
           *[other] graczowi { $target } jego Cel.
        }
    }
}
event-PhaseOneEnded = { $reason_is ->
    [objectives] Ogłoszono szósty Cel: zaczynają się wybory.
   *[rounds] Ostatnia runda dobiegła końca: zaczynają się wybory.
}
event-Announced = { $who ->
    [you] Kandydujesz na Prezydenta.
   *[other] { $seat } kandyduje na Prezydenta.
}
event-SaidDone = Zgłaszasz, że to już wszystko. Nikt inny tego nie widzi, a dopóki debata trwa, nadal możesz kandydować.
event-DebateClosed = { $candidates_count ->
    [0] Debata zamknięta. Nikt nie kandyduje na Prezydenta.
    [one] Debata zamknięta. Jedyny kandydat: { $candidates }.
   *[other] Debata zamknięta. Kandydaci: { $candidates }.
}
event-BallotTaken = { $candidate_who ->
    [you] Głosujesz na siebie.
   *[other] Twój głos dostaje { $candidate }.
}
event-BallotOpened = { $who ->
    [you] { $candidate_who ->
        [you] Głosujesz na siebie
       *[other] Twój głos dostaje { $candidate }
    }
   *[other] { $candidate_who ->
        [you] Głos gracza { $seat } przypada tobie
       *[other] Głos gracza { $seat } dostaje { $candidate }
    }
}; { $valid ->
    [0] { $bloc ->
        [0] brak mandatów.
       *[other] bez ogłoszonego Celu blok ({ $bloc }) się nie liczy.
    }
    [one] liczy się { $valid } mandat.
    [few] liczą się { $valid } mandaty.
   *[other] liczy się { $valid } mandatów.
}
event-CharacterRevealed = { $who ->
    [you] Twoja postać to { $character }.
   *[other] { $seat } to { $character }.
}
event-SecretsOpened = Wszystkie Cele i wszystkie tajne głosy są teraz jawne.
event-Elected = { $president_is ->
    [none] Nikt nie zostaje Prezydentem.
   *[other] { $president_who ->
        [you] Nowym Prezydentem jesteś ty.
       *[other] Nowym Prezydentem jest { $president }.
    }
} Wygrywają { $winner }.
event-Spoke = { $promise_is ->
    [yes] { $who ->
        [you] Szeptem składasz obietnicę
       *[other] { $seat } szeptem składa obietnicę
    } { $to_count ->
        [one] { $to_who ->
            [you] tobie.
           *[other] graczowi { $to }.
        }
       *[other] graczom ({ $to }).
    }
   *[no] { $who ->
        [you] Rozmawiasz po cichu
       *[other] { $seat } rozmawia po cichu
    } { $to_count ->
        [one] { $to_who ->
            [you] z tobą.
           *[other] z graczem { $to }.
        }
       *[other] z graczami ({ $to }).
    }
}
event-Asked = { $who ->
    [you] Prosisz
   *[other] { $seat } prosi
} { $to_count ->
    [0] wszystkich
    [one] { $to_who ->
        [you] cię
       *[other] gracza { $to }
    }
   *[other] graczy ({ $to })
} o { $deal_is ->
    [swap] wymianę: { $give } za { $get }.
   *[other] { $deal }.
}
event-Promised = { $who ->
    [you] Obiecujesz
   *[other] { $seat } obiecuje
} { $to_count ->
    [0] wszystkim
    [one] { $to_who ->
        [you] ci
       *[other] graczowi { $to }
    }
   *[other] graczom ({ $to })
} { $deal_is ->
    [swap] wymianę: { $give } za { $get }.
   *[other] { $deal }.
}
event-PromiseKept = { $who ->
    [you] Dotrzymujesz obietnicy
   *[other] { $seat } dotrzymuje obietnicy
} { $to_count ->
    [0] złożonej wszystkim. Chodzi o { $deal }.
    [one] { $to_who ->
        [you] złożonej tobie. Chodzi o { $deal }.
       *[other] złożonej graczowi { $to }. Chodzi o { $deal }.
    }
   *[other] złożonej graczom ({ $to }). Chodzi o { $deal }.
}
event-PromiseBroken = { $who ->
    [you] Łamiesz obietnicę
   *[other] { $seat } łamie obietnicę
} { $to_count ->
    [0] złożoną wszystkim. Chodzi o { $deal }.
    [one] { $to_who ->
        [you] złożoną tobie. Chodzi o { $deal }.
       *[other] złożoną graczowi { $to }. Chodzi o { $deal }.
    }
   *[other] złożoną graczom ({ $to }). Chodzi o { $deal }.
}
event-Answered = { $who ->
    [you] Odpowiadasz
   *[other] { $seat } odpowiada
} { $to_who ->
    [you] ci
   *[other] graczowi { $to }
}: { $agree_is ->
    [yes] tak
   *[no] nie
}. Chodzi o { $deal }.
event-Hinted = { $who ->
    [you] Mówisz, że
   *[other] { $seat } mówi, że
} { $about_who ->
    [you] jesteś
   *[other] { $about } jest
} { $team_is ->
    [corrupt] wśród Skorumpowanych.
    [reformist] wśród Reformatorów.
   *[judge] Sędzią.
}

## Ruchy

move-DealPile = Zestaw dystryktów { $pile } dostaje { $seat }
move-DealDistrict = Dystrykt { $district } dostaje { $seat }
move-DrawSpeaker = Marszałkiem zostaje { $seat }
move-DealObjective = Cel { $card } dostaje { $seat }
move-DealCharacter = { $character }: { $seat }
move-DrawNewsflash = Wiadomość z ostatniej chwili { $card }
move-DrawToken = { $vote_is ->
    [yes] Zielony żeton: bitwy wymagają głosowania
   *[no] Czerwony żeton: bitwy nie wymagają głosowania
}
move-DrawPower = Moc Wyjątkowa { $card }
move-PlaceOrigin = Wybierz { $district } na swój Dystrykt Pochodzenia
    .about = Twój Dystrykt Pochodzenia ma moc i trudno ci go odebrać.
move-PlaceStation = Postaw Stację Medialną w dystrykcie { $district }
    .about = Dystrykty ze Stacjami Medialnymi sięgają do siebie przez całą mapę.
move-Expose = { $seat_is ->
    [none] Nie wskazuj nikogo
   *[other] { $who ->
        [you] Niech Sędzia wie o tobie
       *[other] Niech Sędzia wie o graczu { $seat }
    }
}
move-PickSpeaker = { $who ->
    [you] Zostań Marszałkiem nadal
   *[other] Niech Marszałkiem będzie { $seat }
}
move-ReleaseDistrict = Oddaj dystrykt { $district }
move-PassLeft = Przekaż dystrykt { $district } graczowi po lewej
move-Declare = Ogłoś swój Cel
    .about = Liczy się do końca gry, sprawia, że głos Reformatora liczy się w wyborach, i daje Moc Wyjątkową.
move-Pass = Pasuj
move-ChangeObjective = Wymień swój Cel
move-DrawObjective = Dobierz Cel
move-Swap = Zaproponuj graczowi { $partner } wymianę: { $give } za { $get }
move-Campaign = Kampania o { $district }
move-Battle = Wyzwij { $defending } z dystryktu { $challenging }
move-Unmask = Zapytaj gracza { $seat }, czy jest Sędzią
    .about = Wszyscy dowiedzą się, że należysz do Skorumpowanych.
move-EndTurn = Zakończ turę
move-Vote = Głosuj { $card }
move-AnswerSwap = { $accept_is ->
    [yes] Przyjmij wymianę
   *[no] Odrzuć wymianę
}
move-Help = { $side_is ->
    [neutral] Zachowaj neutralność
    [challenger] Pomóż Wyzywającemu
   *[defender] Pomóż Broniącemu
}{ $districts_count ->
    [0] { "" }
   *[other] : { $districts }
}
move-AnswerHelp = { $accept_is ->
    [yes] Przyjmij pomoc
   *[no] Odrzuć pomoc
}
move-Steal = Zabierz Sędziemu dystrykt { $district }
move-Pick = { $seat_is ->
    [none] Wybierz: { $districts }
   *[other] { $who ->
        [you] Wybierz siebie
       *[other] Wybierz: { $seat }
    }
}
move-Keep = Zatrzymaj Cel { $number }
number-0 = pierwszy
number-1 = drugi
number-2 = trzeci
move-Redraw = { $redraw_is ->
    [yes] Niech dobierze nowy Cel
   *[no] Niech zostanie przy swoim Celu
}
move-Announce = Kandyduj na Prezydenta
move-Done = To już wszystko
    .about = W tej sytuacji nie kandydujesz. Nikt tego nie widzi, a dopóki debata trwa, nadal możesz kandydować.
move-CastBallot = Głosuj na { $candidate_who ->
    [you] siebie
   *[other] kandydata { $candidate }
}
move-Ask = Poproś { $to_count ->
    [0] wszystkich
    [one] gracza { $to }
   *[other] graczy ({ $to })
} o { $deal_is ->
    [swap] wymianę: { $give } za { $get }
   *[other] { $deal }
}
move-Promise = Obiecaj { $to_count ->
    [0] wszystkim
    [one] graczowi { $to }
   *[other] graczom ({ $to })
} { $deal_is ->
    [swap] wymianę: { $give } za { $get }
   *[other] { $deal }
}
move-Answer = Powiedz { $agree_is ->
    [yes] „tak”
   *[no] „nie”
} graczowi { $to }: chodzi o { $deal }
move-Hint = Powiedz { $to_count ->
    [0] wszystkim
    [one] graczowi { $to }
   *[other] graczom ({ $to })
}, że { $about_who ->
    [you] jesteś
   *[other] { $about } jest
} { $team_is ->
    [corrupt] wśród Skorumpowanych
    [reformist] wśród Reformatorów
   *[judge] Sędzią
}

## Dlaczego nie

refusal-not_your_turn = to nie twoja kolej; poczekaj na pytanie
refusal-out_of_place = tego teraz nie można; wybierz z menu
refusal-not_in_the_odds = tego nie można tu rozdać ani wylosować
refusal-not_tied = Marszałkiem może być tylko gracz z najmniejszym blokiem
refusal-already_acted = twoja akcja w tej turze już się odbyła; ogłoś Cel albo zakończ turę
refusal-act_first = najpierw wykonaj akcję; jeśli żadnej nie chcesz, spasuj
refusal-ten_districts = masz dziesięć dystryktów i nie możesz mieć więcej; zaproponuj wymianę
refusal-campaign_forbidden = karta zabrania teraz Kampanii
refusal-battle_forbidden = karta zabrania teraz bitew
refusal-not_swing = { $district } ma właściciela; prowadź Kampanię o Wahający się Dystrykt
refusal-no_such_partner = wybierz do wymiany innego gracza
refusal-not_theirs_to_swap = każdy gracz może dać tylko dystrykt, który do niego należy
refusal-origin_not_swapped = Dystryktu Pochodzenia, który należy do swojego gracza, nie można wymienić
refusal-swap_too_high = za punkty wpływu ({ $give }) chcesz dostać więcej ({ $get }); poproś o słabszy dystrykt
refusal-not_your_district = { $district } nie należy do ciebie; wybierz własny dystrykt
refusal-nobody_to_fight = { $district } nie należy do nikogo, z kim można walczyć; o Wahające się Dystrykty prowadź Kampanię
refusal-immune = dystryktu { $district } nie można teraz wyzwać; chroni go karta
refusal-out_of_reach = { $challenging } nie sięga do { $defending }; wyzwij sąsiada albo użyj Stacji Medialnych
refusal-answer_does_not_fit = ta odpowiedź nie pasuje do pytania; wybierz z menu
refusal-no_judge = w tej grze nie ma Sędziego
refusal-not_corrupt = tylko Skorumpowani mogą próbować zdemaskować Sędziego
refusal-judge_known = Sędzia jest już zdemaskowany
refusal-no_such_target = wybierz innego gracza
refusal-already_cleared = ten gracz już odpowiedział: nie
refusal-not_the_judges = { $district } nie należy do Sędziego; weź dystrykt, który ma Sędzia
refusal-pick_does_not_fit = karta nie pozwala na taki wybór; wybierz z menu
refusal-no_objective = nie masz Celu; dobierz go w ramach akcji
refusal-hand_full = masz już Cel; możesz go wymienić
refusal-no_objectives_left = nie ma już Celów
refusal-not_fulfilled = twój Cel nie jest jeszcze spełniony
refusal-no_such_card = nie masz takiej karty na ręce
refusal-has_station = { $district } ma już Stację Medialną; wybierz inny dystrykt
refusal-runs_already = już kandydujesz; poczekaj, aż debata się zamknie
refusal-done_already = to już zgłoszone; kandyduj albo poczekaj, aż debata się zamknie
refusal-judge_no_candidate = Sędzia nie może kandydować na Prezydenta
refusal-no_candidate = ten gracz nie kandyduje
refusal-own_ballot = kandydaci muszą głosować na siebie
refusal-no_talk_now = teraz nie można składać propozycji
refusal-said_enough = limit propozycji jest wyczerpany: { $limit } w każdej turze; poczekaj na następną turę albo zgłoszenie kandydata
refusal-no_such_listener = wskaż innych graczy przy tym stole, każdego raz
refusal-name_the_districts = do wymiany wskaż oba dystrykty; w innych propozycjach nie wskazuj żadnego

## Dlaczego koniec

reason-corrupt_president = Nowy Prezydent jest wśród Skorumpowanych.
reason-reformist_president = Nowy Prezydent jest wśród Reformatorów.
reason-tie = Wybory kończą się remisem, więc wygrywają Skorumpowani.
reason-vacancy = Żaden kandydat nie ma ważnego mandatu, więc nie ma Prezydenta i wygrywają Skorumpowani.
reason-objectives = sześć Celów
reason-rounds = pięć rund
unit-seats = { $count ->
    [one] { $count } mandat
    [few] { $count } mandaty
   *[other] { $count } mandatów
}

## Plansza w terminalu

picture-round = Runda { $round }, Marszałek: { $speaker }
picture-seats = Mandaty
picture-leader = Prowadzi
picture-districts = Dystrykty i wpływ ({ $station } stacja, { $origin } pochodzenie)
picture-player = Gracz
picture-bloc = Blok
picture-land = Dystrykty
picture-declared = Ogłoszone
picture-objective = Cel
picture-known = Wiadomo
picture-not_judge = nie Sędzia
picture-candidate = kandyduje
picture-has_voted = głos oddany
picture-own_objective = Twój Cel, { $title }:

## Co mówią karty

section-objective = Cele
section-power = Moce Wyjątkowe
section-newsflash = Wiadomości z ostatniej chwili
section-origin = Moce Dystryktów Pochodzenia
card-by_players = Trzy liczby dotyczą 4, 5 i 6 graczy.
card-advanced_only = Tylko w grze zaawansowanej.
card-chaotic = Jedna z chaotycznych Wiadomości z ostatniej chwili.
card-beginner = W grze dla początkujących: { $text }
by-players = { $four } / { $five } / { $six }

condition-event_min = { $event ->
    [battle_won_as_challenger] wygraj Bitwę o Wpływy jako Wyzywający
    [battle_won_as_principal] wygraj Bitwę o Wpływy jako Wyzywający albo Broniący
    [battle_won_with_own_doo] wygraj Bitwę o Wpływy, w której wyzywa albo broni się twój własny Dystrykt Pochodzenia
    [helped_winner] pomóż zwycięskiej stronie Bitwy o Wpływy
    [campaign_won_clearly] wygraj głosowanie nad swoją Kampanią, przy głosach Przeciw w liczbie najwyżej { $clear }
   *[swap_proposed_and_done] doprowadź do skutku wymianę z twojej propozycji
} ({ $n ->
    [one] raz
    [2] dwa razy
   *[other] { $n } razy
}, licząc od dobrania tej karty)
condition-stations_min = miej co najmniej { $n ->
    [one] { $n } dystrykt
    [few] { $n } dystrykty
   *[other] { $n } dystryktów
} ze Stacją Medialną
condition-ip_sum_min = miej dystrykty, które razem liczą co najmniej { $n } punktów wpływu
condition-bloc_min = miej blok, który liczy co najmniej { $n ->
    [one] { $n } mandat
    [few] { $n } mandaty
   *[other] { $n } mandatów
}
condition-bloc_lead_min = miej co najmniej { $n ->
    [one] { $n } mandat
    [few] { $n } mandaty
   *[other] { $n } mandatów
} więcej niż każdy inny blok
condition-groups_min = kontroluj co najmniej { $n ->
    [one] { $n } Grupę Dystryktów
    [few] { $n } Grupy Dystryktów
   *[other] { $n } Grup Dystryktów
}
condition-governorates_min = miej po dystrykcie w co najmniej { $n ->
    [one] { $n } gubernatorstwie
    [few] { $n } gubernatorstwach
   *[other] { $n } gubernatorstwach
}
condition-chain_min = miej co najmniej { $n ->
    [one] { $n } połączony dystrykt
    [few] { $n } połączone dystrykty
   *[other] { $n } połączonych dystryktów
}
condition-own_of = miej co najmniej { $n } z tych dystryktów: { $of }
condition-own_tag = miej co najmniej { $n ->
    [one] { $n } dystrykt
    [few] { $n } dystrykty
   *[other] { $n } dystryktów
} { $tag ->
    [coastal] na wybrzeżu
   *[syria_border] na granicy z Syrią
}
condition-own_governorate = miej co najmniej { $n ->
    [one] { $n } dystrykt
    [few] { $n } dystrykty
   *[other] { $n } dystryktów
} w gubernatorstwie { $governorate ->
    [north] Liban Północny
    [bekaa] Bekaa
    [mount_lebanon] Góry Liban
    [beirut] Bejrut
   *[south] Liban Południowy
}
condition-doo_held = miej swój Dystrykt Pochodzenia
condition-doo_neighbours_min = miej swój Dystrykt Pochodzenia i co najmniej { $n ->
    [one] { $n } dystrykt
    [few] { $n } dystrykty
   *[other] { $n } dystryktów
} na jego granicy (wszystkie, jeśli jest ich mniej)
condition-doo_group_controlled = miej swój Dystrykt Pochodzenia i kontroluj jego Grupę Dystryktów
condition-doo_governorate_min = miej swój Dystrykt Pochodzenia i razem z nim co najmniej { $n ->
    [one] { $n } dystrykt
    [few] { $n } dystrykty
   *[other] { $n } dystryktów
} jego gubernatorstwa (wszystkie, jeśli jest ich mniej)
condition-doo_chain_min = miej co najmniej { $n ->
    [one] { $n } połączony dystrykt
    [few] { $n } połączone dystrykty
   *[other] { $n } połączonych dystryktów
}, w tym swój Dystrykt Pochodzenia
condition-foreign_doo_min = miej co najmniej { $n ->
    [one] { $n } Dystrykt Pochodzenia innego gracza
    [few] { $n } Dystrykty Pochodzenia innych graczy
   *[other] { $n } Dystryktów Pochodzenia innych graczy
}

hook-ip_add = każdy dystrykt { $where ->
    [station] ze Stacją Medialną
    [printed_ip_9_plus] z co najmniej 9 wydrukowanymi punktami wpływu
   *[held_doo] pochodzenia, który należy do swojego gracza,
} ma o { $amount ->
    [one] jeden punkt wpływu
    [few] { $amount } punkty wpływu
   *[other] { $amount } punktów wpływu
} { $sign ->
    [less] mniej
   *[more] więcej
}
hook-group_add = twój Dystrykt Pochodzenia liczy się o { $add } więcej przy kontroli swojej Grupy Dystryktów
hook-battle_add = masz +{ $add } jako { $role ->
    [challenger] Wyzywający
   *[defender] Broniący
}{ $only_if_challenging ->
    [my_doo] , gdy wyzywasz ze swojego Dystryktu Pochodzenia
   *[other] { "" }
}{ $only_if_defending ->
    [my_doo] , gdy wyzwany jest twój Dystrykt Pochodzenia
   *[other] { "" }
}
hook-help_add = twój Dystrykt Pochodzenia liczy się o { $add } więcej, gdy pomaga w bitwie
hook-link = twój Dystrykt Pochodzenia działa na każdy dystrykt { $to ->
    [coastal] na wybrzeżu
    [syria] na granicy z Syrią
    [north] w Libanie Północnym
    [south] w Libanie Południowym
   *[set] z zestawu, który podaje każdy dystrykt
}, ale nie odwrotnie
hook-acts_as_station = twój Dystrykt Pochodzenia sięga do innych, jakby miał Stację Medialną, ale nie odwrotnie
hook-stations_off = Stacje Medialne niczego nie łączą
hook-no_help = w bitwie nikt nie może pomagać ani Wyzywającemu, ani Broniącemu
hook-help_cap = każdemu wspierającemu liczy się tylko { $n ->
    [one] najsilniejszy dystrykt, który może pomóc
    [few] { $n } najsilniejsze dystrykty, które mogą pomóc
   *[other] { $n } najsilniejszych dystryktów, które mogą pomóc
}
hook-immune = dystryktu { $district } nie można wyzwać
hook-forbid = { $action ->
    [campaign] Kampanie
   *[battle] bitwy
} są zabronione{ $except ->
    [speaker] { " " }każdemu poza Marszałkiem
   *[nobody] { "" }
}
hook-vote_rule = { $action ->
    [campaign] Kampanie
   *[battle] bitwy
} { $need ->
    [yes] wymagają głosowania, ktokolwiek je zaczyna
   *[no] nie wymagają głosowania
}
hook-vote_weight = { $who ->
    [self] twój głos
    [largest_bloc] głos każdego z największym blokiem
   *[other] głos gracza { $who }
} { $weight ->
    [0] się nie liczy
    [2] liczy się podwójnie
   *[other] liczy się za { $weight }
}
hook-extra_with = do każdego głosowania nad twoją Kampanią dochodzą głosy Za: { $n }
hook-tie_passes = remis w głosowaniu wystarcza
hook-open_votes = głosowania są jawne: wszyscy widzą, kto jak głosuje
hook-swap_margin = w wymianach z twojej propozycji możesz dostać do { $n ->
    [one] { $n } punktu wpływu
   *[other] { $n } punktów wpływu
} więcej, niż dajesz
hook-swap_any_ip = wymiany wymagają zgody, ale nie porównuje się punktów wpływu
hook-draw_two = twoje akcje z Celem dobierają dwie karty, z których zatrzymujesz jedną
hook-doo_powers_off = moce Dystryktów Pochodzenia nie działają

pick-player = wybierz { $who ->
    [other_with_objective] innego gracza, który ma Cel
   *[other] innego gracza
} (oznaczenie: { $as })
pick-district = wybierz { $most ->
    [one] jeden dystrykt
   *[other] dystrykty (od { $least } do { $most })
} { $owner ->
    [swing] spośród niczyich
    [self] spośród własnych
    [other] innego gracza
   *[any] gdziekolwiek
} (oznaczenie: { $as }){ $restrictions_count ->
    [0] { "" }
   *[other] , { $restrictions }
}
restriction-ip_max = o wpływie najwyżej { $value }
restriction-ip_max_of = o wpływie nie większym niż { $value }
restriction-ip_within = o wpływie różnym od { $of } najwyżej o { $value }
restriction-reachable = w zasięgu twoich dystryktów
restriction-station = { $value ->
    [yes] ze Stacją Medialną
   *[no] bez Stacji Medialnej
}
restriction-group_of = z Grupy Dystryktów, w której leży { $value ->
    [my_doo] twój Dystrykt Pochodzenia
    [any_own] któryś z twoich dystryktów
   *[other] { $value }
}
restriction-governorate_of = z gubernatorstwa, w którym leży { $value ->
    [my_doo] twój Dystrykt Pochodzenia
    [any_own] któryś z twoich dystryktów
   *[other] { $value }
}
restriction-not_owner_of = nie od właściciela { $value }
restriction-doo = { $value ->
    [only] tylko Dystrykt Pochodzenia, który należy do swojego gracza
   *[none] ale nie Dystrykt Pochodzenia, który należy do swojego gracza
}

operation-take = dystrykt { $d } staje się twój
operation-release = dystrykt { $d } staje się Wahającym się Dystryktem
operation-exchange = dystrykty { $a } i { $b } zamieniają się właścicielami
operation-ip = dystrykt { $d } { $sign ->
    [less] traci
   *[more] zyskuje
} na stałe { $amount ->
    [one] jeden punkt wpływu
    [few] { $amount } punkty wpływu
   *[other] { $amount } punktów wpływu
}
operation-reclaim_doo = twój Dystrykt Pochodzenia wraca do ciebie, ktokolwiek go ma; jeśli jest u ciebie, zyskuje na stałe punkty wpływu: { $else_ip }
operation-station_add = dystrykt { $d } dostaje nową Stację Medialną
operation-station_move = Stacja Medialna przenosi się z { $from } do { $to }
operation-bonus_action = { $action ->
    [campaign] przeprowadź od razu dodatkową Kampanię
   *[battle] stocz od razu dodatkową Bitwę o Wpływy
}{ $vote ->
    [yes] , z głosowaniem
    [no] , bez głosowania
   *[none] { "" }
}{ $battle_add ->
    [0] { "" }
   *[other] , z +{ $battle_add } po twojej stronie
}{ $keep_challenging ->
    [yes] , bez ryzyka dla twojego Wyzywającego Dystryktu
   *[no] { "" }
}{ $own_weight ->
    [one] { "" }
    [2] , a twój głos liczy się podwójnie
   *[other] , a twój głos liczy się za { $own_weight }
}{ $tie_passes ->
    [yes] , a remis wystarcza
   *[no] { "" }
}
operation-status = { $until ->
    [own_next_turn] do twojej następnej tury
   *[end_of_phase_1] do wyborów
}: { $effect }
operation-look_team = sprawdź w tajemnicy, czy gracz { $p } należy do Skorumpowanych, czy do Reformatorów (Sędzia wygląda jak Reformator)
operation-look_objective = obejrzyj w tajemnicy Cel gracza { $p }
operation-may_redraw_objective = możesz zmusić gracza { $p } do odrzucenia tego Celu i dobrania nowego
operation-draw_objectives = dobierz Cele ({ $n }) i zatrzymaj { $keep }
operation-gavel = od razu zostajesz Marszałkiem{ $rounds ->
    [one] { " " }na tę rundę
    [2] { " " }i jesteś nim jeszcze przez całą następną rundę
   *[other] , a łączna liczba rund to { $rounds }
}
operation-each_releases_strongest = począwszy od Marszałka, w lewo, najsilniejszy dystrykt każdego gracza staje się Wahającym się Dystryktem; nie liczy się Dystrykt Pochodzenia, który należy do swojego gracza
operation-each_passes_left = każdy wybiera w tajemnicy jeden ze swoich dystryktów, ale nie własny Dystrykt Pochodzenia; wszyscy jednocześnie przekazują je w lewo
operation-deal_swing = Wahające się Dystrykty rozdaje się losowo, po jednym, zaczynając od najmniejszego bloku

## Tytuły kart, według angielskich z talii

title-Cradle-of-Soldiers = Kolebka żołnierzy
title-Coast-Road-Drivers = Kierowcy z nadmorskiej drogi
title-El-Mina-Docks = Doki El Mina
title-House-of-the-Beys = Dom bejów
title-Balamand-Scholars = Uczeni z Balamandu
title-Qadisha-Gorge = Wąwóz Kadisza
title-The-Phoenician-Wall = Fenicki mur
title-The-Oldest-Port = Najstarszy port
title-Jounieh-Bay = Zatoka Jounieh
title-Studios-on-the-Hill = Studia na wzgórzu
title-Palace-Antechamber = Przedpokój pałacu
title-High-Road-Ambush = Zasadzka na górskiej drodze
title-Lords-of-the-Cedars = Panowie cedrów
title-Achrafieh-Salons = Salony Achrafieh
title-Corniche-Crowds = Tłumy na bulwarze Corniche
title-Orontes-Trails = Szlaki Orontesu
title-Temple-Riders = Jeźdźcy spod świątyni
title-Berdawni-Lunches = Obiady nad Berdawni
title-Litani-Farmers = Rolnicy znad Litani
title-Citadel-of-Independence = Cytadela niepodległości
title-Sea-Castle = Zamek na morzu
title-The-Refinery-Payroll = Lista płac rafinerii
title-Purple-Merchants = Kupcy purpury
title-Above-the-Waterfall = Nad wodospadem
title-Market-Day-Crowd = Tłum w dzień targowy
title-Stone-Terraces = Kamienne tarasy
title-Plain-of-Springs = Równina źródeł
title-Relay-under-Hermon = Przekaźnik pod Hermonem
title-Hostile-Takeover = Wrogie przejęcie
title-Consensus-Candidate = Kandydat zgody
title-Horse-Trader = Mistrz targów
title-Talk-Show-Regular = Stały gość talk-show
title-Heavyweight = Waga ciężka
title-A-Bloc-to-Reckon-With = Blok, z którym trzeba się liczyć
title-One-Piece-of-Land = Ziemia w jednym kawałku
title-Smugglers-Friend = Przyjaciel przemytników
title-Prince-of-the-Mountain = Książę gór
title-Voice-of-the-South = Głos południa
title-Lord-of-the-North = Pan północy
title-Friend-in-Need = Przyjaciel w biedzie
title-Warlord = Watażka
title-Heir-of-the-Phoenicians = Dziedzic Fenicjan
title-National-Figure = Postać narodowa
title-The-Damascus-Road = Droga do Damaszku
title-Press-Baron = Baron prasowy
title-Big-Tent = Szeroki front
title-Someone-Else-s-Village = Cudza wioska
title-For-the-Village = Za wioskę
title-Home-Turf = Własne podwórko
title-Native-Son = Syn tej ziemi
title-From-the-Village-to-the-Palace = Z wioski do pałacu
title-Favourite-Son = Ulubiony syn
title-Wasta = Wasta
title-Error-in-the-Land-Registry = Błąd w księdze wieczystej
title-The-Defector = Zmiana barw
title-Vote-of-No-Confidence = Wotum nieufności
title-Family-Fief = Rodzinne lenno
title-Exile = Wygnanie
title-Creative-Census = Kreatywny spis ludności
title-Return-of-the-Clan = Powrót klanu
title-Ministry-of-Public-Works = Ministerstwo Robót Publicznych
title-Smear-Campaign = Kampania oszczerstw
title-Light-Bulbs-and-Asphalt = Żarówki i asfalt
title-Siphoned-Funds = Wyprowadzone fundusze
title-A-Frequency-of-Your-Own = Własna częstotliwość
title-The-Transmitter-Moves = Przeprowadzka nadajnika
title-Convoy-of-Black-Cars = Konwój czarnych aut
title-Snap-Campaign = Błyskawiczna kampania
title-Ballot-Stuffing = Dosypywanie głosów
title-Annulled-Ballots = Unieważnione głosy
title-Roll-Call = Głosowanie imienne
title-Army-Checkpoint = Wojskowy punkt kontrolny
title-Leaked-File = Przeciek z akt
title-Next-Item-on-the-Agenda = Następny punkt obrad
title-Wiretap = Podsłuch
title-The-Gavel-Changes-Hands = Laska zmienia właściciela
title-Broadcast-Blackout = Cisza w eterze
title-Prime-Time-Debate = Debata o dwudziestej
title-Roadblocks-Everywhere = Wszędzie blokady dróg
title-Queues-for-Fuel = Kolejki po paliwo
title-Show-of-Hands = Proszę podnieść ręce
title-Ceasefire-Brokered-Abroad = Rozejm wynegocjowany za granicą
title-Electoral-Silence = Cisza wyborcza
title-Emergency-Law = Stan wyjątkowy
title-Lawless-Weekend = Weekend bezprawia
title-The-Envoy-Insists = Wysłannik nalega
title-Boycott-of-the-Big = Bojkot wielkich
title-The-Lira-in-Free-Fall = Lira leci na łeb
title-Feast-of-the-Village-Saint = Odpust we wsi
title-National-Power-Cut = Kraj bez prądu
title-Sunday-Lunch-Diplomacy = Dyplomacja niedzielnego obiadu
title-Thawra- = Thawra!
title-Musical-Chairs = Zabawa w krzesła
title-The-Electoral-Law-Is-Torn-Up = Ordynacja w strzępach

replay-standing = Mandaty bloków

## Board

m3-map = Mapa Libanu
m3-parliament = Parlament według okręgów i prowadzących
m3-beirut = Bejrut
m3-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
m3-token = { $vote ->
    [yes] Bitwy z głosowaniem
   *[no] Bitwy bez głosowania
}
m3-no-objective = Brak ogłoszonego Celu: blok ({ $bloc }) się nie liczy.
m3-swing = nikt (wahający się)
m3-district = { $name }: { $owner }, { $ip ->
    [one] { $ip } punkt wpływu
    [few] { $ip } punkty wpływu
   *[other] { $ip } punktów wpływu
}{ $station ->
    [yes] , stacja medialna
   *[no] { "" }
}
m3-eyes = Wszyscy zamykają oczy. Patrzą tylko Skorumpowani.
m3-promises = Obietnice
m3-promise-open = otwarta
m3-promise-kept = dotrzymana
m3-promise-broken = złamana
m3-promise-secret = nie da się sprawdzić
m3-promise = { $seat } → { $to_count ->
    [0] wszyscy
   *[other] { $to }
}: { $deal_is ->
    [swap] { $give } za { $get }
   *[other] { $deal }
}
m3-night = Noc wyborcza
m3-winner = Wygrywają: { $team }. { $president ->
    [none] Urząd prezydenta pozostaje pusty.
   *[other] Prezydentem zostaje { $president }.
}
m3-candidates = Kandydaci: { $names }
m3-districts = { $count ->
    [one] { $count } dystrykt
    [few] { $count } dystrykty
   *[other] { $count } dystryktów
}
m3-objective = Twój Cel
m3-newsflash = Wiadomość z ostatniej chwili
m3-power = Moc Wyjątkowa
m3-ip = { $count ->
    [one] { $count } punkt wpływu
    [few] { $count } punkty wpływu
   *[other] { $count } punktów wpływu
}
m3-group = { $name }, { $seats ->
    [one] { $seats } mandat
    [few] { $seats } mandaty
   *[other] { $seats } mandatów
}: { $lead }
m3-origin-of = Dystrykt Pochodzenia, gracz: { $name }
m3-rank = { $rank ->
    [answered] już odpowiedział
    [candidate] kandyduje
    [speaker] Marszałek
    [judge] Sędzia
    [corrupt] Skorumpowany
    [reformist] Reformator
    [fellow] twój wspólnik
    [exposed] zna go Sędzia
   *[declared] ogłosił Cel
}
m3-your-cards = Twoje karty i wiadomość z ostatniej chwili
m3-character = Twoja postać
m3-aim = { $team ->
    [corrupt] Wygrywasz, jeśli prezydentem zostanie Skorumpowany albo nikt.
    [judge] Wygrywasz, jeśli prezydentem zostanie Reformator. Nie możesz kandydować.
   *[reformist] Wygrywasz, jeśli prezydentem zostanie Reformator.
}
m3-here = Pytanie i to, co zostało dotknięte
m3-yes = Tak
m3-no = Nie
m3-do = { $phase ->
    [Turn] Dotknij dystryktu lub gracza albo wybierz akcję:
    [Acted] Akcja wykonana. Ogłoś Cel, negocjuj lub zakończ turę:
    [PlaceOrigin] Wybierz swój Dystrykt Pochodzenia:
    [PlaceStation] Wybierz dystrykt na Stację Medialną:
    [Exposing] Kogo ma znać Sędzia?
    [PickingSpeaker] Kto zostanie Marszałkiem?
    [Releasing] Z którego dystryktu rezygnujesz?
    [Passing] Który dystrykt dostanie gracz po lewej?
    [Stealing] Który dystrykt zabierasz Sędziemu?
    [Keeping] Który Cel zatrzymujesz?
    [MayRedraw] Czy ten Cel ma zostać wymieniony?
    [ActingNow] Twoja dodatkowa akcja:
   *[other] Wybierz:
}
m3-next = { $step ->
    [at] Który dystrykt atakujesz?
    [from] Z którego dystryktu atakujesz?
    [second] Wybierz kolejny dystrykt:
   *[first] Wybierz dystrykt:
}
m3-help = { $side ->
    [neutral] Nie wtrącaj się
   *[other] Pomoc dla: { $name }
}
hint-machrou3-rais-Placing = Wybierz na mapie jeden ze swoich dystryktów. Dystrykt Pochodzenia ma własną moc i trudno ci go odebrać. Stacja Medialna łączy swój dystrykt z każdym innym, który ma stację.
hint-machrou3-rais-Turn = Masz jedną akcję w turze: kampania w dowolnym niczyim dystrykcie, bitwa z sąsiadem, wymiana albo nowy Cel. Dotknij dystryktów na mapie albo wybierz z listy.
hint-machrou3-rais-Voting = Cały stół głosuje tajnie, czy to jest dozwolone. Każdy ma jeden głos; wniosek przechodzi, gdy głosów „za” jest więcej niż „przeciw”.
hint-machrou3-rais-Helping = Bitwa. Możesz użyczyć swoich dystryktów jednej stronie albo stać z boku.
hint-machrou3-rais-HelpReply = Ktoś oferuje ci pomoc. Przyjmij ją albo walcz w pojedynkę.
hint-machrou3-rais-Exposing = Skorumpowani wybierają, którego z nich pozna Sędzia. Jeśli nie jesteś jednym z nich, twoja odpowiedź nie ma skutku.
hint-machrou3-rais-Candidacy = Debata: kandyduj, targuj się albo zgłoś, że to już wszystko. Kto to zgłosił, jest tajne.
hint-machrou3-rais-SwapReply = Ktoś proponuje ci dystrykt za jeden z twoich. Porównaj punkty wpływu i pomyśl o swoim Celu, a potem przyjmij albo odmów.
hint-machrou3-rais-Keeping = Masz nowe Cele. Zatrzymaj ten, który pasuje do twoich dystryktów; nikt inny go nie zobaczy.
hint-machrou3-rais-Picking = Karta każe ci wybrać; jej tekst jest obok mapy. Dotknij podświetlonego dystryktu albo wybierz z listy.
hint-machrou3-rais-ActingNow = Karta daje ci od razu dodatkową akcję.
hint-machrou3-rais-PickingSpeaker = Kilku graczy ma najmniejszy blok. Ty wybierasz, kto z nich zostanie następnym Marszałkiem.
hint-machrou3-rais-Releasing = Wiadomość z ostatniej chwili zabiera jeden z twoich najsilniejszych dystryktów. Wybierz, który stanie się niczyj.
hint-machrou3-rais-Passing = Wszyscy naraz oddają dystrykt sąsiadowi z lewej. Wybierz w tajemnicy, który oddajesz.
hint-machrou3-rais-Stealing = Sędzia jest zdemaskowany. Weź jeden z dystryktów Sędziego.
hint-machrou3-rais-Ballot = Oddaj mandaty swojego bloku kandydatowi. Jeśli prezydentem zostanie ktoś ze Skorumpowanych, Reformatorzy przegrywają.

## Putting a move together

act-Swap = Zamień
act-Ask = Zapytaj
act-Campaign = Kampania
act-Battle = Bitwa
act-Promise = Obiecaj
act-Answer = Odpowiedz
act-Hint = Zasugeruj
act-Pick = Wybierz
act-PlaceOrigin = Dystrykt Pochodzenia
act-PlaceStation = Stacja Medialna
act-Keep = Zatrzymaj
act-Declare = Oświadcz
act-Vote = Głosuj
act-CastBallot = Wybierz prezydenta
act-Help = Pomóż stronie
act-PassLeft = Przekaż dystrykt
act-Steal = Zabierz dystrykt
act-Unmask = Zdemaskuj Sędziego
part-character = Postać
part-deal = Co
part-give = Dajesz
part-get = Dostajesz
part-agree = Odpowiedź
part-about = O kim
part-team = Drużyna
part-district = Dystrykt
part-districts = Dystrykty
part-challenging = Czym
part-defending = Przeciw
part-partner = Partner
part-candidate = Kandydat
part-side = Strona

## Before the first game

aim = Pomóż swojej stronie zdobyć prezydenturę: w tajemnicy jesteś Reformatorem albo Skorumpowanym.
first-1 = Zdobywaj dystrykty w kampaniach i bitwach: dystrykty dają mandaty.
first-2 = Głosuj i pomagaj innym w bitwach albo odmawiaj.
first-3 = Odkryj, kto jest Skorumpowany, zanim wybierzecie nowego Prezydenta.

## Gry z przewodnikiem
lesson-first = Twoja pierwsza gra
lesson-first-aim = Liban potrzebuje Prezydenta, a ty reprezentujesz uczciwych Reformatorów. Wśród pozostałej trójki ktoś jest Skorumpowany i też chce tego urzędu. Dystrykty dają mandaty, a mandaty wybierają Prezydenta po piątej rundzie. Teraz trwa pierwsza.
lesson-first-pass = Twoja tura. Masz jedną akcję, ale nikt nie musi jej wykorzystać. Nie wiesz jeszcze, kto czego chce, więc tym razem tylko patrz: spasuj.
lesson-first-change = W wyborach mandaty Reformatora liczą się tylko wtedy, gdy ogłosił jakiś Cel. Twój, „{ title-The-Damascus-Road }”, wymaga trzech dystryktów, które należą do innych. Wymień go na nowy.
lesson-first-offer = { $name_3 } proponuje { district-miniyeh } za { district-saida }: jedno i drugie ma 7 punktów wpływu. Ale { district-saida } prowadzi w swojej grupie i daje ci 5 mandatów, a { district-miniyeh } nie da ci nic. Odmów.
lesson-first-campaign = Twoja tura, a w niej jedna akcja. { district-batroun } to Wahający się Dystrykt: nie należy do nikogo. Z nim prowadzisz w jego grupie, która ma 10 mandatów. Zrób Kampanię o { district-batroun }.
lesson-first-vote = Wszyscy głosują tajnie, ty też. Głosów Za musi być więcej niż Przeciw. Głosuj Za.
lesson-first-end = Trzy do jednego: { district-batroun } i 10 mandatów są twoje. Kto głosował Przeciw? Tego nie dowiesz się na pewno. Akcja wykorzystana: zakończ turę.
lesson-first-help = { $name_1 } wyzywa gracza { $name_2 } o { district-sour }. Jej Stacja Medialna sięga do każdej innej stacji, ale ona ma 10 punktów, a on 15, bo pomaga mu { district-bint_jbeil }. Twoja stacja w dystrykcie { district-jbeil } doda 6. Pomóż jej, czyli wyzywającej.
lesson-first-battle = Szesnaście do piętnastu: ta bitwa rozstrzygnęła się dzięki tobie. Teraz potrzebujesz własnej, bo twój nowy Cel to „{ title-Hostile-Takeover }”. { district-tripoli } też ma stację. Wyzwij ten dystrykt z { district-jbeil }.
lesson-first-accept = Masz 6 punktów, a { $name_3 } 15, bo ma obok { district-miniyeh }. Jeśli przegrasz, { district-jbeil } stanie się Wahającym się Dystryktem. Ale { $name_1 } oferuje 23 punkty: przyjaźń się opłaca. Przyjmij jej pomoc.
lesson-first-declare = Zdobywasz { district-tripoli } i 11 kolejnych mandatów, a twój Cel jest spełniony. Ogłoś go przed akcją albo po niej, a dobierzesz Moc Wyjątkową. Ogłoś go teraz.
lesson-first-swap = Ta moc dała 2 punkty dystryktowi { district-saida }. Teraz trwa ostatnia runda. { $name_1 } chyba zbiera Stacje Medialne, a jej { district-west_bekaa } da ci 6 mandatów. Zaproponuj wymianę za { district-jbeil }. Nie możesz żądać więcej punktów, niż dajesz.
lesson-first-ask = Zyskały obie strony, a { $name_1 } ogłosiła swój Cel. Czas na wybory: { $name_3 } kandyduje na Prezydenta. To on chciał dostać { district-saida }: czy jest Skorumpowany? Poproś gracza { $name_1 } o blok, czyli o wszystkie mandaty.
lesson-first-wait = Obiecuje, choć słowa nikogo nie wiążą. Jeśli wystartuje dwoje Reformatorów, podzielą uczciwe głosy. Nikt nie widzi, kto ma już dość, a kandydować można i później. Zgłoś więc, że to już wszystko.
lesson-first-run = Debata trwa, ale ani { $name_1 }, ani { $name_2 } nie kandyduje. Kolej na ciebie: kandyduj na Prezydenta! Potem każdy może się jeszcze namyślić.
lesson-first-ballot = Wszyscy głosują tajnie, a każdy głos niesie wszystkie mandaty bloku. Kandydaci głosują na siebie. Oddaj głos.
lesson-first-learned-1 = Kto prowadzi w grupie dystryktów, ma jej mandaty: patrz na mandaty, nie tylko na punkty.
lesson-first-learned-2 = Kampania potrzebuje głosów, bitwa przyjaciół, a wymiana korzyści dla obu stron.
lesson-first-learned-3 = Mandaty Reformatora liczą się tylko z ogłoszonym Celem, a mandaty Skorumpowanych zawsze.
lesson-advanced = Gra zaawansowana
lesson-advanced-new = Teraz gra pięć osób, a dystrykty rozdaje się losowo. Masz najmniejszy blok, więc jesteś Marszałkiem i zaczynasz.
lesson-advanced-origin = Każdy wybiera Dystrykt Pochodzenia. Ma on własną moc i nie tracisz go, gdy z niego wyzywasz. { district-koura } pozwala dobrać dwa Cele i zatrzymać jeden. Wybierz { district-koura }.
lesson-advanced-station = Każdy stawia też Stację Medialną. Postaw swoją w dystrykcie { district-jbeil }.
lesson-advanced-roles = Postacie są rozdane: należysz do Skorumpowanych! Twój wspólnik to { $name_2 }. Ktoś z pozostałych jest Sędzią i wie o tobie. Ty nie wiesz, kto to.
lesson-advanced-left = Każda runda zaczyna się od Wiadomości z ostatniej chwili, a potem żeton mówi, czy bitwy wymagają głosowania. To „{ title-Musical-Chairs }”: każdy oddaje dystrykt w lewo. { district-aley } nie daje ci mandatów. Oddaj ten dystrykt.
lesson-advanced-tap = { $name_4 } oddaje ci { district-jezzine } ze Stacją Medialną! To spełnia twój Cel, „{ title-Talk-Show-Regular }”, i Cel jest ogłoszony. Twoja moc to „{ title-Wiretap }”: widzisz Cel innego gracza. Posłuchaj, co mówi { $name_1 }.
lesson-advanced-redraw = { $name_1 } chce trzech starych portów, a dwa już ma: { district-sour } i { district-beirut_2 }. To zbyt blisko. Każ jej dobrać inny Cel.
lesson-advanced-draw = Nie masz już Celu. Dobranie go to akcja, a { district-koura } pokazuje ci dwie karty. Dobierz.
lesson-advanced-keep = „{ title-Press-Baron }” wymaga trzech Stacji Medialnych, a ty masz dwie. „{ title-National-Figure }” wymaga dystryktów we wszystkich pięciu częściach kraju. Zatrzymaj ten, który wolisz.
lesson-advanced-accuse = { $name_3 } mówi wszystkim, że należysz do Skorumpowanych. Ma rację, a wiedzieć może to tylko Sędzia! Ale nikt nie musi jej wierzyć. Powiedz wszystkim, że to ona jest Skorumpowana.
lesson-advanced-answer = { $name_4 } prosi cię o blok: wszystkie mandaty w wyborach. Odpowiedź nie wiąże: powiedz tak albo nie.
lesson-advanced-speaker = Runda druga. Najmniejsze bloki macie ty i { $name_2 }, więc wybiera dotychczasowy Marszałek, czyli ty. Marszałek zaczyna i robi Kampanie bez głosowania. Wybierz siebie.
lesson-advanced-release = „{ title-Thawra- }” Ludzie są na ulicach i każdy oddaje swój najsilniejszy dystrykt. Bezpieczne są tylko Dystrykty Pochodzenia. { district-zgharta } i { district-bcharre } są równie silne: oddaj jeden z nich.
lesson-advanced-promise = { $name_4 } ma największy blok i lepiej nie robić z niego wroga. Obiecaj mu neutralność w jego bitwach. Nic to nie kosztuje i nikogo nie wiąże.
lesson-advanced-unmask = Teraz Sędzia. Zapytać mogą tylko Skorumpowani, a potem wszyscy wiedzą, kim jesteś. Tylko kto jeszcze nie wie? Zapytaj gracza { $name_3 }.
lesson-advanced-steal = To ona! Sędzia traci wszystko: bierzesz jeden dystrykt, a pozostałe zostają bez właściciela. Weź { district-batroun } obok { district-koura }.
lesson-advanced-learned-1 = Twój Dystrykt Pochodzenia ma moc i niczego nie ryzykuje, gdy z niego wyzywasz.
lesson-advanced-learned-2 = Każda runda ma Wiadomość z ostatniej chwili i żeton, który mówi, czy bitwy wymagają głosowania.
lesson-advanced-learned-3 = Sędzia zna jedną osobę ze Skorumpowanych. Kto zdemaskuje Sędziego, nie potrzebuje już głosowań, ale wszyscy wiedzą, kim jest.
