title = Machrou3 Ra2is
tagline = Divide the country, bargain for Parliament, and find out in time who is for sale.

variant-beginner = Beginner’s game
    .about = Preset land and stations, Objectives and Exceptional Powers; no Judge, no Newsflashes.
variant-advanced = Advanced game
    .about = Land at random, Districts of Origin with powers, Newsflashes, rounds in which battles need a vote, and a Judge whom the Corrupt hunt.

option-mode = Game
    .about = The beginner’s game (beginner) or the advanced game (advanced).
option-chaotic_newsflash = Chaotic Newsflashes
    .about = Whether the Newsflashes that turn the whole table over are in the deck.
option-exposed_chosen_by_corrupt = The Corrupt choose who is exposed
    .about = The two Corrupt name in secret which of them the Judge shall know.
option-speaker_campaigns_free_in_advanced = Speaker campaigns freely in the advanced game
    .about = The Speaker needs no vote for a Campaign in the advanced game either.
option-partial_support = Partial support
    .about = A supporter in a battle may name some of the districts that could help instead of all.
option-talk_limit = Offers per turn
    .about = How often each player may make an offer or give a hint during one turn.
option-turn_seconds = Seconds for a turn
    .about = Time for the action of a turn; 0 stops the clock.
option-candidacy_seconds = Seconds for all candidacies
    .about = Time to say whether you run for President; 0 stops the clock.
option-vote_seconds = Seconds for a vote
    .about = Time for a secret vote, the ballot on election day included; 0 stops the clock.
option-reply_seconds = Seconds for an answer
    .about = Time for every other decision; 0 stops the clock.
option-deck = Deck
    .about = A file with other cards; sections that it leaves out are played with the house cards.

## Words for values

