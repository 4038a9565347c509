title = برخورد
tagline = مهره‌های حریف را برگردانید و وقتی صفحه پر شد بیشترین مهره را داشته باشید.

variant-standard = اصلی
    .about = پنج مهرهٔ بی‌طرف کنار صفحه رو است، برای هر دو بازیکن.
variant-beginner = بازی مبتدی
    .about = بدون مهرهٔ بی‌طرف: هر کس هفت مهره، و مصطفی.
variant-random-support = پشتیبانی تصادفی
    .about = به هر بازیکن دو مهرهٔ بی‌طرف داده می‌شود، رو. منطقهٔ بی‌طرف در کار نیست.
variant-hidden-support = پشتیبانی پنهان
    .about = به هر بازیکن دو مهرهٔ بی‌طرف داده می‌شود که تا وقتی بازی شوند پنهان می‌مانند.
variant-draft = انتخاب نوبتی
    .about = پیش از بازی، بازیکنان به نوبت از پنج مهرهٔ بی‌طرف برمی‌دارند؛ سه‌تا به بازیکن دوم می‌رسد.
variant-secret-draft = انتخاب مخفی
    .about = بازیکنان مجموعه‌های چهارتایی مهرهٔ بی‌طرف را به هم می‌دهند و هر کدام مخفیانه دو تا نگه می‌دارد.
variant-long = بازی طولانی
    .about = هر بار که مهره‌ای از منطقهٔ بی‌طرف برداشته شود، مهرهٔ تازه‌ای جایش را می‌گیرد.

option-neutrals = مهره‌های بی‌طرف
    .about = مهره‌های بی‌طرف چطور وارد بازی می‌شوند. حالت بازی آن را تعیین می‌کند.
option-facing = رو به
    .about = مهره پشتیبان کسی است که آن را می‌گذارد (own)، یا به انتخاب او پشتیبان هر یک از دو بازیکن (free).
option-directions = جهت‌های ردیف
    .about = فست‌فود و امام جماعت ردیفی را در یکی از ۸ جهت برمی‌گردانند، یا یکی از ۴ جهت.
option-repeat_origin = مبدأ اثر تکرارشده
    .about = اثر تکرارشده از مهرهٔ تکرارشده حساب می‌شود (source) یا از مهره‌ای که تکرارش می‌کند (repeater).
option-elections = انتخابات
    .about = مهرهٔ جعبه تصادفی است، یا بازیکن آن را انتخاب می‌کند (choice).
option-placement_cap = طولانی‌ترین بازی
    .about = وقتی این تعداد مهره بازی شد، بازی مساوی است.
option-match = مسابقه
    .about = یک بازی، بهترین از سه، یا امتیاز در چند بازی.
option-games = تعداد بازی‌های امتیازی
    .about = مسابقهٔ امتیازی چند بازی دارد.

## Words for values

neutrals-standard = پنج‌تا در منطقهٔ بی‌طرف
neutrals-beginner = هیچ
neutrals-random-support = برای هر بازیکن دو تا
neutrals-hidden-support = برای هر بازیکن دو تا، پنهان
neutrals-draft = به نوبت برداشته می‌شوند
neutrals-secret-draft = مخفیانه برداشته می‌شوند
neutrals-long = پنج‌تا در منطقهٔ بی‌طرف که همیشه پر می‌شود
facing-own = همیشه پشتیبان کسی که می‌گذارد
facing-free = بازیکن انتخاب می‌کند
directions-8 = ۸
directions-4 = ۴
repeat_origin-source = مهرهٔ تکرارشده
repeat_origin-repeater = مهرهٔ تکرارکننده
elections-random = تصادفی
elections-choice = بازیکن انتخاب می‌کند
match-single = یک بازی
match-best_of_three = بهترین از سه
match-points = امتیازی

