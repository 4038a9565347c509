title = شاه، دزد، وزیر
tagline = جای شش کارت در گردش را به خاطر بسپارید و دربارهٔ کارت خودتان بلوف بزنید.

variant-standard = اصلی
    .about = بازی همان‌طور که در کتابچهٔ قواعد آمده است.

option-four_player_gap = جاهای خالی با چهار بازیکن
    .about = دو جای خالی روبه‌روی هم‌اند (opposite) یا کنار هم (adjacent).
option-peasant_scope = کارت‌هایی که دهقان نام می‌برد
    .about = همهٔ کارت‌های دیگر (all) یا فقط کارت‌های بازیکنان دیگر (owned).
option-peasant_challengeable = دهقان را می‌توان به چالش کشید
    .about = کسی را که ادعا می‌کند دهقان است می‌توان پیش از رو شدن کارت به چالش کشید.
option-yes_sir_challengeable = «بله قربان» را می‌توان به چالش کشید
    .about = اگر فقط یک نفر به شاه پاسخ دهد، می‌توان پاسخ را پیش از گرفتن سکه به چالش کشید.
option-under_table = زیر میز
    .about = وزیر مخفیانه تصمیم می‌گیرد که کارت‌ها جابه‌جا شوند یا نه (choice)، یا شانس تصمیم می‌گیرد و حتی وزیر هم نمی‌داند (random).
option-turn_limit_per_player = تعداد نوبت هر بازیکن
    .about = بازی پس از این تعداد نوبت برای هر بازیکن تمام می‌شود؛ با 0 تا خالی شدن خزانه ادامه دارد.
option-memory_aid = کمک حافظه
    .about = صفحه چه چیزی را برای شما به یاد می‌آورد: فقط دور جاری (none)، همهٔ گزارش بازی (log)، یا این‌که هر شخصیت کجا می‌تواند باشد (tracker).
option-turn_clock = محدودیت زمان برای نوبت‌ها
    .about = هر نوبت هم 60 ثانیه وقت دارد؛ وقت که تمام شود همهٔ کارت‌ها به راست می‌روند. وگرنه فقط پاسخ‌ها و کارهای پس از ادعا زمان دارند.

four_player_gap-opposite = روبه‌روی هم
four_player_gap-adjacent = کنار هم
peasant_scope-all = همهٔ کارت‌های دیگر
peasant_scope-owned = فقط کارت‌های بازیکنان
under_table-choice = وزیر تصمیم می‌گیرد
under_table-random = شانس تصمیم می‌گیرد
memory_aid-none = فقط دور جاری
memory_aid-log = گزارش بازی
memory_aid-tracker = گزارش بازی، و هر کس کجا می‌تواند باشد

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
manner-keep = زیر میز، بدون جابه‌جایی
manner-chance = زیر میز، با شانس

