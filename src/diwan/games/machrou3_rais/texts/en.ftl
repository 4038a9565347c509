title = Machrou3 Ra2is
tagline = Share out the country, bargain over Parliament and find out in time who is for sale.

variant-beginner = Beginner’s game
    .about = Preset districts and stations, Objectives and Exceptional Powers. No Judge and no Newsflashes.
variant-advanced = Advanced game
    .about = Random districts, Districts of Origin with powers, Newsflashes, rounds in which battles need a vote, and a Judge whom the Corrupt try to unmask.

option-mode = Game
    .about = The beginner’s game (beginner) or the advanced game (advanced).
option-chaotic_newsflash = Chaotic Newsflashes
    .about = Include the Newsflashes that turn the whole table upside down.
option-exposed_chosen_by_corrupt = The Corrupt choose who is exposed
    .about = The two Corrupt secretly choose which of them the Judge knows.
option-speaker_campaigns_free_in_advanced = Speaker campaigns freely in the advanced game
    .about = The Speaker’s Campaigns need no vote in the advanced game either.
option-partial_support = Partial support
    .about = Supporters in a battle may choose which of their districts help. Otherwise all of them help.
option-talk_limit = Offers of bots per turn
    .about = How many offers, promises and hints a bot may make during one turn. People may make as many as they like.
option-people = People
    .about = Which seats are played by people: all, none, or seat numbers such as 0,3. At a table the program sees that itself.
option-turn_seconds = Seconds for a turn
    .about = Time for the action of a turn. 0 means no clock.
option-candidacy_seconds = Seconds for all candidacies
    .about = Time to decide whether you run for President. 0 means no clock.
option-vote_seconds = Seconds for a vote
    .about = Time for a secret vote, including election day. 0 means no clock.
option-reply_seconds = Seconds for an answer
    .about = Time for every other decision. 0 means no clock.
option-deck = Deck
    .about = A file with your own cards. Kinds of cards that it does not contain are taken from the standard deck.

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
until-own_next_turn = until the player’s next turn
until-end_of_phase_1 = until the election
why-smallest_bloc = with the smallest bloc
why-by_lot = drawn at random among the smallest blocs
why-picked = chosen by the previous Speaker
why-gavel = thanks to an Exceptional Power
why-campaign = after a Campaign
why-battle = after a battle
why-swap = after a swap
why-power = through an Exceptional Power
why-newsflash = because of the Newsflash
why-unmasking = because the Judge was unmasked
deal-support = support in battle
deal-neutral = neutrality in battle
deal-with = a vote With
deal-against = a vote Against
deal-swap = a swap
deal-bloc = the Seats of the bloc on election day
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

## The icon of an event, and what it begins in the log; the same in every language

icon-SpeakerChosen = talk
icon-Wished = question
icon-RoundBegan = flag
    .group = round
icon-NewsflashDrawn = talk
icon-TokenDrawn = question
icon-TurnBegan = pawn
    .group = turn
icon-LeadChanged = points
icon-BlocsChanged = vote
icon-Campaigned = flag
icon-Challenged = battle
icon-Voted = vote
icon-VoteCounted = vote
icon-SwapOffered = swap
icon-SwapAnswered = swap
icon-HelpOffered = talk
icon-HelpAnswered = talk
icon-BattleDecided = battle
icon-AskedJudge = question
icon-IpChanged = points
icon-LookedAtTeam = eye
icon-TeamSeen = eye
icon-LookedAtObjective = eye
icon-ObjectiveSeen = eye
icon-PhaseOneEnded = flag
    .group = round
icon-Announced = talk
icon-SaidDone = clock
icon-DebateClosed = vote
icon-BallotTaken = vote
icon-BallotOpened = vote
icon-CharacterRevealed = eye
icon-SecretsOpened = eye
icon-Elected = crown
icon-Spoke = talk
icon-Asked = question
icon-Promised = talk
icon-PromiseKept = talk
icon-PromiseBroken = talk
icon-Answered = talk
icon-Hinted = whisper

## What happened

