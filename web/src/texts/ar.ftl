# كلمات الطاولة نفسها، والقليل الذي تُبنى به جمل الألعاب.

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

## First page

ui-title = ديوان
ui-slogan = أربع ألعاب عن السلطة والخداع والخيانة
ui-skip = إلى المحتوى
ui-language = اللغة
ui-settings = الإعدادات
ui-theme = الألوان
ui-theme-auto = حسب الجهاز
ui-theme-light = فاتح
ui-theme-dark = داكن
ui-motion = الحركات
ui-pace = سرعة الأحداث
ui-pace-slow = بطيئة
ui-pace-normal = عادية
ui-pace-fast = سريعة
ui-pace-once = دفعة واحدة
ui-volume = مستوى الصوت
ui-sound = الأصوات
ui-lists = سرد كل النقلات تحت اللوح
ui-close = إغلاق
ui-loading = جارٍ التحميل…
ui-offline = الخادم لا يستجيب.
ui-again = حاول مجددًا
ui-players = { $count ->
    [one] لاعب واحد
    [two] لاعبان
    [few] { $span } لاعبين
   *[other] { $span } لاعبًا
}
ui-minutes = { $count ->
    [few] { $span } دقائق
   *[other] { $span } دقيقة
}
ui-play-bots = العب ضد الحاسوب
ui-set-table = أنشئ طاولة…
ui-rules = القواعد
ui-rules-of = القواعد: { $game }
ui-rules-search = ابحث في القواعد، أو اكتب رقم قاعدة مثل K7
ui-rules-nothing = لا شيء في القواعد يطابق ذلك.
ui-rules-all = أظهر كل القواعد
ui-rules-parts = أقسام القواعد
ui-my-tables = طاولاتك
ui-how = كيف تريد أن تلعب؟
ui-how-bots = ضد الحاسوب
    .about = أنت فقط؛ تبدأ اللعبة فورًا.
ui-how-guests = مع الأصدقاء عبر رابط
    .about = كلٌّ يلعب على جهازه؛ ويمكن للحاسوب ملء المقاعد الفارغة.
ui-how-here = معًا على هذا الجهاز
    .about = تبقى الشاشة مغطاة حتى يلمسها اللاعب التالي.
ui-set-bots = ابدأ اللعبة
ui-set-guests = أنشئ الطاولة
ui-set-here = ابدأ اللعبة
ui-your-name = اسمك
ui-guest = ضيف
ui-player = اللاعب { $number }
ui-seats = عدد اللاعبين
ui-variant = الصيغة
ui-bots = مستوى الحاسوب
ui-bot-random = عشوائي
ui-bot-clever = ذكي
ui-bot-easy = سهل
ui-bot-normal = متوسط
ui-bot-hard = صعب
ui-bot-ismcts = بحث شجري
ui-bot-ismcts-plain = بحث شجري بالقواعد وحدها
ui-clock = الساعة
ui-clock-1 = عادي
ui-clock-2 = وقت مضاعف
ui-clock-0 = بلا وقت محدد
ui-listed = عامة: يمكن لأي شخص العثور على هذه الطاولة
ui-newcomers = من ينضم أثناء اللعبة يمكنه أخذ مقعد الحاسوب
ui-options = خيارات
ui-file-choose = اختر ملفًا
ui-file-none = لم يُختر ملف
ui-deck-about = ملف TOML. إن كان فيه خطأ أُخبرت برقم السطر.
ui-option-usual = عادي
ui-open-tables = طاولات مفتوحة
ui-watch = شاهد
ui-table-forget = أزل من هذه القائمة
ui-stage-lobby = بانتظار لاعبين
ui-stage-playing = قيد اللعب
ui-stage-paused = متوقفة مؤقتًا
ui-stage-over = انتهت
ui-stage-archived = مغلقة
ui-no-page = هذه الصفحة غير موجودة.

## Table

