# واژه‌های خود میز، و چند واژه‌ای که جمله‌های بازی‌ها با آن‌ها ساخته می‌شوند.

you = شما
none = هیچ
nobody = هیچ‌کس
# پس از ویرگول نشان جهتی پنهان است: بی آن فهرستی از نام‌های لاتین از چپ به راست چیده می‌شود.
list-middle = { $list }،‏ { $item }
list-end = { $list } و { $item }
of-seat = ‏{ $seat } ({ $item })
outcome = { $winners_count ->
    [0] هیچ‌کس برنده نیست.
    [1] { $winners_who ->
        [you] شما بردید!
       *[other] { $winners } برنده شد.
    }
   *[other] { $winners } با هم برنده شدند.
}

## First page

ui-title = دیوان
ui-slogan = چهار بازی قدرت، بلوف و خیانت
ui-skip = رفتن به محتوا
ui-language = زبان
ui-settings = تنظیمات
ui-theme = رنگ‌ها
ui-theme-auto = مانند دستگاه
ui-theme-light = روشن
ui-theme-dark = تیره
ui-motion = نمایش حرکت
ui-sound = صدا هنگام نوبت شما
ui-close = بستن
ui-loading = در حال بارگذاری…
ui-offline = کارساز پاسخ نمی‌دهد.
ui-again = دوباره
ui-players = { $span } بازیکن
ui-minutes = { $span } دقیقه
ui-play-bots = بازی با رایانه
ui-set-table = چیدن میز…
ui-rules = قواعد
ui-rules-of = قواعد: { $game }
ui-rules-search = در قواعد جست‌وجو کنید، یا شماره‌ای مانند K7 بنویسید
ui-rules-nothing = چیزی در قواعد با آن جور نیست.
ui-rules-all = همهٔ قواعد
ui-my-tables = میزهای شما
ui-how = چگونه بازی می‌کنید؟
ui-how-bots = با رایانه
    .about = تنها شما؛ بازی بی‌درنگ آغاز می‌شود.
ui-how-guests = با دوستان، از راه پیوند
    .about = هر کس روی دستگاه خودش؛ رایانه می‌تواند جاهای خالی را پر کند.
ui-how-here = با هم روی همین دستگاه
    .about = پرده‌ای همه‌چیز را تا لمس بازیکن بعدی می‌پوشاند.
ui-set-bots = آغاز بازی
ui-set-guests = چیدن میز
ui-set-here = آغاز بازی
ui-your-name = نام شما
ui-guest = مهمان
ui-player = بازیکن { $number }
ui-seats = شمار بازیکنان
ui-variant = گونه
ui-bots = رایانه
ui-bot-random = تصادفی
ui-bot-clever = زیرک
ui-bot-easy = آسان
ui-bot-normal = معمولی
ui-bot-hard = سخت
ui-bot-ismcts = جست‌وجوی درختی
ui-bot-ismcts-plain = جست‌وجوی درختی، تنها با قواعد
ui-clock = ساعت
ui-clock-1 = به گفتهٔ بازی
ui-clock-2 = دو برابر
ui-clock-0 = بی‌ساعت
ui-listed = غریبه‌ها این میز را پیدا کنند
ui-newcomers = هر که میان بازی بیاید می‌تواند جای رایانه بنشیند
ui-options = گزینه‌ها
ui-file-choose = انتخاب فایل
ui-file-none = فایلی انتخاب نشده
ui-deck-about = یک فایل TOML؛ خطای آن با شمارهٔ سطرش نشان داده می‌شود.
ui-option-usual = طبق قاعده
ui-open-tables = میزهای باز
ui-watch = تماشا کنید
ui-table-forget = از این فهرست بردارید
ui-stage-lobby = در انتظار بازیکنان
ui-stage-playing = در حال بازی
ui-stage-paused = بازی ایستاده است
ui-stage-over = تمام شده
ui-stage-archived = بسته
ui-no-page = چنین صفحه‌ای نیست.

## Table

