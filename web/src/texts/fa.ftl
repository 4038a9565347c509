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
ui-theme-auto = مطابق دستگاه
ui-theme-light = روشن
ui-theme-dark = تیره
ui-motion = پویانمایی
ui-sound = صدا هنگام نوبت شما
ui-close = بستن
ui-loading = در حال بارگذاری…
ui-offline = سرور پاسخ نمی‌دهد.
ui-again = تلاش دوباره
ui-players = { $span } بازیکن
ui-minutes = { $span } دقیقه
ui-play-bots = بازی با ربات‌ها
ui-set-table = ساختن میز…
ui-rules = قواعد
ui-rules-of = قواعد: { $game }
ui-rules-search = در قواعد جست‌وجو کنید، یا شماره‌ای مانند K7 بنویسید
ui-rules-nothing = چیزی در قواعد پیدا نشد.
ui-rules-all = نمایش همهٔ قواعد
ui-my-tables = میزهای شما
ui-how = چطور بازی می‌کنید؟
ui-how-bots = با ربات‌ها
    .about = فقط شما؛ بازی فوری شروع می‌شود.
ui-how-guests = با دوستان، با لینک
    .about = هر کس روی دستگاه خودش بازی می‌کند؛ ربات‌ها می‌توانند جاهای خالی را پر کنند.
ui-how-here = با هم روی همین دستگاه
    .about = صفحه پوشیده می‌ماند تا بازیکن بعدی آن را لمس کند.
ui-set-bots = شروع بازی
ui-set-guests = ساختن میز
ui-set-here = شروع بازی
ui-your-name = نام شما
ui-guest = مهمان
ui-player = بازیکن { $number }
ui-seats = تعداد بازیکنان
ui-variant = حالت بازی
ui-bots = ربات‌ها
ui-bot-random = تصادفی
ui-bot-clever = زیرک
ui-bot-easy = آسان
ui-bot-normal = معمولی
ui-bot-hard = سخت
ui-bot-ismcts = جست‌وجوی درختی
ui-bot-ismcts-plain = جست‌وجوی درختی، تنها با قواعد
ui-clock = ساعت
ui-clock-1 = استاندارد
ui-clock-2 = زمان دو برابر
ui-clock-0 = بدون محدودیت زمان
ui-listed = عمومی: هر کسی می‌تواند این میز را پیدا کند
ui-newcomers = کسی که میان بازی بیاید می‌تواند جای ربات را بگیرد
ui-options = گزینه‌ها
ui-file-choose = انتخاب فایل
ui-file-none = فایلی انتخاب نشده
ui-deck-about = یک فایل TOML. اگر خطایی داشته باشد، شمارهٔ سطرش گفته می‌شود.
ui-option-usual = استاندارد
ui-open-tables = میزهای باز
ui-watch = تماشا کنید
ui-table-forget = حذف از این فهرست
ui-stage-lobby = در انتظار بازیکنان
ui-stage-playing = در حال بازی
ui-stage-paused = متوقف
ui-stage-over = تمام شده
ui-stage-archived = بسته
ui-no-page = این صفحه وجود ندارد.

## Table