event-PileDealt = { $who ->
    [you] You get district pile { $pile }.
   *[other] { $seat } gets district pile { $pile }.
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
    [you] Your District of Origin is { $district }.
   *[other] { $seat }’s District of Origin is { $district }.
}
event-StationPlaced = { $who ->
    [you] You place a Media Station in { $district }.
   *[other] { $seat } places a Media Station in { $district }.
}
event-CharacterDealt = In secret, you are { $character }.
event-FellowKnown = { $seat } is the other Corrupt.
event-ExposedKnown = { $who ->
    [you] The Judge knows that you are Corrupt.
   *[other] The Judge knows that { $seat } is Corrupt.
}
event-Wished = { $seat_is ->
    [none] You name nobody to the Judge.
   *[other] { $who ->
        [you] You want the Judge to know that you are Corrupt.
       *[other] You want the Judge to know that { $seat } is Corrupt.
    }
}
event-RoundBegan = Round { $round } begins.
event-NewsflashDrawn = Newsflash: { $title }.
event-TokenDrawn = { $vote_is ->
    [yes] Green token: battles need a vote this round.
   *[no] Red token: battles need no vote this round.
}
event-TurnBegan = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-ChoseToPass = You choose { $district } to pass to the player on your left.
event-OwnerChanged = { $seat_is ->
    [none] { $before_who ->
        [you] You lose { $district } { $why }: it becomes a Swing District.
       *[other] { $before } loses { $district } { $why }: it becomes a Swing District.
    }
   *[other] { $before_is ->
        [none] { $who ->
            [you] You get { $district } { $why }.
           *[other] { $seat } gets { $district } { $why }.
        }
       *[other] { $who ->
            [you] You get { $district } from { $before } { $why }.
           *[other] { $seat } gets { $district } from { $before } { $why }.
        }
    }
}
event-LeadChanged = { $seat_is ->
    [none] Nobody leads { $group } any more: { $seats ->
        [one] its { $seats } Seat goes
       *[other] its { $seats } Seats go
    } to nobody.
   *[other] { $who ->
        [you] You now lead { $group } and have
       *[other] { $seat } now leads { $group } and has
    } its { $seats ->
        [one] { $seats } Seat
       *[other] { $seats } Seats
    }{ $before_is ->
        [none] .
       *[other] { $before_who ->
            [you] , which were yours.
           *[other] , which { $before } had.
        }
    }
}
event-BlocsChanged = Seats in Parliament now: { $blocs_named }.
event-Passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-TurnEnded = { $who ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
event-Campaigned = { $who ->
    [you] You campaign for { $district }.
   *[other] { $seat } campaigns for { $district }.
}
event-Challenged = { $who ->
    [you] You challenge
   *[other] { $seat } challenges
} { $defender } to a battle: { $challenging } against { $defending }.
event-Voted = You voted { $card }.
event-VoteCounted = { $passed_is ->
    [yes] The vote passes:
   *[no] The vote fails:
} { $with_votes } With, { $against_votes } Against.
event-VotesOpened = Voted With: { $with_seats }. Voted Against: { $against_seats }.
event-SwapOffered = { $who ->
    [you] You offer { $partner }
   *[other] { $seat } offers { $partner }
} a swap: { $give } for { $get }.
event-SwapAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] You accept the swap.
       *[no] You decline the swap.
    }
   *[other] { $accepted_is ->
        [yes] { $seat } accepts the swap.
       *[no] { $seat } declines the swap.
    }
}
event-StayedNeutral = { $who ->
    [you] You stay neutral.
   *[other] { $seat } stays neutral.
}
event-HelpOffered = { $who ->
    [you] You offer to help { $side } with { $districts }.
   *[other] { $seat } offers to help { $side } with { $districts }.
}
event-HelpAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] You accept
       *[no] You decline
    }
   *[other] { $accepted_is ->
        [yes] { $seat } accepts
       *[no] { $seat } declines
    }
} { $helper_who ->
    [you] your help.
   *[other] { $helper }’s help.
}
event-BattleDecided = { $won_is ->
    [yes] { $seat } { $who ->
        [you] win
       *[other] wins
    } the battle for { $defending }
   *[no] { $defender } { $defender_who ->
        [you] successfully defend
       *[other] successfully defends
    } { $defending }
}: { $challenger_total } for the Challenger, { $defender_total } for the Defender.
event-AskedJudge = { $who ->
    [you] You reveal that you are Corrupt and ask
   *[other] { $seat } turns out to be Corrupt and asks
} { $target }: “Are you the Judge?” { $yes_is ->
    [yes] The answer is yes!
   *[no] The answer is no.
}
event-ObjectiveDiscarded = { $who ->
    [you] You discard your Objective.
   *[other] { $seat } discards an Objective face down.
}
event-ObjectiveDrawn = { $seat } draws an Objective.
event-ObjectiveKnown = You draw the Objective “{ $title }” ({ $card }).
event-ObjectiveKept = { $seat } keeps one of the Objectives.
event-KeptObjective = You keep “{ $title }” ({ $card }).
event-DeckRefilled = The discarded Objectives ({ $cards }) are shuffled into a new deck.
event-ObjectiveDeclared = { $who ->
    [you] You declare
   *[other] { $seat } declares
} the Objective “{ $title }” ({ $card }). { $total ->
    [one] { $total } Objective has been declared so far.
   *[other] { $total } Objectives have been declared so far.
}
event-PowerDrawn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} the Exceptional Power “{ $title }” ({ $card }){ $playable_is ->
    [yes] .
   *[no] , which cannot be used now and is replaced by another.
}
event-NoPowerLeft = There are no Exceptional Powers left to draw.
event-Picked = { $who ->
    [you] You choose
   *[other] { $seat } chooses
} { $player_is ->
    [none] { $districts }.
   *[other] { $player }.
}
event-IpChanged = The Influence of { $district } changes permanently by { $add }.
event-StationAdded = { $district } now has a Media Station.
event-StationMoved = The Media Station moves from { $origin } to { $district }.
event-StatusBegan = “{ $title }” ({ $card }) is now in force, { $until }.
event-LookedAtTeam = { $who ->
    [you] You secretly find out
   *[other] { $seat } secretly finds out
} whether { $target_who ->
    [you] you are
   *[other] { $target } is
} Corrupt.
event-TeamSeen = { $team_is ->
    [corrupt] { $seat } is Corrupt.
   *[reformist] { $seat } is a Reformist.
} Only you know this.
event-LookedAtObjective = { $who ->
    [you] You secretly look
   *[other] { $seat } secretly looks
} at { $target_who ->
    [you] your Objective.
   *[other] { $target }’s Objective.
}
event-ObjectiveSeen = { $seat }’s Objective is “{ $title }” ({ $card }). Only you know this.
event-RedrawDecided = { $who ->
    [you] { $redraw_is ->
        [yes] You make { $target } draw a new Objective.
       *[no] You let { $target } keep the Objective.
    }
   *[other] { $redraw_is ->
        [yes] { $seat } makes { $target } draw a new Objective.
       *[no] { $seat } lets { $target } keep the Objective.
    }
}
event-PhaseOneEnded = { $reason_is ->
    [objectives] The sixth Objective has been declared: the election begins.
   *[rounds] The last round is over: the election begins.
}
event-Announced = { $who ->
    [you] You run for President.
   *[other] { $seat } runs for President.
}
event-SaidDone = You are done. Nobody else sees it, and until the debate closes you may still run.
event-DebateClosed = { $candidates_count ->
    [0] The debate is closed. Nobody runs for President.
    [one] The debate is closed. The only candidate: { $candidates }.
   *[other] The debate is closed. The candidates: { $candidates }.
}
event-BallotTaken = You vote for { $candidate_who ->
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
    [0] { $bloc ->
        [0] no Seats.
       *[other] without a declared Objective, the bloc of { $bloc } does not count.
    }
    [one] { $valid } Seat counts.
   *[other] { $valid } Seats count.
}
event-CharacterRevealed = { $who ->
    [you] You were { $character }.
   *[other] { $seat } was { $character }.
}
event-SecretsOpened = All Objectives and all secret votes are now public.
event-Elected = { $president_is ->
    [none] Nobody becomes President.
   *[other] { $president } { $president_who ->
        [you] are
       *[other] is
    } the new President.
} { $winner_is ->
    [corrupt] The Corrupt win.
   *[reformist] The Reformists win.
}
event-Spoke = { $promise_is ->
    [yes] { $who ->
        [you] You whisper a promise to { $to }.
       *[other] { $seat } whispers a promise to { $to }.
    }
   *[no] { $who ->
        [you] You talk privately with { $to }.
       *[other] { $seat } talks privately with { $to }.
    }
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
event-PromiseKept = { $who ->
    [you] You keep your promise to
   *[other] { $seat } keeps the promise to
} { $to_count ->
    [0] the table: { $deal }.
   *[other] { $to }: { $deal }.
}
event-PromiseBroken = { $who ->
    [you] You break your promise to
   *[other] { $seat } breaks the promise to
} { $to_count ->
    [0] the table: { $deal }.
   *[other] { $to }: { $deal }.
}
event-Answered = { $who ->
    [you] You say { $agree_is ->
        [yes] yes
       *[no] no
    }
   *[other] { $seat } says { $agree_is ->
        [yes] yes
       *[no] no
    }
} to { $to } about { $deal_is ->
    [with] a vote With.
    [against] a vote Against.
   *[other] { $deal }.
}
event-Hinted = { $who ->
    [you] You say
   *[other] { $seat } says
} that { $about } { $about_who ->
    [you] are
   *[other] is
} { $team_is ->
    [corrupt] Corrupt.
    [judge] the Judge.
   *[reformist] a Reformist.
}

## Moves

move-DealPile = District pile { $pile } goes to { $seat }
move-DealDistrict = { $district } goes to { $seat }
move-DrawSpeaker = { $seat } becomes Speaker
move-DealObjective = Objective { $card } goes to { $seat }
move-DealCharacter = { $seat } becomes { $character }
move-DrawNewsflash = Newsflash { $card }
move-DrawToken = { $vote_is ->
    [yes] Green token: battles need a vote
   *[no] Red token: battles need no vote
}
move-DrawPower = Exceptional Power { $card }
move-PlaceOrigin = Choose { $district } as your District of Origin
    .about = Your District of Origin has a power and is hard to take from you.
move-PlaceStation = Place a Media Station in { $district }
    .about = Districts with Media Stations reach each other across the map.
move-Expose = { $seat_is ->
    [none] Name nobody
   *[other] Let the Judge know that { $seat } is Corrupt
}
move-PickSpeaker = { $who ->
    [you] Stay Speaker
   *[other] Make { $seat } the Speaker
}
move-ReleaseDistrict = Give up { $district }
move-PassLeft = Pass { $district } to the player on your left
move-Declare = Declare your Objective
    .about = It counts until the end, makes a Reformist’s vote count in the election and earns an Exceptional Power.
move-Pass = Pass
move-ChangeObjective = Change your Objective
move-DrawObjective = Draw an Objective
move-Swap = Offer { $partner } a swap: { $give } for { $get }
move-Campaign = Campaign for { $district }
move-Battle = Challenge { $defending } from { $challenging }
move-Unmask = Ask { $seat } whether they are the Judge
    .about = Everybody will know that you are Corrupt.
move-EndTurn = End your turn
move-Vote = Vote { $card }
move-AnswerSwap = { $accept_is ->
    [yes] Accept the swap
   *[no] Decline the swap
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
   *[no] Decline the help
}
move-Steal = Take { $district } from the Judge
move-Pick = { $seat_is ->
    [none] Choose { $districts }
   *[other] Choose { $who ->
        [you] yourself
       *[other] { $seat }
    }
}
move-Keep = Keep Objective { $number }
number-0 = one
number-1 = two
number-2 = three
move-Redraw = { $redraw_is ->
    [yes] Make them draw a new Objective
   *[no] Let them keep the Objective
}
move-Announce = Run for President
move-Done = I am done
    .about = You do not run as things are. Nobody sees it. You may still run until the debate closes.
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
} to { $to } about { $deal }
move-Hint = Tell { $to_count ->
    [0] everybody
   *[other] { $to }
} that { $about } is { $team_is ->
    [corrupt] Corrupt
    [judge] the Judge
   *[reformist] a Reformist
}

