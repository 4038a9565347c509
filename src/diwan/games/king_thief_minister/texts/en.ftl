title = King Thief Minister
tagline = Six cards wander round the table, and everybody claims to be somebody.

variant-standard = Standard
    .about = The game as the rulebook tells it.

option-four_player_gap = Empty spots of four players
    .about = Whether the two spots without a player face each other (opposite) or lie side by side (adjacent).
option-peasant_scope = What a Peasant names
    .about = Every other card (all), or only the cards of the other players (owned).
option-peasant_challengeable = Peasants can be challenged
    .about = A claim to be the Peasant may be doubted before the card is turned up.
option-yes_sir_challengeable = Yes Sir can be challenged
    .about = A lone answer to the King may be doubted before it earns its coin.
option-under_table = Under the table
    .about = The Minister decides in secret (choice), or chance does and not even the Minister knows (random).
option-turn_limit_per_player = Turns per player
    .about = The game ends after so many turns for each player; 0 plays until the treasury is empty.
option-memory_aid = Memory aid
    .about = What the screen remembers for you: nothing beyond the current round (none), everything that happened (log), or also which characters may lie where (tracker).
option-turn_clock = Time for turns
    .about = A turn has 60 seconds too; then time moves the cards to the right. Otherwise only answers and what a claim brings are timed.

## Words for values

four_player_gap-opposite = opposite each other
four_player_gap-adjacent = side by side
peasant_scope-all = every other card
peasant_scope-owned = cards of players
under_table-choice = the Minister decides
under_table-random = chance decides
memory_aid-none = nothing
memory_aid-log = what happened
memory_aid-tracker = what happened, and who may lie where

character-K = King
character-T = Thief
character-M = Minister
character-E = Executioner
character-S = Sheriff
character-P = Peasant

direction-right = right
direction-left = left
direction-front = front

spot-0 = A
spot-1 = B
spot-2 = C
spot-3 = D
spot-4 = E
spot-5 = F
a-0 = { spot-0 }
a-1 = { spot-1 }
a-2 = { spot-2 }
a-3 = { spot-3 }
a-4 = { spot-4 }
a-5 = { spot-5 }
b-0 = { spot-0 }
b-1 = { spot-1 }
b-2 = { spot-2 }
b-3 = { spot-3 }
b-4 = { spot-4 }
b-5 = { spot-5 }

manner-open = openly
manner-swap = in secret
manner-keep = pretended
manner-chance = under the table


## What happened

event-Began = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-Dealt = Six cards lie face down on the table.
event-Looked = { $who ->
    [you] You look at the card on { $spot }.
   *[other] { $seat } looks at the card on { $spot }.
}
event-Saw = The card on { $spot } is the { $character }. Only you know.
event-Rotated = { $who ->
    [you] You move
   *[other] { $seat } moves
} all cards { $direction_is ->
    [right] one spot to the right.
    [left] one spot to the left.
   *[front] across the table.
}
event-Claimed = { $who ->
    [you] You say: “I am the { $character }.”
   *[other] { $seat } says: “I am the { $character }.”
}
event-Unchallenged = { $who ->
    [you] Nobody doubts you.
   *[other] Nobody doubts { $seat }.
}
event-Challenged = { $who ->
    [you] You challenge { $claimant } and look at the card.
   *[other] { $seat } challenges { $claimant } and looks at the card.
}{ $also_count ->
    [0] { "" }
   *[other] { " " }Wanted to as well, but come later in order: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] It is true: you are the { $character }.
       *[other] It is true: { $seat } is the { $character }.
    }
   *[no] { $who ->
        [you] It is a lie: you are not the { $character }.
       *[other] It is a lie: { $seat } is not the { $character }.
    }
}
event-Asked = { $who ->
    [you] You ask: “Who is my Minister?”
   *[other] { $seat } asks: “Who is my Minister?”
}
event-Answered = { $seats_count ->
    [0] Nobody answers the King.
    [one] { $seats_who ->
        [you] You answer: “Yes, Sir.”
       *[other] { $seats } answers: “Yes, Sir.”
    }
   *[other] { $seats } all answer: “Yes, Sir.” Each of them looks at the cards of the others.
}
event-Paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to the treasury.
event-Took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the treasury.
event-Substituted = { $who ->
    [you] You have no coin to pay, so the treasury gives one coin each to { $takers }.
   *[other] { $seat } has no coin to pay, so the treasury gives one coin each to { $takers }.
}
event-Robbed = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $victim }.
event-Swapped = { $who ->
    [you] You exchange
   *[other] { $seat } exchanges
} the cards on { $a } and { $b } in the open.
event-Shuffled = { $who ->
    [you] You take
   *[other] { $seat } takes
} the cards on { $a } and { $b } under the table and { $who ->
    [you] lay
   *[other] lays
} them back.
event-Palmed = { $swapped_is ->
    [yes] You have exchanged the cards on { $a } and { $b }. Only you know.
   *[no] You have not exchanged the cards on { $a } and { $b }. Only you know.
}
event-Executed = { $who ->
    [you] You accuse
   *[other] { $seat } accuses
} { $victim } of being the { $character }: { $hit_is ->
    [yes] it is true, and all the coins change hands.
   *[no] wrong.
}
event-Taxed = { $who ->
    [you] You tax everybody, and { $double } pays double.
   *[other] { $seat } taxes everybody, double for { $double }.
}
event-Showed = The card on { $spot } is turned up: the { $character }.
event-Misnamed = { $who ->
    [you] You had called it the { $character }.
   *[other] { $seat } had called it the { $character }.
}
event-GaveUp = { $who ->
    [you] You cannot name the cards.
   *[other] { $seat } cannot name the cards.
}
event-Named = { $who ->
    [you] You have named every card rightly.
   *[other] { $seat } has named every card rightly.
}
event-Ended = { $reason_is ->
    [treasury_empty] The treasury is empty.
   *[turn_limit] The agreed number of turns has been played.
} { $winners_count ->
    [one] { $winners_who ->
        [you] You have the most coins and win.
       *[other] { $winners } has the most coins and wins.
    }
   *[other] The most coins are held by { $winners }, who share the win.
}

