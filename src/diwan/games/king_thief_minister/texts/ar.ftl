title = ملك، حرامي، وزير
tagline = تذكّر أماكن ست أوراق متنقلة، واخدع الآخرين بشأن ورقتك.

variant-standard = الأصلية
    .about = اللعبة كما في كتاب القواعد.

option-four_player_gap = المكانان الفارغان مع أربعة لاعبين
    .about = المكانان الفارغان متقابلان (opposite) أو متجاوران (adjacent).
option-peasant_scope = الأوراق التي يسمّيها الفلاح
    .about = كل الأوراق الأخرى (all)، أو أوراق اللاعبين الآخرين فقط (owned).
option-peasant_challengeable = يمكن تحدّي الفلاح
    .about = يمكن تحدّي من يدّعي أنه الفلاح قبل كشف الورقة.
option-yes_sir_challengeable = يمكن تحدّي «أمرك يا مولاي»
    .about = إن أجاب الملك لاعب واحد فقط أمكن تحدّي جوابه قبل أن يكسب قطعة.
option-under_table = تحت الطاولة
    .about = يقرر الوزير سرًّا هل تُبدَّل الورقتان (choice)، أو يقرر الحظ ولا يعرف حتى الوزير (random).
option-turn_limit_per_player = أدوار كل لاعب
    .about = تنتهي اللعبة بعد هذا العدد من الأدوار لكل لاعب إن لم تفرغ الخزينة قبل ذلك. ومع 0 لا حدّ لها، أما بين لاعبي الحاسوب وحدهم فالحد 40.
option-memory_aid = مساعدة الذاكرة
    .about = ما تتذكره الشاشة عنك: الجولة الحالية فقط (none)، أو سجل اللعبة كله (log)، أو أيضًا أين يمكن أن تكون الشخصيات (tracker).
option-turn_clock = وقت محدد للأدوار
    .about = لكل دور أيضًا 60 ثانية؛ وإذا انتهت تحرّكت كل الأوراق إلى اليمين. وإلا فالوقت محدد للأجوبة ولما يلي الادعاء فقط.

four_player_gap-opposite = متقابلان
four_player_gap-adjacent = متجاوران
peasant_scope-all = كل الأوراق الأخرى
peasant_scope-owned = أوراق اللاعبين فقط
under_table-choice = الوزير يقرر
under_table-random = الحظ يقرر
memory_aid-none = الجولة الحالية فقط
memory_aid-log = سجل اللعبة
memory_aid-tracker = سجل اللعبة، ومن قد يكون أين

character-K = الملك
character-T = الحرامي
character-M = الوزير
character-E = الجلّاد
character-S = الشريف
character-P = الفلاح

direction-right = يمينًا
direction-left = يسارًا
direction-front = أمامًا

spot-0 = 1
spot-1 = 2
spot-2 = 3
spot-3 = 4
spot-4 = 5
spot-5 = 6
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

why-peek = ثمنًا للنظر
why-challenge = لتحدٍّ خاطئ
why-lie = لجواب كاذب
why-tax = ضريبةً
why-double_tax = ضريبةً مضاعفة
why-mistake = لخطأ الفلاح
why-king = بصفة الملك
why-yes_sir = بصفة الوزير
why-thief = بصفة الحرامي
why-executioner = بصفة الجلّاد
why-peasant = بصفة الفلاح

manner-open = علنًا
manner-swap = تحت الطاولة، مع التبديل
manner-keep = تحت الطاولة، بلا تبديل
manner-chance = تحت الطاولة، بالحظ