## Why not

refusal-not_your_turn = it is not your turn; wait until you are asked
refusal-out_of_place = this cannot be done now; choose from the menu
refusal-not_in_the_odds = this cannot be dealt or drawn here
refusal-not_tied = only a player with the smallest bloc can become Speaker
refusal-already_acted = you have already taken your action; declare an Objective or end your turn
refusal-act_first = take an action first; pass if you do not want one
refusal-ten_districts = you have ten districts and cannot get more; swap one instead
refusal-campaign_forbidden = a card forbids Campaigns now
refusal-battle_forbidden = a card forbids battles now
refusal-not_swing = { $district } belongs to somebody; campaign for a Swing District
refusal-no_such_partner = choose another player to swap with
refusal-not_theirs_to_swap = each player can only give a district that they own
refusal-origin_not_swapped = players who own their District of Origin cannot swap it
refusal-swap_too_high = you would get { $get } influence points for { $give }; ask for a weaker district
refusal-not_your_district = you do not own { $district }; choose one of your districts
refusal-nobody_to_fight = nobody you can fight owns { $district }; campaign for Swing Districts instead
refusal-immune = a card protects { $district }: it cannot be challenged now
refusal-out_of_reach = { $challenging } cannot reach { $defending }; challenge a neighbouring district or use Media Stations
refusal-answer_does_not_fit = this does not answer the question; choose from the menu
refusal-no_judge = there is no Judge in this game
refusal-not_corrupt = only the Corrupt can try to unmask the Judge
refusal-judge_known = the Judge has already been unmasked
refusal-no_such_target = choose another player
refusal-already_cleared = this player has already answered no
refusal-not_the_judges = the Judge does not own { $district }; take a district of the Judge’s
refusal-pick_does_not_fit = the card does not allow this choice; choose from the menu
refusal-no_objective = you have no Objective; draw one as your action
refusal-hand_full = you already have an Objective; change it instead
refusal-no_objectives_left = there are no Objectives left
refusal-not_fulfilled = your Objective is not fulfilled yet
refusal-no_such_card = there is no such card in your hand
refusal-has_station = { $district } already has a Media Station; choose another district
refusal-runs_already = you already run for President; wait until the debate closes
refusal-done_already = you have said that you are done; run for President, or wait until the debate closes
refusal-judge_no_candidate = the Judge cannot run for President
refusal-no_candidate = this player is not a candidate
refusal-own_ballot = candidates must vote for themselves
refusal-no_talk_now = you cannot make offers now
refusal-said_enough = you have used all your offers: { $limit } in each turn; wait for the next turn or announcement
refusal-no_such_listener = choose other players at this table, each only once
refusal-name_the_districts = choose both districts for a swap and none for anything else

