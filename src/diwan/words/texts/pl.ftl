# Słowa samego programu. Teksty gry mogą powiedzieć każde z nich po swojemu.

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

## Terminal

ask-game = Która gra ({ $choices })
ask-name = Twoje imię
ask-seats = Liczba graczy ({ $choices })
ask-bots = Twoi przeciwnicy ({ $choices })
your-move = Twój ruch
wait-or-act = Możesz teraz działać; Enter: czekaj
others-think = Inni się zastanawiają…
press-enter = Naciśnij Enter, aby przejść dalej
more-moves = … i jeszcze { $count }; wpisz kilka słów, żeby zawęzić wybór, albo menu, żeby zobaczyć wszystkie.
narrowed = { $count ->
    [one] Do { $typed } pasuje { $count } ruch:
    [few] Do { $typed } pasują { $count } ruchy:
   *[other] Do { $typed } pasuje { $count } ruchów:
}
not-understood = W menu nie ma { $typed }; wpisz numer, kilka słów ruchu albo help.
not-a-number = Nie ma numeru { $typed }; wybierz od 1 do { $count }.
choose-of = Wybierz jedno z: { $choices }.
saved = Zapisano w { $path }. Plik pokazuje wszystkie ukryte karty, więc nie otwieraj go przed końcem gry.
saved-finished = Zapisano w { $path }.
resume-with = Kontynuuj: { $command }
replay-with = Obejrzyj powtórkę: { $command }
not-saved = Gry nie udało się zapisać: { $problem }
goodbye = Do zobaczenia.
log-title = Przebieg gry
log-empty = Jeszcze nic się nie stało.
score = { $name }: { $score }
replay-title = { $game }, { $reader ->
    [all] wszystko odkryte
    [onlooker] oczami widza
   *[seat] oczami gracza { $name }
}
replay-step = Ruch { $move } z { $moves }
replay-start = Przed pierwszym ruchem
replay-keys = Enter: dalej, b: wstecz, liczba: skok do ruchu, q: koniec
replay-heard = (słyszą: { $names }) { $sentence }
replay-unfinished = Gry nie dokończono.
nature = Los
seat-number = Miejsce { $number }
help-title = Jak się tu gra
help-move = Wpisz numer ruchu albo kilka jego słów w dowolnej kolejności; wystarczą początki słów.
help-tab = Tab uzupełnia to, co wpisujesz.
help-commands =
    help           ta strona
    table          cały stół, strona po stronie
    menu           wszystkie ruchy, strona po stronie
    rules [K7]     zasady albo jedno rozstrzygnięcie
    log            przebieg gry
    save PLIK      zapisz grę i graj dalej
    quit           zapisz grę i wyjdź

## Stół: czego odmawia w każdej grze

refusal-archived = Ten stół jest zamknięty; utwórz nowy.
refusal-for_people_at_the_table = To mogą zrobić tylko gracze przy stole; najpierw zajmij miejsce.
refusal-for_the_host = To może zrobić tylko gospodarz.
refusal-for_the_house = Tego nie może zrobić nikt przy stole; robi to serwer.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-seat_taken = To miejsce jest zajęte; wybierz inne.
refusal-seated_already = Masz już miejsce.
refusal-name_taken = Ktoś przy stole ma już to imię; wybierz inne.
refusal-unfit_name = Tego imienia nie można użyć; wybierz takie, które ma najwyżej { $longest } widocznych znaków.
refusal-no_free_seat = Wszystkie miejsca są zajęte, ale możesz oglądać.
refusal-seats_are_free = Są wolne miejsca; poczekaj na graczy albo wypełnij je botami.
refusal-nobody_to_kick = Na tym miejscu nie ma gracza, którego można usunąć.
refusal-not_during_a_game = Tego nie można robić w trakcie gry; poczekaj do jej końca.
refusal-only_after_a_game = To można zrobić dopiero po zakończeniu gry.
refusal-no_game = Żadna gra nie trwa; najpierw ją zacznij.
refusal-paused = Gra jest wstrzymana; najpierw ją wznów.
refusal-time_left = Czas jeszcze nie minął.
refusal-decided_already = To jest już postanowione.
refusal-nobody_to_stand_in_for = Nikt nie potrzebuje zastępstwa.
refusal-not_away = Ta osoba jest obecna.
refusal-other_edition = Ten stół używa wydania { $edition } zasad; utwórz nowy.
refusal-unfit_chance = Losowania w zapisie tego stołu nie pasują do gry; utwórz nowy stół.
refusal-no_whispers = W tej grze się nie szepcze; powiedz to wszystkim.
refusal-whisper_to_others = Wybierz spośród innych graczy, komu szepnąć.
refusal-onlookers_talk_among_themselves = Widzowie mogą rozmawiać tylko ze sobą.
refusal-cannot = { $problem }
refusal-hello_first = Pierwszą wiadomością musi być Hello: { $problem }
refusal-not_understood = Tej wiadomości nie udało się zrozumieć: { $problem }
refusal-too_fast = Za dużo wiadomości naraz; zwolnij.
refusal-not_in_lesson = Ten ruch jest dozwolony, ale lekcja potrzebuje tu innego; zobacz, o co prosi trener.
