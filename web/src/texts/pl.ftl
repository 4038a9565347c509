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
ui-theme-auto = Jak urządzenie
ui-theme-light = Jasne
ui-theme-dark = Ciemne
ui-motion = Pokazuj ruch
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
ui-set-table = Przygotuj stół…
ui-rules = Zasady
ui-rules-of = Zasady: { $game }
ui-rules-search = Szukaj w zasadach albo wpisz numer, np. K7
ui-rules-nothing = Nic w zasadach do tego nie pasuje.
ui-rules-all = Pokaż wszystkie zasady
ui-my-tables = Twoje stoły
ui-how = Jak chcesz grać?
ui-how-bots = Z botami
    .about = Sam; gra zaczyna się od razu.
ui-how-guests = Z przyjaciółmi, przez link
    .about = Każdy na swoim urządzeniu; boty mogą zająć wolne krzesła.
ui-how-here = Razem na tym urządzeniu
    .about = Kurtyna zasłania wszystko, aż następny gracz dotknie ekranu.
ui-set-bots = Zacznij grę
ui-set-guests = Przygotuj stół
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
ui-clock-1 = Jak mówi gra
ui-clock-2 = Dwa razy dłużej
ui-clock-0 = Bez zegara
ui-listed = Obcy mogą znaleźć ten stół
ui-newcomers = Kto przyjdzie w trakcie gry, może zająć miejsce bota
ui-options = Opcje
ui-file-choose = Wybierz plik
ui-file-none = nie wybrano pliku
ui-deck-about = Plik TOML; błąd w nim jest pokazany z numerem wiersza.
ui-option-usual = wg reguł
ui-open-tables = Otwarte stoły
ui-watch = Obserwuj
ui-table-forget = Usuń z tej listy
ui-stage-lobby = czeka na graczy
ui-stage-playing = gra trwa
ui-stage-paused = wstrzymana
ui-stage-over = zakończona
ui-stage-archived = zamknięty
ui-no-page = Nie ma takiej strony.

## Table

ui-home = Wszystkie gry
ui-table = Stół
ui-seats-title = Przy stole
ui-you = ty
ui-free = wolne krzesło
ui-bot-of = Bot: { $bot }
ui-here = przy stole
ui-not-here = nie ma przy stole
ui-away = nie ma przy stole, gra bot
ui-ready = może zaczynać
ui-thinks = na ruchu
ui-host-start = Zacznij teraz
ui-start-needs = Najpierw wszystkie krzesła muszą być zajęte.
ui-fill = Dosadź boty
ui-sit-here = Zajmij to krzesło
ui-i-am-ready = Mogę zaczynać
ui-not-ready = Jeszcze nie
ui-rename = Zmień imię
ui-kick = Zwolnij krzesło: { $name }
ui-kick-sure = { $name } straci krzesło; może patrzeć albo usiąść ponownie.
ui-kick-sure-game = { $name } straci miejsce i dalej będzie tam grał bot.
ui-kicked = Gospodarz zwolnił twoje krzesło.
ui-share = Zaproś
ui-share-title = Zaproś innych
ui-share-table = Link do tego stołu
ui-share-about = Kto go otworzy, może zająć wolne krzesło albo patrzeć.
ui-share-watch = Kto go otworzy, może patrzeć; wszystkie krzesła są zajęte.
ui-share-here = Tę stronę otwarto na komputerze, na którym działa Diwan, więc link działa tylko tam. Uruchom Diwan z DIWAN_HOST=0.0.0.0 i otwórz adres, który poda, a inni w twojej sieci będą mogli dołączyć.
ui-share-mine = Twój osobisty link
ui-share-mine-about = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-pass-on = Udostępnij…
ui-qr-table = Kod QR linku do tego stołu
ui-qr = Kod QR twojego linku
ui-waiting = Czekamy na graczy
ui-waiting-about = Gra zacznie się, gdy wszystkie krzesła będą zajęte i wszyscy gotowi.
ui-tabs = Przebieg i rozmowa
ui-your-turn = Twoja kolej
ui-wait-for = Czekamy na: { $names }
ui-your-choice = Twój wybór
ui-watching = Patrzysz.
ui-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
ui-log = Co się stało
ui-talk = Rozmowa
ui-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
ui-log-empty = Jeszcze nic się nie stało.
ui-talk-empty = Nikt jeszcze nic nie powiedział.
ui-say = Powiedz coś
ui-say-to = Do
ui-say-all = wszystkich
ui-send = Wyślij
ui-whisper-to = { $name } do: { $to }
ui-said = { $name }: { $text }
ui-refused = Tak nie można
ui-why = Zasada { $ruling }
ui-lost = Połączenie zerwane. Próbujemy ponownie; nic nie przepadło.
ui-old = Diwan został zaktualizowany. Odśwież, by grać dalej.
ui-reload = Odśwież
ui-gone = Nie ma takiego stołu. Poproś o link jeszcze raz.
ui-seconds = { $seconds } s
ui-time-left = Pozostało: { $seconds } s
ui-over = Koniec gry
ui-rematch = Zagraj jeszcze raz
ui-rematch-wanted = Chcesz zagrać jeszcze raz
ui-rematch-asked = Jeszcze raz chce zagrać: { $names }.
ui-replay = Zobacz powtórkę
ui-pause = Przerwa
ui-pause-wanted = Chcesz przerwy
ui-pause-asked = O przerwę prosi: { $names }.
ui-agree = Zgadzam się
ui-go-on = Dalej
ui-paused = Przerwa
ui-leave = Opuść miejsce
ui-leave-sure = Odejść na dobre? Twoje miejsce zajmie bot.
ui-leave-free = Odejść na dobre? Twoje krzesło znów będzie wolne.
ui-archive = Zamknij stół na dobre
ui-archive-sure = Nikt już tu nie usiądzie, nie porozmawia ani nie zagra. Powtórki zakończonych gier zostaną.
ui-archived = Ten stół jest zamknięty.
ui-export = Pobierz stół
ui-yes = Tak
ui-no = Nie
ui-menu = Więcej
ui-curtain = Przekaż urządzenie: { $name }
ui-curtain-about = Wszystko jest zasłonięte, aż { $name } dotknie ekranu.
ui-curtain-tap = To ja, { $name }
ui-hint = Pierwsze kroki
ui-hint-next = Dalej
ui-hint-skip = Pomiń
ui-list-form = Plansza jako lista
ui-play-it = Zagraj
ui-choose = Wybierz…

