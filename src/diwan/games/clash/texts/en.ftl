title = Clash
tagline = Flip your rival’s tiles and hold the most when the board is full.

variant-standard = Standard
    .about = Five neutral tiles lie face up beside the board, for both players.
variant-beginner = Beginner’s game
    .about = No neutral tiles: seven tiles each, and Mustafa.
variant-random-support = Random support
    .about = Each player is dealt two neutral tiles, face up. There is no neutral zone.
variant-hidden-support = Hidden support
    .about = Each player is dealt two neutral tiles and keeps them hidden until they are played.
variant-draft = Draft
    .about = Before the game, the players take turns picking from five neutral tiles; the second player gets three.
variant-secret-draft = Secret draft
    .about = The players pass each other sets of four neutral tiles and secretly keep two each.
variant-long = Long game
    .about = Whenever a tile is taken from the neutral zone, a new one replaces it.

option-neutrals = Neutral tiles
    .about = How neutral tiles come into play. The variant decides this.
option-facing = Facing
    .about = A tile supports the player who plays it (own), or either player, as you choose (free).
option-directions = Directions of a line
    .about = Fast-food and Imam turn a line in one of 8 directions, or in one of 4.
option-repeat_origin = Origin of a repeated effect
    .about = A repeated effect is measured from the repeated tile (source) or from the tile that repeats it (repeater).
option-elections = Elections
    .about = The tile from the box is random, or the player chooses it (choice).
option-placement_cap = Longest game
    .about = When this many tiles have been played, the game is a draw.
option-match = Match
    .about = A single game, best of three, or several games for points.
option-games = Games in a points match
    .about = How many games a match for points has.

## Words for values

neutrals-standard = five in a neutral zone
neutrals-beginner = none
neutrals-random-support = two for each player
neutrals-hidden-support = two for each player, hidden
neutrals-draft = picked in turn
neutrals-secret-draft = picked in secret
neutrals-long = five in a neutral zone, always refilled
facing-own = always supports the player who plays it
facing-free = the player chooses
directions-8 = 8
directions-4 = 4
repeat_origin-source = the repeated tile
repeat_origin-repeater = the repeating tile
elections-random = random
elections-choice = the player chooses
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
by-NOB = { tile-NOB }

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

against-yes = supports your opponent
against-no = supports you

use-none = no effect
use-At = { $cell }
use-Line = the line to the { $direction }
use-Dots = { $colour_is ->
    [white] all orthogonal neighbours
   *[black] all diagonal neighbours
}
use-All = all its cells
use-Shift = { $cell } to { $to }
use-Take = { $tile }
use-TakeHidden = hidden tile { $place_is ->
    [0] 1
    [1] 2
   *[other] { $place }
}
use-Drawn = a random tile
use-Repeat = the effect of { $source }{ $use_is ->
    [All] { "" }
    [Drawn] { "" }
    [Repeat] , which repeats { $use }
    [Shift] , moving { $use }
    [Take] , choosing { $use }
    [TakeHidden] , choosing { $use }
   *[other] { " " }on { $use }
}

# What the effect of a tile does: as a move that can be made (do-), and as something that has happened (did-), where no event tells it.

do-destroy = destroy { $use }
do-discard = discard { $use }
do-turn = turn { $use }
do-turn-front = turn the three tiles in front of its tip
do-turn-around = turn all its neighbours
do-repeat = repeat { $use }
do-purge = remove { $use } from your opponent’s hand
do-salvage = take { $use } from the removed pile
do-recall = take back { $use }
do-move = move { $use }
do-enlist = take { $use } from the box
did-destroy = { $who ->
    [you] { " " }and destroy
   *[other] { " " }and destroys
} { $use }
did-discard = { $who ->
    [you] { " " }and discard
   *[other] { " " }and discards
} { $use }
did-turn = { $who ->
    [you] { " " }and turn
   *[other] { " " }and turns
} { $use }
did-turn-front = { $who ->
    [you] { " " }and turn
   *[other] { " " }and turns
} the three tiles in front of its tip
did-turn-around = { $who ->
    [you] { " " }and turn
   *[other] { " " }and turns
} all its neighbours

