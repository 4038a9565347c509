title = صِدام
tagline = عالمان يتنازعان تسع خانات، وكل من فيها قد يبدّل ولاءه.

variant-standard = الأصلية
    .about = خمس قطع محايدة مكشوفة بجانب اللوح، متاحة للطرفين.
variant-beginner = للمبتدئين
    .about = بلا أي قطعة محايدة: سبع قطع لكل طرف، ومعها مصطفى.
variant-random-support = دعم عشوائي
    .about = لكل طرف قطعتان محايدتان مكشوفتان؛ ولا منطقة محايدة.
variant-hidden-support = دعم خفي
    .about = لكل طرف قطعتان محايدتان تبقيان مخفيتين حتى وضعهما.
variant-draft = انتقاء
    .about = خمس قطع محايدة تُنتقى بالتناوب قبل اللعب؛ ثلاث منها للطرف الثاني.
variant-secret-draft = انتقاء سري
    .about = رزم من أربع قطع محايدة تتنقل بين الطرفين؛ يحتفظ كل طرف بقطعتين مخفيتين.
variant-long = اللعبة الطويلة
    .about = تُسدّ كل ثغرة في المنطقة المحايدة فور أخذ قطعة منها.

option-neutrals = القطع المحايدة
    .about = كيف تدخل القطع المحايدة إلى اللعبة؛ كل صيغة تحدده.
option-facing = الاتجاه
    .about = توضع القطعة باتجاه صاحبها (own)، أو بأي اتجاه يريده (free).
option-directions = اتجاهات الصف
    .about = الوجبات السريعة والإمام يحوّلان صفًّا في أحد 8 اتجاهات، أو في أحد 4.
option-repeat_origin = منطلق التكرار
    .about = يبدأ الأثر المكرَّر من القطعة المكرَّرة (source) أو من القطعة التي تكرّره (repeater).
option-elections = الانتخابات
    .about = تأتي القطعة من العلبة بالقرعة، أو بالاختيار.
option-placement_cap = أطول لعبة
    .about = بعد هذا العدد من القطع الموضوعة تنتهي اللعبة بالتعادل.
option-match = المباراة
    .about = لعبة واحدة، أو الأفضل من ثلاث، أو نقاط على عدة ألعاب.
option-games = ألعاب النقاط
    .about = عدد ألعاب المباراة التي تُحسب بالنقاط.

## Words for values

neutrals-standard = خمس في منطقة محايدة
neutrals-beginner = لا شيء
neutrals-random-support = قطعتان لكل طرف
neutrals-hidden-support = قطعتان مخفيتان لكل طرف
neutrals-draft = تُنتقى بالتناوب
neutrals-secret-draft = تُنتقى سرًّا
neutrals-long = خمس في منطقة محايدة تتجدد
facing-own = نحو من يضعها
facing-free = كما يشاء من يضعها
directions-8 = 8
directions-4 = 4
repeat_origin-source = القطعة المكرَّرة
repeat_origin-repeater = القطعة المكرِّرة
elections-random = بالقرعة
elections-choice = بالاختيار
match-single = لعبة واحدة
match-best_of_three = الأفضل من ثلاث
match-points = بالنقاط

tile-MUS = مصطفى
tile-PRE = الرئيس
tile-FAS = الوجبات السريعة
tile-BAN = المصرفي
tile-POP = نجم البوب
tile-SOL = الجندي
tile-PRD = بريداتور
tile-TOU = المنطقة السياحية
tile-LEA = الزعيم
tile-IMA = الإمام
tile-SHE = الشيخ
tile-TRA = التقاليد
tile-TAL = الطالباني
tile-BOM = المفجِّر
tile-MOS = المسجد
tile-ROC = هجوم صاروخي
tile-MER = المرتزق
tile-MUJ = المجاهد
tile-TVS = التلفزيون
tile-PRS = الصحافة
tile-AGE = العميل
tile-HAC = الهاكر
tile-CRI = الأزمة المالية
tile-SOC = الشبكة الاجتماعية
tile-COU = الانقلاب
tile-BRI = الرشوة
tile-UNO = الأمم المتحدة
tile-NOB = جائزة نوبل
tile-PIC = الاعتصام
tile-RIO = أعمال الشغب
tile-ELE = الانتخابات
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

direction-N = الشمال
direction-NE = الشمال الشرقي
direction-E = الشرق
direction-SE = الجنوب الشرقي
direction-S = الجنوب
direction-SW = الجنوب الغربي
direction-W = الغرب
direction-NW = الشمال الغربي

colour-white = البيضاء
colour-black = السوداء

use-none = بلا أثر
use-At = على { $cell }
use-Line = صف نحو { $direction }
use-Dots = كل النقاط { $colour }
use-All = كل ما حولها
use-Shift = نقل من { $cell } إلى { $to }
use-Take = أخذ «{ $tile }»
use-TakeHidden = القطعة المخفية { $place_is ->
    [0] الأولى
    [1] الثانية
   *[other] { $place }
}
use-Drawn = سحب قطعة
use-Repeat = تكرار { $source }، { $use }