mode-beginner = beginner’s game
mode-advanced = advanced game
character-adnan = Adnan (Corrupt, with the eye)
character-nisreen = Nisreen (Corrupt)
character-fawzi = Fawzi (Corrupt)
character-mansour = Mansour (Reformist)
character-lara = Lara (Reformist)
character-latif = Latif (Reformist)
character-nahida = Nahida (Reformist)
character-faten = Faten (Reformist)
character-saleh = Judge Saleh
team-corrupt = Corrupt
team-reformist = Reformist
team-judge = Judge
winner-corrupt = the Corrupt
winner-reformist = the Reformists
card-with = With
card-against = Against
side-neutral = nobody
side-challenger = the Challenger
side-defender = the Defender
thing-origin = District of Origin
thing-station = Media Station
until-own_next_turn = until the next turn of its player
until-end_of_phase_1 = until the election
why-smallest_bloc = for the smallest bloc
why-by_lot = by lot among the smallest blocs
why-picked = by choice of the last Speaker
why-gavel = by an Exceptional Power
why-campaign = by a Campaign
why-battle = in battle
why-swap = in a swap
why-power = by an Exceptional Power
why-newsflash = by the Newsflash
why-unmasking = when the Judge was unmasked
deal-support = support in battle
deal-neutral = neutrality in battle
deal-with = a vote With
deal-against = a vote Against
deal-swap = a swap
deal-bloc = the Seats of a bloc on election day
give-none = nothing
get-none = nothing
to-none = everybody
pile-0 = 1
pile-1 = 2
pile-2 = 3
pile-3 = 4
pile-4 = 5
pile-5 = 6
governorate-north = North Lebanon
governorate-bekaa = Bekaa
governorate-mount_lebanon = Mount Lebanon
governorate-beirut = Beirut
governorate-south = South Lebanon
group-beirut_1 = Beirut I
group-beirut_2 = Beirut II
group-jbeil_keserwan = Keserwan-Jbeil
group-metn = Metn
group-baabda = Baabda
group-aley_chouf = Chouf-Aley
group-akkar = Akkar
group-tripoli_miniyeh = Tripoli-Miniyeh
group-north_3 = Batroun-Bcharre-Zgharta-Koura
group-zahle = Zahle
group-west_bekaa_rashaya = West Bekaa-Rashaya
group-baalbek_hermel = Baalbek-Hermel
group-saida_jezzine = Saida-Jezzine
group-sour_zahrani = Sour-Zahrani
group-south_3 = Bint Jbeil-Marjayoun-Hasbaya-Nabatieh
district-akkar = Akkar
district-miniyeh = Miniyeh
district-tripoli = Tripoli
district-zgharta = Zgharta
district-koura = Koura
district-bcharre = Bcharre
district-batroun = Batroun
district-jbeil = Jbeil
district-keserwan = Keserwan
district-metn = Metn
district-baabda = Baabda
district-aley = Aley
district-chouf = Chouf
district-beirut_1 = Beirut I
district-beirut_2 = Beirut II
district-hermel = Hermel
district-baalbek = Baalbek
district-zahle = Zahle
district-west_bekaa = West Bekaa
district-rashaya = Rashaya
district-saida = Saida
district-zahrani = Zahrani
district-sour = Sour
district-jezzine = Jezzine
district-nabatieh = Nabatieh
district-bint_jbeil = Bint Jbeil
district-marjayoun = Marjayoun
district-hasbaya = Hasbaya
challenging-akkar = { district-akkar }
challenging-miniyeh = { district-miniyeh }
challenging-tripoli = { district-tripoli }
challenging-zgharta = { district-zgharta }
challenging-koura = { district-koura }
challenging-bcharre = { district-bcharre }
challenging-batroun = { district-batroun }
challenging-jbeil = { district-jbeil }
challenging-keserwan = { district-keserwan }
challenging-metn = { district-metn }
challenging-baabda = { district-baabda }
challenging-aley = { district-aley }
challenging-chouf = { district-chouf }
challenging-beirut_1 = { district-beirut_1 }
challenging-beirut_2 = { district-beirut_2 }
challenging-hermel = { district-hermel }
challenging-baalbek = { district-baalbek }
challenging-zahle = { district-zahle }
challenging-west_bekaa = { district-west_bekaa }
challenging-rashaya = { district-rashaya }
challenging-saida = { district-saida }
challenging-zahrani = { district-zahrani }
challenging-sour = { district-sour }
challenging-jezzine = { district-jezzine }
challenging-nabatieh = { district-nabatieh }
challenging-bint_jbeil = { district-bint_jbeil }
challenging-marjayoun = { district-marjayoun }
challenging-hasbaya = { district-hasbaya }
defending-akkar = { district-akkar }
defending-miniyeh = { district-miniyeh }
defending-tripoli = { district-tripoli }
defending-zgharta = { district-zgharta }
defending-koura = { district-koura }
defending-bcharre = { district-bcharre }
defending-batroun = { district-batroun }
defending-jbeil = { district-jbeil }
defending-keserwan = { district-keserwan }
defending-metn = { district-metn }
defending-baabda = { district-baabda }
defending-aley = { district-aley }
defending-chouf = { district-chouf }
defending-beirut_1 = { district-beirut_1 }
defending-beirut_2 = { district-beirut_2 }
defending-hermel = { district-hermel }
defending-baalbek = { district-baalbek }
defending-zahle = { district-zahle }
defending-west_bekaa = { district-west_bekaa }
defending-rashaya = { district-rashaya }
defending-saida = { district-saida }
defending-zahrani = { district-zahrani }
defending-sour = { district-sour }
defending-jezzine = { district-jezzine }
defending-nabatieh = { district-nabatieh }
defending-bint_jbeil = { district-bint_jbeil }
defending-marjayoun = { district-marjayoun }
defending-hasbaya = { district-hasbaya }
give-akkar = { district-akkar }
give-miniyeh = { district-miniyeh }
give-tripoli = { district-tripoli }
give-zgharta = { district-zgharta }
give-koura = { district-koura }
give-bcharre = { district-bcharre }
give-batroun = { district-batroun }
give-jbeil = { district-jbeil }
give-keserwan = { district-keserwan }
give-metn = { district-metn }
give-baabda = { district-baabda }
give-aley = { district-aley }
give-chouf = { district-chouf }
give-beirut_1 = { district-beirut_1 }
give-beirut_2 = { district-beirut_2 }
give-hermel = { district-hermel }
give-baalbek = { district-baalbek }
give-zahle = { district-zahle }
give-west_bekaa = { district-west_bekaa }
give-rashaya = { district-rashaya }
give-saida = { district-saida }
give-zahrani = { district-zahrani }
give-sour = { district-sour }
give-jezzine = { district-jezzine }
give-nabatieh = { district-nabatieh }
give-bint_jbeil = { district-bint_jbeil }
give-marjayoun = { district-marjayoun }
give-hasbaya = { district-hasbaya }
get-akkar = { district-akkar }
get-miniyeh = { district-miniyeh }
get-tripoli = { district-tripoli }
get-zgharta = { district-zgharta }
get-koura = { district-koura }
get-bcharre = { district-bcharre }
get-batroun = { district-batroun }
get-jbeil = { district-jbeil }
get-keserwan = { district-keserwan }
get-metn = { district-metn }
get-baabda = { district-baabda }
get-aley = { district-aley }
get-chouf = { district-chouf }
get-beirut_1 = { district-beirut_1 }
get-beirut_2 = { district-beirut_2 }
get-hermel = { district-hermel }
get-baalbek = { district-baalbek }
get-zahle = { district-zahle }
get-west_bekaa = { district-west_bekaa }
get-rashaya = { district-rashaya }
get-saida = { district-saida }
get-zahrani = { district-zahrani }
get-sour = { district-sour }
get-jezzine = { district-jezzine }
get-nabatieh = { district-nabatieh }
get-bint_jbeil = { district-bint_jbeil }
get-marjayoun = { district-marjayoun }
get-hasbaya = { district-hasbaya }
origin-akkar = { district-akkar }
origin-miniyeh = { district-miniyeh }
origin-tripoli = { district-tripoli }
origin-zgharta = { district-zgharta }
origin-koura = { district-koura }
origin-bcharre = { district-bcharre }
origin-batroun = { district-batroun }
origin-jbeil = { district-jbeil }
origin-keserwan = { district-keserwan }
origin-metn = { district-metn }
origin-baabda = { district-baabda }
origin-aley = { district-aley }
origin-chouf = { district-chouf }
origin-beirut_1 = { district-beirut_1 }
origin-beirut_2 = { district-beirut_2 }
origin-hermel = { district-hermel }
origin-baalbek = { district-baalbek }
origin-zahle = { district-zahle }
origin-west_bekaa = { district-west_bekaa }
origin-rashaya = { district-rashaya }
origin-saida = { district-saida }
origin-zahrani = { district-zahrani }
origin-sour = { district-sour }
origin-jezzine = { district-jezzine }
origin-nabatieh = { district-nabatieh }
origin-bint_jbeil = { district-bint_jbeil }
origin-marjayoun = { district-marjayoun }
origin-hasbaya = { district-hasbaya }

