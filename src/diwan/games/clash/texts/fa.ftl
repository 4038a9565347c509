title = برخورد
tagline = دو جهان بر سر ۹ خانه می‌جنگند و هر که آن‌جاست ممکن است برگردد.

variant-standard = اصلی
    .about = پنج مهرهٔ بی‌طرف کنار صفحه باز است، برای هر دو بازیکن.
variant-beginner = بازی نوآموز
    .about = بی‌هیچ مهرهٔ بی‌طرف: هر کس هفت مهره، و مصطفی.
variant-random-support = پشتیبانی تصادفی
    .about = به هر بازیکن دو مهرهٔ بی‌طرف می‌رسد، باز؛ منطقهٔ بی‌طرفی در کار نیست.
variant-hidden-support = پشتیبانی پنهان
    .about = به هر بازیکن دو مهرهٔ بی‌طرف می‌رسد که تا گذاشته شدن پنهان می‌ماند.
variant-draft = گزینش
    .about = پنج مهرهٔ بی‌طرف پیش از بازی به نوبت برداشته می‌شود؛ سه‌تای آن به بازیکن دوم می‌رسد.
variant-secret-draft = گزینش پنهانی
    .about = بسته‌های چهارتایی مهرهٔ بی‌طرف دست‌به‌دست می‌شود؛ هر کس دو تا را پنهان نگه می‌دارد.
variant-long = بازی بلند
    .about = هر بار که مهره‌ای از منطقهٔ بی‌طرف برداشته شود، جایش پر می‌شود.

option-neutrals = مهره‌های بی‌طرف
    .about = مهره‌های بی‌طرف چگونه به بازی می‌آیند؛ هر گونهٔ بازی آن را تعیین می‌کند.
option-facing = رو به
    .about = مهره رو به بازیکن خود گذاشته می‌شود (own)، یا به هر سو که بازیکن بخواهد (free).
option-directions = جهت‌های ردیف
    .about = فست‌فود و امام جماعت ردیفی را در یکی از ۸ جهت برمی‌گردانند، یا یکی از ۴ جهت.
option-repeat_origin = سرآغاز تکرار
    .about = اثر تکرارشده از مهرهٔ تکرارشده آغاز می‌شود (source) یا از مهره‌ای که تکرارش می‌کند (repeater).
option-elections = انتخابات
    .about = مهره به قرعه از جعبه می‌آید، یا به انتخاب بازیکن.
option-placement_cap = درازترین بازی
    .about = پس از این شمار مهره‌گذاری، بازی مساوی است.
option-match = مسابقه
    .about = یک بازی، بهترین از سه، یا امتیاز در چند بازی.
option-games = بازی‌های امتیازی
    .about = مسابقهٔ امتیازی چند بازی دارد.

## Words for values

neutrals-standard = پنج‌تا در منطقهٔ بی‌طرف
neutrals-beginner = هیچ
neutrals-random-support = برای هر بازیکن دو تا
neutrals-hidden-support = برای هر بازیکن دو تا، پنهان
neutrals-draft = به نوبت برداشته می‌شود
neutrals-secret-draft = پنهانی برداشته می‌شود
neutrals-long = پنج‌تا در منطقهٔ بی‌طرف که پر می‌ماند
facing-own = رو به کسی که می‌گذارد
facing-free = به خواست بازیکن
directions-8 = ۸
directions-4 = ۴
repeat_origin-source = مهرهٔ تکرارشده
repeat_origin-repeater = مهرهٔ تکرارکننده
elections-random = به قرعه
elections-choice = به انتخاب
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

use-none = بی‌اثر
use-At = روی { $cell }
use-Line = ردیف رو به { $direction }
use-Dots = همهٔ نقطه‌های { $colour }
use-All = همهٔ پیرامون
use-Shift = از { $cell } به { $to }
use-Take = برداشتن «{ $tile }»
use-TakeHidden = مهرهٔ پنهان { $place_is ->
    [0] نخست
    [1] دوم
   *[other] { $place }
}
use-Drawn = کشیدن یک مهره
use-Repeat = تکرار { $source }، { $use }

