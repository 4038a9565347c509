title = شاه، دزد، وزیر
tagline = شش کارت گرد میز می‌گردند و هر کس ادعا می‌کند کسی است.

variant-standard = اصلی
    .about = بازی همان‌گونه که دفتر قواعد می‌گوید.

option-four_player_gap = جاهای خالی چهار نفره
    .about = دو جای بی‌بازیکن روبه‌روی هم باشند (opposite) یا کنار هم (adjacent).
option-peasant_scope = آنچه دهقان نام می‌برد
    .about = همهٔ کارت‌های دیگر (all) یا تنها کارت‌های بازیکنان دیگر (owned).
option-peasant_challengeable = دهقان را می‌توان به چالش کشید
    .about = می‌شود پیش از رو شدن کارت به ادعای دهقان شک کرد.
option-yes_sir_challengeable = «بله قربان» را می‌توان به چالش کشید
    .about = می‌شود به تنها پاسخ شاه پیش از گرفتن سکه شک کرد.
option-under_table = زیر میز
    .about = وزیر پنهانی تصمیم می‌گیرد (choice) یا بخت، و وزیر هم نمی‌داند (random).
option-turn_limit_per_player = نوبت هر بازیکن
    .about = بازی پس از این شمار نوبت برای هر بازیکن تمام می‌شود؛ 0 یعنی تا خالی شدن خزانه.
option-memory_aid = یاری حافظه
    .about = صفحه چه چیزی را به یاد می‌آورد: هیچ (none)، هر چه گذشت (log)، یا این‌که هر شخصیت کجا می‌تواند باشد (tracker).
option-turn_clock = زمان نوبت
    .about = هر نوبت هم 60 ثانیه دارد؛ سپس زمان کارت‌ها را به راست می‌برد. وگرنه تنها پاسخ‌ها و کارهای پس از ادعا زمان دارند.

four_player_gap-opposite = روبه‌روی هم
four_player_gap-adjacent = کنار هم
peasant_scope-all = همهٔ کارت‌های دیگر
peasant_scope-owned = کارت‌های بازیکنان
under_table-choice = وزیر تصمیم می‌گیرد
under_table-random = بخت تصمیم می‌گیرد
memory_aid-none = هیچ
memory_aid-log = آنچه گذشت
memory_aid-tracker = آنچه گذشت، و هر کس کجا می‌تواند باشد

character-K = شاه
character-T = دزد
character-M = وزیر
character-E = جلاد
character-S = داروغه
character-P = دهقان

direction-right = راست
direction-left = چپ
direction-front = روبه‌رو

spot-0 = الف
spot-1 = ب
spot-2 = پ
spot-3 = ت
spot-4 = ث
spot-5 = ج
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

manner-open = آشکارا
manner-swap = زیر میز، جابه‌جا
manner-keep = زیر میز، بی‌جابه‌جایی
manner-chance = زیر میز