## What happened

event-Began = { $who ->
    [you] أنت الطرف الأول.
   *[other] الطرف الأول: { $seat }.
}
event-DealtToZone = «{ $tile }» في المنطقة المحايدة.
event-Dealt = { $who ->
    [you] وصلتك «{ $tile }».
   *[other] وصلت «{ $tile }» إلى { $seat }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] وصلت قطعة مخفية إلى { $seat }.
}
event-Picked = { $who ->
    [you] انتقيت «{ $tile }».
   *[other] { $seat }: انتقاء «{ $tile }».
}
event-Kept = احتفظت بـ«{ $tile }».
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat }: الاحتفاظ بقطعة من الرزمة.
}
event-Passed = انتقلت إليك: { $tiles }.
event-Shown = { $who ->
    [you] كشفت قطعة مخفية: «{ $tile }».
   *[other] { $seat }: كشف قطعة مخفية، «{ $tile }».
}
event-Laid = { $use_is ->
    [none] { $who ->
        [you] وضعت «{ $tile }» على { $cell }.
       *[other] { $seat }: وضع «{ $tile }» على { $cell }.
    }
   *[other] { $who ->
        [you] وضعت «{ $tile }» على { $cell }، { $use }.
       *[other] { $seat }: وضع «{ $tile }» على { $cell }، { $use }.
    }
}
event-Covered = { $who ->
    [you] غطّيت «{ $tile }» على { $cell } بجائزة نوبل.
   *[other] { $seat }: تغطية «{ $tile }» على { $cell } بجائزة نوبل.
}
event-Refilled = «{ $tile }» تسدّ الثغرة في المنطقة المحايدة.
event-Repeated = يتكرر أثر «{ $tile }» على { $cell }.
event-Destroyed = دُمّرت «{ $tile }» على { $cell } وانقلبت على وجهها.
event-Discarded = أُبعدت «{ $tile }» عن { $cell }.
event-Turned = { $supports_who ->
    [you] «{ $tile }» على { $cell } تدعمك الآن.
   *[other] «{ $tile }» على { $cell } تدعم { $supports } الآن.
}
event-Shifted = انتقلت «{ $tile }» من { $cell } إلى { $to }.
event-Purged = { $who ->
    [you] خسرت «{ $tile }» من منطقتك.
   *[other] خرجت «{ $tile }» من منطقة { $seat }.
}
event-Salvaged = { $who ->
    [you] أخذت «{ $tile }» من كومة القطع المُزالة.
   *[other] { $seat }: أخذ «{ $tile }» من كومة القطع المُزالة.
}
event-Recalled = { $who ->
    [you] استعدت «{ $tile }» من { $cell }.
   *[other] { $seat }: استعادة «{ $tile }» من { $cell }.
}
event-Enlisted = { $who ->
    [you] جاءت «{ $tile }» من العلبة إلى منطقتك.
   *[other] جاءت «{ $tile }» من العلبة إلى منطقة { $seat }.
}
event-Removed = خرجت «{ $tile }» من اللوح، من { $cell }.
event-Opened = { $who ->
    [you] كانت «{ $tile }» لا تزال بيدك.
   *[other] كانت «{ $tile }» لا تزال بيد { $seat }.
}
event-Won = { $reason_is ->
    [full] امتلأ اللوح، { $south } مقابل { $north }:
    [no_tile] لم يبقَ ما يوضع، { $south } مقابل { $north }:
   *[kaboom] انفجرت «بوووم!!!»، { $south } مقابل { $north }:
} { $who ->
    [you] الفوز باللعبة لك.
   *[other] الفوز باللعبة من نصيب { $seat }.
}
event-Drawn = طالت اللعبة أكثر مما يجوز، { $south } مقابل { $north }: لا فائز.
event-Scored = نتيجة المباراة { $south } مقابل { $north }.

## What can be done

move-Begin = وقعت القرعة على { $first }
move-Deal = توزيع «{ $tile }»
move-Draw = سحب «{ $tile }»
move-Pick = انتقاء «{ $tile }»
move-Keep = الاحتفاظ بالقطعة { $place_is ->
    [0] الأولى
    [1] الثانية
    [2] الثالثة
   *[other] الرابعة
} من الرزمة
    .known = الاحتفاظ بـ«{ $tile }»
move-Lay = { $use_is ->
    [none] { $against_is ->
        [yes] «{ $tile }» على { $cell }، ضدك
       *[no] «{ $tile }» على { $cell }
    }
   *[other] { $against_is ->
        [yes] «{ $tile }» على { $cell }، ضدك: { $use }
       *[no] «{ $tile }» على { $cell }: { $use }
    }
}
move-Name = { $first_who ->
    [you] البدء لك
   *[other] البدء لـ { $first }
}