ui-home = كل الألعاب
ui-table = الطاولة
ui-seats-title = حول الطاولة
ui-you = أنت
ui-free = مقعد فارغ
ui-bot-of = حاسوب: { $bot }
ui-here = متصل
ui-not-here = غير متصل
ui-away = غائب، يلعب الحاسوب مكانه
ui-ready = جاهز
ui-thinks = في الدور
ui-host-start = ابدأ الآن
ui-start-needs = يجب أن تُشغل كل المقاعد أولًا.
ui-fill = املأ بالحاسوب
ui-sit-here = خذ هذا المقعد
ui-i-am-ready = أنا جاهز
ui-not-ready = لست جاهزًا بعد
ui-rename = غيّر الاسم
ui-kick = أخرج { $name }
ui-kick-sure = سيفقد { $name } المقعد، وتبقى المشاهدة أو الجلوس من جديد ممكنين.
ui-kick-sure-game = سيفقد { $name } المقعد، ويتولاه الحاسوب.
ui-kicked = أخرجك المضيف من مقعدك.
ui-share = دعوة
ui-share-title = ادعُ الآخرين
ui-share-table = رابط هذه الطاولة
ui-share-about = من يفتحه يمكنه أخذ مقعد فارغ أو المشاهدة.
ui-share-watch = من يفتحه يمكنه المشاهدة؛ كل المقاعد مشغولة.
ui-share-here = فُتحت هذه الصفحة على الحاسوب الذي يشغّل ديوان، فلا يعمل الرابط إلا عليه. لكي ينضم آخرون على شبكتك شغّل ديوان مع ⁦DIWAN_HOST=0.0.0.0⁩ وافتح العنوان الذي يعرضه.
ui-share-mine = رابطك الشخصي
ui-share-mine-about = يفتح مقعدك أنت على جهاز آخر. احتفظ به لنفسك.
ui-copy = نسخ
ui-copied = تم النسخ
ui-pass-on = مشاركة…
ui-qr-table = رمز الاستجابة السريعة لرابط هذه الطاولة
ui-qr = رمز الاستجابة السريعة لرابطك الشخصي
ui-waiting = في انتظار اللاعبين
ui-waiting-about = تبدأ اللعبة حين تُشغل كل المقاعد ويكون الجميع جاهزين.
ui-tabs = سجل اللعبة والدردشة
ui-your-turn = دورك
ui-wait-for = في انتظار { $names }
ui-your-choice = اختيارك
ui-watching = أنت تشاهد.
ui-last = آخر ما حدث
ui-past = تنظر إلى الماضي
ui-step-back = خطوة إلى الوراء
ui-step-on = خطوة إلى الأمام
ui-now = الآن
ui-to-now = العودة إلى الآن
ui-skip-to-now = الانتقال إلى الآن
ui-watchers = { $count ->
    [zero] لا متفرجين
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
   *[other] { $count } متفرجًا
}
ui-log = سجل اللعبة
ui-talk = الدردشة
ui-unread = { $count ->
    [zero] لا رسائل جديدة
    [one] رسالة جديدة
    [two] رسالتان جديدتان
    [few] { $count } رسائل جديدة
   *[other] { $count } رسالة جديدة
}
ui-log-empty = لم يحدث شيء بعد.
ui-log-earlier = ما سبق
ui-log-latest = الأحدث
ui-talk-empty = لا رسائل بعد.
ui-say = اكتب رسالة
ui-say-to = إلى
ui-say-all = الجميع
ui-send = أرسل
ui-whisper-to = { $name } إلى { $to }
ui-said = { $name }: { $text }
ui-refused = لا يمكنك ذلك
ui-why = لماذا؟ ({ $ruling })
ui-lost = انقطع الاتصال. جارٍ إعادة الاتصال… لن يضيع شيء.
ui-old = تم تحديث ديوان. أعد التحميل للمتابعة.
ui-reload = أعد التحميل
ui-gone = هذه الطاولة غير موجودة. اطلب الرابط مجددًا.
ui-unopenable = هذه الطاولة محفوظة، لكن هذا الخادم لا يستطيع فتحها: إنها تحتاج إلى إصدار ديوان الذي بدأها.
ui-seconds = { $seconds } ث
ui-time-left = الوقت المتبقي: { $seconds } ث
ui-over = انتهت اللعبة
ui-rematch = العب مجددًا
ui-rematch-wanted = تريد اللعب مجددًا
ui-rematch-asked = يود { $names } اللعب مجددًا.
ui-replay = شاهد الإعادة
ui-picture = صورة للمشاركة
ui-pause = استراحة
ui-pause-wanted = تريد استراحة
ui-pause-asked = يود { $names } استراحة.
ui-agree = أوافق
ui-go-on = استأنف
ui-paused = متوقفة مؤقتًا
ui-leave = غادر اللعبة
ui-leave-sure = هل تغادر نهائيًا؟ سيتولى الحاسوب مقعدك.
ui-leave-free = هل تغادر نهائيًا؟ سيصبح مقعدك فارغًا.
ui-archive = أغلق الطاولة
ui-archive-sure = هل تغلق الطاولة نهائيًا؟ لن يستطيع أحد بعد ذلك الجلوس أو الدردشة أو اللعب هنا. تبقى إعادات الألعاب المنتهية متاحة.
ui-archived = هذه الطاولة مغلقة.
ui-export = نزّل الطاولة
ui-yes = نعم
ui-no = لا
ui-menu = المزيد
ui-curtain = مرّر الجهاز إلى { $name }
ui-curtain-about = تبقى الشاشة مغطاة حتى يلمسها { $name }.
ui-curtain-tap = أنا { $name }
ui-hint = كيف تلعب
ui-hint-next = التالي
ui-hint-skip = تخطَّ
ui-list-form = اللوح كقائمة
ui-play-it = العب
ui-choose = اختر…
ui-moves-all = كل النقلات ({ $count })
ui-moves-fewer = نقلات أقل

## Replay

