title = Intrigue
tagline = Secrets, rumours and alliances in the Party, 1980: first to 25 points becomes President.

variant-mixed = Mixed
    .about = Dossier cards for everybody; people may also write their own secrets and rumours.
variant-dossier_only = Dossiers only
    .about = Nothing but the cards: recommended among strangers, and for bots.
variant-free_only = Free text only
    .about = No cards: everything is written by people, as on paper.

option-mode = Mode
    .about = Cards and texts (mixed), cards alone (dossier_only), or texts alone (free_only).
option-whispers_per_recess = Whispers
    .about = How many hints the archive gives each seat in a recess, from round 2 on; half of them are false.
option-max_rounds = Rounds
    .about = After so many rounds the highest total wins; 0 plays until somebody is President.
option-max_motions_per_seat = Motions per seat
    .about = How many rumours a seat may bring to the floor in one session; 0 is no limit.
option-max_new_items_per_recess = New rumours per seat
    .about = How many new statements about others a seat may make up in one recess.
option-majority_base = Majority of
    .about = The votes that are cast (cast), or all who may vote (eligible).
option-seen_together = Seen together
    .about = Whether everybody sees who approaches whom in the recess.
option-target_hp = Half-points to win
    .about = 50 are the 25 points of the rulebook.
option-rotations = Rotations
    .about = How many acts each seat has in a recess.
option-people = People
    .about = The seats that are people: all, none, or seats like 0,3. Only they may write and be written about.
option-host = Host
    .about = The seat that may strike a text.
option-chart = Point chart
    .about = What spreader and subject get; a file with the tables spreader, subject_negative and subject_positive.

## Words for values

majority_base-cast = the votes cast
majority_base-eligible = all who may vote
item-Item = { $sign_is ->
    [0] { $subject }: “{ $card }”
   *[other] { $subject }: “{ $text }” ({ $sign })
}
given-Item = { $sign_is ->
    [0] { $subject }: “{ $card }”
   *[other] { $subject }: “{ $text }” ({ $sign })
}
taken-Item = { $sign_is ->
    [0] { $subject }: “{ $card }”
   *[other] { $subject }: “{ $text }” ({ $sign })
}
sign--1 = slander
sign-1 = praise
ballot-believe = believe
ballot-disbelieve = disbelieve
ballot-abstain = abstain
ballot-none = –
verdict-believed = believed
verdict-disbelieved = not believed
verdict-tabled = tabled
verdict-struck = struck
plea-admit = admit it
plea-deny = deny it
plea-silent = say nothing
about-self = the giver
about-other = a third comrade
want-any = any secret
want-self = a secret about the taker
want-other = a secret about a third comrade
perk-senior = one motion without penalty
perk-cabinet = one slander without loss
reason-president = The Party has a new President.
reason-last_session = The last session is over.
unit-points = { $count ->
    [one] { $count } point in all
   *[other] { $count } points in all
}
choice-Tell = tell { $to }: { $item }
choice-Offer = offer { $to }: { $item }
choice-Withdraw = take back the offer to { $to }
choice-Ask = ask { $to } about { $subject }
choice-Vouch = vouch to { $to }: { $item }
choice-Doubt = doubt before { $to }: { $item }
choice-Accept = accept the offer of { $giver } and give: { $item }
choice-Decline = decline the offer of { $giver }
choice-More = go on: { $wanted }
choice-Pass = nothing
choice-Ready = nothing more
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

## What happened