do = { $tile_is ->
    [PRE] { do-destroy }
    [LEA] { do-destroy }
    [SOL] { do-destroy }
    [TAL] { do-destroy }
    [PRD] { do-destroy }
    [BOM] { do-destroy }
    [ROC] { do-destroy }
    [MER] { do-discard }
    [MUJ] { do-discard }
    [FAS] { do-turn }
    [IMA] { do-turn }
    [BAN] { do-turn }
    [SHE] { do-turn }
    [POP] { do-turn }
    [TRA] { do-turn }
    [SOC] { do-turn-front }
    [COU] { do-turn-around }
    [TVS] { do-repeat }
    [PRS] { do-repeat }
    [AGE] { do-purge }
    [HAC] { do-salvage }
    [CRI] { do-recall }
    [BRI] { do-move }
   *[ELE] { do-enlist }
}
did = { $tile_is ->
    [PRE] { did-destroy }
    [LEA] { did-destroy }
    [SOL] { did-destroy }
    [TAL] { did-destroy }
    [PRD] { did-destroy }
    [BOM] { did-destroy }
    [ROC] { did-destroy }
    [MER] { did-discard }
    [MUJ] { did-discard }
    [FAS] { did-turn }
    [IMA] { did-turn }
    [BAN] { did-turn }
    [SHE] { did-turn }
    [POP] { did-turn }
    [TRA] { did-turn }
    [SOC] { did-turn-front }
    [COU] { did-turn-around }
   *[other] { "" }
}

## The icon of an event, and what it begins in the log; the same in every language

icon-Laid = tile
    .group = turn
icon-Covered = tile
    .group = turn
icon-Repeated = swap
icon-Destroyed = lie
icon-Discarded = lie
icon-Turned = swap
icon-Shifted = move
icon-Purged = lie
icon-Won = crown
icon-Drawn = flag
icon-Scored = points

## What happened

event-Began = { $game_is ->
    [0] { "" }
   *[other] Game { $game }:{ " " }
}{ $who ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-DealtToZone = { $tile } is dealt to the neutral zone.
event-Dealt = { $who ->
    [you] You are dealt { $tile }.
   *[other] { $seat } is dealt { $tile }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $packet ->
        [0] { $seat } is dealt a hidden tile.
        [1] { $seat } is dealt four tiles to choose from.
       *[other] { "" }
    }
}
event-Picked = { $who ->
    [you] You pick { $tile }.
   *[other] { $seat } picks { $tile }.
}
event-Kept = You keep { $tile }.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } keeps one of the tiles.
}
event-Passed = You are passed { $tiles }.
event-Shown = { $who ->
    [you] You reveal a hidden tile.
   *[other] { $seat } reveals a hidden tile.
}
event-Laid = { $who ->
    [you] You play { $tile } on { $cell }
   *[other] { $seat } plays { $tile } on { $cell }
}{ $use_is ->
    [none] .
   *[other] { did }.
}
event-Covered = { $who ->
    [you] You cover { $tile } on { $cell } with the Nobel Prize.
   *[other] { $seat } covers { $tile } on { $cell } with the Nobel Prize.
}
event-Refilled = { $tile } refills the neutral zone.
event-Repeated = The effect of { $tile } on { $cell } happens again.
event-Destroyed = { $tile } on { $cell } lies face down and leaves after the next turn.
event-Discarded = { $tile } goes from { $cell } to the removed pile.
event-Turned = { $tile } on { $cell } now supports { $supports }.
event-Shifted = { $tile } moves from { $cell } to { $to }.
event-Purged = { $who ->
    [you] You lose { $tile } from your hand.
   *[other] { $seat } loses { $tile } from hand.
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
    [you] You get { $tile } from the box.
   *[other] { $seat } gets { $tile } from the box.
}
event-Removed = { $tile } leaves the board from { $cell }.
event-Opened = { $who ->
    [you] You still had { $tile }, hidden.
   *[other] { $seat } still had { $tile }, hidden.
}
event-Won = { $reason_is ->
    [full] The board is full.
    [no_tile] There is nothing left to play.
   *[kaboom] KABOOM!!! goes off.
} { $who ->
    [you] You win
   *[other] { $seat } wins
} the game: { $name_0 } { $south }, { $name_1 } { $north }.
event-Drawn = The game has lasted too long and is a draw: { $name_0 } { $south }, { $name_1 } { $north }.
event-Scored = Match score: { $name_0 } { $south }, { $name_1 } { $north }.

## What can be done

move-Begin = { $first } goes first.
move-Deal = Deal { $tile }.
move-Draw = Draw { $tile }.
move-Pick = Pick { $tile }.
move-Keep = Keep tile { $place_is ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}.
    .known = Keep { $tile }.