event-Began = { $who ->
    [you] شما شروع می‌کنید.
   *[other] { $seat } شروع می‌کند.
}
event-Dealt = شش کارت پشت‌ورو روی میز است.
event-Looked = { $who ->
    [you] کارت { $spot } را می‌بینید.
   *[other] { $seat } کارت { $spot } را می‌بیند.
}
event-Saw = می‌بینید که کارت { $spot } { $character } است.
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
    [you] هیچ‌کس شما را به چالش نمی‌کشد.
   *[other] هیچ‌کس { $seat } را به چالش نمی‌کشد.
}
event-Challenged = { $who ->
    [you] شما { $claimant } را به چالش می‌کشید و کارت را می‌بینید.
   *[other] { $seat }، { $claimant } را به چالش می‌کشد و کارت را می‌بیند.
}{ $also_count ->
    [0] { "" }
    [1] { " " }{ $also_who ->
        [you] شما هم می‌خواستید به چالش بکشید، ولی نوبتتان دیرتر است.
       *[other] { $also } هم می‌خواست به چالش بکشد، ولی نوبتش دیرتر است.
    }
   *[other] { " " }این‌ها هم می‌خواستند به چالش بکشند، ولی نوبتشان دیرتر است: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] راست است: شما { $character } هستید.
       *[other] راست است: { $seat } { $character } است.
    }
   *[no] { $who ->
        [you] { $character } نیست: ادعای شما رد شد.
       *[other] { $character } نیست: ادعای { $seat } رد شد.
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
    [2] { $seats } هر دو پاسخ می‌دهند: «بله قربان.» هر کدام کارت دیگری را می‌بیند.
    [3] { $seats } هر سه پاسخ می‌دهند: «بله قربان.» هر کدام کارت دیگران را می‌بیند.
   *[other] { $seats } همه پاسخ می‌دهند: «بله قربان.» هر کدام کارت دیگران را می‌بیند.
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
   *[other] { $victim_who ->
        [you] { $seat } می‌گوید شما { $character } هستید:
       *[other] { $seat } می‌گوید { $victim } { $character } است:
    }
} { $hit_is ->
    [yes] { $who ->
        [you] درست است و همهٔ سکه‌ها را می‌گیرید.
       *[other] درست است و { $seat } همهٔ سکه‌ها را می‌گیرد.
    }
   *[no] اشتباه است.
}
event-Taxed = { $who ->
    [you] از همه مالیات می‌گیرید؛ { $double } دو برابر می‌دهد.
   *[other] { $double_who ->
        [you] { $seat } از همه مالیات می‌گیرد؛ شما دو برابر می‌دهید.
       *[other] { $seat } از همه مالیات می‌گیرد؛ { $double } دو برابر می‌دهد.
    }
}
event-Showed = کارت { $spot } رو می‌شود: { $character }.
event-Misnamed = { $who ->
    [you] شما گفته بودید که این { $character } است.
   *[other] { $seat } گفته بود که این { $character } است.
}
event-GaveUp = { $who ->
    [you] از نام بردن کارت‌ها منصرف می‌شوید.
   *[other] { $seat } از نام بردن کارت‌ها منصرف می‌شود.
}
event-Named = { $who ->
    [you] همهٔ کارت‌ها را درست نام بردید.
   *[other] { $seat } همهٔ کارت‌ها را درست نام برد.
}
event-Ended = { $reason_is ->
    [treasury_empty] خزانه خالی است.
   *[turn_limit] همهٔ نوبت‌ها بازی شد.
} { $winners_count ->
    [1] { $winners_who ->
        [you] شما بیشترین سکه را دارید و برنده‌اید.
       *[other] { $winners } بیشترین سکه را دارد و برنده است.
    }
   *[other] مساوی: { $winners } بیشترین سکه را دارند و با هم برنده‌اند.
}

move-Begin = { $seat } شروع می‌کند
move-Deal = دادن { $character }
move-Shuffle = { $swapped_is ->
    [yes] کارت‌ها جابه‌جا می‌شوند
   *[no] کارت‌ها می‌مانند
}
move-Look = دیدن کارت { $spot }
move-Decline = ندیدن هیچ کارتی
move-Peek = دیدن کارت خود
    .about = یک سکه هزینه دارد
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
move-Claim = ادعای این‌که { $character } هستید
    .about = { $character_is ->
    [K] ۳ سکه بگیرید و وزیرتان را بخواهید
    [T] از هر همسایه یک سکه بگیرید
    [M] دو کارت بردارید و جابه‌جا کنید، یا فقط وانمود کنید
    [E] کارت کسی را حدس بزنید؛ اگر درست بود همهٔ سکه‌هایش را بگیرید
    [S] همهٔ دیگران مالیات می‌دهند و یکی دو برابر
   *[P] همهٔ کارت‌های دیگر را نام ببرید و همهٔ خزانه را بگیرید
}
move-Pass = بی‌چالش گذشتن
    .about = کار انجام می‌شود، راست یا دروغ
move-Challenge = به چالش کشیدن
    .about = کارت را می‌بینید: اگر دروغ باشد کارش انجام نمی‌شود، اگر راست باشد یک سکه می‌دهید