## Why not

refusal-not_your_turn = ليس هذا دورك.
refusal-out_of_place = لا يمكن ذلك الآن؛ المطلوب وضع قطعة.
refusal-mustafa_first = تبدأ اللعبة بمصطفى: يوضع على أي خانة.
refusal-no_such_player = اللعبة بين طرفين؛ يُسمّى أحدهما.
refusal-not_in_the_box = هذه القطعة ليست في العلبة.
refusal-not_on_offer = هذه القطعة ليست بين المعروض.
refusal-tile_out_of_reach = «{ $tile }» ليست في منطقتك ولا في المنطقة المحايدة.
refusal-face_yourself = توضع القطعة باتجاه من يضعها.
refusal-cell_taken = الخانة { $cell } مشغولة؛ يلزم اختيار خانة فارغة.
refusal-nothing_to_cover = لا قطعة تُغطّى هنا؛ جائزة نوبل توضع فوق قطعة تدعمك.
refusal-cover_a_supporter = هذه القطعة لا تدعمك؛ تُغطّى قطعة تدعمك.
refusal-no_effect_to_use = ليس لـ«{ $tile }» أثر يُستعمل؛ يكفي وضعها.
refusal-blocked = الأثر معطَّل في هذه الخانة: توضع القطعة فيها بلا أثرها، أو في خانة أخرى.
refusal-ninth_tile = القطعة التاسعة لا تدمّر شيئًا؛ توضع بلا أثرها.
refusal-out_of_reach = هذه الخانة خارج مدى الأثر.
refusal-secured = هذه القطعة مؤمَّنة؛ لا يمسّها إلا الصاروخ.
refusal-not_secured = لا يصيب الصاروخ إلا القطع المؤمَّنة.
refusal-just_laid = لا يمكن اختيار القطعة التي وُضعت للتو.
refusal-no_tile_there = لا قطعة هناك.
refusal-face_down = القطعة المقلوبة على وجهها لا تُمسّ.
refusal-repeated_twice = لا تُكرَّر قطعة مرتين في نقلة واحدة.
refusal-nothing_to_repeat = ليس لـ«{ $tile }» أثر فوري يُكرَّر.
refusal-not_your_supporter = هذه القطعة لا تدعمك.
refusal-no_empty_cell = لا تُنقل القطعة إلا إلى خانة فارغة.
refusal-nothing_to_turn = لا شيء يُحوَّل في ذلك الاتجاه.
refusal-cross_only = في هذه اللعبة يمتد الخط شمالًا أو شرقًا أو جنوبًا أو غربًا فقط.
refusal-empty_box = العلبة فارغة؛ توضع «الانتخابات» من دون أثرها.
refusal-box_refills = آخر قطعة في العلبة تسدّ الفراغ في المنطقة المحايدة، فلا يبقى شيء للانتخابات.
refusal-drawn_at_random = تخرج القطعة من العلبة بالقرعة؛ يلزم سحبها لا تسميتها.
refusal-choose_a_tile = في هذه اللعبة الاختيار لك: يلزم تحديد قطعة من العلبة.
refusal-not_in_their_zone = هذه القطعة ليست في منطقة الخصم.
refusal-not_removed = هذه القطعة ليست في كومة القطع المُزالة.
refusal-another_effect = أثر «{ $tile }» غير ذلك.

## The end

reason-full = امتلأ اللوح.
reason-no_tile = لم يبقَ ما يوضع.
reason-kaboom = حسمت «بوووم!!!» الأمر.
reason-cap = طالت اللعبة أكثر مما يجوز.
reason-two_wins = لعبتان لفائز واحد.
reason-points = لُعبت كل الألعاب.
unit-tiles = { $count ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
   *[other] { $count } قطعة
}
unit-games = { $count ->
    [zero] لا فوز
    [one] فوز واحد
    [two] فوزان
   *[other] مرات الفوز: { $count }
}
unit-points = { $count ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
}

## The picture in the terminal

picture-zone = { $who ->
    [you] { $name } (أنت)، القطع الداعمة { $count }:
   *[other] { $name }، القطع الداعمة { $count }:
}
picture-packet = احتفظ بواحدة من هذه:
picture-neutral = المنطقة المحايدة:
picture-removed = القطع المُزالة:
picture-box = في العلبة: { $count }
picture-hidden = قطعة مخفية
picture-hidden-own = { $tile } (مخفية)
picture-face-down = مقلوبة
picture-secured = مؤمَّنة
picture-blocked = الأثر معطَّل هنا
picture-match = نتيجة المباراة { $south } مقابل { $north }.
picture-turn = { $who ->
    [you] دورك.
   *[other] دور { $seat }.
}

replay-standing = تقدير الحاسوب للوضع
