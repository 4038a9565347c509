# كلمات البرنامج نفسه. ولكل لعبة أن تقول أيًّا منها على طريقتها.

you = أنت
none = لا شيء
nobody = لا أحد
# بعد الفاصلة علامة اتجاه خفية: من دونها تُعرض قائمة أسماء لاتينية من اليسار إلى اليمين.
list-middle = { $list }،‏ { $item }
list-end = { $list } و{ $item }
of-seat = ‏{ $seat } ({ $item })

outcome = { $winners_count ->
    [0] لا يفوز أحد.
    [one] { $winners_who ->
        [you] لقد فزت!
       *[other] الفائز: { $winners }.
    }
   *[other] يتقاسم الفوز: { $winners }.
}

## The terminal

ask-game = أي لعبة ({ $choices })
ask-name = اسمك
ask-seats = عدد اللاعبين ({ $choices })
ask-bots = خصومك ({ $choices })
your-move = نقلتك
wait-or-act = يمكنك التصرف الآن؛ اضغط Enter للانتظار
others-think = الآخرون يفكرون…
press-enter = اضغط Enter للمتابعة
more-moves = … و{ $count } غيرها؛ كتابة بضع كلمات تضيّق القائمة، وكتابة menu تعرضها كلّها.
narrowed = { $count ->
    [one] نقلة واحدة تطابق { $typed }:
    [two] نقلتان تطابقان { $typed }:
    [few] { $count } نقلات تطابق { $typed }:
   *[other] { $count } نقلة تطابق { $typed }:
}
not-understood = لا يوجد { $typed } في القائمة؛ المطلوب رقم، أو كلمات من نقلة، أو help.
not-a-number = لا رقم { $typed }؛ الأرقام من 1 إلى { $count }.
choose-of = الاختيار واحد من: { $choices }.
saved = حُفظت في { $path }. الملف يُظهر كل ورقة مخفية، فلا يُفتح قبل نهاية اللعبة.
saved-finished = حُفظت في { $path }.
resume-with = للمتابعة: { $command }
replay-with = لمشاهدة الإعادة: { $command }
not-saved = تعذّر حفظ اللعبة: { $problem }
goodbye = إلى اللقاء.
log-title = سجل اللعبة
log-empty = لم يحدث شيء بعد.
score = { $name }: { $score }
replay-title = { $reader ->
    [all] { $game }، مع كشف كل شيء
    [onlooker] { $game }، كما رآها متفرج
   *[seat] { $game }، كما رآها { $name }
}
replay-step = النقلة { $move } من { $moves }
replay-start = قبل النقلة الأولى
replay-keys = Enter للتالي، b للسابق، رقم للانتقال إلى نقلة، q للخروج
replay-heard = (إلى { $names }) { $sentence }
replay-unfinished = لم تكتمل اللعبة.
nature = الحظ
seat-number = المقعد { $number }
help-title = كيف تلعب هنا
help-move = يُكتب رقم النقلة، أو بعض كلماتها بأي ترتيب: تكفي بدايات الكلمات.
help-tab = المفتاح Tab يكمل الكتابة.
help-commands =
    help           هذه الصفحة
    table          الطاولة كلّها، صفحة بعد صفحة
    menu           كلّ النقلات، صفحة بعد صفحة
    rules [K7]     القواعد، أو قاعدة واحدة
    log            سجل اللعبة
    save FILE      حفظ اللعبة والمتابعة
    quit           حفظ اللعبة والخروج

## The table: what it refuses, whatever the game

refusal-archived = هذه الطاولة مغلقة؛ يمكن إنشاء طاولة جديدة.
refusal-for_people_at_the_table = هذا للاعبين على الطاولة فقط؛ يلزم أخذ مقعد أولًا.
refusal-for_the_host = هذا للمضيف وحده.
refusal-for_the_house = لا أحد على الطاولة يستطيع ذلك؛ الخادم يفعله.
refusal-no_such_seat = لا مقعد كهذا على هذه الطاولة.
refusal-seat_taken = هذا المقعد مشغول؛ يمكن اختيار غيره.
refusal-seated_already = لديك مقعد.
refusal-name_taken = على الطاولة من يحمل هذا الاسم؛ يلزم اسم آخر.
refusal-unfit_name = لا يمكن استعمال هذا الاسم؛ يلزم اسم من أحرف ظاهرة لا تزيد على { $longest }.
refusal-no_free_seat = كل المقاعد مشغولة، لكن المشاهدة ممكنة.
refusal-seats_are_free = هناك مقاعد فارغة؛ يلزم انتظار اللاعبين أو ملؤها بالحاسوب.
refusal-nobody_to_kick = لا لاعب في ذلك المقعد يمكن إخراجه.
refusal-not_during_a_game = لا يمكن ذلك أثناء اللعبة؛ يلزم انتظار نهايتها.
refusal-only_after_a_game = يصبح هذا ممكنًا بعد نهاية اللعبة.
refusal-no_game = لا لعبة جارية؛ يلزم بدء واحدة أولًا.
refusal-paused = اللعبة متوقفة مؤقتًا؛ يلزم استئنافها أولًا.
refusal-time_left = ما زال هناك وقت.
refusal-decided_already = تقرر ذلك من قبل.
refusal-nobody_to_stand_in_for = لا أحد يحتاج إلى من يلعب مكانه.
refusal-not_away = صاحب المقعد حاضر.
refusal-other_edition = تستعمل هذه الطاولة الإصدار { $edition } من القواعد؛ يمكن إنشاء طاولة جديدة.
refusal-unfit_chance = السحب العشوائي في سجل هذه الطاولة لا يطابق اللعبة؛ يمكن إنشاء طاولة جديدة.
refusal-no_whispers = تُلعب هذه اللعبة بلا همس؛ الكلام للجميع.
refusal-whisper_to_others = يُختار من تهمس إليهم من بين اللاعبين الآخرين.
refusal-onlookers_talk_among_themselves = المشاهدون يتحدثون في ما بينهم فقط.
refusal-cannot = { $problem }
refusal-hello_first = يجب أن تكون الرسالة الأولى Hello: { $problem }
refusal-not_understood = لم تُفهم هذه الرسالة: { $problem }
refusal-too_fast = رسائل كثيرة دفعة واحدة؛ على مهل.
refusal-not_in_lesson = هذه نقلة مسموحة، لكن الدرس يحتاج هنا إلى نقلة أخرى؛ اقرأ ما يطلبه المدرّب.