## What happened

event-Began = { $who ->
    [you] شما بازیکن نخست هستید.
   *[other] { $seat } بازیکن نخست است.
}
event-DealtToZone = «{ $tile }» در منطقهٔ بی‌طرف است.
event-Dealt = { $who ->
    [you] «{ $tile }» به شما رسید.
   *[other] «{ $tile }» به { $seat } رسید.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] مهره‌ای پنهان به { $seat } رسید.
}
event-Picked = { $who ->
    [you] «{ $tile }» را برداشتید.
   *[other] { $seat } «{ $tile }» را برداشت.
}
event-Kept = «{ $tile }» را نگه داشتید.
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat } یک مهره از بسته را نگه داشت.
}
event-Passed = به دست شما رسید: { $tiles }.
event-Shown = { $who ->
    [you] مهره‌ای پنهان را رو کردید: «{ $tile }».
   *[other] { $seat } مهره‌ای پنهان را رو کرد: «{ $tile }».
}
event-Laid = { $use_is ->
    [none] { $who ->
        [you] «{ $tile }» را روی { $cell } گذاشتید.
       *[other] { $seat } «{ $tile }» را روی { $cell } گذاشت.
    }
   *[other] { $who ->
        [you] «{ $tile }» را روی { $cell } گذاشتید: { $use }.
       *[other] { $seat } «{ $tile }» را روی { $cell } گذاشت: { $use }.
    }
}
event-Covered = { $who ->
    [you] «{ $tile }» روی { $cell } را با جایزهٔ نوبل پوشاندید.
   *[other] { $seat } «{ $tile }» روی { $cell } را با جایزهٔ نوبل پوشاند.
}
event-Refilled = «{ $tile }» جای خالی منطقهٔ بی‌طرف را پر می‌کند.
event-Repeated = اثر «{ $tile }» روی { $cell } دوباره رخ می‌دهد.
event-Destroyed = «{ $tile }» روی { $cell } نابود شد و پشت‌ورو است.
event-Discarded = «{ $tile }» از { $cell } کنار گذاشته شد.
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
    [full] صفحه پر شد، { $south } به { $north }:
    [no_tile] دیگر چیزی برای گذاشتن نبود، { $south } به { $north }:
   *[kaboom] «بوووم!!!» ترکید، { $south } به { $north }:
} { $who ->
    [you] این بازی را شما بردید.
   *[other] این بازی را { $seat } برد.
}
event-Drawn = بازی بیش از اندازه دراز شد، { $south } به { $north }: کسی آن را نبرد.
event-Scored = مسابقه { $south } به { $north } است.

## What can be done

move-Begin = قرعه به نام { $first } افتاد
move-Deal = دادن «{ $tile }»
move-Draw = کشیدن «{ $tile }»
move-Pick = برداشتن «{ $tile }»
move-Keep = نگه داشتن مهرهٔ { $place_is ->
    [0] نخست
    [1] دوم
    [2] سوم
   *[other] چهارم
} بسته
    .known = نگه داشتن «{ $tile }»
move-Lay = { $use_is ->
    [none] { $against_is ->
        [yes] «{ $tile }» روی { $cell }، به زیان شما
       *[no] «{ $tile }» روی { $cell }
    }
   *[other] { $against_is ->
        [yes] «{ $tile }» روی { $cell }، به زیان شما: { $use }
       *[no] «{ $tile }» روی { $cell }: { $use }
    }
}
move-Name = { $first_who ->
    [you] شما آغاز کنید
   *[other] { $first } آغاز کند
}

## Why not

