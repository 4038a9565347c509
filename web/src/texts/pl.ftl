# Słowa samego stołu i te nieliczne, z których zbudowane są zdania gier.

you = ty
none = nic
nobody = nikt
list-middle = { $list }, { $item }
list-end = { $list } i { $item }
of-seat = { $seat } ({ $item })
outcome = { $winners_count ->
    [0] Nikt nie wygrywa.
    [one] { $winners_who ->
        [you] Wygrywasz!
       *[other] Wygrywa { $winners }.
    }
   *[other] Wygraną dzielą: { $winners }.
}

## First page

ui-title = Diwan
ui-slogan = Cztery gry o władzę, blef i zdradę
ui-skip = Przejdź do treści
ui-language = Język
ui-settings = Ustawienia
ui-theme = Kolory
ui-theme-auto = Jak w urządzeniu
ui-theme-light = Jasne
ui-theme-dark = Ciemne
ui-motion = Animacje
ui-sound = Dźwięk, gdy twoja kolej
ui-close = Zamknij
ui-loading = Wczytywanie…
ui-offline = Serwer nie odpowiada.
ui-again = Spróbuj ponownie
ui-players = { $count ->
    [one] { $span } gracz
   *[other] { $span } graczy
}
ui-minutes = { $count ->
    [one] { $span } minuta
    [few] { $span } minuty
   *[other] { $span } minut
}
ui-play-bots = Zagraj z botami
ui-set-table = Utwórz stół…
ui-rules = Zasady
ui-rules-of = Zasady: { $game }
ui-rules-search = Szukaj w zasadach albo wpisz numer, np. K7
ui-rules-nothing = Nic w zasadach do tego nie pasuje.
ui-rules-all = Pokaż wszystkie zasady
ui-my-tables = Twoje stoły
ui-how = Jak chcesz grać?
ui-how-bots = Z botami
    .about = Tylko ty; gra zaczyna się od razu.
ui-how-guests = Z przyjaciółmi, przez link
    .about = Każdy gra na swoim urządzeniu; boty mogą zająć wolne miejsca.
ui-how-here = Razem na tym urządzeniu
    .about = Ekran jest zasłonięty, aż dotknie go następny gracz.
ui-set-bots = Zacznij grę
ui-set-guests = Utwórz stół
ui-set-here = Zacznij grę
ui-your-name = Twoje imię
ui-guest = Gość
ui-player = Gracz { $number }
ui-seats = Gracze
ui-variant = Wariant
ui-bots = Boty
ui-bot-random = Losowy
ui-bot-clever = Sprytny
ui-bot-easy = Łatwy
ui-bot-normal = Zwykły
ui-bot-hard = Trudny
ui-bot-ismcts = Przeszukiwanie drzewa
ui-bot-ismcts-plain = Przeszukiwanie drzewa, same reguły
ui-clock = Zegar
ui-clock-1 = Standardowo
ui-clock-2 = Podwójny czas
ui-clock-0 = Bez limitu czasu
ui-listed = Publiczny: każdy może znaleźć ten stół
ui-newcomers = Kto dołączy w trakcie gry, może przejąć miejsce bota
ui-options = Opcje
ui-file-choose = Wybierz plik
ui-file-none = nie wybrano pliku
ui-deck-about = Plik TOML. Jeśli jest w nim błąd, zobaczysz, w którym wierszu.
ui-option-usual = standardowo
ui-open-tables = Otwarte stoły
ui-watch = Obserwuj
ui-table-forget = Usuń z tej listy
ui-stage-lobby = czeka na graczy
ui-stage-playing = w trakcie
ui-stage-paused = wstrzymana
ui-stage-over = zakończona
ui-stage-archived = zamknięty
ui-no-page = Nie ma takiej strony.

## Table