ui-home = همهٔ بازی‌ها
ui-table = میز
ui-seats-title = گرد میز
ui-you = شما
ui-free = جای خالی
ui-bot-of = رایانه: { $bot }
ui-here = متصل
ui-not-here = قطع
ui-away = نیست، رایانه بازی می‌کند
ui-ready = آماده
ui-thinks = در نوبت
ui-host-start = همین حالا آغاز کن
ui-start-needs = نخست باید همهٔ جاها پر شود.
ui-fill = پر کردن با رایانه
ui-sit-here = این جا می‌نشینم
ui-i-am-ready = آماده‌ام
ui-not-ready = هنوز آماده نیستم
ui-rename = تغییر نام
ui-kick = خالی کردن جای { $name }
ui-kick-sure = { $name } جای خود را از دست می‌دهد و می‌تواند تماشا کند یا دوباره بنشیند.
ui-kick-sure-game = { $name } جای خود را از دست می‌دهد و رایانه به جای او بازی می‌کند.
ui-kicked = میزبان جای شما را خالی کرد.
ui-share = دعوت
ui-share-title = دعوت از دیگران
ui-share-table = پیوند این میز
ui-share-about = هر که آن را باز کند می‌تواند جای خالی بگیرد یا تماشا کند.
ui-share-watch = هر که آن را باز کند می‌تواند تماشا کند؛ همهٔ جاها پر است.
ui-share-here = این صفحه روی همان رایانه‌ای باز شده که دیوان را اجرا می‌کند، پس پیوند فقط همان‌جا کار می‌کند. دیوان را با ⁦DIWAN_HOST=0.0.0.0⁩ اجرا کنید و نشانی‌ای را که می‌گوید باز کنید تا دیگران در شبکهٔ شما بتوانند بپیوندند.
ui-share-mine = پیوند شخصی شما
ui-share-mine-about = جای خود شما را روی دستگاه دیگر باز می‌کند. پیش خودتان نگه دارید.
ui-copy = رونوشت
ui-copied = رونوشت شد
ui-pass-on = هم‌رسانی…
ui-qr-table = کد QR پیوند این میز
ui-qr = کد QR پیوند شخصی شما
ui-waiting = در انتظار بازیکنان
ui-waiting-about = بازی وقتی آغاز می‌شود که همهٔ جاها پر و همه آماده باشند.
ui-tabs = رویدادها و گفت‌وگو
ui-your-turn = نوبت شماست
ui-wait-for = در انتظار { $names }
ui-your-choice = انتخاب شما
ui-watching = شما تماشا می‌کنید.
ui-watchers = { $count } تماشاگر
ui-log = آنچه گذشت
ui-talk = گفت‌وگو
ui-unread = { $count } پیام تازه
ui-log-empty = هنوز چیزی رخ نداده است.
ui-talk-empty = هنوز کسی چیزی نگفته است.
ui-say = چیزی بگویید
ui-say-to = به
ui-say-all = همه
ui-send = فرستادن
ui-whisper-to = { $name } به { $to }
ui-said = { $name }: { $text }
ui-refused = این ممکن نیست
ui-why = قاعدهٔ { $ruling }
ui-lost = اتصال قطع شد. دوباره می‌کوشیم؛ چیزی از دست نمی‌رود.
ui-old = دیوان به‌روز شده است. برای ادامه دوباره بارگذاری کنید.
ui-reload = بارگذاری دوباره
ui-gone = چنین میزی نیست. پیوند را دوباره بخواهید.
ui-seconds = { $seconds } ثانیه
ui-time-left = زمان مانده: { $seconds } ثانیه
ui-over = بازی تمام شد
ui-rematch = بازی دوباره
ui-rematch-wanted = بازی دوباره می‌خواهید
ui-rematch-asked = درخواست بازی دوباره از { $names }.
ui-replay = دیدن بازپخش
ui-pause = درنگ
ui-pause-wanted = درنگ می‌خواهید
ui-pause-asked = درخواست درنگ از { $names }.
ui-agree = موافقم
ui-go-on = ادامه
ui-paused = درنگ
ui-leave = ترک جا
ui-leave-sure = برای همیشه می‌روید؟ رایانه جای شما را می‌گیرد.
ui-leave-free = برای همیشه می‌روید؟ جای شما خالی می‌شود.
ui-archive = بستن میز برای همیشه
ui-archive-sure = پس از آن کسی نمی‌تواند این‌جا بنشیند، گفت‌وگو کند یا بازی کند. بازپخش بازی‌های تمام‌شده می‌ماند.
ui-archived = این میز بسته است.
ui-export = بارگیری میز
ui-yes = بله
ui-no = نه
ui-menu = بیشتر
ui-curtain = دستگاه را به { $name } بدهید
ui-curtain-about = همه‌چیز پنهان است تا { $name } لمس کند.
ui-curtain-tap = من { $name } هستم
ui-hint = گام‌های نخست
ui-hint-next = بعدی
ui-hint-skip = رد کردن
ui-list-form = صفحه به شکل فهرست
ui-play-it = بازی کن
ui-choose = برگزینید…

