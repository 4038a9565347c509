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
ui-theme-auto = كما في الجهاز
ui-theme-light = فاتح
ui-theme-dark = داكن
ui-motion = إظهار الحركة
ui-sound = صوت عند حلول دورك
ui-close = إغلاق
ui-loading = جارٍ التحميل…
ui-offline = الخادم لا يجيب.
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
ui-set-table = جهّز طاولة…
ui-rules = القواعد
ui-rules-of = القواعد: { $game }
ui-rules-search = ابحث في القواعد، أو اكتب رقم قاعدة مثل K7
ui-rules-nothing = لا شيء في القواعد يطابق ذلك.
ui-rules-all = أظهر كل القواعد
ui-my-tables = طاولاتك
ui-how = كيف تريد أن تلعب؟
ui-how-bots = ضد الحاسوب
    .about = أنت وحدك؛ تبدأ اللعبة فورًا.
ui-how-guests = مع الأصدقاء عبر رابط
    .about = كلٌّ يلعب على جهازه؛ ويمكن للحاسوب ملء المقاعد الفارغة.
ui-how-here = معًا على هذا الجهاز
    .about = ستارة تخفي كل شيء حتى يلمس اللاعب التالي الشاشة.
ui-set-bots = ابدأ اللعبة
ui-set-guests = جهّز الطاولة
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
ui-clock-1 = كما تقول اللعبة
ui-clock-2 = ضعف الوقت
ui-clock-0 = بلا ساعة
ui-listed = يمكن للغرباء العثور على هذه الطاولة
ui-newcomers = يمكن لمن يأتي أثناء اللعبة أن يأخذ مقعد الحاسوب
ui-options = خيارات
ui-file-choose = اختر ملفًا
ui-file-none = لم يُختر ملف
ui-deck-about = ملف TOML؛ إن كان فيه خطأ عُرض مع رقم سطره.
ui-option-usual = حسب القاعدة
ui-open-tables = طاولات مفتوحة
ui-watch = شاهد
ui-table-forget = أزل من هذه القائمة
ui-stage-lobby = بانتظار لاعبين
ui-stage-playing = قيد اللعب
ui-stage-paused = متوقفة مؤقتًا
ui-stage-over = انتهت
ui-stage-archived = مغلقة
ui-no-page = لا توجد صفحة كهذه.

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
ui-kick = أخلِ مقعد { $name }
ui-kick-sure = سيفقد { $name } المقعد، ويمكنه المشاهدة أو الجلوس من جديد.
ui-kick-sure-game = سيفقد { $name } المقعد، وسيلعب الحاسوب مكانه.
ui-kicked = أخلى المضيف مقعدك.
ui-share = دعوة
ui-share-title = ادعُ الآخرين
ui-share-table = رابط هذه الطاولة
ui-share-about = من يفتحه يمكنه أخذ مقعد فارغ أو المشاهدة.
ui-share-watch = من يفتحه يمكنه المشاهدة؛ كل المقاعد مشغولة.
ui-share-here = فُتحت هذه الصفحة على الحاسوب الذي يشغّل ديوان، فلا يعمل الرابط إلا عليه. شغّل ديوان مع ⁦DIWAN_HOST=0.0.0.0⁩ وافتح العنوان الذي يذكره، فيستطيع الآخرون على شبكتك الانضمام.
ui-share-mine = رابطك الشخصي
ui-share-mine-about = يفتح مقعدك أنت على جهاز آخر. احتفظ به لنفسك.
ui-copy = نسخ
ui-copied = تم النسخ
ui-pass-on = مشاركة…
ui-qr-table = رمز الاستجابة السريعة لرابط هذه الطاولة
ui-qr = رمز الاستجابة السريعة لرابطك الشخصي
ui-waiting = في انتظار اللاعبين
ui-waiting-about = تبدأ اللعبة حين تُشغل كل المقاعد ويكون الجميع جاهزين.
ui-tabs = ما جرى والحديث
ui-your-turn = دورك
ui-wait-for = في انتظار { $names }
ui-your-choice = اختيارك
ui-watching = أنت تشاهد.
ui-watchers = { $count ->
    [zero] لا مشاهدين
    [one] مشاهد واحد
    [two] مشاهدان
    [few] { $count } مشاهدين
   *[other] { $count } مشاهدًا
}
ui-log = ما جرى
ui-talk = حديث
ui-unread = { $count ->
    [zero] لا رسائل جديدة
    [one] رسالة جديدة
    [two] رسالتان جديدتان
    [few] { $count } رسائل جديدة
   *[other] { $count } رسالة جديدة
}
ui-log-empty = لم يحدث شيء بعد.
ui-talk-empty = لم يقل أحد شيئًا بعد.
ui-say = قل شيئًا
ui-say-to = إلى
ui-say-all = الجميع
ui-send = أرسل
ui-whisper-to = { $name } إلى { $to }
ui-said = { $name }: { $text }
ui-refused = هذا غير ممكن
ui-why = القاعدة { $ruling }
ui-lost = انقطع الاتصال. نحاول مجددًا، ولن يضيع شيء.
ui-old = تم تحديث ديوان. أعد التحميل للمتابعة.
ui-reload = أعد التحميل
ui-gone = لا توجد طاولة كهذه. اطلب الرابط مجددًا.
ui-seconds = { $seconds } ث
ui-time-left = الوقت المتبقي: { $seconds } ث
ui-over = انتهت اللعبة
ui-rematch = العب مجددًا
ui-rematch-wanted = تريد اللعب مجددًا
ui-rematch-asked = يود { $names } اللعب مجددًا.
ui-replay = شاهد الإعادة
ui-pause = استراحة
ui-pause-wanted = تريد استراحة
ui-pause-asked = يود { $names } استراحة.
ui-agree = أوافق
ui-go-on = تابع
ui-paused = متوقفة
ui-leave = اترك المقعد
ui-leave-sure = هل تغادر نهائيًا؟ سيأخذ الحاسوب مقعدك.
ui-leave-free = هل تغادر نهائيًا؟ سيصبح مقعدك فارغًا.
ui-archive = أغلق الطاولة نهائيًا
ui-archive-sure = لن يستطيع أحد بعد ذلك الجلوس أو الحديث أو اللعب هنا. تبقى إعادات الألعاب المنتهية متاحة.
ui-archived = هذه الطاولة مغلقة.
ui-export = نزّل الطاولة
ui-yes = نعم
ui-no = لا
ui-menu = المزيد
ui-curtain = مرّر الجهاز إلى { $name }
ui-curtain-about = كل شيء مخفي حتى يلمس { $name } الشاشة.
ui-curtain-tap = أنا { $name }
ui-hint = الخطوات الأولى
ui-hint-next = التالي
ui-hint-skip = تخطَّ
ui-list-form = اللوح كقائمة
ui-play-it = العب
ui-choose = اختر…