event-Began = { $who ->
    [you] أنت من يبدأ.
   *[other] البدء لـ { $seat }.
}
event-Dealt = ست أوراق مقلوبة على الطاولة.
event-Looked = { $who ->
    [you] نظرت إلى الورقة على المكان { $spot }.
   *[other] { $seat }: نظرة إلى الورقة على المكان { $spot }.
}
event-Saw = رأيت { $character } على المكان { $spot }.
event-Rotated = { $who ->
    [you] حرّكت كل الأوراق
   *[other] { $seat }: تحريك كل الأوراق
} { $direction_is ->
    [right] مكانًا إلى اليمين.
    [left] مكانًا إلى اليسار.
   *[front] إلى الجهة المقابلة.
}
event-Claimed = { $who ->
    [you] قلت: «أنا { $character }».
   *[other] { $seat }: «أنا { $character }».
}
event-Unchallenged = { $who ->
    [you] لا أحد يتحدّاك.
   *[other] لا أحد يتحدّى { $seat }.
}
event-Challenged = { $who ->
    [you] تحدّيت { $claimant } ونظرت إلى الورقة.
   *[other] { $claimant_who ->
        [you] { $seat }: تحدٍّ لك ونظرة إلى ورقتك.
       *[other] { $seat }: تحدٍّ لـ { $claimant } ونظرة إلى الورقة.
    }
}{ $also_count ->
    [0] { "" }
   *[other] { " " }{ $also_who ->
        [you] أردت التحدي أيضًا، لكن ترتيبك متأخر.
       *[other] أراد التحدي أيضًا من ترتيبه متأخر: { $also }.
    }
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] صحيح: أنت { $character }.
       *[other] صحيح: ورقة { $seat } هي { $character }.
    }
   *[no] { $who ->
        [you] الورقة ليست { $character }: سقط ادّعاؤك.
       *[other] الورقة ليست { $character }: سقط ادّعاء { $seat }.
    }
}
event-Asked = { $who ->
    [you] سألت: «من وزيري؟»
   *[other] سؤال من { $seat }: «من وزيري؟»
}
event-Answered = { $seats_count ->
    [0] لا أحد يجيب الملك.
    [1] { $seats_who ->
        [you] أجبت: «أمرك يا مولاي».
       *[other] جواب من { $seats }: «أمرك يا مولاي».
    }
    [2] جواب من كليهما، { $seats }: «أمرك يا مولاي».
    [3] جواب من ثلاثتهم، { $seats }: «أمرك يا مولاي».
   *[other] جواب منهم جميعًا، { $seats }: «أمرك يا مولاي».
}
event-Paid = { $who ->
    [you] دفعت
   *[other] { $seat }: دفع
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} إلى الخزينة { $why }.
event-Took = { $who ->
    [you] أخذت
   *[other] { $seat }: أخذ
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} من الخزينة { $why }.
event-Substituted = { $who ->
    [you] لا قطعة { $missing ->
        [1] معك
       *[other] أخرى معك
    } تدفعها { $why }، فتعطي الخزينة قطعة لكل واحد: { $takers }.
   *[other] لا قطعة { $missing ->
        [1] مع
       *[other] أخرى مع
    } { $seat } للدفع { $why }، فتعطي الخزينة قطعة لكل واحد: { $takers }.
}
event-Robbed = { $who ->
    [you] أخذت
   *[other] { $seat }: أخذ
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} { $victim_who ->
    [you] منك
   *[other] من { $victim }
} { $why }.
event-Swapped = { $who ->
    [you] بادلت الورقتين على المكانين { $a } و{ $b } علنًا.
   *[other] { $seat }: مبادلة الورقتين على المكانين { $a } و{ $b } علنًا.
}
event-Shuffled = { $who ->
    [you] أخذت الورقتين على المكانين { $a } و{ $b } تحت الطاولة وأعدتهما.
   *[other] { $seat }: أخذ الورقتين على المكانين { $a } و{ $b } تحت الطاولة وإعادتهما.
}
event-Palmed = { $swapped_is ->
    [yes] بدّلت الورقتين على المكانين { $a } و{ $b }. لا يعرف ذلك سواك.
   *[no] لم تتبدّل الورقتان على المكانين { $a } و{ $b }. لا يعرف ذلك سواك.
}
event-Executed = { $who ->
    [you] اتّهمت { $victim } بأن الورقة هي { $character }:
   *[other] { $victim_who ->
        [you] { $seat }: اتّهامك بأن ورقتك هي { $character }:
       *[other] { $seat }: اتّهام { $victim } بأن الورقة هي { $character }:
    }
} { $hit_is ->
    [yes] صحيح.
   *[no] خطأ.
}
event-Taxed = { $who ->
    [you] فرضت ضريبة على الجميع، والضعف على { $double }.
   *[other] { $double_who ->
        [you] { $seat }: ضريبة على الجميع، والضعف عليك.
       *[other] { $seat }: ضريبة على الجميع، والضعف على { $double }.
    }
}
event-Showed = تُكشف الورقة على المكان { $spot }: { $character }.
event-Misnamed = { $who ->
    [you] كنت قد سمّيتها { $character }.
   *[other] كانت تسمية { $seat } لها: { $character }.
}
event-GaveUp = { $who ->
    [you] استسلمت دون تسمية الأوراق.
   *[other] { $seat }: استسلام دون تسمية الأوراق.
}
event-Named = { $who ->
    [you] سمّيت كل الأوراق بلا خطأ.
   *[other] { $seat }: تسمية كل الأوراق بلا خطأ.
}
event-LastRound = تبدأ الجولة الأخيرة: لكل لاعب دور واحد بعد.
event-Stalled = لم تتحرك أي قطعة منذ { $rounds ->
    [few] { $rounds } جولات
   *[other] { $rounds } جولة
}. تصويت سرّي للجميع: إنهاء اللعبة الآن أم متابعة اللعب؟
event-Voted = أصوات إنهاء اللعبة: { $votes } من { $players }، { $ends_is ->
    [yes] وهذا يكفي.
   *[no] وهذا لا يكفي: تستمر اللعبة.
}
event-Ended = { $reason_is ->
    [treasury_empty] الخزينة فارغة.
    [agreed] اتفق اللاعبون على إنهاء اللعبة.
   *[turn_limit] لُعبت كل الأدوار.
} { $winners_count ->
    [one] { $winners_who ->
        [you] لديك أكثر القطع، والفوز لك.
       *[other] الفوز لـ { $winners } بأكثر القطع.
    }
   *[other] تعادل في أكثر القطع، والفوز مشترك: { $winners }.
}

