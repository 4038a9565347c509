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
ui-pace = سرعت رویدادها
ui-pace-slow = آهسته
ui-pace-normal = معمولی
ui-pace-fast = تند
ui-pace-once = یک‌باره
ui-volume = بلندی صدا
ui-sound = صداها
ui-lists = فهرست همهٔ حرکت‌ها زیر صفحه
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
ui-rules-parts = بخش‌های قواعد
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
ui-last = آخرین رویداد
ui-past = نگاه به گذشته
ui-step-back = یک گام به عقب
ui-step-on = یک گام به جلو
ui-now = اکنون
ui-to-now = بازگشت به اکنون
ui-skip-to-now = رفتن به اکنون
ui-watchers = { $count } تماشاگر
ui-log = گزارش بازی
ui-talk = گپ
ui-unread = { $count } پیام تازه
ui-log-empty = هنوز اتفاقی نیفتاده است.
ui-log-earlier = پیش‌تر
ui-log-latest = تازه‌ترین
ui-talk-empty = هنوز پیامی نیست.
ui-say = پیامی بنویسید
ui-say-to = به
ui-say-all = همه
ui-send = فرستادن
ui-whisper-to = { $name } به { $to }
ui-said = { $name }: { $text }
ui-refused = این کار ممکن نیست
ui-why = چرا؟ ({ $ruling })
ui-lost = اتصال قطع شد. در حال اتصال دوباره… چیزی از دست نمی‌رود.
ui-old = دیوان به‌روز شده است. برای ادامه دوباره بارگذاری کنید.
ui-reload = بارگذاری دوباره
ui-gone = این میز وجود ندارد. دوباره لینک بخواهید.
ui-unopenable = این میز نگه داشته شده است، اما این سرور نمی‌تواند آن را باز کند: به نسخه‌ای از دیوان نیاز دارد که آن را آغاز کرده است.
ui-seconds = { $seconds } ثانیه
ui-time-left = زمان مانده: { $seconds } ثانیه
ui-over = بازی تمام شد
ui-rematch = بازی دوباره
ui-rematch-wanted = بازی دوباره می‌خواهید
ui-rematch-asked = درخواست بازی دوباره از { $names }.
ui-replay = تماشای بازپخش
ui-picture = تصویر برای هم‌رسانی
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
ui-moves-all = همهٔ حرکت‌ها ({ $count })
ui-moves-fewer = حرکت‌های کمتر

## Replay

ui-replay-title = بازپخش
ui-replay-of = از دید
ui-replay-all = همه‌چیز آشکار
ui-replay-onlooker = تماشاگر
ui-replay-step = حرکت { $move } از { $moves }
ui-replay-move = حرکت { $move }
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

## Putting a move together

part-to = به
part-words = به زبان شما
part-seat = بازیکن

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

## Guided games

ui-learn = یادگیری ({ $minutes } دقیقه)
ui-learn-again = دوباره یاد بگیرید
ui-lesson-step = گام { $step } از { $steps }
ui-lesson-next = بعدی
ui-lesson-back = قبلی
ui-lesson-leave = ترک درس
ui-lesson-skip = رفتن به مربی
ui-lesson-watch = ببینید چه می‌شود…
ui-lesson-not-yet = هنوز نه
ui-lesson-done = آفرین!
ui-lesson-play = نخستین بازی خود را آغاز کنید
ui-lesson-again = از نو
ui-lesson-following = درس بعدی: { $title }
ui-lesson-none = این درس وجود ندارد.
ui-lesson-resume = ادامهٔ درس
ui-start-here = از اینجا شروع کنید
ui-start-here-about = تازه آمده‌اید؟ { $game } را با بازی یاد بگیرید: مربی می‌گوید چه کنید، و { $minutes } دقیقه طول می‌کشد.
ui-start-next = آمادهٔ بعدی هستید؟ { $game } را در { $minutes } دقیقه یاد بگیرید.
ui-learned = یاد گرفته‌اید
ui-first-title = نخستین بازی شما: { $game }
ui-first-aim = هدف
ui-first-do = چه می‌کنید
ui-first-play = بازی