ui-replay-title = إعادة
ui-replay-of = وجهة النظر
ui-replay-all = كل شيء مكشوف
ui-replay-onlooker = متفرج
ui-replay-step = النقلة { $move } من { $moves }
ui-replay-move = النقلة { $move }
ui-replay-start = قبل النقلة الأولى
ui-replay-first = إلى البداية
ui-replay-back = النقلة السابقة
ui-replay-play = شغّل
ui-replay-stop = إيقاف مؤقت
ui-replay-next = النقلة التالية
ui-replay-last = إلى النهاية
ui-replay-turning = نقاط التحول
ui-replay-share = انسخ رابطًا لهذا الوضع
ui-replay-record = نزّل السجل
ui-replay-none = لا توجد هنا لعبة منتهية.
ui-replay-told = إلى { $names }: { $text }

fact-Sat = { $who ->
    [you] جلست إلى الطاولة.
   *[other] جلس { $name } إلى الطاولة.
}
fact-Renamed = { $who ->
    [you] اسمك الآن { $name }.
   *[other] صار اسم أحد اللاعبين { $name }.
}
fact-Filled = يأخذ لاعبو الحاسوب المقاعد الفارغة: { $seats }.
fact-Left = { $kicked_is ->
    [yes] أخرج المضيف { $name }.
   *[no] غادر { $name }.
}
fact-Started = تبدأ لعبة جديدة.
fact-TimedOut = { $who ->
    [you] انتهى وقتك.
   *[other] انتهى وقت { $seat }.
}
fact-WentAway = { $who ->
    [you] أنت غائب؛ يلعب الحاسوب مكانك.
   *[other] { $seat } غائب؛ يلعب الحاسوب مكانه.
}
fact-CameBack = { $who ->
    [you] ها قد عدت.
   *[other] عاد { $seat }.
}
fact-WantsPause = { $on_is ->
    [yes] { $who ->
        [you] تود استراحة.
       *[other] { $seat } يود استراحة.
    }
   *[no] { $who ->
        [you] لم تعد تريد استراحة.
       *[other] { $seat } لم يعد يريد استراحة.
    }
}
fact-Paused = اللعبة متوقفة مؤقتًا.
fact-WentOn = استؤنفت اللعبة.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] تود اللعب مجددًا.
       *[other] { $seat } يود اللعب مجددًا.
    }
   *[no] { $who ->
        [you] لم تعد تريد اللعب مجددًا.
       *[other] { $seat } لم يعد يريد اللعب مجددًا.
    }
}
fact-Whispered = { $who ->
    [you] تهمس إلى { $to }.
   *[other] { $to_who ->
        [you] { $seat } يهمس إليك.
       *[other] { $seat } يهمس إلى: { $to }.
    }
}
fact-Archived = الطاولة مغلقة الآن.

## Putting a move together

part-to = إلى
part-words = بكلماتك
part-seat = اللاعب

## What bots are called

bot-name-Anahita = أناهيتا
bot-name-Bahar = بهار
bot-name-Cyrus = سيروس
bot-name-Dalia = داليا
bot-name-Elias = إلياس
bot-name-Farid = فريد
bot-name-Golnar = جلنار
bot-name-Hana = هناء
bot-name-Idris = إدريس
bot-name-Jamila = جميلة
bot-name-Kaveh = كاوه
bot-name-Layla = ليلى
bot-name-Mansur = منصور
bot-name-Nasrin = نسرين
bot-name-Omid = أوميد
bot-name-Parisa = باريسا
bot-name-Rami = رامي
bot-name-Soraya = ثريا
bot-name-Tariq = طارق
bot-name-Yasmin = ياسمين
bot-name-Zubin = زوبين

## A game without a board of its own
ui-board-nothing = لا شيء بعد
ui-board-nobody = لا أحد بعد
ui-board-hidden = مقلوبة
ui-rules-none = لا قواعد مكتوبة لهذه اللعبة.

## Guided games

ui-learn = تعلّم ({ $minutes } دقائق)
ui-learn-again = تعلّم مرة أخرى
ui-lesson-step = الخطوة { $step } من { $steps }
ui-lesson-next = التالي
ui-lesson-back = السابق
ui-lesson-leave = اترك الدرس
ui-lesson-skip = انتقل إلى المدرّب
ui-lesson-watch = تابع ما يحدث…
ui-lesson-not-yet = ليس بعد
ui-lesson-done = أحسنت!
ui-lesson-play = العب لعبتك الأولى
ui-lesson-again = ابدأ من جديد
ui-lesson-following = الدرس التالي: { $title }
ui-lesson-none = هذا الدرس غير موجود.
ui-lesson-resume = تابع الدرس
ui-start-here = ابدأ من هنا
ui-start-here-about = جديد هنا؟ تعلّم { $game } وأنت تلعب: المدرّب يقول لك ما تفعل، في { $minutes } دقائق.
ui-start-next = مستعد للمزيد؟ تعلّم { $game } في { $minutes } دقائق.
ui-learned = تعلّمتها
ui-first-title = لعبتك الأولى من { $game }
ui-first-aim = الهدف
ui-first-do = ما تفعله
ui-first-play = العب