move-Begin = البدء لـ { $seat }
move-Deal = توزيع { $character }
    .known = توزيع { $character } على المكان { $spot }
move-Shuffle = { $swapped_is ->
    [yes] تُبدَّل الورقتان
   *[no] تبقى الورقتان
}
move-Look = نظرة إلى الورقة على المكان { $spot }
move-Decline = بلا نظر إلى أي ورقة
move-Peek = نظرة إلى ورقتك
    .about = تكلّف قطعة واحدة
move-Rotate = { $direction_is ->
    [right] كل الأوراق إلى اليمين
    [left] كل الأوراق إلى اليسار
   *[front] كل الأوراق إلى الجهة المقابلة
}
    .about = { $direction_is ->
    [right] عكس عقارب الساعة، كلٌّ إلى جاره الأيمن
    [left] مع عقارب الساعة، كلٌّ إلى جاره الأيسر
   *[front] كلٌّ إلى المكان المقابل
}
move-Claim = «أنا { $character }»
    .about = { $character_is ->
    [K] خذ 3 قطع واسأل عن وزيرك
    [T] خذ قطعة من كل جار
    [M] خذ ورقتين وبدّلهما، أو تظاهر بذلك
    [E] خمّن ورقة لاعب؛ إن أصبت فلك كل قطعه
    [S] ضريبة على جميع الآخرين، مضاعفة على واحد
   *[P] سمِّ كل الأوراق الأخرى وخذ الخزينة كلها
}
move-Pass = بلا تحدٍّ
    .about = ينفَّذ الفعل، صدقًا كان أو كذبًا
move-Challenge = تحدٍّ
    .about = ترى الورقة: إن كان كذبًا بطل الفعل، وإن كان صدقًا دفعت قطعة
move-YesSir = جواب «أمرك يا مولاي»
    .about = قطعة للوزير