event-Began = { $who ->
    [you] شما آغاز می‌کنید.
   *[other] { $seat } آغاز می‌کند.
}
event-Dealt = شش کارت پشت و رو روی میز است.
event-Looked = { $who ->
    [you] کارت { $spot } را می‌بینید.
   *[other] { $seat } کارت { $spot } را می‌بیند.
}
event-Saw = کارت { $spot } { $character } است. تنها شما می‌دانید.
event-Rotated = { $who ->
    [you] شما همهٔ کارت‌ها را
   *[other] { $seat } همهٔ کارت‌ها را
} { $direction_is ->
    [right] یک جا به راست
    [left] یک جا به چپ
   *[front] به آن سوی میز
} { $who ->
    [you] می‌برید.
   *[other] می‌برد.
}
event-Claimed = { $who ->
    [you] می‌گویید: «من { $character } هستم.»
   *[other] { $seat } می‌گوید: «من { $character } هستم.»
}
event-Unchallenged = { $who ->
    [you] هیچ‌کس به شما شک نمی‌کند.
   *[other] هیچ‌کس به { $seat } شک نمی‌کند.
}
event-Challenged = { $who ->
    [you] شما { $claimant } را به چالش می‌کشید و کارت را می‌بینید.
   *[other] { $seat } { $claimant } را به چالش می‌کشد و کارت را می‌بیند.
}{ $also_count ->
    [0] { "" }
   *[other] { " " }خواهان چالش، اما پس از او در ترتیب: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] راست است: شما { $character } هستید.
       *[other] راست است: { $seat } { $character } است.
    }
   *[no] { $who ->
        [you] دروغ است: شما { $character } نیستید.
       *[other] دروغ است: { $seat } { $character } نیست.
    }
}
event-Asked = { $who ->
    [you] می‌پرسید: «وزیر من کیست؟»
   *[other] { $seat } می‌پرسد: «وزیر من کیست؟»
}
event-Answered = { $seats_count ->
    [0] هیچ‌کس به شاه پاسخ نمی‌دهد.
    [1] { $seats_who ->
        [you] پاسخ می‌دهید: «بله قربان.»
       *[other] { $seats } پاسخ می‌دهد: «بله قربان.»
    }
   *[other] { $seats } پاسخ می‌دهند: «بله قربان.» و هر یک کارت دیگران را می‌بیند.
}
event-Paid = { $who ->
    [you] شما { $coins } سکه به خزانه می‌دهید.
   *[other] { $seat } { $coins } سکه به خزانه می‌دهد.
}
event-Took = { $who ->
    [you] شما { $coins } سکه از خزانه می‌گیرید.
   *[other] { $seat } { $coins } سکه از خزانه می‌گیرد.
}
event-Substituted = { $who ->
    [you] سکه‌ای ندارید، پس خزانه به هر یک از { $takers } یک سکه می‌دهد.
   *[other] { $seat } سکه‌ای ندارد، پس خزانه به هر یک از { $takers } یک سکه می‌دهد.
}
event-Robbed = { $who ->
    [you] شما { $coins } سکه از { $victim } می‌گیرید.
   *[other] { $seat } { $coins } سکه از { $victim } می‌گیرد.
}
event-Swapped = { $who ->
    [you] کارت‌های { $a } و { $b } را آشکارا جابه‌جا می‌کنید.
   *[other] { $seat } کارت‌های { $a } و { $b } را آشکارا جابه‌جا می‌کند.
}
event-Shuffled = { $who ->
    [you] کارت‌های { $a } و { $b } را زیر میز می‌برید و برمی‌گردانید.
   *[other] { $seat } کارت‌های { $a } و { $b } را زیر میز می‌برد و برمی‌گرداند.
}
event-Palmed = { $swapped_is ->
    [yes] کارت‌های { $a } و { $b } را جابه‌جا کردید. تنها شما می‌دانید.
   *[no] کارت‌های { $a } و { $b } را جابه‌جا نکردید. تنها شما می‌دانید.
}
event-Executed = { $who ->
    [you] شما می‌گویید { $victim } { $character } است:
   *[other] { $seat } می‌گوید { $victim } { $character } است:
} { $hit_is ->
    [yes] راست است و همهٔ سکه‌ها جابه‌جا می‌شوند.
   *[no] نادرست.
}
event-Taxed = { $who ->
    [you] از همه مالیات می‌گیرید؛ { $double } دو برابر می‌دهد.
   *[other] { $seat } از همه مالیات می‌گیرد؛ { $double } دو برابر می‌دهد.
}
event-Showed = کارت { $spot } رو می‌شود: { $character }.
event-Misnamed = { $who ->
    [you] شما گفته بودید { $character }.
   *[other] { $seat } گفته بود { $character }.
}
event-GaveUp = { $who ->
    [you] نمی‌توانید کارت‌ها را نام ببرید.
   *[other] { $seat } نمی‌تواند کارت‌ها را نام ببرد.
}
event-Named = { $who ->
    [you] همهٔ کارت‌ها را درست نام بردید.
   *[other] { $seat } همهٔ کارت‌ها را درست نام برد.
}
event-Ended = { $reason_is ->
    [treasury_empty] خزانه خالی است.
   *[turn_limit] شمار نوبت‌های قرار تمام شد.
} { $winners_count ->
    [1] { $winners_who ->
        [you] شما بیشترین سکه را دارید و می‌برید.
       *[other] { $winners } بیشترین سکه را دارد و می‌برد.
    }
   *[other] بیشترین سکه نزد { $winners } است که با هم می‌برند.
}

move-Begin = { $seat } آغاز می‌کند
move-Deal = دادن { $character }
move-Shuffle = { $swapped_is ->
    [yes] کارت‌ها جابه‌جا می‌شوند
   *[no] کارت‌ها می‌مانند
}
move-Look = دیدن کارت { $spot }
move-Decline = هیچ کارتی را نبین
move-Peek = دیدن کارت خود
    .about = یک سکه می‌خواهد
