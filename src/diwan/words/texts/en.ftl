# The program's own words. A game's texts may say any of them in its own way.

you = you
none = none
nobody = nobody
list-middle = { $list }, { $item }
list-end = { $list } and { $item }

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
more-moves = … and { $count } more; type a few words to narrow them down.
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
    rules [K7]     the rules, or one ruling
    log            what happened
    save FILE      save the game and go on
    quit           save the game and leave