## Why it ended

reason-corrupt_president = The new President is Corrupt.
reason-reformist_president = The new President is a Reformist.
reason-tie = The election is a tie, so the Corrupt win.
reason-vacancy = No candidate has a valid Seat, so there is no President and the Corrupt win.
reason-objectives = six Objectives
reason-rounds = five rounds
unit-seats = { $count ->
    [one] { $count } Seat
   *[other] { $count } Seats
}

## The board in the terminal

picture-round = Round { $round }, { $speaker } is the Speaker
picture-seats = Seats
picture-leader = Leader
picture-districts = Districts and Influence ({ $station } station, { $origin } origin)
picture-player = Player
picture-bloc = Bloc
picture-land = Districts
picture-declared = Declared
picture-objective = Objective
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
card-by_players = Where there are three numbers, they are for 4, 5 and 6 players.
card-advanced_only = Advanced game only.
card-chaotic = One of the chaotic Newsflashes.
card-beginner = In the beginner’s game: { $text }
by-players = { $four } / { $five } / { $six }

condition-event_min = { $event ->
    [battle_won_as_challenger] win a Battle of Influence as the Challenger
    [battle_won_as_principal] win a Battle of Influence as Challenger or Defender
    [battle_won_with_own_doo] win a Battle of Influence with your own District of Origin as Challenging or Defending District
    [helped_winner] help the winning side of a Battle of Influence
    [campaign_won_clearly] win the vote on one of your Campaigns with at most { $clear } Against
   *[swap_proposed_and_done] complete a swap that you proposed
} ({ $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} since you drew this card)
condition-stations_min = own at least { $n } districts with a Media Station
condition-ip_sum_min = own districts with a total of at least { $n } influence points
condition-bloc_min = have a bloc of at least { $n } Seats
condition-bloc_lead_min = have at least { $n } more Seats than every other bloc
condition-groups_min = control at least { $n } District Groups
condition-governorates_min = own a district in at least { $n } governorates
condition-chain_min = own at least { $n } connected districts
condition-own_of = own at least { $n } of these districts: { $of }
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
condition-doo_neighbours_min = own your District of Origin and at least { $n } of its neighbours (all of them, if it has fewer)
condition-doo_group_controlled = own your District of Origin and control its District Group
condition-doo_governorate_min = own your District of Origin and at least { $n } districts of its governorate in total (all of them, if it has fewer)
condition-doo_chain_min = own at least { $n } connected districts, including your District of Origin
condition-foreign_doo_min = own at least { $n ->
    [one] { $n } District of Origin of another player
   *[other] { $n } Districts of Origin of other players
}