## Replay

ui-replay-title = بازپخش
ui-replay-of = از دید
ui-replay-all = همه‌چیز
ui-replay-onlooker = تماشاگر
ui-replay-step = حرکت { $move } از { $moves }
ui-replay-start = پیش از حرکت نخست
ui-replay-first = به آغاز
ui-replay-back = یک حرکت عقب
ui-replay-play = پخش
ui-replay-stop = ایست
ui-replay-next = یک حرکت جلو
ui-replay-last = به پایان
ui-replay-turning = نقطه‌های عطف
ui-replay-share = رونوشت پیوند این لحظه
ui-replay-record = بارگیری بازی
ui-replay-none = این‌جا بازی تمام‌شده‌ای نیست.
ui-replay-told = به { $names }: { $text }

fact-Sat = { $who ->
    [you] شما می‌نشینید.
   *[other] { $name } می‌نشیند.
}
fact-Renamed = { $who ->
    [you] نام شما اکنون { $name } است.
   *[other] نام یکی از بازیکنان اکنون { $name } است.
}
fact-Filled = بازیکنان رایانه‌ای می‌نشینند: { $seats }.
fact-Left = { $kicked_is ->
    [yes] { $name } باید برود.
   *[no] { $name } می‌رود.
}
fact-Started = بازی تازه‌ای آغاز می‌شود.
fact-TimedOut = { $who ->
    [you] زمان شما تمام شد.
   *[other] زمان { $seat } تمام شد.
}
fact-WentAway = { $who ->
    [you] شما نیستید؛ رایانه بازی می‌کند.
   *[other] { $seat } نیست؛ رایانه بازی می‌کند.
}
fact-CameBack = { $who ->
    [you] شما برگشتید.
   *[other] { $seat } برگشت.
}
fact-WantsPause = { $on_is ->
    [yes] { $who ->
        [you] شما درنگ می‌خواهید.
       *[other] { $seat } درنگ می‌خواهد.
    }
   *[no] { $who ->
        [you] شما دیگر درنگ نمی‌خواهید.
       *[other] { $seat } دیگر درنگ نمی‌خواهد.
    }
}
fact-Paused = بازی ایستاده است.
fact-WentOn = بازی ادامه دارد.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] شما بازی دوباره می‌خواهید.
       *[other] { $seat } بازی دوباره می‌خواهد.
    }
   *[no] { $who ->
        [you] شما بازی دوباره نمی‌خواهید.
       *[other] { $seat } بازی دوباره نمی‌خواهد.
    }
}
fact-Whispered = { $who ->
    [you] شما با { $to } پچ‌پچ می‌کنید.
   *[other] { $seat } با { $to } پچ‌پچ می‌کند.
}
fact-Archived = میز برای همیشه بسته شد.

## King Thief Minister