## What happened

event-PileDealt = { $who ->
    [you] You get pile { $pile }.
   *[other] { $seat } gets pile { $pile }.
}
event-DistrictDealt = { $who ->
    [you] You are dealt { $district }.
   *[other] { $seat } is dealt { $district }.
}
event-SpeakerChosen = { $who ->
    [you] You are the Speaker, { $why }.
   *[other] { $seat } is the Speaker, { $why }.
}
event-OriginPlaced = { $who ->
    [you] You come from { $district }.
   *[other] { $seat } comes from { $district }.
}
event-StationPlaced = { $who ->
    [you] You put a Media Station on { $district }.
   *[other] { $seat } puts a Media Station on { $district }.
}
event-CharacterDealt = You are { $character }. Only you know.
event-FellowKnown = The other Corrupt is { $seat }.
event-ExposedKnown = { $who ->
    [you] You are the one whom the Judge knows to be Corrupt.
   *[other] { $seat } is the Corrupt whom the Judge knows.
}
event-Wished = { $seat_is ->
    [none] You have no wish.
   *[other] { $who ->
        [you] You wish to be exposed yourself.
       *[other] You wish { $seat } to be exposed.
    }
}
event-RoundBegan = Round { $round } begins; { $speaker } { $speaker_who ->
    [you] hold
   *[other] holds
} the gavel.
event-NewsflashDrawn = Newsflash: { $title }.
event-TokenDrawn = { $vote_is ->
    [yes] A green token: battles need a vote this round.
   *[no] A red token: battles need no vote this round.
}
event-TurnBegan = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-ChoseToPass = You will hand { $district } to your left.
event-OwnerChanged = { $seat_is ->
    [none] { $district } becomes a Swing District, { $why }.
   *[other] { $who ->
        [you] { $district } is yours now, { $why }.
       *[other] { $district } goes to { $seat }, { $why }.
    }
}
event-BlocsChanged = The blocs are now: { $blocs_named }.
event-Passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-TurnEnded = { $who ->
    [you] Your turn is over.
   *[other] { $seat } ends the turn.
}
event-Campaigned = { $who ->
    [you] You campaign for { $district }.
   *[other] { $seat } campaigns for { $district }.
}
event-Challenged = { $who ->
    [you] You challenge
   *[other] { $seat } challenges
} { $defender }: { $challenging } against { $defending }.
event-Voted = You voted { $card }.
event-VoteCounted = { $passed_is ->
    [yes] The vote passes
   *[no] The vote fails
} with { $with_votes } With and { $against_votes } Against.
event-VotesOpened = With: { $with_seats }. Against: { $against_seats }.
event-SwapOffered = { $who ->
    [you] You offer { $partner }
   *[other] { $seat } offers { $partner }
} { $give } for { $get }.
event-SwapAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] You accept the swap.
       *[no] You refuse the swap.
    }
   *[other] { $accepted_is ->
        [yes] { $seat } accepts the swap.
       *[no] { $seat } refuses the swap.
    }
}
event-StayedNeutral = { $who ->
    [you] You stay neutral.
   *[other] { $seat } stays neutral.
}
event-HelpOffered = { $who ->
    [you] You offer { $side } the help of { $districts }.
   *[other] { $seat } offers { $side } the help of { $districts }.
}
event-HelpAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] You accept
       *[no] You refuse
    }
   *[other] { $accepted_is ->
        [yes] { $seat } accepts
       *[no] { $seat } refuses
    }
} { $helper_who ->
    [you] your help.
   *[other] the help of { $helper }.
}
event-BattleDecided = { $challenger_total } against { $defender_total }: { $won_is ->
    [yes] { $seat } { $who ->
        [you] win
       *[other] wins
    } the battle for { $defending }.
   *[no] { $defender } { $defender_who ->
        [you] hold
       *[other] holds
    } { $defending }.
}
event-AskedJudge = { $who ->
    [you] You show yourself as Corrupt and ask
   *[other] { $seat } is Corrupt and asks
} { $target }: “Are you the Judge?” { $yes_is ->
    [yes] Yes!
   *[no] No.
}
event-ObjectiveDiscarded = { $who ->
    [you] You discard your Objective.
   *[other] { $seat } discards an Objective, face down.
}
event-ObjectiveDrawn = { $who ->
    [you] You draw an Objective.
   *[other] { $seat } draws an Objective.
}
event-ObjectiveKnown = You have drawn “{ $title }” ({ $card }).
event-ObjectiveKept = { $who ->
    [you] You keep one of the Objectives.
   *[other] { $seat } keeps one of the Objectives.
}
event-KeptObjective = You keep “{ $title }” ({ $card }).
event-DeckRefilled = The { $cards } discarded Objectives are shuffled into a new deck.
event-ObjectiveDeclared = { $who ->
    [you] You declare
   *[other] { $seat } declares
} the Objective “{ $title }” ({ $card }), number { $total } of the game.
event-PowerDrawn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} the Exceptional Power “{ $title }” ({ $card }){ $playable_is ->
    [yes] .
   *[no] , which cannot be played and is replaced.
}
event-NoPowerLeft = There is no Exceptional Power left to draw.
event-Picked = { $who ->
    [you] You choose
   *[other] { $seat } chooses
} { $player_is ->
    [none] { $districts }.
   *[other] { $player }.
}
event-IpChanged = The influence of { $district } changes by { $add } for good.
event-StationAdded = { $district } has a Media Station now.
event-StationMoved = The Media Station of { $origin } moves to { $district }.
event-StatusBegan = { $who ->
    [you] Your { $card } is in force now.
   *[other] { $card } of { $seat } is in force now.
}
event-LookedAtTeam = { $who ->
    [you] You look
   *[other] { $seat } looks
} in secret whether { $target_who ->
    [you] you are
   *[other] { $target } is
} Corrupt.
event-TeamSeen = { $seat } is { $team }. Only you know.
event-LookedAtObjective = { $who ->
    [you] You look
   *[other] { $seat } looks
} in secret at { $target_who ->
    [you] your Objective.
   *[other] the Objective of { $target }.
}
event-ObjectiveSeen = { $seat } holds “{ $title }” ({ $card }). Only you know.
event-RedrawDecided = { $who ->
    [you] { $redraw_is ->
        [yes] You make { $target } draw a new Objective.
       *[no] You leave { $target } the Objective.
    }
   *[other] { $redraw_is ->
        [yes] { $seat } makes { $target } draw a new Objective.
       *[no] { $seat } leaves { $target } the Objective.
    }
}
event-PhaseOneEnded = { $reason_is ->
    [objectives] The sixth Objective is declared: the election begins.
   *[rounds] The last round is over: the election begins.
}
event-Announced = { $who ->
    [you] You run for President.
   *[other] { $seat } runs for President.
}
event-Waited = { $who ->
    [you] You wait.
   *[other] { $seat } waits.
}
event-BallotTaken = You have voted for { $candidate_who ->
    [you] yourself
   *[other] { $candidate }
}.
event-BallotOpened = { $who ->
    [you] You voted for { $candidate_who ->
        [you] yourself
       *[other] { $candidate }
    }
   *[other] { $seat } voted for { $candidate }
}: { $valid ->
    [one] { $valid } Seat counts.
   *[other] { $valid } Seats count.
}
event-CharacterRevealed = { $who ->
    [you] You were { $character }.
   *[other] { $seat } was { $character }.
}
event-SecretsOpened = All Objectives and all secret votes are open now.
event-Elected = { $president_is ->
    [none] Nobody becomes President.
   *[other] { $president } { $president_who ->
        [you] are
       *[other] is
    } the new President.
} Victory for { $winner }.
event-Spoke = { $who ->
    [you] You talk quietly to { $to }.
   *[other] { $seat } talks quietly to { $to }.
}
event-Asked = { $who ->
    [you] You ask
   *[other] { $seat } asks
} { $to_count ->
    [0] the table
   *[other] { $to }
} for { $deal_is ->
    [swap] a swap: { $give } for { $get }.
   *[other] { $deal }.
}
event-Promised = { $who ->
    [you] You promise
   *[other] { $seat } promises
} { $to_count ->
    [0] the table
   *[other] { $to }
} { $deal_is ->
    [swap] a swap: { $give } for { $get }.
   *[other] { $deal }.
}
event-Answered = { $who ->
    [you] You tell
   *[other] { $seat } tells
} { $to }: { $agree_is ->
    [yes] yes
   *[no] no
} to { $deal }.
event-Hinted = { $who ->
    [you] You say
   *[other] { $seat } says
} that { $about } { $about_who ->
    [you] are
   *[other] is
} { $team }.

