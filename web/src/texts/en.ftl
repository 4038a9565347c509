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
ui-theme-auto = As the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Show movement
ui-sound = Sound when it is your turn
ui-close = Close
ui-loading = Loading…
ui-offline = The server does not answer.
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
ui-set-table = Set a table…
ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-rules-search = Search the rules, or type a ruling such as K7
ui-rules-nothing = Nothing in the rules fits that.
ui-rules-all = Show all rules
ui-my-tables = Your tables
ui-how = How do you want to play?
ui-how-bots = Against bots
    .about = You alone; the game starts at once.
ui-how-guests = With friends, by a link
    .about = Everybody plays on their own device; bots can fill free chairs.
ui-how-here = Together on this device
    .about = A curtain hides everything until the next player taps.
ui-set-bots = Start the game
ui-set-guests = Set the table
ui-set-here = Start the game
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
ui-clock-1 = As the game says
ui-clock-2 = Twice as long
ui-clock-0 = No clock
ui-listed = Strangers may find this table
ui-newcomers = Whoever comes during a game may take a bot's seat
ui-options = Options
ui-file-choose = Choose a file
ui-file-none = no file chosen
ui-deck-about = A TOML file; a mistake in it is shown with its line.
ui-option-usual = by rule
ui-open-tables = Open tables
ui-watch = Watch
ui-table-forget = Take off this list
ui-stage-lobby = waiting for players
ui-stage-playing = being played
ui-stage-paused = paused
ui-stage-over = over
ui-stage-archived = closed
ui-no-page = There is no such page.

## Table

ui-home = All games
ui-table = Table
ui-seats-title = At the table
ui-you = you
ui-free = free chair
ui-bot-of = Bot: { $bot }
ui-here = connected
ui-not-here = not connected
ui-away = away, a bot plays
ui-ready = ready
ui-thinks = to move
ui-host-start = Start now
ui-start-needs = Every chair must be taken first.
ui-fill = Fill with bots
ui-sit-here = Take this chair
ui-i-am-ready = I am ready
ui-not-ready = Not ready yet
ui-rename = Change the name
ui-kick = Clear the chair of { $name }
ui-kick-sure = { $name } loses the chair and can watch, or sit down again.
ui-kick-sure-game = { $name } loses the seat, and a bot plays on there.
ui-kicked = The host has cleared your chair.
ui-share = Invite
ui-share-title = Invite others
ui-share-table = Link to this table
ui-share-about = Whoever opens it can take a free chair or watch.
ui-share-watch = Whoever opens it can watch; every chair is taken.
ui-share-here = This page was opened on the computer that serves it, so the link works there alone. Start Diwan with DIWAN_HOST=0.0.0.0 and open the address that it names, and others on your network can join.
ui-share-mine = Your personal link
ui-share-mine-about = It opens your own seat on another device. Keep it to yourself.
ui-copy = Copy
ui-copied = Copied
ui-pass-on = Share…
ui-qr-table = QR code of the link to this table
ui-qr = QR code of your personal link
ui-waiting = Waiting for players
ui-waiting-about = The game starts when every chair is taken and everybody is ready.
ui-tabs = Story and talk
ui-your-turn = Your turn
ui-wait-for = Waiting for { $names }
ui-your-choice = Your choice
ui-watching = You are watching.
ui-watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
ui-log = What happened
ui-talk = Talk
ui-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
ui-log-empty = Nothing has happened yet.
ui-talk-empty = Nobody has said anything yet.
ui-say = Say something
ui-say-to = To
ui-say-all = everybody
ui-send = Send
ui-whisper-to = { $name } to { $to }
ui-said = { $name }: { $text }
ui-refused = That is not possible
ui-why = Rule { $ruling }
ui-lost = The connection is gone. Trying again; nothing is lost.
ui-old = Diwan has been updated. Reload to go on.
ui-reload = Reload
ui-gone = There is no such table. Ask for the link again.
ui-seconds = { $seconds } s
ui-time-left = Time left: { $seconds } s
ui-over = The game is over
ui-rematch = Play again
ui-rematch-wanted = You want to play again
ui-rematch-asked = { $names } would like to play again.
ui-replay = See the replay
ui-pause = Pause
ui-pause-wanted = You want a pause
ui-pause-asked = { $names } would like a pause.
ui-agree = Agree
ui-go-on = Go on
ui-paused = Paused
ui-leave = Leave the seat
ui-leave-sure = Leave for good? A bot takes over your seat.
ui-leave-free = Leave for good? Your chair becomes free again.
ui-archive = Close the table for good
ui-archive-sure = Nobody can sit down, talk or play here any more. Finished games can still be replayed.
ui-archived = This table is closed.
ui-export = Download the table
ui-yes = Yes
ui-no = No
ui-menu = More
ui-curtain = Pass the device to { $name }
ui-curtain-about = Everything is hidden until { $name } taps.
ui-curtain-tap = I am { $name }
ui-hint = First steps
ui-hint-next = Next
ui-hint-skip = Skip
ui-list-form = Board as a list
ui-play-it = Play
ui-choose = Choose…