move-Silent = صمت
move-Swap = { $manner_is ->
    [open] تبديل الورقتين { $a } و{ $b } علنًا
    [swap] تبديل الورقتين { $a } و{ $b } تحت الطاولة
    [keep] تظاهر بتبديل الورقتين { $a } و{ $b } تحت الطاولة
   *[chance] أخذ الورقتين { $a } و{ $b } تحت الطاولة، والحظ يقرر
}
move-Execute = اتّهام { $victim } بورقة { $character }
move-Tax = ضريبة مضاعفة على { $double }
move-Name = الورقة على المكان { $spot } هي { $character }
move-GiveUp = استسلام
    .about = يكلّف قطعتين
move-PlayOn = متابعة اللعب
    .about = يعود السؤال بعد ثلاث جولات أخرى لا تتحرك فيها قطعة
move-EndGame = إنهاء اللعبة الآن
    .about = الفوز لصاحب أكثر القطع

refusal-not_your_turn = ليس هذا دورك؛ يلزم انتظاره.
refusal-out_of_place = لا يمكن ذلك الآن؛ الاختيار من النقلات المعروضة.
refusal-treasury_too_small_to_peek = لا قطعة لديك، وفي الخزينة أقل من القطع التي يأخذها الآخرون، وعددها { $coins }؛ بقي تحريك الأوراق أو الادّعاء.
refusal-no_such_spot = لا مكان كهذا؛ الأماكن ستة.
refusal-not_your_own_spot = لا يجوز النظر إلى ورقتك قبل اللعبة؛ الاختيار من غيرها.
refusal-not_another_player = لا بد من لاعب آخر.
refusal-two_different_spots = يلزم مكانان مختلفان، والرقم الأصغر أولًا.
refusal-under_table_choice = على هذه الطاولة يقرر الوزير ما يحدث تحتها؛ يلزم القول هل تتبدل الورقتان.
refusal-under_table_chance = على هذه الطاولة يقرر الحظ ما يحدث تحتها؛ لا يمكنك الاختيار.
refusal-spot_not_to_name = لا حاجة إلى تسمية هذه الورقة؛ يلزم مكان آخر.
refusal-peasant_is_shown = الفلاح مكشوف أمامك؛ تُسمّى شخصية أخرى.
refusal-named_already = سبق استعمال هذا المكان أو هذه الشخصية؛ الاختيار من غيرها.
refusal-no_such_seat = لا مقعد كهذا على هذه الطاولة.
refusal-card_already_dealt = وُزّعت هذه الورقة من قبل.

reason-treasury_empty = الخزينة فارغة.
reason-turn_limit = لُعبت كل الأدوار.
reason-agreed = اتفق اللاعبون على إنهاء اللعبة.
unit-coins = { $count ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
   *[other] { $count } قطعة
}

table-treasury = الخزينة
table-nobody = لا أحد
table-you = { $name } (أنت)
table-thinking = تفكير…
table-answered = تم الجواب
table-turn-of = { $who ->
    [you] دورك.
   *[other] دور { $seat }.
}
table-look = قبل اللعبة يمكن لكل لاعب أن ينظر إلى ورقة واحدة، إلا ورقته.
table-doubt = { $who ->
    [you] قلت: «أنا { $character }». للآخرين أن يتحدّوك.
   *[other] { $seat }: «أنا { $character }».{ $asked ->
        [yes] { " " }هل من تحدٍّ؟
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] أنت الملك، في انتظار جواب وزير.
   *[other] سؤال من الملك { $seat }: «من وزيري؟»
}
table-act-M = الوزير { $seat }: أي ورقتين، علنًا أم تحت الطاولة؟
table-act-E = الجلّاد { $seat }: من تتّهم، وبأي شخصية؟
table-act-S = الشريف { $seat }: من يدفع الضعف؟
table-name = الفلاح { $seat }: سمِّ الأوراق الأخرى.
table-named = ما سُمّي حتى الآن: { $names }.
table-standstill = لم تتحرك أي قطعة منذ جولات. تصويت للجميع: إنهاء اللعبة الآن أم متابعة اللعب؟

replay-standing = قطع كل لاعب

## Board

