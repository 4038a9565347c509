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
ui-pace = Tempo wydarzeń
ui-pace-slow = Wolno
ui-pace-normal = Zwykle
ui-pace-fast = Szybko
ui-pace-once = Od razu
ui-volume = Głośność
ui-sound = Dźwięki
ui-lists = Wypisuj wszystkie ruchy pod planszą
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
ui-rules-parts = Części zasad
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
ui-last = Co się ostatnio stało
ui-past = Oglądasz przeszłość
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-now = Teraz
ui-to-now = Wróć do teraz
ui-skip-to-now = Przejdź do teraz
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
ui-log-earlier = Wcześniej
ui-log-latest = Ostatnio
ui-talk-empty = Nie ma jeszcze wiadomości.
ui-say = Napisz wiadomość
ui-say-to = Do
ui-say-all = wszystkich
ui-send = Wyślij
ui-whisper-to = { $name } do: { $to }
ui-said = { $name }: { $text }
ui-refused = Tak nie można
ui-why = Dlaczego? ({ $ruling })
ui-lost = Utracono połączenie. Łączymy ponownie… Nic nie przepadło.
ui-old = Diwan został zaktualizowany. Odśwież, by grać dalej.
ui-reload = Odśwież
ui-gone = Ten stół nie istnieje. Poproś o link jeszcze raz.
ui-unopenable = Ten stół jest zachowany, ale ten serwer nie może go otworzyć: potrzebna jest wersja programu Diwan, w której powstał.
ui-seconds = { $seconds } s
ui-time-left = Pozostało: { $seconds } s
ui-over = Koniec gry
ui-rematch = Zagraj jeszcze raz
ui-rematch-wanted = Chcesz zagrać jeszcze raz
ui-rematch-asked = Jeszcze raz chce zagrać: { $names }.
ui-replay = Obejrzyj powtórkę
ui-picture = Obrazek do udostępnienia
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
ui-moves-all = Wszystkie ruchy ({ $count })
ui-moves-fewer = Mniej ruchów

## Replay

ui-replay-title = Powtórka
ui-replay-of = Punkt widzenia
ui-replay-all = wszystko odkryte
ui-replay-onlooker = widz
ui-replay-step = Ruch { $move } z { $moves }
ui-replay-move = Ruch { $move }
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

## Putting a move together

part-to = Do
part-words = Twoimi słowami
part-seat = Gracz

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

## Guided games

ui-learn = Naucz się ({ $minutes } min)
ui-learn-again = Powtórz naukę
ui-lesson-step = Krok { $step } z { $steps }
ui-lesson-next = Dalej
ui-lesson-back = Wstecz
ui-lesson-leave = Opuść lekcję
ui-lesson-skip = Przejdź do trenera
ui-lesson-watch = Zobacz, co się dzieje…
ui-lesson-not-yet = Jeszcze nie
ui-lesson-done = Brawo!
ui-lesson-play = Zagraj swoją pierwszą grę
ui-lesson-again = Zacznij od nowa
ui-lesson-following = Następna lekcja: { $title }
ui-lesson-none = Taka lekcja nie istnieje.
ui-lesson-resume = Kontynuuj lekcję
ui-start-here = Zacznij tutaj
ui-start-here-about = Pierwszy raz tutaj? Naucz się grać w { $game }: trener mówi, co robić, a całość trwa { $minutes } min.
ui-start-next = Chcesz więcej? Naucz się grać w { $game }: to { $minutes } min.
ui-learned = umiesz
ui-first-title = Twoja pierwsza gra: { $game }
ui-first-aim = Cel
ui-first-do = Co robisz
ui-first-play = Zagraj
