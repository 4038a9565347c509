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
wait-or-act = You may act now; press Enter to wait
others-think = The others are thinking…
press-enter = Press Enter to continue
more-moves = … and { $count } more; type a few words to narrow them down, or menu to see all.
narrowed = { $count } moves match { $typed }:
not-understood = I cannot find { $typed } on the menu; type a number, some words of a move, or help.
not-a-number = There is no number { $typed }; choose 1 to { $count }.
choose-of = Choose one of: { $choices }.
saved = Saved to { $path }. The file shows every hidden card, so do not open it before the game is over.
saved-finished = Saved to { $path }.
resume-with = Continue with: { $command }
replay-with = Watch the replay with: { $command }
not-saved = The game could not be saved: { $problem }
goodbye = Goodbye.
log-title = Game log
log-empty = Nothing has happened yet.
score = { $name }: { $score }
replay-title = { $game }, { $reader ->
    [all] everything shown
    [onlooker] as a spectator saw it
   *[seat] as { $name } saw it
}
replay-step = Move { $move } of { $moves }
replay-start = Before the first move
replay-keys = Enter: next move; b: back; a number: go to that move; q: quit
replay-heard = (to { $names }) { $sentence }
replay-unfinished = The game was not finished.
nature = Chance
seat-number = Seat { $number }
help-title = How to play here
help-move = Type the number of a move, or some of its words in any order; the first letters of a word are enough.
help-tab = Tab completes what you type.
help-commands =
    help           this page
    table          the whole table, page by page
    menu           all moves, page by page
    rules [K7]     the rules, or one ruling
    log            the game log
    save FILE      save the game and continue
    quit           save the game and leave

## The table: what it refuses, whatever the game

refusal-archived = This table is closed; create a new one.
refusal-for_people_at_the_table = Only players at the table can do that; take a seat first.
refusal-for_the_host = Only the host can do that.
refusal-for_the_house = Nobody at the table can do that; the server does it.
refusal-no_such_seat = There is no such seat at this table.
refusal-seat_taken = That seat is taken; choose another one.
refusal-seated_already = You already have a seat.
refusal-name_taken = Somebody at the table already has that name; choose another one.
refusal-unfit_name = That name cannot be used; choose one of up to { $longest } visible characters.
refusal-no_free_seat = Every seat is taken, but you can watch.
refusal-seats_are_free = Some seats are free; wait for players, or fill the seats with bots.
refusal-nobody_to_kick = There is no player on that seat to remove.
refusal-not_during_a_game = You cannot do that during a game; wait until it is over.
refusal-only_after_a_game = You can do that only after the game is over.
refusal-no_game = There is no game in progress; start one first.
refusal-paused = The game is paused; resume it first.
refusal-time_left = The time is not up yet.
refusal-decided_already = That has already been decided.
refusal-nobody_to_stand_in_for = Nobody needs a stand-in.
refusal-not_away = That player is here.
refusal-other_edition = This table uses edition { $edition } of the rules; create a new one.
refusal-unfit_chance = The random draws in this table’s log do not fit the game; create a new table.
refusal-no_whispers = There are no whispers in this game; say it to everybody.
refusal-whisper_to_others = Choose one or more of the other players to whisper to.
refusal-onlookers_talk_among_themselves = Spectators can chat only with each other.
refusal-cannot = { $problem }
refusal-hello_first = The first message has to be a Hello: { $problem }
refusal-not_understood = That message was not understood: { $problem }
refusal-too_fast = Too many messages at once; slow down.
refusal-not_in_lesson = That is a legal move, but this lesson needs another one here; see what the coach asks for.