coins-of = { $name }: { $coins } سکه
balloon-Claimed = من { $character } هستم.
balloon-Challenged = باور نمی‌کنم!
balloon-Asked = وزیر من کیست؟
balloon-YesSir = بله قربان!
balloon-GaveUp = نمی‌دانم.
card-of = کارت روی { $spot }، { $name }: { $face ->
    [none] پشت و رو
   *[other] { $face }
}
card-possible = { $card } (ممکن است: { $characters })
hint-king-thief-minister-HiddenLooking = شش کارت پشت و رو هستند و هیچ‌کس کارت خود را نمی‌شناسد. پیش از بازی می‌توانید یک کارت را که از آن شما نیست ببینید: لمسش کنید و به یاد بسپارید، کارت‌ها سفر می‌کنند.
hint-king-thief-minister-Turn = در نوبت خود با یک سکه کارت خود را می‌بینید، یا همهٔ کارت‌ها را جابه‌جا می‌کنید، یا ادعا می‌کنید کسی هستید و سکه می‌گیرید. دروغ آزاد است: تا کسی شک نکند کارت شما دیده نمی‌شود.
hint-king-thief-minister-HiddenDoubt = کسی ادعایی دارد. بگذارید بگذرد یا به چالش بکشید: دروغ برای دروغگو گران است و راست برای شما.
hint-king-thief-minister-HiddenAnswering = شاه وزیر را می‌خواهد. اگر شمایید پاسخ دهید، یا وانمود کنید.
hint-king-thief-minister-Acting = ادعای شما پذیرفته شد. اکنون روی میز برگزینید: کارت‌ها را لمس کنید.
hint-king-thief-minister-Naming = می‌گویید همهٔ کارت‌ها را می‌شناسید. شخصیتی را بردارید و روی کارت بگذارید، یا از فهرست برگزینید.

## Clash

clash-cell = { $cell }: { $tile ->
    [none] خالی
   *[other] { $up ->
        [no] مهرهٔ نابودشده، پشت و رو
       *[yes] { $tile }، پشتیبان { $name }
    }
}
clash-hidden = مهرهٔ پنهان
clash-box = در جعبه
clash-removed = کنار رفته
clash-support = مهره‌های این سو
clash-won = برد { $games }
clash-keep = یکی از این مهره‌ها را نگه دارید
tile-about-PRE = نابودی یکی از ۸ همسایه.
tile-about-LEA = نابودی یکی از ۸ همسایه.
tile-about-FAS = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-IMA = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-BAN = برگرداندن همهٔ همسایه‌های صلیب (سفید)، یا همهٔ قطرها (سیاه).
tile-about-SHE = برگرداندن همهٔ همسایه‌های صلیب (سفید)، یا همهٔ قطرها (سیاه).
tile-about-POP = برگرداندن یکی از ۸ همسایه.
tile-about-TRA = برگرداندن یکی از ۸ همسایه.
tile-about-SOL = نابودی یک همسایه بر صلیب.
tile-about-TAL = نابودی یک همسایه بر صلیب.
tile-about-PRD = نابودی یک همسایه بر قطرها.
tile-about-BOM = نابودی یک همسایه بر قطرها.
tile-about-TOU = ایمن است: جز موشک چیزی به آن نمی‌رسد.
tile-about-MOS = ایمن است: جز موشک چیزی به آن نمی‌رسد.
tile-about-MUS = هیچ اثری ندارد.
tile-about-ROC = نابودی یکی از ۸ همسایه که ایمن باشد.
tile-about-MER = کنار گذاشتن یک همسایه بر صلیب.
tile-about-MUJ = کنار گذاشتن یک همسایه بر قطرها.
tile-about-TVS = تکرار اثر یک همسایه بر صلیب.
tile-about-PRS = تکرار اثر یک همسایه بر قطرها.
tile-about-AGE = بیرون کردن مهره‌ای از منطقهٔ حریف.
tile-about-HAC = آوردن مهره‌ای از کنارگذاشته‌ها به منطقهٔ خود.
tile-about-CRI = آوردن مهره‌ای که پشتیبان شماست از صفحه به منطقهٔ خود.
tile-about-SOC = برگرداندن سه مهرهٔ پیش نوکش.
tile-about-COU = برگرداندن همهٔ همسایه‌ها.
tile-about-BRI = بردن مهره‌ای از صفحه به خانه‌ای خالی.
tile-about-UNO = مهره‌های چپ و راستش ایمن‌اند.
tile-about-NOB = روی مهره‌ای می‌رود که پشتیبان شماست؛ آن دو یک مهرهٔ ایمن بی‌هیچ اثر دیگرند.
tile-about-PIC = مهره‌هایی که بر صلیبش بنشینند اثر فوری خود را از دست می‌دهند.
tile-about-RIO = مهره‌هایی که بر قطرهایش بنشینند اثر فوری خود را از دست می‌دهند.
tile-about-ELE = مهره‌ای به قرعه از جعبه به منطقهٔ شما می‌آید.
tile-about-KAB = در پایان پشتیبان هر که باشد او می‌بازد.
clash-choose-cell = یک خانهٔ روشن برگزینید.
clash-choose-use = هدفی روی صفحه برگزینید، یا یکی از این‌ها:
hint-clash-Opening = مصطفی را هر جا خواستید بگذارید: همه‌چیز گرد او می‌گذرد. مهره پشتیبان کسی است که پایهٔ آن رو به اوست؛ نوکش رو به حریف است.
hint-clash-Turn = مهره‌ای از جای خود یا از میان بردارید، روی خانهٔ روشن بگذارید و اثرش را نشانه بگیرید: نقطه‌ها برد آن را نشان می‌دهند. وقتی صفحه پر شد هر که مهرهٔ بیشتری دارد می‌برد.
hint-clash-Drafting = یکی از مهره‌های باز را بردارید.
hint-clash-Keeping = یکی را نگه دارید. از چهار مهره بقیه به دیگری می‌رسد و از سه مهره به جعبه.