event-Activated = On the list: “{ $card }”
event-Dealt = { $who ->
    [you] A card goes into your dossier.
   *[other] A card goes into the dossier of { $seat }.
}
event-Filed = In your own dossier: “{ $card }” Nobody else knows.
event-RecessOpened = Round { $round }: recess. { $chair_who ->
    [you] You
   *[other] { $chair }
} will take the chair.
event-Whispered = { $item_is ->
    [none] The archive has nothing for you.
   *[other] The archive whispers, truly or not: { $item }
}
event-Sealed = { $seat } { $who ->
    [you] have
   *[other] has
} decided.
event-Noted = Under your seal: { $choice }.
event-Retired = { $seat } { $who ->
    [you] are
   *[other] is
} ready.
event-Mingled = Rotation { $rotation }: { $actors } { $actors_count ->
    [0] stirs.
    [one] { $actors_who ->
        [you] have something to say.
       *[other] has something to say.
    }
   *[other] have something to say.
}
event-Approached = { $seat } and { $partner } are seen together.
event-Called = { $seat } { $who ->
    [you] have
   *[other] has
} had a turn.
event-Heard = { $giver } to { $hearer }: { $item }{ $source_is ->
    [none] { "" }
   *[other] { "" } (they say, from { $source })
} { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Offered = { $giver } { $giver_who ->
    [you] offer
   *[other] offers
} you an alliance: a secret about { $about } for { $want }. { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Proposed = Your offer to { $to } lies open: { $item }
event-Withdrawn = { $giver } { $giver_who ->
    [you] take
   *[other] takes
} the offer to { $to } back.
event-Asked = { $seat } { $who ->
    [you] ask
   *[other] asks
} { $to } for news about { $subject }.
event-Vouched = { $seat } { $who ->
    [you] vouch
   *[other] vouches
} to { $to } for this: { $item } { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Doubted = { $seat } { $who ->
    [you] doubt
   *[other] doubts
} before { $to }: { $item } { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Exchanged = { $giver } and { $taker } exchange secrets. { $giver_who ->
    [you] You give
   *[other] { $giver } gives
}: { $given } { $taker_who ->
    [you] You give
   *[other] { $taker } gives
}: { $taken }{ $allied_is ->
    [yes] { "" } You are allies now: 1 point each.
   *[no] { "" }
} { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Declined = { $seat } { $who ->
    [you] decline
   *[other] declines
} the offer of { $giver }. { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-RotationEnded = Rotation { $rotation } is over.
event-Lapsed = { $giver_who ->
    [you] Your offer
   *[other] The offer of { $giver }
} to { $to } lapses.
event-Extended = { $granted_is ->
    [yes] All agree to stay for another rotation.
   *[no] The recess is over.
}
event-SessionOpened = Round { $round }: session. { $chair } { $chair_who ->
    [you] take
   *[other] takes
} the chair.
event-Passed = { $seat } { $who ->
    [you] pass.
   *[other] passes.
}
event-Initiated = { $seat } { $who ->
    [you] bring
   *[other] brings
} a rumour to the floor{ $senior_is ->
    [yes] { "" } as a senior member
   *[no] { "" }
}: { $item } { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Declared = { $seat } { $who ->
    [you] have
   *[other] has
} declared the truth under seal.
event-Swore = Under your seal: { $truth_is ->
    [yes] true
   *[no] false
}. { $item }
event-Pleaded = { $seat }: { $plea_is ->
    [admit] it is true.
    [deny] it is false.
   *[silent] no comment.
} { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Counted = The rumour is { $verdict }. Votes: { $ballots_named }.
event-Revealed = { $truth_is ->
    [yes] It is true.
   *[no] It is false.
} { $item }
event-Sheltered = The Cabinet shelters { $seat }: no loss.
event-Scored = Points: { $points_named }.
event-Rewarded = For spreading it first you get { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in secret. { $item }
event-Promoted = Your status has risen: { $perk }.
event-Broke = { $seat } { $who ->
    [you] break
   *[other] breaks
} the alliance with { $ally }. { $words_is ->
    [none] { "" }
   *[other] “{ $words }”
}
event-Struck = The host strikes this text: { $item }
event-SessionClosed = The session of round { $round } is closed.
event-Won = { $winners } { $winners_count ->
    [one] { $winners_who ->
        [you] win.
       *[other] wins.
    }
   *[other] share the win.
}
event-Opened = The archive is open.

## Moves

move-Activate = Put “{ $card }” on the list
move-Deal = Deal “{ $card }” to { $seat }
move-Begin = { $chair } takes the first chair
move-Whisper = Whisper to { $seat }: { $item }
move-Call = Call { $seat }
move-Tell = Tell { $to }: { $item }{ $source_is ->
    [none] { "" }
   *[other] { "" }, and that it comes from { $source }
}
move-Offer = Offer { $to } this for { $want }: { $item }
move-Withdraw = Take the offer to { $to } back
move-Ask = Ask { $to } about { $subject }
move-Vouch = Vouch to { $to }: { $item }
move-Doubt = Doubt before { $to }: { $item }
move-Accept = Accept the offer of { $giver } and give: { $item }
move-Decline = Decline the offer of { $giver }
move-More = { $wanted_is ->
    [yes] Stay for another rotation
   *[no] Close the recess
}
move-Pass = Nothing now
move-Ready = Nothing more in this part of the round
move-Initiate = Bring to the floor{ $senior_is ->
    [yes] { "" } as a senior member
   *[no] { "" }
}: { $item }
move-Break = Break the alliance with { $ally }
move-Declare = { $truth_is ->
    [yes] Declare it true
    [no] Declare it false
   *[none] Declare nothing
}
move-Plead = { $plea_is ->
    [admit] Admit it
    [deny] Deny it
   *[silent] Say nothing
}
move-Vote = { $ballot_is ->
    [believe] Believe
    [disbelieve] Disbelieve
   *[abstain] Abstain
}
move-Shelter = { $use_is ->
    [yes] Let the Cabinet cancel the loss, if your status allows it
   *[no] Take the loss
}
move-Strike = Strike this text: { $item }

## Refusals

refusal-no_such_seat = there is no such seat
refusal-no_such_card = this card is not on the list of this game
refusal-improper_text = a text has 1 to 160 characters and is marked as praise or slander
refusal-no_text_about_bots = nothing can be written about a seat that is not a person; use a card
refusal-bots_do_not_write = only people write texts
refusal-no_bots_in_free_only = only people play with free text alone: leave the bots out, or choose another variant
refusal-too_many_new_items = you have made up as much as one recess allows; pass on what you know
refusal-false_about_oneself = what you say about yourself must be true
refusal-about_the_recipient = this is about the one you would give it to, and no secret to him
refusal-was_on_the_floor = this was read out before everybody, and is no secret any more
refusal-given_before = you have given this to him before; find another secret
refusal-no_such_partner = choose another comrade
refusal-resolved = the party has settled this rumour
refusal-told_before = you have told him this before
refusal-lies_sealed = this lies sealed in your open offer to him; withdraw the offer first
refusal-no_such_source = name another comrade as your source
refusal-offer_lies_open = an offer of yours to him lies open; wait for the answer or take it back
refusal-no_offer = there is no such offer
refusal-not_known_to_share = you cannot know that he knows this
refusal-not_what_is_wanted = this is not the kind of secret that the offer asks for
refusal-about_yourself = you cannot bring a rumour about yourself
refusal-tabled_this_round = this was tabled in this session; it may return in a later round
refusal-not_a_rumour_to_you = you have neither told this to a third comrade nor heard it from one
refusal-no_senior_perk = you have no senior motion left
refusal-not_the_dealers_move = this is not what the dealer can do now
refusal-game_over = the game is over
refusal-too_many_words = use 160 characters at most
refusal-ready_already = you are ready already
refusal-no_ally = you are not allied
refusal-break_on_the_floor_only = alliances are broken in the session, while no motion is before the party
refusal-not_your_turn = it is not your turn
refusal-vowed_before = you have told this about yourself as true, and it stays true
refusal-out_of_place = this cannot be done now
refusal-not_the_host = only the host strikes texts
refusal-nothing_to_strike = there is no such text before the party

## The picture in the terminal

picture-round = Round { $round }, { $chair } has the chair
picture-holder = { $name } has the floor.
picture-motion = { $name } has brought a rumour. { $item }
picture-player = Comrade
picture-points = Points in sight
picture-ally = Your ally
picture-known = Known of the dossier
picture-minutes = From the minutes
picture-true = true
picture-false = false
picture-total = Your total: { $total } ({ $hidden } of it hidden)
picture-dossier = Your dossier
picture-offer = { $name } offers you a secret about { $about } for { $want }.
picture-notes = Your latest notes

replay-standing = Points, the hidden ones included