tile-MUS = مصطفی
tile-PRE = رئیس‌جمهور
tile-FAS = فست‌فود
tile-BAN = بانکدار
tile-POP = ستارهٔ پاپ
tile-SOL = سرباز
tile-PRD = پردیتور
tile-TOU = منطقهٔ گردشگری
tile-LEA = رهبر
tile-IMA = امام جماعت
tile-SHE = شیخ
tile-TRA = سنت
tile-TAL = طالب
tile-BOM = بمب‌گذار
tile-MOS = مسجد
tile-ROC = حملهٔ موشکی
tile-MER = مزدور
tile-MUJ = مجاهد
tile-TVS = تلویزیون
tile-PRS = مطبوعات
tile-AGE = مأمور مخفی
tile-HAC = هکر
tile-CRI = بحران مالی
tile-SOC = شبکهٔ اجتماعی
tile-COU = کودتا
tile-BRI = رشوه
tile-UNO = سازمان ملل
tile-NOB = جایزهٔ نوبل
tile-PIC = تحصن
tile-RIO = آشوب
tile-ELE = انتخابات
tile-KAB = بوووم!!!
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

direction-N = شمال
direction-NE = شمال شرق
direction-E = شرق
direction-SE = جنوب شرق
direction-S = جنوب
direction-SW = جنوب غرب
direction-W = غرب
direction-NW = شمال غرب

colour-white = سفید
colour-black = سیاه
against-yes = حریف
against-no = شما

use-none = بی‌اثر
use-At = مهرهٔ { $cell }
use-Line = ردیف رو به { $direction }
use-Dots = { $colour_is ->
    [white] همهٔ همسایه‌های افقی و عمودی
   *[black] همهٔ همسایه‌های قطری
}
use-All = همهٔ مهره‌های در برد
use-Shift = از { $cell } به { $to }
use-Take = «{ $tile }»
use-TakeHidden = مهرهٔ پنهان { $place_is ->
    [0] اول
    [1] دوم
   *[other] { $place }
}
use-Drawn = یک مهرهٔ تصادفی
use-Repeat = اثر مهرهٔ { $source }{ $use_is ->
    [All] { "" }
    [Drawn] { "" }
    [Repeat] ، یعنی تکرار { $use }،
    [Shift] { " " }(مهره‌ای { $use })
   *[other] { " " }بر { $use }
}
do-destroy = نابود کردن { $use }
do-discard = کنار گذاشتن { $use }
do-turn = برگرداندن { $use }
do-turn-front = برگرداندن سه مهرهٔ جلوی نوکش
do-turn-around = برگرداندن همهٔ همسایه‌هایش
do-repeat = تکرار { $use }
do-purge = بیرون کردن { $use } از منطقهٔ حریف
do-salvage = برداشتن { $use } از کنارگذاشته‌ها
do-recall = پس گرفتن { $use }
do-move = بردن مهره‌ای { $use }
do-enlist = گرفتن { $use } از جعبه
did-destroy = { " " }و { $use } را نابود { $who ->
    [you] کردید
   *[other] کرد
}
did-discard = { " " }و { $use } را کنار { $who ->
    [you] گذاشتید
   *[other] گذاشت
}
did-turn = { " " }و { $use } را { $who ->
    [you] برگرداندید
   *[other] برگرداند
}
did-turn-front = { " " }و سه مهرهٔ جلوی نوکش را { $who ->
    [you] برگرداندید
   *[other] برگرداند
}
did-turn-around = { " " }و همهٔ همسایه‌هایش را { $who ->
    [you] برگرداندید
   *[other] برگرداند
}
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

## What happened