## Replay

ui-replay-title = Replay
ui-replay-of = Seen by
ui-replay-all = everything
ui-replay-onlooker = an onlooker
ui-replay-step = Move { $move } of { $moves }
ui-replay-start = Before the first move
ui-replay-first = To the start
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-turning = Turning points
ui-replay-share = Copy a link to this moment
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
fact-Filled = Bots sit down: { $seats }.
fact-Left = { $kicked_is ->
    [yes] { $name } has to leave.
   *[no] { $name } leaves.
}
fact-Started = A new game begins.
fact-TimedOut = { $who ->
    [you] Your time is up.
   *[other] Time is up for { $seat }.
}
fact-WentAway = { $who ->
    [you] You are away; a bot plays.
   *[other] { $seat } is away; a bot plays.
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
        [you] You do not need a pause any more.
       *[other] { $seat } does not need a pause any more.
    }
}
fact-Paused = The game is paused.
fact-WentOn = The game goes on.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] You would like to play again.
       *[other] { $seat } would like to play again.
    }
   *[no] { $who ->
        [you] You do not want to play again.
       *[other] { $seat } does not want to play again.
    }
}
fact-Whispered = { $who ->
    [you] You whisper with { $to }.
   *[other] { $seat } whispers with { $to }.
}
fact-Archived = The table is closed for good.

## King Thief Minister

coins-of = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
balloon-Claimed = I am the { $character }.
balloon-Challenged = I don’t believe it!
balloon-Asked = Who is my Minister?
balloon-YesSir = Yes, Sir!
balloon-GaveUp = I give up.
card-of = Card on { $spot }, { $name }: { $face ->
    [none] face down
   *[other] { $face }
}
card-possible = { $card } (possible: { $characters })
hint-king-thief-minister-HiddenLooking = Six cards lie face down, and nobody knows their own. Before the game you may look at one card that is not yours: touch it. Remember it, for the cards will travel.
hint-king-thief-minister-Turn = On your turn you peek at your own card for a coin, move all the cards, or claim to be somebody and collect. You may lie: nobody sees your card unless they challenge you.
hint-king-thief-minister-HiddenDoubt = Somebody makes a claim. Let it pass, or challenge: a lie costs the liar, a true claim costs you.
hint-king-thief-minister-HiddenAnswering = The King asks for the Minister. Answer if you are, or dare to pretend.
hint-king-thief-minister-Acting = Your claim stands. Now choose on the table: touch the cards you mean.
hint-king-thief-minister-Naming = You claim to know every card. Take a character and lay it on a card, or choose from the list.

## Clash

