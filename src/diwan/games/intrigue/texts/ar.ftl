title = دسائس
tagline = أسرار وشائعات وتحالفات داخل الحزب، عام 1980: أول من يجمع ما يكفي من النقاط يصبح الرئيس.

variant-mixed = مختلطة
    .about = للجميع أوراق في ملفاتهم؛ ويمكن للناس أيضًا كتابة أسرارهم وشائعاتهم.
variant-dossier_only = ملفات فقط
    .about = أوراق فقط بلا نصوص حرة. يُنصح بها مع الغرباء ومع لاعبي الحاسوب.
variant-free_only = نص حر فقط
    .about = بلا أوراق: يكتب الناس كل شيء بأنفسهم كما على الورق.

option-mode = الصيغة
    .about = أوراق ونصوص (mixed)، أو أوراق وحدها (dossier_only)، أو نصوص وحدها (free_only).
option-whispers_per_recess = الهمسات
    .about = عدد التلميحات التي يعطيها الأرشيف لكل لاعب في الاستراحة، ابتداءً من الجولة الثانية؛ نصفها كاذب.
option-length = الطول
    .about = كم نقطة تجعل اللاعب رئيسًا. قصيرة: 10 نقاط في نحو 20 دقيقة. عادية: 15 نقطة في نحو 45 دقيقة. طويلة: 25 نقطة كما في الكتاب، في ساعتين على الأكثر.
option-max_rounds = الجولات
    .about = بعد هذا العدد من الجولات يفوز أعلى مجموع. إن تُرك فارغًا فالطول يحدده؛ ومع 0 تستمر اللعبة حتى يصبح أحدهم رئيسًا.
option-max_motions_per_seat = اقتراحات كل لاعب
    .about = عدد الشائعات التي يمكن لكل لاعب طرحها للتصويت في جلسة واحدة؛ 0 بلا حد.
option-max_new_items_per_recess = شائعات جديدة لكل لاعب
    .about = عدد الأقوال الجديدة عن الآخرين التي يمكن لكل لاعب اختلاقها في استراحة واحدة.
option-majority_base = الأكثرية من
    .about = الأصوات المُدلى بها (cast)، أو كل من لهم حق التصويت (eligible).
option-seen_together = شوهدا معًا
    .about = هل يرى الجميع من يتحدث مع من في الاستراحة.
option-target_hp = أنصاف نقاط الفوز
    .about = النتيجة التي تحقق الفوز، بأنصاف النقاط. إن تُركت فارغة فالطول يحددها؛ ونقاط كتاب القواعد الخمس والعشرون هي 50.
option-recess = الاستراحة
    .about = حرة: يتحدث الجميع متى شاؤوا. في دورات: يختار كل لاعب سرًّا فعلًا واحدًا في كل مرة. حرة إن لعب بشر: وإن لعب الحاسوب وحده فهي في دورات.
option-rotations = الدورات
    .about = عدد أفعال كل لاعب في استراحة الدورات. وفي الاستراحة الحرة يتحرك لاعبو الحاسوب نحو هذا العدد.
option-people = الناس
    .about = المقاعد التي يشغلها بشر: all أو none أو أرقام مثل 0,3. البشر وحدهم يكتبون النصوص، ولا تُكتب النصوص إلا عنهم.
option-host = المضيف
    .about = المقعد الذي يحق له حذف نص.
option-chart = جدول النقاط
    .about = ما يناله مروّج الشائعة والمعنيّ بها: ملف فيه الجداول spreader وsubject_negative وsubject_positive.

## Words for values

recess-auto = حرة إن لعب بشر
recess-open = حرة
recess-rotations = في دورات
length-short = قصيرة: 10 نقاط، نحو 20 دقيقة
length-usual = عادية: 15 نقطة، نحو 45 دقيقة
length-long = طويلة: 25 نقطة، ساعتان على الأكثر
during-recess = الاستراحة
during-session = الجلسة
majority_base-cast = الأصوات المُدلى بها
majority_base-eligible = كل من يحق له التصويت
item-Item = { $sign_is ->
    [0] { $subject_who ->
        [you] عنك: «{ $card }»
       *[other] عن { $subject }: «{ $card }»
    }
   *[other] { $subject_who ->
        [you] عنك: «{ $text }» ({ $sign })
       *[other] عن { $subject }: «{ $text }» ({ $sign })
    }
}
given-Item = { $sign_is ->
    [0] { $subject_who ->
        [you] عنك: «{ $card }»
       *[other] عن { $subject }: «{ $card }»
    }
   *[other] { $subject_who ->
        [you] عنك: «{ $text }» ({ $sign })
       *[other] عن { $subject }: «{ $text }» ({ $sign })
    }
}
taken-Item = { $sign_is ->
    [0] { $subject_who ->
        [you] عنك: «{ $card }»
       *[other] عن { $subject }: «{ $card }»
    }
   *[other] { $subject_who ->
        [you] عنك: «{ $text }» ({ $sign })
       *[other] عن { $subject }: «{ $text }» ({ $sign })
    }
}
sign--1 = ذم
sign-1 = مدح
ballot-believe = تصديق
ballot-disbelieve = تكذيب
ballot-abstain = امتناع
ballot-none = –
verdict-believed = مصدَّقة
verdict-disbelieved = غير مصدَّقة
verdict-tabled = مؤجَّلة
verdict-struck = محذوفة بقرار المضيف
plea-admit = اعتراف
plea-deny = إنكار
plea-silent = صمت
about-self = صاحب العرض
about-other = رفيق ثالث
want-any = أي سر
want-self = سر عمّن يقبل
want-other = سر عن رفيق ثالث
perk-senior = طرح واحد بلا عقوبة
perk-cabinet = حماية مجلس الوزراء من ذمّ واحد
reason-president = للحزب رئيس جديد.
reason-last_session = انتهت الجلسة الأخيرة.
unit-points = مجموع النقاط: { $count }
choice-Tell = إخبار { $to } { $item }
choice-Offer = عرض سر على { $to } { $item }
choice-Withdraw = سحب العرض على { $to }
choice-Ask = { $subject_who ->
    [you] سؤال { $to } عنك
   *[other] سؤال { $to } عن { $subject }
}
choice-Vouch = الشهادة لدى { $to } بصحة الشائعة { $item }
choice-Doubt = نصح { $to } بعدم تصديق الشائعة { $item }
choice-Accept = قبول عرض { $giver } وإعطاء سر { $item }
choice-Decline = رفض عرض { $giver }
choice-More = { $wanted_is ->
    [yes] إطالة الاستراحة
   *[no] إنهاء الاستراحة
}
choice-Pass = عدم فعل شيء
choice-Ready = الاكتفاء في هذه الاستراحة
choice-Vote = { $ballot }

## Cards