event-Began = { $game_is ->
    [0] { "" }
   *[other] بازی { $game }:{ " " }
}{ $who ->
    [you] شما شروع می‌کنید.
   *[other] { $seat } شروع می‌کند.
}
event-DealtToZone = «{ $tile }» به منطقهٔ بی‌طرف داده شد.
event-Dealt = { $who ->
    [you] «{ $tile }» به شما داده شد.
   *[other] «{ $tile }» به { $seat } داده شد.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $packet ->
        [0] یک مهرهٔ پنهان به { $seat } داده شد.
        [1] چهار مهره برای انتخاب به { $seat } داده شد.
       *[other] { "" }
    }
}
event-Picked = { $who ->
    [you] «{ $tile }» را برداشتید.
   *[other] { $seat } «{ $tile }» را برداشت.
}
event-Kept = «{ $tile }» را نگه داشتید.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } یکی از مهره‌ها را نگه داشت.
}
event-Passed = این مهره‌ها به شما داده شد: { $tiles }.
event-Shown = { $who ->
    [you] مهره‌ای پنهان را رو کردید.
   *[other] { $seat } مهره‌ای پنهان را رو کرد.
}
event-Laid = { $use_is ->
    [none] { $who ->
        [you] «{ $tile }» را روی { $cell } گذاشتید.
       *[other] { $seat } «{ $tile }» را روی { $cell } گذاشت.
    }
   *[other] { $who ->
        [you] «{ $tile }» را روی { $cell } گذاشتید{ did }.
       *[other] { $seat } «{ $tile }» را روی { $cell } گذاشت{ did }.
    }
}
event-Covered = { $who ->
    [you] «{ $tile }» روی { $cell } را با جایزهٔ نوبل پوشاندید.
   *[other] { $seat } «{ $tile }» روی { $cell } را با جایزهٔ نوبل پوشاند.
}
event-Refilled = «{ $tile }» جای خالی منطقهٔ بی‌طرف را پر می‌کند.
event-Repeated = اثر «{ $tile }» روی { $cell } دوباره اجرا می‌شود.
event-Destroyed = «{ $tile }» روی { $cell } پشت‌ورو شد و پس از نوبت بعدی از صفحه بیرون می‌رود.
event-Discarded = «{ $tile }» از { $cell } به کنارگذاشته‌ها رفت.
event-Turned = «{ $tile }» روی { $cell } اکنون پشتیبان { $supports } است.
event-Shifted = «{ $tile }» از { $cell } به { $to } رفت.
event-Purged = { $who ->
    [you] «{ $tile }» را از منطقهٔ خود از دست دادید.
   *[other] { $seat } «{ $tile }» را از منطقهٔ خود از دست داد.
}
event-Salvaged = { $who ->
    [you] «{ $tile }» را از کنارگذاشته‌ها برداشتید.
   *[other] { $seat } «{ $tile }» را از کنارگذاشته‌ها برداشت.
}
event-Recalled = { $who ->
    [you] «{ $tile }» را از { $cell } پس گرفتید.
   *[other] { $seat } «{ $tile }» را از { $cell } پس گرفت.
}
event-Enlisted = { $who ->
    [you] «{ $tile }» از جعبه به منطقهٔ شما آمد.
   *[other] «{ $tile }» از جعبه به منطقهٔ { $seat } آمد.
}
event-Removed = «{ $tile }» از { $cell } بیرون رفت.
event-Opened = { $who ->
    [you] «{ $tile }» هنوز در دست شما بود.
   *[other] «{ $tile }» هنوز در دست { $seat } بود.
}
event-Won = { $reason_is ->
    [full] صفحه پر شد.
    [no_tile] چیزی برای گذاشتن نمانده است.
   *[kaboom] «بوووم!!!» منفجر شد.
} { $who ->
    [you] شما بازی را بردید
   *[other] { $seat } بازی را برد
}: { $name_0 } { $south }، { $name_1 } { $north }.
event-Drawn = بازی بیش از حد طول کشید و مساوی شد: { $name_0 } { $south }، { $name_1 } { $north }.
event-Scored = نتیجهٔ مسابقه: { $name_0 } { $south }، { $name_1 } { $north }.

## What can be done

move-Begin = { $first } شروع می‌کند
move-Deal = دادن «{ $tile }»
move-Draw = کشیدن «{ $tile }»
move-Pick = برداشتن «{ $tile }»
move-Keep = نگه داشتن مهرهٔ { $place_is ->
    [0] اول
    [1] دوم
    [2] سوم
   *[other] چهارم
}
    .known = نگه داشتن «{ $tile }»
move-Lay = { $use_is ->
    [none] { $against_is ->
        [yes] «{ $tile }» روی { $cell }، پشتیبان حریف
       *[no] «{ $tile }» روی { $cell }
    }
   *[other] { $against_is ->
        [yes] «{ $tile }» روی { $cell }، پشتیبان حریف: { do }
       *[no] «{ $tile }» روی { $cell }: { do }
    }
}
move-Name = { $first_who ->
    [you] خودتان شروع کنید
   *[other] { $first } شروع کند
}

## Why not

