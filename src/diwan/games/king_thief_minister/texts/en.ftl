title = King Thief Minister
tagline = Remember where six moving cards lie, and bluff about your own.

variant-standard = Standard
    .about = The game as in the rulebook.

option-four_player_gap = Empty spots with four players
    .about = The two empty spots are opposite each other (opposite) or side by side (adjacent).
option-peasant_scope = Cards that the Peasant names
    .about = Every other card (all), or only the other players’ cards (owned).
option-peasant_challengeable = The Peasant can be challenged
    .about = A claim to be the Peasant can be challenged before the card is revealed.
option-yes_sir_challengeable = “Yes, Sir” can be challenged
    .about = If only one player answers the King, the answer can be challenged before it earns a coin.
option-under_table = Under the table
    .about = The Minister decides in secret whether the cards are swapped (choice), or chance decides and not even the Minister knows (random).
option-turn_limit_per_player = Turns per player
    .about = The game ends after this many turns for each player, if the treasury is not empty before. 0 means no limit; among bots alone it means 40.
option-memory_aid = Memory aid
    .about = What the screen remembers for you: only the current round (none), the whole game log (log), or also which characters may be where (tracker).
option-turn_clock = Time limit for turns
    .about = Each turn has a limit of 60 seconds too; when it runs out, all cards move to the right. Otherwise only answers and the steps after a claim are timed.

## Words for values

four_player_gap-opposite = opposite each other
four_player_gap-adjacent = side by side
peasant_scope-all = every other card
peasant_scope-owned = players’ cards only
under_table-choice = the Minister decides
under_table-random = chance decides
memory_aid-none = current round only
memory_aid-log = game log
memory_aid-tracker = game log, and who may be where

character-K = King
character-T = Thief
character-M = Minister
character-E = Executioner
character-S = Sheriff
character-P = Peasant

direction-right = right
direction-left = left
direction-front = across

spot-0 = 1
spot-1 = 2
spot-2 = 3
spot-3 = 4
spot-4 = 5
spot-5 = 6
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

why-peek = for a peek
why-challenge = for a wrong challenge
why-lie = for a false “Yes, Sir”
why-tax = as tax
why-double_tax = as double tax
why-mistake = for a mistake as the Peasant
why-king = as the King
why-yes_sir = as the Minister
why-thief = as the Thief
why-executioner = as the Executioner
why-peasant = as the Peasant

manner-open = openly
manner-swap = under the table, swapped
manner-keep = under the table, not swapped
manner-chance = under the table, by chance


## The icon of an event, and what it begins in the log; the same in every language

icon-Dealt = card
icon-Looked = eye
    .group = turn
icon-Saw = eye
icon-Rotated = move
    .group = turn
icon-Claimed = talk
    .group = turn
icon-Unchallenged = true
icon-Challenged = question
icon-Proved = { $true_is ->
    [yes] true
   *[no] lie
}
icon-Asked = question
icon-Answered = talk
icon-Substituted = swap
icon-Robbed = coin
icon-Swapped = swap
icon-Shuffled = swap
icon-Palmed = swap
icon-Executed = battle
icon-Taxed = coin
icon-Showed = eye
icon-Misnamed = lie
icon-GaveUp = flag
icon-Named = card
icon-LastRound = clock
icon-Stalled = question
icon-Voted = vote
icon-Ended = crown

## What happened