coins-of = { $name }: { $coins ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $coins } قطع
   *[other] { $coins } قطعة
}
balloon-Claimed = أنا { $character }.
balloon-Challenged = لا أصدّقك!
balloon-Asked = من وزيري؟
balloon-YesSir = أمرك يا مولاي!
balloon-GaveUp = أستسلم.
balloon-Began = البداية لي.
balloon-Executed = أنت { $character }!
balloon-Taxed = الضريبة! والضعف على { $double }.
balloon-Named = أعرفكم جميعًا!
tag-peek = نظرة
sign-peek = نظرة
sign-challenge = تحدٍّ خاطئ
sign-lie = كذب
sign-tax = ضريبة
sign-double = ضريبة مضاعفة
sign-mistake = خطأ
sign-short = لا قطع
sign-debtor = لا قطع مع { $name }
ask-characters = ما تفعله كل شخصية
ask-turn = انظر، أو المس سهمًا، أو ادّعِ أنك:
ask-look = أي ورقة تريد أن ترى؟ المسها.
ask-doubt = { $seat }: «أنا { $character }». هل تصدّق؟
ask-answer = سؤال من الملك { $seat }: «من وزيري؟»
ask-swap = أي ورقتين تأخذ؟ المس الأولى.
ask-swap-second = الورقة على المكان { $a }، وأي ورقة أخرى؟
ask-manner = كيف تبدّل الورقتين { $a } و{ $b }؟
ask-execute = من تتّهم؟ المس لاعبًا.
ask-execute-card = ما ورقة { $victim }؟
ask-tax = من يدفع الضعف؟ المس لاعبًا.
ask-name = ضع كل شخصية على ورقتها: اسحبها، أو المس الاثنتين.
ask-name-spot = أي ورقة هي { $character }؟ المسها.
ask-name-character = أي شخصية على المكان { $spot }؟
ask-standstill = لم تتحرك أي قطعة منذ جولات. هل تنتهي اللعبة الآن؟
ask-cancel = رجوع
swap-open = تبديل علني
swap-swap = تبديل سرّي
swap-keep = تظاهر فقط
swap-chance = الحظ يقرر
card-of = الورقة على المكان { $spot }، { $name }: { $face ->
    [none] مقلوبة
   *[other] { $face }
}
card-possible = { $card } (المحتمل: { $characters })
hint-king-thief-minister-HiddenLooking = ست أوراق مقلوبة، ولا أحد يعرف ورقته. قبل اللعبة يمكنك النظر إلى ورقة واحدة ليست على مكانك: المسها. تذكّرها، فالأوراق ستتحرك.
hint-king-thief-minister-Turn = في دورك ادفع قطعة وانظر إلى ورقتك، أو حرّك كل الأوراق، أو ادّعِ أنك شخصية ما ونفّذ فعلها. يمكنك الكذب: لا أحد يرى ورقتك ما لم يتحدَّك.
hint-king-thief-minister-HiddenDoubt = أحدهم يدّعي أنه شخصية. تحدَّه أو لا: إن كان كذبًا بطل الفعل، وإن كان صدقًا دفعت قطعة.
hint-king-thief-minister-HiddenAnswering = الملك يسأل عن الوزير. أجب إن كنت أنت الوزير، أو إن تجرأت على التظاهر.
hint-king-thief-minister-Acting = ثبت ادّعاؤك. اختر الآن على الطاولة: المس الأوراق التي تعنيها.
hint-king-thief-minister-Naming = تدّعي أنك تعرف كل الأوراق. اسحب كل شخصية إلى ورقة، أو اختر من القائمة.
hint-king-thief-minister-HiddenStandstill = لم تتحرك أي قطعة منذ ثلاث جولات. صوّت سرًّا: إن أراد أكثر من النصف إنهاء اللعبة انتهت الآن، والفوز لصاحب أكثر القطع.

## Before the first game

aim = كن صاحب أكثر القطع حين تفرغ الخزينة.
first-1 = تذكّر أماكن الأوراق الست وهي تدور حول الطاولة.
first-2 = في دورك انظر إلى ورقتك، أو حرّك كل الأوراق، أو ادّعِ أنك شخصية ما.
first-3 = حين يدّعي الآخرون، صدّقهم أو تحدَّهم.

## Guided games