refusal-not_your_turn = نوبت شما نیست.
refusal-out_of_place = الان نمی‌شود؛ یک مهره بگذارید.
refusal-mustafa_first = بازی با مصطفی شروع می‌شود: او را روی هر خانه‌ای بگذارید.
refusal-no_such_player = بازی دو بازیکن دارد؛ یکی را نام ببرید.
refusal-not_in_the_box = آن مهره در جعبه نیست.
refusal-not_on_offer = آن مهره را نمی‌شود برداشت؛ از مهره‌های پیش رو انتخاب کنید.
refusal-tile_out_of_reach = «{ $tile }» نه در منطقهٔ شماست و نه در منطقهٔ بی‌طرف.
refusal-face_yourself = در این بازی مهره همیشه پشتیبان کسی است که آن را می‌گذارد.
refusal-cell_taken = { $cell } پر است؛ خانه‌ای خالی انتخاب کنید.
refusal-nothing_to_cover = مهره‌ای برای پوشاندن نیست؛ جایزهٔ نوبل روی مهره‌ای می‌رود که پشتیبان شماست.
refusal-cover_a_supporter = آن مهره پشتیبان شما نیست؛ مهره‌ای را بپوشانید که پشتیبانتان باشد.
refusal-no_effect_to_use = «{ $tile }» اثری ندارد؛ فقط آن را بگذارید.
refusal-blocked = آن خانه بسته است: مهره را آن‌جا بدون اثرش بگذارید، یا جای دیگر.
refusal-ninth_tile = مهرهٔ نهم چیزی را نابود نمی‌کند؛ آن را بدون اثرش بگذارید.
refusal-out_of_reach = اثر به آن خانه نمی‌رسد.
refusal-secured = آن مهره ایمن است؛ فقط حملهٔ موشکی بر آن اثر دارد.
refusal-not_secured = حملهٔ موشکی فقط به مهره‌های ایمن می‌خورد.
refusal-just_laid = مهره‌ای را که دارید می‌گذارید نمی‌شود انتخاب کرد.
refusal-no_tile_there = آن‌جا مهره‌ای نیست.
refusal-face_down = بر مهرهٔ پشت‌ورو چیزی اثر ندارد.
refusal-repeated_twice = هیچ مهره‌ای در یک حرکت دو بار تکرار نمی‌شود.
refusal-nothing_to_repeat = «{ $tile }» اثر فوری برای تکرار ندارد.
refusal-not_your_supporter = آن مهره پشتیبان شما نیست.
refusal-no_empty_cell = مهره را فقط به خانهٔ خالی می‌شود برد.
refusal-nothing_to_turn = در آن سو چیزی برای برگرداندن نیست.
refusal-cross_only = در این بازی خط فقط به شمال، شرق، جنوب یا غرب می‌رود.
refusal-empty_box = جعبه خالی است؛ «انتخابات» را بدون اثرش بگذارید.
refusal-box_refills = آخرین مهرهٔ جعبه جای خالی منطقهٔ بی‌طرف را پر می‌کند و چیزی برای انتخابات نمی‌ماند.
refusal-drawn_at_random = در این بازی مهرهٔ جعبه تصادفی است؛ نمی‌شود آن را انتخاب کرد.
refusal-choose_a_tile = در این بازی خودتان انتخاب می‌کنید: یکی از مهره‌های جعبه را نام ببرید.
refusal-not_in_their_zone = آن مهره در منطقهٔ حریف نیست.
refusal-not_removed = آن مهره میان کنارگذاشته‌ها نیست.
refusal-another_effect = «{ $tile }» کار دیگری می‌کند.

## The end

reason-full = صفحه پر شد.
reason-no_tile = دیگر چیزی برای گذاشتن نبود.
reason-kaboom = «بوووم!!!» بازی را تمام کرد.
reason-cap = بازی بیش از حد طول کشید.
reason-two_wins = دو بازی برده شد.
reason-points = همهٔ بازی‌ها انجام شد.
unit-tiles = { $count } مهره
unit-games = { $count } برد
unit-points = { $count } امتیاز

## The picture in the terminal

picture-zone = { $who ->
    [you] { $name } (شما)، { $count } پشتیبان؛ در منطقه:
   *[other] { $name }، { $count } پشتیبان؛ در منطقه:
}
picture-packet = یکی از این‌ها را نگه دارید:
picture-neutral = منطقهٔ بی‌طرف:
picture-removed = کنارگذاشته‌ها:
picture-box = در جعبه: { $count }
picture-hidden = مهرهٔ پنهان
picture-hidden-own = { $tile } (پنهان)
picture-face-down = پشت‌ورو
picture-secured = ایمن
picture-blocked = اثر این‌جا بسته است
picture-match = بازی { $game } مسابقه. نتیجه: { $name_0 } { $south }، { $name_1 } { $north }.
picture-turn = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $seat } است.
}

