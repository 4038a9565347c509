title = ملك، حرامي، وزير
tagline = ست أوراق تدور حول الطاولة، وكل واحد يدّعي أنه شخص ما.

variant-standard = الأصلية
    .about = اللعبة كما يرويها كتاب القواعد.

option-four_player_gap = المكانان الفارغان لأربعة لاعبين
    .about = هل يتقابل المكانان اللذان لا لاعب فيهما (opposite) أم يتجاوران (adjacent).
option-peasant_scope = ما يسمّيه الفلاح
    .about = كل الأوراق الأخرى (all)، أو أوراق اللاعبين الآخرين فقط (owned).
option-peasant_challengeable = يمكن تحدّي الفلاح
    .about = يجوز الشك في ادعاء الفلاح قبل كشف الورقة.
option-yes_sir_challengeable = يمكن تحدّي «أمرك يا مولاي»
    .about = يجوز الشك في الجواب الوحيد للملك قبل أن يكسب قطعته.
option-under_table = تحت الطاولة
    .about = يقرر الوزير سرًّا (choice)، أو يقرر الحظ ولا يعرف حتى الوزير (random).
option-turn_limit_per_player = أدوار كل لاعب
    .about = تنتهي اللعبة بعد هذا العدد من الأدوار لكل لاعب؛ 0 يعني حتى تفرغ الخزينة.
option-memory_aid = عون الذاكرة
    .about = ما تتذكره الشاشة عنك: لا شيء (none)، أو كل ما جرى (log)، أو أيضًا أين يمكن أن تكون الشخصيات (tracker).

character-K = الملك
character-T = الحرامي
character-M = الوزير
character-E = الجلّاد
character-S = الشريف
character-P = الفلاح

direction-right = يمينًا
direction-left = يسارًا
direction-front = أمامًا

spot-0 = أ
spot-1 = ب
spot-2 = ج
spot-3 = د
spot-4 = هـ
spot-5 = و
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

manner-open = علنًا
manner-swap = تحت الطاولة، مع التبديل
manner-keep = تحت الطاولة، بلا تبديل
manner-chance = تحت الطاولة