## Moves

move-DealPile = Pile { $pile } to { $seat }
move-DealDistrict = { $district } to { $seat }
move-DrawSpeaker = { $seat } becomes Speaker
move-DealObjective = { $card } to { $seat }
move-DealCharacter = { $character } to { $seat }
move-DrawNewsflash = Newsflash { $card }
move-DrawToken = { $vote_is ->
    [yes] Vote token
   *[no] No Vote token
}
move-DrawPower = Exceptional Power { $card }
move-PlaceOrigin = Come from { $district }
    .about = Your District of Origin has a power and is hard to take from you.
move-PlaceStation = Media Station on { $district }
    .about = Districts with stations reach each other across the map.
move-Expose = { $seat_is ->
    [none] No wish
   *[other] Let the Judge know { $seat }
}
move-PickSpeaker = { $who ->
    [you] Keep the gavel
   *[other] Give the gavel to { $seat }
}
move-ReleaseDistrict = Let { $district } go
move-PassLeft = Hand { $district } to the left
move-Declare = Declare your Objective
    .about = It counts for ever, makes Reformists eligible, and earns an Exceptional Power.
move-Pass = Pass
move-ChangeObjective = Change your Objective
move-DrawObjective = Draw an Objective
move-Swap = Swap { $give } for { $get } of { $partner }
move-Campaign = Campaign for { $district }
move-Battle = Challenge { $defending } from { $challenging }
move-Unmask = Ask { $seat } whether they are the Judge
    .about = Everybody will know that you are Corrupt.