ui-home = Wszystkie gry
ui-table = Stół
ui-seats-title = Przy stole
ui-you = ty
ui-free = wolne miejsce
ui-bot-of = Bot: { $bot }
ui-here = przy stole
ui-not-here = nie ma przy stole
ui-away = nie ma przy stole, gra bot
ui-ready = może zaczynać
ui-thinks = na ruchu
ui-host-start = Zacznij teraz
ui-start-needs = Najpierw wszystkie miejsca muszą być zajęte.
ui-fill = Wypełnij botami
ui-sit-here = Zajmij to miejsce
ui-i-am-ready = Mogę zaczynać
ui-not-ready = Jeszcze nie
ui-rename = Zmień imię
ui-kick = Usuń gracza { $name }
ui-kick-sure = { $name } straci miejsce, ale nadal może oglądać albo usiąść ponownie.
ui-kick-sure-game = { $name } straci miejsce i zagra tam bot.
ui-kicked = Gospodarz usunął cię z miejsca.
ui-share = Zaproś
ui-share-title = Zaproś innych
ui-share-table = Link do tego stołu
ui-share-about = Kto go otworzy, może zająć wolne miejsce albo oglądać.
ui-share-watch = Kto go otworzy, może oglądać; wszystkie miejsca są zajęte.
ui-share-here = Ta strona jest otwarta na komputerze, na którym działa Diwan, więc link działa tylko tam. Aby inni w twojej sieci mogli dołączyć, uruchom Diwan z DIWAN_HOST=0.0.0.0 i otwórz adres, który pokaże.
ui-share-mine = Twój osobisty link
ui-share-mine-about = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-pass-on = Udostępnij…
ui-qr-table = Kod QR linku do tego stołu
ui-qr = Kod QR twojego linku
ui-waiting = Czekamy na graczy
ui-waiting-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy gotowi.
ui-tabs = Przebieg gry i czat
ui-your-turn = Twoja kolej
ui-wait-for = Czekamy na: { $names }
ui-your-choice = Twój wybór
ui-watching = Oglądasz grę.
ui-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
ui-log = Przebieg gry
ui-talk = Czat
ui-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
ui-log-empty = Jeszcze nic się nie stało.
ui-talk-empty = Nie ma jeszcze wiadomości.
ui-say = Napisz wiadomość
ui-say-to = Do
ui-say-all = wszystkich
ui-send = Wyślij
ui-whisper-to = { $name } do: { $to }
ui-said = { $name }: { $text }
ui-refused = Tak nie można
ui-why = Zasada { $ruling }
ui-lost = Utracono połączenie. Łączymy ponownie… Nic nie przepadło.
ui-old = Diwan został zaktualizowany. Odśwież, by grać dalej.
ui-reload = Odśwież
ui-gone = Ten stół nie istnieje. Poproś o link jeszcze raz.
ui-seconds = { $seconds } s
ui-time-left = Pozostało: { $seconds } s
ui-over = Koniec gry
ui-rematch = Zagraj jeszcze raz
ui-rematch-wanted = Chcesz zagrać jeszcze raz
ui-rematch-asked = Jeszcze raz chce zagrać: { $names }.
ui-replay = Obejrzyj powtórkę
ui-pause = Przerwa
ui-pause-wanted = Chcesz przerwy
ui-pause-asked = O przerwę prosi: { $names }.
ui-agree = Zgadzam się
ui-go-on = Wznów
ui-paused = Przerwa
ui-leave = Opuść grę
ui-leave-sure = Odejść na dobre? Twoje miejsce przejmie bot.
ui-leave-free = Odejść na dobre? Twoje miejsce znów będzie wolne.
ui-archive = Zamknij stół
ui-archive-sure = Zamknąć stół na dobre? Nikt już tu nie usiądzie, nie napisze na czacie ani nie zagra. Powtórki zakończonych gier zostaną.
ui-archived = Ten stół jest zamknięty.
ui-export = Pobierz stół
ui-yes = Tak
ui-no = Nie
ui-menu = Więcej
ui-curtain = Przekaż urządzenie: { $name }
ui-curtain-about = Ekran jest zasłonięty, aż { $name } go dotknie.
ui-curtain-tap = To ja, { $name }
ui-hint = Jak grać
ui-hint-next = Dalej
ui-hint-skip = Pomiń
ui-list-form = Plansza jako lista
ui-play-it = Zagraj
ui-choose = Wybierz…

## Replay