event-Began = { $who ->
    [you] أنت تبدأ.
   *[other] يبدأ { $seat }.
}
event-Dealt = ست أوراق مقلوبة على الطاولة.
event-Looked = { $who ->
    [you] تنظر إلى الورقة على { $spot }.
   *[other] ينظر { $seat } إلى الورقة على { $spot }.
}
event-Saw = الورقة على { $spot } هي { $character }. أنت وحدك تعرف.
event-Rotated = { $who ->
    [you] تحرّك كل الأوراق
   *[other] يحرّك { $seat } كل الأوراق
} { $direction_is ->
    [right] مكانًا إلى اليمين.
    [left] مكانًا إلى اليسار.
   *[front] إلى الجهة المقابلة.
}
event-Claimed = { $who ->
    [you] تقول: «أنا { $character }».
   *[other] يقول { $seat }: «أنا { $character }».
}
event-Unchallenged = { $who ->
    [you] لا أحد يشكّ فيك.
   *[other] لا أحد يشكّ في { $seat }.
}
event-Challenged = { $who ->
    [you] تتحدّى { $claimant } وتنظر إلى الورقة.
   *[other] يتحدّى { $seat } { $claimant } وينظر إلى الورقة.
}{ $also_count ->
    [0] { "" }
   *[other] { " " }تأخّر في التحدي: { $also }.
}
event-Proved = { $true_is ->
    [yes] { $who ->
        [you] صحيح: أنت { $character }.
       *[other] صحيح: { $seat } هو { $character }.
    }
   *[no] { $who ->
        [you] كذب: لست { $character }.
       *[other] كذب: ليس { $seat } { $character }.
    }
}
event-Asked = { $who ->
    [you] تسأل: «من وزيري؟»
   *[other] يسأل { $seat }: «من وزيري؟»
}
event-Answered = { $seats_count ->
    [0] لا أحد يجيب الملك.
    [one] { $seats_who ->
        [you] تجيب: «أمرك يا مولاي».
       *[other] يجيب { $seats }: «أمرك يا مولاي».
    }
   *[other] يجيب { $seats }: «أمرك يا مولاي». وكلٌّ منهم ينظر إلى أوراق الآخرين.
}
event-Paid = { $who ->
    [you] تدفع
   *[other] يدفع { $seat }
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} إلى الخزينة.
event-Took = { $who ->
    [you] تأخذ
   *[other] يأخذ { $seat }
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} من الخزينة.
event-Substituted = { $who ->
    [you] لا تملك قطعة تدفعها، فتعطي الخزينة قطعة لكل من { $takers }.
   *[other] لا يملك { $seat } قطعة يدفعها، فتعطي الخزينة قطعة لكل من { $takers }.
}
event-Robbed = { $who ->
    [you] تأخذ
   *[other] يأخذ { $seat }
} { $coins ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $coins } قطع
   *[other] { $coins } قطعة
} من { $victim }.
event-Swapped = { $who ->
    [you] تبادل
   *[other] يبادل { $seat }
} الورقتين على { $a } و{ $b } علنًا.
event-Shuffled = { $who ->
    [you] تأخذ الورقتين على { $a } و{ $b } تحت الطاولة وتعيدهما.
   *[other] يأخذ { $seat } الورقتين على { $a } و{ $b } تحت الطاولة ويعيدهما.
}
event-Palmed = { $swapped_is ->
    [yes] لقد بدّلت الورقتين على { $a } و{ $b }. أنت وحدك تعرف.
   *[no] لم تبدّل الورقتين على { $a } و{ $b }. أنت وحدك تعرف.
}
event-Executed = { $who ->
    [you] تتّهم
   *[other] يتّهم { $seat }
} { $victim } بأنه { $character }: { $hit_is ->
    [yes] صحيح، وتنتقل كل القطع.
   *[no] خطأ.
}
event-Taxed = { $who ->
    [you] تفرض ضريبة على الجميع، و{ $double } يدفع الضعف.
   *[other] يفرض { $seat } ضريبة على الجميع، والضعف على { $double }.
}
event-Showed = تُكشف الورقة على { $spot }: { $character }.
event-Misnamed = { $who ->
    [you] كنت قد سمّيتها { $character }.
   *[other] كان { $seat } قد سمّاها { $character }.
}
event-GaveUp = { $who ->
    [you] لا تستطيع تسمية الأوراق.
   *[other] لا يستطيع { $seat } تسمية الأوراق.
}
event-Named = { $who ->
    [you] سمّيت كل الأوراق صحيحًا.
   *[other] سمّى { $seat } كل الأوراق صحيحًا.
}
event-Ended = { $reason_is ->
    [treasury_empty] الخزينة فارغة.
   *[turn_limit] لُعب العدد المتفق عليه من الأدوار.
} { $winners_count ->
    [one] { $winners_who ->
        [you] لديك أكثر القطع وتفوز.
       *[other] لدى { $winners } أكثر القطع ويفوز.
    }
   *[other] أكثر القطع لدى { $winners }، ويتقاسمون الفوز.
}

move-Begin = يبدأ { $seat }
move-Deal = وزّع { $character }
move-Shuffle = { $swapped_is ->
    [yes] تُبدَّل الورقتان
   *[no] تبقى الورقتان
}
move-Look = انظر إلى الورقة على { $spot }
move-Decline = لا تنظر إلى أي ورقة
move-Peek = انظر إلى ورقتك
    .about = يكلّف قطعة