## Replay

ui-replay-title = إعادة
ui-replay-of = كما رآها
ui-replay-all = كل شيء
ui-replay-onlooker = مشاهد
ui-replay-step = النقلة { $move } من { $moves }
ui-replay-start = قبل النقلة الأولى
ui-replay-first = إلى البداية
ui-replay-back = نقلة إلى الوراء
ui-replay-play = شغّل
ui-replay-stop = أوقف
ui-replay-next = نقلة إلى الأمام
ui-replay-last = إلى النهاية
ui-replay-turning = نقاط التحول
ui-replay-share = انسخ رابطًا لهذه اللحظة
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
fact-Filled = يجلس لاعبو الحاسوب: { $seats }.
fact-Left = { $kicked_is ->
    [yes] أُخرج { $name } من الطاولة.
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
        [you] لم تعد بحاجة إلى استراحة.
       *[other] { $seat } لم يعد بحاجة إلى استراحة.
    }
}
fact-Paused = اللعبة متوقفة.
fact-WentOn = اللعبة مستمرة.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] تود اللعب مجددًا.
       *[other] { $seat } يود اللعب مجددًا.
    }
   *[no] { $who ->
        [you] لا تريد اللعب مجددًا.
       *[other] { $seat } لا يريد اللعب مجددًا.
    }
}
fact-Whispered = { $who ->
    [you] تهمس إلى { $to }.
   *[other] { $to_who ->
        [you] { $seat } يهمس إليك.
       *[other] { $seat } يهمس إلى: { $to }.
    }
}
fact-Archived = أُغلقت الطاولة نهائيًا.

## King Thief Minister