card-n01 = الوقوف مرتين في الطابور على النقانق نفسها، وبقبعة مختلفة كل مرة
card-n02 = إخفاء جينز أمريكي خلف الأعمال الكاملة على رف الكتب
card-n03 = الإبلاغ عن محصول شمندر قياسي يشمل شمندر المزرعة المجاورة
card-n04 = النوم خمس ساعات في الجلسة العامة، ثم التصفيق عند الاستيقاظ
card-n05 = سماع الجاز الأجنبي على الموجة القصيرة والوسادة فوق المذياع
card-n06 = مقايضة دور في لائحة انتظار الشقق بثلاث علب كافيار
card-n07 = قيادة سيارة الوزارة السوداء لجمع الفطر
card-n08 = نسخ الخطة الخمسية السابقة وتغيير الغلاف وحده
card-n09 = التوقف عند مقدمات أمهات كتب الحزب وعدم قراءة ما بعدها
card-n10 = رواية نكتة الببغاء والمفتش أمام المفتش
card-n11 = تخفيف الفودكا بالماء في بوفيه اللجنة
card-n12 = مخزون خاص من أربعين لفافة ورق حمّام
card-n13 = خسارة مسطرة الحساب الوحيدة في المصنع في لعبة ورق
card-n14 = الفوز بأمسية الشطرنج بعد رشوة الخصم بالبرتقال
card-n15 = صمم في أذن واحدة كلما طُلب متطوعون
card-n16 = قريب في باريس، وثلاث بطاقات بريدية تثبت ذلك
card-n17 = طلاء العشب بالأخضر قبل وصول الوفد وتسجيله في باب الري
card-n18 = كتابة الشكوى وكتابة الرد الرسمي عليها
card-n19 = تهريب العلكة في دليل جرّار مجوّف
card-n20 = تحريك الشفتين فقط في المقطع الثاني من النشيد
card-n21 = استبدال صورة القائد في المكتب بمرآة
card-n22 = تسجيل البيت الريفي على أنه مخزن أدوات، وفي المخزن بيانو
card-n23 = اختراع جدّة في مينسك للحصول على أذون سفر
card-n24 = إلقاء الخطاب نفسه أربع سنوات متتالية، بالسعلة نفسها
card-n25 = بيع بوق فرقة الطلائع وتسميته إعارة طويلة الأجل
card-n26 = لقاء مراسل أجنبي في الحديقة بحجة تبادل الطوابع
card-n27 = بلوغ حصة الأحذية بفردات اليسار وحدها
card-n28 = إلقاء اللوم في كل عطل على طقس سيبيريا، حتى في آب
card-n29 = أخذ آخر مصعد يعمل وترك الوفد يصعد تسعة طوابق
card-n30 = يوميات مشفّرة، وشفرتها جدول ترتيب دوري كرة القدم
card-n31 = تسجيل قطة في لجنة السكن والتصويت باسمها
card-n32 = شراء وسام من سوق الخردة ولبسه في أيام العمل
card-n33 = تجاوز كل طابور بالصياح: «تفتيش!»
card-n34 = زراعة الموز في غرفة مراجل الوزارة وعدم إعطاء أحد منه
card-n35 = حل الكلمات المتقاطعة على أوراق الإحاطة السرية، وبالحبر
card-n36 = الرهان ضد الفريق الوطني في دورة الألعاب وربح سماور
card-n37 = طلب سيارة أجرة على خط الطوارئ
card-n38 = إرسال المعطف وحده إلى الاجتماعات، يعلَّق على الكرسي وصاحبه في الساونا
card-n39 = تسجيل موسيقى راقصة فوق محضر المؤتمر الأخير
card-n40 = احتساب نبتة المكتب في النصاب
card-p01 = إعادة تشغيل جرّار متعطل بدبّوس شعر وخطبة قصيرة
card-p02 = ردّ محفظة ضائعة فيها راتب شهر، ومعها بطاقتا سينما
card-p03 = تجاوز الخطة بأربعين في المئة ومنح المكافأة لوردية الليل
card-p04 = تعليم الشطرنج كل مساء لأطفال المبنى السابع عشر
card-p05 = إقناع مفتش بالعدول عن إغلاق مخبز القرية
card-p06 = التنازل عن دور في لائحة الشقق لعائلة رُزقت ثلاثة توائم
card-p07 = حفظ كل مقاطع النشيد، واللحن المرافق أيضًا
card-p08 = حمل بيانو ستة طوابق من أجل أرملة
card-p09 = الوقوف تسع ساعات في الطابور ليأكل المكتب كله برتقالًا في رأس السنة
card-p10 = تصميم مظلة الحافلات الوحيدة التي تصدّ الريح فعلًا
card-p11 = الرد بخط اليد على كل رسالة شكوى طوال سنة
card-p12 = التبرع بدم كثير حتى خصّصت العيادة كرسيًّا يحمل الاسم
card-p13 = تعليم ببغاء الوزارة الترحيب بالضيوف بإحدى عشرة لغة من لغات الاتحاد
card-p14 = الفوز بسباق التزلج بمشبك مكسور والاعتذار لصاحب المركز الثاني
card-p15 = إنقاذ المحصول بالعزف على الأكورديون حتى استيقظ طاقم الحصّادة
card-p16 = ردّ هدية من الكريستال المستورد مع إيصال
card-p17 = كتابة التقرير الوحيد الذي قُرئ إلى آخره في عام 1979
card-p18 = إيصال الماء الساخن إلى الشارع كله بطلب مهذب، تكرر مئة واثنتي عشرة مرة
card-p19 = العثور على عربة القطار المفقودة وكل الجزمات لا تزال فيها
card-p20 = توزيع تفاح البيت الريفي على كل الجيران، حتى الفظّ منهم
card-p21 = تعلّم لغة الإشارة لرئاسة اجتماع العمال الصمّ
card-p22 = الاعتراف ذات مرة بخطأ قبل أن يلاحظه أحد
card-p23 = حمل الشاي إلى حرّاس الليل في كانون الثاني
card-p24 = زراعة الطماطم خلف الدائرة القطبية، ثلاث حبّات بالعدد
card-p25 = التطوع في فرقة البطاطا والبقاء أسبوعًا إضافيًّا
card-p26 = تعادل مع أستاذ شطرنج دولي زائر، وصمت تام عن ذلك
card-p27 = ترجمة الشعر ليلًا وتوقيعه باسم الطابعة
card-p28 = إنقاذ لقلق من مدخنة محطة الكهرباء
card-p29 = إصلاح ذات البين بين مزرعتين جماعيتين تخاصمتا على إوزة
card-p30 = اختصار خطاب من ساعتين إلى ثماني دقائق بناءً على طلب الجماهير
card-p31 = اختراع صمّام تستعمله ست جمهوريات وطلب درّاجة فقط بالمقابل
card-p32 = قيادة سباق الشعلة عبر الضباب بمظلة
card-p33 = إعارة المعطف الجيد لمتدرب ذاهب إلى مقابلة
card-p34 = القراءة في المستشفى أيام الأحد، بكل الأصوات
card-p35 = دفع ثمن نافذة المطعم التي كسرتها كرة شخص آخر
card-p36 = رفض السيارة السوداء وركوب الترام
card-p37 = استعادة فهرس المكتبة بعد الفيضان، من الذاكرة
card-p38 = جعل جوقة الوزارة تغني بلا نشاز لأول مرة منذ 1961
card-p39 = الإمساك بفأر الأرشيف وإطلاقه عند طرف الغابة
card-p40 = غرس شجرة زيزفون لكل زميل يتقاعد

## What happened

