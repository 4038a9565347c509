title = Clash
tagline = Two worlds fight for nine cells, and everybody there can be turned.

variant-standard = Standard
    .about = Five neutral tiles lie open beside the board, for both players.
variant-beginner = Beginner's game
    .about = No neutral tiles at all: seven tiles each, and Mustafa.
variant-random-support = Random support
    .about = Each player is dealt two neutral tiles, open; there is no neutral zone.
variant-hidden-support = Hidden support
    .about = Each player is dealt two neutral tiles and keeps them hidden until they are laid.
variant-draft = Draft
    .about = Five neutral tiles are picked in turn before the game; the second player gets three of them.
variant-secret-draft = Secret draft
    .about = Packets of four neutral tiles change hands; each player keeps two, hidden.
variant-long = Long game
    .about = The neutral zone is filled up again whenever a tile is taken from it.

option-neutrals = Neutral tiles
    .about = How neutral tiles come into the game; each variant sets it.
option-facing = Facing
    .about = A tile is laid facing its player (own), or whichever way the player likes (free).
option-directions = Directions of a line
    .about = Fast-food and Imam turn a line in one of 8 directions, or of 4.
option-repeat_origin = Origin of a repeat
    .about = A repeated effect starts from the repeated tile (source) or from the tile that repeats it (repeater).
option-elections = Elections
    .about = The tile comes from the box at random, or by choice of the player.
option-placement_cap = Longest game
    .about = After so many placements a game is drawn.
option-match = Match
    .about = A single game, the best of three, or points over several games.
option-games = Games for points
    .about = How many games a match by points has.

## Words for values

neutrals-standard = five in a neutral zone
neutrals-beginner = none
neutrals-random-support = two dealt to each player
neutrals-hidden-support = two dealt to each player, hidden
neutrals-draft = picked in turn
neutrals-secret-draft = picked in secret
neutrals-long = five in a neutral zone, filled up again
facing-own = to the player who lays it
facing-free = as the player likes
directions-8 = 8
directions-4 = 4
repeat_origin-source = the repeated tile
repeat_origin-repeater = the repeating tile
elections-random = at random
elections-choice = by choice
match-single = single game
match-best_of_three = best of three
match-points = points

tile-MUS = Mustafa
tile-PRE = President
tile-FAS = Fast-food
tile-BAN = Banker
tile-POP = Pop-star
tile-SOL = Soldier
tile-PRD = Predator
tile-TOU = Tourist zone
tile-LEA = Leader
tile-IMA = Imam
tile-SHE = Sheikh
tile-TRA = Tradition
tile-TAL = Talib
tile-BOM = Bomber
tile-MOS = Mosque
tile-ROC = Rocket attack
tile-MER = Mercenary
tile-MUJ = Mujahid
tile-TVS = Television
tile-PRS = Press
tile-AGE = Agent
tile-HAC = Hacker
tile-CRI = Financial crisis
tile-SOC = Social network
tile-COU = Coup
tile-BRI = Bribe
tile-UNO = United Nations
tile-NOB = Nobel Prize
tile-PIC = Picket
tile-RIO = Riots
tile-ELE = Elections
tile-KAB = KABOOM!!!

cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-a1 = a1
cell-b1 = b1
cell-c1 = c1

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west

colour-white = white
colour-black = black

use-none = no effect
use-At = on { $cell }
use-Line = line to the { $direction }
use-Dots = all { $colour } dots
use-All = all around
use-Shift = { $cell } moves to { $to }
use-Take = { $tile }
use-TakeHidden = hidden tile { $place_is ->
    [0] 1
    [1] 2
   *[other] { $place }
}
use-Drawn = draw a tile
use-Repeat = repeat { $source }, { $use }

## What happened