event-Began = { $who ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-Dealt = Six cards lie face down on the table.
event-Looked = { $who ->
    [you] You look at the card on spot { $spot }.
   *[other] { $seat } looks at the card on spot { $spot }.
}
event-Saw = You see the { $character } on spot { $spot }.
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
    [you] Nobody challenges you.
   *[other] Nobody challenges { $seat }.
}
event-Challenged = { $who ->
    [you] You challenge { $claimant } and look at the card.
   *[other] { $seat } challenges { $claimant } and looks at the card.
}{ $also_count ->
    [0] { "" }
    [one] { " " }{ $also_who ->
        [you] You also wanted to challenge, but are later in turn order.
       *[other] { $also } also wanted to challenge, but is later in turn order.
    }
   *[other] { " " }{ $also_who ->
        [both] Later in turn order, { $also } also wanted to challenge.
       *[other] { $also } also wanted to challenge, but are later in turn order.
    }
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] It’s true: you are the { $character }.
       *[other] It’s true: { $seat } is the { $character }.
    }
   *[no] { $who ->
        [you] Not the { $character }: your claim fails.
       *[other] Not the { $character }: { $seat }’s claim fails.
    }
}
event-Asked = { $who ->
    [you] You ask: “Who is my Minister?”
   *[other] { $seat } asks: “Who is my Minister?”
}
event-Answered = { $seats_count ->
    [0] Nobody answers the King.
    [1] { $seats_who ->
        [you] You answer: “Yes, Sir.”
       *[other] { $seats } answers: “Yes, Sir.”
    }
    [2] Both { $seats } answer: “Yes, Sir.”
    [3] All three answer ({ $seats }): “Yes, Sir.”
   *[other] { $seats } all answer: “Yes, Sir.”
}
event-Paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to the treasury { $why }.
event-Took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the treasury { $why }.
event-Substituted = { $who ->
    [you] You have no { $missing ->
        [1] coin
       *[other] further coin
    } to pay { $why }, so the treasury gives one coin each to { $takers }.
   *[other] { $seat } has no { $missing ->
        [1] coin
       *[other] further coin
    } to pay { $why }, so the treasury gives one coin each to { $takers }.
}
event-Robbed = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $victim } { $why }.
event-Swapped = { $who ->
    [you] You openly swap
   *[other] { $seat } openly swaps
} the cards on spots { $a } and { $b }.
event-Shuffled = { $who ->
    [you] You take
   *[other] { $seat } takes
} the cards on spots { $a } and { $b } under the table and { $who ->
    [you] put
   *[other] puts
} them back.
event-Palmed = { $swapped_is ->
    [yes] You swapped the cards on spots { $a } and { $b }. Only you know.
   *[no] You did not swap the cards on spots { $a } and { $b }. Only you know.
}
event-Executed = { $who ->
    [you] You accuse
   *[other] { $seat } accuses
} { $victim } of being the { $character }: { $hit_is ->
    [yes] correct.
   *[no] wrong.
}
event-Taxed = { $who ->
    [you] You tax everybody; { $double } pays double.
   *[other] { $double_who ->
        [you] { $seat } taxes everybody; you pay double.
       *[other] { $seat } taxes everybody; { $double } pays double.
    }
}
event-Showed = The card on spot { $spot } is revealed: the { $character }.
event-Misnamed = { $who ->
    [you] You had named it the { $character }.
   *[other] { $seat } had named it the { $character }.
}
event-GaveUp = { $who ->
    [you] You give up naming the cards.
   *[other] { $seat } gives up naming the cards.
}
event-Named = { $who ->
    [you] You have named every card correctly.
   *[other] { $seat } has named every card correctly.
}
event-LastRound = The last round begins: everybody has one more turn.
event-Stalled = No coin has moved for { $rounds } rounds. Everybody votes in secret: end the game now, or play on?
event-Voted = Votes to end the game: { $votes } of { $players }, { $ends_is ->
    [yes] which is enough.
   *[no] which is not enough: the game goes on.
}
event-Ended = { $reason_is ->
    [treasury_empty] The treasury is empty.
    [agreed] The players have agreed to end the game.
   *[turn_limit] All turns have been played.
} { $winners_count ->
    [one] { $winners_who ->
        [you] You have the most coins and win.
       *[other] { $winners } has the most coins and wins.
    }
   *[other] It’s a tie: { $winners } have the most coins and share the win.
}

## What can be done

