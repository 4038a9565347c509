title = Intrigue
tagline = Secrets, rumours and alliances in the Party, 1980: the first player with enough points becomes President.

variant-mixed = Mixed
    .about = Everybody has dossier cards; people may also write their own secrets and rumours.
variant-dossier_only = Dossiers only
    .about = Cards only, no free text. Recommended for games with strangers or bots.
variant-free_only = Free text only
    .about = No cards: people write everything themselves, as with pen and paper.

option-mode = Mode
    .about = Cards and texts (mixed), cards only (dossier_only) or texts only (free_only).
option-whispers_per_recess = Whispers
    .about = How many hints the archive gives each player in a recess, from round 2 on. Half of them are false.
option-length = Length
    .about = How many points make a President. Short: 10 points, about 20 minutes. Usual: 15 points, about 45 minutes. Long: 25 points as printed, up to 2 hours.
option-max_rounds = Rounds
    .about = After this many rounds the highest total wins. Left empty, the length decides; with 0, the game goes on until somebody is President.
option-max_motions_per_seat = Motions per player
    .about = How many rumours each player may put to the vote in one session. 0 means no limit.
option-max_new_items_per_recess = New rumours per player
    .about = How many new statements about others each player may make up in one recess.
option-majority_base = Majority of
    .about = The votes cast (cast) or everybody who may vote (eligible).
option-seen_together = Seen together
    .about = Whether everybody sees who talks to whom in the recess.
option-target_hp = Half-points to win
    .about = The score that wins, in half-points. Left empty, the length decides; the 25 points of the rulebook are 50.
option-recess = Recess
    .about = Open: everybody talks at any moment. In rotations: everybody chooses one act at a time in secret. Open if people play: where only bots play, in rotations.
option-rotations = Rotations
    .about = How many acts each player has in a recess with rotations. In an open recess, bots act about as often.
option-people = People
    .about = Which seats are played by people: all, none, or seat numbers such as 0,3. Only people may write texts, and texts may only be about people.
option-host = Host
    .about = The seat that may remove a text.
option-chart = Points table
    .about = What the spreader and the subject of a rumour score: a file with the tables spreader, subject_negative and subject_positive.

## Words for values

recess-auto = open if people play
recess-open = open
recess-rotations = in rotations
length-short = short: 10 points, about 20 minutes
length-usual = usual: 15 points, about 45 minutes
length-long = long: 25 points, up to 2 hours
during-recess = recess
during-session = session
majority_base-cast = the votes cast
majority_base-eligible = everybody who may vote
item-Item = { $sign_is ->
    [0] about { $subject }: “{ $card }”
   *[other] about { $subject }: “{ $text }” ({ $sign })
}
given-Item = { $sign_is ->
    [0] { $subject_who ->
        [you] about yourself: “{ $card }”
       *[other] about { $subject }: “{ $card }”
    }
   *[other] { $subject_who ->
        [you] about yourself: “{ $text }” ({ $sign })
       *[other] about { $subject }: “{ $text }” ({ $sign })
    }
}
taken-Item = { $sign_is ->
    [0] { $subject_who ->
        [you] about yourself: “{ $card }”
       *[other] about { $subject }: “{ $card }”
    }
   *[other] { $subject_who ->
        [you] about yourself: “{ $text }” ({ $sign })
       *[other] about { $subject }: “{ $text }” ({ $sign })
    }
}
sign--1 = slander
sign-1 = praise
ballot-believe = believe
ballot-disbelieve = disbelieve
ballot-abstain = abstain
ballot-none = –
verdict-believed = believed
verdict-disbelieved = not believed
verdict-tabled = postponed
verdict-struck = removed by the host
plea-admit = admit it
plea-deny = deny it
plea-silent = say nothing
about-self = themselves
about-other = a third comrade
want-any = any secret
want-self = a secret about whoever accepts
want-other = a secret about a third comrade
perk-senior = one motion without a penalty
perk-cabinet = the Cabinet’s protection against one slander
reason-president = The Party has a new President.
reason-last_session = The last session is over.
unit-points = { $count ->
    [one] { $count } point in all
   *[other] { $count } points in all
}
choice-Tell = tell { $to } { $item }
choice-Offer = offer { $to } a secret { $item }
choice-Withdraw = withdraw the offer to { $to }
choice-Ask = ask { $to } about { $subject }
choice-Vouch = vouch to { $to } for the rumour { $item }
choice-Doubt = tell { $to } not to believe the rumour { $item }
choice-Accept = accept { $giver }’s offer and give a secret { $item }
choice-Decline = decline { $giver }’s offer
choice-More = { $wanted_is ->
    [yes] make the recess longer
   *[no] end the recess
}
choice-Pass = do nothing
choice-Ready = done for this recess
choice-Vote = { $ballot }