## Machrou3 Ra2is

m3-map = نقشهٔ لبنان
m3-parliament = مجلس به تفکیک گروه و پیشتاز
m3-beirut = بیروت
m3-round = { $round ->
    [0] چیدن
   *[other] دور { $round }
}
m3-speaker = رئیس مجلس
m3-candidate = نامزد
m3-swing = هیچ‌کس (شناور)
m3-district = { $name }: { $owner }، { $ip } امتیاز نفوذ{ $station ->
    [yes] ، ایستگاه رسانه
   *[no] { "" }
}
m3-battle = نبرد
m3-voting = رأی پنهان: کارت‌ها تا آخرین رأی پشت و رو هستند.
m3-last-vote = رأی‌گیری پیشین
m3-passed = پذیرفته
m3-failed = رد شده
m3-eyes = همه چشم‌ها را می‌بندند. تنها فاسدها نگاه می‌کنند.
m3-night = شب انتخابات
m3-winner = پیروزی با { $team } است. { $president ->
    [none] کرسی خالی می‌ماند.
   *[other] { $president } رئیس‌جمهور است.
}
m3-candidates = نامزدها: { $names }
m3-districts = { $count } حوزه
m3-fellow = همدست شما
m3-exposed = قاضی او را می‌شناسد
m3-objective = هدف شما
m3-newsflash = خبر فوری
m3-power = اختیار ویژه
m3-declared = { $count } هدف اعلام شده است.
hint-machrou3-rais-Placing = یکی از حوزه‌های خود را روی نقشه برگزینید: زادگاه توانایی ویژه‌ای دارد و به‌سختی از شما گرفته می‌شود، و ایستگاه رسانه حوزه‌اش را به هر حوزهٔ ایستگاه‌دار می‌پیوندد.
hint-machrou3-rais-Turn = هر نوبت یک کار: کارزار برای هر حوزهٔ شناور، نبرد با همسایه، معاوضه، یا هدف تازه. حوزه‌ها را روی نقشه لمس کنید یا از فهرست بردارید.
hint-machrou3-rais-Voting = همهٔ میز پنهانی رأی می‌دهد که این بشود یا نه. هر کس یک رأی دارد؛ تصویب یعنی موافق‌ها بیش از مخالف‌ها باشند.
hint-machrou3-rais-Helping = نبرد است. می‌توانید به یک سو یاری دهید یا بیرون بمانید.
hint-machrou3-rais-HelpReply = کسی یاری پیشنهاد می‌کند. بپذیرید یا تنها بایستید.
hint-machrou3-rais-Exposing = فاسدها برمی‌گزینند قاضی کدامشان را بشناسد. اگر از آن‌ها نیستید پاسخ شما چیزی نمی‌گوید.
hint-machrou3-rais-Candidacy = انتخابات: نامزد شوید یا صبر کنید.
hint-machrou3-rais-SwapReply = کسی حوزه‌ای را در برابر یکی از حوزه‌های شما پیشنهاد می‌کند. امتیازهای نفوذ و نیاز هدفتان را بسنجید، سپس بپذیرید یا رد کنید.
hint-machrou3-rais-Keeping = هدف‌های تازه‌ای کشیده‌اید. آن را که به سرزمینتان می‌خورد نگه دارید؛ هیچ‌کس دیگر آن را نمی‌بیند.
hint-machrou3-rais-Picking = کارتی از شما می‌خواهد انتخاب کنید. متن آن کنار نقشه است؛ حوزه‌ای روشن را لمس کنید یا سطری از فهرست بردارید.
hint-machrou3-rais-ActingNow = کارتی همین حالا یک کار دیگر به شما می‌دهد: انجامش دهید یا بگذرید.
hint-machrou3-rais-PickingSpeaker = چند بازیکن کوچک‌ترین فراکسیون را دارند. شما برمی‌گزینید کدامشان رئیس بعدی مجلس باشد.
hint-machrou3-rais-Releasing = خبری فوری یکی از نیرومندترین حوزه‌هایتان را می‌گیرد. برگزینید کدام شناور شود.
hint-machrou3-rais-Passing = همه هم‌زمان حوزه‌ای به همسایهٔ چپ می‌دهند. پنهانی برگزینید کدام حوزه‌تان برود.
hint-machrou3-rais-Stealing = قاضی را آشکار کردید. یکی از حوزه‌های او را بردارید.
hint-machrou3-rais-Ballot = کرسی‌های فراکسیون خود را به نامزدی بدهید. رئیس‌جمهور فاسد یعنی باخت اصلاح‌طلبان.