hook-ip_add = every { $where ->
    [station] district with a Media Station
    [printed_ip_9_plus] district with 9 or more printed influence points
   *[held_doo] District of Origin that its own player owns
} has { $amount ->
    [one] one influence point
   *[other] { $amount } influence points
} { $sign ->
    [less] less
   *[more] more
}
hook-group_add = your District of Origin counts { $add } more towards its District Group
hook-battle_add = you get +{ $add } as { $role ->
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
hook-link = your District of Origin can act on every district { $to ->
    [coastal] on the coast
    [syria] on the Syrian border
    [north] in North Lebanon
    [south] in South Lebanon
   *[set] of a set that each district names
}, but not the other way round
hook-acts_as_station = your District of Origin reaches districts as if it had a Media Station, but not the other way round
hook-stations_off = Media Stations connect nothing
hook-no_help = nobody may help the Challenger or the Defender in a battle
hook-help_cap = each supporter helps with only { $n ->
    [one] their strongest district
   *[other] their { $n } strongest districts
}
hook-immune = district { $district } cannot be challenged
hook-forbid = { $action ->
    [campaign] Campaigns
   *[battle] battles
} are forbidden{ $except ->
    [speaker] { " " }for everybody except the Speaker
   *[nobody] { "" }
}
hook-vote_rule = { $action ->
    [campaign] Campaigns
   *[battle] battles
} { $need ->
    [yes] need a vote, whoever starts them
   *[no] need no vote
}
hook-vote_weight = { $who ->
    [self] your vote
    [largest_bloc] the vote of everybody with the largest bloc
   *[other] the vote of player { $who }
} { $weight ->
    [0] does not count
    [2] counts double
   *[other] counts { $weight } times
}
hook-extra_with = { $n ->
    [one] one With vote is
   *[other] { $n } With votes are
} added whenever one of your Campaigns is voted on
hook-tie_passes = a tied vote passes
hook-open_votes = votes are open: everybody sees who voted how
hook-swap_margin = in swaps that you propose you may get up to { $n ->
    [one] { $n } influence point
   *[other] { $n } influence points
} more than you give
hook-swap_any_ip = swaps only need consent: influence points are not compared
hook-draw_two = when you draw or change your Objective, you draw two cards and keep one
hook-doo_powers_off = the powers of Districts of Origin do not work

pick-player = choose { $who ->
    [other_with_objective] another player who has an Objective
   *[other] another player
} (called { $as } here)
pick-district = choose { $most ->
    [one] one district
   *[other] { $least } to { $most } districts
} { $owner ->
    [swing] that nobody owns
    [self] that you own
    [other] that another player owns
   *[any] anywhere
} (called { $as } here){ $restrictions_count ->
    [0] { "" }
   *[other] , { $restrictions }
}
restriction-ip_max = with at most { $value } influence points
restriction-ip_max_of = with no more influence points than { $value }
restriction-ip_within = whose influence points differ from those of { $of } by at most { $value }
restriction-reachable = within reach of one of your districts
restriction-station = { $value ->
    [yes] with a Media Station
   *[no] without a Media Station
}
restriction-group_of = in the same District Group as { $value ->
    [my_doo] your District of Origin
    [any_own] one of your districts
   *[other] { $value }
}
restriction-governorate_of = in the same governorate as { $value ->
    [my_doo] your District of Origin
    [any_own] one of your districts
   *[other] { $value }
}
restriction-not_owner_of = not owned by the owner of { $value }
restriction-doo = { $value ->
    [only] only a District of Origin that its own player owns
   *[none] but not a District of Origin that its own player owns
}

operation-take = district { $d } becomes yours
operation-release = district { $d } becomes a Swing District
operation-exchange = districts { $a } and { $b } change owners
operation-ip = district { $d } permanently { $sign ->
    [less] loses
   *[more] gains
} { $amount ->
    [one] one influence point
   *[other] { $amount } influence points
}
operation-reclaim_doo = you get your District of Origin back from its owner; if you own it already, it permanently gains { $else_ip ->
    [one] { $else_ip } influence point
   *[other] { $else_ip } influence points
}
operation-station_add = district { $d } gets a new Media Station
operation-station_move = the Media Station of { $from } moves to { $to }
operation-bonus_action = { $action ->
    [campaign] run an extra Campaign
   *[battle] fight an extra Battle of Influence
} at once{ $vote ->
    [yes] , with a vote
    [no] , without a vote
   *[none] { "" }
}{ $battle_add ->
    [0] { "" }
   *[other] , with +{ $battle_add } for your side
}{ $keep_challenging ->
    [yes] , without risking your Challenging District
   *[no] { "" }
}{ $own_weight ->
    [one] { "" }
    [2] , and your own vote counts double
   *[other] , and your own vote counts { $own_weight } times
}{ $tie_passes ->
    [yes] , and a tie is enough
   *[no] { "" }
}
operation-status = { $until ->
    [own_next_turn] until your next turn
   *[end_of_phase_1] until the election
}, { $effect }
operation-look_team = secretly find out whether player { $p } is Corrupt or a Reformist (the Judge appears as a Reformist)
operation-look_objective = secretly look at the Objective of player { $p }
operation-may_redraw_objective = you may make player { $p } discard that Objective and draw a new one
operation-draw_objectives = draw { $n } Objectives and keep { $keep }
operation-gavel = you become Speaker at once{ $rounds ->
    [one] { " " }for this round
    [2] { " " }and stay Speaker for the whole next round
   *[other] { " " }and stay Speaker for { $rounds } rounds in total
}
operation-each_releases_strongest = starting with the Speaker and going left, each player’s strongest district becomes a Swing District; a District of Origin that its own player owns is not counted
operation-each_passes_left = everybody secretly chooses one of their districts, but not their own District of Origin; all of them are passed to the left at the same time
operation-deal_swing = the Swing Districts are dealt out at random, one at a time, starting with the smallest bloc

replay-standing = Seats of the blocs

## Board

m3-map = The map of Lebanon
m3-parliament = The Parliament by group and leader
m3-beirut = Beirut
m3-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
m3-token = { $vote ->
    [yes] Battles need a vote
   *[no] No vote on battles
}
m3-no-objective = No declared Objective: the bloc of { $bloc } does not count.
m3-swing = nobody (Swing)
m3-district = { $name }: { $owner }, { $ip ->
    [one] { $ip } influence point
   *[other] { $ip } influence points
}{ $station ->
    [yes] , Media Station
   *[no] { "" }
}
m3-eyes = Everybody closes their eyes. Only the Corrupt open theirs.
m3-promises = Promises
m3-promise-open = open
m3-promise-kept = kept
m3-promise-broken = broken
m3-promise-secret = nobody can know
m3-promise = { $seat } → { $to_count ->
    [0] everybody
   *[other] { $to }
}: { $deal_is ->
    [swap] { $give } for { $get }
   *[other] { $deal }
}
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
m3-objective = Your Objective
m3-newsflash = Newsflash
m3-power = Exceptional Power
m3-ip = { $count ->
    [one] { $count } influence point
   *[other] { $count } influence points
}
m3-group = { $name }, { $seats ->
    [one] { $seats } Seat
   *[other] { $seats } Seats
}: { $lead }
m3-origin-of = District of Origin of { $name }
m3-rank = { $rank ->
    [answered] has answered
    [candidate] candidate
    [speaker] Speaker
    [judge] the Judge
    [corrupt] Corrupt
    [reformist] Reformist
    [fellow] your fellow Corrupt
    [exposed] known to the Judge
   *[declared] has declared an Objective
}
m3-your-cards = Your cards and the Newsflash
m3-character = Your character
m3-aim = { $team ->
    [corrupt] You win if the new President is Corrupt, or if there is none.
    [judge] You win if the new President is a Reformist. You cannot run yourself.
   *[reformist] You win if the new President is a Reformist.
}
m3-here = What is asked, and what was touched
m3-yes = Yes
m3-no = No
m3-do = { $phase ->
    [Turn] Touch a district or a player, or choose an action:
    [Acted] Your action is done. Declare, bargain or end your turn:
    [PlaceOrigin] Choose your District of Origin:
    [PlaceStation] Choose the district for your Media Station:
    [Exposing] Who shall be known to the Judge?
    [PickingSpeaker] Who is the next Speaker?
    [Releasing] Which district do you give up?
    [Passing] Which district goes to the player on your left?
    [Stealing] Which of the Judge’s districts do you take?
    [Keeping] Which Objective do you keep?
    [MayRedraw] Must this Objective be replaced?
    [ActingNow] Your extra action:
   *[other] Choose:
}
m3-next = { $step ->
    [at] Which district do you challenge?
    [from] Which of your districts challenges?
    [second] Choose another district:
   *[first] Choose a district:
}
m3-help = { $side ->
    [neutral] Stay out of it
   *[other] Help { $name }
}
hint-machrou3-rais-Placing = Choose one of your districts on the map. Your District of Origin has a power of its own and is hard to take from you. A Media Station connects its district to every other district with a station.
hint-machrou3-rais-Turn = You have one action a turn: campaign in any Swing District, challenge a neighbour to a battle, swap with somebody, or draw a new Objective. Tap the districts on the map, or choose from the list.
hint-machrou3-rais-Voting = The whole table votes in secret on whether this is allowed. Everybody has one vote; it passes if there are more votes With than Against.
hint-machrou3-rais-Helping = There is a battle. You may lend your districts to one side, or stay out of it.
hint-machrou3-rais-HelpReply = Somebody offers you help. Accept it, or fight alone.
hint-machrou3-rais-Exposing = The Corrupt choose which of them the Judge gets to know. If you are not one of them, your answer has no effect.
hint-machrou3-rais-Candidacy = The debate: run for President, bargain, or say that you are done. Who is done is secret.
hint-machrou3-rais-SwapReply = Somebody offers you a district for one of yours. Compare their influence points and think of your Objective, then accept or refuse.
hint-machrou3-rais-Keeping = You have drawn new Objectives. Keep the one that suits your districts; nobody else sees it.
hint-machrou3-rais-Picking = A card asks you to choose; its text is beside the map. Tap a highlighted district, or choose from the list.
hint-machrou3-rais-ActingNow = A card gives you another action at once.
hint-machrou3-rais-PickingSpeaker = Several players have the smallest bloc. You choose which of them is the next Speaker.
hint-machrou3-rais-Releasing = A Newsflash takes one of your strongest districts. Choose which one becomes a Swing District.
hint-machrou3-rais-Passing = Everybody gives a district to their left neighbour at the same time. Choose in secret which one you give.
hint-machrou3-rais-Stealing = You have unmasked the Judge. Take one of the Judge’s districts.
hint-machrou3-rais-Ballot = Give the Seats of your bloc to a candidate. If a Corrupt player becomes President, the Reformists lose.

## Putting a move together

act-Swap = Swap
act-Ask = Ask
act-Campaign = Campaign
act-Battle = Battle
act-Promise = Promise
act-Answer = Answer
act-Hint = Hint
act-Pick = Choose
act-PlaceOrigin = District of Origin
act-PlaceStation = Media Station
act-Keep = Keep
act-Declare = Declare
act-Vote = Vote
act-CastBallot = Vote for President
act-Help = Help a side
act-PassLeft = Pass a district on
act-Steal = Take a district
act-Unmask = Unmask the Judge
part-character = Character
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
part-candidate = Candidate
part-side = Side

## Before the first game

aim = Help your side win the presidency: you are secretly a Reformist or Corrupt.
first-1 = Win districts by campaigns and battles: districts bring Seats.
first-2 = Vote, and help others in their battles, or refuse.
first-3 = Find out who is Corrupt before the new President is elected.

## Guided games
lesson-first = Your first game
lesson-first-aim = Lebanon needs a President, and you are an honest Reformist. One of the other three is Corrupt and wants the office, too. Districts bring Seats in Parliament, and Seats elect the President after round five. It is now round one.
lesson-first-pass = It is your turn. You have one action, but nobody has to use it. You do not know yet who wants what, so wait and see this time: pass.
lesson-first-change = On election day, a Reformist’s Seats count only if the Reformist has declared an Objective. Yours, The Damascus Road, needs three districts that belong to others. Change it for a new one.
lesson-first-offer = { $name_3 } offers { district-miniyeh } for your { district-saida }: both have 7 influence points. But { district-saida } leads its group and brings you 5 Seats, while { district-miniyeh } would bring you none. Decline.
lesson-first-campaign = Your turn, and you have one action. { district-batroun } is a Swing District: it belongs to nobody. With it you would lead its group, which has 10 Seats. Campaign for { district-batroun }.
lesson-first-vote = Everybody votes in secret, and so do you. There must be more votes With than Against. Vote With.
lesson-first-end = Three to one: { district-batroun } and 10 Seats are yours. Who was against? You will never know for sure. Your action is used: end your turn.
lesson-first-help = { $name_1 } challenges { $name_2 } for { district-sour }. Her Media Station reaches every other station, but she has 10 points, and he has 15 with { district-bint_jbeil }. Your station in { district-jbeil } would add 6. Help her, the challenger.
lesson-first-battle = Sixteen to fifteen: you decided this battle. Now you need one of your own, because your new Objective is Hostile Takeover. There is a station in { district-tripoli }, too. Challenge it from { district-jbeil }.
lesson-first-accept = You have 6 points, and { $name_3 } has 15 with { district-miniyeh }. If you lose, { district-jbeil } becomes a Swing District. But { $name_1 } offers 23 points: friendship pays. Accept her help.
lesson-first-declare = You have won { district-tripoli } and 11 more Seats, and your Objective is fulfilled. Declare it, before your action or after it, and you draw an Exceptional Power. Declare it now.
lesson-first-swap = This power brought { district-saida } 2 points. Now it is the last round. { $name_1 } seems to collect Media Stations, and her { district-west_bekaa } would bring you 6 Seats. Offer a swap: your { district-jbeil } for it. Never ask for more points than you give.
lesson-first-ask = Both of you were happy, and { $name_1 } has declared her Objective. Now comes the election, and { $name_3 } runs for President. He tried to take your { district-saida }: is he the Corrupt one? Ask { $name_1 } for her bloc, which is all her Seats.
lesson-first-wait = She promises it, though words bind nobody. If two Reformists run, they split the honest votes. Nobody sees who is done, and you may still run later. So say that you are done.
lesson-first-run = The debate goes on, but neither { $name_1 } nor { $name_2 } runs. So it is up to you. Run for President! Then everybody may think again.
lesson-first-ballot = Everybody votes in secret, and each vote brings all the Seats of the voter’s bloc. Candidates vote for themselves. Cast your vote.
lesson-first-learned-1 = The leader of a group of districts has its Seats, so look at the Seats, not only at the points.
lesson-first-learned-2 = A campaign needs votes, a battle needs friends, and a swap needs something for both.
lesson-first-learned-3 = A Reformist’s Seats count only with a declared Objective; those of the Corrupt always count.
lesson-advanced = The advanced game
lesson-advanced-new = Now you are five, and the districts are dealt at random. You have the smallest bloc. So you are the Speaker, and you begin.
lesson-advanced-origin = Everybody chooses a District of Origin. It has a power of its own, and you cannot lose it by challenging from it. { district-koura } would let you draw two Objectives and keep one. Choose { district-koura }.
lesson-advanced-station = Everybody also places a Media Station. Put yours in { district-jbeil }.
lesson-advanced-roles = Now the characters are dealt, and you are Corrupt! Your fellow is { $name_2 }. One of the others is the Judge, who knows about you. You do not know who it is.
lesson-advanced-left = Every round begins with a Newsflash, and then a token says whether battles need a vote. This is Musical Chairs: everybody passes a district to the left. { district-aley } brings you no Seats. Pass it on.
lesson-advanced-tap = { $name_4 } has passed you { district-jezzine }, with a Media Station! That fulfilled your Objective, Talk-Show Regular, and you have declared it. Your power is Wiretap: you see the Objective of another player. Listen to { $name_1 }.
lesson-advanced-redraw = { $name_1 } wants three old ports and already has { district-sour } and { district-beirut_2 }. That is too close. Make her draw another Objective.
lesson-advanced-draw = You have no Objective any more. Drawing one is an action, and { district-koura } shows you two cards. Draw.
lesson-advanced-keep = Press Baron needs three Media Stations, and you have two. National Figure needs districts in all five parts of the country. Keep the one that you like.
lesson-advanced-accuse = { $name_3 } tells everybody that you are Corrupt. She is right, and only the Judge can know! But nobody has to believe her. Tell everybody that she is Corrupt.
lesson-advanced-answer = { $name_4 } asks for your bloc, all your Seats on election day. Your answer binds nobody: say yes or no, as you like.
lesson-advanced-speaker = Round two. You and { $name_2 } have the smallest blocs, so the old Speaker chooses, and that is you. The Speaker begins and campaigns without a vote. Choose yourself.
lesson-advanced-release = Thawra! The people are in the streets, and everybody gives up their strongest district. Only Districts of Origin are safe. { district-zgharta } and { district-bcharre } are equally strong: give up either.
lesson-advanced-promise = { $name_4 } has the largest bloc and should not become your enemy. Promise him to stay neutral in his battles. It costs nothing, and it binds nobody.
lesson-advanced-unmask = Now the Judge. Only the Corrupt may ask a player, and after that everybody knows that you are Corrupt. But there is hardly anybody left who does not. Ask { $name_3 }.
lesson-advanced-steal = It is her! The Judge loses everything: you take one district, and all the others become Swing Districts. Take { district-batroun }, beside { district-koura }.
lesson-advanced-learned-1 = Your District of Origin has a power, and it risks nothing when you challenge from it.
lesson-advanced-learned-2 = Every round has a Newsflash, and a token that says whether battles need a vote.
lesson-advanced-learned-3 = The Judge knows one of the Corrupt. Unmask the Judge, and you need no more votes, but everybody knows you.