clash-cell = { $cell }: { $tile ->
    [none] empty
   *[other] { $up ->
        [no] a destroyed tile, face down
       *[yes] { $tile }, supports { $name }
    }
}
clash-hidden = A hidden tile
clash-box = in the box
clash-removed = removed
clash-support = tiles on this side
clash-won = won { $games }
clash-keep = Keep one of these tiles
tile-about-PRE = Destroys one of the 8 neighbours.
tile-about-LEA = Destroys one of the 8 neighbours.
tile-about-FAS = Turns a whole line, in one of 8 directions.
tile-about-IMA = Turns a whole line, in one of 8 directions.
tile-about-BAN = Turns all neighbours on the cross (white), or all on the diagonals (black).
tile-about-SHE = Turns all neighbours on the cross (white), or all on the diagonals (black).
tile-about-POP = Turns one of the 8 neighbours.
tile-about-TRA = Turns one of the 8 neighbours.
tile-about-SOL = Destroys one neighbour on the cross.
tile-about-TAL = Destroys one neighbour on the cross.
tile-about-PRD = Destroys one neighbour on the diagonals.
tile-about-BOM = Destroys one neighbour on the diagonals.
tile-about-TOU = Is secured: nothing but the rocket touches it.
tile-about-MOS = Is secured: nothing but the rocket touches it.
tile-about-MUS = Does nothing.
tile-about-ROC = Destroys one of the 8 neighbours that is secured.
tile-about-MER = Discards one neighbour on the cross.
tile-about-MUJ = Discards one neighbour on the diagonals.
tile-about-TVS = Repeats the effect of a neighbour on the cross.
tile-about-PRS = Repeats the effect of a neighbour on the diagonals.
tile-about-AGE = Removes a tile from your opponent’s zone.
tile-about-HAC = Takes a tile from the removed pile into your zone.
tile-about-CRI = Takes a tile that supports you from the board into your zone.
tile-about-SOC = Turns the three tiles before its tip.
tile-about-COU = Turns all neighbours.
tile-about-BRI = Moves a tile of the board to an empty cell.
tile-about-UNO = The tiles left and right of it are secured.
tile-about-NOB = Is laid on a tile that supports you; the two are one secured tile without any other effect.
tile-about-PIC = Tiles laid on its cross cannot use their immediate effect.
tile-about-RIO = Tiles laid on its diagonals cannot use their immediate effect.
tile-about-ELE = A random tile of the box comes into your zone.
tile-about-KAB = Whom it supports at the end loses.
clash-choose-cell = Choose a lit cell.
clash-choose-use = Choose a target on the board, or one of these:
hint-clash-Opening = Lay Mustafa anywhere: everything will happen around him. A tile supports the player to whom its base points; its tip points at the opponent.
hint-clash-Turn = Take a tile from your zone or from the middle, lay it on a lit cell, then aim its effect: the dots on the tile show where it reaches. Whoever has more tiles on their side when the board is full wins.
hint-clash-Drafting = Pick one of the open tiles for your zone.
hint-clash-Keeping = Keep one of these tiles. Of four, the rest goes to the other player; of three, to the box.

## Machrou3 Ra2is

m3-map = The map of Lebanon
m3-parliament = The Parliament by group and leader
m3-beirut = Beirut
m3-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
m3-speaker = Speaker
m3-candidate = candidate
m3-swing = nobody (Swing)
m3-district = { $name }: { $owner }, { $ip ->
    [one] { $ip } influence point
   *[other] { $ip } influence points
}{ $station ->
    [yes] , Media Station
   *[no] { "" }
}
m3-battle = Battle
m3-voting = A secret vote: cards are face down until the last one is in.
m3-last-vote = Last vote
m3-passed = passed
m3-failed = failed
m3-eyes = Everybody closes their eyes. Only the Corrupt look up.
m3-night = Election night
m3-winner = Victory for { $team }. { $president ->
    [none] The chair stays empty.
   *[other] { $president } is President.
}
m3-candidates = Candidates: { $names }
m3-districts = { $count ->
    [one] { $count } district
   *[other] { $count } districts
}
m3-fellow = your fellow
m3-exposed = known to the Judge
m3-objective = Your Objective
m3-newsflash = Newsflash
m3-power = Exceptional Power
m3-declared = { $count ->
    [one] { $count } Objective has been declared.
   *[other] { $count } Objectives have been declared.
}
hint-machrou3-rais-Placing = Choose a district of yours on the map: your District of Origin has a power and is hard to take from you, and a Media Station links its district to every other one with a station.
hint-machrou3-rais-Turn = One action a turn: campaign for any Swing District, challenge a neighbour to a battle, swap with somebody, or draw a new Objective. Touch the districts on the map, or take a line of the list.
hint-machrou3-rais-Voting = The whole table votes in secret whether this may happen. Everybody has one vote; it passes with more With than Against.
hint-machrou3-rais-Helping = A battle. You may lend your districts to one side, or stay out of it.
hint-machrou3-rais-HelpReply = Somebody offers you help. Take it, or stand alone.
hint-machrou3-rais-Exposing = The Corrupt choose who of them the Judge knows. If you are not one of them, your answer says nothing.
hint-machrou3-rais-Candidacy = The election: announce your candidacy, or wait.
hint-machrou3-rais-SwapReply = Somebody offers you a district for one of yours. Compare their influence points and what your Objective needs, then accept or refuse.
hint-machrou3-rais-Keeping = You have drawn new Objectives. Keep the one that suits your land; nobody else sees it.
hint-machrou3-rais-Picking = A card asks you to choose. It stands beside the map; touch a lit district, or take a line of the list.
hint-machrou3-rais-ActingNow = A card gives you one more action at once: take it, or let it go.
hint-machrou3-rais-PickingSpeaker = Several players have the smallest bloc. You choose who of them is the next Speaker.
hint-machrou3-rais-Releasing = A Newsflash takes one of your strongest districts. Choose which of them nobody owns any more.
hint-machrou3-rais-Passing = Everybody gives a district to the left neighbour at the same time. Choose in secret which of yours goes.
hint-machrou3-rais-Stealing = You have unmasked the Judge. Take one of the Judge’s districts.
hint-machrou3-rais-Ballot = Give the Seats of your bloc to a candidate. A Corrupt President loses it for the Reformists.