move-Lay = { $tile } on { $cell }{ $against_is ->
    [yes] , supporting your opponent
   *[no] { "" }
}{ $use_is ->
    [none] { "" }
   *[other] : { do }
}
move-Name = { $first_who ->
    [you] Go first yourself.
   *[other] Let { $first } go first.
}

## Why not

refusal-not_your_turn = it is not your turn.
refusal-out_of_place = you cannot do that now; play a tile.
refusal-mustafa_first = the game starts with Mustafa: play him on any cell.
refusal-no_such_player = there are only two players; name one of them.
refusal-not_in_the_box = that tile is not in the box.
refusal-not_on_offer = you cannot pick that tile; choose one of those on offer.
refusal-tile_out_of_reach = { $tile } is neither in your hand nor in the neutral zone.
refusal-face_yourself = in this game a tile always supports the player who plays it.
refusal-cell_taken = { $cell } is taken; choose an empty cell.
refusal-nothing_to_cover = there is no tile to cover; play the Nobel Prize on a tile that supports you.
refusal-cover_a_supporter = that tile does not support you; cover one that does.
refusal-no_effect_to_use = { $tile } has no effect to use; just play it.
refusal-blocked = that cell is blocked: play the tile there without its effect, or play it elsewhere.
refusal-ninth_tile = the ninth tile cannot destroy anything; play it without its effect.
refusal-out_of_reach = the effect does not reach that cell.
refusal-secured = that tile is secured; only the Rocket attack can affect it.
refusal-not_secured = the Rocket attack can hit only secured tiles.
refusal-just_laid = you cannot choose the tile that you are playing.
refusal-no_tile_there = there is no tile on that cell.
refusal-face_down = a face-down tile cannot be affected.
refusal-repeated_twice = a tile cannot be repeated twice in one move.
refusal-nothing_to_repeat = { $tile } has no immediate effect to repeat.
refusal-not_your_supporter = that tile does not support you.
refusal-no_empty_cell = a tile can only be moved to an empty cell.
refusal-nothing_to_turn = there is nothing to turn in that direction.
refusal-cross_only = in this game a line runs only north, east, south or west.
refusal-empty_box = the box is empty; play Elections without its effect.
refusal-box_refills = the last tile of the box refills the neutral zone, so none is left for Elections.
refusal-drawn_at_random = in this game the tile from the box is random; you cannot choose it.
refusal-choose_a_tile = in this game you choose the tile; name one from the box.
refusal-not_in_their_zone = that tile is not in your opponent’s hand.
refusal-not_removed = that tile is not in the removed pile.
refusal-another_effect = that is not what { $tile } does.

## The end

reason-full = The board is full.
reason-no_tile = There was nothing left to play.
reason-kaboom = KABOOM!!! decided the game.
reason-cap = The game lasted too long.
reason-two_wins = Two games were won.
reason-points = All games have been played.
unit-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
unit-games = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The picture in the terminal

picture-zone = { $who ->
    [you] { $name } (you), supported by { $count }; in hand:
   *[other] { $name }, supported by { $count }; in hand:
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
picture-match = Game { $game } of the match. Score: { $name_0 } { $south }, { $name_1 } { $north }.
picture-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}

replay-standing = How the bot judges the position

## Board

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
clash-pick = Pick one of these tiles
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
clash-choose-tile = Take a tile, then a highlighted cell.
clash-look = Touch a tile to see what it does.
clash-choose-target = Choose a target for its effect.
clash-no-effect-here = Its effect finds nothing here.
clash-use = Use effect
clash-unused = No effect
clash-against = Supports your opponent
clash-back = Go back
clash-card = About the tile
clash-secret = hidden from others
clash-unseen = In the box, or hidden
hint-clash-Opening = Play Mustafa on any cell; the game develops around him. A tile supports the player at its base, and its tip points at the opponent.
hint-clash-Turn = Take a tile from your hand or from the neutral zone, play it on a highlighted cell, then choose the target of its effect: the dots on the tile show how far it reaches. When the board is full, the player with more supporting tiles wins.
hint-clash-Drafting = Pick one of the face-up tiles for your hand.
hint-clash-Keeping = Keep one of these tiles. From four, the rest go to the other player; from three, they go to the box.

## Putting a move together