## What can be done

move-Begin = { $seat } begins
move-Deal = Deal the { $character }
move-Shuffle = { $swapped_is ->
    [yes] The cards are exchanged
   *[no] The cards are kept
}
move-Look = Look at the card on { $spot }
move-Decline = Look at no card
move-Peek = Peek at your own card
    .about = costs a coin
move-Rotate = { $direction_is ->
    [right] Move all cards right
    [left] Move all cards left
   *[front] Move all cards across
}
    .about = { $direction_is ->
    [right] counterclockwise, each to its right neighbour
    [left] clockwise, each to its left neighbour
   *[front] each to the opposite spot
}
move-Claim = Claim to be the { $character }
    .about = { $character_is ->
    [K] take three coins and ask for your Minister
    [T] take a coin from both neighbours
    [M] take two cards and exchange them, or pretend to
    [E] guess a player's card and take all the coins
    [S] everybody pays tax, one player double
   *[P] name every card and take the whole treasury
}
move-Pass = Let it pass
move-Challenge = Challenge
    .about = you look at the card; if the claim is true, you pay a coin
move-YesSir = Answer “Yes, Sir”
    .about = a coin for the Minister
move-Silent = Stay silent
move-Swap = { $a } ↔ { $b } { $manner }
move-Execute = { $victim } is the { $character }
move-Tax = Double tax for { $double }
move-Name = { $spot } is the { $character }
move-GiveUp = Give up
    .about = costs two coins

## Why not

refusal-not_your_turn = It is not your turn; wait until you are asked.
refusal-out_of_place = That cannot be done now; choose from your menu.
refusal-treasury_too_small_to_peek = You have no coin, and the treasury lacks the { $coins } coins that the others would take; move the cards or make a claim.
refusal-no_such_spot = There is no such spot; choose one of the six.
refusal-not_your_own_spot = You may not look at your own card before the game; choose another one.
refusal-not_another_player = That has to be another player; choose one of them.
refusal-two_different_spots = Take two different spots, in their order round the table.
refusal-under_table_choice = At this table the Minister decides what happens under the table; say whether the cards are exchanged.
refusal-under_table_chance = At this table chance decides what happens under the table; you cannot choose.
refusal-spot_not_to_name = That card is not one to be named; choose another spot.
refusal-peasant_is_shown = The Peasant lies open before you; name another character.
refusal-named_already = You have used that spot or that character already; choose another.
refusal-no_such_seat = There is no such seat at this table.
refusal-card_already_dealt = That card has been dealt already.

## How it ends

reason-treasury_empty = The treasury is empty.
reason-turn_limit = The agreed number of turns has been played.
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## At the table

table-treasury = Treasury
table-nobody = nobody
table-you = { $name } (you)
table-thinking = thinking
table-answered = has answered
table-turn-of = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
table-look = Everybody may look at one card that is not their own.
table-doubt = { $who ->
    [you] You say: “I am the { $character }.” The others decide whether to challenge you.
   *[other] { $seat } says: “I am the { $character }.”{ $asked ->
        [yes] { " " }Do you challenge?
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] You are the King and wait for a Minister’s answer.
   *[other] King { $seat } asks: “Who is my Minister?”
}
table-act-M = Minister { $seat }, which two cards: openly, or under the table in secret or pretended?
table-act-E = Executioner { $seat }, whom do you accuse, and of what?
table-act-S = Sheriff { $seat }, who pays double?
table-name = Peasant { $seat }, name the other cards.
table-named = Named so far: { $names }.

replay-standing = Everybody’s coins