refusal-not_your_turn = نوبت شما نیست.
refusal-out_of_place = این اکنون نمی‌شود؛ مهره‌ای بگذارید.
refusal-mustafa_first = بازی با مصطفی آغاز می‌شود: او را روی هر خانه‌ای بگذارید.
refusal-no_such_player = بازی دو بازیکن دارد؛ یکی را نام ببرید.
refusal-not_in_the_box = آن مهره در جعبه نیست.
refusal-not_on_offer = آن مهره میان مهره‌های پیش رو نیست.
refusal-tile_out_of_reach = «{ $tile }» نه در منطقهٔ شماست و نه در منطقهٔ بی‌طرف.
refusal-face_yourself = مهره رو به کسی گذاشته می‌شود که آن را می‌گذارد.
refusal-cell_taken = { $cell } پر است؛ خانه‌ای خالی برگزینید.
refusal-nothing_to_cover = مهره‌ای برای پوشاندن نیست؛ جایزهٔ نوبل روی مهره‌ای می‌رود که پشتیبان شماست.
refusal-cover_a_supporter = آن مهره پشتیبان شما نیست؛ مهره‌ای را بپوشانید که هست.
refusal-no_effect_to_use = «{ $tile }» اثری برای به کار بردن ندارد؛ همان گذاشتنش بس است.
refusal-blocked = اثر در آن خانه بسته است: مهره را آن‌جا بی‌اثر بگذارید، یا جای دیگر.
refusal-ninth_tile = مهرهٔ نهم چیزی را نابود نمی‌کند؛ آن را بی‌اثر بگذارید.
refusal-out_of_reach = آن خانه بیرون از برد این اثر است.
refusal-secured = آن مهره ایمن است؛ تنها موشک به آن کارگر است.
refusal-not_secured = موشک تنها به مهره‌های ایمن می‌خورد.
refusal-just_laid = مهره‌ای که تازه گذاشته شده برگزیدنی نیست.
refusal-no_tile_there = آن‌جا مهره‌ای نیست.
refusal-face_down = به مهرهٔ پشت‌ورو نمی‌شود دست زد.
refusal-repeated_twice = هیچ مهره‌ای در یک حرکت دو بار تکرار نمی‌شود.
refusal-nothing_to_repeat = «{ $tile }» اثر فوری برای تکرار ندارد.
refusal-not_your_supporter = آن مهره پشتیبان شما نیست.
refusal-no_empty_cell = مهره را تنها به خانهٔ خالی می‌شود برد.
refusal-nothing_to_turn = در آن سو چیزی برای برگرداندن نیست.
refusal-cross_only = در این بازی خط فقط به شمال، شرق، جنوب یا غرب می‌رود.
refusal-empty_box = جعبه خالی است؛ «انتخابات» را بی‌اثر بگذارید.
refusal-box_refills = آخرین مهرهٔ جعبه جای خالی منطقهٔ بی‌طرف را پر می‌کند و چیزی برای انتخابات نمی‌ماند.
refusal-drawn_at_random = مهره به قید قرعه از جعبه می‌آید؛ بگذارید یکی بیرون کشیده شود.
refusal-choose_a_tile = در این بازی خودتان برمی‌گزینید: یکی از مهره‌های جعبه را نام ببرید.
refusal-not_in_their_zone = آن مهره در منطقهٔ حریف نیست.
refusal-not_removed = آن مهره میان کنارگذاشته‌ها نیست.
refusal-another_effect = «{ $tile }» کار دیگری می‌کند.

## The end

reason-full = صفحه پر شد.
reason-no_tile = دیگر چیزی برای گذاشتن نبود.
reason-kaboom = «بوووم!!!» کار را یکسره کرد.
reason-cap = بازی بیش از اندازه دراز شد.
reason-two_wins = دو بازی برده شد.
reason-points = همهٔ بازی‌ها انجام شد.
unit-tiles = { $count } مهره
unit-games = { $count } برد
unit-points = { $count } امتیاز

## The picture in the terminal

picture-zone = { $who ->
    [you] { $name } (شما)، { $count } پشتیبان:
   *[other] { $name }، { $count } پشتیبان:
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
picture-match = مسابقه { $south } به { $north } است.
picture-turn = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $seat } است.
}

replay-standing = داوری رایانه دربارهٔ وضع