ui-home = همهٔ بازی‌ها
ui-table = میز
ui-seats-title = گرد میز
ui-you = شما
ui-free = جای خالی
ui-bot-of = ربات: { $bot }
ui-here = متصل
ui-not-here = قطع
ui-away = نیست، ربات بازی می‌کند
ui-ready = آماده
ui-thinks = در نوبت
ui-host-start = همین حالا شروع کن
ui-start-needs = اول باید همهٔ جاها پر شود.
ui-fill = پر کردن با ربات‌ها
ui-sit-here = این جا می‌نشینم
ui-i-am-ready = آماده‌ام
ui-not-ready = هنوز آماده نیستم
ui-rename = تغییر نام
ui-kick = بیرون کردن { $name }
ui-kick-sure = { $name } جای خود را از دست می‌دهد، ولی می‌تواند تماشا کند یا دوباره بنشیند.
ui-kick-sure-game = { $name } جای خود را از دست می‌دهد و یک ربات جایش را می‌گیرد.
ui-kicked = میزبان شما را از جایتان بیرون کرد.
ui-share = دعوت
ui-share-title = دعوت از دیگران
ui-share-table = لینک این میز
ui-share-about = هر که آن را باز کند می‌تواند جای خالی بگیرد یا تماشا کند.
ui-share-watch = هر که آن را باز کند می‌تواند تماشا کند؛ همهٔ جاها پر است.
ui-share-here = این صفحه روی همان رایانه‌ای باز شده که دیوان را اجرا می‌کند، پس لینک فقط همان‌جا کار می‌کند. برای این‌که دیگران در شبکهٔ شما بتوانند بپیوندند، دیوان را با ⁦DIWAN_HOST=0.0.0.0⁩ اجرا کنید و نشانی‌ای را که نشان می‌دهد باز کنید.
ui-share-mine = لینک شخصی شما
ui-share-mine-about = جای خود شما را روی دستگاه دیگر باز می‌کند. پیش خودتان نگه دارید.
ui-copy = کپی
ui-copied = کپی شد
ui-pass-on = هم‌رسانی…
ui-qr-table = کد QR لینک این میز
ui-qr = کد QR لینک شخصی شما
ui-waiting = در انتظار بازیکنان
ui-waiting-about = بازی وقتی شروع می‌شود که همهٔ جاها پر و همه آماده باشند.
ui-tabs = گزارش بازی و گپ
ui-your-turn = نوبت شماست
ui-wait-for = در انتظار { $names }
ui-your-choice = انتخاب شما
ui-watching = شما تماشا می‌کنید.
ui-watchers = { $count } تماشاگر
ui-log = گزارش بازی
ui-talk = گپ
ui-unread = { $count } پیام تازه
ui-log-empty = هنوز اتفاقی نیفتاده است.
ui-talk-empty = هنوز پیامی نیست.
ui-say = پیامی بنویسید
ui-say-to = به
ui-say-all = همه
ui-send = فرستادن
ui-whisper-to = { $name } به { $to }
ui-said = { $name }: { $text }
ui-refused = این کار ممکن نیست
ui-why = قاعدهٔ { $ruling }
ui-lost = اتصال قطع شد. در حال اتصال دوباره… چیزی از دست نمی‌رود.
ui-old = دیوان به‌روز شده است. برای ادامه دوباره بارگذاری کنید.
ui-reload = بارگذاری دوباره
ui-gone = این میز وجود ندارد. دوباره لینک بخواهید.
ui-seconds = { $seconds } ثانیه
ui-time-left = زمان مانده: { $seconds } ثانیه
ui-over = بازی تمام شد
ui-rematch = بازی دوباره
ui-rematch-wanted = بازی دوباره می‌خواهید
ui-rematch-asked = درخواست بازی دوباره از { $names }.
ui-replay = تماشای بازپخش
ui-pause = مکث
ui-pause-wanted = مکث می‌خواهید
ui-pause-asked = درخواست مکث از { $names }.
ui-agree = موافقم
ui-go-on = ادامه
ui-paused = متوقف
ui-leave = ترک بازی
ui-leave-sure = برای همیشه می‌روید؟ یک ربات جای شما را می‌گیرد.
ui-leave-free = برای همیشه می‌روید؟ جای شما خالی می‌شود.
ui-archive = بستن میز
ui-archive-sure = میز برای همیشه بسته شود؟ پس از آن کسی نمی‌تواند این‌جا بنشیند، گپ بزند یا بازی کند. بازپخش بازی‌های تمام‌شده می‌ماند.
ui-archived = این میز بسته است.
ui-export = دانلود میز
ui-yes = بله
ui-no = نه
ui-menu = بیشتر
ui-curtain = دستگاه را به { $name } بدهید
ui-curtain-about = صفحه پوشیده می‌ماند تا { $name } آن را لمس کند.
ui-curtain-tap = من { $name } هستم
ui-hint = راهنمای بازی
ui-hint-next = بعدی
ui-hint-skip = رد کردن
ui-list-form = صفحه به شکل فهرست
ui-play-it = بازی کن
ui-choose = انتخاب کنید…