move-Rotate = { $direction_is ->
    [right] همهٔ کارت‌ها به راست
    [left] همهٔ کارت‌ها به چپ
   *[front] همهٔ کارت‌ها به روبه‌رو
}
    .about = { $direction_is ->
    [right] پادساعتگرد، هر یک به همسایهٔ راست
    [left] ساعتگرد، هر یک به همسایهٔ چپ
   *[front] هر یک به جای روبه‌رو
}
move-Claim = بگو { $character } هستی
    .about = { $character_is ->
    [K] سه سکه بگیر و وزیرت را بخواه
    [T] از هر همسایه یک سکه بگیر
    [M] دو کارت بردار و جابه‌جا کن، یا وانمود کن
    [E] کارت کسی را حدس بزن و همهٔ سکه‌هایش را بگیر
    [S] همه مالیات می‌دهند و یکی دو برابر
   *[P] همهٔ کارت‌ها را نام ببر و همهٔ خزانه را بگیر
}
move-Pass = بگذار بگذرد
move-Challenge = به چالش بکش
    .about = کارت را می‌بینی؛ اگر راست باشد یک سکه می‌دهی
move-YesSir = پاسخ «بله قربان»
    .about = یک سکه برای وزیر
move-Silent = خاموش بمان
move-Swap = { $a } و { $b } { $manner }
move-Execute = { $victim } { $character } است
move-Tax = مالیات دو برابر برای { $double }
move-Name = { $spot } { $character } است
move-GiveUp = نمی‌دانم
    .about = دو سکه می‌خواهد

refusal-not_your_turn = نوبت شما نیست؛ صبر کنید تا بپرسند.
refusal-out_of_place = این اکنون نمی‌شود؛ از فهرست خود برگزینید.
refusal-treasury_too_small_to_peek = سکه ندارید و خزانه { $coins } سکهٔ دیگران را ندارد؛ کارت‌ها را جابه‌جا یا ادعایی کنید.
refusal-no_such_spot = چنین جایی نیست؛ یکی از شش جا را برگزینید.
refusal-not_your_own_spot = پیش از بازی کارت خود را نمی‌شود دید؛ کارتی دیگر برگزینید.
refusal-not_another_player = باید بازیکنی دیگر باشد؛ یکی را برگزینید.
refusal-two_different_spots = دو جای گوناگون را به ترتیب گرد میز بردارید.
refusal-under_table_choice = در این میز وزیر تصمیم می‌گیرد زیر میز چه شود؛ بگویید کارت‌ها جابه‌جا شده‌اند یا نه.
refusal-under_table_chance = در این میز بخت تصمیم می‌گیرد زیر میز چه شود؛ شما نمی‌توانید.
refusal-spot_not_to_name = آن کارت را نام نمی‌برند؛ جای دیگری برگزینید.
refusal-peasant_is_shown = دهقان پیش شما رو شده است؛ شخصیتی دیگر بگویید.
refusal-named_already = آن جا یا آن شخصیت را گفته‌اید؛ دیگری برگزینید.
refusal-no_such_seat = چنین جایی در این میز نیست.
refusal-card_already_dealt = آن کارت پیش از این داده شده است.

reason-treasury_empty = خزانه خالی است.
reason-turn_limit = شمار نوبت‌های قرار تمام شد.
unit-coins = { $count } سکه

table-treasury = خزانه
table-nobody = هیچ‌کس
table-you = { $name } (شما)
table-thinking = می‌اندیشد
table-answered = پاسخ داد
table-turn-of = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $seat } است.
}
table-look = هر کس می‌تواند کارتی را که از آن خودش نیست ببیند.
table-doubt = { $who ->
    [you] می‌گویید: «من { $character } هستم.» دیگران تصمیم می‌گیرند شما را به چالش بکشند یا نه.
   *[other] { $seat } می‌گوید: «من { $character } هستم.»{ $asked ->
        [yes] { " " }به چالش می‌کشید؟
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] شما شاه هستید و در انتظار پاسخ وزیر.
   *[other] شاه { $seat } می‌پرسد: «وزیر من کیست؟»
}
table-act-M = وزیر { $seat }، کدام دو کارت و چگونه؟
table-act-E = جلاد { $seat }، چه کسی و چیست؟
table-act-S = داروغه { $seat }، چه کسی دو برابر می‌دهد؟
table-name = دهقان { $seat }، کارت‌های دیگر را نام ببر.
table-named = نام‌برده‌شده تا کنون: { $names }.

replay-standing = سکه‌های هر کس