move-YesSir = پاسخ «بله قربان»
    .about = یک سکه برای وزیر
move-Silent = سکوت
move-Swap = { $manner_is ->
    [open] جابه‌جا کردن آشکار { $a } و { $b }
    [swap] جابه‌جا کردن { $a } و { $b } زیر میز
    [keep] فقط وانمود به جابه‌جایی { $a } و { $b } زیر میز
   *[chance] بردن { $a } و { $b } زیر میز؛ شانس تصمیم می‌گیرد
}
move-Execute = { $victim } { $character } است
move-Tax = مالیات دو برابر برای { $double }
move-Name = { $spot } { $character } است
move-GiveUp = تسلیم شدن
    .about = دو سکه هزینه دارد

refusal-not_your_turn = نوبت شما نیست؛ صبر کنید تا نوبتتان شود.
refusal-out_of_place = الان نمی‌شود؛ یکی از حرکت‌های موجود را انتخاب کنید.
refusal-treasury_too_small_to_peek = سکه ندارید و خزانه کمتر از { $coins } سکه‌ای دارد که دیگران می‌گیرند؛ کارت‌ها را جابه‌جا کنید یا ادعایی کنید.
refusal-no_such_spot = چنین جایی نیست؛ یکی از شش جا را انتخاب کنید.
refusal-not_your_own_spot = پیش از بازی نمی‌توانید کارت خودتان را ببینید؛ کارت دیگری انتخاب کنید.
refusal-not_another_player = باید بازیکن دیگری را انتخاب کنید.
refusal-two_different_spots = دو جای متفاوت را به ترتیب حروف انتخاب کنید.
refusal-under_table_choice = در این میز وزیر تصمیم می‌گیرد زیر میز چه شود؛ بگویید کارت‌ها جابه‌جا شده‌اند یا نه.
refusal-under_table_chance = در این میز شانس تصمیم می‌گیرد زیر میز چه شود؛ شما نمی‌توانید انتخاب کنید.
refusal-spot_not_to_name = لازم نیست آن کارت را نام ببرید؛ جای دیگری انتخاب کنید.
refusal-peasant_is_shown = دهقان رو شده است؛ شخصیت دیگری بگویید.
refusal-named_already = آن جا یا آن شخصیت را قبلاً گفته‌اید؛ دیگری انتخاب کنید.
refusal-no_such_seat = چنین جایی در این میز نیست.
refusal-card_already_dealt = آن کارت قبلاً داده شده است.

reason-treasury_empty = خزانه خالی است.
reason-turn_limit = همهٔ نوبت‌ها بازی شد.
unit-coins = { $count } سکه

table-treasury = خزانه
table-nobody = هیچ‌کس
table-you = { $name } (شما)
table-thinking = فکر می‌کند
table-answered = پاسخ داد
table-turn-of = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $seat } است.
}
table-look = پیش از بازی هر کس می‌تواند یک کارت را ببیند، ولی نه کارت خودش را.
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
table-act-M = وزیر { $seat }: کدام دو کارت، آشکارا یا زیر میز؟
table-act-E = جلاد { $seat }: چه کسی را متهم می‌کنید، و او کیست؟
table-act-S = داروغه { $seat }: چه کسی دو برابر می‌دهد؟
table-name = دهقان { $seat }: کارت‌های دیگر را نام ببرید.
table-named = تا این‌جا نام برده شده: { $names }.

replay-standing = سکه‌های هر کس

## Board