replay-standing = ارزیابی ربات از وضعیت

## Board

clash-cell = { $cell }: { $tile ->
    [none] خالی
   *[other] { $up ->
        [no] مهرهٔ نابودشده، پشت‌ورو
       *[yes] { $tile }، پشتیبان { $name }
    }
}
clash-hidden = مهرهٔ پنهان
clash-box = در جعبه
clash-removed = کنار رفته
clash-support = مهره‌های پشتیبان این بازیکن
clash-won = نتیجهٔ مسابقه: { $games }
clash-keep = یکی از این مهره‌ها را نگه دارید
clash-pick = یکی از این مهره‌ها را بردارید
tile-about-PRE = نابودی یکی از ۸ همسایه.
tile-about-LEA = نابودی یکی از ۸ همسایه.
tile-about-FAS = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-IMA = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-BAN = برگرداندن همهٔ همسایه‌های افقی و عمودی (نقطه‌های سفید)، یا همهٔ همسایه‌های قطری (نقطه‌های سیاه).
tile-about-SHE = برگرداندن همهٔ همسایه‌های افقی و عمودی (نقطه‌های سفید)، یا همهٔ همسایه‌های قطری (نقطه‌های سیاه).
tile-about-POP = برگرداندن یکی از ۸ همسایه.
tile-about-TRA = برگرداندن یکی از ۸ همسایه.
tile-about-SOL = نابودی یک همسایهٔ افقی یا عمودی.
tile-about-TAL = نابودی یک همسایهٔ افقی یا عمودی.
tile-about-PRD = نابودی یک همسایهٔ قطری.
tile-about-BOM = نابودی یک همسایهٔ قطری.
tile-about-TOU = ایمن است: فقط حملهٔ موشکی بر آن اثر دارد.
tile-about-MOS = ایمن است: فقط حملهٔ موشکی بر آن اثر دارد.
tile-about-MUS = اثری ندارد.
tile-about-ROC = نابودی یکی از ۸ همسایه که ایمن باشد.
tile-about-MER = کنار گذاشتن یک همسایهٔ افقی یا عمودی.
tile-about-MUJ = کنار گذاشتن یک همسایهٔ قطری.
tile-about-TVS = تکرار اثر یک همسایهٔ افقی یا عمودی.
tile-about-PRS = تکرار اثر یک همسایهٔ قطری.
tile-about-AGE = بیرون کردن مهره‌ای از منطقهٔ حریف.
tile-about-HAC = آوردن مهره‌ای از کنارگذاشته‌ها به منطقهٔ خود.
tile-about-CRI = آوردن مهره‌ای که پشتیبان شماست از صفحه به منطقهٔ خود.
tile-about-SOC = برگرداندن سه مهرهٔ جلوی نوکش.
tile-about-COU = برگرداندن همهٔ همسایه‌ها.
tile-about-BRI = بردن مهره‌ای از صفحه به خانه‌ای خالی.
tile-about-UNO = مهره‌های چپ و راستش ایمن‌اند.
tile-about-NOB = روی مهره‌ای می‌رود که پشتیبان شماست؛ آن دو با هم یک مهرهٔ ایمن بدون اثر دیگرند.
tile-about-PIC = مهره‌هایی که افقی یا عمودی کنارش گذاشته شوند نمی‌توانند اثر فوری خود را به کار ببرند.
tile-about-RIO = مهره‌هایی که قطری کنارش گذاشته شوند نمی‌توانند اثر فوری خود را به کار ببرند.
tile-about-ELE = یک مهرهٔ تصادفی از جعبه به منطقهٔ شما می‌آید.
tile-about-KAB = در پایان پشتیبان هر که باشد، او می‌بازد.
clash-choose-cell = یک خانهٔ روشن انتخاب کنید.
clash-choose-tile = مهره‌ای بردارید و بعد خانه‌ای روشن.
clash-look = مهره‌ای را لمس کنید تا ببینید چه می‌کند.
clash-choose-target = هدفی برای اثرش انتخاب کنید.
clash-no-effect-here = اثرش این‌جا چیزی پیدا نمی‌کند.
clash-use = استفاده از اثر
clash-unused = بی‌اثر
clash-against = پشتیبان حریف
clash-back = بازگشت
clash-card = دربارهٔ مهره
clash-secret = پنهان از دیگران
clash-unseen = در جعبه، یا پنهان
hint-clash-Opening = مصطفی را روی هر خانه‌ای بگذارید؛ بازی دور او شکل می‌گیرد. مهره پشتیبان بازیکنی است که پایهٔ آن رو به اوست؛ نوکش رو به حریف است.
hint-clash-Turn = مهره‌ای از منطقهٔ خود یا از منطقهٔ بی‌طرف بردارید، روی خانه‌ای روشن بگذارید و هدف اثرش را انتخاب کنید: نقطه‌های روی مهره برد آن را نشان می‌دهند. وقتی صفحه پر شد، هر که مهره‌های پشتیبان بیشتری دارد می‌برد.
hint-clash-Drafting = یکی از مهره‌های رو را برای منطقهٔ خود بردارید.
hint-clash-Keeping = یکی از این مهره‌ها را نگه دارید. از چهار مهره بقیه به بازیکن دیگر می‌رسد و از سه مهره به جعبه.