ui-replay-title = Powtórka
ui-replay-of = Punkt widzenia
ui-replay-all = wszystko odkryte
ui-replay-onlooker = widz
ui-replay-step = Ruch { $move } z { $moves }
ui-replay-start = Przed pierwszym ruchem
ui-replay-first = Na początek
ui-replay-back = Poprzedni ruch
ui-replay-play = Odtwórz
ui-replay-stop = Pauza
ui-replay-next = Następny ruch
ui-replay-last = Na koniec
ui-replay-turning = Punkty zwrotne
ui-replay-share = Kopiuj link do tej pozycji
ui-replay-record = Pobierz zapis
ui-replay-none = Nie ma tu zakończonej gry.
ui-replay-told = Tylko { $names }: { $text }

fact-Sat = { $who ->
    [you] Siadasz do stołu.
   *[other] { $name } siada do stołu.
}
fact-Renamed = { $who ->
    [you] Nazywasz się teraz { $name }.
   *[other] Jedna z osób nazywa się teraz { $name }.
}
fact-Filled = Boty zajmują wolne miejsca: { $seats }.
fact-Left = { $kicked_is ->
    [yes] Gospodarz usuwa gracza { $name }.
   *[no] { $name } odchodzi.
}
fact-Started = Zaczyna się nowa gra.
fact-TimedOut = { $who ->
    [you] Twój czas minął.
   *[other] Czas minął: { $seat }.
}
fact-WentAway = { $who ->
    [you] Nie ma cię przy stole; gra za ciebie bot.
   *[other] Przy stole nie ma: { $seat }; gra bot.
}
fact-CameBack = { $who ->
    [you] Wracasz do stołu.
   *[other] { $seat } wraca.
}
fact-WantsPause = { $on_is ->
    [yes] { $who ->
        [you] Prosisz o przerwę.
       *[other] { $seat } prosi o przerwę.
    }
   *[no] { $who ->
        [you] Nie chcesz już przerwy.
       *[other] { $seat } nie chce już przerwy.
    }
}
fact-Paused = Gra jest wstrzymana.
fact-WentOn = Gra jest wznowiona.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] Chcesz zagrać jeszcze raz.
       *[other] { $seat } chce zagrać jeszcze raz.
    }
   *[no] { $who ->
        [you] Nie chcesz już grać jeszcze raz.
       *[other] { $seat } nie chce już grać jeszcze raz.
    }
}
fact-Whispered = { $who ->
    [you] Szepczesz do: { $to }.
   *[other] { $to_who ->
        [you] { $seat } szepcze do ciebie.
       *[other] { $seat } szepcze do: { $to }.
    }
}
fact-Archived = Stół jest zamknięty.