## Replay

ui-replay-title = Powtórka
ui-replay-of = Oczami
ui-replay-all = wszystko
ui-replay-onlooker = widza
ui-replay-step = Ruch { $move } z { $moves }
ui-replay-start = Przed pierwszym ruchem
ui-replay-first = Na początek
ui-replay-back = Ruch wstecz
ui-replay-play = Odtwórz
ui-replay-stop = Zatrzymaj
ui-replay-next = Ruch naprzód
ui-replay-last = Na koniec
ui-replay-turning = Punkty zwrotne
ui-replay-share = Kopiuj link do tej chwili
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
fact-Filled = Dosiadają się boty: { $seats }.
fact-Left = { $kicked_is ->
    [yes] { $name } musi odejść.
   *[no] { $name } odchodzi.
}
fact-Started = Zaczyna się nowa gra.
fact-TimedOut = { $who ->
    [you] Twój czas minął.
   *[other] Czas minął: { $seat }.
}
fact-WentAway = { $who ->
    [you] Nie ma cię przy stole; gra bot.
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
        [you] Nie potrzebujesz już przerwy.
       *[other] { $seat } nie potrzebuje już przerwy.
    }
}
fact-Paused = Przerwa w grze.
fact-WentOn = Gramy dalej.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] Chcesz zagrać jeszcze raz.
       *[other] { $seat } chce zagrać jeszcze raz.
    }
   *[no] { $who ->
        [you] Nie chcesz grać jeszcze raz.
       *[other] { $seat } nie chce grać jeszcze raz.
    }
}
fact-Whispered = { $who ->
    [you] Szepczesz do: { $to }.
   *[other] { $to_who ->
        [you] { $seat } szepcze do ciebie.
       *[other] { $seat } szepcze do: { $to }.
    }
}
fact-Archived = Stół zamknięto na dobre.

## King Thief Minister

