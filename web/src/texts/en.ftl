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
ui-sound = Sound when it is your turn
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
ui-talk-empty = No messages yet.
ui-say = Write a message
ui-say-to = To
ui-say-all = everybody
ui-send = Send
ui-whisper-to = { $name } to { $to }
ui-said = { $name }: { $text }
ui-refused = You cannot do that
ui-why = Rule { $ruling }
ui-lost = Connection lost. Reconnecting… Nothing is lost.
ui-old = Diwan has been updated. Reload to continue.
ui-reload = Reload
ui-gone = This table does not exist. Ask for the link again.
ui-seconds = { $seconds } s
ui-time-left = Time left: { $seconds } s
ui-over = The game is over
ui-rematch = Play again
ui-rematch-wanted = You want to play again
ui-rematch-asked = { $names } would like to play again.
ui-replay = Watch the replay
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

## Replay

ui-replay-title = Replay
ui-replay-of = Point of view
ui-replay-all = everything shown
ui-replay-onlooker = a spectator
ui-replay-step = Move { $move } of { $moves }
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

## King Thief Minister

coins-of = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
balloon-Claimed = I am the { $character }.
balloon-Challenged = I don’t believe you!
balloon-Asked = Who is my Minister?
balloon-YesSir = Yes, Sir!
balloon-GaveUp = I give up.
card-of = Card on { $spot }, { $name }: { $face ->
    [none] face down
   *[other] { $face }
}
card-possible = { $card } (possible: { $characters })
hint-king-thief-minister-HiddenLooking = Six cards lie face down, and nobody knows their own. Before the game you may look at one card that is not on your own spot: tap it. Remember it, because the cards will move.
hint-king-thief-minister-Turn = On your turn, pay a coin to peek at your own card, or move all the cards, or claim to be a character and use its action. You may lie: nobody sees your card unless they challenge you.
hint-king-thief-minister-HiddenDoubt = Somebody makes a claim. Let it pass, or challenge: if it’s a lie, the action fails; if it’s true, you pay a coin.
hint-king-thief-minister-HiddenAnswering = The King asks for the Minister. Answer if you are the Minister, or if you dare to pretend.
hint-king-thief-minister-Acting = Your claim stands. Now choose on the table: tap the cards that you mean.
hint-king-thief-minister-Naming = You claim to know every card. Drag each character onto a card, or choose from the list.

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
clash-support = tiles that support this player
clash-won = match score { $games }
clash-keep = Keep one of these tiles
tile-about-PRE = Destroys one of the 8 neighbours.
tile-about-LEA = Destroys one of the 8 neighbours.
tile-about-FAS = Turns a whole line, in one of 8 directions.
tile-about-IMA = Turns a whole line, in one of 8 directions.
tile-about-BAN = Turns all orthogonal neighbours (white dots), or all diagonal neighbours (black dots).
tile-about-SHE = Turns all orthogonal neighbours (white dots), or all diagonal neighbours (black dots).
tile-about-POP = Turns one of the 8 neighbours.
tile-about-TRA = Turns one of the 8 neighbours.
tile-about-SOL = Destroys one orthogonal neighbour.
tile-about-TAL = Destroys one orthogonal neighbour.
tile-about-PRD = Destroys one diagonal neighbour.
tile-about-BOM = Destroys one diagonal neighbour.
tile-about-TOU = Secured: only the Rocket attack can affect it.
tile-about-MOS = Secured: only the Rocket attack can affect it.
tile-about-MUS = Has no effect.
tile-about-ROC = Destroys one secured tile among the 8 neighbours.
tile-about-MER = Discards one orthogonal neighbour.
tile-about-MUJ = Discards one diagonal neighbour.
tile-about-TVS = Repeats the effect of one orthogonal neighbour.
tile-about-PRS = Repeats the effect of one diagonal neighbour.
tile-about-AGE = Removes a tile from your opponent’s hand.
tile-about-HAC = Takes a tile from the removed pile into your hand.
tile-about-CRI = Takes a tile that supports you from the board back into your hand.
tile-about-SOC = Turns the three tiles in front of its tip.
tile-about-COU = Turns all its neighbours.
tile-about-BRI = Moves a tile on the board to an empty cell.
tile-about-UNO = The tiles to its left and right are secured.
tile-about-NOB = Is played on a tile that supports you; together they are one secured tile with no other effect.
tile-about-PIC = Tiles played orthogonally next to it cannot use their immediate effect.
tile-about-RIO = Tiles played diagonally next to it cannot use their immediate effect.
tile-about-ELE = You get a random tile from the box into your hand.
tile-about-KAB = The player whom it supports at the end of the game loses.
clash-choose-cell = Choose a highlighted cell.
clash-choose-use = Choose a target on the board, or one of these:
hint-clash-Opening = Play Mustafa on any cell; the game develops around him. A tile supports the player at its base, and its tip points at the opponent.
hint-clash-Turn = Take a tile from your hand or from the neutral zone, play it on a highlighted cell, then choose the target of its effect: the dots on the tile show how far it reaches. When the board is full, the player with more supporting tiles wins.
hint-clash-Drafting = Pick one of the face-up tiles for your hand.
hint-clash-Keeping = Keep one of these tiles. From four, the rest go to the other player; from three, they go to the box.

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
m3-voting = A secret vote: the cards stay face down until everybody has voted.
m3-last-vote = Last vote
m3-passed = passed
m3-failed = failed
m3-eyes = Everybody closes their eyes. Only the Corrupt open theirs.
m3-night = Election night
m3-winner = Victory for { $team }. { $president ->
    [none] The presidency stays vacant.
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
hint-machrou3-rais-Placing = Choose one of your districts on the map. Your District of Origin has a power of its own and is hard to take from you. A Media Station connects its district to every other district with a station.
hint-machrou3-rais-Turn = You have one action a turn: campaign in any Swing District, challenge a neighbour to a battle, swap with somebody, or draw a new Objective. Tap the districts on the map, or choose from the list.
hint-machrou3-rais-Voting = The whole table votes in secret on whether this is allowed. Everybody has one vote; it passes if there are more votes With than Against.
hint-machrou3-rais-Helping = There is a battle. You may lend your districts to one side, or stay out of it.
hint-machrou3-rais-HelpReply = Somebody offers you help. Accept it, or fight alone.
hint-machrou3-rais-Exposing = The Corrupt choose which of them the Judge gets to know. If you are not one of them, your answer has no effect.
hint-machrou3-rais-Candidacy = The election: announce your candidacy, or wait.
hint-machrou3-rais-SwapReply = Somebody offers you a district for one of yours. Compare their influence points and think of your Objective, then accept or refuse.
hint-machrou3-rais-Keeping = You have drawn new Objectives. Keep the one that suits your districts; nobody else sees it.
hint-machrou3-rais-Picking = A card asks you to choose; its text is beside the map. Tap a highlighted district, or choose from the list.
hint-machrou3-rais-ActingNow = A card gives you another action at once: take it, or skip it.
hint-machrou3-rais-PickingSpeaker = Several players have the smallest bloc. You choose which of them is the next Speaker.
hint-machrou3-rais-Releasing = A Newsflash takes one of your strongest districts. Choose which one becomes a Swing District.
hint-machrou3-rais-Passing = Everybody gives a district to their left neighbour at the same time. Choose in secret which one you give.
hint-machrou3-rais-Stealing = You have unmasked the Judge. Take one of the Judge’s districts.
hint-machrou3-rais-Ballot = Give the Seats of your bloc to a candidate. If a Corrupt player becomes President, the Reformists lose.

## Putting a move together

act-Lay = Play a tile
act-Swap = Swap
act-Execute = Accuse
act-Name = Name a card
act-Tell = Tell a rumour
act-Offer = Offer an exchange
act-Ask = Ask
act-Vouch = Vouch
act-Doubt = Doubt
act-Accept = Accept an offer
act-Initiate = Propose a motion
act-Campaign = Campaign
act-Battle = Battle
act-Promise = Promise
act-Answer = Answer
act-Hint = Hint
act-Pick = Choose
act-PlaceOrigin = District of Origin
act-PlaceStation = Media Station
act-Strike = Cross out a text
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
part-against = Supports
part-a = First card
part-b = Second card
part-manner = How
part-victim = Who
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
in-motion = { $name } proposes a motion:
in-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
in-offers = Offers to you
in-offer = { $name } offers a secret about { $about } for { $want }.
in-notebook = Notebook
in-from = heard from { $names }
in-whisper = the archive
in-empty = You have not heard anything yet.
in-dossier = Your dossier
in-ledger = { $visible ->
    [one] { $visible } public point
   *[other] { $visible } public points
}, { $hidden } hidden
in-minutes = Minutes
in-no-minutes = There has been no vote yet.
in-own-words = In your own words
in-act = What
in-kind = Kind
in-text = Text
in-true = true
in-false = false
in-archive = The archive
in-rumour = Rumour
in-graph = How it spread: { $rumour }
in-told = { $giver } told { $hearer } in round { $round }.
in-no-rumours = Nobody told anybody anything.
hint-intrigue-TalkSeen = Recess. Tell somebody a rumour, offer to exchange secrets, or ask. Everybody chooses in secret, then everything happens at once. An exchange makes the two of you allies.
hint-intrigue-AnsweringSeen = Somebody offers you a sealed secret. Give one in return, decline, or ignore the offer.
hint-intrigue-Floor = Session. Propose a motion about a rumour: if the party believes it you gain points, otherwise you lose points. Or pass.
hint-intrigue-VotingSeen = Do you believe it? If you vote for the truth, you gain half a point. The votes are revealed when everybody has voted.
hint-intrigue-ExtendingSeen = Somebody would like more time to talk. The recess is extended only if everybody agrees.
hint-intrigue-Declaring = Somebody wrote this about you. Say in secret whether it is true; you cannot take it back.
hint-intrigue-Sheltering = The party believes something bad about you. If you have a perk that protects you, you may use it now.
hint-intrigue-Debating = This is about you: admit it, deny it, or stay silent.

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