coins-of = { $name }: { $coins ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $coins } قطع
   *[other] { $coins } قطعة
}
balloon-Claimed = أنا { $character }.
balloon-Challenged = لا أصدّق!
balloon-Asked = من وزيري؟
balloon-YesSir = أمرك يا مولاي!
balloon-GaveUp = أستسلم.
card-of = الورقة على { $spot }، { $name }: { $face ->
    [none] مقلوبة
   *[other] { $face }
}
card-possible = { $card } (المحتمل: { $characters })
hint-king-thief-minister-HiddenLooking = ست أوراق مقلوبة، ولا أحد يعرف ورقته. قبل اللعبة يمكنك النظر إلى ورقة واحدة ليست لك: المسها. احفظها، فالأوراق سترحل.
hint-king-thief-minister-Turn = في دورك تنظر إلى ورقتك مقابل قطعة نقود، أو تحرّك كل الأوراق، أو تدّعي أنك شخصية ما وتقبض. يمكنك الكذب: لا أحد يرى ورقتك ما لم يتحدَّك.
hint-king-thief-minister-HiddenDoubt = أحدهم يدّعي شيئًا. دعه يمرّ أو تحدَّه: الكذب يكلّف الكاذب، والصدق يكلّفك أنت.
hint-king-thief-minister-HiddenAnswering = الملك يسأل عن وزيره. أجب إن كنت هو، أو تجرّأ على التظاهر.
hint-king-thief-minister-Acting = ادّعاؤك قائم. اختر الآن على الطاولة: المس الأوراق التي تعنيها.
hint-king-thief-minister-Naming = تدّعي معرفة كل الأوراق. خذ شخصية وضعها على ورقة، أو اختر من القائمة.

## Clash

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
clash-support = قطع إلى هذه الجهة
clash-won = فاز بـ { $games }
clash-keep = احتفظ بإحدى هذه القطع
tile-about-PRE = تدمير واحدة من الجارات الثماني.
tile-about-LEA = تدمير واحدة من الجارات الثماني.
tile-about-FAS = تحويل صف كامل في أحد الاتجاهات الثمانية.
tile-about-IMA = تحويل صف كامل في أحد الاتجاهات الثمانية.
tile-about-BAN = تحويل كل الجارات على الصليب (الأبيض)، أو كلها على القطرين (الأسود).
tile-about-SHE = تحويل كل الجارات على الصليب (الأبيض)، أو كلها على القطرين (الأسود).
tile-about-POP = تحويل واحدة من الجارات الثماني.
tile-about-TRA = تحويل واحدة من الجارات الثماني.
tile-about-SOL = تدمير جارة على الصليب.
tile-about-TAL = تدمير جارة على الصليب.
tile-about-PRD = تدمير جارة على القطرين.
tile-about-BOM = تدمير جارة على القطرين.
tile-about-TOU = مؤمَّنة: لا يمسّها إلا الصاروخ.
tile-about-MOS = مؤمَّنة: لا يمسّها إلا الصاروخ.
tile-about-MUS = بلا أثر.
tile-about-ROC = تدمير واحدة مؤمَّنة من الجارات الثماني.
tile-about-MER = إبعاد جارة على الصليب.
tile-about-MUJ = إبعاد جارة على القطرين.
tile-about-TVS = تكرار أثر جارة على الصليب.
tile-about-PRS = تكرار أثر جارة على القطرين.
tile-about-AGE = إزالة قطعة من منطقة الخصم.
tile-about-HAC = أخذ قطعة من كومة القطع المُزالة إلى منطقتك.
tile-about-CRI = أخذ قطعة تدعمك من اللوح إلى منطقتك.
tile-about-SOC = تحويل القطع الثلاث أمام رأسها.
tile-about-COU = تحويل كل الجارات.
tile-about-BRI = نقل قطعة على اللوح إلى خانة فارغة.
tile-about-UNO = القطعتان عن يسارها ويمينها مؤمَّنتان.
tile-about-NOB = توضع فوق قطعة تدعمك؛ فتصيران قطعة مؤمَّنة واحدة بلا أي أثر آخر.
tile-about-PIC = القطع التي توضع على صليبها لا تستعمل أثرها الفوري.
tile-about-RIO = القطع التي توضع على قطريها لا تستعمل أثرها الفوري.
tile-about-ELE = تأتي إلى منطقتك قطعة من العلبة بالقرعة.
tile-about-KAB = من تدعمه عند النهاية يخسر.
clash-choose-cell = اختر خانة مضاءة.
clash-choose-use = اختر هدفًا على اللوح، أو واحدًا من هذه:
hint-clash-Opening = ضع مصطفى حيث تشاء: كل شيء يدور حوله. تدعم القطعة اللاعب الذي تتجه إليه قاعدتها، ورأسها يشير إلى الخصم.
hint-clash-Turn = خذ قطعة من منطقتك أو من الوسط، وضعها على خانة مضاءة، ثم صوّب أثرها: النقاط على القطعة تدل على مداها. من له قطع أكثر حين يمتلئ اللوح يفوز.
hint-clash-Drafting = اختر إحدى القطع المكشوفة لمنطقتك.
hint-clash-Keeping = احتفظ بقطعة من هذه. إن كانت أربعًا فالباقي للاعب الآخر، وإن كانت ثلاثًا فإلى العلبة.