coins-of = { $name }: { $coins } سکه
balloon-Claimed = من { $character } هستم.
balloon-Challenged = حرفت را باور نمی‌کنم!
balloon-Asked = وزیر من کیست؟
balloon-YesSir = بله قربان!
balloon-GaveUp = تسلیم می‌شوم.
balloon-Began = من شروع می‌کنم.
balloon-Executed = تو { $character } هستی!
balloon-Taxed = مالیات! سهم { $double } دو برابر است.
balloon-Named = همه‌تان را می‌شناسم!
tag-peek = نگاه
sign-peek = نگاه
sign-challenge = چالش اشتباه
sign-lie = دروغ
sign-tax = مالیات
sign-double = مالیات دو برابر
sign-mistake = اشتباه
sign-short = بی‌سکه
sign-debtor = { $name } سکه ندارد
ask-characters = کار هر شخصیت
ask-turn = نگاه کنید، پیکانی را لمس کنید، یا ادعا کنید:
ask-look = کدام کارت را می‌خواهید ببینید؟ لمسش کنید.
ask-doubt = { $seat }: «من { $character } هستم.» باور می‌کنید؟
ask-answer = شاه { $seat } می‌پرسد: «وزیر من کیست؟»
ask-swap = کدام دو کارت را برمی‌دارید؟ اولی را لمس کنید.
ask-swap-second = کارت روی { $a }، و کدام کارت دیگر؟
ask-manner = { $a } و { $b } را چگونه جابه‌جا می‌کنید؟
ask-execute = چه کسی را متهم می‌کنید؟ یک بازیکن را لمس کنید.
ask-execute-card = کارت { $victim } چیست؟
ask-tax = چه کسی دو برابر می‌دهد؟ یک بازیکن را لمس کنید.
ask-name = هر شخصیت را روی کارتش بگذارید: بکشید، یا هر دو را لمس کنید.
ask-name-spot = کدام کارت { $character } است؟ لمسش کنید.
ask-name-character = کدام شخصیت روی { $spot } است؟
ask-cancel = بازگشت
swap-open = جابه‌جایی آشکار
swap-swap = جابه‌جایی پنهان
swap-keep = فقط وانمود
swap-chance = شانس تصمیم می‌گیرد
card-of = کارت روی { $spot }، { $name }: { $face ->
    [none] پشت‌ورو
   *[other] { $face }
}
card-possible = { $card } (ممکن است: { $characters })
hint-king-thief-minister-HiddenLooking = شش کارت پشت‌ورو است و هیچ‌کس کارت خود را نمی‌داند. پیش از بازی می‌توانید یک کارت را که سر جای شما نیست ببینید: آن را لمس کنید. به خاطر بسپارید، چون کارت‌ها جابه‌جا می‌شوند.
hint-king-thief-minister-Turn = در نوبت خود یک سکه بدهید و کارت خود را ببینید، یا همهٔ کارت‌ها را جابه‌جا کنید، یا ادعا کنید شخصیتی هستید و کار او را انجام دهید. می‌توانید دروغ بگویید: تا کسی شما را به چالش نکشد کارتتان دیده نمی‌شود.
hint-king-thief-minister-HiddenDoubt = کسی ادعایی می‌کند. او را به چالش بکشید یا نه: اگر دروغ باشد کارش انجام نمی‌شود، اگر راست باشد شما یک سکه می‌دهید.
hint-king-thief-minister-HiddenAnswering = شاه وزیر را می‌خواهد. اگر وزیر شمایید، یا جرئت وانمود کردن دارید، پاسخ دهید.
hint-king-thief-minister-Acting = ادعای شما پابرجاست. حالا روی میز انتخاب کنید: کارت‌های مورد نظر را لمس کنید.
hint-king-thief-minister-Naming = ادعا می‌کنید همهٔ کارت‌ها را می‌شناسید. هر شخصیت را روی یک کارت بکشید، یا از فهرست انتخاب کنید.

## Putting a move together

act-Swap = معاوضه
act-Execute = متهم کردن
act-Name = نام بردن کارت
act-Decline = رد پیشنهاد
act-Claim = ادعا کردن
act-Look = دیدن کارت
act-Rotate = جابه‌جا کردن همهٔ کارت‌ها
act-Tax = مالیات گرفتن
part-a = کارت اول
part-b = کارت دوم
part-manner = چگونه
part-victim = چه کسی
part-character = شخصیت
part-spot = کارت
part-direction = جهت
part-double = دوبرابر برای