move-EndTurn = End the turn
move-Vote = Vote { $card }
move-AnswerSwap = { $accept_is ->
    [yes] Accept the swap
   *[no] Refuse the swap
}
move-Help = { $side_is ->
    [neutral] Stay neutral
   *[other] Help { $side }{ $districts_count ->
        [0] { "" }
       *[other] { " " }with { $districts }
    }
}
move-AnswerHelp = { $accept_is ->
    [yes] Accept the help
   *[no] Refuse the help
}
move-Steal = Take { $district } from the Judge
move-Pick = { $seat_is ->
    [none] Choose { $districts }
   *[other] Choose { $seat }
}
move-Keep = Keep Objective { $number }
number-0 = one
number-1 = two
number-2 = three
move-Redraw = { $redraw_is ->
    [yes] Make them draw a new Objective
   *[no] Leave them the Objective
}
move-Announce = Run for President
move-Wait = Wait
move-CastBallot = Vote for { $candidate_who ->
    [you] yourself
   *[other] { $candidate }
}
move-Ask = Ask { $to_count ->
    [0] the table
   *[other] { $to }
} for { $deal_is ->
    [swap] a swap: { $give } for { $get }
   *[other] { $deal }
}
move-Promise = Promise { $to_count ->
    [0] the table
   *[other] { $to }
} { $deal_is ->
    [swap] a swap: { $give } for { $get }
   *[other] { $deal }
}
move-Answer = Say { $agree_is ->
    [yes] yes
   *[no] no
} to { $to }: { $deal }
move-Hint = Say { $to_count ->
    [0] to all
   *[other] to { $to }
} that { $about } is { $team }