## Replay

ui-replay-title = بازپخش
ui-replay-of = از دید
ui-replay-all = همه‌چیز آشکار
ui-replay-onlooker = تماشاگر
ui-replay-step = حرکت { $move } از { $moves }
ui-replay-start = پیش از حرکت اول
ui-replay-first = رفتن به ابتدا
ui-replay-back = حرکت قبلی
ui-replay-play = پخش
ui-replay-stop = توقف
ui-replay-next = حرکت بعدی
ui-replay-last = رفتن به انتها
ui-replay-turning = نقطه‌های عطف
ui-replay-share = کپی لینک این وضعیت
ui-replay-record = دانلود بازی
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
fact-Filled = ربات‌ها جاهای خالی را می‌گیرند: { $seats }.
fact-Left = { $kicked_is ->
    [yes] میزبان { $name } را بیرون می‌کند.
   *[no] { $name } می‌رود.
}
fact-Started = بازی تازه‌ای شروع می‌شود.
fact-TimedOut = { $who ->
    [you] زمان شما تمام شد.
   *[other] زمان { $seat } تمام شد.
}
fact-WentAway = { $who ->
    [you] شما نیستید؛ ربات به جای شما بازی می‌کند.
   *[other] { $seat } نیست؛ ربات به جایش بازی می‌کند.
}
fact-CameBack = { $who ->
    [you] شما برگشتید.
   *[other] { $seat } برگشت.
}
fact-WantsPause = { $on_is ->
    [yes] { $who ->
        [you] شما مکث می‌خواهید.
       *[other] { $seat } مکث می‌خواهد.
    }
   *[no] { $who ->
        [you] شما دیگر مکث نمی‌خواهید.
       *[other] { $seat } دیگر مکث نمی‌خواهد.
    }
}
fact-Paused = بازی متوقف است.
fact-WentOn = بازی ادامه می‌یابد.
fact-WantsRematch = { $on_is ->
    [yes] { $who ->
        [you] شما بازی دوباره می‌خواهید.
       *[other] { $seat } بازی دوباره می‌خواهد.
    }
   *[no] { $who ->
        [you] شما دیگر بازی دوباره نمی‌خواهید.
       *[other] { $seat } دیگر بازی دوباره نمی‌خواهد.
    }
}
fact-Whispered = { $who ->
    [you] شما با { $to } پچ‌پچ می‌کنید.
   *[other] { $seat } با { $to } پچ‌پچ می‌کند.
}
fact-Archived = میز حالا بسته است.

## King Thief Minister

