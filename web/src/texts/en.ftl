# The web table's own words, and those few that games' sentences are built with.

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

## First page

ui-title = Diwan
ui-slogan = Four games of power, bluff and betrayal
ui-skip = Skip to the content
ui-language = Language
ui-settings = Settings
ui-theme = Colours
ui-theme-auto = Match device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animations
ui-pace = Pace of events
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-once = At once
ui-volume = Volume
ui-sound = Sounds
ui-lists = List every move below the board
ui-close = Close
ui-loading = Loading…
ui-offline = The server is not responding.
ui-again = Try again
ui-players = { $count ->
    [one] { $span } player
   *[other] { $span } players
}
ui-minutes = { $count ->
    [one] { $span } minute
   *[other] { $span } minutes
}
ui-play-bots = Play against bots
ui-set-table = Create a table…
ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-rules-search = Search the rules, or type a ruling such as K7
ui-rules-nothing = Nothing in the rules matches.
ui-rules-all = Show all rules
ui-rules-parts = Parts of the rules
ui-my-tables = Your tables
ui-how = How do you want to play?
ui-how-bots = Against bots
    .about = Just you; the game starts at once.
ui-how-guests = With friends, by link
    .about = Everybody plays on their own device; bots can fill free seats.
ui-how-here = Together on this device
    .about = The screen stays covered until the next player taps.
ui-set-bots = Start game
ui-set-guests = Create table
ui-set-here = Start game
ui-your-name = Your name
ui-guest = Guest
ui-player = Player { $number }
ui-seats = Players
ui-variant = Variant
ui-bots = Bots
ui-bot-random = Random
ui-bot-clever = Clever
ui-bot-easy = Easy
ui-bot-normal = Normal
ui-bot-hard = Hard
ui-bot-ismcts = Tree search
ui-bot-ismcts-plain = Tree search, rules only
ui-clock = Clock
ui-clock-1 = Standard
ui-clock-2 = Double time
ui-clock-0 = No time limit
ui-listed = Public: anyone can find this table
ui-newcomers = People who join during a game can take over a bot’s seat
ui-options = Options
ui-file-choose = Choose a file
ui-file-none = no file chosen
ui-deck-about = A TOML file. If it contains a mistake, you are told in which line.
ui-option-usual = standard
ui-open-tables = Open tables
ui-watch = Watch
ui-table-forget = Remove from this list
ui-stage-lobby = waiting for players
ui-stage-playing = in progress
ui-stage-paused = paused
ui-stage-over = finished
ui-stage-archived = closed
ui-no-page = This page does not exist.

## Table

ui-home = All games
ui-table = Table
ui-seats-title = At the table
ui-you = you
ui-free = free seat
ui-bot-of = Bot: { $bot }
ui-here = connected
ui-not-here = not connected
ui-away = away, a bot is playing
ui-ready = ready
ui-thinks = to move
ui-host-start = Start now
ui-start-needs = Every seat must be taken first.
ui-fill = Fill with bots
ui-sit-here = Take this seat
ui-i-am-ready = I am ready
ui-not-ready = Not ready yet
ui-rename = Change name
ui-kick = Remove { $name }
ui-kick-sure = { $name } loses the seat, but can still watch or sit down again.
ui-kick-sure-game = { $name } loses the seat, and a bot takes over.
ui-kicked = The host has removed you from your seat.
ui-share = Invite
ui-share-title = Invite others
ui-share-table = Link to this table
ui-share-about = Anyone who opens it can take a free seat or watch.
ui-share-watch = Anyone who opens it can watch; every seat is taken.
ui-share-here = You opened this page on the computer that runs Diwan, so this link works only there. To let others on your network join, start Diwan with DIWAN_HOST=0.0.0.0 and open the address that it shows.
ui-share-mine = Your personal link
ui-share-mine-about = It opens your own seat on another device. Keep it to yourself.
ui-copy = Copy
ui-copied = Copied
ui-pass-on = Share…
ui-qr-table = QR code of the link to this table
ui-qr = QR code of your personal link
ui-waiting = Waiting for players
ui-waiting-about = The game starts when every seat is taken and everybody is ready.
ui-tabs = Game log and chat
ui-your-turn = Your turn
ui-wait-for = Waiting for { $names }
ui-your-choice = Your choice
ui-watching = You are watching.
ui-last = What happened last
ui-past = Looking back
ui-step-back = One step back
ui-step-on = One step forward
ui-now = Now
ui-to-now = Back to now
ui-skip-to-now = Skip to the present
ui-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-log = Game log
ui-talk = Chat
ui-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier
ui-log-latest = Latest
ui-talk-empty = No messages yet.
ui-say = Write a message
ui-say-to = To
ui-say-all = everybody
ui-send = Send
ui-whisper-to = { $name } to { $to }
ui-said = { $name }: { $text }
ui-refused = You cannot do that
ui-why = Why? ({ $ruling })
ui-lost = Connection lost. Reconnecting… Nothing is lost.
ui-old = Diwan has been updated. Reload to continue.
ui-reload = Reload
ui-gone = This table does not exist. Ask for the link again.
ui-unopenable = This table is kept, but this server cannot open it: it needs the version of Diwan that began it.
ui-seconds = { $seconds } s
ui-time-left = Time left: { $seconds } s
ui-over = The game is over
ui-rematch = Play again
ui-rematch-wanted = You want to play again
ui-rematch-asked = { $names } would like to play again.
ui-replay = Watch the replay
ui-picture = Picture to share
ui-pause = Pause
ui-pause-wanted = You want a pause
ui-pause-asked = { $names } would like a pause.
ui-agree = Agree
ui-go-on = Resume
ui-paused = Paused
ui-leave = Leave game
ui-leave-sure = Leave for good? A bot takes over your seat.
ui-leave-free = Leave for good? Your seat becomes free again.
ui-archive = Close table
ui-archive-sure = Close the table for good? Nobody will be able to sit down, chat or play here any more. Finished games can still be replayed.
ui-archived = This table is closed.
ui-export = Download table
ui-yes = Yes
ui-no = No
ui-menu = More
ui-curtain = Pass the device to { $name }
ui-curtain-about = The screen stays covered until { $name } taps.
ui-curtain-tap = I am { $name }
ui-hint = How to play
ui-hint-next = Next
ui-hint-skip = Skip
ui-list-form = Board as a list
ui-play-it = Play
ui-choose = Choose…
ui-moves-all = All moves ({ $count })
ui-moves-fewer = Fewer moves