lesson-first = لعبتك الأولى
lesson-first-aim = ست أوراق تدور حول الطاولة، وأنت الشخصية التي أمامك. لا أحد يعرف من هي، حتى أنت! اجمع القطع: حين تفرغ الخزينة التي في الوسط يفوز الأغنى.
lesson-first-look = قبل اللعبة يمكنك النظر إلى ورقة واحدة ليست ورقتك. انظر إلى الورقة على المكان { spot-1 }.
lesson-first-move = إنه الملك! الملك يأخذ القطع، فالأفضل أن يكون أمامك. حرّك كل الأوراق يمينًا: تنتقل كل ورقة مكانًا واحدًا، ويصل الملك إليك.
lesson-first-pass = صار الملك لك. دفعت { $name_1 } قطعة لتنظر إلى ورقتها، ويدّعي { $name_2 } أنه الحرامي. أصحيح هذا؟ لا يمكنك أن تعرف، وتحدّي الصادق يكلّف قطعة. دعه يمر.
lesson-first-king = أخذ الحرامي منك قطعة. والآن دورك. ادّعِ أنك الملك، فالملك يأخذ ثلاث قطع من الخزينة.
lesson-first-peek = ثلاث قطع لك! لم يجبك وزيرك، ثم حرّك الآخران الأوراق مرتين: انتقل الملك إلى { $name_1 }. فمن أنت الآن؟ ادفع قطعة وانظر إلى ورقتك.
lesson-first-true = أنت الوزير. كانت هذه الورقة أمام { $name_2 } حين ادّعى أنه الحرامي، فقد كذب ولم ينتبه أحد! والآن تدّعي { $name_1 } أنها الملك. لقد تتبّعتَ تلك الورقة: هذا صحيح. دعها تمر.
lesson-first-sir = الملك يسأل عن الوزير، وهو أنت. أجب «أمرك يا مولاي» لتكسب قطعة.
lesson-first-minister = كسب سهل. والآن استعمل شخصيتك: ادّعِ أنك الوزير.
lesson-first-swap = الوزير يأخذ ورقتين. تحت الطاولة لا يعرف غيرك هل تبادلتا مكانيهما. خذ ورقتك والملك الذي أمام { $name_1 }، وبدّلهما تحت الطاولة.
lesson-first-doubt = تدّعي { $name_1 } مرة أخرى أنها الملك، لكن الملك لك الآن ولا يعرف ذلك غيرك. تحدَّها! ترى ورقتها، وإن كانت مخطئة بطل فعلها.
lesson-first-win = انكشفت ولم تأخذ شيئًا! بقيت في الخزينة ثلاث قطع، والملك لك. أنت تعرف ما تقول.
lesson-first-learned-1 = أنت الشخصية التي أمامك، فتتبّع الأوراق وهي تتحرك.
lesson-first-learned-2 = في دورك تنظر إلى ورقتك، أو تحرّك الأوراق، أو تدّعي شخصية، ولو كذبًا.
lesson-first-learned-3 = التحدّي يوقف الكاذب، لكنه يكلّفك قطعة إن كان الادعاء صادقًا.