## Putting a move together

act-Lay = گذاشتن مهره
act-Swap = معاوضه
act-Execute = متهم کردن
act-Name = نام بردن کارت
act-Tell = گفتن شایعه
act-Offer = پیشنهاد مبادله
act-Ask = پرسیدن
act-Vouch = گواهی
act-Doubt = تردید
act-Accept = پذیرفتن پیشنهاد
act-Initiate = آوردن طرح
act-Campaign = کارزار
act-Battle = نبرد
act-Promise = قول
act-Answer = پاسخ
act-Hint = اشاره
act-Pick = برگزیدن
act-PlaceOrigin = زادگاه
act-PlaceStation = ایستگاه رسانه
act-Strike = خط زدن متن
act-Keep = نگه داشتن
act-Break = شکستن ائتلاف
act-Declare = اعلام
act-Decline = رد پیشنهاد
act-Plead = پاسخ به شایعه
act-Vote = رأی دادن
act-Claim = ادعا کردن
act-Look = دیدن کارت
act-Rotate = جابه‌جا کردن همهٔ کارت‌ها
act-Tax = مالیات گرفتن
act-CastBallot = رأی به رئیس‌جمهور
act-Help = یاری به یک طرف
act-PassLeft = دادن حوزه به چپ
act-Steal = گرفتن حوزه
act-Unmask = افشای قاضی
part-to = به
part-item = سخن
part-source = شنیده از
part-want = در برابر
part-subject = دربارهٔ
part-giver = از
part-words = به زبان شما
part-tile = مهره
part-cell = خانه
part-use = اثر
part-against = رو به
part-a = کارت نخست
part-b = کارت دوم
part-manner = چگونه
part-victim = چه کسی
part-character = شخصیت
part-spot = کارت
part-deal = چه
part-give = می‌دهید
part-get = می‌گیرید
part-agree = پاسخ
part-about = دربارهٔ
part-team = گروه
part-district = حوزه
part-districts = حوزه‌ها
part-challenging = با
part-defending = در برابر
part-partner = طرف
part-senior = به نام پیشکسوت
part-place = جا
part-ally = هم‌پیمان
part-ballot = رأی
part-plea = پاسخ
part-truth = راستی
part-direction = جهت
part-double = دوبرابر برای
part-candidate = نامزد
part-seat = بازیکن
part-side = طرف