## Machrou3 Ra2is

m3-map = خريطة لبنان
m3-parliament = مجلس النواب بحسب مجموعات الدوائر ومتصدريها
m3-beirut = بيروت
m3-round = { $round ->
    [0] التحضير
   *[other] الجولة { $round }
}
m3-speaker = رئيس المجلس
m3-candidate = مرشح
m3-swing = لا أحد (غير محسومة)
m3-district = { $name }: { $owner }، نقاط النفوذ { $ip }{ $station ->
    [yes] ، محطة إعلامية
   *[no] { "" }
}
m3-battle = معركة
m3-voting = تصويت سري: الأوراق مقلوبة حتى تصل الأخيرة.
m3-last-vote = آخر تصويت
m3-passed = نجح
m3-failed = سقط
m3-eyes = الجميع يغمضون أعينهم. الفاسدون وحدهم ينظرون.
m3-night = ليلة الانتخاب
m3-winner = النصر لفريق { $team }. { $president ->
    [none] يبقى الكرسي شاغرًا.
   *[other] الرئيس: { $president }.
}
m3-candidates = المرشحون: { $names }
m3-districts = { $count ->
    [zero] لا دوائر
    [one] دائرة واحدة
    [two] دائرتان
    [few] { $count } دوائر
   *[other] { $count } دائرة
}
m3-fellow = شريكك
m3-exposed = يعرفه القاضي
m3-objective = هدفك
m3-newsflash = خبر عاجل
m3-power = صلاحية استثنائية
m3-declared = أهداف أُعلنت: { $count }
hint-machrou3-rais-Placing = اختر دائرة من دوائرك على الخريطة: لبلدة الأصل صلاحية خاصة ويصعب انتزاعها منك، والمحطة الإعلامية تصل دائرتها بكل دائرة ذات محطة.
hint-machrou3-rais-Turn = عمل واحد في الدور: حملة على أي دائرة غير محسومة، أو معركة مع جار، أو مبادلة، أو هدف جديد. المس الدوائر على الخريطة أو خذ سطرًا من القائمة.
hint-machrou3-rais-Voting = الطاولة كلها تصوّت سرًّا هل يجوز ذلك. لكلٍّ صوت واحد؛ والنجاح بأن تزيد أصوات «مع» على أصوات «ضد».
hint-machrou3-rais-Helping = معركة. يمكنك أن تعير دوائرك لأحد الطرفين، أو تبقى خارجها.
hint-machrou3-rais-HelpReply = أحدهم يعرض عليك المساعدة. اقبلها أو قف وحدك.
hint-machrou3-rais-Exposing = الفاسدون يختارون من منهم يعرفه القاضي. إن لم تكن منهم فجوابك لا يعني شيئًا.
hint-machrou3-rais-Candidacy = الانتخاب: أعلن ترشحك أو انتظر.
hint-machrou3-rais-SwapReply = يعرض عليك أحدهم دائرة مقابل دائرة لك. قارن نقاط النفوذ وما يحتاجه هدفك، ثم اقبل أو ارفض.
hint-machrou3-rais-Keeping = سحبت أهدافًا جديدة. احتفظ بما يناسب أرضك؛ لا يراه أحد غيرك.
hint-machrou3-rais-Picking = ورقة تطلب منك أن تختار. نصها بجانب الخريطة؛ المس دائرة مضاءة أو خذ سطرًا من القائمة.
hint-machrou3-rais-ActingNow = ورقة تمنحك فعلًا إضافيًا الآن: خذه أو دعه.
hint-machrou3-rais-PickingSpeaker = لعدة لاعبين أصغر كتلة. أنت تختار من منهم رئيس المجلس التالي.
hint-machrou3-rais-Releasing = خبر عاجل ينتزع إحدى أقوى دوائرك. اختر أيها تصبح غير محسومة.
hint-machrou3-rais-Passing = كل واحد يعطي جاره الأيسر دائرة في الوقت نفسه. اختر سرًّا أي دوائرك تذهب.
hint-machrou3-rais-Stealing = كشفت القاضي. خذ إحدى دوائره.
hint-machrou3-rais-Ballot = امنح مقاعد كتلتك لمرشح. رئيس فاسد يعني خسارة الإصلاحيين.

