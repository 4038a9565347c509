# The program's own words. A game's texts may say any of them in its own way.

you = you
none = none
nobody = nobody
list-middle = { $list }, { $item }
list-end = { $list } and { $item }
of-seat = { $seat } ({ $item })

outcome = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners_who ->
        [you] You win!
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}

## The terminal

ask-game = Which game ({ $choices })
ask-name = Your name
ask-seats = Number of players ({ $choices })
ask-bots = Your opponents ({ $choices })
your-move = Your move
wait-or-act = You may act now; Enter waits
others-think = The others are thinking …
press-enter = Enter goes on
more-moves = … and { $count } more; type a few words to narrow them down, or menu to see all.
narrowed = { $count } moves fit { $typed }:
not-understood = I cannot find { $typed } on the menu; type a number, some words of a line, or help.
not-a-number = There is no number { $typed }; choose 1 to { $count }.
choose-of = Choose one of: { $choices }.
saved = Saved to { $path }. The file shows every hidden card: do not look into it before the game is over.
saved-finished = Saved to { $path }.
resume-with = Go on with: { $command }
replay-with = See it again with: { $command }
not-saved = The game could not be saved: { $problem }
goodbye = Goodbye.
log-title = What happened
log-empty = Nothing has happened yet.
score = { $name }: { $score }
replay-title = { $game }, { $reader ->
    [all] everything
    [onlooker] as an onlooker saw it
   *[seat] as { $name } saw it
}
replay-step = Move { $move } of { $moves }
replay-start = Before the first move
replay-keys = Enter next, b back, a number jumps, q leaves
replay-heard = (to { $names }) { $sentence }
replay-unfinished = The game was not finished.
nature = Chance
seat-number = Seat { $number }
help-title = How to play here
help-move = Type the number of a line, or some words of it in any order: the beginnings of words are enough.
help-tab = Tab completes what you type.
help-commands =
    help           this page
    table          the whole table, page by page
    menu           all moves, page by page
    rules [K7]     the rules, or one ruling
    log            what happened
    save FILE      save the game and go on
    quit           save the game and leave

## The table: what it refuses, whatever the game

refusal-archived = This table is closed for good; open a new one.
refusal-for_people_at_the_table = Only people who sit at the table can do that; take a seat first.
refusal-for_the_host = Only the host can do that.
refusal-for_the_house = Nobody at the table can do that.
refusal-no_such_seat = There is no such seat at this table.
refusal-seat_taken = That seat is taken; choose another one.
refusal-seated_already = You have a seat already.
refusal-name_taken = Somebody at the table has that name; choose another one.
refusal-unfit_name = That name cannot be used; choose one of up to { $longest } visible characters.
refusal-no_free_seat = Every seat is taken; you can look on.
refusal-seats_are_free = There are free seats; wait for people, or give the seats to bots.
refusal-nobody_to_kick = There is nobody whom you could send away from that seat.
refusal-not_during_a_game = That has to wait until the game is over.
refusal-only_after_a_game = That is possible once the game is over.
refusal-no_game = No game is being played; start one first.
refusal-paused = The game is paused; go on first.
refusal-time_left = There is time left.
refusal-decided_already = That has been decided already.
refusal-nobody_to_stand_in_for = There is nobody to stand in for.
refusal-not_away = That person is here.
refusal-other_edition = This table was opened by edition { $edition } of the rules; open a new one.
refusal-unfit_chance = The log of this table tells of other chance than the game asks for; open a new table.
refusal-no_whispers = This game is played without whispers; say it to everybody.
refusal-whisper_to_others = Choose whom to whisper to, among the others.
refusal-onlookers_talk_among_themselves = Onlookers talk among themselves.
refusal-cannot = { $problem }
refusal-hello_first = The first message has to be a Hello: { $problem }
refusal-not_understood = That message was not understood: { $problem }
refusal-too_fast = That was too much at once; slow down.
