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
ui-sound = صوت عند حلول دورك
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
ui-talk-empty = لا رسائل بعد.
ui-say = اكتب رسالة
ui-say-to = إلى
ui-say-all = الجميع
ui-send = أرسل
ui-whisper-to = { $name } إلى { $to }
ui-said = { $name }: { $text }
ui-refused = لا يمكنك ذلك
ui-why = القاعدة { $ruling }
ui-lost = انقطع الاتصال. جارٍ إعادة الاتصال… لن يضيع شيء.
ui-old = تم تحديث ديوان. أعد التحميل للمتابعة.
ui-reload = أعد التحميل
ui-gone = هذه الطاولة غير موجودة. اطلب الرابط مجددًا.
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

## Replay

ui-replay-title = إعادة
ui-replay-of = وجهة النظر
ui-replay-all = كل شيء مكشوف
ui-replay-onlooker = متفرج
ui-replay-step = النقلة { $move } من { $moves }
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

## King Thief Minister

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
card-of = الورقة على { $spot }، { $name }: { $face ->
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
clash-support = القطع التي تدعم هذا اللاعب
clash-won = نتيجة المباراة: { $games }
clash-keep = احتفظ بإحدى هذه القطع
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
clash-choose-use = اختر هدفًا على اللوح، أو واحدًا من هذه:
hint-clash-Opening = ضع مصطفى على أي خانة؛ حوله تدور اللعبة. تدعم القطعة اللاعب الذي تتجه إليه قاعدتها، ورأسها يشير إلى الخصم.
hint-clash-Turn = خذ قطعة من منطقتك أو من المنطقة المحايدة، وضعها على خانة مضاءة، ثم اختر هدف أثرها: النقاط على القطعة تدل على مداها. حين يمتلئ اللوح يفوز من تدعمه قطع أكثر.
hint-clash-Drafting = اختر إحدى القطع المكشوفة لمنطقتك.
hint-clash-Keeping = احتفظ بإحدى هذه القطع. من أربع يذهب الباقي إلى اللاعب الآخر، ومن ثلاث إلى العلبة.

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
m3-voting = تصويت سري: تبقى الأوراق مقلوبة حتى يصوّت الجميع.
m3-last-vote = آخر تصويت
m3-passed = نجح
m3-failed = سقط
m3-eyes = الجميع يغمضون أعينهم. الفاسدون وحدهم يفتحونها.
m3-night = ليلة الانتخاب
m3-winner = النصر لفريق { $team }. { $president ->
    [none] تبقى الرئاسة شاغرة.
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
hint-machrou3-rais-Placing = اختر على الخريطة دائرة من دوائرك. لبلدة الأصل صلاحية خاصة ويصعب انتزاعها منك. والمحطة الإعلامية تصل دائرتها بكل دائرة أخرى فيها محطة.
hint-machrou3-rais-Turn = لك فعل واحد في الدور: حملة في أي دائرة غير محسومة، أو معركة مع جار، أو مبادلة، أو هدف جديد. المس الدوائر على الخريطة أو اختر من القائمة.
hint-machrou3-rais-Voting = الطاولة كلها تصوّت سرًّا هل يُسمح بذلك. لكلٍّ صوت واحد؛ والنجاح بأن تزيد أصوات «مع» على أصوات «ضد».
hint-machrou3-rais-Helping = معركة. يمكنك أن تعير دوائرك لأحد الطرفين، أو تبقى خارجها.
hint-machrou3-rais-HelpReply = أحدهم يعرض عليك المساعدة. اقبلها أو قاتل وحدك.
hint-machrou3-rais-Exposing = يختار الفاسدون من منهم يعرفه القاضي. إن لم تكن منهم فلا أثر لجوابك.
hint-machrou3-rais-Candidacy = الانتخاب: أعلن ترشحك أو انتظر.
hint-machrou3-rais-SwapReply = يعرض عليك أحدهم دائرة مقابل إحدى دوائرك. قارن نقاط النفوذ وفكّر في هدفك، ثم اقبل أو ارفض.
hint-machrou3-rais-Keeping = سحبت أهدافًا جديدة. احتفظ بما يناسب دوائرك؛ لا يراه أحد غيرك.
hint-machrou3-rais-Picking = ورقة تطلب منك أن تختار، ونصها بجانب الخريطة. المس دائرة مضاءة أو اختر من القائمة.
hint-machrou3-rais-ActingNow = ورقة تمنحك فعلًا إضافيًا الآن: خذه أو دعه.
hint-machrou3-rais-PickingSpeaker = لعدة لاعبين أصغر كتلة. أنت تختار من منهم رئيس المجلس التالي.
hint-machrou3-rais-Releasing = خبر عاجل ينتزع إحدى أقوى دوائرك. اختر أيها تصبح غير محسومة.
hint-machrou3-rais-Passing = كل لاعب يعطي جاره الأيسر دائرة في الوقت نفسه. اختر سرًّا أي دائرة تعطي.
hint-machrou3-rais-Stealing = كشفت القاضي. خذ إحدى دوائره.
hint-machrou3-rais-Ballot = امنح مقاعد كتلتك لمرشح. إن صار أحد الفاسدين رئيسًا خسر الإصلاحيون.

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
part-against = تدعم
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
in-no-minutes = لم يجرِ أي تصويت بعد.
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
hint-intrigue-TalkSeen = استراحة. انقل شائعة، أو اعرض تبادل أسرار، أو اسأل. يختار الجميع سرًّا ثم يحدث كل شيء دفعة واحدة. المبادلة تجعلكما حليفين.
hint-intrigue-AnsweringSeen = أحدهم عرض عليك سرًّا مختومًا. أعطِ سرًّا بالمقابل، أو ارفض، أو تجاهل العرض.
hint-intrigue-Floor = جلسة. قدّم اقتراحًا عن شائعة: إن صدّقها الحزب ربحت نقاطًا وإلا خسرت. أو مرّر.
hint-intrigue-VotingSeen = هل تصدّق؟ من يصوّت مع الحقيقة يربح نصف نقطة. تُكشف الأصوات حين يصوّت الجميع.
hint-intrigue-ExtendingSeen = أحدهم يريد وقتًا أطول للحديث. تُمدَّد الاستراحة فقط إن وافق الجميع.
hint-intrigue-Declaring = كتب أحدهم هذا عنك. قل سرًّا هل هو صحيح؛ لا رجعة في جوابك.
hint-intrigue-Sheltering = صدّق الحزب عنك ما يسيء. إن كانت لك ميزة تحميك فيمكنك استعمالها الآن.
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