## Cards

card-n01 = queues twice for the same sausages, in a different hat each time.
card-n02 = hides a pair of American jeans behind the collected works on the bookshelf.
card-n03 = reported a record beetroot harvest that included the neighbouring farm's beetroots.
card-n04 = slept through a five-hour plenary and applauded only on waking up.
card-n05 = listens to foreign jazz on the short wave with a pillow over the receiver.
card-n06 = traded a place on the flat waiting list for three tins of caviar.
card-n07 = takes the ministry's black Volga to gather mushrooms.
card-n08 = copied the previous Five-Year Plan and changed only the cover.
card-n09 = has read none of the Party classics beyond the prefaces.
card-n10 = told the joke about the parrot and the inspector in front of the inspector.
card-n11 = waters down the vodka at the Committee buffet.
card-n12 = keeps a private reserve of forty rolls of toilet paper.
card-n13 = lost the factory's only slide rule at cards.
card-n14 = won the chess evening by bribing the opponent with oranges.
card-n15 = goes deaf in one ear whenever volunteers are called for.
card-n16 = has a cousin in Paris and three postcards to prove it.
card-n17 = had the grass painted green before the delegation came and booked it as irrigation.
card-n18 = wrote both the complaint and the official reply to it.
card-n19 = smuggles chewing gum in a hollowed-out tractor manual.
card-n20 = only moves the lips during the second verse of the anthem.
card-n21 = has replaced the portrait in the office with a mirror.
card-n22 = registered the dacha as a tool shed; the tool shed has a piano.
card-n23 = invented a grandmother in Minsk to obtain travel permits.
card-n24 = has delivered the same speech four years running, including the cough.
card-n25 = sold the Pioneer band's tuba and calls it a long-term loan.
card-n26 = meets a foreign correspondent in the park, allegedly to swap stamps.
card-n27 = met the shoe quota with left shoes only.
card-n28 = blames every breakdown on the weather in Siberia, even in August.
card-n29 = took the last working lift and let the delegation climb nine floors.
card-n30 = keeps a coded diary; the code is the football league table.
card-n31 = enrolled a cat in the housing committee and votes on its behalf.
card-n32 = bought a medal at the flea market and wears it on weekdays.
card-n33 = jumps every queue by shouting the word Inspection.
card-n34 = grows bananas in the ministry's boiler room and shares none.
card-n35 = does the crossword in the secret briefing papers, in ink.
card-n36 = bet against the home team at the Spartakiad and won a samovar.
card-n37 = used the emergency hotline to order a taxi.
card-n38 = sends only a coat to meetings; it hangs on the chair while its owner is at the sauna.
card-n39 = recorded dance music over the minutes of the last congress.
card-n40 = counts the office fern towards the quorum.
card-p01 = restarted a stalled tractor with a hairpin and a short speech.
card-p02 = returned a lost wallet with a month's wages and added two cinema tickets.
card-p03 = beat the plan by forty per cent and gave the bonus to the night shift.
card-p04 = teaches chess every evening to the children of Block Seventeen.
card-p05 = talked an inspector out of closing the village bakery.
card-p06 = gave up a place in the flat queue for a family with triplets.
card-p07 = knows all the verses of the anthem, and the harmony.
card-p08 = carried a piano up six floors for a widow.
card-p09 = queued nine hours so that the whole office had oranges at New Year.
card-p10 = designed the one bus shelter that really keeps out the wind.
card-p11 = answered every letter of complaint by hand for a year.
card-p12 = has given so much blood that the clinic keeps a chair with that name on it.
card-p13 = taught the ministry's parrot to greet guests in eleven languages of the Union.
card-p14 = won the regional ski race on a broken binding and apologised to the runner-up.
card-p15 = saved a harvest by playing the accordion until the combine crew woke up.
card-p16 = sent back a gift of imported crystal, with a receipt.
card-p17 = wrote the only report of 1979 that anyone read to the end.
card-p18 = got hot water for the whole street by asking politely, a hundred and twelve times.
card-p19 = found the missing railway wagon with all the boots still in it.
card-p20 = shares the dacha's apples with every neighbour, even the rude one.
card-p21 = learned sign language to chair the deaf workers' meeting.
card-p22 = once admitted a mistake before anybody had noticed it.
card-p23 = brings tea to the night watchmen in January.
card-p24 = grew tomatoes beyond the Arctic Circle, three of them.
card-p25 = volunteered for the potato brigade and stayed an extra week.
card-p26 = drew against a visiting grandmaster and never mentions it.
card-p27 = translates poetry at night and signs it with the typist's name.
card-p28 = rescued a stork from the power-station chimney.
card-p29 = reconciled two collective farms that had quarrelled over a goose.
card-p30 = cut a two-hour speech to eight minutes by popular request.
card-p31 = invented a valve used in six republics and asked only for a bicycle.
card-p32 = led the torch relay through the fog with an umbrella.
card-p33 = lent the good coat to a trainee for an interview.
card-p34 = reads aloud at the hospital on Sundays, with all the voices.
card-p35 = paid for the canteen window that somebody else's football broke.
card-p36 = declined the black Volga and takes the tram.
card-p37 = restored the library's card index after the flood, from memory.
card-p38 = got the ministry choir to sing in tune for the first time since 1961.
card-p39 = caught the archive's mouse and released it at the edge of the woods.
card-p40 = plants a lime tree for every colleague who retires.