event-Activated = في القائمة العلنية للأوراق: «{ $card }».
event-Dealt = { $count ->
    [4] { $who ->
        [you] { "" }
       *[other] { $seat }: أربع أوراق في الملف.
    }
   *[other] { "" }
}
event-Filed = في ملفك: «{ $card }». لا يعرف ذلك سواك.
event-RecessOpened = { $chair_who ->
    [you] الجولة { $round }: تبدأ الاستراحة. ستكون رئاسة الجلسة التالية لك.
   *[other] الجولة { $round }: تبدأ الاستراحة. ستكون رئاسة الجلسة التالية لـ { $chair }.
}
event-Whispered = { $item_is ->
    [none] لا شيء لك في الأرشيف.
   *[other] يهمس إليك الأرشيف، صدقًا أو كذبًا، { $item }.
}
event-Sealed = { $who ->
    [you] { "" }
   *[other] { $seat }: قرار متخذ.
}
event-Noted = اختيارك السري: { $choice }.
event-Retired = { $during_is ->
    [session] { $who ->
        [you] لم يبقَ لديك ما تطرحه للتصويت في هذه الجلسة.
       *[other] { $seat }: لا شيء آخر للتصويت في هذه الجلسة.
    }
   *[other] { $who ->
        [you] أعلنت استعدادك للجلسة.
       *[other] { $seat }: مستعد للجلسة.
    }
}
event-Returned = { $who ->
    [you] تراجعت عن الاستعداد وعدت إلى الاستراحة.
   *[other] { $seat }: تراجع عن الاستعداد وعودة إلى الاستراحة.
}
event-WantsMore = { $who ->
    [you] تريد استراحة أطول.
   *[other] { $seat }: طلب استراحة أطول.
}
event-Mingled = { $actors_count ->
    [0] الدورة { $rotation }: لا أحد يتحرك.
   *[other] { $actors_who ->
        [you] الدورة { $rotation }: أنت وحدك تتحرك.
       *[other] الدورة { $rotation }: يتحرك { $actors }.
    }
}
event-Approached = { $who ->
    [you] { "" }
   *[other] { $partner_who ->
        [you] { "" }
       *[other] لقاء بين { $seat } و{ $partner } على مرأى من الجميع.
    }
}
event-Called = { $who ->
    [you] مرّ دورك.
   *[other] مرّ دور { $seat }.
}
# قبل القوس علامة اتجاه خفية: من دونها ينعكس القوسان حول كلام يمتد على سطرين.
event-Heard = { $giver_who ->
    [you] { $source_is ->
        [none] أخبرت { $hearer } { $item }.
       *[other] أخبرت { $hearer }، ناسبًا القول إلى { $source }، { $item }.
    } { $words_is ->
        [none] { "" }
       *[other] وأضفت: ‏«{ $words }»
    }
   *[other] { $hearer_who ->
        [you] { $source_is ->
            [none] خبر لك من { $giver } { $item }.
           *[other] خبر لك من { $giver }، والمصدر كما قيل { $source }، { $item }.
        } { $words_is ->
            [none] { "" }
           *[other] ومعه هذا الكلام: ‏«{ $words }»
        }
       *[other] { $source_is ->
            [none] خبر من { $giver } إلى { $hearer } { $item }.
           *[other] خبر من { $giver } إلى { $hearer }، والمصدر كما قيل { $source }، { $item }.
        } { $words_is ->
            [none] { "" }
           *[other] ومعه هذا الكلام: ‏«{ $words }»
        }
    }
}
event-Offered = { $giver_who ->
    [you] عرضك تحالف: سر عن { $about } مقابل { $want }.
   *[other] عرض تحالف عليك من { $giver }: سر عن { $about } مقابل { $want_is ->
        [self] سر عنك
       *[other] { $want }
    }.
} { $words_is ->
    [none] { "" }
   *[other] ومعه هذا الكلام: ‏«{ $words }»
}
event-Proposed = عرضت على { $to } سرًّا { $item }، مقابل { $want }. { $words_is ->
    [none] { "" }
   *[other] ومعه هذا الكلام: ‏«{ $words }»
}
event-Withdrawn = { $giver_who ->
    [you] سحبت عرضك على { $to }.
   *[other] { $to_who ->
        [you] { $giver }: سحب العرض عليك.
       *[other] { $giver }: سحب العرض على { $to }.
    }
}
event-Asked = { $who ->
    [you] سألت { $to }
   *[other] { $to_who ->
        [you] سؤال لك من { $seat }
       *[other] سؤال من { $seat } إلى { $to }
    }
} { $subject_who ->
    [you] عن أخبارك.
   *[other] عن أخبار { $subject }.
}
event-Vouched = { $who ->
    [you] شهدت لدى { $to } بصحة الشائعة { $item }.
   *[other] { $to_who ->
        [you] شهادة لك من { $seat } بصحة الشائعة { $item }.
       *[other] شهادة من { $seat } لدى { $to } بصحة الشائعة { $item }.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومعها هذا الكلام: ‏«{ $words }»
}
event-Doubted = { $who ->
    [you] نصحت { $to } بعدم تصديق الشائعة { $item }.
   *[other] { $to_who ->
        [you] نصيحة لك من { $seat } بعدم تصديق الشائعة { $item }.
       *[other] نصيحة من { $seat } إلى { $to } بعدم تصديق الشائعة { $item }.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومعها هذا الكلام: ‏«{ $words }»
}
event-Exchanged = { $giver_who ->
    [you] تبادلت سرّين مع { $taker }. أعطيت سرًّا { $given }، ونلت سرًّا { $taken }.
   *[other] { $taker_who ->
        [you] تبادلت سرّين مع { $giver }. نلت سرًّا { $given }، وأعطيت سرًّا { $taken }.
       *[other] تبادل سرّين بين { $giver } و{ $taker }. الأول { $given }، والثاني { $taken }.
    }
}{ $allied_is ->
    [yes] { " " }أصبحتما حليفين ونال كلٌّ منكما نقطة.
   *[no] { "" }
} { $words_is ->
    [none] { "" }
   *[other] ومع القبول هذا الكلام: ‏«{ $words }»
}
event-Declined = { $who ->
    [you] رفضت عرض { $giver }.
   *[other] { $giver_who ->
        [you] { $seat }: رفض عرضك.
       *[other] { $seat }: رفض عرض { $giver }.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومع الرفض هذا الكلام: ‏«{ $words }»
}
event-RotationEnded = انتهت الدورة { $rotation }.
event-Lapsed = { $giver_who ->
    [you] انتهت مدة عرضك على { $to }.
   *[other] { $to_who ->
        [you] انتهت مدة عرض { $giver } عليك.
       *[other] انتهت مدة عرض { $giver } على { $to }.
    }
}
event-Extended = { $granted_is ->
    [yes] اتفق الجميع على دورة أخرى.
   *[no] انتهت الاستراحة.
}
event-Prolonged = يريد ذلك كل الناس: تطول الاستراحة { $seconds } ثانية.
event-SessionOpened = { $chair_who ->
    [you] الجولة { $round }: تبدأ الجلسة. الرئاسة لك.
   *[other] الجولة { $round }: تبدأ الجلسة. الرئاسة لـ { $chair }.
}
event-Passed = { $who ->
    [you] تركت الكلام.
   *[other] { $seat }: ترك الكلام.
}
event-Initiated = { $who ->
    [you] { $senior_is ->
        [yes] طرحت للتصويت، بلا عقوبة بصفة عضو قديم، شائعة { $item }.
       *[no] طرحت للتصويت شائعة { $item }.
    }
   *[other] { $senior_is ->
        [yes] { $seat }: طرح شائعة للتصويت، بلا عقوبة بصفة عضو قديم، { $item }.
       *[no] { $seat }: طرح شائعة للتصويت { $item }.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومع الطرح هذا الكلام: ‏«{ $words }»
}
event-Declared = { $who ->
    [you] أعلنت سرًّا هل الشائعة صحيحة.
   *[other] { $seat }: إعلان سري، هل الشائعة صحيحة أم لا.
}
event-Swore = { $truth_is ->
    [yes] أعلنت سرًّا أن هذه الشائعة صحيحة.
   *[no] أعلنت سرًّا أن هذه الشائعة كاذبة.
}
event-Pleaded = { $plea_is ->
    [admit] { $who ->
        [you] اعترفت: الشائعة صحيحة.
       *[other] { $seat }: اعتراف بأن الشائعة صحيحة.
    }
    [deny] { $who ->
        [you] أنكرت: الشائعة كاذبة.
       *[other] { $seat }: إنكار، الشائعة كاذبة.
    }
   *[silent] { $who ->
        [you] لزمت الصمت.
       *[other] { $seat }: لا تعليق.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومعه هذا الكلام: ‏«{ $words }»
}
event-Counted = الشائعة { $verdict }. الأصوات: { $ballots_named }.
event-Revealed = { $truth_is ->
    [yes] تبيّن أن الشائعة صحيحة.
   *[no] تبيّن أن الشائعة كاذبة.
}
event-Sheltered = { $who ->
    [you] مجلس الوزراء يحميك: لا تخسر شيئًا.
   *[other] مجلس الوزراء يحمي { $seat }: لا خسارة.
}
event-Scored = { $shares_count ->
    [0] النقاط: { $points_named }.
   *[other] النقاط: { $shares }.
}
share-Share = { $seats } ({ $why_is ->
    [believed] كسب
    [right] كسب
    [gain] كسب
   *[other] خسارة
} { $points ->
    [0.5] نصف نقطة
    [1] نقطة
    [2] نقطتين
   *[other] { $points } من النقاط
}{ $seats_count ->
    [1] { "" }
   *[other] { " " }لكلٍّ منهم
} { $why_is ->
    [believed] لأن الشائعة صُدّقت
    [disbelieved] لأن الشائعة لم تُصدَّق
    [right] لصواب التصويت
    [wrong] لخطأ التصويت
   *[other] بصفة المعنيّ بالشائعة
})
event-Rewarded = { $points ->
    [-2] خسرت سرًّا نقطتين
    [-1] خسرت سرًّا نقطة
    [0] لم تنل أي نقطة
    [1] نلت سرًّا نقطة
    [2] نلت سرًّا نقطتين
   *[other] نلت سرًّا نقاطًا عددها { $points }
} لأنك أول من روّج هذه الشائعة.
event-Promoted = ارتفع مقامك وصار لك الآن: { $perk }.
event-Broke = { $who ->
    [you] فسخت التحالف مع { $ally }: تخسر نقطة، ويخسر { $ally } نقطة ونصفًا.
   *[other] { $ally_who ->
        [you] { $seat }: فسخ التحالف معك وخسارة نقطة. وتخسر أنت نقطة ونصفًا.
       *[other] { $seat }: فسخ التحالف مع { $ally } وخسارة نقطة. والخسارة على { $ally } نقطة ونصف.
    }
} { $words_is ->
    [none] { "" }
   *[other] ومع الفسخ هذا الكلام: ‏«{ $words }»
}
event-Struck = حذف المضيف نصًّا { $item }.
event-SessionClosed = انتهت جلسة الجولة { $round }.
event-Won = { $winners_count ->
    [one] { $winners_who ->
        [you] الفوز لك.
       *[other] الفوز لـ { $winners }.
    }
   *[other] يتقاسم الفوز: { $winners }.
}
event-Opened = فُتح الأرشيف: يمكن للجميع رؤية كل شيء.

## Moves

move-Activate = إدراج «{ $card }» في القائمة العلنية
move-Deal = توزيع «{ $card }» على { $seat }
move-Begin = أول رئاسة جلسة لـ { $chair }
move-Whisper = { $item_is ->
    [none] لا همسة لـ { $seat }
   *[other] همسة لـ { $seat } { $item }
}
move-Call = استدعاء { $seat }
move-Tell = { $source_is ->
    [none] إخبار { $to } { $item }
   *[other] إخبار { $to }، والمصدر { $source }، { $item }
}
move-Offer = عرض على { $to }، مقابل { $want_is ->
    [self] سر عن { $to }،
   *[other] { $want }،
} سر { $item }
move-Withdraw = سحب العرض على { $to }
move-Ask = { $subject_who ->
    [you] سؤال { $to } عنك
   *[other] سؤال { $to } عن { $subject }
}
move-Vouch = الشهادة لدى { $to } بصحة الشائعة { $item }
move-Doubt = نصح { $to } بعدم تصديق الشائعة { $item }
move-Accept = قبول عرض { $giver } وإعطاء سر { $item }
move-Decline = رفض عرض { $giver }
move-More = { $wanted_is ->
    [yes] إطالة الاستراحة
   *[no] إنهاء الاستراحة
}
    .about = تطول الاستراحة إن أراد ذلك كل الناس حول الطاولة.
move-Pass = عدم فعل شيء الآن
move-Ready = { $during_is ->
    [session] لا شيء آخر لهذه الجلسة
   *[other] الاستعداد للجلسة
}
    .about = { $during_is ->
        [session] لا تطرح شائعات أخرى للتصويت. وتنتهي الجلسة قبل موعدها حين لا يبقى لأحد ما يطرحه.
       *[other] تنتهي الاستراحة قبل موعدها حين يستعد الجميع.
    }
move-Return = العودة إلى الاستراحة
move-Initiate = { $senior_is ->
    [yes] طرح شائعة للتصويت، بلا عقوبة بصفة عضو قديم، { $item }
   *[no] طرح شائعة للتصويت { $item }
}
move-Break = فسخ التحالف مع { $ally }
    .about = تخسر نقطة التحالف، ويخسر حليفك نقطة ونصفًا.
move-Declare = { $truth_is ->
    [yes] إعلان أنه صحيح
    [no] إعلان أنه غير صحيح
   *[none] عدم إعلان شيء
}
move-Plead = { $plea_is ->
    [admit] اعتراف
    [deny] إنكار
   *[silent] صمت
}
move-Vote = { $ballot_is ->
    [believe] تصديق
    [disbelieve] تكذيب
   *[abstain] امتناع
}
move-Shelter = { $use_is ->
    [yes] استعمال حماية مجلس الوزراء، إن كانت لك
   *[no] تحمّل الخسارة
}
move-Strike = حذف النص { $item }
    .about = لا يُحتسب بعد ذلك، ولا ينال أحد نقاطًا عليه.

## Refusals

refusal-no_such_seat = لا وجود لهذا المقعد
refusal-no_such_card = هذه الورقة ليست في القائمة العلنية لهذه اللعبة
refusal-improper_text = يجب أن يكون النص من 1 إلى 160 حرفًا، وعليه علامة: مدح أو ذم
refusal-no_text_about_bots = لا تُكتب النصوص إلا عن البشر؛ لهذا المقعد يمكن استعمال ورقة
refusal-bots_do_not_write = البشر وحدهم يمكنهم كتابة النصوص
refusal-no_bots_in_free_only = لا يمكن للاعبي الحاسوب اللعب بالنص الحر وحده؛ يمكن الاستغناء عنهم أو اختيار صيغة أخرى
refusal-too_many_new_items = بلغت حد الشائعات المختلقة في استراحة واحدة؛ يمكن نقل ما تعرف
refusal-false_about_oneself = ما تقوله عن نفسك يجب أن يكون صحيحًا
refusal-about_the_recipient = هذا عن متلقّيه نفسه، فليس سرًّا عليه
refusal-was_on_the_floor = قُرئ هذا أمام الجميع، فلم يعد سرًّا
refusal-given_before = سبق أن أعطيته هذا؛ يلزم سر آخر
refusal-no_such_partner = يجب اختيار لاعب آخر
refusal-resolved = انتهى التصويت على هذه الشائعة وعُرفت الحقيقة
refusal-told_before = سبق أن أخبرته بهذا
refusal-lies_sealed = هذا جزء من عرضك القائم عليه؛ يجب سحب العرض أولًا
refusal-no_such_source = يجب أن يكون المصدر لاعبًا آخر
refusal-offer_lies_open = لك عرض قائم عليه؛ يلزم انتظار الجواب أو سحب العرض
refusal-no_offer = لا وجود لهذا العرض
refusal-not_known_to_share = لا يمكنك أن تعلم أنه يعرف هذا
refusal-not_what_is_wanted = ليس هذا نوع السر الذي يطلبه العرض
refusal-about_yourself = لا يمكنك أن تطرح للتصويت شائعة عن نفسك
refusal-tabled_this_round = أُجّلت في هذه الجلسة؛ قد تعود في جولة لاحقة
refusal-not_a_rumour_to_you = يجب أولًا نقل هذا إلى لاعب ليس معنيًّا به، أو سماعه من لاعب كهذا
refusal-no_senior_perk = ليس لك طرح بلا عقوبة
refusal-not_the_dealers_move = لا يمكن توزيع هذا أو سحبه الآن
refusal-game_over = انتهت اللعبة
refusal-too_many_words = الحد الأقصى 160 حرفًا
refusal-ready_already = سبق أن أعلنت استعدادك
refusal-no_more_time = لا يطلب استراحة أطول إلا الناس، مرة واحدة في كل مرة، ولا تطول أكثر من ثلاث مرات
refusal-not_ready = لم تعلن استعدادك بعد
refusal-return_first = أعلنت استعدادك؛ عُد إلى الاستراحة أولًا
refusal-too_many_acts = فعلت كل ما تسمح به استراحة واحدة؛ يمكنك بعدُ أن تجيب عن العروض
refusal-other_part = هذا يخص الجزء الآخر من الجولة
refusal-no_ally = لا تحالف بينكما
refusal-break_on_the_floor_only = لا يُفسخ التحالف إلا في الجلسة، بين تصويتين
refusal-not_your_turn = ليس هذا دورك
refusal-vowed_before = سبق أن قلت إن هذا صحيح عنك، فيبقى صحيحًا
refusal-out_of_place = لا يمكن ذلك الآن
refusal-not_the_host = المضيف وحده يمكنه حذف النصوص
refusal-nothing_to_strike = لم يُقرأ هذا النص على الجميع

## What bots say, by the English of the data

words-A-word-in-private-comrade-A-secret-for-a-secret- = كلمة على انفراد أيها الرفيق؟ سر مقابل سر.
words-The-corridor-has-ears-comrade-Shall-we-trade- = للممر آذان أيها الرفيق. هل نتبادل؟
words-I-have-something-for-your-file-if-you-have-something-for-mine- = عندي شيء لملفك، إن كان عندك شيء لملفي.
words-Comrades-should-know-one-another-better- = على الرفاق أن يعرف بعضهم بعضًا أكثر.
words-Agreed-But-I-never-said-it- = اتفقنا. لكنني لم أقل شيئًا.
words-A-fair-exchange-Burn-the-note- = تبادل عادل. الورقة إلى النار.
words-You-have-an-ally-until-the-next-session-at-least- = صار لك حليف، حتى الجلسة القادمة على الأقل.
words-I-collect-stamps-not-secrets- = أجمع الطوابع لا الأسرار.
words-Another-time-The-walls-are-thin-today- = في وقت آخر. الجدران رقيقة اليوم.
words-My-file-is-full-thank-you- = ملفي ممتلئ، شكرًا.
words-You-did-not-hear-it-from-me- = لم تسمع هذا مني.
words-So-they-say-in-the-canteen- = هكذا يقولون في المقصف.
words-Between-us-and-the-samovar- = بيننا وبين السماور.
words-I-have-it-from-a-reliable-typist- = سمعته من كاتبة طابعة موثوقة.
words-A-friend-swears-to-it- = صديق يقسم على ذلك.
words-I-have-it-from-a-friend-so-handle-with-care- = سمعته من صديق، فالحذر الحذر.
words-I-would-put-my-Party-card-on-it- = أراهن عليه ببطاقتي الحزبية.
words-I-saw-the-paperwork- = رأيت الأوراق بعيني.
words-It-fits-It-fits-too-well- = الأمر متطابق. متطابق أكثر من اللازم.
words-Sounds-like-the-wall-newspaper-to-me- = يبدو لي كأنه من جريدة الحائط.
words-If-that-is-true-I-am-a-cosmonaut- = إن صح هذا فأنا رائد فضاء.
words-Who-profits-Ask-yourself-that- = من المستفيد؟ هذا هو السؤال.
words-Slander-comrades-and-badly-typed- = افتراء أيها الرفاق، ومليء بالأخطاء المطبعية.
words-I-refer-you-to-my-spotless-record-and-to-its-first-carbon-copy- = أحيلكم إلى سجلي الناصع، وإلى أول نسخة كربونية منه.
words-I-was-at-the-dentist-All-year- = كنت عند طبيب الأسنان. طوال السنة.
words-I-would-never-have-mentioned-it-myself- = ما كنت لأذكر ذلك بنفسي.
words-Any-comrade-would-have-done-the-same-Few-did- = كل رفيق كان ليفعل مثله. قليلون فعلوا.
words-I-bring-a-matter-of-concern-before-the-party- = أعرض على الحزب أمرًا مقلقًا.
words-Let-the-party-judge- = فليحكم الحزب.
words-It-pains-me-to-read-this-aloud- = يؤلمني أن أقرأ هذا بصوت عال.
words-I-bring-good-news-before-the-party- = أحمل إلى الحزب خبرًا سارًّا.
words-It-is-a-pleasure-to-read-this-aloud- = يسعدني أن أقرأ هذا بصوت عال.
words-As-a-senior-member-I-may-speak-freely- = بصفتي عضوًا قديمًا أتكلم بحرية.
words-Comrade-our-five-year-plan-is-fulfilled-in-one- = أيها الرفيق، خطتنا الخمسية أُنجزت في سنة.
words-I-hereby-return-your-secrets-comrade-read-and-initialled- = أعيد إليك أسرارك أيها الرفيق، مقروءة وموقعة بالأحرف الأولى.
words-The-Cabinet-takes-note-and-moves-on- = أخذ مجلس الوزراء علمًا ومضى في أعماله.
words-Comrades-I-accept-with-a-modesty-that-will-be-minuted- = أيها الرفاق، أقبل، بتواضع يُدوَّن في المحضر.

## الصورة في الطرفية

picture-round = الجولة { $round }، الرئاسة بيد { $chair }
picture-holder = الكلمة الآن لدى { $name }.
picture-motion = طرح { $name } شائعة للتصويت { $item }
picture-player = الرفيق
picture-points = النقاط الظاهرة
picture-ally = حليفك
picture-known = المعروف من الملف
picture-minutes = من المحضر
picture-true = صحيحة
picture-false = كاذبة
picture-total = مجموعك: { $total } (المخفي منه: { $hidden })
picture-dossier = ملفك
picture-offer = عرض لك من { $name }: سر عن { $about } مقابل { $want }.
picture-notes = آخر ملاحظاتك

## نصوص جاهزة: جمل الأوراق نفسها

text-queues-twice-for-the-same-sausages-in-a-different-hat-each-time- = { card-n01 }
text-hides-a-pair-of-American-jeans-behind-the-collected-works-on-the-bookshelf- = { card-n02 }
text-reported-a-record-beetroot-harvest-that-included-the-neighbouring-farm-s-beetroots- = { card-n03 }
text-slept-through-a-five-hour-plenary-and-applauded-only-on-waking-up- = { card-n04 }
text-listens-to-foreign-jazz-on-the-short-wave-with-a-pillow-over-the-receiver- = { card-n05 }
text-traded-a-place-on-the-flat-waiting-list-for-three-tins-of-caviar- = { card-n06 }
text-takes-the-ministry-s-black-Volga-to-gather-mushrooms- = { card-n07 }
text-copied-the-previous-Five-Year-Plan-and-changed-only-the-cover- = { card-n08 }
text-has-read-none-of-the-Party-classics-beyond-the-prefaces- = { card-n09 }
text-told-the-joke-about-the-parrot-and-the-inspector-in-front-of-the-inspector- = { card-n10 }
text-waters-down-the-vodka-at-the-Committee-buffet- = { card-n11 }
text-keeps-a-private-reserve-of-forty-rolls-of-toilet-paper- = { card-n12 }
text-lost-the-factory-s-only-slide-rule-at-cards- = { card-n13 }
text-won-the-chess-evening-by-bribing-the-opponent-with-oranges- = { card-n14 }
text-goes-deaf-in-one-ear-whenever-volunteers-are-called-for- = { card-n15 }
text-has-a-cousin-in-Paris-and-three-postcards-to-prove-it- = { card-n16 }
text-had-the-grass-painted-green-before-the-delegation-came-and-booked-it-as-irrigation- = { card-n17 }
text-wrote-both-the-complaint-and-the-official-reply-to-it- = { card-n18 }
text-smuggles-chewing-gum-in-a-hollowed-out-tractor-manual- = { card-n19 }
text-only-moves-the-lips-during-the-second-verse-of-the-anthem- = { card-n20 }
text-has-replaced-the-portrait-in-the-office-with-a-mirror- = { card-n21 }
text-registered-the-dacha-as-a-tool-shed-the-tool-shed-has-a-piano- = { card-n22 }
text-invented-a-grandmother-in-Minsk-to-obtain-travel-permits- = { card-n23 }
text-has-delivered-the-same-speech-four-years-running-including-the-cough- = { card-n24 }
text-sold-the-Pioneer-band-s-tuba-and-calls-it-a-long-term-loan- = { card-n25 }
text-meets-a-foreign-correspondent-in-the-park-allegedly-to-swap-stamps- = { card-n26 }
text-met-the-shoe-quota-with-left-shoes-only- = { card-n27 }
text-blames-every-breakdown-on-the-weather-in-Siberia-even-in-August- = { card-n28 }
text-took-the-last-working-lift-and-let-the-delegation-climb-nine-floors- = { card-n29 }
text-keeps-a-coded-diary-the-code-is-the-football-league-table- = { card-n30 }
text-enrolled-a-cat-in-the-housing-committee-and-votes-on-its-behalf- = { card-n31 }
text-bought-a-medal-at-the-flea-market-and-wears-it-on-weekdays- = { card-n32 }
text-jumps-every-queue-by-shouting-the-word-Inspection- = { card-n33 }
text-grows-bananas-in-the-ministry-s-boiler-room-and-shares-none- = { card-n34 }
text-does-the-crossword-in-the-secret-briefing-papers-in-ink- = { card-n35 }
text-bet-against-the-home-team-at-the-Spartakiad-and-won-a-samovar- = { card-n36 }
text-used-the-emergency-hotline-to-order-a-taxi- = { card-n37 }
text-sends-only-a-coat-to-meetings-it-hangs-on-the-chair-while-its-owner-is-at-the-sauna- = { card-n38 }
text-recorded-dance-music-over-the-minutes-of-the-last-congress- = { card-n39 }
text-counts-the-office-fern-towards-the-quorum- = { card-n40 }
text-restarted-a-stalled-tractor-with-a-hairpin-and-a-short-speech- = { card-p01 }
text-returned-a-lost-wallet-with-a-month-s-wages-and-added-two-cinema-tickets- = { card-p02 }
text-beat-the-plan-by-forty-per-cent-and-gave-the-bonus-to-the-night-shift- = { card-p03 }
text-teaches-chess-every-evening-to-the-children-of-Block-Seventeen- = { card-p04 }
text-talked-an-inspector-out-of-closing-the-village-bakery- = { card-p05 }
text-gave-up-a-place-in-the-flat-queue-for-a-family-with-triplets- = { card-p06 }
text-knows-all-the-verses-of-the-anthem-and-the-harmony- = { card-p07 }
text-carried-a-piano-up-six-floors-for-a-widow- = { card-p08 }
text-queued-nine-hours-so-that-the-whole-office-had-oranges-at-New-Year- = { card-p09 }
text-designed-the-one-bus-shelter-that-really-keeps-out-the-wind- = { card-p10 }
text-answered-every-letter-of-complaint-by-hand-for-a-year- = { card-p11 }
text-has-given-so-much-blood-that-the-clinic-keeps-a-chair-with-that-name-on-it- = { card-p12 }
text-taught-the-ministry-s-parrot-to-greet-guests-in-eleven-languages-of-the-Union- = { card-p13 }
text-won-the-regional-ski-race-on-a-broken-binding-and-apologised-to-the-runner-up- = { card-p14 }
text-saved-a-harvest-by-playing-the-accordion-until-the-combine-crew-woke-up- = { card-p15 }
text-sent-back-a-gift-of-imported-crystal-with-a-receipt- = { card-p16 }
text-wrote-the-only-report-of-1979-that-anyone-read-to-the-end- = { card-p17 }
text-got-hot-water-for-the-whole-street-by-asking-politely-a-hundred-and-twelve-times- = { card-p18 }
text-found-the-missing-railway-wagon-with-all-the-boots-still-in-it- = { card-p19 }
text-shares-the-dacha-s-apples-with-every-neighbour-even-the-rude-one- = { card-p20 }
text-learned-sign-language-to-chair-the-deaf-workers-meeting- = { card-p21 }
text-once-admitted-a-mistake-before-anybody-had-noticed-it- = { card-p22 }
text-brings-tea-to-the-night-watchmen-in-January- = { card-p23 }
text-grew-tomatoes-beyond-the-Arctic-Circle-three-of-them- = { card-p24 }
text-volunteered-for-the-potato-brigade-and-stayed-an-extra-week- = { card-p25 }
text-drew-against-a-visiting-grandmaster-and-never-mentions-it- = { card-p26 }
text-translates-poetry-at-night-and-signs-it-with-the-typist-s-name- = { card-p27 }
text-rescued-a-stork-from-the-power-station-chimney- = { card-p28 }
text-reconciled-two-collective-farms-that-had-quarrelled-over-a-goose- = { card-p29 }
text-cut-a-two-hour-speech-to-eight-minutes-by-popular-request- = { card-p30 }
text-invented-a-valve-used-in-six-republics-and-asked-only-for-a-bicycle- = { card-p31 }
text-led-the-torch-relay-through-the-fog-with-an-umbrella- = { card-p32 }
text-lent-the-good-coat-to-a-trainee-for-an-interview- = { card-p33 }
text-reads-aloud-at-the-hospital-on-Sundays-with-all-the-voices- = { card-p34 }
text-paid-for-the-canteen-window-that-somebody-else-s-football-broke- = { card-p35 }
text-declined-the-black-Volga-and-takes-the-tram- = { card-p36 }
text-restored-the-library-s-card-index-after-the-flood-from-memory- = { card-p37 }
text-got-the-ministry-choir-to-sing-in-tune-for-the-first-time-since-1961- = { card-p38 }
text-caught-the-archive-s-mouse-and-released-it-at-the-edge-of-the-woods- = { card-p39 }
text-plants-a-lime-tree-for-every-colleague-who-retires- = { card-p40 }

replay-standing = النقاط، ومنها المخفية

## Board

in-room = قاعة الحزب
in-round = الجولة { $round }
in-recess = استراحة: أحاديث خاصة
in-talk-to = اختر رفيقًا لتتحدث إليه، أو ورقة لتعطيها.
in-session = جلسة: اقتراحات وتصويت
in-motion = { $name } يقدّم اقتراحًا:
in-points = النقاط: { $points }
in-offers = عروض لك
in-offer = { $name } يعرض سرًّا عن { $about } مقابل { $want }.
in-notebook = الدفتر
in-from = سُمع من { $names }
in-whisper = الأرشيف
in-empty = لم تسمع شيئًا بعد.
in-dossier = ملفك
in-ledger = نقاط ظاهرة { $visible }، ومخفية { $hidden }
in-minutes = المحضر
in-no-minutes = لم يجرِ أي تصويت بعد.
in-own-words = بكلماتك أنت
in-kind = النوع
in-true = صحيح
in-false = غير صحيح
in-archive = الأرشيف
in-rumour = الشائعة
in-graph = كيف انتشرت: { $rumour }
in-told = { $giver } أخبر { $hearer } في الجولة { $round }.
in-no-rumours = لم يخبر أحد أحدًا بشيء.
in-choices = ما يمكنك فعله
in-words = أضف بضع كلمات
in-motions = طرح شائعة للتصويت ({ $count })
in-slip = اختلق شائعة
in-slip-about = عن أي أحد، صحيحة أو لا
in-this-secret = هذا السر
in-rotation = الدورة { $rotation } من { $count }
in-ready-count = { $ready } من { $count } مستعدون
in-winner = { $count ->
    [one] الرئيس الجديد: { $names }
   *[other] فوز مشترك: { $names }
}
in-first = الفوز
in-chair = رئاسة الجلسة
in-has-offer = لديه عرض لك
in-decided = تم الاختيار
in-done = مستعد
in-wants-more = يريد استراحة أطول
in-hidden = مخفية
in-no-source = لا أحد
in-source = قل إنك سمعته من
in-back = رجوع
in-your-offer = عرضك المفتوح: «{ $text }»
in-do-Pass = لا شيء الآن
in-do-Ready = أنا مستعد
in-do-Return = عُد إلى الاستراحة
in-do-More = وقت أطول
in-do-Tell = انقل شائعة
in-do-Offer = اعرض مبادلة
in-do-Ask = اسأل عن الأخبار
in-do-Vouch = اشهد بصحة شائعة
in-do-Doubt = شكّك في شائعة
in-do-Accept = اقبل وأعطِ سرًّا
in-do-Decline = ارفض العرض
in-do-Withdraw = اسحب عرضك
in-do-Break = افسخ التحالف
in-do-Initiate = اطرحه للتصويت
in-do-Strike = احذف النص
in-nothing-now = لا شيء تفعله هنا الآن.
in-dossier-of = ملف { $name }
in-told-to = أخبرتَ به: { $names }
in-known = ما سمعته عنه
in-known-nothing = لا شيء بعد.
in-ledger-title = من أين جاءت النقاط
in-because-start = في البداية
in-because-formed = تحالف جديد
in-because-broke = فسخ التحالف
in-because-broken = الحليف فسخ التحالف
in-because-initiator = { $gain ->
    [yes] طرح شائعة للتصويت وصُدِّقت
   *[no] طرح شائعة للتصويت ولم تُصدَّق
}
in-because-voter = { $gain ->
    [yes] تصويت صحيح
   *[no] تصويت خاطئ
}
in-because-spreader = أول من نشر الشائعة
in-because-subject = موضوع الشائعة
in-whom = لمن تريد أن تعطيه؟
in-wanted = المطلوب بالمقابل: { $want }
in-write = استعمل هذه الكلمات
in-public-list = بطاقات القائمة العلنية:
in-cards-only = لا يكتب أحد عن لاعب حاسوب: اختر ورقة.
in-brought = طرحها { $name }، الجولة { $round }
in-rumours = كيف انتشرت الشائعات
in-says-source = سمعتها من { $name }.
in-says-offer = سرّ مقابل سرّ؟
in-says-withdraw = أسحب عرضي.
in-says-ask = هل من أخبار عن { $name }؟
in-says-vouch = يمكنك تصديق ذلك.
in-says-doubt = لا تصدّق ذلك.
in-says-accept = اتفقنا.
in-says-decline = لا، شكرًا.
in-says-pass = أمرّر.
in-says-admit = هذا صحيح.
in-says-deny = هذا كذب!
in-says-silent = لا تعليق.
in-says-shelter = مجلس الوزراء يحميني.
in-why-formed = نقطة واحدة للتحالف الجديد
in-why-broke = خسارة نقطة لفسخ التحالف
in-why-broken = خسارة نقطة ونصف: الحليف فسخ التحالف
in-why-believed = صُدّقت الشائعة.
in-why-disbelieved = لم تُصدَّق الشائعة.
in-why-right = تصويت صائب.
in-why-wrong = تصويت خاطئ.
in-why-gain = نفعته الشائعة.
in-why-loss = أضرّته الشائعة.
in-why-spreader = أنت أول من نشرها.
hint-intrigue-TalkSeen = استراحة. انقل شائعة، أو اعرض تبادل أسرار، أو اسأل. يختار الجميع سرًّا ثم يحدث كل شيء دفعة واحدة. المبادلة تجعلكما حليفين.
hint-intrigue-Mingling = استراحة. تحدث إلى من تشاء متى شئت: انقل شائعة، أو اعرض تبادل أسرار، أو اسأل. المبادلة تجعلكما حليفين. وأعلن استعدادك حين تكتفي.
hint-intrigue-AnsweringSeen = أحدهم عرض عليك سرًّا مختومًا. أعطِ سرًّا بالمقابل، أو ارفض، أو تجاهل العرض.
hint-intrigue-Floor = جلسة. قدّم اقتراحًا عن شائعة: إن صدّقها الحزب ربحت نقاطًا وإلا خسرت. أو مرّر.
hint-intrigue-VotingSeen = هل تصدّق؟ من يصوّت مع الحقيقة يربح نصف نقطة. تُكشف الأصوات حين يصوّت الجميع.
hint-intrigue-ExtendingSeen = أحدهم يريد وقتًا أطول للحديث. تُمدَّد الاستراحة فقط إن وافق الجميع.
hint-intrigue-Declaring = كتب أحدهم هذا عنك. قل سرًّا هل هو صحيح؛ لا رجعة في جوابك.
hint-intrigue-Sheltering = صدّق الحزب عنك ما يسيء. إن كانت لك ميزة تحميك فيمكنك استعمالها الآن.
hint-intrigue-Debating = هذا عنك: اعترف، أو أنكر، أو اصمت.

## Putting a move together

act-Tell = انقل شائعة
act-Offer = اعرض مبادلة
act-Ask = اسأل
act-Vouch = اشهد
act-Doubt = شكّك
act-Accept = اقبل عرضًا
act-Initiate = قدّم اقتراحًا
act-Strike = احذف نصًّا
act-Break = انقض تحالفًا
act-Declare = صرّح
act-Decline = ارفض عرضًا
act-Withdraw = اسحب عرضًا
act-Plead = ردّ على الشائعة
act-Vote = صوّت
part-item = القول
part-source = سمعته من
part-want = بالمقابل
part-subject = عن
part-giver = من
part-use = الأثر
part-senior = بصفة قديم
part-ally = الحليف
part-ballot = الصوت
part-plea = الجواب
part-truth = الحقيقة

## Before the first game

lobby-note = في هذه اللعبة يمكن للناس أن يكتبوا نصوصًا من عندهم: أسرارًا عن أنفسهم، وشائعات عن غيرهم من الناس حول الطاولة. ولا يكتب أحد عن لاعبي الحاسوب: لا شيء صحيح عنهم إلا ما في ملفاتهم. أما الشائعات عنهم فتختلقها بأوراق القائمة العلنية، صحيحة كانت أم كاذبة. لا تكتب شيئًا عن أشخاص حقيقيين ولا إهانات؛ ويمكن للمضيف أن يحذف نصًّا قُرئ على الجميع.
aim = كن أول من يجمع 15 نقطة (10 في اللعبة القصيرة و25 في الطويلة) فيصبح الرئيس.
first-1 = تحدّث على انفراد: روّج الشائعات وبادل الأسرار لتعقد التحالفات.
first-2 = اطرح الشائعات للتصويت: تكسب النقاط إن صدّقها الآخرون.
first-3 = صوّت على شائعات غيرك: التصويت الصائب يكسب النقاط.

## لعبة موجَّهة
lesson-first = لعبتك الأولى
lesson-first-aim = إنه عام 1980، وكل رفيق في هذه الغرفة يريد أن يصبح الرئيس. تكسب النقاط بالحلفاء، وبالشائعات المصدَّقة، وبالتصويت الصائب. تكفي على هذه الطاولة 4 نقاط، والعادة 15.
lesson-first-ask = في الاستراحة يتحدث الجميع في الوقت نفسه: اذهب إلى من تشاء متى شئت. يرى الجميع من يتحدث مع من، ولا يسمع أحد سواهما ما يقال. اسأل { $name_2 } عن الأخبار.
lesson-first-accept = تعرض عليك { $name_1 } سرًّا مختومًا عن نفسها وتريد سرًّا عنك. المبادلة تجعلكما حليفين، ولكل منكما نقطة. اقبل وأعطها: «{ card-n04 }».
lesson-first-offer = صرتما حليفين! أوراق ملفك الأربع صحيحة عنك وحدك. والآن اعرض أنت: أعطِ { $name_3 } سرًّا لا تعرفه { $name_1 }. اختر ما تشاء.
lesson-first-tell = حليفة ثانية ونقطة ثانية. وقد أخبرك { $name_2 } بشائعة عن { $name_4 }. ويمكنك أن تختلق واحدة: إن صُدّقت الكذبة نال مروّجها نقطتين. أخبر { $name_3 } عن { $name_1 }: «{ card-n16 }».
lesson-first-vouch = يمكنك أن تقوّي شائعة. هذا كلام لا غير، لكن الناس يصوّتون على الكلام. عُد إلى { $name_3 } واشهد بصحة ما أخبرتها به.
lesson-first-doubt = ويمكنك أن تضعف شائعة. إن شكّ { $name_2 } فيما أخبرك به عن { $name_4 } فلن يطرحه للتصويت قبلك. قل له إنك لا تصدّقه.
lesson-first-more = تدوم الاستراحة خمس دقائق، أو حتى يستعد الجميع. للناس حول الطاولة أن يطيلوها إن أرادوا ذلك كلهم. اطلب وقتًا أطول.
lesson-first-ready = لم يبقَ ما يقال؟ أعلن استعدادك. يمكنك أن تعود بعدُ، لكن حين يستعد الجميع تبدأ الجلسة.
lesson-first-motion = في الجلسة يدور الكلام على الجميع، وأنت أولهم. اطرح الشائعة عن { $name_4 } للتصويت. إن صُدّقت نلت نقطة.
lesson-first-vote = صُدّقت، وهي صحيحة! والآن طرحت { $name_1 } شائعة عن { $name_3 }. لكن هذه الورقة في ملفك أنت، فلا يمكن أن تصحّ عنها. صوّت بالتكذيب.
lesson-first-plead = أصبت: نصف نقطة. لكن { $name_2 } يقرأ الآن سرّك، ولم يكن يعرفه إلا { $name_1 }. لقد أفشته! الجميع ينتظر جوابك. اعترف أو أنكر أو اصمت.
lesson-first-shelter = صدّقوها، وستخسر نقطة. من 10 نقاط فصاعدًا يمكن لمجلس الوزراء أن يحميك مرة. يُسأل الجميع كي لا يظهر من له هذه الحماية. اختر ما تشاء.
lesson-first-break = هكذا كانت حليفتك. بين طرحين يمكنك فسخ تحالف: تخسر أنت نقطته، وتخسر هي نقطة ونصفًا، ويعلم الجميع. افسخ تحالفك مع { $name_1 }.
lesson-first-lie = الكلام لك من جديد، وعندك شيء عن { $name_1 }. إن صدّقوه نلت نقطة على الطرح ونقطتين سرًّا لأنك المروّج. اطرحه للتصويت!
lesson-first-learned-1 = تبادل الأسرار يصنع الحلفاء، ومن يعرف سرّك يمكنه أن يفشيه.
lesson-first-learned-2 = من يطرح شائعة مصدَّقة ينل نقطة، والمروّج يُكافأ سرًّا، وضعفين على الكذبة.
lesson-first-learned-3 = الورقة صحيحة عن رفيق واحد على الأكثر، فملفك يكشف الكذب عن الآخرين.
lesson-second-thoughts = إعادة النظر
lesson-second-thoughts-again = أمسية أخرى، ولا نقاط لأحد بعد. عرضت عليك { $name_1 } سرًّا، وعرضت أنت سرًّا على { $name_3 }. يبقى العرض مفتوحًا حتى يُجاب عنه أو يُسحب، أو حتى تبدأ الجلسة.
lesson-second-thoughts-decline = تعرض { $name_1 } سرًّا عن نفسها مقابل سرّ عنك. ستصيران حليفين، لكنك تعرفها: لا تكتم سرًّا طويلًا. ارفض. الرفض بلا ثمن.
lesson-second-thoughts-withdraw = لم تجب { $name_3 } عن عرضك، وهي الآن تنتقل من رفيق إلى رفيق. الأفضل ألا تعرف الكثير. لم تقرأ سرّك بعد: اسحب عرضك.
lesson-second-thoughts-ready = لم يبقَ عرض مفتوح، ولم يبقَ لديك ما تقوله. أعلن استعدادك.
lesson-second-thoughts-return = ما زال للآخرين أن يكلّموك: أخبرك { $name_4 } بشيء عن { $name_2 }، وهو يستحق أن يُنقل. تستمر الاستراحة ما دام أحدهم غير مستعد، فعُد إليها.
lesson-second-thoughts-tell = أخبر { $name_3 } بما سمعت: «{ card-n05 }».
lesson-second-thoughts-start = صارت هي أيضًا مستعدة، والجميع ينتظرك. أعلن استعدادك من جديد فتبدأ الجلسة.
lesson-second-thoughts-pass = الكلام لك. يمكنك أن تطرح الشائعة عن { $name_2 }، لكنك تخسر نصف نقطة إن لم تُصدَّق. لا أحد ملزم بالطرح. لا تفعل شيئًا، فينتقل الكلام إلى التالي.
lesson-second-thoughts-vote = والآن تطرحها { $name_3 }، والمخاطرة عليها. ولك أن تصوّت مع ذلك. الصوت الصائب يكسب نصف نقطة والخاطئ يخسر نصف نقطة، ولا أحد ملزم بالحسم: لك أن تمتنع. صوّت كما تشاء.
lesson-second-thoughts-learned-1 = يمكن رفض العرض أو سحبه، وكلاهما بلا ثمن.
lesson-second-thoughts-learned-2 = من أعلن استعداده يمكنه أن يعود حتى يستعد الجميع.
lesson-second-thoughts-learned-3 = من ترك دوره أو امتنع لا يخاطر بشيء ولا يكسب شيئًا.