coins-of = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
balloon-Claimed = Jestem { $character }.
balloon-Challenged = Nie wierzę!
balloon-Asked = Kto jest moim Ministrem?
balloon-YesSir = Tak, Panie!
balloon-GaveUp = Poddaję się.
card-of = Karta na { $spot }, { $name }: { $face ->
    [none] zakryta
   *[other] { $face }
}
card-possible = { $card } (możliwe: { $characters })
hint-king-thief-minister-HiddenLooking = Sześć kart leży zakrytych i nikt nie zna swojej. Przed grą możesz obejrzeć jedną, która nie jest twoja: dotknij jej. Zapamiętaj ją, bo karty będą wędrować.
hint-king-thief-minister-Turn = W swojej turze za monetę podglądasz własną kartę, przesuwasz wszystkie karty albo podajesz się za kogoś i zbierasz monety. Możesz kłamać: nikt nie widzi twojej karty, dopóki cię nie sprawdzi.
hint-king-thief-minister-HiddenDoubt = Ktoś się za kogoś podaje. Puść to albo sprawdź: kłamstwo kosztuje kłamcę, prawda kosztuje ciebie.
hint-king-thief-minister-HiddenAnswering = Król pyta o Ministra. Odpowiedz, jeśli nim jesteś, albo odważ się udawać.
hint-king-thief-minister-Acting = Nikt nie zaprzeczył. Wybierz teraz na stole: dotknij kart, o które ci chodzi.
hint-king-thief-minister-Naming = Twierdzisz, że znasz wszystkie karty. Połóż postać na karcie albo wybierz z listy.

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
clash-support = kafli po tej stronie
clash-won = wygrane: { $games }
clash-keep = Zatrzymaj jeden z tych kafli
tile-about-PRE = Niszczy jednego z 8 sąsiadów.
tile-about-LEA = Niszczy jednego z 8 sąsiadów.
tile-about-FAS = Zmienia poparcie całej linii w jednym z 8 kierunków.
tile-about-IMA = Zmienia poparcie całej linii w jednym z 8 kierunków.
tile-about-BAN = Zmienia poparcie wszystkich sąsiadów prosto (białe kropki) albo wszystkich na ukos (czarne).
tile-about-SHE = Zmienia poparcie wszystkich sąsiadów prosto (białe kropki) albo wszystkich na ukos (czarne).
tile-about-POP = Zmienia poparcie jednego z 8 sąsiadów.
tile-about-TRA = Zmienia poparcie jednego z 8 sąsiadów.
tile-about-SOL = Niszczy jednego sąsiada prosto.
tile-about-TAL = Niszczy jednego sąsiada prosto.
tile-about-PRD = Niszczy jednego sąsiada na ukos.
tile-about-BOM = Niszczy jednego sąsiada na ukos.
tile-about-TOU = Ma Bezpieczeństwo: dosięga go tylko rakieta.
tile-about-MOS = Ma Bezpieczeństwo: dosięga go tylko rakieta.
tile-about-MUS = Nie robi nic.
tile-about-ROC = Niszczy jednego z 8 sąsiadów, jeśli ma Bezpieczeństwo.
tile-about-MER = Odrzuca jednego sąsiada prosto.
tile-about-MUJ = Odrzuca jednego sąsiada na ukos.
tile-about-TVS = Powtarza efekt sąsiada prosto.
tile-about-PRS = Powtarza efekt sąsiada na ukos.
tile-about-AGE = Usuwa kafel ze strefy przeciwnika.
tile-about-HAC = Bierze kafel ze stosu kafli usuniętych do twojej strefy.
tile-about-CRI = Zdejmuje z planszy popierający cię kafel do twojej strefy.
tile-about-SOC = Zmienia poparcie trzech kafli przed swoim szpicem.
tile-about-COU = Zmienia poparcie wszystkich sąsiadów.
tile-about-BRI = Przemieszcza kafel z planszy na wolne pole.
tile-about-UNO = Kafle po lewej i prawej stronie mają Bezpieczeństwo.
tile-about-NOB = Kładzie się ją na kaflu, który cię popiera; razem są jednym kaflem, który ma Bezpieczeństwo i żadnego innego efektu.
tile-about-PIC = Kafle wyłożone obok niej prosto tracą efekt natychmiastowy.
tile-about-RIO = Kafle wyłożone obok nich na ukos tracą efekt natychmiastowy.
tile-about-ELE = Losowy kafel z pudełka trafia do twojej strefy.
tile-about-KAB = Kogo popiera na końcu, ten przegrywa.
clash-choose-cell = Wybierz podświetlone pole.
clash-choose-use = Wybierz cel na planszy albo jedno z tych:
hint-clash-Opening = Wyłóż Mustafę na dowolne pole: wokół niego wszystko się rozegra. Kafel popiera tego gracza, w którego stronę leży podstawą; szpic wskazuje przeciwnika.
hint-clash-Turn = Weź kafel ze swojej strefy albo ze strefy neutralnej, wyłóż go na podświetlone pole i wyceluj efekt: kropki pokazują zasięg. Gdy plansza się zapełni, wygrywa ten, kogo popiera więcej kafli.
hint-clash-Drafting = Wybierz do swojej strefy jeden z odkrytych kafli.
hint-clash-Keeping = Zatrzymaj jeden kafel. Z czterech reszta przechodzi do drugiego gracza, z trzech trafia do pudełka.

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
m3-voting = Tajne głosowanie: karty są zakryte, aż padnie ostatnia.
m3-last-vote = Ostatnie głosowanie
m3-passed = przyjęto
m3-failed = odrzucono
m3-eyes = Wszyscy zamykają oczy. Patrzą tylko Skorumpowani.
m3-night = Noc wyborcza
m3-winner = Wygrywają: { $team }. { $president ->
    [none] Fotel zostaje pusty.
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
hint-machrou3-rais-Placing = Wybierz swój dystrykt na mapie: Dystrykt Pochodzenia ma własną moc i trudno ci go odebrać, a Stacja Medialna łączy swój dystrykt z każdym innym, który ma stację.
hint-machrou3-rais-Turn = Jedna akcja w turze: kampania o dowolny niczyj dystrykt, bitwa z sąsiadem, wymiana albo nowy Cel. Dotknij dystryktów na mapie albo wybierz z listy.
hint-machrou3-rais-Voting = Cały stół głosuje tajnie, czy do tego dojdzie. Każdy ma jeden głos; wniosek przechodzi, gdy głosów „za” jest więcej niż „przeciw”.
hint-machrou3-rais-Helping = Bitwa. Możesz użyczyć swoich dystryktów jednej stronie albo stać z boku.
hint-machrou3-rais-HelpReply = Ktoś oferuje ci pomoc. Przyjmij ją albo walcz sam.
hint-machrou3-rais-Exposing = Skorumpowani wybierają, którego z nich zna Sędzia. Jeśli nie jesteś jednym z nich, twoja odpowiedź nic nie znaczy.
hint-machrou3-rais-Candidacy = Wybory: ogłoś kandydaturę albo czekaj.
hint-machrou3-rais-SwapReply = Ktoś proponuje ci dystrykt za jeden z twoich. Porównaj punkty wpływu i to, czego wymaga twój Cel, a potem przyjmij albo odmów.
hint-machrou3-rais-Keeping = Dobrałeś nowe Cele. Zachowaj ten, który pasuje do twojej ziemi; nikt inny go nie zobaczy.
hint-machrou3-rais-Picking = Karta każe ci wybrać. Jej tekst stoi obok mapy; dotknij podświetlonego dystryktu albo weź wiersz z listy.
hint-machrou3-rais-ActingNow = Karta daje ci od razu jeszcze jedną akcję: skorzystaj albo zrezygnuj.
hint-machrou3-rais-PickingSpeaker = Kilku graczy ma najmniejszy blok. Ty wybierasz, kto z nich zostanie Marszałkiem.
hint-machrou3-rais-Releasing = Wiadomość dnia zabiera jeden z twoich najsilniejszych dystryktów. Wybierz, który przestaje do kogokolwiek należeć.
hint-machrou3-rais-Passing = Wszyscy naraz oddają dystrykt sąsiadowi z lewej. Wybierz w tajemnicy, który twój odejdzie.
hint-machrou3-rais-Stealing = Zdemaskowałeś Sędziego. Weź jeden z jego dystryktów.
hint-machrou3-rais-Ballot = Oddaj mandaty swojego bloku kandydatowi. Skorumpowany prezydent to porażka Reformatorów.

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
act-PassLeft = Przekaż okręg
act-Steal = Zabierz okręg
act-Unmask = Zdemaskuj sędziego
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
part-against = Zwrot
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
in-no-minutes = Nad żadnym wnioskiem jeszcze nie głosowano.
in-own-words = Własnymi słowami
in-act = Co
in-kind = Rodzaj
in-text = Tekst
in-true = prawda
in-false = nieprawda
in-archive = Archiwum
in-rumour = Plotka
in-graph = Jak krążyła: { $rumour }
in-told = { $giver } mówi: { $hearer }, runda { $round }.
in-no-rumours = Nikt nikomu nic nie powiedział.
hint-intrigue-TalkSeen = Przerwa. Opowiedz plotkę, zaproponuj sekret za sekret albo zapytaj. Wszyscy decydują w tajemnicy, potem wszystko się dzieje. Wymiana czyni was sojusznikami.
hint-intrigue-AnsweringSeen = Ktoś oferuje ci zapieczętowany sekret. Daj coś w zamian, odmów albo zostaw.
hint-intrigue-Floor = Posiedzenie. Zgłoś plotkę: jeśli partia uwierzy, zyskujesz, jeśli nie, tracisz. Albo spasuj.
hint-intrigue-VotingSeen = Wierzysz? Kto głosuje zgodnie z prawdą, zyskuje pół punktu. Głosy odkrywa się na końcu.
hint-intrigue-ExtendingSeen = Ktoś prosi o więcej czasu na rozmowy. Przerwa trwa dalej, jeśli wszyscy się zgodzą.
hint-intrigue-Declaring = Ktoś napisał to o tobie. Powiedz w tajemnicy, czy to prawda; nie można tego cofnąć.
hint-intrigue-Sheltering = Partia uwierzyła w coś złego o tobie. Jeśli masz przywilej, który cię osłania, możesz go teraz użyć.
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