## Putting a move together

act-Lay = گذاشتن مهره
act-Name = تعیین نفر اول
act-Pick = انتخاب
act-Keep = نگه داشتن
part-tile = مهره
part-cell = خانه
part-use = اثر
part-against = پشتیبان
part-place = جا

## Before the first game

aim = وقتی هر نُه خانه پر شد، مهره‌های بیشتری پشتیبان شما باشند.
first-1 = در هر نوبت یک مهره بگذارید: پشتیبان شماست.
first-2 = با اثر آن مهره‌های حریف را برگردانید یا نابود کنید.
first-3 = از مهره‌های خود مراقبت کنید: هر مهره ممکن است دوباره برگردد.

## Guided games

lesson-first = نخستین بازی شما
lesson-first-aim = نُه خانه و دو بازیکن. هر مهره پشتیبان بازیکنی است که پایهٔ آن رو به اوست و نوکش رو به دیگری است. وقتی هر نُه خانه پر شد، هر که مهره‌های پشتیبان بیشتری دارد می‌برد.
lesson-first-mustafa = شما آغاز می‌کنید، و هر بازی با «{ tile-MUS }» آغاز می‌شود. آن را وسط بگذارید.
lesson-first-turn = { $name_1 } «{ tile-TRA }» را گذاشت که یک همسایه را برمی‌گرداند: حالا «{ tile-MUS }» پشتیبان اوست. برش گردانید: «{ tile-POP }» را روی a2، کنار آن، بگذارید.
lesson-first-destroy = «{ tile-MUS }» دوباره مال شماست، اما «{ tile-LEA }» مهرهٔ «{ tile-POP }» شما را نابود کرد. حالا پشت‌ورو است و پس از نوبت شما می‌رود. تلافی کنید: «{ tile-SOL }» را روی c3 بگذارید و «{ tile-TRA }» را که در یک ضلع همسایهٔ آن است نابود کنید.
lesson-first-dots = «{ tile-SHE }» باز «{ tile-MUS }» را برگرداند. «{ tile-BAN }» همین کار را برای شما می‌کند: آن را روی a2 بگذارید و همهٔ همسایه‌های نقطه‌سفید را، که در یک ضلع با آن مشترک‌اند، برگردانید.
lesson-first-line = دو تا با هم! اما «{ tile-IMA }» یک ردیف کامل را برگرداند. «{ tile-FAS }» هم یک خط کامل را برمی‌گرداند: آن را روی b3 بگذارید و هر چه پایین آن است برگردانید.
lesson-first-neutral = شما جلو هستید، هرچند «{ tile-BOM }» از گوشه «{ tile-MUS }» را نابود کرد. مهره‌های بی‌طرف را هم می‌توانید به کار ببرید، و { $name_1 } هم می‌تواند. هر کدام اثر خود را دارد.
lesson-first-discard = «{ tile-MER }» را از مهره‌های بی‌طرف بردارید و روی c1 بگذارید: یک همسایه را همان دم کنار می‌گذارد. «{ tile-IMA }» را از صفحه بیرون بیندازید.
lesson-first-secured = «{ tile-MOS }» ایمن است: فقط «{ tile-ROC }» بر آن اثر دارد. «{ tile-TOU }» شما هم همین‌قدر امن است.
lesson-first-win = یک خانه خالی است و مهره‌های شما بیشتر است. آن را با «{ tile-TOU }» پر کنید تا بازی تمام شود.
lesson-first-learned-1 = مهره پشتیبان بازیکنی است که پایهٔ آن رو به اوست؛ بیشترین مهره روی نُه خانهٔ پر می‌برد.
lesson-first-learned-2 = اثرها مهره‌ها را برمی‌گردانند، نابود می‌کنند یا کنار می‌گذارند، و نقطه‌های روی مهره برد آن را نشان می‌دهند.
lesson-first-learned-3 = مهرهٔ نابودشده یک نوبت دیگر خانه‌اش را پر نگه می‌دارد، و مهره‌های بی‌طرف برای هر دو بازیکن است.
lesson-match = مسابقه با انتخاب مهره
lesson-match-lost = مسابقه را با دو بازی می‌برند، و شما همین حالا اولی را باختید. پیش از هر بازی این مسابقه، هر دو بازیکن مهره‌های بی‌طرف را انتخاب می‌کنند.
lesson-match-name = بازنده می‌گوید چه کسی آغاز کند. نفر دوم یک مهره بیشتر می‌گیرد. بگذارید { $name_1 } آغاز کند.
lesson-match-pick = پنج مهرهٔ بی‌طرف رو هستند و { $name_1 } «{ tile-NOB }» را برداشت. نوبت شماست: «{ tile-COU }» را بردارید.
lesson-match-rest = { $name_1 } «{ tile-BRI }» را برداشت. دو مهرهٔ مانده هم مال شماست. در ناحیهٔ شما و برای هر دو رو هستند.
lesson-match-use = { $name_1 } «{ tile-MUS }» را گذاشت. با «{ tile-COU }» پاسخ دهید: آن را روی a2 بگذارید و همهٔ همسایه‌هایش را برگردانید.
lesson-match-learned-1 = دو بازی مسابقه را می‌برد؛ هر که بازی را باخت می‌گوید چه کسی بعدی را آغاز کند.
lesson-match-learned-2 = بازیکنان به نوبت از پنج مهرهٔ رو انتخاب می‌کنند.
lesson-match-learned-3 = نفر دوم سه مهره می‌گیرد و نفر اول دو تا.
lesson-secret = انتخاب پنهانی
lesson-secret-packet = در این حالت هیچ‌کس مهره‌های بی‌طرف دیگری را نمی‌بیند. شما چهار مهره دارید: یکی را نگه دارید و بقیه به { $name_1 } می‌رسد.
lesson-secret-keep = «{ tile-COU }» را نگه دارید. { $name_1 } سه مهره‌ای را که دادید می‌بیند، ولی نه مهره‌ای را که نگه داشتید.
lesson-secret-keep-2 = { $name_1 } یکی از مهره‌های شما و یکی از بستهٔ خودش را نگه داشت. این سه تا مانده: هر کدام را بیشتر می‌پسندید نگه دارید.
lesson-secret-mustafa = دو مهرهٔ شما پنهان در ناحیهٔ شماست و دو مهرهٔ او در ناحیهٔ او. مثل همیشه آغاز کنید: «{ tile-MUS }» را وسط بگذارید.
lesson-secret-surprise = «{ tile-MUS }» حالا پشتیبان اوست. نشان دهید چه نگه داشتید: «{ tile-COU }» را روی a2 بگذارید و همهٔ همسایه‌هایش را برگردانید.
lesson-secret-learned-1 = در انتخاب پنهانی هر بازیکن دو مهرهٔ پنهان نگه می‌دارد، از هر بسته یکی.
lesson-secret-learned-2 = آنچه می‌دهید دیگری می‌بیند؛ آنچه نگه می‌دارید پنهان می‌ماند.
lesson-secret-learned-3 = مهرهٔ پنهان وقتی گذاشته شود رو می‌شود.