## Why not

refusal-not_your_turn = it is not your turn; wait until you are asked
refusal-out_of_place = this cannot be done now; choose from the menu
refusal-not_in_the_odds = chance cannot deal this here
refusal-not_tied = only players with the smallest bloc can be Speaker
refusal-already_acted = you have acted in this turn; declare or end it
refusal-act_first = every turn has an action; pass if you want none
refusal-ten_districts = you have ten districts, and nobody may have more; swap, or let others grow
refusal-campaign_forbidden = a card forbids Campaigns now
refusal-battle_forbidden = a card forbids battles now
refusal-not_swing = { $district } is no Swing District; campaign for one that nobody owns
refusal-no_such_partner = choose another player to swap with
refusal-not_theirs_to_swap = each of you can only give what is yours
refusal-origin_not_swapped = a District of Origin in the hands of its player is not swapped
refusal-swap_too_high = you would get { $get } influence points for { $give }; ask for a weaker district
refusal-not_your_district = { $district } is not yours; choose a district of your own
refusal-nobody_to_fight = { $district } belongs to nobody you can fight; campaign for Swing Districts
refusal-immune = { $district } cannot be challenged now; a card protects it
refusal-out_of_reach = { $challenging } does not reach { $defending }; challenge a neighbour, or go through Media Stations
refusal-answer_does_not_fit = this answer does not fit the question; choose from the menu
refusal-no_judge = there is no Judge in this game
refusal-not_corrupt = only the Corrupt hunt the Judge
refusal-judge_known = the Judge is known already
refusal-no_such_target = choose another player
refusal-already_cleared = this player has answered no already
refusal-not_the_judges = { $district } is not the Judge’s; take one that is
refusal-pick_does_not_fit = the card does not allow this choice; choose from the menu
refusal-no_objective = you have no Objective in hand; draw one as your action
refusal-hand_full = you have an Objective in hand; change it instead
refusal-no_objectives_left = there are no Objectives left
refusal-not_fulfilled = your Objective is not fulfilled yet
refusal-no_such_card = there is no such card in your hand
refusal-has_station = { $district } has a Media Station already; choose another district
refusal-judge_no_candidate = the Judge cannot run for President; wait
refusal-no_candidate = this player is no candidate
refusal-own_ballot = a candidate votes for himself
refusal-no_talk_now = there is nothing to bargain about now
refusal-said_enough = you may speak { $limit } times in a turn, and { $limit } times in the election; you have done so
refusal-no_such_listener = name other players at this table, each once
refusal-name_the_districts = name both districts for a swap, and none for anything else

## Why it ended

reason-corrupt_president = The new President is Corrupt.
reason-reformist_president = The new President is a Reformist.
reason-tie = The election is tied, and a tie serves the Corrupt.
reason-vacancy = Nobody has a valid Seat behind them: the palace stays empty.
reason-objectives = six Objectives
reason-rounds = five rounds
unit-seats = { $count ->
    [one] { $count } Seat
   *[other] { $count } Seats
}

## The board in the terminal