## Putting a move together

act-Lay = Lay a tile
act-Swap = Swap
act-Execute = Accuse
act-Name = Name a card
act-Tell = Tell a rumour
act-Offer = Offer an exchange
act-Ask = Ask
act-Vouch = Vouch
act-Doubt = Doubt
act-Accept = Accept an offer
act-Initiate = Bring a motion
act-Campaign = Campaign
act-Battle = Battle
act-Promise = Promise
act-Answer = Answer
act-Hint = Hint
act-Pick = Choose
act-PlaceOrigin = District of Origin
act-PlaceStation = Media Station
act-Strike = Strike a text
act-Keep = Keep
act-Break = Break an alliance
act-Declare = Declare
act-Decline = Decline an offer
act-Plead = Answer the rumour
act-Vote = Vote
act-Claim = Claim to be
act-Look = Look at a card
act-Rotate = Move all cards
act-Tax = Tax
act-CastBallot = Vote for President
act-Help = Help a side
act-PassLeft = Pass a district on
act-Steal = Take a district
act-Unmask = Unmask the Judge
part-to = To
part-item = Statement
part-source = Heard from
part-want = In return
part-subject = About
part-giver = From
part-words = In your words
part-tile = Tile
part-cell = Cell
part-use = Effect
part-against = Facing
part-a = First card
part-b = Second card
part-manner = How
part-victim = Whom
part-character = Character
part-spot = Card
part-deal = What
part-give = Give
part-get = Get
part-agree = Answer
part-about = About
part-team = Team
part-district = District
part-districts = Districts
part-challenging = With
part-defending = Against
part-partner = Partner
part-senior = As a senior
part-place = Place
part-ally = Ally
part-ballot = Vote
part-plea = Answer
part-truth = Truth
part-direction = Direction
part-double = Double for
part-candidate = Candidate
part-seat = Player
part-side = Side

## Intrigue

in-room = The party room
in-round = Round { $round }
in-recess = Recess: talk in private
in-session = Session: motions and votes
in-over = The archive is open
in-motion = { $name } brings a motion:
in-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
in-offers = Offers to you
in-offer = { $name } offers a secret about { $about } for { $want }.
in-notebook = Notebook
in-from = heard from { $names }
in-whisper = the archive
in-empty = You have heard nothing yet.
in-dossier = Your dossier
in-ledger = { $visible ->
    [one] { $visible } point in the open
   *[other] { $visible } points in the open
}, { $hidden } hidden
in-minutes = Minutes
in-no-minutes = No motion has been voted on yet.
in-own-words = In your own words
in-act = What
in-kind = Kind
in-text = Text
in-true = true
in-false = false
in-archive = The archive
in-rumour = Rumour
in-graph = How it went round: { $rumour }
in-told = { $giver } told { $hearer } in round { $round }.
in-no-rumours = Nobody told anybody anything.
hint-intrigue-TalkSeen = Recess. Tell somebody a rumour, offer a secret for a secret, or ask. Everybody decides under seal, then all acts happen. An exchange makes two of you allies.
hint-intrigue-AnsweringSeen = Somebody has offered you a sealed secret. Give one back, decline, or let it lie.
hint-intrigue-Floor = Session. Bring a rumour to the floor: if the party believes it you gain, otherwise you lose. Or let it pass.
hint-intrigue-VotingSeen = Do you believe it? Whoever votes with the truth gains half a point. Your ballot is open once all are in.
hint-intrigue-ExtendingSeen = Somebody would like more time to talk. It goes on if everybody agrees.
hint-intrigue-Declaring = Somebody has written this about you. Say under seal whether it is true; you cannot take it back.
hint-intrigue-Sheltering = The party has believed something bad about you. If you have a perk that shields you, you may use it now.
hint-intrigue-Debating = This is about you: admit it, deny it, or keep silent.

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
