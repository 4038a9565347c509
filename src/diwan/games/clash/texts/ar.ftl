title = صِدام
tagline = اقلب قطع خصمك وكن صاحب الأكثر حين يمتلئ اللوح.

variant-standard = الأصلية
    .about = خمس قطع محايدة مكشوفة بجانب اللوح للاعبَين معًا.
variant-beginner = للمبتدئين
    .about = بلا قطع محايدة: سبع قطع لكل لاعب، ومعها مصطفى.
variant-random-support = دعم عشوائي
    .about = توزَّع على كل لاعب قطعتان محايدتان مكشوفتان، ولا منطقة محايدة.
variant-hidden-support = دعم خفي
    .about = توزَّع على كل لاعب قطعتان محايدتان تبقيان مخفيتين حتى تُلعبا.
variant-draft = انتقاء
    .about = قبل اللعب ينتقي اللاعبان بالتناوب من خمس قطع محايدة؛ ثلاث منها للاعب الثاني.
variant-secret-draft = انتقاء سري
    .about = يمرّر اللاعبان أحدهما للآخر مجموعات من أربع قطع محايدة، ويحتفظ كل منهما سرًّا بقطعتين.
variant-long = اللعبة الطويلة
    .about = كلما أُخذت قطعة من المنطقة المحايدة حلّت محلها قطعة جديدة.

option-neutrals = القطع المحايدة
    .about = كيف تدخل القطع المحايدة إلى اللعبة. تحدده الصيغة.
option-facing = الاتجاه
    .about = تدعم القطعة اللاعب الذي يضعها (own)، أو أيًّا من اللاعبين بحسب اختياره (free).
option-directions = اتجاهات الصف
    .about = الوجبات السريعة والإمام يحوّلان صفًّا في أحد 8 اتجاهات، أو في أحد 4.
option-repeat_origin = منطلق الأثر المكرَّر
    .about = يُحسب الأثر المكرَّر من القطعة المكرَّرة (source) أو من القطعة التي تكرّره (repeater).
option-elections = الانتخابات
    .about = القطعة من العلبة عشوائية، أو يختارها اللاعب (choice).
option-placement_cap = أطول لعبة
    .about = بعد لعب هذا العدد من القطع تنتهي اللعبة بالتعادل.
option-match = المباراة
    .about = لعبة واحدة، أو الأفضل من ثلاث، أو نقاط على عدة ألعاب.
option-games = عدد ألعاب مباراة النقاط
    .about = من كم لعبة تتألف المباراة التي تُحسب بالنقاط.

## Words for values

neutrals-standard = خمس في منطقة محايدة
neutrals-beginner = لا شيء
neutrals-random-support = قطعتان لكل لاعب
neutrals-hidden-support = قطعتان مخفيتان لكل لاعب
neutrals-draft = تُنتقى بالتناوب
neutrals-secret-draft = تُنتقى سرًّا
neutrals-long = خمس في منطقة محايدة تُملأ دائمًا
facing-own = تدعم دائمًا من يضعها
facing-free = يختار اللاعب
directions-8 = 8
directions-4 = 4
repeat_origin-source = القطعة المكرَّرة
repeat_origin-repeater = القطعة المكرِّرة
elections-random = عشوائية
elections-choice = يختار اللاعب
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
against-yes = الخصم
against-no = أنت