event-Began = { $who ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
event-DealtToZone = { $tile } lies in the neutral zone.
event-Dealt = { $who ->
    [you] You get { $tile }.
   *[other] { $seat } gets { $tile }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $seat } gets a hidden tile.
}
event-Picked = { $who ->
    [you] You pick { $tile }.
   *[other] { $seat } picks { $tile }.
}
event-Kept = You keep { $tile }.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } keeps one tile of the packet.
}
event-Passed = You are passed { $tiles }.
event-Shown = { $who ->
    [you] You turn up a hidden tile: { $tile }.
   *[other] { $seat } turns up a hidden tile: { $tile }.
}
event-Laid = { $who ->
    [you] You lay { $tile } on { $cell }
   *[other] { $seat } lays { $tile } on { $cell }
}{ $use_is ->
    [none] .
   *[other] : { $use }.
}
event-Covered = { $who ->
    [you] You cover { $tile } on { $cell } with the Nobel Prize.
   *[other] { $seat } covers { $tile } on { $cell } with the Nobel Prize.
}
event-Refilled = { $tile } fills the gap in the neutral zone.
event-Repeated = { $tile } on { $cell } acts again.
event-Destroyed = { $tile } on { $cell } is destroyed and turned face down.
event-Discarded = { $tile } on { $cell } is discarded.
event-Turned = { $tile } on { $cell } now supports { $supports }.
event-Shifted = { $tile } moves from { $cell } to { $to }.
event-Purged = { $who ->
    [you] You lose { $tile } from your zone.
   *[other] { $seat } loses { $tile } from the zone.
}
event-Salvaged = { $who ->
    [you] You take { $tile } from the removed pile.
   *[other] { $seat } takes { $tile } from the removed pile.
}
event-Recalled = { $who ->
    [you] You take { $tile } back from { $cell }.
   *[other] { $seat } takes { $tile } back from { $cell }.
}
event-Enlisted = { $who ->
    [you] { $tile } comes from the box into your zone.
   *[other] { $tile } comes from the box into the zone of { $seat }.
}
event-Removed = { $tile } leaves the board from { $cell }.
event-Opened = { $who ->
    [you] You still held { $tile }.
   *[other] { $seat } still held { $tile }.
}
event-Won = { $reason_is ->
    [full] The board is full, { $south } to { $north }:
    [no_tile] There is nothing left to lay, { $south } to { $north }:
   *[kaboom] KABOOM!!! goes off, { $south } to { $north }:
} { $who ->
    [you] you win the game.
   *[other] { $seat } wins the game.
}
event-Drawn = The game has lasted too long, { $south } to { $north }: nobody wins it.
event-Scored = The match stands { $south } to { $north }.

## What can be done

move-Begin = The lot falls on { $first }.
move-Deal = Deal { $tile }.
move-Draw = Draw { $tile }.
move-Pick = Pick { $tile }.
move-Keep = Keep tile { $place_is ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
} of the packet.
    .known = Keep { $tile }.
move-Lay = { $tile } on { $cell }{ $against_is ->
    [yes] , against you
   *[no] { "" }
}{ $use_is ->
    [none] { "" }
   *[other] : { $use }
}
move-Name = { $first_who ->
    [you] Begin yourself.
   *[other] Let { $first } begin.
}

## Why not

refusal-not_your_turn = it is not your turn.
refusal-out_of_place = that cannot be done now; lay a tile.
refusal-mustafa_first = the game begins with Mustafa: lay him on any cell.
refusal-no_such_player = there are two players; name one of them.
refusal-not_in_the_box = that tile is not in the box.
refusal-not_on_offer = that tile is not among those on offer.
refusal-tile_out_of_reach = { $tile } is neither in your zone nor in the neutral zone.
refusal-face_yourself = a tile is laid facing its player.
refusal-cell_taken = { $cell } is taken; choose an empty cell.
refusal-nothing_to_cover = there is no tile to cover; the Nobel Prize goes on a tile that supports you.
refusal-cover_a_supporter = that tile does not support you; cover one that does.
refusal-no_effect_to_use = { $tile } has no effect to use; just lay it.
refusal-blocked = that cell is blocked: lay the tile there without its effect, or elsewhere.
refusal-ninth_tile = the ninth tile destroys nothing; lay it without its effect.
refusal-out_of_reach = that cell is out of reach of the effect.
refusal-secured = that tile is secured; only a rocket can touch it.
refusal-not_secured = the rocket hits secured tiles only.
refusal-just_laid = the tile just laid cannot be chosen.
refusal-no_tile_there = no tile lies there.
refusal-face_down = a tile that lies face down cannot be touched.
refusal-repeated_twice = no tile is repeated twice in one move.
refusal-nothing_to_repeat = { $tile } has no immediate effect to repeat.
refusal-not_your_supporter = that tile does not support you.
refusal-no_empty_cell = a tile can be moved to an empty cell only.
refusal-nothing_to_turn = there is nothing to turn that way.
refusal-cross_only = in this game a line runs north, east, south or west.
refusal-empty_box = the box is empty; lay Elections without its effect.
refusal-box_refills = the last tile of the box fills the gap in the neutral zone, so none is left for Elections.
refusal-drawn_at_random = the tile comes from the box at random; have one drawn.
refusal-choose_a_tile = in this game you choose: name a tile of the box.
refusal-not_in_their_zone = that tile is not in your opponent's zone.
refusal-not_removed = that tile is not in the removed pile.
refusal-another_effect = { $tile } does something else.

## The end

reason-full = The board is full.
reason-no_tile = There was nothing left to lay.
reason-kaboom = KABOOM!!! decided.
reason-cap = The game lasted too long.
reason-two_wins = Two games were won.
reason-points = All games have been played.
unit-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
unit-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The picture in the terminal

picture-zone = { $who ->
    [you] { $name } (you), supported by { $count }:
   *[other] { $name }, supported by { $count }:
}
picture-packet = Keep one of these:
picture-neutral = Neutral zone:
picture-removed = Removed:
picture-box = In the box: { $count }
picture-hidden = a hidden tile
picture-hidden-own = { $tile } (hidden)
picture-face-down = face down
picture-secured = secured
picture-blocked = no effect here
picture-match = The match stands { $south } to { $north }.
picture-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}

replay-standing = How the bot judges the position