## Intrigue

in-room = تالار حزب
in-round = دور { $round }
in-recess = تنفس: گفت‌وگوی خصوصی
in-session = نشست: طرح و رأی
in-over = بایگانی باز است
in-motion = { $name } طرحی می‌آورد:
in-points = { $points } امتیاز
in-offers = پیشنهادها به شما
in-offer = { $name } رازی دربارهٔ { $about } در برابر { $want } پیشنهاد می‌کند.
in-notebook = دفترچه
in-from = شنیده از { $names }
in-whisper = بایگانی
in-empty = هنوز چیزی نشنیده‌اید.
in-dossier = پروندهٔ شما
in-ledger = { $visible } امتیاز آشکار، { $hidden } پنهان
in-minutes = صورت‌جلسه
in-no-minutes = هنوز طرحی به رأی نرفته است.
in-own-words = به زبان خودتان
in-act = چه
in-kind = گونه
in-text = متن
in-true = راست
in-false = نادرست
in-archive = بایگانی
in-rumour = شایعه
in-graph = چگونه پیچید: { $rumour }
in-told = { $giver } در دور { $round } به { $hearer } گفت.
in-no-rumours = هیچ‌کس به کسی چیزی نگفت.
hint-intrigue-TalkSeen = تنفس. شایعه‌ای بگویید، رازی در برابر راز پیشنهاد کنید، یا بپرسید. همه پنهانی تصمیم می‌گیرند و بعد همه رخ می‌دهد. مبادله دو نفر را متحد می‌کند.
hint-intrigue-AnsweringSeen = کسی رازی سربسته پیشنهاد کرده است. رازی بدهید، رد کنید، یا رها کنید.
hint-intrigue-Floor = نشست. شایعه‌ای بیاورید: اگر حزب باور کند می‌برید وگرنه می‌بازید. یا بگذرید.
hint-intrigue-VotingSeen = باور می‌کنید؟ هر که با حقیقت رأی دهد نیم امتیاز می‌برد. رأی‌ها در پایان باز می‌شوند.
hint-intrigue-ExtendingSeen = کسی وقت بیشتری برای گفت‌وگو می‌خواهد. اگر همه موافق باشند تنفس ادامه می‌یابد.
hint-intrigue-Declaring = کسی این را دربارهٔ شما نوشته است. پنهانی بگویید راست است یا نه؛ پاسختان برگشت ندارد.
hint-intrigue-Sheltering = حزب چیز بدی را دربارهٔ شما باور کرد. اگر امتیازی دارید که پناهتان دهد، می‌توانید اکنون به کار ببرید.
hint-intrigue-Debating = دربارهٔ شماست: بپذیرید، انکار کنید، یا خاموش بمانید.

## What bots are called

bot-name-Anahita = آناهیتا
bot-name-Bahar = بهار
bot-name-Cyrus = کوروش
bot-name-Dalia = دالیا
bot-name-Elias = الیاس
bot-name-Farid = فرید
bot-name-Golnar = گلنار
bot-name-Hana = هانا
bot-name-Idris = ادریس
bot-name-Jamila = جمیله
bot-name-Kaveh = کاوه
bot-name-Layla = لیلا
bot-name-Mansur = منصور
bot-name-Nasrin = نسرین
bot-name-Omid = امید
bot-name-Parisa = پریسا
bot-name-Rami = رامی
bot-name-Soraya = ثریا
bot-name-Tariq = طارق
bot-name-Yasmin = یاسمین
bot-name-Zubin = زوبین

## A game without a board of its own
ui-board-nothing = هنوز هیچ
ui-board-nobody = هنوز هیچ‌کس
ui-board-hidden = رو به پایین
ui-rules-none = این بازی قواعد نوشته‌ای ندارد.