move-Begin = { $seat } goes first
move-Deal = Deal the { $character }
    .known = Deal the { $character } to spot { $spot }
move-Shuffle = { $swapped_is ->
    [yes] The cards are swapped
   *[no] The cards are not swapped
}
move-Look = Look at the card on spot { $spot }
move-Decline = Look at no card
move-Peek = Peek at your own card
    .about = costs 1 coin
move-Rotate = { $direction_is ->
    [right] Move all cards right
    [left] Move all cards left
   *[front] Move all cards across
}
    .about = { $direction_is ->
    [right] counterclockwise, each to the next spot on its right
    [left] clockwise, each to the next spot on its left
   *[front] each to the opposite spot
}
move-Claim = Claim to be the { $character }
    .about = { $character_is ->
    [K] take 3 coins and ask for your Minister
    [T] take a coin from each neighbour
    [M] take two cards and swap them, or only pretend to
    [E] guess a player’s card; if you are right, take all their coins
    [S] everybody else pays tax, and one player pays double
   *[P] name every other card and take the whole treasury
}
move-Pass = Let it pass
    .about = the action happens, true or not
move-Challenge = Challenge
    .about = you look at the card: if it’s a lie, the action fails; if it’s true, you pay a coin
move-YesSir = Answer “Yes, Sir”
    .about = a coin for the Minister
move-Silent = Stay silent
move-Swap = { $manner_is ->
    [open] Swap spots { $a } and { $b } openly
    [swap] Swap spots { $a } and { $b } under the table
    [keep] Only pretend to swap spots { $a } and { $b } under the table
   *[chance] Take the cards on spots { $a } and { $b } under the table; chance decides
}
move-Execute = { $victim } is the { $character }
move-Tax = Double tax for { $double }
move-Name = The card on spot { $spot } is the { $character }
move-GiveUp = Give up
    .about = costs 2 coins
move-PlayOn = Play on
    .about = you are asked again after three more rounds without a coin
move-EndGame = End the game now
    .about = whoever has the most coins wins

## Why not

refusal-not_your_turn = It is not your turn; wait until it is.
refusal-out_of_place = You cannot do that now; choose one of the moves on offer.
refusal-treasury_too_small_to_peek = You have no coin, and the treasury has fewer than the { $coins } coins that the other players would take; move the cards or make a claim.
refusal-no_such_spot = There is no such spot; choose one of the six.
refusal-not_your_own_spot = You may not look at your own card before the game; choose another one.
refusal-not_another_player = You have to choose another player.
refusal-two_different_spots = Choose two different spots, the smaller number first.
refusal-under_table_choice = At this table the Minister decides what happens under the table; say whether the cards are swapped.
refusal-under_table_chance = At this table chance decides what happens under the table; you cannot choose.
refusal-spot_not_to_name = You do not have to name that card; choose another spot.
refusal-peasant_is_shown = The Peasant is already revealed; name another character.
refusal-named_already = You have already used that spot or that character; choose another.
refusal-no_such_seat = There is no such seat at this table.
refusal-card_already_dealt = That card has already been dealt.

## How it ends

reason-treasury_empty = The treasury is empty.
reason-turn_limit = All turns have been played.
reason-agreed = The players have agreed to end the game.
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
table-look = Before the game, everybody may look at one card, but not at their own.
table-doubt = { $who ->
    [you] You say: “I am the { $character }.” The others decide whether to challenge you.
   *[other] { $seat } says: “I am the { $character }.”{ $asked ->
        [yes] { " " }Do you challenge?
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] You are the King and wait for a Minister to answer.
   *[other] King { $seat } asks: “Who is my Minister?”
}
table-act-M = Minister { $seat }: which two cards, and openly or under the table?
table-act-E = Executioner { $seat }: whom do you accuse, and of being whom?
table-act-S = Sheriff { $seat }: who pays double?
table-name = Peasant { $seat }: name the other cards.
table-named = Named so far: { $names }.
table-standstill = No coin has moved for at least three rounds. Everybody votes: end the game now, or play on?

