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
ask-seats = شمار بازیکنان ({ $choices })
ask-bots = حریفان شما ({ $choices })
your-move = حرکت شما
wait-or-act = اکنون می‌توانید کاری کنید؛ Enter یعنی صبر
others-think = دیگران می‌اندیشند…
press-enter = ادامه با Enter
more-moves = … و { $count } حرکت دیگر؛ چند واژه بنویسید تا فهرست کوتاه شود، یا menu تا همه را ببینید.
narrowed = { $count } حرکت با { $typed } می‌خواند:
not-understood = { $typed } در فهرست نیست؛ شماره‌ای، چند واژه از یک سطر، یا help بنویسید.
not-a-number = شمارهٔ { $typed } نیست؛ از 1 تا { $count } برگزینید.
choose-of = یکی از این‌ها را برگزینید: { $choices }.
saved = در { $path } ذخیره شد. پرونده همهٔ کارت‌های پنهان را نشان می‌دهد: پیش از پایان بازی نگاهش نکنید.
saved-finished = در { $path } ذخیره شد.
resume-with = برای ادامه: { $command }
replay-with = برای دیدن دوباره: { $command }
not-saved = بازی ذخیره نشد: { $problem }
goodbye = به امید دیدار.
log-title = آنچه گذشت
log-empty = هنوز چیزی نگذشته است.
score = { $name }: { $score }
replay-title = { $reader ->
    [all] { $game }، همه‌چیز
    [onlooker] { $game }، از چشم تماشاگر
   *[seat] { $game }، از چشم { $name }
}
replay-step = حرکت { $move } از { $moves }
replay-start = پیش از نخستین حرکت
replay-keys = Enter پس از این، b پیش از این، شماره برای پرش، q برای رفتن
replay-heard = (به { $names }) { $sentence }
replay-unfinished = بازی به پایان نرسید.
nature = بخت
seat-number = صندلی { $number }
help-title = این‌جا چگونه بازی کنیم
help-move = شمارهٔ سطر، یا چند واژهٔ آن را به هر ترتیب بنویسید: آغاز واژه‌ها بس است.
help-tab = کلید Tab نوشته را کامل می‌کند.
help-commands =
    help           همین صفحه
    table          همهٔ میز، صفحه به صفحه
    menu           همهٔ حرکت‌ها، صفحه به صفحه
    rules [K7]     قواعد، یا یک حکم
    log            آنچه گذشت
    save FILE      ذخیرهٔ بازی و ادامه
    quit           ذخیرهٔ بازی و رفتن

## The table: what it refuses, whatever the game

refusal-archived = این میز برای همیشه بسته است؛ میز تازه‌ای باز کنید.
refusal-for_people_at_the_table = تنها کسانی که سر میز نشسته‌اند می‌توانند؛ نخست جایی بگیرید.
refusal-for_the_host = تنها میزبان می‌تواند.
refusal-for_the_house = هیچ‌کس سر میز نمی‌تواند چنین کند.
refusal-no_such_seat = چنین جایی در این میز نیست.
refusal-seat_taken = آن صندلی پر است؛ دیگری برگزینید.
refusal-seated_already = شما جا دارید.
refusal-name_taken = کسی سر میز این نام را دارد؛ نام دیگری برگزینید.
refusal-unfit_name = این نام را نمی‌توان به کار برد؛ نامی با نویسه‌های دیدنی و حداکثر { $longest } نویسه برگزینید.
refusal-no_free_seat = همهٔ صندلی‌ها پر است؛ می‌توانید تماشا کنید.
refusal-seats_are_free = صندلی خالی هست؛ منتظر بمانید یا آن را به رایانه بدهید.
refusal-nobody_to_kick = کسی در آن صندلی نیست که بتوان بیرونش کرد.
refusal-not_during_a_game = این باید تا پایان بازی بماند.
refusal-only_after_a_game = این پس از پایان بازی شدنی است.
refusal-no_game = بازی‌ای در کار نیست؛ نخست یکی آغاز کنید.
refusal-paused = بازی ایستاده است؛ نخست ادامه دهید.
refusal-time_left = هنوز وقت هست.
refusal-decided_already = این پیش‌تر تصمیم گرفته شده است.
refusal-nobody_to_stand_in_for = کسی نیست که به‌جایش بازی شود.
refusal-not_away = آن شخص این‌جاست.
refusal-other_edition = این میز با ویرایش { $edition } قواعد باز شده است؛ میز تازه‌ای باز کنید.
refusal-unfit_chance = در گزارش این میز بختی جز آن‌چه بازی می‌خواهد آمده است؛ میز تازه‌ای باز کنید.
refusal-no_whispers = این بازی بی‌نجواست؛ به همه بگویید.
refusal-whisper_to_others = از میان دیگران برگزینید با که نجوا کنید.
refusal-onlookers_talk_among_themselves = تماشاگران میان خودشان حرف می‌زنند.
refusal-cannot = { $problem }
refusal-hello_first = نخستین پیام باید Hello باشد: { $problem }
refusal-not_understood = این پیام فهمیده نشد: { $problem }
refusal-too_fast = این یکجا زیاد بود؛ آهسته‌تر.