act-Lay = Play a tile
act-Name = Choose who goes first
act-Pick = Choose
act-Keep = Keep
part-tile = Tile
part-cell = Cell
part-use = Effect
part-against = Supports
part-place = Place

## Before the first game

aim = Have more tiles on your side when all nine cells are full.
first-1 = Play one tile a turn: it supports you.
first-2 = Use its effect to turn or destroy your rival’s tiles.
first-3 = Guard your own: every tile on the board can be turned again.

## Guided games

lesson-first = Your first game
lesson-first-aim = Nine cells, two players. Every tile supports the player at its base, and its tip points at the other one. When all nine cells are full, whoever has more tiles on their side wins.
lesson-first-mustafa = You go first, and every game begins with { tile-MUS }. Play him in the middle.
lesson-first-turn = { $name_1 } has played { tile-TRA }, which turns a neighbour: { tile-MUS } now supports her. Turn him back: play { tile-POP } on a2, beside him.
lesson-first-destroy = { tile-MUS } is yours again, but the { tile-LEA } has destroyed your { tile-POP }. It lies face down and leaves after your turn. Play the { tile-SOL } on c3 and destroy { tile-TRA }, which shares an edge with him.
lesson-first-dots = The { tile-SHE } has turned { tile-MUS } again. The { tile-BAN } does the same for you: play him on a2 and turn all neighbours with white dots, those that share an edge with him.
lesson-first-line = Two at once! But the { tile-IMA } has turned a whole row. { tile-FAS } turns a whole line, too: play it on b3 and turn everything below it.
lesson-first-neutral = You lead, though the { tile-BOM } has destroyed { tile-MUS } from a corner. You may also use the neutral tiles, and so may { $name_1 }. Each has an effect of its own.
lesson-first-discard = Take the { tile-MER } from the neutral tiles. Play it on c1: it discards a neighbour at once. Throw the { tile-IMA } off the board.
lesson-first-secured = The { tile-MOS } is secured: only the { tile-ROC } can affect it. Your { tile-TOU } is just as safe.
lesson-first-win = One cell is empty, and you have more tiles. Fill it with the { tile-TOU }, and the game is over.
lesson-first-learned-1 = A tile supports the player at its base; the most tiles on nine full cells win.
lesson-first-learned-2 = Effects turn, destroy or discard tiles, and the dots on a tile show how far it reaches.
lesson-first-learned-3 = Destroyed tiles still fill their cell for one turn, and neutral tiles are there for both players.
lesson-match = A match with a draft
lesson-match-lost = A match is won with two games, and you have just lost the first. Before each game of this match, both players pick neutral tiles: a draft.
lesson-match-name = Whoever has lost says who goes first. Whoever goes second gets one tile more in the draft. Let { $name_1 } go first.
lesson-match-pick = Five neutral tiles lie open, and { $name_1 } has taken the { tile-NOB }. Now you pick: take the { tile-COU }.
lesson-match-rest = { $name_1 } has taken the { tile-BRI }. The two tiles that are left are yours too. They lie in your zone, open to both of you.
lesson-match-use = { $name_1 } has played { tile-MUS }. Answer with the { tile-COU }: play it on a2 and turn all its neighbours.
lesson-match-learned-1 = Two games win a match; whoever has lost one says who goes first in the next.
lesson-match-learned-2 = In a draft the players take turns picking from five open tiles.
lesson-match-learned-3 = The second player gets three of them, the first player two.
lesson-secret = A secret draft
lesson-secret-packet = In this variant nobody sees which neutral tiles the other has. You hold a packet of four; keep one, and the rest goes to { $name_1 }.
lesson-secret-keep = Keep the { tile-COU }. { $name_1 } will know which three you passed on, but not which tile you kept.
lesson-secret-keep-2 = { $name_1 } has kept one of yours, and one of her own packet. These three are left of it: keep the one that you like best.
lesson-secret-mustafa = Your two tiles lie hidden in your zone, and so do hers. Begin as always: play { tile-MUS } in the middle.
lesson-secret-surprise = She has turned him. Now show what you kept: play the { tile-COU } on a2 and turn all its neighbours.
lesson-secret-learned-1 = In a secret draft each player keeps two hidden tiles, one of each packet.
lesson-secret-learned-2 = What you pass on, the other player sees; what you keep stays secret.
lesson-secret-learned-3 = A hidden tile is shown when it is played.
