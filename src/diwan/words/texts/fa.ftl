# واژه‌های خود برنامه. هر بازی می‌تواند هر یک را به شیوهٔ خود بگوید.

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

## The terminal

ask-game = کدام بازی ({ $choices })
ask-name = نام شما
ask-seats = تعداد بازیکنان ({ $choices })
ask-bots = حریفان شما ({ $choices })
your-move = حرکت شما
wait-or-act = الان می‌توانید کاری کنید؛ برای صبر کردن Enter بزنید
others-think = دیگران فکر می‌کنند…
press-enter = برای ادامه Enter بزنید
more-moves = … و { $count } حرکت دیگر؛ چند کلمه بنویسید تا فهرست کوتاه شود، یا menu تا همه را ببینید.
narrowed = { $count } حرکت با { $typed } جور است:
not-understood = { $typed } در فهرست نیست؛ شماره‌ای، چند کلمه از یک حرکت، یا help بنویسید.
not-a-number = شمارهٔ { $typed } وجود ندارد؛ از 1 تا { $count } انتخاب کنید.
choose-of = یکی از این‌ها را انتخاب کنید: { $choices }.
saved = در { $path } ذخیره شد. این فایل همهٔ کارت‌های پنهان را نشان می‌دهد، پس پیش از پایان بازی بازش نکنید.
saved-finished = در { $path } ذخیره شد.
resume-with = برای ادامه: { $command }
replay-with = برای دیدن بازپخش: { $command }
not-saved = بازی ذخیره نشد: { $problem }
goodbye = به امید دیدار.
log-title = گزارش بازی
log-empty = هنوز اتفاقی نیفتاده است.
score = { $name }: { $score }
replay-title = { $reader ->
    [all] { $game }، همه‌چیز آشکار
    [onlooker] { $game }، از دید تماشاگر
   *[seat] { $game }، از دید { $name }
}
replay-step = حرکت { $move } از { $moves }
replay-start = پیش از حرکت اول
replay-keys = Enter: حرکت بعدی، b: قبلی، شماره: رفتن به آن حرکت، q: خروج
replay-heard = (به { $names }) { $sentence }
replay-unfinished = بازی تمام نشد.
nature = شانس
seat-number = صندلی { $number }
help-title = راهنمای بازی
help-move = شمارهٔ حرکت، یا چند کلمهٔ آن را به هر ترتیب بنویسید؛ اول کلمه‌ها کافی است.
help-tab = کلید Tab نوشته را کامل می‌کند.
help-commands =
    help           همین صفحه
    table          همهٔ میز، صفحه به صفحه
    menu           همهٔ حرکت‌ها، صفحه به صفحه
    rules [K7]     قواعد، یا یک حکم
    log            گزارش بازی
    save FILE      ذخیرهٔ بازی و ادامه
    quit           ذخیرهٔ بازی و خروج

## The table: what it refuses, whatever the game

refusal-archived = این میز بسته است؛ میز تازه‌ای بسازید.
refusal-for_people_at_the_table = فقط بازیکنان سر میز می‌توانند؛ اول جایی بگیرید.
refusal-for_the_host = فقط میزبان می‌تواند.
refusal-for_the_house = هیچ‌کس سر میز نمی‌تواند؛ این کار سرور است.
refusal-no_such_seat = این میز چنین جایی ندارد.
refusal-seat_taken = آن صندلی پر است؛ صندلی دیگری انتخاب کنید.
refusal-seated_already = شما قبلاً جا گرفته‌اید.
refusal-name_taken = کسی سر میز این نام را دارد؛ نام دیگری انتخاب کنید.
refusal-unfit_name = از این نام نمی‌شود استفاده کرد؛ نامی با حداکثر { $longest } نویسهٔ دیدنی انتخاب کنید.
refusal-no_free_seat = همهٔ صندلی‌ها پر است، ولی می‌توانید تماشا کنید.
refusal-seats_are_free = صندلی خالی هست؛ منتظر بازیکنان بمانید یا آن را به ربات بدهید.
refusal-nobody_to_kick = در آن صندلی بازیکنی نیست که بشود بیرونش کرد.
refusal-not_during_a_game = در حین بازی نمی‌شود؛ تا پایان بازی صبر کنید.
refusal-only_after_a_game = این کار فقط پس از پایان بازی ممکن است.
refusal-no_game = بازی‌ای در جریان نیست؛ اول یکی شروع کنید.
refusal-paused = بازی متوقف است؛ اول ادامه‌اش دهید.
refusal-time_left = هنوز وقت هست.
refusal-decided_already = این قبلاً تصمیم گرفته شده است.
refusal-nobody_to_stand_in_for = کسی به جانشین نیاز ندارد.
refusal-not_away = آن بازیکن این‌جاست.
refusal-other_edition = این میز از ویرایش { $edition } قواعد استفاده می‌کند؛ میز تازه‌ای بسازید.
refusal-unfit_chance = قرعه‌های گزارش این میز با بازی جور نیست؛ میز تازه‌ای بسازید.
refusal-no_whispers = در این بازی پچ‌پچ نیست؛ به همه بگویید.
refusal-whisper_to_others = از میان بازیکنان دیگر انتخاب کنید با چه کسی پچ‌پچ کنید.
refusal-onlookers_talk_among_themselves = تماشاگران فقط با هم حرف می‌زنند.
refusal-cannot = { $problem }
refusal-hello_first = نخستین پیام باید Hello باشد: { $problem }
refusal-not_understood = این پیام فهمیده نشد: { $problem }
refusal-too_fast = پیام‌ها زیاد بود؛ آهسته‌تر.
refusal-not_in_lesson = این حرکت مجاز است، اما درس اینجا حرکت دیگری می‌خواهد؛ ببینید مربی چه می‌گوید.