use-none = بلا أثر
use-At = القطعة على { $cell }
use-Line = الصف نحو { $direction }
use-Dots = { $colour_is ->
    [white] كل الجارات الأفقية والعمودية
   *[black] كل الجارات القطرية
}
use-All = كل القطع في مداها
use-Shift = القطعة من { $cell } إلى { $to }
use-Take = «{ $tile }»
use-TakeHidden = القطعة المخفية { $place_is ->
    [0] الأولى
    [1] الثانية
   *[other] { $place }
}
use-Drawn = قطعة عشوائية
use-Repeat = أثر القطعة على { $source }{ $use_is ->
    [All] { "" }
    [Drawn] { "" }
    [Repeat] ، وهو تكرار { $use }
    [Shift] ، بنقل { $use }
   *[other] { " " }في { $use }
}
do-destroy = تدمير { $use }
do-discard = إبعاد { $use }
do-turn = تحويل { $use }
do-turn-front = تحويل القطع الثلاث أمام رأسها
do-turn-around = تحويل كل جاراتها
do-repeat = تكرار { $use }
do-purge = إزالة { $use } من منطقة الخصم
do-salvage = أخذ { $use } من كومة القطع المُزالة
do-recall = استعادة { $use }
do-move = نقل { $use }
do-enlist = أخذ { $use } من العلبة
did-destroy = { $who ->
    [you] { " " }ودمّرت { $use }
   *[other] { " " }وتدمير { $use }
}
did-discard = { $who ->
    [you] { " " }وأبعدت { $use }
   *[other] { " " }وإبعاد { $use }
}
did-turn = { $who ->
    [you] { " " }وحوّلت { $use }
   *[other] { " " }وتحويل { $use }
}
did-turn-front = { $who ->
    [you] { " " }وحوّلت القطع الثلاث أمام رأسها
   *[other] { " " }وتحويل القطع الثلاث أمام رأسها
}
did-turn-around = { $who ->
    [you] { " " }وحوّلت كل جاراتها
   *[other] { " " }وتحويل كل جاراتها
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
   *[other] اللعبة { $game }:{ " " }
}{ $who ->
    [you] أنت من يبدأ.
   *[other] البدء لـ { $seat }.
}
event-DealtToZone = وُزّعت «{ $tile }» على المنطقة المحايدة.
event-Dealt = { $who ->
    [you] وُزّعت عليك «{ $tile }».
   *[other] وُزّعت «{ $tile }» على { $seat }.
}
event-DealtHidden = { $who ->
    [you] { "" }
   *[other] { $packet ->
        [0] وُزّعت قطعة مخفية على { $seat }.
        [1] وُزّعت أربع قطع على { $seat } للاختيار منها.
       *[other] { "" }
    }
}
event-Picked = { $who ->
    [you] انتقيت «{ $tile }».
   *[other] { $seat }: انتقاء «{ $tile }».
}
event-Kept = احتفظت بـ«{ $tile }».
event-KeptOne = { $who ->
    [you] { "" }
   *[other] { $seat }: الاحتفاظ بإحدى القطع.
}
event-Passed = مُرّرت إليك: { $tiles }.
event-Shown = { $who ->
    [you] كشفت قطعة مخفية.
   *[other] { $seat }: كشف قطعة مخفية.
}
event-Laid = { $use_is ->
    [none] { $who ->
        [you] وضعت «{ $tile }» على { $cell }.
       *[other] { $seat }: وضع «{ $tile }» على { $cell }.
    }
   *[other] { $who ->
        [you] وضعت «{ $tile }» على { $cell }{ did }.
       *[other] { $seat }: وضع «{ $tile }» على { $cell }{ did }.
    }
}
event-Covered = { $who ->
    [you] غطّيت «{ $tile }» على { $cell } بجائزة نوبل.
   *[other] { $seat }: تغطية «{ $tile }» على { $cell } بجائزة نوبل.
}
event-Refilled = «{ $tile }» تملأ الفراغ في المنطقة المحايدة.
event-Repeated = يتكرر أثر «{ $tile }» على { $cell }.
event-Destroyed = «{ $tile }» على { $cell } انقلبت على وجهها، وتغادر اللوح بعد الدور التالي.
event-Discarded = انتقلت «{ $tile }» من { $cell } إلى كومة القطع المُزالة.
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
    [full] امتلأ اللوح.
    [no_tile] لم يبقَ ما يوضع.
   *[kaboom] انفجرت «بوووم!!!».
} { $who ->
    [you] الفوز باللعبة لك
   *[other] الفوز باللعبة من نصيب { $seat }
}: { $name_0 } { $south }، { $name_1 } { $north }.
event-Drawn = طالت اللعبة أكثر مما يجوز وانتهت بالتعادل: { $name_0 } { $south }، { $name_1 } { $north }.
event-Scored = نتيجة المباراة: { $name_0 } { $south }، { $name_1 } { $north }.

## What can be done

move-Begin = البدء لـ { $first }
move-Deal = توزيع «{ $tile }»
move-Draw = سحب «{ $tile }»
move-Pick = انتقاء «{ $tile }»
move-Keep = الاحتفاظ بالقطعة { $place_is ->
    [0] الأولى
    [1] الثانية
    [2] الثالثة
   *[other] الرابعة
}
    .known = الاحتفاظ بـ«{ $tile }»