picture-round = Round { $round }, { $speaker } has the gavel
picture-vote_round = Battles need a vote this round.
picture-no_vote_round = Battles need no vote this round.
picture-seats = Seats
picture-leader = Leader
picture-districts = Districts and influence ({ $station } station, { $origin } origin)
picture-player = Player
picture-bloc = Bloc
picture-land = Districts
picture-declared = Objectives
picture-objective = In hand
picture-known = Known
picture-not_judge = not the Judge
picture-candidate = candidate
picture-has_voted = has voted
picture-own_objective = Your Objective, { $title }:

## What the cards say

section-objective = Objectives
section-power = Exceptional Powers
section-newsflash = Newsflashes
section-origin = District of Origin powers
card-by_players = Three numbers are for 4, 5 and 6 players.
card-advanced_only = Advanced game only.
card-chaotic = One of the chaotic Newsflashes.
card-beginner = In the beginner’s game: { $text }
by-players = { $four } / { $five } / { $six }

condition-event_min = { $event ->
    [battle_won_as_challenger] win a Battle of Influence as the Challenger
    [battle_won_as_principal] win a Battle of Influence as Challenger or Defender
    [battle_won_with_own_doo] win a Battle of Influence with your own District of Origin as Challenging or Defending District
    [helped_winner] help the winning side of a Battle of Influence
    [campaign_won_clearly] win the vote on a Campaign of yours with at most { $clear } Against
   *[swap_proposed_and_done] complete a swap that you proposed
} ({ $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} since you drew this card)
condition-stations_min = own at least { $n } districts with a Media Station
condition-ip_sum_min = own districts with at least { $n } influence points in all
condition-bloc_min = have a bloc of at least { $n } Seats
condition-bloc_lead_min = have at least { $n } Seats more than every other bloc
condition-groups_min = control at least { $n } District Groups
condition-governorates_min = own a district in at least { $n } governorates
condition-chain_min = own at least { $n } districts that hang together by frontiers
condition-own_of = own at least { $n } of { $of }
condition-own_tag = own at least { $n } districts { $tag ->
    [coastal] on the coast
   *[syria_border] on the Syrian border
}
condition-own_governorate = own at least { $n } districts in { $governorate ->
    [north] North Lebanon
    [bekaa] Bekaa
    [mount_lebanon] Mount Lebanon
    [beirut] Beirut
   *[south] South Lebanon
}
condition-doo_held = own your District of Origin
condition-doo_neighbours_min = own your District of Origin and at least { $n } districts that share a frontier with it (all of them, if it has fewer)
condition-doo_group_controlled = own your District of Origin and control its District Group
condition-doo_governorate_min = own your District of Origin and, with it, at least { $n } districts of its governorate (all of them, if it has fewer)
condition-doo_chain_min = own at least { $n } districts that hang together by frontiers, your District of Origin among them
condition-foreign_doo_min = own the District of Origin of another player, at least { $n } in all

hook-ip_add = every district { $where ->
    [station] with a Media Station
    [printed_ip_9_plus] with 9 or more printed influence points
   *[held_doo] of origin in the hands of its own player
} counts { $amount ->
    [one] one influence point
   *[other] { $amount } influence points
} { $sign ->
    [less] less
   *[more] more
}
hook-group_add = your District of Origin counts { $add } more for the control of its District Group
hook-battle_add = you have { $add } more as { $role ->
    [challenger] Challenger
   *[defender] Defender
}{ $only_if_challenging ->
    [my_doo] { " " }when you challenge from your District of Origin
   *[other] { "" }
}{ $only_if_defending ->
    [my_doo] { " " }when your District of Origin is challenged
   *[other] { "" }
}
hook-help_add = your District of Origin counts { $add } more when it helps in a battle
hook-link = your District of Origin acts on every district { $to ->
    [coastal] on the coast
    [syria] on the Syrian border
    [north] of North Lebanon
    [south] of South Lebanon
   *[set] of a set that each district names
}, one way
hook-acts_as_station = your District of Origin acts as if it had a Media Station, one way
hook-stations_off = Media Stations connect nothing
hook-no_help = nobody supports Challenger or Defender in a battle
hook-help_cap = each supporter counts only the { $n ->
    [one] strongest district
   *[other] { $n } strongest districts
} that can help
hook-immune = district { $district } cannot be challenged
hook-forbid = { $action ->
    [campaign] Campaigns
   *[battle] battles
} are forbidden{ $except ->
    [speaker] { " " }to everybody but the Speaker
   *[nobody] { "" }
}
hook-vote_rule = { $action ->
    [campaign] Campaigns
   *[battle] battles
} { $need ->
    [yes] need a vote, whoever asks
   *[no] need no vote
}
hook-vote_weight = { $who ->
    [self] your vote
    [largest_bloc] the vote of everybody with the largest bloc
   *[other] the vote of player { $who }
} { $weight ->
    [0] does not count
   *[other] counts { $weight }
}
hook-extra_with = { $n } With { $n ->
    [one] is
   *[other] are
} added to every vote on your own Campaigns
hook-tie_passes = a tied vote passes
hook-open_votes = votes are open: all see who voted what
hook-swap_margin = in swaps that you propose you may get up to { $n } influence points more than you give
hook-swap_any_ip = swaps need consent but no comparison of influence points
hook-draw_two = your Objective actions draw two cards, of which you keep one
hook-doo_powers_off = powers of Districts of Origin do not work