move-Rotate = { $direction_is ->
    [right] حرّك كل الأوراق يمينًا
    [left] حرّك كل الأوراق يسارًا
   *[front] حرّك كل الأوراق إلى الجهة المقابلة
}
    .about = { $direction_is ->
    [right] عكس عقارب الساعة، كلٌّ إلى جاره الأيمن
    [left] مع عقارب الساعة، كلٌّ إلى جاره الأيسر
   *[front] كلٌّ إلى المكان المقابل
}
move-Claim = ادّعِ أنك { $character }
    .about = { $character_is ->
    [K] خذ ثلاث قطع واسأل عن وزيرك
    [T] خذ قطعة من كل جار
    [M] خذ ورقتين وبدّلهما، أو تظاهر بذلك
    [E] خمّن ورقة لاعب وخذ كل قطعه
    [S] الجميع يدفعون ضريبة، وواحد يدفع الضعف
   *[P] سمِّ كل الأوراق وخذ الخزينة كلها
}
move-Pass = دعه يمرّ
move-Challenge = تحدَّ
    .about = تنظر إلى الورقة؛ وإن كان الادعاء صادقًا تدفع قطعة
move-YesSir = أجب «أمرك يا مولاي»
    .about = قطعة للوزير
move-Silent = ابقَ صامتًا
move-Swap = { $a } و{ $b } { $manner }
move-Execute = اتّهم { $victim } بأنه { $character }
move-Tax = ضريبة مضاعفة على { $double }
move-Name = { $spot } هو { $character }
move-GiveUp = استسلم
    .about = يكلّف قطعتين

refusal-not_your_turn = ليس دورك؛ انتظر حتى تُسأل.
refusal-out_of_place = لا يمكن ذلك الآن؛ اختر من قائمتك.
refusal-treasury_too_small_to_peek = ليس لديك قطعة، وفي الخزينة أقل من { $coins } يأخذها الآخرون؛ حرّك الأوراق أو ادّعِ شيئًا.
refusal-no_such_spot = لا مكان كهذا؛ اختر واحدًا من الستة.
refusal-not_your_own_spot = لا يجوز النظر إلى ورقتك قبل اللعبة؛ اختر أخرى.
refusal-not_another_player = يجب أن يكون لاعبًا آخر؛ اختر واحدًا منهم.
refusal-two_different_spots = خذ مكانين مختلفين بترتيبهما حول الطاولة.
refusal-under_table_choice = على هذه الطاولة يقرر الوزير ما يحدث تحتها؛ قل هل تُبدَّل الورقتان.
refusal-under_table_chance = على هذه الطاولة يقرر الحظ ما يحدث تحتها؛ لا يمكنك الاختيار.
refusal-spot_not_to_name = هذه الورقة لا تُسمّى؛ اختر مكانًا آخر.
refusal-peasant_is_shown = الفلاح مكشوف أمامك؛ سمِّ شخصية أخرى.
refusal-named_already = استعملت هذا المكان أو هذه الشخصية؛ اختر غيرها.
refusal-no_such_seat = لا مقعد كهذا على هذه الطاولة.
refusal-card_already_dealt = وُزّعت هذه الورقة من قبل.

reason-treasury_empty = الخزينة فارغة.
reason-turn_limit = لُعب العدد المتفق عليه من الأدوار.

table-treasury = الخزينة
table-nobody = لا أحد
table-you = { $name } (أنت)
table-thinking = يفكر
table-answered = أجاب
table-turn-of = { $who ->
    [you] دورك.
   *[other] دور { $seat }.
}
table-look = يمكن لكل واحد أن ينظر إلى ورقة ليست له.
table-doubt = { $who ->
    [you] تقول: «أنا { $character }». الآخرون يقررون هل يتحدّونك.
   *[other] يقول { $seat }: «أنا { $character }».{ $asked ->
        [yes] { " " }هل تتحدّاه؟
       *[no] { "" }
    }
}
table-answer = { $who ->
    [you] أنت الملك وتنتظر جواب وزير.
   *[other] يسأل الملك { $seat }: «من وزيري؟»
}
table-act-M = الوزير { $seat }، أي ورقتين وكيف؟
table-act-E = الجلّاد { $seat }، من تتّهم وبماذا؟
table-act-S = الشريف { $seat }، من يدفع الضعف؟
table-name = الفلاح { $seat }، سمِّ الأوراق الأخرى.
table-named = ما سُمّي حتى الآن: { $names }.