## The icon of an event, and what it begins in the log; the same in every language

icon-RecessOpened = flag
    .group = round
icon-Whispered = whisper
icon-Sealed = whisper
icon-Mingled = talk
    .group = turn
icon-Approached = talk
icon-Called = talk
icon-Heard = whisper
icon-Offered = swap
icon-Proposed = swap
icon-Asked = question
icon-Vouched = true
icon-Doubted = lie
icon-Exchanged = swap
icon-Declined = lie
icon-RotationEnded = clock
icon-Lapsed = clock
icon-Extended = clock
icon-Prolonged = clock
icon-SessionOpened = flag
    .group = round
icon-Initiated = vote
    .group = turn
icon-Declared = whisper
icon-Swore = whisper
icon-Pleaded = talk
icon-Revealed = { $truth_is ->
    [yes] true
   *[no] lie
}
icon-Broke = battle
icon-Opened = eye

## What happened

event-Activated = On the public list of cards: “{ $card }”
event-Dealt = { $count ->
    [4] { $who ->
        [you] { "" }
       *[other] { $seat } gets four dossier cards.
    }
   *[other] { "" }
}
event-Filed = Your dossier says: “{ $card }” Nobody else knows.
event-RecessOpened = Round { $round }: the recess begins. { $chair_who ->
    [you] You
   *[other] { $chair }
} will chair the next session.
event-Whispered = { $item_is ->
    [none] The archive has nothing for you.
   *[other] The archive whispers something to you, true or false, { $item }
}
event-Sealed = { $who ->
    [you] { "" }
   *[other] { $seat } has decided.
}
event-Noted = Your secret choice: { $choice }
event-Retired = { $during_is ->
    [session] { $seat } { $who ->
        [you] have
       *[other] has
    } nothing more to put to the vote in this session.
   *[other] { $seat } { $who ->
        [you] are
       *[other] is
    } ready for the session.
}
event-Returned = { $seat } { $who ->
    [you] are
   *[other] is
} not ready any more and { $who ->
    [you] come
   *[other] comes
} back to the recess.
event-WantsMore = { $seat } { $who ->
    [you] want
   *[other] wants
} a longer recess.
event-Mingled = Rotation { $rotation }: { $actors_count ->
    [0] nobody acts.
    [one] { $actors_who ->
        [you] you act.
       *[other] { $actors } acts.
    }
   *[other] { $actors } act.
}
event-Approached = { $who ->
    [you] { "" }
   *[other] { $partner_who ->
        [you] { "" }
       *[other] { $seat } and { $partner } are seen together.
    }
}
event-Called = { $seat } { $who ->
    [you] have
   *[other] has
} had a turn.
event-Heard = { $giver } { $giver_who ->
    [you] tell
   *[other] tells
} { $hearer }{ $source_is ->
    [none] { "" }
   *[other] , naming { $source } as the source,
} { $item } { $words_is ->
    [none] { "" }
   *[other] { $giver_who ->
        [you] You add
       *[other] { $giver } adds
    }: “{ $words }”
}
event-Offered = { $giver } { $giver_who ->
    [you] offer
   *[other] offers you
} an alliance: a secret about { $about } in return for { $want_is ->
    [self] a secret about you.
   *[other] { $want }.
} { $words_is ->
    [none] { "" }
   *[other] { $giver } adds: “{ $words }”
}
event-Proposed = You offer { $to } a secret { $item } In return you want { $want }. { $words_is ->
    [none] { "" }
   *[other] You add: “{ $words }”
}
event-Withdrawn = { $giver } { $giver_who ->
    [you] withdraw your
   *[other] withdraws the
} offer to { $to }.
event-Asked = { $seat } { $who ->
    [you] ask
   *[other] asks
} { $to } for news about { $subject }.
event-Vouched = { $seat } { $who ->
    [you] vouch
   *[other] vouches
} to { $to } for the rumour { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-Doubted = { $seat } { $who ->
    [you] tell
   *[other] tells
} { $to } not to believe the rumour { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-Exchanged = { $giver } and { $taker } exchange secrets. { $giver_who ->
    [you] You give one
   *[other] { $giver } gives one
} { $given } { $taker_who ->
    [you] You give one
   *[other] { $taker } gives one
} { $taken }{ $allied_is ->
    [yes] { " " }You are now allies and get 1 point each.
   *[no] { "" }
} { $words_is ->
    [none] { "" }
   *[other] { $taker_who ->
        [you] You add
       *[other] { $taker } adds
    }: “{ $words }”
}
event-Declined = { $seat } { $who ->
    [you] decline
   *[other] declines
} { $giver_who ->
    [you] your offer.
   *[other] { $giver }’s offer.
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-RotationEnded = Rotation { $rotation } is over.
event-Lapsed = { $giver_who ->
    [you] Your offer
   *[other] { $giver }’s offer
} to { $to } has expired.
event-Extended = { $granted_is ->
    [yes] Everybody agrees to one more rotation.
   *[no] The recess is over.
}
event-Prolonged = All the people want it: the recess is { $seconds } seconds longer.
event-SessionOpened = Round { $round }: the session begins. { $chair_who ->
    [you] You chair it.
   *[other] { $chair } chairs it.
}
event-Passed = { $seat } { $who ->
    [you] pass.
   *[other] passes.
}
event-Initiated = { $seat } { $who ->
    [you] put
   *[other] puts
} a rumour to the vote{ $senior_is ->
    [yes] , without a penalty as a senior member,
   *[no] { "" }
} { $item } { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-Declared = { $seat } { $who ->
    [you] have secretly declared
   *[other] has secretly declared
} whether the rumour is true.
event-Swore = You secretly declared this rumour { $truth_is ->
    [yes] true
   *[no] false
}.
event-Pleaded = { $seat } { $plea_is ->
    [admit] { $who ->
        [you] admit it: the rumour is true.
       *[other] admits it: the rumour is true.
    }
    [deny] { $who ->
        [you] deny it: the rumour is false.
       *[other] denies it: the rumour is false.
    }
   *[silent] { $who ->
        [you] say nothing about it.
       *[other] says nothing about it.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-Counted = The rumour is { $verdict }. Votes: { $ballots_named }.
event-Revealed = { $truth_is ->
    [yes] The rumour turns out to be true.
   *[no] The rumour turns out to be false.
}
event-Sheltered = { $who ->
    [you] The Cabinet protects you: you lose no points.
   *[other] The Cabinet protects { $seat }, who loses no points.
}
event-Scored = { $shares_count ->
    [0] Points: { $points_named }.
   *[other] { $shares }.
}
share-Share = { $seats } { $why_is ->
    [believed] { $seats_who ->
        [you] get
       *[other] gets
    }
    [right] { $seats_count ->
        [one] { $seats_who ->
            [you] get
           *[other] gets
        }
       *[other] get
    }
    [gain] { $seats_who ->
        [you] get
       *[other] gets
    }
    [wrong] { $seats_count ->
        [one] { $seats_who ->
            [you] lose
           *[other] loses
        }
       *[other] lose
    }
   *[other] { $seats_who ->
        [you] lose
       *[other] loses
    }
} { $points ->
    [0.5] half a point
    [one] { $points } point
   *[other] { $points } points
}{ $why_is ->
    [right] { $seats_count ->
        [one] { "" }
       *[other] { " " }each
    }
    [wrong] { $seats_count ->
        [one] { "" }
       *[other] { " " }each
    }
   *[other] { "" }
} { $why_is ->
    [believed] because the rumour was believed
    [disbelieved] because the rumour was not believed
    [right] for voting correctly
    [wrong] for voting incorrectly
   *[other] as the subject of the rumour
}
event-Rewarded = { $points ->
    [-2] You secretly lose 2 points
    [-1] You secretly lose 1 point
    [0] You get no points
    [one] You secretly get { $points } point
   *[other] You secretly get { $points } points
} for being the first to spread this rumour.
event-Promoted = Your status rises: you now have { $perk }.
event-Broke = { $seat } { $who ->
    [you] break
   *[other] breaks
} the alliance with { $ally }. { $seat } { $who ->
    [you] lose
   *[other] loses
} 1 point, and { $ally } { $ally_who ->
    [you] lose
   *[other] loses
} 1½ points. { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] You add
       *[other] { $seat } adds
    }: “{ $words }”
}
event-Struck = The host has removed a text { $item }
event-SessionClosed = The session of round { $round } is over.
event-Won = { $winners } { $winners_count ->
    [one] { $winners_who ->
        [you] win.
       *[other] wins.
    }
   *[other] share the win.
}
event-Opened = The archive is open: everybody can see everything.

## Moves

move-Activate = Put “{ $card }” on the public list
move-Deal = Deal “{ $card }” to { $seat }
move-Begin = { $chair } chairs the first session
move-Whisper = { $item_is ->
    [none] Whisper nothing to { $seat }
   *[other] Whisper to { $seat } { $item }
}
move-Call = Call { $seat }
move-Tell = Tell { $to }{ $source_is ->
    [none] { "" }
   *[other] , naming { $source } as the source,
} { $item }
move-Offer = Offer { $to }, in return for { $want_is ->
    [self] a secret about { $to },
   *[other] { $want },
} one { $item }
move-Withdraw = Withdraw the offer to { $to }
move-Ask = Ask { $to } about { $subject }
move-Vouch = Vouch to { $to } for the rumour { $item }
move-Doubt = Tell { $to } not to believe the rumour { $item }
move-Accept = Accept { $giver }’s offer and give a secret { $item }
move-Decline = Decline { $giver }’s offer
move-More = { $wanted_is ->
    [yes] Make the recess longer
   *[no] End the recess
}
    .about = It is granted if all the people at the table want it.
move-Pass = Do nothing now
move-Ready = { $during_is ->
    [session] Nothing more for this session
   *[other] Ready for the session
}
    .about = { $during_is ->
        [session] You bring no more rumours to the vote. The session ends early when nobody has any.
       *[other] The recess ends early when everybody is ready.
    }
move-Return = Come back to the recess
move-Initiate = Put a rumour to the vote{ $senior_is ->
    [yes] , without a penalty as a senior member,
   *[no] { "" }
} { $item }
move-Break = Break the alliance with { $ally }
    .about = You lose the 1 point of the alliance; your ally loses 1.5 points.
move-Declare = { $truth_is ->
    [yes] Declare that it is true
    [no] Declare that it is false
   *[none] Declare nothing
}
move-Plead = { $plea_is ->
    [admit] Admit it
    [deny] Deny it
   *[silent] Say nothing
}
move-Vote = { $ballot_is ->
    [believe] Believe it
    [disbelieve] Do not believe it
   *[abstain] Abstain
}
move-Shelter = { $use_is ->
    [yes] Use the Cabinet’s protection, if you have it
   *[no] Take the loss
}
move-Strike = Remove the text { $item }
    .about = It counts no more: nobody gets points for it.

## Refusals

refusal-no_such_seat = there is no such seat
refusal-no_such_card = this card is not on this game’s public list
refusal-improper_text = a text needs 1 to 160 characters and a mark: praise or slander
refusal-no_text_about_bots = texts can only be about people; use a card for this seat
refusal-bots_do_not_write = only people can write texts
refusal-no_bots_in_free_only = bots cannot play with free text only; remove the bots or choose another variant
refusal-too_many_new_items = you have made up as many rumours as one recess allows; pass on what you know
refusal-false_about_oneself = what you say about yourself must be true
refusal-about_the_recipient = this is about the player you would give it to, so it is no secret to them
refusal-was_on_the_floor = this was read out to everybody, so it is no longer a secret
refusal-given_before = you have already given them this; choose another secret
refusal-no_such_partner = choose another player
refusal-resolved = the vote on this rumour is over and the truth is known
refusal-told_before = you have already told them this
refusal-lies_sealed = this is part of your open offer to them; withdraw the offer first
refusal-no_such_source = name another player as your source
refusal-offer_lies_open = you already have an open offer to them; wait for the answer or withdraw it
refusal-no_offer = there is no such offer
refusal-not_known_to_share = you cannot be sure that they know this
refusal-not_what_is_wanted = the offer asks for another kind of secret
refusal-about_yourself = you cannot put a rumour about yourself to the vote
refusal-tabled_this_round = this was postponed in this session; it can return in a later round
refusal-not_a_rumour_to_you = first pass this on to a player whom it is not about, or hear it from one
refusal-no_senior_perk = you have no motion without a penalty
refusal-not_the_dealers_move = this cannot be dealt or drawn now
refusal-game_over = the game is over
refusal-too_many_words = use at most 160 characters
refusal-ready_already = you have already said that you are ready
refusal-no_more_time = only people can ask for a longer recess, once each time, and it is granted three times at most
refusal-not_ready = you have not said that you are ready
refusal-return_first = you have said that you are ready; come back to the recess first
refusal-too_many_acts = you have done as much as one recess allows; you can still answer offers
refusal-other_part = this belongs to the other part of the round
refusal-no_ally = you are not allies
refusal-break_on_the_floor_only = you can break an alliance only during a session, between two votes
refusal-not_your_turn = it is not your turn
refusal-vowed_before = you have already said that this is true of you, so it stays true
refusal-out_of_place = this cannot be done now
refusal-not_the_host = only the host can remove texts
refusal-nothing_to_strike = this text has not been read out

## The picture in the terminal

picture-round = Round { $round }, { $chair } is in the chair
picture-holder = { $name } has the floor.
picture-motion = { $name } has put a rumour to the vote { $item }
picture-player = Comrade
picture-points = Visible points
picture-ally = Your ally
picture-known = Known from the dossier
picture-minutes = From the minutes
picture-true = true
picture-false = false
picture-total = Your total: { $total } ({ $hidden } hidden)
picture-dossier = Your dossier
picture-offer = { $name } offers you a secret about { $about } in return for { $want }.
picture-notes = Your latest notes

replay-standing = Points, including hidden ones

## Board

in-room = The party room
in-round = Round { $round }
in-recess = Recess: talk in private
in-talk-to = Choose a comrade to talk to, or a card to give away.
in-session = Session: motions and votes
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
in-kind = Kind
in-true = true
in-false = false
in-archive = The archive
in-rumour = Rumour
in-graph = How it spread: { $rumour }
in-told = { $giver } told { $hearer } in round { $round }.
in-no-rumours = Nobody told anybody anything.
in-choices = What you can do
in-words = Add a few words
in-motions = Put a rumour to the vote ({ $count })
in-slip = Make up a rumour
in-slip-about = about anybody, true or not
in-this-secret = This secret
in-rotation = Rotation { $rotation } of { $count }
in-ready-count = { $ready } of { $count } are ready
in-winner = { $count ->
    [one] { $names } is the new President
   *[other] { $names } share the win
}
in-first = Winner
in-chair = chairs the session
in-has-offer = has made you an offer
in-decided = has decided
in-done = is ready
in-wants-more = wants a longer recess
in-hidden = hidden
in-no-source = Nobody
in-source = Say that you have it from
in-back = Back
in-your-offer = Your open offer: “{ $text }”
in-do-Pass = Do nothing now
in-do-Ready = I’m ready
in-do-Return = Come back
in-do-More = More time
in-do-Tell = Tell a rumour
in-do-Offer = Offer an exchange
in-do-Ask = Ask for news
in-do-Vouch = Vouch for a rumour
in-do-Doubt = Doubt a rumour
in-do-Accept = Accept and give a secret
in-do-Decline = Decline the offer
in-do-Withdraw = Withdraw your offer
in-do-Break = Break the alliance
in-do-Initiate = Put it to the vote
in-do-Strike = Remove the text
in-nothing-now = Nothing to do here right now.
in-dossier-of = The dossier of { $name }
in-told-to = You told: { $names }
in-known = What you have heard about them
in-known-nothing = Nothing yet.
in-ledger-title = Where the points come from
in-because-start = At the start
in-because-formed = A new alliance
in-because-broke = Broke the alliance
in-because-broken = The ally broke the alliance
in-because-initiator = { $gain ->
    [yes] Put a rumour to the vote that was believed
   *[no] Put a rumour to the vote that was not believed
}
in-because-voter = { $gain ->
    [yes] Voted correctly
   *[no] Voted incorrectly
}
in-because-spreader = First to spread the rumour
in-because-subject = Subject of the rumour
in-whom = Whom do you want to give it to?
in-wanted = In return they want: { $want }
in-write = Use these words
in-public-list = Cards of the public list:
in-cards-only = Nobody can write about a bot: choose a card.
in-brought = brought by { $name }, round { $round }
in-rumours = How the rumours spread
in-says-source = I have it from { $name }.
in-says-offer = A secret for a secret?
in-says-withdraw = I take my offer back.
in-says-ask = Any news about { $name }?
in-says-vouch = You can believe that.
in-says-doubt = Don’t believe that.
in-says-accept = It’s a deal.
in-says-decline = No, thank you.
in-says-pass = I pass.
in-says-admit = It’s true.
in-says-deny = That’s a lie!
in-says-silent = No comment.
in-says-shelter = The Cabinet protects me.
in-why-formed = 1 point for the new alliance
in-why-broke = loses 1 point for breaking the alliance
in-why-broken = loses 1.5 points: the ally broke the alliance
in-why-believed = The rumour was believed.
in-why-disbelieved = The rumour was not believed.
in-why-right = Voted correctly.
in-why-wrong = Voted incorrectly.
in-why-gain = The rumour helped them.
in-why-loss = The rumour harmed them.
in-why-spreader = You spread it first.
hint-intrigue-TalkSeen = Recess. Tell somebody a rumour, offer to exchange secrets, or ask. Everybody chooses in secret, then everything happens at once. An exchange makes the two of you allies.
hint-intrigue-Mingling = Recess. Talk to anybody at any moment: tell a rumour, offer to exchange secrets, or ask. An exchange makes the two of you allies. Say that you are ready when you are done.
hint-intrigue-AnsweringSeen = Somebody offers you a sealed secret. Give one in return, decline, or ignore the offer.
hint-intrigue-Floor = Session. Propose a motion about a rumour: if the party believes it you gain points, otherwise you lose points. Or pass.
hint-intrigue-VotingSeen = Do you believe it? If you vote for the truth, you gain half a point. The votes are revealed when everybody has voted.
hint-intrigue-ExtendingSeen = Somebody would like more time to talk. The recess is extended only if everybody agrees.
hint-intrigue-Declaring = Somebody wrote this about you. Say in secret whether it is true; you cannot take it back.
hint-intrigue-Sheltering = The party believes something bad about you. If you have a perk that protects you, you may use it now.
hint-intrigue-Debating = This is about you: admit it, deny it, or stay silent.

## Putting a move together

act-Tell = Tell a rumour
act-Offer = Offer an exchange
act-Ask = Ask
act-Vouch = Vouch
act-Doubt = Doubt
act-Accept = Accept an offer
act-Initiate = Propose a motion
act-Strike = Remove a text
act-Break = Break an alliance
act-Declare = Declare
act-Decline = Decline an offer
act-Withdraw = Withdraw an offer
act-Plead = Answer the rumour
act-Vote = Vote
part-item = Statement
part-source = Heard from
part-want = In return
part-subject = About
part-giver = From
part-use = Effect
part-senior = As a senior
part-ally = Ally
part-ballot = Vote
part-plea = Answer
part-truth = Truth

## Before the first game

lobby-note = In this game people may write texts of their own: secrets about themselves, and rumours about other people at the table. Nobody can write about bots: nothing is true of a bot but its dossier. About bots you make up rumours with the cards of the public list, true or not. Write nothing about real persons and no insults; the host can remove a text that was read out.
aim = Be the first to score 15 points (in a short game 10, in a long one 25) and become President.
first-1 = Talk in private: spread rumours and trade secrets for alliances.
first-2 = Put rumours to the vote: you score if the others believe them.
first-3 = Vote on the rumours of others: right votes score points.

## Guided game
lesson-first = Your first game
lesson-first-aim = It is 1980, and every comrade in this room wants to be President. You score with allies, with rumours that are believed, and with votes that are right. At this table 4 points are enough. Usually it takes 15.
lesson-first-ask = In the recess everybody talks at once: go to anybody at any moment. Everybody sees who talks to whom, but nobody else hears it. Ask { $name_2 } for news.
lesson-first-accept = { $name_1 } offers you a sealed secret about herself and wants one about you. An exchange makes you allies, and each of you gets a point. Accept, and give her “{ card-n04 }”
lesson-first-offer = You are allies! Your four dossier cards are true of you and of nobody else. Now make an offer yourself: give { $name_3 } a secret that { $name_1 } does not know. Which one is up to you.
lesson-first-tell = A second ally, a second point. And { $name_2 } has told you a rumour about { $name_4 }. You can also invent one: if a lie is believed, whoever spread it gets 2 points. Tell { $name_3 } about { $name_1 }: “{ card-n16 }”
lesson-first-vouch = You can talk a rumour up. It is only words, but people vote on words. Go to { $name_3 } again and vouch for what you told her.
lesson-first-doubt = You can also talk a rumour down. If { $name_2 } doubts what he told you about { $name_4 }, he will not bring it to the vote before you. Tell him that you do not believe it.
lesson-first-more = A recess lasts five minutes, or until everybody is ready. The people at the table can make it longer if all of them want it. Ask for more time.
lesson-first-ready = Nothing left to say? Say that you are ready. You can still come back, but when everybody is ready, the session begins.
lesson-first-motion = In the session, the floor goes round, and you have it first. Bring the rumour about { $name_4 } to the vote. If it is believed, you get a point.
lesson-first-vote = It was believed, and it is true! Now { $name_1 } has brought one about { $name_3 }. But that card lies in your own dossier, so it cannot be true of her. Vote that you do not believe it.
lesson-first-plead = Right: half a point. But { $name_2 } now reads out your secret, which only { $name_1 } knew. She has talked! Everybody waits for your answer. Admit it, deny it or say nothing.
lesson-first-shelter = They believed it, and it will cost you a point. From 10 points on, the Cabinet can save you once. Everybody is asked, so that nobody sees who is that powerful. Choose either.
lesson-first-break = So much for your ally. Between two motions you may break an alliance: you lose its point, she loses a point and a half, and everybody hears of it. Break with { $name_1 }.
lesson-first-lie = You have the floor again, and one thing in store about { $name_1 }. If they believe it, you get 1 point for the motion and 2 in secret, because you spread it. Bring it to the vote!
lesson-first-learned-1 = Exchanged secrets make allies, and whoever knows your secret can tell it.
lesson-first-learned-2 = Who brings a believed rumour to the vote gets a point; who spread it is paid in secret, and double for a lie.
lesson-first-learned-3 = A card is true of one comrade at most, so your own dossier exposes lies about others.
lesson-second-thoughts = Second thoughts
lesson-second-thoughts-again = Another evening, and nobody has any points yet. { $name_1 } has made you an offer, and you have made one to { $name_3 }. Offers stay open until they are answered or taken back, at the latest until the session begins.
lesson-second-thoughts-decline = { $name_1 } offers a secret about herself for one about you. It would make you allies, but you know her: she does not keep secrets for long. Decline. It costs nothing.
lesson-second-thoughts-withdraw = { $name_3 } has not answered your offer, and now she goes from one comrade to the next. Better not tell her too much. She has not read your secret yet: take your offer back.
lesson-second-thoughts-ready = Now no offer lies open, and you have nothing more to say. Say that you are ready.
lesson-second-thoughts-return = Others can still talk to you: { $name_4 } has told you something about { $name_2 }. That is worth passing on. As long as somebody is not ready, the recess goes on, so come back.
lesson-second-thoughts-tell = Tell { $name_3 } what you have just heard: “{ card-n05 }”
lesson-second-thoughts-start = She is ready, too. Now everybody waits for you. Say again that you are ready, and the session begins.
lesson-second-thoughts-pass = You have the floor. You could bring the rumour about { $name_2 }, but if it is not believed, you lose half a point. Nobody has to bring anything. Pass, and the next comrade has the floor.
lesson-second-thoughts-vote = Now { $name_3 } brings it, and the risk is hers. You may vote all the same. A right vote brings half a point, a wrong one costs half a point, and nobody has to decide: you may abstain. Vote as you like.
lesson-second-thoughts-learned-1 = An offer can be declined or taken back, and neither costs anything.
lesson-second-thoughts-learned-2 = Whoever is ready may come back until everybody is ready.
lesson-second-thoughts-learned-3 = Who passes or abstains risks nothing and gains nothing.