pick-player = choose { $who ->
    [other_with_objective] another player who holds an Objective
   *[other] another player
} ({ $as })
pick-district = choose { $most ->
    [one] one district
   *[other] { $least } to { $most } districts
} { $owner ->
    [swing] that nobody owns
    [self] of your own
    [other] of another player
   *[any] anywhere
} ({ $as }){ $restrictions_count ->
    [0] { "" }
   *[other] , { $restrictions }
}
restriction-ip_max = with at most { $value } influence points
restriction-ip_max_of = with at most as many influence points as { $value }
restriction-ip_within = at most { $value } influence points away from { $of }
restriction-reachable = which one of your districts acts on
restriction-station = { $value ->
    [yes] with a Media Station
   *[no] without a Media Station
}
restriction-group_of = in the District Group of { $value ->
    [my_doo] your District of Origin
    [any_own] a district of yours
   *[other] { $value }
}
restriction-governorate_of = in the governorate of { $value ->
    [my_doo] your District of Origin
    [any_own] a district of yours
   *[other] { $value }
}
restriction-not_owner_of = not of the owner of { $value }
restriction-doo = { $value ->
    [only] which must be a District of Origin in the hands of its player
   *[none] not a District of Origin in the hands of its player
}

operation-take = district { $d } becomes yours
operation-release = district { $d } becomes a Swing District
operation-exchange = districts { $a } and { $b } change owners
operation-ip = district { $d } { $sign ->
    [less] loses
   *[more] gains
} { $amount ->
    [one] one influence point
   *[other] { $amount } influence points
} for good
operation-reclaim_doo = your District of Origin becomes yours again, whoever has it; if you have it, it gets { $else_ip } influence points for good
operation-station_add = district { $d } gets a new Media Station
operation-station_move = the Media Station of { $from } moves to { $to }
operation-bonus_action = { $action ->
    [campaign] campaign
   *[battle] fight a Battle of Influence
} at once, as an extra{ $vote ->
    [yes] , with a vote
    [no] , without a vote
   *[none] { "" }
}{ $battle_add ->
    [0] { "" }
   *[other] , with { $battle_add } more on your side
}{ $keep_challenging ->
    [yes] , without risk to your Challenging District
   *[no] { "" }
}{ $own_weight ->
    [one] { "" }
   *[other] , your own vote counting { $own_weight }
}{ $tie_passes ->
    [yes] , a tie being enough
   *[no] { "" }
}
operation-status = { $until ->
    [own_next_turn] until your next turn
   *[end_of_phase_1] until the election
}, { $effect }
operation-look_team = see in secret whether player { $p } is Corrupt or Reformist (the Judge shows as Reformist)
operation-look_objective = see the Objective of player { $p } in secret
operation-may_redraw_objective = you may make player { $p } discard that Objective and draw a new one
operation-draw_objectives = draw { $n } Objectives and keep { $keep }
operation-gavel = you are Speaker at once{ $rounds ->
    [one] , for this round
    [2] { " " }and for the whole next round
   *[other] { " " }and for { $rounds } rounds in all
}
operation-each_releases_strongest = from the Speaker leftwards, the strongest district of each player that is no District of Origin in the hands of its player becomes a Swing District
operation-each_passes_left = everybody chooses in secret a district, no own District of Origin, and all hand it to the left at once
operation-deal_swing = the Swing Districts are dealt out at random, the smallest bloc first, round and round

replay-standing = Seats of the blocs