## King Thief Minister

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
card-of = Karta na { $spot }, { $name }: { $face ->
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

## Clash

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
clash-choose-use = Wybierz cel na planszy albo jedno z tych:
hint-clash-Opening = Wyłóż kafel Mustafa na dowolne pole; wokół niego rozegra się gra. Kafel popiera gracza od strony swojej podstawy, a szpic wskazuje przeciwnika.
hint-clash-Turn = Weź kafel ze swojej strefy albo ze strefy neutralnej, wyłóż go na podświetlone pole i wybierz cel efektu: kropki na kaflu pokazują zasięg. Gdy plansza się zapełni, wygrywa ten, kogo popiera więcej kafli.
hint-clash-Drafting = Wybierz do swojej strefy jeden z odkrytych kafli.
hint-clash-Keeping = Zatrzymaj jeden z tych kafli. Z czterech reszta przechodzi do drugiego gracza, z trzech trafia do pudełka.

## Machrou3 Ra2is

m3-map = Mapa Libanu
m3-parliament = Parlament według okręgów i prowadzących
m3-beirut = Bejrut
m3-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
m3-speaker = Marszałek
m3-candidate = kandydat
m3-swing = nikt (wahający się)
m3-district = { $name }: { $owner }, { $ip ->
    [one] { $ip } punkt wpływu
    [few] { $ip } punkty wpływu
   *[other] { $ip } punktów wpływu
}{ $station ->
    [yes] , stacja medialna
   *[no] { "" }
}
m3-battle = Bitwa
m3-voting = Tajne głosowanie: karty są zakryte, aż zagłosują wszyscy.
m3-last-vote = Ostatnie głosowanie
m3-passed = przyjęto
m3-failed = odrzucono
m3-eyes = Wszyscy zamykają oczy. Patrzą tylko Skorumpowani.
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
m3-fellow = twój wspólnik
m3-exposed = zna go Sędzia
m3-objective = Twój Cel
m3-newsflash = Wiadomość z ostatniej chwili
m3-power = Moc Wyjątkowa
m3-declared = { $count ->
    [one] Ogłoszono { $count } Cel.
    [few] Ogłoszono { $count } Cele.
   *[other] Ogłoszono { $count } Celów.
}
hint-machrou3-rais-Placing = Wybierz na mapie jeden ze swoich dystryktów. Dystrykt Pochodzenia ma własną moc i trudno ci go odebrać. Stacja Medialna łączy swój dystrykt z każdym innym, który ma stację.
hint-machrou3-rais-Turn = Masz jedną akcję w turze: kampania w dowolnym niczyim dystrykcie, bitwa z sąsiadem, wymiana albo nowy Cel. Dotknij dystryktów na mapie albo wybierz z listy.
hint-machrou3-rais-Voting = Cały stół głosuje tajnie, czy to jest dozwolone. Każdy ma jeden głos; wniosek przechodzi, gdy głosów „za” jest więcej niż „przeciw”.
hint-machrou3-rais-Helping = Bitwa. Możesz użyczyć swoich dystryktów jednej stronie albo stać z boku.
hint-machrou3-rais-HelpReply = Ktoś oferuje ci pomoc. Przyjmij ją albo walcz w pojedynkę.
hint-machrou3-rais-Exposing = Skorumpowani wybierają, którego z nich pozna Sędzia. Jeśli nie jesteś jednym z nich, twoja odpowiedź nie ma skutku.
hint-machrou3-rais-Candidacy = Wybory: ogłoś kandydaturę albo czekaj.
hint-machrou3-rais-SwapReply = Ktoś proponuje ci dystrykt za jeden z twoich. Porównaj punkty wpływu i pomyśl o swoim Celu, a potem przyjmij albo odmów.
hint-machrou3-rais-Keeping = Masz nowe Cele. Zatrzymaj ten, który pasuje do twoich dystryktów; nikt inny go nie zobaczy.
hint-machrou3-rais-Picking = Karta każe ci wybrać; jej tekst jest obok mapy. Dotknij podświetlonego dystryktu albo wybierz z listy.
hint-machrou3-rais-ActingNow = Karta daje ci od razu jeszcze jedną akcję: skorzystaj albo zrezygnuj.
hint-machrou3-rais-PickingSpeaker = Kilku graczy ma najmniejszy blok. Ty wybierasz, kto z nich zostanie następnym Marszałkiem.
hint-machrou3-rais-Releasing = Wiadomość z ostatniej chwili zabiera jeden z twoich najsilniejszych dystryktów. Wybierz, który stanie się niczyj.
hint-machrou3-rais-Passing = Wszyscy naraz oddają dystrykt sąsiadowi z lewej. Wybierz w tajemnicy, który oddajesz.
hint-machrou3-rais-Stealing = Sędzia jest zdemaskowany. Weź jeden z dystryktów Sędziego.
hint-machrou3-rais-Ballot = Oddaj mandaty swojego bloku kandydatowi. Jeśli prezydentem zostanie ktoś ze Skorumpowanych, Reformatorzy przegrywają.

## Putting a move together

act-Lay = Wyłóż kafel
act-Swap = Zamień
act-Execute = Oskarż
act-Name = Nazwij kartę
act-Tell = Opowiedz plotkę
act-Offer = Zaproponuj wymianę
act-Ask = Zapytaj
act-Vouch = Poręcz
act-Doubt = Podaj w wątpliwość
act-Accept = Przyjmij ofertę
act-Initiate = Zgłoś wniosek
act-Campaign = Kampania
act-Battle = Bitwa
act-Promise = Obiecaj
act-Answer = Odpowiedz
act-Hint = Zasugeruj
act-Pick = Wybierz
act-PlaceOrigin = Dystrykt Pochodzenia
act-PlaceStation = Stacja Medialna
act-Strike = Skreśl tekst
act-Keep = Zatrzymaj
act-Break = Zerwij sojusz
act-Declare = Oświadcz
act-Decline = Odrzuć ofertę
act-Plead = Odpowiedz na plotkę
act-Vote = Głosuj
act-Claim = Podaj się za
act-Look = Obejrzyj kartę
act-Rotate = Przesuń karty
act-Tax = Ściągnij podatek
act-CastBallot = Wybierz prezydenta
act-Help = Pomóż stronie
act-PassLeft = Przekaż dystrykt
act-Steal = Zabierz dystrykt
act-Unmask = Zdemaskuj Sędziego
part-to = Do
part-item = Wypowiedź
part-source = Usłyszane od
part-want = W zamian
part-subject = O kim
part-giver = Od
part-words = Twoimi słowami
part-tile = Kafel
part-cell = Pole
part-use = Efekt
part-against = Popiera
part-a = Pierwsza karta
part-b = Druga karta
part-manner = Jak
part-victim = Kogo
part-character = Postać
part-spot = Karta
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
part-senior = Jako zasłużony
part-place = Miejsce
part-ally = Sojusznik
part-ballot = Głos
part-plea = Odpowiedź
part-truth = Prawda
part-direction = Kierunek
part-double = Podwójnie dla
part-candidate = Kandydat
part-seat = Gracz
part-side = Strona

## Intrigue

in-room = Sala partyjna
in-round = Runda { $round }
in-recess = Przerwa: rozmowy w cztery oczy
in-session = Posiedzenie: wnioski i głosowania
in-over = Archiwum jest otwarte
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
in-act = Co
in-kind = Rodzaj
in-text = Tekst
in-true = prawda
in-false = nieprawda
in-archive = Archiwum
in-rumour = Plotka
in-graph = Jak się rozeszła: { $rumour }
in-told = { $giver } mówi: { $hearer }, runda { $round }.
in-no-rumours = Nikt nikomu nic nie powiedział.
hint-intrigue-TalkSeen = Przerwa. Opowiedz plotkę, zaproponuj wymianę sekretów albo zapytaj. Wszyscy wybierają w tajemnicy, potem wszystko dzieje się naraz. Wymiana czyni was sojusznikami.
hint-intrigue-AnsweringSeen = Ktoś oferuje ci zapieczętowany sekret. Daj coś w zamian, odmów albo zignoruj ofertę.
hint-intrigue-Floor = Posiedzenie. Zgłoś wniosek o plotce: jeśli partia uwierzy, zyskujesz punkty, jeśli nie, tracisz. Albo spasuj.
hint-intrigue-VotingSeen = Wierzysz w to? Kto głosuje zgodnie z prawdą, zyskuje pół punktu. Głosy odkrywa się, gdy zagłosują wszyscy.
hint-intrigue-ExtendingSeen = Ktoś prosi o więcej czasu na rozmowy. Przerwa przedłuży się tylko wtedy, gdy wszyscy się zgodzą.
hint-intrigue-Declaring = Ktoś napisał to o tobie. Powiedz w tajemnicy, czy to prawda; nie można tego cofnąć.
hint-intrigue-Sheltering = Partia wierzy w coś złego o tobie. Jeśli masz przywilej, który cię chroni, możesz go teraz użyć.
hint-intrigue-Debating = To o tobie: przyznaj się, zaprzecz albo milcz.

## What bots are called

bot-name-Anahita = Anahita
bot-name-Bahar = Bahar
bot-name-Cyrus = Cyrus
bot-name-Dalia = Dalia
bot-name-Elias = Eliasz
bot-name-Farid = Farid
bot-name-Golnar = Golnar
bot-name-Hana = Hana
bot-name-Idris = Idris
bot-name-Jamila = Dżamila
bot-name-Kaveh = Kaweh
bot-name-Layla = Lajla
bot-name-Mansur = Mansur
bot-name-Nasrin = Nasrin
bot-name-Omid = Omid
bot-name-Parisa = Parisa
bot-name-Rami = Rami
bot-name-Soraya = Soraja
bot-name-Tariq = Tarik
bot-name-Yasmin = Jasmina
bot-name-Zubin = Zubin

## A game without a board of its own
ui-board-nothing = jeszcze nic
ui-board-nobody = jeszcze nikt
ui-board-hidden = zakryta
ui-rules-none = Ta gra nie ma spisanych zasad.