move-Lay = { $use_is ->
    [none] { $against_is ->
        [yes] «{ $tile }» على { $cell }، دعمًا للخصم
       *[no] «{ $tile }» على { $cell }
    }
   *[other] { $against_is ->
        [yes] «{ $tile }» على { $cell }، دعمًا للخصم: { do }
       *[no] «{ $tile }» على { $cell }: { do }
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
refusal-not_on_offer = لا يمكن اختيار هذه القطعة؛ الاختيار من القطع المعروضة.
refusal-tile_out_of_reach = «{ $tile }» ليست في منطقتك ولا في المنطقة المحايدة.
refusal-face_yourself = في هذه اللعبة تدعم القطعة دائمًا من يضعها.
refusal-cell_taken = الخانة { $cell } مشغولة؛ يلزم اختيار خانة فارغة.
refusal-nothing_to_cover = لا قطعة تُغطّى هنا؛ جائزة نوبل توضع فوق قطعة تدعمك.
refusal-cover_a_supporter = هذه القطعة لا تدعمك؛ تُغطّى قطعة تدعمك.
refusal-no_effect_to_use = ليس لـ«{ $tile }» أثر يُستعمل؛ يكفي وضعها.
refusal-blocked = الأثر معطَّل في هذه الخانة: توضع القطعة فيها بلا أثرها، أو في خانة أخرى.
refusal-ninth_tile = القطعة التاسعة لا تدمّر شيئًا؛ توضع بلا أثرها.
refusal-out_of_reach = هذه الخانة خارج مدى الأثر.
refusal-secured = هذه القطعة مؤمَّنة؛ لا يؤثر فيها إلا الهجوم الصاروخي.
refusal-not_secured = لا يصيب الهجوم الصاروخي إلا القطع المؤمَّنة.
refusal-just_laid = لا يمكن اختيار القطعة التي تضعها الآن.
refusal-no_tile_there = لا قطعة هناك.
refusal-face_down = لا شيء يؤثر في قطعة مقلوبة على وجهها.
refusal-repeated_twice = لا تُكرَّر قطعة مرتين في نقلة واحدة.
refusal-nothing_to_repeat = ليس لـ«{ $tile }» أثر فوري يُكرَّر.
refusal-not_your_supporter = هذه القطعة لا تدعمك.
refusal-no_empty_cell = لا تُنقل القطعة إلا إلى خانة فارغة.
refusal-nothing_to_turn = لا شيء يُحوَّل في ذلك الاتجاه.
refusal-cross_only = في هذه اللعبة يمتد الصف شمالًا أو شرقًا أو جنوبًا أو غربًا فقط.
refusal-empty_box = العلبة فارغة؛ توضع «الانتخابات» من دون أثرها.
refusal-box_refills = آخر قطعة في العلبة تسدّ الفراغ في المنطقة المحايدة، فلا يبقى شيء للانتخابات.
refusal-drawn_at_random = في هذه اللعبة القطعة من العلبة عشوائية؛ لا يمكن اختيارها.
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
    [you] { $name } (أنت)، القطع الداعمة { $count }؛ في المنطقة:
   *[other] { $name }، القطع الداعمة { $count }؛ في المنطقة:
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
picture-match = اللعبة { $game } من المباراة. النتيجة: { $name_0 } { $south }، { $name_1 } { $north }.
picture-turn = { $who ->
    [you] دورك.
   *[other] دور { $seat }.
}

replay-standing = تقدير الحاسوب للوضع

## Board

clash-cell = { $cell }: { $tile ->
    [none] فارغة
   *[other] { $up ->
        [no] قطعة مدمّرة، مقلوبة
       *[yes] { $tile }، تدعم { $name }
    }
}
clash-hidden = قطعة مخفية
clash-box = في العلبة
clash-removed = أُزيلت
clash-support = القطع التي تدعم هذا اللاعب
clash-won = نتيجة المباراة: { $games }
clash-keep = احتفظ بإحدى هذه القطع
clash-pick = اختر إحدى هذه القطع
tile-about-PRE = تدمير واحدة من الجارات الثماني.
tile-about-LEA = تدمير واحدة من الجارات الثماني.
tile-about-FAS = تحويل صف كامل في أحد الاتجاهات الثمانية.
tile-about-IMA = تحويل صف كامل في أحد الاتجاهات الثمانية.
tile-about-BAN = تحويل كل الجارات الأفقية والعمودية (النقاط البيضاء)، أو كل الجارات القطرية (النقاط السوداء).
tile-about-SHE = تحويل كل الجارات الأفقية والعمودية (النقاط البيضاء)، أو كل الجارات القطرية (النقاط السوداء).
tile-about-POP = تحويل واحدة من الجارات الثماني.
tile-about-TRA = تحويل واحدة من الجارات الثماني.
tile-about-SOL = تدمير جارة أفقية أو عمودية.
tile-about-TAL = تدمير جارة أفقية أو عمودية.
tile-about-PRD = تدمير جارة قطرية.
tile-about-BOM = تدمير جارة قطرية.
tile-about-TOU = مؤمَّنة: لا يؤثر فيها إلا الهجوم الصاروخي.
tile-about-MOS = مؤمَّنة: لا يؤثر فيها إلا الهجوم الصاروخي.
tile-about-MUS = بلا أثر.
tile-about-ROC = تدمير واحدة مؤمَّنة من الجارات الثماني.
tile-about-MER = إبعاد جارة أفقية أو عمودية.
tile-about-MUJ = إبعاد جارة قطرية.
tile-about-TVS = تكرار أثر جارة أفقية أو عمودية.
tile-about-PRS = تكرار أثر جارة قطرية.
tile-about-AGE = إزالة قطعة من منطقة الخصم.
tile-about-HAC = أخذ قطعة من كومة القطع المُزالة إلى منطقتك.
tile-about-CRI = أخذ قطعة تدعمك من اللوح إلى منطقتك.
tile-about-SOC = تحويل القطع الثلاث أمام رأسها.
tile-about-COU = تحويل كل الجارات.
tile-about-BRI = نقل قطعة على اللوح إلى خانة فارغة.
tile-about-UNO = القطعتان عن يسارها ويمينها مؤمَّنتان.
tile-about-NOB = توضع فوق قطعة تدعمك؛ فتصيران قطعة مؤمَّنة واحدة بلا أي أثر آخر.
tile-about-PIC = القطع التي توضع بجانبها أفقيًّا أو عموديًّا لا تستعمل أثرها الفوري.
tile-about-RIO = القطع التي توضع بجانبها قطريًّا لا تستعمل أثرها الفوري.
tile-about-ELE = تأتي إلى منطقتك قطعة عشوائية من العلبة.
tile-about-KAB = من تدعمه عند النهاية يخسر.
clash-choose-cell = اختر خانة مضاءة.
clash-choose-tile = خذ قطعة، ثم اختر خانة مضاءة.
clash-look = المس قطعة لترى ما تفعله.
clash-choose-target = اختر هدفًا لأثرها.
clash-no-effect-here = لا يجد أثرها شيئًا هنا.
clash-use = استخدم الأثر
clash-unused = بلا أثر
clash-against = تدعم خصمك
clash-back = رجوع
clash-card = عن القطعة
clash-secret = مخفية عن الآخرين
clash-unseen = في العلبة أو مخفية
hint-clash-Opening = ضع مصطفى على أي خانة؛ حوله تدور اللعبة. تدعم القطعة اللاعب الذي تتجه إليه قاعدتها، ورأسها يشير إلى الخصم.
hint-clash-Turn = خذ قطعة من منطقتك أو من المنطقة المحايدة، وضعها على خانة مضاءة، ثم اختر هدف أثرها: النقاط على القطعة تدل على مداها. حين يمتلئ اللوح يفوز من تدعمه قطع أكثر.
hint-clash-Drafting = اختر إحدى القطع المكشوفة لمنطقتك.
hint-clash-Keeping = احتفظ بإحدى هذه القطع. من أربع يذهب الباقي إلى اللاعب الآخر، ومن ثلاث إلى العلبة.

## Putting a move together

act-Lay = ضع قطعة
act-Name = اختر من يبدأ
act-Pick = اختر
act-Keep = احتفظ
part-tile = القطعة
part-cell = الخانة
part-use = الأثر
part-against = تدعم
part-place = المكان

## Before the first game

aim = لتدعمك قطع أكثر حين تمتلئ الخانات التسع.
first-1 = ضع قطعة واحدة في كل دور: هي تدعمك.
first-2 = استعمل أثرها لتقلب قطع خصمك إليك أو تدمّرها.
first-3 = احمِ قطعك: كل قطعة على اللوح يمكن أن تنقلب من جديد.

## Guided games

lesson-first = لعبتك الأولى
lesson-first-aim = تسع خانات ولاعبان. تدعم كل قطعة اللاعب الذي تتجه إليه قاعدتها، ويشير رأسها إلى الآخر. حين تمتلئ الخانات التسع يفوز من تدعمه قطع أكثر.
lesson-first-mustafa = أنت تبدأ، وكل لعبة تبدأ بقطعة «{ tile-MUS }». ضعها في الوسط.
lesson-first-turn = وضعت { $name_1 } قطعة «{ tile-TRA }» التي تقلب جارة: صارت «{ tile-MUS }» تدعمها. أعدها إليك: ضع «{ tile-POP }» على a2 بجانبها.
lesson-first-destroy = عادت «{ tile-MUS }» إليك، لكن «{ tile-LEA }» دمّر قطعتك «{ tile-POP }». هي الآن مقلوبة على وجهها وتخرج بعد دورك. ردّ عليها: ضع «{ tile-SOL }» على c3 ودمّر «{ tile-TRA }» التي تشترك معه في ضلع.
lesson-first-dots = قلب «{ tile-SHE }» قطعة «{ tile-MUS }» من جديد. و«{ tile-BAN }» يفعل ذلك لك: ضعه على a2 واقلب كل الجارات ذات النقاط البيضاء، أي التي تشترك معه في ضلع.
lesson-first-line = اثنتان معًا! لكن «{ tile-IMA }» قلب صفًّا كاملًا. و«{ tile-FAS }» تقلب خطًّا كاملًا أيضًا: ضعها على b3 واقلب كل ما تحتها.
lesson-first-neutral = أنت متقدم، مع أن «{ tile-BOM }» دمّر «{ tile-MUS }» من الزاوية. ويمكنك أيضًا أن تستعمل القطع المحايدة، وكذلك { $name_1 }. لكل منها أثر خاص.
lesson-first-discard = خذ «{ tile-MER }» من القطع المحايدة وضعه على c1: هو يُخرج جارة في الحال. أخرج «{ tile-IMA }» من اللوح.
lesson-first-secured = «{ tile-MOS }» مؤمَّن: لا يؤثر فيه إلا «{ tile-ROC }». وقطعتك «{ tile-TOU }» آمنة مثله.
lesson-first-win = بقيت خانة فارغة واحدة، وقطعك أكثر. املأها بقطعة «{ tile-TOU }» فتنتهي اللعبة.
lesson-first-learned-1 = تدعم القطعة اللاعب الذي تتجه إليه قاعدتها؛ والأكثر على الخانات التسع الممتلئة يفوز.
lesson-first-learned-2 = الآثار تقلب القطع أو تدمّرها أو تُخرجها، والنقاط على القطعة تدل على مداها.
lesson-first-learned-3 = القطعة المدمَّرة تشغل خانتها دورًا آخر، والقطع المحايدة للاعبَين معًا.
lesson-match = مباراة مع انتقاء
lesson-match-lost = تُربح المباراة بلعبتين، وقد خسرت الأولى للتو. قبل كل لعبة من هذه المباراة ينتقي اللاعبان قطعًا محايدة.
lesson-match-name = الخاسر يقول من يبدأ. واللاعب الثاني ينال قطعة زائدة في الانتقاء. اجعل البدء لـ { $name_1 }.
lesson-match-pick = خمس قطع محايدة مكشوفة، وقد أخذت { $name_1 } «{ tile-NOB }». جاء دورك: خذ «{ tile-COU }».
lesson-match-rest = أخذت { $name_1 } «{ tile-BRI }». القطعتان الباقيتان لك أيضًا. هما في منطقتك مكشوفتان لكما.
lesson-match-use = وضعت { $name_1 } قطعة «{ tile-MUS }». ردّ بقطعة «{ tile-COU }»: ضعها على a2 واقلب كل جاراتها.
lesson-match-learned-1 = لعبتان تربحان المباراة؛ ومن خسر لعبة يقول من يبدأ التالية.
lesson-match-learned-2 = في الانتقاء يتناوب اللاعبان على خمس قطع مكشوفة.
lesson-match-learned-3 = ينال اللاعب الثاني ثلاثًا منها، والأول اثنتين.
lesson-secret = انتقاء سري
lesson-secret-packet = في هذه الصيغة لا يرى أحد القطع المحايدة لدى الآخر. معك أربع قطع: احتفظ بواحدة، والباقي يذهب إلى { $name_1 }.
lesson-secret-keep = احتفظ بقطعة «{ tile-COU }». سترى { $name_1 } القطع الثلاث التي مرّرتها، لا القطعة التي احتفظت بها.
lesson-secret-keep-2 = احتفظت { $name_1 } بواحدة من قطعك وبواحدة من رزمتها. بقيت منها هذه الثلاث: احتفظ بما يعجبك أكثر.
lesson-secret-mustafa = قطعتاك مخفيتان في منطقتك، وكذلك قطعتاها. ابدأ كالعادة: ضع «{ tile-MUS }» في الوسط.
lesson-secret-surprise = صارت «{ tile-MUS }» تدعمها. أظهر الآن ما احتفظت به: ضع «{ tile-COU }» على a2 واقلب كل جاراتها.
lesson-secret-learned-1 = في الانتقاء السري يحتفظ كل لاعب بقطعتين مخفيتين، واحدة من كل رزمة.
lesson-secret-learned-2 = ما تمرّره يراه اللاعب الآخر، وما تحتفظ به يبقى سرًّا.
lesson-secret-learned-3 = تُكشف القطعة المخفية حين توضع.