coins-of = { $name }: { $coins } سکه
balloon-Claimed = من { $character } هستم.
balloon-Challenged = حرفت را باور نمی‌کنم!
balloon-Asked = وزیر من کیست؟
balloon-YesSir = بله قربان!
balloon-GaveUp = تسلیم می‌شوم.
card-of = کارت روی { $spot }، { $name }: { $face ->
    [none] پشت‌ورو
   *[other] { $face }
}
card-possible = { $card } (ممکن است: { $characters })
hint-king-thief-minister-HiddenLooking = شش کارت پشت‌ورو است و هیچ‌کس کارت خود را نمی‌داند. پیش از بازی می‌توانید یک کارت را که سر جای شما نیست ببینید: آن را لمس کنید. به خاطر بسپارید، چون کارت‌ها جابه‌جا می‌شوند.
hint-king-thief-minister-Turn = در نوبت خود یک سکه بدهید و کارت خود را ببینید، یا همهٔ کارت‌ها را جابه‌جا کنید، یا ادعا کنید شخصیتی هستید و کار او را انجام دهید. می‌توانید دروغ بگویید: تا کسی شما را به چالش نکشد کارتتان دیده نمی‌شود.
hint-king-thief-minister-HiddenDoubt = کسی ادعایی می‌کند. او را به چالش بکشید یا نه: اگر دروغ باشد کارش انجام نمی‌شود، اگر راست باشد شما یک سکه می‌دهید.
hint-king-thief-minister-HiddenAnswering = شاه وزیر را می‌خواهد. اگر وزیر شمایید، یا جرئت وانمود کردن دارید، پاسخ دهید.
hint-king-thief-minister-Acting = ادعای شما پابرجاست. حالا روی میز انتخاب کنید: کارت‌های مورد نظر را لمس کنید.
hint-king-thief-minister-Naming = ادعا می‌کنید همهٔ کارت‌ها را می‌شناسید. هر شخصیت را روی یک کارت بکشید، یا از فهرست انتخاب کنید.

## Clash