## Replay

ui-replay-title = Replay
ui-replay-of = Point of view
ui-replay-all = everything shown
ui-replay-onlooker = a spectator
ui-replay-step = Move { $move } of { $moves }
ui-replay-move = Move { $move }
ui-replay-start = Before the first move
ui-replay-first = Go to the start
ui-replay-back = Previous move
ui-replay-play = Play
ui-replay-stop = Pause
ui-replay-next = Next move
ui-replay-last = Go to the end
ui-replay-turning = Turning points
ui-replay-share = Copy a link to this position
ui-replay-record = Download the record
ui-replay-none = There is no finished game here.
ui-replay-told = To { $names }: { $text }

## At the table, beside the game

fact-Sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
fact-Renamed = { $who ->
    [you] You are now called { $name }.
   *[other] A player is now called { $name }.
}
fact-Filled = Bots take the free seats: { $seats }.
fact-Left = { $kicked_is ->
    [yes] The host removes { $name }.
   *[no] { $name } leaves.
}
fact-Started = A new game begins.
fact-TimedOut = { $who ->
    [you] Your time is up.
   *[other] { $seat } is out of time.
}
fact-WentAway = { $who ->
    [you] You are away; a bot plays for you.
   *[other] { $seat } is away; a bot takes over.
}
fact-CameBack = { $who ->
    [you] You are back.
   *[other] { $seat } is back.
}
fact-WantsPause = { $on_is ->
    [yes] { $who ->
        [you] You would like a pause.
       *[other] { $seat } would like a pause.
    }
   *[no] { $who ->
        [you] You no longer want a pause.
       *[other] { $seat } no longer wants a pause.
    }
}
fact-Paused = The game is paused.
fact-WentOn = The game resumes.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] You would like to play again.
       *[other] { $seat } would like to play again.
    }
   *[no] { $who ->
        [you] You no longer want to play again.
       *[other] { $seat } no longer wants to play again.
    }
}
fact-Whispered = { $who ->
    [you] You whisper to { $to }.
   *[other] { $seat } whispers to { $to }.
}
fact-Archived = The table is now closed.

## Putting a move together

part-to = To
part-words = In your words
part-seat = Player

## What bots are called

bot-name-Anahita = Anahita
bot-name-Bahar = Bahar
bot-name-Cyrus = Cyrus
bot-name-Dalia = Dalia
bot-name-Elias = Elias
bot-name-Farid = Farid
bot-name-Golnar = Golnar
bot-name-Hana = Hana
bot-name-Idris = Idris
bot-name-Jamila = Jamila
bot-name-Kaveh = Kaveh
bot-name-Layla = Layla
bot-name-Mansur = Mansur
bot-name-Nasrin = Nasrin
bot-name-Omid = Omid
bot-name-Parisa = Parisa
bot-name-Rami = Rami
bot-name-Soraya = Soraya
bot-name-Tariq = Tariq
bot-name-Yasmin = Yasmin
bot-name-Zubin = Zubin

## A game without a board of its own
ui-board-nothing = none yet
ui-board-nobody = nobody yet
ui-board-hidden = face down
ui-rules-none = This game comes without written rules.

## Guided games

ui-learn = Learn ({ $minutes } min)
ui-learn-again = Learn again
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-leave = Leave lesson
ui-lesson-skip = Skip to the coach
ui-lesson-watch = Watch what happens…
ui-lesson-not-yet = Not yet
ui-lesson-done = Well done!
ui-lesson-play = Play your first game
ui-lesson-again = Start again
ui-lesson-following = Next lesson: { $title }
ui-lesson-none = This lesson does not exist.
ui-lesson-resume = Continue the lesson
ui-start-here = Start here
ui-start-here-about = New here? Learn { $game } by playing: the coach says what to do, and it takes { $minutes } minutes.
ui-start-next = Ready for more? Learn { $game } in { $minutes } minutes.
ui-learned = learned
ui-first-title = Your first game of { $game }
ui-first-aim = The aim
ui-first-do = What you do
ui-first-play = Play