## Putting a move together

act-Lay = ضع قطعة
act-Swap = بادِل
act-Execute = اتّهم
act-Name = سمِّ ورقة
act-Tell = انقل شائعة
act-Offer = اعرض مبادلة
act-Ask = اسأل
act-Vouch = اشهد
act-Doubt = شكّك
act-Accept = اقبل عرضًا
act-Initiate = قدّم اقتراحًا
act-Campaign = حملة
act-Battle = معركة
act-Promise = عِد
act-Answer = أجب
act-Hint = ألمِح
act-Pick = اختر
act-PlaceOrigin = بلدة الأصل
act-PlaceStation = محطة إعلامية
act-Strike = اشطب نصًّا
act-Keep = احتفظ
act-Break = انقض تحالفًا
act-Declare = صرّح
act-Decline = ارفض عرضًا
act-Plead = ردّ على الشائعة
act-Vote = صوّت
act-Claim = ادّعِ أنك
act-Look = انظر إلى ورقة
act-Rotate = حرّك كل الأوراق
act-Tax = اجمع الضريبة
act-CastBallot = انتخب الرئيس
act-Help = ساعد طرفًا
act-PassLeft = مرّر دائرة
act-Steal = خذ دائرة
act-Unmask = اكشف القاضي
part-to = إلى
part-item = القول
part-source = سمعته من
part-want = بالمقابل
part-subject = عن
part-giver = من
part-words = بكلماتك
part-tile = القطعة
part-cell = الخانة
part-use = الأثر
part-against = الاتجاه
part-a = الورقة الأولى
part-b = الورقة الثانية
part-manner = كيف
part-victim = من
part-character = الشخصية
part-spot = الورقة
part-deal = ماذا
part-give = تعطي
part-get = تأخذ
part-agree = الجواب
part-about = عن
part-team = الفريق
part-district = الدائرة
part-districts = الدوائر
part-challenging = بـ
part-defending = ضد
part-partner = الشريك
part-senior = بصفة قديم
part-place = المكان
part-ally = الحليف
part-ballot = الصوت
part-plea = الجواب
part-truth = الحقيقة
part-direction = الاتجاه
part-double = مضاعفة على
part-candidate = المرشح
part-seat = اللاعب
part-side = الطرف

## Intrigue

in-room = قاعة الحزب
in-round = الجولة { $round }
in-recess = استراحة: أحاديث خاصة
in-session = جلسة: اقتراحات وتصويت
in-over = فُتح الأرشيف
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
in-no-minutes = لم يُصوَّت على أي اقتراح بعد.
in-own-words = بكلماتك أنت
in-act = ماذا
in-kind = النوع
in-text = النص
in-true = صحيح
in-false = غير صحيح
in-archive = الأرشيف
in-rumour = الشائعة
in-graph = كيف انتشرت: { $rumour }
in-told = { $giver } أخبر { $hearer } في الجولة { $round }.
in-no-rumours = لم يخبر أحد أحدًا بشيء.
hint-intrigue-TalkSeen = استراحة. انقل شائعة، أو اعرض سرًّا مقابل سر، أو اسأل. الجميع يقررون في الخفاء ثم تحدث الأفعال. المبادلة تجعل الاثنين حليفين.
hint-intrigue-AnsweringSeen = أحدهم عرض عليك سرًّا مختومًا. أعطِ سرًّا بالمقابل، أو ارفض، أو دعه.
hint-intrigue-Floor = جلسة. اطرح شائعة: إن صدّقها الحزب تربح وإلا تخسر. أو دعها تمر.
hint-intrigue-VotingSeen = هل تصدّق؟ من يصوّت مع الحقيقة يربح نصف نقطة. تُكشف الأصوات حين تكتمل.
hint-intrigue-ExtendingSeen = أحدهم يريد وقتًا أطول للحديث. تطول الاستراحة إن وافق الجميع.
hint-intrigue-Declaring = كتب أحدهم هذا عنك. قل سرًّا هل هو صحيح؛ لا رجعة في جوابك.
hint-intrigue-Sheltering = صدّق الحزب عنك ما يسيء. إن كانت لك ميزة تحميك فاستعملها الآن إن شئت.
hint-intrigue-Debating = هذا عنك: اعترف، أو أنكر، أو اصمت.

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