lesson-characters = بقية الشخصيات
lesson-characters-know = هذه لعبة بدأت من قبل: نظرتَ وتحدّيت. على هذه الطاولة مساعدة للذاكرة تبيّن أي شخصية قد تكون كل ورقة. وعلى معظم الطاولات عليك أن تتذكر ذلك بنفسك.
lesson-characters-sheriff = ورقتك الشريف. ادّعِ أنك الشريف، فيدفع كل واحد من الآخرين قطعة ضريبة.
lesson-characters-tax = تختار لاعبًا واحدًا يدفع الضعف. ليكن { $name_1 }.
lesson-characters-bluff = حرّكت { $name_1 } كل الأوراق يسارًا. أنت الآن الملك أو الجلّاد، ولا تعرف أيهما. كن جريئًا: ادّعِ أنك الجلّاد.
lesson-characters-accuse = لم يجرؤ أحد على تحدّيك. الجلّاد يسمّي ورقة لاعب، فإن أصاب أخذ كل قطعه. الوزير الذي رأيته قبل اللعبة صار أمام { $name_2 }: اتّهمه.
lesson-characters-buy = أصبت! والآن تدّعي { $name_1 } أنها الملك. تحدَّها: إن كان صحيحًا دفعت قطعة، لكنك ترى الورقة، فتعرف الأوراق الست كلها.
lesson-characters-silent = كان صحيحًا، فدفعت قطعة، وقد استحق ذلك! الملك يسأل عن الوزير، ولست أنت الوزير. ابقَ صامتًا.
lesson-characters-answer = يقول { $name_2 }: «أمرك يا مولاي». وهذا الجواب أيضًا يمكن تحدّيه. لكنك سمّيت ورقته قبل قليل، فأنت تعرف أنه صادق. دعه يمر.
lesson-characters-peasant = تحرّكت الأوراق مرة أخرى، وصار الفلاح أمامك. من يستطع تسمية كل الأوراق يفز بالخزينة كلها وهو فلاح. وأنت تستطيع: ادّعِ أنك الفلاح!
lesson-characters-name = كُشفت ورقتك، وثماني قطع تنتظرك. سمِّ الأوراق الأخرى كما تبيّنها مساعدة الذاكرة، بأي ترتيب.
lesson-characters-name-2 = سُجّل. تُكشف الأوراق حين تكتمل قائمتك. سمِّ التالية.
lesson-characters-name-3 = تابع. خطأ واحد يكلّفك قطعتين.
lesson-characters-name-4 = سمِّ واحدة بعد. أما الورقة الأخيرة فتُعرف من غيرها.
lesson-characters-learned-1 = الشريف يأخذ الضريبة من الجميع، والجلّاد يأخذ كل قطع اللاعب الذي يسمّي ورقته.
lesson-characters-learned-2 = التحدّي الخاسر يكلّف قطعة، لكنه يريك ورقة.
lesson-characters-learned-3 = إن عرفت كل الأوراق أمكنك الفوز حالًا وأنت الفلاح.
lesson-standstill = حين لا تتحرك القطع
lesson-standstill-decline = قبل الدور الأول يمكنك أن تنظر إلى ورقة واحدة أو ألا تنظر. هذه المرة لا تنظر إلى أي ورقة.
lesson-standstill-peasant = ورقتك هي الفلاح، ومن يدّعي أنه الفلاح عليه أن يسمّي كل الأوراق الأخرى. ادّعِ ذلك رغم هذا.
lesson-standstill-give-up = كُشفت ورقتك، لكنك لا تعرف أي ورقة أخرى. استسلم: يكلّفك ذلك قطعتين، ولا تُكشف ورقة أخرى.
lesson-standstill-play-on = منذ ذلك الحين لم يفعل أحد غير تحريك الأوراق. بعد ثلاث جولات بلا أي قطعة يُسأل الجميع سرًّا: هل تنتهي اللعبة؟ قطعك هي الأقل: تابع اللعب.
lesson-standstill-end = صوت واحد من ثلاثة كان للإنهاء، وهذا ليس أكثر من النصف. ومرّت ثلاث جولات أخرى بلا أي قطعة. صوّت الآن للإنهاء.
lesson-standstill-learned-1 = قبل الدور الأول يمكنك أن تنظر إلى ورقة واحدة أو ألا تنظر.
lesson-standstill-learned-2 = من يستسلم وهو الفلاح يدفع قطعتين.
lesson-standstill-learned-3 = بعد ثلاث جولات بلا أي قطعة يستطيع أكثر من نصف اللاعبين إنهاء اللعبة.

## Putting a move together

act-Swap = بادِل
act-Execute = اتّهم
act-Name = سمِّ ورقة
act-Decline = ارفض عرضًا
act-Claim = ادّعِ أنك
act-Look = انظر إلى ورقة
act-Rotate = حرّك كل الأوراق
act-Tax = اجمع الضريبة
part-a = الورقة الأولى
part-b = الورقة الثانية
part-manner = كيف
part-victim = من
part-character = الشخصية
part-spot = الورقة
part-direction = الاتجاه
part-double = مضاعفة على