replay-standing = Everybody’s coins

## Board

coins-of = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
balloon-Claimed = I am the { $character }.
balloon-Challenged = I don’t believe you!
balloon-Asked = Who is my Minister?
balloon-YesSir = Yes, Sir!
balloon-GaveUp = I give up.
balloon-Began = I go first.
balloon-Executed = You are the { $character }!
balloon-Taxed = Taxes! { $double } pays double.
balloon-Named = I know you all!
tag-peek = Peek
sign-peek = peek
sign-challenge = wrong challenge
sign-lie = lie
sign-tax = tax
sign-double = double tax
sign-mistake = mistake
sign-short = no coin
sign-debtor = { $name } can’t pay
ask-characters = What each character does
ask-turn = Peek, press an arrow, or claim to be:
ask-look = Which card do you want to see? Touch it.
ask-doubt = { $seat }: “I am the { $character }.” Do you believe it?
ask-answer = King { $seat } asks: “Who is my Minister?”
ask-swap = Which two cards do you take? Touch the first.
ask-swap-second = The card on spot { $a }, and which other one?
ask-manner = How do you swap spots { $a } and { $b }?
ask-execute = Whom do you accuse? Touch a player.
ask-execute-card = What is { $victim }’s card?
ask-tax = Who pays double? Touch a player.
ask-name = Put each character on its card: drag it, or touch both.
ask-name-spot = Which card is the { $character }? Touch it.
ask-name-character = Which character lies on spot { $spot }?
ask-standstill = No coin has moved for at least three rounds. End the game now?
ask-cancel = Back
swap-open = Swap openly
swap-swap = Swap secretly
swap-keep = Only pretend
swap-chance = Let chance decide
card-of = Card on spot { $spot }, { $name }: { $face ->
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
hint-king-thief-minister-HiddenStandstill = No coin has moved for three rounds. Vote in secret: if more than half want to end the game, it ends now and whoever has the most coins wins.

## Before the first game

aim = Have the most coins when the treasury is empty.
first-1 = Remember where the six cards lie while they move round the table.
first-2 = On your turn, peek at your card, move all the cards, or claim to be a character.
first-3 = When others make a claim, believe them or challenge them.

## Guided games

lesson-first = Your first game
lesson-first-aim = Six cards travel round the table, and you are whoever lies in front of you. Nobody knows who that is, not even you! Collect coins: when the treasury in the middle is empty, the richest player wins.
lesson-first-look = Before the game, you may look at one card that is not your own. Look at the card on spot { spot-1 }.
lesson-first-move = It is the King! He takes coins, so you want him in front of you. Move all the cards right: each goes one spot further, and the King arrives at yours.
lesson-first-pass = The King is yours now. { $name_1 } has paid a coin to peek at her card, and { $name_2 } claims to be the Thief. Is it true? You cannot know, and challenging an honest player costs a coin. Let it pass.
lesson-first-king = The Thief took a coin from you. Now it is your turn. Claim to be the King, who takes three coins from the treasury.
lesson-first-peek = Three coins for you! Your Minister did not answer, and then the others moved the cards twice: the King went on to { $name_1 }. Who are you now? Pay a coin and peek at your card.
lesson-first-true = You are the Minister. This card lay in front of { $name_2 } when he claimed to be the Thief, so he lied and nobody noticed! Now { $name_1 } claims to be the King. You have followed that card: it is true. Let it pass.
lesson-first-sir = The King asks for the Minister, and that is you. Answer “Yes, Sir” to earn a coin.
lesson-first-minister = That was easy money. Now use your own character: claim to be the Minister.
lesson-first-swap = The Minister takes two cards. Under the table, only you know whether they change places. Take your own card and the King, which lies in front of { $name_1 }, and swap them under the table.
lesson-first-doubt = { $name_1 } claims to be the King again, but now the King is yours, and you alone know it. Challenge! You see her card, and if she is wrong, her action fails.
lesson-first-win = Caught! She got nothing. Three coins are left in the treasury, and the King is yours. You know what to say.
lesson-first-learned-1 = You are whoever lies in front of you, so follow the cards as they move.
lesson-first-learned-2 = On your turn you peek, move the cards, or make a claim, and a claim may be a lie.
lesson-first-learned-3 = A challenge stops a liar, but it costs you a coin if the claim is true.

lesson-characters = The other characters
lesson-characters-know = This game has begun: you have looked, peeked and challenged. At this table a memory aid shows which characters each card can be. At most tables you have to remember it yourself.
lesson-characters-sheriff = Your card is the Sheriff. Claim to be the Sheriff, and everybody else pays a coin in tax.
lesson-characters-tax = You choose one player who pays double. Let it be { $name_1 }.
lesson-characters-bluff = { $name_1 } has moved all the cards left. Now you are either the King or the Executioner, and you do not know which. Be bold: claim to be the Executioner.
lesson-characters-accuse = Nobody dared to challenge you. The Executioner names a player’s card and takes all their coins if the name is right. The Minister, whom you saw before the game, now lies in front of { $name_2 }: accuse him.
lesson-characters-buy = Right! Now { $name_1 } claims to be the King. Challenge her: if it is true, you pay a coin, but you see the card, and then you know all six.
lesson-characters-silent = It is true, so you paid a coin. It was worth it! The King asks for the Minister, and you are not the Minister. Stay silent.
lesson-characters-answer = { $name_2 } says “Yes, Sir”. This answer can be challenged, too. But you have just named his card, so you know that it is true. Let it pass.
lesson-characters-peasant = The cards have moved again, and now the Peasant lies in front of you. Whoever can name every card wins the whole treasury as the Peasant. You can: claim to be the Peasant!
lesson-characters-name = Your card is shown, and eight coins are waiting. Name the other cards as the memory aid shows them, in any order.
lesson-characters-name-2 = Noted. The cards are turned up when your list is complete. Name the next one.
lesson-characters-name-3 = Go on. A single mistake would cost you two coins.
lesson-characters-name-4 = Name one more. The last card follows from the others.
lesson-characters-learned-1 = The Sheriff taxes everybody, and the Executioner takes all the coins of a player whose card he names.
lesson-characters-learned-2 = A challenge that fails costs a coin, but it shows you a card.
lesson-characters-learned-3 = If you know every card, you can win at once as the Peasant.
lesson-standstill = When no coin moves
lesson-standstill-decline = Before the first turn you may look at a card, or at none. This time, look at no card.
lesson-standstill-peasant = Your card is the Peasant, and whoever claims to be the Peasant must name all the other cards. Claim it all the same.
lesson-standstill-give-up = Your card is shown, but you know none of the others. Give up: it costs two coins, and no other card is turned up.
lesson-standstill-play-on = Since then everybody has only moved the cards. After three rounds without a coin, all are asked in secret whether the game should end. You have the fewest coins: play on.
lesson-standstill-end = One of three wanted the end, and that is not more than half. Three more rounds have passed without a coin. Now vote for the end.
lesson-standstill-learned-1 = Before the first turn you may look at one card, or at none.
lesson-standstill-learned-2 = Whoever gives up as the Peasant pays two coins.
lesson-standstill-learned-3 = After three rounds without a coin, more than half of the players can end the game.

## Putting a move together

act-Swap = Swap
act-Execute = Accuse
act-Name = Name a card
act-Decline = Decline an offer
act-Claim = Claim to be
act-Look = Look at a card
act-Rotate = Move all cards
act-Tax = Tax
part-a = First card
part-b = Second card
part-manner = How
part-victim = Who
part-character = Character
part-spot = Card
part-direction = Direction
part-double = Double for