clash-cell = { $cell }: { $tile ->
    [none] خالی
   *[other] { $up ->
        [no] مهرهٔ نابودشده، پشت‌ورو
       *[yes] { $tile }، پشتیبان { $name }
    }
}
clash-hidden = مهرهٔ پنهان
clash-box = در جعبه
clash-removed = کنار رفته
clash-support = مهره‌های پشتیبان این بازیکن
clash-won = نتیجهٔ مسابقه: { $games }
clash-keep = یکی از این مهره‌ها را نگه دارید
tile-about-PRE = نابودی یکی از ۸ همسایه.
tile-about-LEA = نابودی یکی از ۸ همسایه.
tile-about-FAS = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-IMA = برگرداندن یک ردیف کامل، در یکی از ۸ جهت.
tile-about-BAN = برگرداندن همهٔ همسایه‌های افقی و عمودی (نقطه‌های سفید)، یا همهٔ همسایه‌های قطری (نقطه‌های سیاه).
tile-about-SHE = برگرداندن همهٔ همسایه‌های افقی و عمودی (نقطه‌های سفید)، یا همهٔ همسایه‌های قطری (نقطه‌های سیاه).
tile-about-POP = برگرداندن یکی از ۸ همسایه.
tile-about-TRA = برگرداندن یکی از ۸ همسایه.
tile-about-SOL = نابودی یک همسایهٔ افقی یا عمودی.
tile-about-TAL = نابودی یک همسایهٔ افقی یا عمودی.
tile-about-PRD = نابودی یک همسایهٔ قطری.
tile-about-BOM = نابودی یک همسایهٔ قطری.
tile-about-TOU = ایمن است: فقط حملهٔ موشکی بر آن اثر دارد.
tile-about-MOS = ایمن است: فقط حملهٔ موشکی بر آن اثر دارد.
tile-about-MUS = اثری ندارد.
tile-about-ROC = نابودی یکی از ۸ همسایه که ایمن باشد.
tile-about-MER = کنار گذاشتن یک همسایهٔ افقی یا عمودی.
tile-about-MUJ = کنار گذاشتن یک همسایهٔ قطری.
tile-about-TVS = تکرار اثر یک همسایهٔ افقی یا عمودی.
tile-about-PRS = تکرار اثر یک همسایهٔ قطری.
tile-about-AGE = بیرون کردن مهره‌ای از منطقهٔ حریف.
tile-about-HAC = آوردن مهره‌ای از کنارگذاشته‌ها به منطقهٔ خود.
tile-about-CRI = آوردن مهره‌ای که پشتیبان شماست از صفحه به منطقهٔ خود.
tile-about-SOC = برگرداندن سه مهرهٔ جلوی نوکش.
tile-about-COU = برگرداندن همهٔ همسایه‌ها.
tile-about-BRI = بردن مهره‌ای از صفحه به خانه‌ای خالی.
tile-about-UNO = مهره‌های چپ و راستش ایمن‌اند.
tile-about-NOB = روی مهره‌ای می‌رود که پشتیبان شماست؛ آن دو با هم یک مهرهٔ ایمن بدون اثر دیگرند.
tile-about-PIC = مهره‌هایی که افقی یا عمودی کنارش گذاشته شوند نمی‌توانند اثر فوری خود را به کار ببرند.
tile-about-RIO = مهره‌هایی که قطری کنارش گذاشته شوند نمی‌توانند اثر فوری خود را به کار ببرند.
tile-about-ELE = یک مهرهٔ تصادفی از جعبه به منطقهٔ شما می‌آید.
tile-about-KAB = در پایان پشتیبان هر که باشد، او می‌بازد.
clash-choose-cell = یک خانهٔ روشن انتخاب کنید.
clash-choose-use = هدفی روی صفحه انتخاب کنید، یا یکی از این‌ها:
hint-clash-Opening = مصطفی را روی هر خانه‌ای بگذارید؛ بازی دور او شکل می‌گیرد. مهره پشتیبان بازیکنی است که پایهٔ آن رو به اوست؛ نوکش رو به حریف است.
hint-clash-Turn = مهره‌ای از منطقهٔ خود یا از منطقهٔ بی‌طرف بردارید، روی خانه‌ای روشن بگذارید و هدف اثرش را انتخاب کنید: نقطه‌های روی مهره برد آن را نشان می‌دهند. وقتی صفحه پر شد، هر که مهره‌های پشتیبان بیشتری دارد می‌برد.
hint-clash-Drafting = یکی از مهره‌های رو را برای منطقهٔ خود بردارید.
hint-clash-Keeping = یکی از این مهره‌ها را نگه دارید. از چهار مهره بقیه به بازیکن دیگر می‌رسد و از سه مهره به جعبه.

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
m3-voting = رأی مخفی: کارت‌ها پشت‌ورو می‌مانند تا همه رأی بدهند.
m3-last-vote = رأی‌گیری پیشین
m3-passed = پذیرفته
m3-failed = رد شده
m3-eyes = همه چشم‌هایشان را می‌بندند. فقط فاسدها باز می‌کنند.
m3-night = شب انتخابات
m3-winner = پیروزی با { $team } است. { $president ->
    [none] ریاست‌جمهوری خالی می‌ماند.
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
hint-machrou3-rais-Placing = روی نقشه یکی از حوزه‌های خود را انتخاب کنید. زادگاه توانایی ویژه‌ای دارد و به‌سختی از شما گرفته می‌شود. ایستگاه رسانه حوزه‌اش را به هر حوزهٔ دیگری که ایستگاه دارد وصل می‌کند.
hint-machrou3-rais-Turn = در هر نوبت یک کار دارید: کارزار در هر حوزهٔ شناور، نبرد با همسایه، معاوضه، یا هدف تازه. حوزه‌ها را روی نقشه لمس کنید یا از فهرست انتخاب کنید.
hint-machrou3-rais-Voting = همهٔ میز مخفیانه رأی می‌دهد که این مجاز باشد یا نه. هر کس یک رأی دارد؛ تصویب یعنی موافق‌ها بیشتر از مخالف‌ها باشند.
hint-machrou3-rais-Helping = نبرد است. می‌توانید حوزه‌هایتان را به یک طرف قرض بدهید، یا بیرون بمانید.
hint-machrou3-rais-HelpReply = کسی به شما کمک پیشنهاد می‌کند. بپذیرید، یا تنها بجنگید.
hint-machrou3-rais-Exposing = فاسدها انتخاب می‌کنند قاضی کدامشان را بشناسد. اگر از آن‌ها نیستید پاسخ شما اثری ندارد.
hint-machrou3-rais-Candidacy = انتخابات: نامزد شوید یا صبر کنید.
hint-machrou3-rais-SwapReply = کسی حوزه‌ای را در برابر یکی از حوزه‌های شما پیشنهاد می‌کند. امتیازهای نفوذ را مقایسه کنید و به هدفتان فکر کنید، بعد بپذیرید یا رد کنید.
hint-machrou3-rais-Keeping = هدف‌های تازه‌ای کشیده‌اید. آن را که به حوزه‌هایتان می‌خورد نگه دارید؛ هیچ‌کس دیگر آن را نمی‌بیند.
hint-machrou3-rais-Picking = کارتی از شما می‌خواهد انتخاب کنید؛ متن آن کنار نقشه است. حوزه‌ای روشن را لمس کنید یا از فهرست انتخاب کنید.
hint-machrou3-rais-ActingNow = کارتی همین حالا یک کار دیگر به شما می‌دهد: انجامش دهید یا بگذرید.
hint-machrou3-rais-PickingSpeaker = چند بازیکن کوچک‌ترین فراکسیون را دارند. شما انتخاب می‌کنید کدامشان رئیس بعدی مجلس باشد.
hint-machrou3-rais-Releasing = خبری فوری یکی از قوی‌ترین حوزه‌هایتان را می‌گیرد. انتخاب کنید کدام شناور شود.
hint-machrou3-rais-Passing = همه هم‌زمان حوزه‌ای به همسایهٔ چپ می‌دهند. مخفیانه انتخاب کنید کدام را می‌دهید.
hint-machrou3-rais-Stealing = قاضی را آشکار کردید. یکی از حوزه‌های او را بردارید.
hint-machrou3-rais-Ballot = کرسی‌های فراکسیون خود را به نامزدی بدهید. اگر یکی از فاسدها رئیس‌جمهور شود، اصلاح‌طلبان می‌بازند.

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
act-Pick = انتخاب
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
part-against = پشتیبان
part-a = کارت اول
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
in-no-minutes = هنوز رأی‌گیری نشده است.
in-own-words = به زبان خودتان
in-act = چه
in-kind = گونه
in-text = متن
in-true = راست
in-false = نادرست
in-archive = بایگانی
in-rumour = شایعه
in-graph = چطور پخش شد: { $rumour }
in-told = { $giver } در دور { $round } به { $hearer } گفت.
in-no-rumours = هیچ‌کس به کسی چیزی نگفت.
hint-intrigue-TalkSeen = تنفس. شایعه‌ای بگویید، مبادلهٔ راز پیشنهاد کنید، یا بپرسید. همه مخفیانه انتخاب می‌کنند و بعد همه با هم رخ می‌دهد. مبادله شما دو نفر را متحد می‌کند.
hint-intrigue-AnsweringSeen = کسی رازی سربسته به شما پیشنهاد می‌کند. در برابرش رازی بدهید، رد کنید، یا نادیده بگیرید.
hint-intrigue-Floor = نشست. دربارهٔ شایعه‌ای طرح بیاورید: اگر حزب باور کند امتیاز می‌گیرید وگرنه از دست می‌دهید. یا بگذرید.
hint-intrigue-VotingSeen = باور می‌کنید؟ هر که با حقیقت رأی دهد نیم امتیاز می‌گیرد. رأی‌ها وقتی همه رأی دادند آشکار می‌شوند.
hint-intrigue-ExtendingSeen = کسی وقت بیشتری برای گفت‌وگو می‌خواهد. تنفس فقط وقتی ادامه می‌یابد که همه موافق باشند.
hint-intrigue-Declaring = کسی این را دربارهٔ شما نوشته است. مخفیانه بگویید راست است یا نه؛ پاسختان برگشت ندارد.
hint-intrigue-Sheltering = حزب چیز بدی را دربارهٔ شما باور کرده است. اگر امتیازی دارید که از شما محافظت کند، می‌توانید حالا به کار ببرید.
hint-intrigue-Debating = دربارهٔ شماست: بپذیرید، انکار کنید، یا سکوت کنید.

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
