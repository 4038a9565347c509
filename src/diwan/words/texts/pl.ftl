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
wait-or-act = Możesz teraz działać; Enter czeka
others-think = Inni się zastanawiają…
press-enter = Enter: dalej
more-moves = … i jeszcze { $count }; wpisz kilka słów, żeby zawęzić wybór, albo menu, żeby zobaczyć wszystkie.
narrowed = { $count ->
    [one] Do { $typed } pasuje { $count } ruch:
    [few] Do { $typed } pasują { $count } ruchy:
   *[other] Do { $typed } pasuje { $count } ruchów:
}
not-understood = W menu nie ma { $typed }; wpisz numer, kilka słów z wiersza albo help.
not-a-number = Nie ma numeru { $typed }; wybierz od 1 do { $count }.
choose-of = Wybierz jedno z: { $choices }.
saved = Zapisano w { $path }. Plik pokazuje każdą ukrytą kartę: nie zaglądaj do niego przed końcem gry.
saved-finished = Zapisano w { $path }.
resume-with = Dalsza gra: { $command }
replay-with = Powtórka: { $command }
not-saved = Gry nie udało się zapisać: { $problem }
goodbye = Do zobaczenia.
log-title = Co się stało
log-empty = Jeszcze nic się nie stało.
score = { $name }: { $score }
replay-title = { $game }, { $reader ->
    [all] wszystko
    [onlooker] oczami widza
   *[seat] oczami gracza { $name }
}
replay-step = Ruch { $move } z { $moves }
replay-start = Przed pierwszym ruchem
replay-keys = Enter dalej, b wstecz, liczba skacze, q kończy
replay-heard = (słyszą: { $names }) { $sentence }
replay-unfinished = Gry nie dokończono.
nature = Los
seat-number = Miejsce { $number }
help-title = Jak się tu gra
help-move = Wpisz numer wiersza albo kilka jego słów w dowolnej kolejności: wystarczą początki słów.
help-tab = Tab uzupełnia to, co wpisujesz.
help-commands =
    help           ta strona
    table          cały stół, strona po stronie
    menu           wszystkie ruchy, strona po stronie
    rules [K7]     zasady albo jedno rozstrzygnięcie
    log            co się stało
    save PLIK      zapisz grę i graj dalej
    quit           zapisz grę i wyjdź

## Stół: czego odmawia w każdej grze

refusal-archived = Ten stół jest zamknięty na dobre; otwórz nowy.
refusal-for_people_at_the_table = To mogą zrobić tylko ludzie przy stole; najpierw zajmij miejsce.
refusal-for_the_host = To może zrobić tylko gospodarz.
refusal-for_the_house = Tego nikt przy stole zrobić nie może.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-seat_taken = To miejsce jest zajęte; wybierz inne.
refusal-seated_already = Masz już miejsce.
refusal-name_taken = Ktoś przy stole ma już to imię; wybierz inne.
refusal-unfit_name = Tego imienia nie można użyć; wybierz takie, które ma najwyżej { $longest } widocznych znaków.
refusal-no_free_seat = Wszystkie miejsca są zajęte; możesz patrzeć.
refusal-seats_are_free = Są wolne miejsca; poczekaj na ludzi albo oddaj je botom.
refusal-nobody_to_kick = Nie ma tam nikogo, kogo można by odesłać od stołu.
refusal-not_during_a_game = To musi poczekać do końca gry.
refusal-only_after_a_game = To będzie możliwe po zakończeniu gry.
refusal-no_game = Nie toczy się żadna gra; najpierw ją zacznij.
refusal-paused = W grze jest przerwa; najpierw ją zakończ.
refusal-time_left = Czas jeszcze nie minął.
refusal-decided_already = To jest już postanowione.
refusal-nobody_to_stand_in_for = Nie ma kogo zastąpić.
refusal-not_away = Ta osoba jest obecna.
refusal-other_edition = Ten stół otwarto w wydaniu zasad { $edition }; otwórz nowy.
refusal-unfit_chance = Zapis tego stołu podaje inne losowania, niż wymaga gra; otwórz nowy stół.
refusal-no_whispers = W tej grze się nie szepcze; powiedz to wszystkim.
refusal-whisper_to_others = Wybierz spośród innych, komu szepnąć.
refusal-onlookers_talk_among_themselves = Widzowie rozmawiają między sobą.
refusal-cannot = { $problem }
refusal-hello_first = Pierwszą wiadomością musi być Hello: { $problem }
refusal-not_understood = Tej wiadomości nie udało się zrozumieć: { $problem }
refusal-too_fast = Za dużo naraz; zwolnij.
