title = دسیسه
tagline = راز و شایعه و ائتلاف در حزب، سال ۱۹۸۰: نخستین کسی که امتیاز کافی بگیرد رئیس می‌شود.

variant-mixed = ترکیبی
    .about = همه کارت پرونده دارند؛ آدم‌ها می‌توانند راز و شایعهٔ خودشان را هم بنویسند.
variant-dossier_only = فقط پرونده
    .about = فقط کارت، بدون متن آزاد. برای بازی با ناآشنایان و با رایانه مناسب است.
variant-free_only = فقط متن آزاد
    .about = بدون کارت: همه‌چیز را آدم‌ها خودشان می‌نویسند، مثل بازی با قلم و کاغذ.

option-mode = شیوه
    .about = کارت و متن (mixed)، فقط کارت (dossier_only) یا فقط متن (free_only).
option-whispers_per_recess = نجواها
    .about = بایگانی از دور ۲ در هر تنفس چند سرنخ به هر بازیکن می‌دهد؛ نیمی از آن‌ها دروغ است.
option-length = طول بازی
    .about = با چند امتیاز رئیس می‌شوند. کوتاه: ۱۰ امتیاز، حدود ۲۰ دقیقه. معمولی: ۱۵ امتیاز، حدود ۴۵ دقیقه. بلند: ۲۵ امتیازِ دفترچه، تا ۲ ساعت.
option-max_rounds = دورها
    .about = پس از این تعداد دور، بیشترین امتیاز برنده است. اگر خالی باشد طول بازی تعیین می‌کند؛ با 0 بازی تا وقتی کسی رئیس شود ادامه دارد.
option-max_motions_per_seat = طرح‌های هر بازیکن
    .about = هر بازیکن در یک نشست چند شایعه را می‌تواند به رأی بگذارد؛ 0 یعنی بدون محدودیت.
option-max_new_items_per_recess = شایعهٔ تازهٔ هر بازیکن
    .about = هر بازیکن در یک تنفس چند حرف تازه دربارهٔ دیگران می‌تواند بسازد.
option-majority_base = اکثریتِ
    .about = رأی‌های داده‌شده (cast) یا همهٔ کسانی که حق رأی دارند (eligible).
option-seen_together = با هم دیده شدن
    .about = آیا همه می‌بینند در تنفس چه کسی با چه کسی حرف می‌زند.
option-target_hp = نیم‌امتیاز برای برد
    .about = امتیازی که برنده می‌کند، به نیم‌امتیاز. اگر خالی باشد طول بازی تعیین می‌کند؛ ۲۵ امتیاز دفترچهٔ قواعد یعنی 50.
option-recess = تنفس
    .about = آزاد: همه هر لحظه حرف می‌زنند. گردشی: هر کس هر بار پنهانی یک کار انتخاب می‌کند. آزاد، اگر آدم‌ها بازی کنند: اگر فقط رایانه‌ها بازی کنند، گردشی است.
option-rotations = گردش‌ها
    .about = هر بازیکن در تنفسِ گردشی چند کار می‌تواند بکند. در تنفس آزاد رایانه‌ها کم‌وبیش همین‌قدر کار می‌کنند.
option-people = آدم‌ها
    .about = صندلی‌هایی که آدم‌ها بازی می‌کنند: all، none یا شماره‌هایی مثل 0,3. فقط آدم‌ها متن می‌نویسند و متن‌ها فقط دربارهٔ آدم‌هاست.
option-host = میزبان
    .about = صندلی‌ای که می‌تواند متنی را حذف کند.
option-chart = جدول امتیاز
    .about = امتیاز پخش‌کننده و موضوع شایعه: فایلی با جدول‌های spreader و subject_negative و subject_positive.

## Words for values

recess-auto = آزاد، اگر آدم‌ها بازی کنند
recess-open = آزاد
recess-rotations = گردشی
length-short = کوتاه: ۱۰ امتیاز، حدود ۲۰ دقیقه
length-usual = معمولی: ۱۵ امتیاز، حدود ۴۵ دقیقه
length-long = بلند: ۲۵ امتیاز، تا ۲ ساعت
during-recess = تنفس
during-session = نشست
majority_base-cast = رأی‌های داده‌شده
majority_base-eligible = همهٔ دارندگان حق رأی
item-Item = { $sign_is ->
    [0] دربارهٔ { $subject }: «{ $card }»
   *[other] دربارهٔ { $subject }: «{ $text }» ({ $sign })
}
given-Item = { $sign_is ->
    [0] دربارهٔ { $subject }: «{ $card }»
   *[other] دربارهٔ { $subject }: «{ $text }» ({ $sign })
}
taken-Item = { $sign_is ->
    [0] دربارهٔ { $subject }: «{ $card }»
   *[other] دربارهٔ { $subject }: «{ $text }» ({ $sign })
}
sign--1 = بدگویی
sign-1 = ستایش
ballot-believe = باور
ballot-disbelieve = ناباوری
ballot-abstain = ممتنع
ballot-none = –
verdict-believed = باور شد
verdict-disbelieved = باور نشد
verdict-tabled = معلق ماند
verdict-struck = به دست میزبان حذف شد
plea-admit = پذیرفتن
plea-deny = انکار
plea-silent = سکوت
about-self = خودش
about-other = رفیق سومی
want-any = هر رازی
want-self = رازی دربارهٔ پذیرنده
want-other = رازی دربارهٔ رفیق سومی
perk-senior = یک طرح بدون جریمه
perk-cabinet = حمایت کابینه در برابر یک بدگویی
reason-president = حزب رئیس تازه‌ای دارد.
reason-last_session = آخرین نشست تمام شد.
unit-points = در مجموع { $count } امتیاز
choice-Tell = گفتن به { $to } { $item }
choice-Offer = پیشنهاد رازی به { $to }، { $item }
choice-Withdraw = پس گرفتن پیشنهاد به { $to }
choice-Ask = پرسیدن از { $to } دربارهٔ { $subject }
choice-Vouch = تأیید این شایعه نزد { $to }، { $item }
choice-Doubt = گفتن به { $to } که این شایعه را باور نکند، { $item }
choice-Accept = پذیرفتن پیشنهاد { $giver } و دادن رازی { $item }
choice-Decline = رد پیشنهاد { $giver }
choice-More = { $wanted_is ->
    [yes] طولانی کردن تنفس
   *[no] پایان تنفس
}
choice-Pass = هیچ کاری نکردن
choice-Ready = پایان کار در این تنفس
choice-Vote = { $ballot }

## Cards

card-n01 = برای همان سوسیس دو بار در صف می‌ایستد، هر بار با کلاهی دیگر
card-n02 = یک شلوار جین آمریکایی پشت مجموعه آثار در کتابخانه پنهان کرده است
card-n03 = محصول بی‌سابقهٔ چغندر را گزارش داد که چغندر مزرعهٔ همسایه هم در آن بود
card-n04 = پنج ساعت در نشست عمومی خوابید و تنها هنگام بیدار شدن کف زد
card-n05 = جاز خارجی را با موج کوتاه گوش می‌کند و بالشی روی رادیو می‌گذارد
card-n06 = نوبت آپارتمانش را با سه قوطی خاویار عوض کرد
card-n07 = با ولگای سیاه وزارتخانه به قارچ چیدن می‌رود
card-n08 = برنامهٔ پنج‌سالهٔ پیشین را رونویسی کرد و تنها جلدش را عوض کرد
card-n09 = از آثار بزرگ حزب جز پیشگفتارها چیزی نخوانده است
card-n10 = لطیفهٔ طوطی و بازرس را پیش خود بازرس تعریف کرد
card-n11 = در بوفهٔ کمیته آب در ودکا می‌ریزد
card-n12 = ذخیرهٔ شخصی چهل رول دستمال توالت دارد
card-n13 = تنها خط‌کش محاسبهٔ کارخانه را در ورق‌بازی باخت
card-n14 = شب شطرنج را با رشوهٔ پرتقال به حریف برد
card-n15 = هر وقت داوطلب می‌خواهند یک گوشش کر می‌شود
card-n16 = در پاریس فامیل دارد و سه کارت‌پستال هم گواهش است
card-n17 = پیش از آمدن هیئت داد چمن را رنگ سبز بزنند و به حساب آبیاری نوشت
card-n18 = هم شکایت را نوشت و هم پاسخ رسمی به آن را
card-n19 = در دفترچهٔ راهنمای توخالی تراکتور آدامس قاچاق می‌کند
card-n20 = در بند دوم سرود تنها لب می‌زند
card-n21 = به‌جای عکس رهبر در دفترش آینه گذاشته است
card-n22 = ویلایش را انبار ابزار ثبت کرده؛ در انبار ابزار یک پیانو هست
card-n23 = برای گرفتن جواز سفر مادربزرگی در مینسک اختراع کرد
card-n24 = چهار سال است همان سخنرانی را می‌کند، با همان سرفه
card-n25 = شیپور دستهٔ پیشاهنگان را فروخت و نامش را وام بلندمدت گذاشت
card-n26 = در پارک با خبرنگاری خارجی دیدار می‌کند، گویا برای مبادلهٔ تمبر
card-n27 = سهمیهٔ کفش را تنها با لنگه‌های چپ پر کرد
card-n28 = هر خرابی را گردن هوای سیبری می‌اندازد، حتی در مرداد
card-n29 = تنها آسانسور سالم را گرفت و گذاشت هیئت ۹ طبقه بالا برود
card-n30 = خاطراتش را با رمز می‌نویسد؛ رمزش جدول لیگ فوتبال است
card-n31 = گربه‌ای را عضو کمیتهٔ مسکن کرد و به نام او رأی می‌دهد
card-n32 = از بازار کهنه‌فروش‌ها مدالی خرید و روزهای کاری به سینه می‌زند
card-n33 = با فریاد «بازرسی!» از همهٔ صف‌ها جلو می‌زند
card-n34 = در موتورخانهٔ وزارتخانه موز می‌کارد و به کسی نمی‌دهد
card-n35 = جدول را توی گزارش‌های محرمانه حل می‌کند، آن هم با خودنویس
card-n36 = در اسپارتاکیاد روی باخت تیم خودی شرط بست و سماوری برد
card-n37 = با خط اضطراری تاکسی خبر کرد
card-n38 = تنها پالتویش را به جلسه می‌فرستد؛ پالتو روی صندلی است و خودش در سونا
card-n39 = روی صورت‌جلسهٔ کنگرهٔ پیشین موسیقی رقص ضبط کرد
card-n40 = سرخس دفتر را هم در حد نصاب می‌شمارد
card-p01 = تراکتور ازکارافتاده‌ای را با یک سنجاق سر و یک سخنرانی کوتاه راه انداخت
card-p02 = کیف پول گمشده‌ای با حقوق یک ماه را پس داد و دو بلیت سینما هم رویش گذاشت
card-p03 = چهل درصد از برنامه پیش افتاد و پاداش را به شیفت شب داد
card-p04 = هر شب به بچه‌های بلوک هفده شطرنج یاد می‌دهد
card-p05 = بازرسی را از بستن نانوایی روستا منصرف کرد
card-p06 = نوبت آپارتمانش را به خانواده‌ای سه‌قلودار داد
card-p07 = همهٔ بندهای سرود را بلد است، با هارمونی
card-p08 = برای بیوه‌زنی پیانویی را شش طبقه بالا برد
card-p09 = ۹ ساعت در صف ایستاد تا همهٔ اداره شب سال نو پرتقال داشته باشند
card-p10 = تنها ایستگاه اتوبوسی را طراحی کرد که راستی جلوی باد را می‌گیرد
card-p11 = یک سال به همهٔ نامه‌های شکایت با دست پاسخ داد
card-p12 = آن‌قدر خون داده که درمانگاه صندلی‌ای به نامش دارد
card-p13 = به طوطی وزارتخانه یاد داد به یازده زبان اتحاد خوشامد بگوید
card-p14 = مسابقهٔ اسکی استان را با بند شکسته برد و از نفر دوم عذر خواست
card-p15 = آن‌قدر آکاردئون زد تا خدمهٔ کمباین بیدار شدند و محصول نجات یافت
card-p16 = هدیهٔ بلور خارجی را با رسید پس فرستاد
card-p17 = تنها گزارش سال ۱۹۷۹ را نوشت که کسی تا ته خواند
card-p18 = برای همهٔ کوچه آب گرم گرفت، با صد و دوازده بار خواهش مؤدبانه
card-p19 = واگن گمشده را با همهٔ چکمه‌های تویش پیدا کرد
card-p20 = سیب‌های ویلایش را با همهٔ همسایه‌ها قسمت می‌کند، حتی با آن بی‌ادب
card-p21 = زبان اشاره آموخت تا جلسهٔ کارگران ناشنوا را اداره کند
card-p22 = یک بار پیش از آن‌که کسی بفهمد به اشتباهش اقرار کرد
card-p23 = در سرمای دی برای نگهبانان شب چای می‌برد
card-p24 = آن سوی مدار شمالگان گوجه‌فرنگی کاشت، سه دانه
card-p25 = داوطلب دستهٔ سیب‌زمینی شد و یک هفته بیشتر ماند
card-p26 = با استادبزرگ میهمان مساوی کرد و هرگز حرفش را نمی‌زند
card-p27 = شب‌ها شعر ترجمه می‌کند و نام ماشین‌نویس را پایش می‌گذارد
card-p28 = لک‌لکی را از دودکش نیروگاه نجات داد
card-p29 = دو مزرعهٔ اشتراکی را که سر یک غاز قهر بودند آشتی داد
card-p30 = به درخواست مردم سخنرانی دوساعته را هشت‌دقیقه‌ای کرد
card-p31 = شیری ساخت که شش جمهوری به کار می‌برند و تنها یک دوچرخه خواست
card-p32 = دوی مشعل را با چتر از میان مه رهبری کرد
card-p33 = پالتوی خوبش را برای مصاحبه به کارآموزی قرض داد
card-p34 = یکشنبه‌ها در بیمارستان بلند کتاب می‌خواند، با همهٔ صداها
card-p35 = پول پنجرهٔ غذاخوری را داد که توپ کس دیگری شکسته بود
card-p36 = ولگای سیاه را نپذیرفت و با تراموا می‌رود
card-p37 = پس از سیل برگه‌دان کتابخانه را از حفظ بازساخت
card-p38 = گروه کر وزارتخانه را برای نخستین بار از ۱۹۶۱ هم‌نوا کرد
card-p39 = موش بایگانی را گرفت و کنار جنگل آزاد کرد
card-p40 = برای هر همکاری که بازنشسته می‌شود یک نهال زیرفون می‌کارد

## What happened

event-Activated = در فهرست عمومی کارت‌ها: «{ $card }».
event-Dealt = { $count ->
    [4] { $who ->
        [you] { "" }
       *[other] { $seat } چهار کارت برای پرونده‌اش گرفت.
    }
   *[other] { "" }
}
event-Filed = در پروندهٔ شما: «{ $card }». کس دیگری نمی‌داند.
event-RecessOpened = دور { $round }: تنفس شروع شد. ریاست نشست بعدی با { $chair } خواهد بود.
event-Whispered = { $item_is ->
    [none] بایگانی چیزی برای شما ندارد.
   *[other] بایگانی چیزی، راست یا دروغ، در گوش شما می‌گوید، { $item }.
}
event-Sealed = { $who ->
    [you] { "" }
   *[other] { $seat } تصمیم گرفت.
}
event-Noted = انتخاب پنهانی شما: { $choice }.
event-Retired = { $during_is ->
    [session] { $who ->
        [you] در این نشست دیگر چیزی به رأی نمی‌گذارید.
       *[other] { $seat } در این نشست دیگر چیزی به رأی نمی‌گذارد.
    }
   *[other] { $who ->
        [you] برای نشست آماده‌اید.
       *[other] { $seat } برای نشست آماده است.
    }
}
event-Returned = { $who ->
    [you] دیگر آماده نیستید و به تنفس برمی‌گردید.
   *[other] { $seat } دیگر آماده نیست و به تنفس برمی‌گردد.
}
event-WantsMore = { $who ->
    [you] تنفس طولانی‌تری می‌خواهید.
   *[other] { $seat } تنفس طولانی‌تری می‌خواهد.
}
event-Mingled = { $actors_count ->
    [0] گردش { $rotation }: هیچ‌کس کاری نمی‌کند.
    [1] { $actors_who ->
        [you] گردش { $rotation }: شما دست به کار می‌شوید.
       *[other] گردش { $rotation }: { $actors } دست به کار می‌شود.
    }
   *[other] گردش { $rotation }: { $actors } دست به کار می‌شوند.
}
event-Approached = { $who ->
    [you] { "" }
   *[other] { $partner_who ->
        [you] { "" }
       *[other] { $seat } و { $partner } را با هم دیدند.
    }
}
event-Called = { $who ->
    [you] نوبت شما گذشت.
   *[other] نوبت { $seat } گذشت.
}
# پیش از گیومه نشان جهتی پنهان است: بی آن گیومه‌های سخن چندسطری جابه‌جا می‌شود.
event-Heard = { $giver_who ->
    [you] { $source_is ->
        [none] به { $hearer } گفتید { $item }
       *[other] به { $hearer } از قول { $source } گفتید { $item }
    }
   *[other] { $source_is ->
        [none] { $giver } به { $hearer } گفت { $item }
       *[other] { $giver } به { $hearer } از قول { $source } گفت { $item }
    }
}. { $words_is ->
    [none] { "" }
   *[other] { $giver_who ->
        [you] افزودید:
       *[other] { $giver } افزود:
    } ‏«{ $words }»
}
event-Offered = { $giver_who ->
    [you] پیشنهاد ائتلاف شما: رازی دربارهٔ { $about } در برابر { $want }.
   *[other] { $giver } به شما پیشنهاد ائتلاف می‌دهد: رازی دربارهٔ { $about } در برابر { $want_is ->
        [self] رازی دربارهٔ شما
       *[other] { $want }
    }.
} { $words_is ->
    [none] { "" }
   *[other] { $giver } افزود: ‏«{ $words }»
}
event-Proposed = به { $to } رازی پیشنهاد دادید، { $item }، در برابر { $want }. { $words_is ->
    [none] { "" }
   *[other] افزودید: ‏«{ $words }»
}
event-Withdrawn = { $giver_who ->
    [you] پیشنهاد خود به { $to } را پس گرفتید.
   *[other] { $giver } پیشنهاد به { $to } را پس گرفت.
}
event-Asked = { $who ->
    [you] از { $to } خبری دربارهٔ { $subject } خواستید.
   *[other] { $seat } از { $to } خبری دربارهٔ { $subject } خواست.
}
event-Vouched = { $who ->
    [you] این شایعه را نزد { $to } تأیید کردید، { $item }.
   *[other] { $seat } این شایعه را نزد { $to } تأیید کرد، { $item }.
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-Doubted = { $who ->
    [you] به { $to } گفتید این شایعه را باور نکند، { $item }.
   *[other] { $to_who ->
        [you] { $seat } به شما گفت این شایعه را باور نکنید، { $item }.
       *[other] { $seat } به { $to } گفت این شایعه را باور نکند، { $item }.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-Exchanged = { $giver } و { $taker } راز رد و بدل کردند. راز { $giver } { $given }؛ راز { $taker } { $taken }.{ $allied_is ->
    [yes] { " " }اکنون متحدید و هر کدام ۱ امتیاز می‌گیرید.
   *[no] { "" }
} { $words_is ->
    [none] { "" }
   *[other] { $taker_who ->
        [you] افزودید:
       *[other] { $taker } افزود:
    } ‏«{ $words }»
}
event-Declined = { $who ->
    [you] پیشنهاد { $giver } را رد کردید.
   *[other] { $seat } پیشنهاد { $giver } را رد کرد.
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-RotationEnded = گردش { $rotation } تمام شد.
event-Lapsed = مهلت پیشنهاد { $giver } به { $to } تمام شد.
event-Extended = { $granted_is ->
    [yes] همه با یک گردش دیگر موافق‌اند.
   *[no] تنفس تمام شد.
}
event-Prolonged = همهٔ آدم‌ها می‌خواهند: تنفس { $seconds } ثانیه طولانی‌تر شد.
event-SessionOpened = دور { $round }: نشست شروع شد. ریاست با { $chair } است.
event-Passed = { $who ->
    [you] گذشتید.
   *[other] { $seat } گذشت.
}
event-Initiated = { $who ->
    [you] { $senior_is ->
        [yes] با حق پیشکسوتی و بدون جریمه شایعه‌ای را به رأی گذاشتید، { $item }.
       *[no] شایعه‌ای را به رأی گذاشتید، { $item }.
    }
   *[other] { $senior_is ->
        [yes] { $seat } با حق پیشکسوتی و بدون جریمه شایعه‌ای را به رأی گذاشت، { $item }.
       *[no] { $seat } شایعه‌ای را به رأی گذاشت، { $item }.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-Declared = { $who ->
    [you] پنهانی اعلام کردید شایعه راست است یا نه.
   *[other] { $seat } پنهانی اعلام کرد شایعه راست است یا نه.
}
event-Swore = پنهانی اعلام کردید این شایعه { $truth_is ->
    [yes] راست است.
   *[no] دروغ است.
}
event-Pleaded = { $plea_is ->
    [admit] { $who ->
        [you] پذیرفتید: شایعه راست است.
       *[other] { $seat } پذیرفت: شایعه راست است.
    }
    [deny] { $who ->
        [you] انکار کردید: شایعه دروغ است.
       *[other] { $seat } انکار کرد: شایعه دروغ است.
    }
   *[silent] { $who ->
        [you] چیزی نگفتید.
       *[other] { $seat } چیزی نگفت.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-Counted = شایعه { $verdict }. رأی‌ها: { $ballots_named }.
event-Revealed = { $truth_is ->
    [yes] معلوم شد شایعه راست است.
   *[no] معلوم شد شایعه دروغ است.
}
event-Sheltered = { $who ->
    [you] کابینه از شما حمایت کرد: امتیازی از دست نمی‌دهید.
   *[other] کابینه از { $seat } حمایت کرد: امتیازی از دست نمی‌دهد.
}
event-Scored = { $shares_count ->
    [0] امتیازها: { $points_named }.
   *[other] امتیازها: { $shares }.
}
share-Share = { $seats } { $seats_count ->
    [1] { "" }
   *[other] هر کدام{ " " }
}{ $points ->
    [0.5] نیم امتیاز
   *[other] { $points } امتیاز
} { $why_is ->
    [believed] برای شایعه‌ای که باور شد
    [disbelieved] برای شایعه‌ای که باور نشد
    [right] برای رأی درست
    [wrong] برای رأی نادرست
   *[other] به‌عنوان موضوع شایعه
} { $why_is ->
    [believed] { $seats_who ->
        [you] گرفتید
       *[other] گرفت
    }
    [right] { $seats_who ->
        [you] گرفتید
        [both] گرفتید
       *[other] { $seats_count ->
            [1] گرفت
           *[other] گرفتند
        }
    }
    [gain] { $seats_who ->
        [you] گرفتید
       *[other] گرفت
    }
    [wrong] { $seats_who ->
        [you] از دست دادید
        [both] از دست دادید
       *[other] { $seats_count ->
            [1] از دست داد
           *[other] از دست دادند
        }
    }
   *[other] { $seats_who ->
        [you] از دست دادید
       *[other] از دست داد
    }
}
event-Rewarded = چون نخستین پخش‌کنندهٔ این شایعه بودید پنهانی { $points ->
    [-2] ۲ امتیاز از دست دادید
    [-1] ۱ امتیاز از دست دادید
    [0] امتیازی نگرفتید
   *[other] { $points } امتیاز گرفتید
}.
event-Promoted = جایگاه شما بالا رفت و اکنون این را دارید: { $perk }.
event-Broke = { $who ->
    [you] ائتلاف با { $ally } را شکستید: شما ۱ امتیاز از دست می‌دهید و { $ally } یک و نیم امتیاز.
   *[other] { $ally_who ->
        [you] { $seat } ائتلاف با شما را شکست: او ۱ امتیاز از دست می‌دهد و شما یک و نیم امتیاز.
       *[other] { $seat } ائتلاف با { $ally } را شکست: شکننده ۱ امتیاز از دست می‌دهد و { $ally } یک و نیم امتیاز.
    }
} { $words_is ->
    [none] { "" }
   *[other] { $who ->
        [you] افزودید:
       *[other] { $seat } افزود:
    } ‏«{ $words }»
}
event-Struck = میزبان متنی را حذف کرد، { $item }.
event-SessionClosed = نشست دور { $round } پایان یافت.
event-Won = { $winners_count ->
    [1] { $winners_who ->
        [you] شما بردید.
       *[other] { $winners } برد.
    }
   *[other] { $winners } با هم بردند.
}
event-Opened = بایگانی باز شد: همه می‌توانند همه‌چیز را ببینند.

## Moves

move-Activate = گذاشتن «{ $card }» در فهرست عمومی
move-Deal = دادن «{ $card }» به { $seat }
move-Begin = نخستین ریاست نشست با { $chair }
move-Whisper = { $item_is ->
    [none] نجوا نکردن با { $seat }
   *[other] نجوا با { $seat } { $item }
}
move-Call = صدا کردن { $seat }
move-Tell = { $source_is ->
    [none] گفتن به { $to } { $item }
   *[other] گفتن به { $to } از قول { $source } { $item }
}
move-Offer = پیشنهاد به { $to } در برابر { $want_is ->
    [self] رازی دربارهٔ { $to }:
   *[other] { $want }:
} رازی { $item }
move-Withdraw = پس گرفتن پیشنهاد به { $to }
move-Ask = پرسیدن از { $to } دربارهٔ { $subject }
move-Vouch = تأیید این شایعه نزد { $to }، { $item }
move-Doubt = گفتن به { $to } که این شایعه را باور نکند، { $item }
move-Accept = پذیرفتن پیشنهاد { $giver } و دادن رازی { $item }
move-Decline = رد پیشنهاد { $giver }
move-More = { $wanted_is ->
    [yes] طولانی کردن تنفس
   *[no] پایان تنفس
}
    .about = وقتی می‌شود که همهٔ آدم‌های سر میز بخواهند.
move-Pass = فعلاً هیچ کاری نکردن
move-Ready = { $during_is ->
    [session] دیگر هیچ، در این نشست
   *[other] آماده برای نشست
}
    .about = { $during_is ->
        [session] شایعهٔ دیگری به رأی نمی‌گذارید. وقتی کسی چیزی نداشته باشد نشست زودتر تمام می‌شود.
       *[other] وقتی همه آماده باشند تنفس زودتر تمام می‌شود.
    }
move-Return = برگشتن به تنفس
move-Initiate = { $senior_is ->
    [yes] به رأی گذاشتن شایعه با حق پیشکسوتی و بدون جریمه { $item }
   *[no] به رأی گذاشتن شایعه‌ای { $item }
}
move-Break = شکستن ائتلاف با { $ally }
    .about = شما ۱ امتیاز ائتلاف را از دست می‌دهید و متحدتان یک و نیم امتیاز.
move-Declare = { $truth_is ->
    [yes] اعلام این‌که راست است
    [no] اعلام این‌که دروغ است
   *[none] چیزی اعلام نکردن
}
move-Plead = { $plea_is ->
    [admit] پذیرفتن
    [deny] انکار
   *[silent] سکوت
}
move-Vote = { $ballot_is ->
    [believe] باور
    [disbelieve] ناباوری
   *[abstain] ممتنع
}
move-Shelter = { $use_is ->
    [yes] استفاده از حمایت کابینه، اگر آن را دارید
   *[no] پذیرفتن زیان
}
move-Strike = حذف متن { $item }
    .about = دیگر به حساب نمی‌آید و کسی برای آن امتیازی نمی‌گیرد.

## Refusals

refusal-no_such_seat = چنین صندلی‌ای وجود ندارد
refusal-no_such_card = این کارت در فهرست عمومی این بازی نیست
refusal-improper_text = متن باید ۱ تا ۱۶۰ نویسه باشد و نشان ستایش یا بدگویی داشته باشد
refusal-no_text_about_bots = متن فقط دربارهٔ آدم‌ها نوشته می‌شود؛ برای این صندلی از کارت استفاده کنید
refusal-bots_do_not_write = فقط آدم‌ها می‌توانند متن بنویسند
refusal-no_bots_in_free_only = رایانه نمی‌تواند فقط با متن آزاد بازی کند؛ بازیکنان رایانه‌ای را حذف کنید یا گونهٔ دیگری انتخاب کنید
refusal-too_many_new_items = بیش از این در یک تنفس نمی‌توانید شایعه بسازید؛ آنچه می‌دانید بازگو کنید
refusal-false_about_oneself = آنچه دربارهٔ خودتان می‌گویید باید راست باشد
refusal-about_the_recipient = این دربارهٔ خود گیرنده است و برای او راز نیست
refusal-was_on_the_floor = این برای همه خوانده شده و دیگر راز نیست
refusal-given_before = این را قبلاً به او داده‌اید؛ راز دیگری انتخاب کنید
refusal-no_such_partner = بازیکن دیگری انتخاب کنید
refusal-resolved = رأی‌گیری دربارهٔ این شایعه تمام شده و حقیقت معلوم است
refusal-told_before = این را قبلاً به او گفته‌اید
refusal-lies_sealed = این بخشی از پیشنهاد باز شما به اوست؛ اول پیشنهاد را پس بگیرید
refusal-no_such_source = بازیکن دیگری را منبع معرفی کنید
refusal-offer_lies_open = پیشنهادی باز به او دارید؛ منتظر پاسخ بمانید یا آن را پس بگیرید
refusal-no_offer = چنین پیشنهادی وجود ندارد
refusal-not_known_to_share = نمی‌توانید بدانید که او این را می‌داند
refusal-not_what_is_wanted = پیشنهاد نوع دیگری از راز می‌خواهد
refusal-about_yourself = نمی‌توانید شایعه‌ای دربارهٔ خودتان را به رأی بگذارید
refusal-tabled_this_round = رأی‌گیری دربارهٔ این در همین نشست معلق ماند؛ در دورهای بعد می‌تواند برگردد
refusal-not_a_rumour_to_you = اول این را به بازیکنی بگویید که موضوع آن نیست، یا از چنین بازیکنی بشنوید
refusal-no_senior_perk = طرح بدون جریمه ندارید
refusal-not_the_dealers_move = این را اکنون نمی‌شود پخش کرد یا کشید
refusal-game_over = بازی تمام شده است
refusal-too_many_words = حداکثر ۱۶۰ نویسه
refusal-ready_already = قبلاً اعلام آمادگی کرده‌اید
refusal-no_more_time = فقط آدم‌ها می‌توانند تنفس طولانی‌تر بخواهند، هر بار یک بار، و حداکثر سه بار داده می‌شود
refusal-not_ready = هنوز اعلام آمادگی نکرده‌اید
refusal-return_first = اعلام آمادگی کرده‌اید؛ اول به تنفس برگردید
refusal-too_many_acts = هر چه در یک تنفس می‌شود کرده‌اید؛ هنوز می‌توانید به پیشنهادها پاسخ دهید
refusal-other_part = این مال بخش دیگر دور است
refusal-no_ally = متحد نیستید
refusal-break_on_the_floor_only = ائتلاف را فقط در نشست و میان دو رأی‌گیری می‌شود شکست
refusal-not_your_turn = نوبت شما نیست
refusal-vowed_before = قبلاً گفته‌اید این دربارهٔ شما راست است، پس راست می‌ماند
refusal-out_of_place = اکنون نمی‌شود این کار را کرد
refusal-not_the_host = فقط میزبان می‌تواند متن حذف کند
refusal-nothing_to_strike = این متن برای همه خوانده نشده است

## What bots say, by the English of the data

words-A-word-in-private-comrade-A-secret-for-a-secret- = یک کلمه خصوصی، رفیق؟ راز در برابر راز.
words-The-corridor-has-ears-comrade-Shall-we-trade- = راهرو گوش دارد، رفیق. معامله کنیم؟
words-I-have-something-for-your-file-if-you-have-something-for-mine- = چیزی برای پروندهٔ شما دارم، اگر چیزی برای پروندهٔ من داشته باشید.
words-Comrades-should-know-one-another-better- = رفقا باید یکدیگر را بهتر بشناسند.
words-Agreed-But-I-never-said-it- = قبول. ولی من چیزی نگفتم.
words-A-fair-exchange-Burn-the-note- = معاملهٔ منصفانه‌ای است. کاغذ را بسوزانید.
words-You-have-an-ally-until-the-next-session-at-least- = متحدی پیدا کردید، دست‌کم تا نشست بعد.
words-I-collect-stamps-not-secrets- = من تمبر جمع می‌کنم، نه راز.
words-Another-time-The-walls-are-thin-today- = باشد برای وقتی دیگر. امروز دیوارها نازک‌اند.
words-My-file-is-full-thank-you- = پروندهٔ من پر است، ممنون.
words-You-did-not-hear-it-from-me- = از من نشنیده بگیرید.
words-So-they-say-in-the-canteen- = در غذاخوری این‌طور می‌گویند.
words-Between-us-and-the-samovar- = میان ما و سماور بماند.
words-I-have-it-from-a-reliable-typist- = از ماشین‌نویس مطمئنی شنیده‌ام.
words-A-friend-swears-to-it- = دوستی بر آن قسم می‌خورد.
words-I-have-it-from-a-friend-so-handle-with-care- = از دوستی شنیده‌ام، پس احتیاط کنید.
words-I-would-put-my-Party-card-on-it- = کارت حزبی‌ام را گرو می‌گذارم.
words-I-saw-the-paperwork- = مدارکش را دیده‌ام.
words-It-fits-It-fits-too-well- = جور درمی‌آید. زیادی هم جور درمی‌آید.
words-Sounds-like-the-wall-newspaper-to-me- = به نظرم از روزنامه‌دیواری آمده است.
words-If-that-is-true-I-am-a-cosmonaut- = اگر این راست باشد، من هم فضانوردم.
words-Who-profits-Ask-yourself-that- = چه کسی سود می‌برد؟ این را از خودتان بپرسید.
words-Slander-comrades-and-badly-typed- = تهمت است، رفقا، آن هم پر از غلط تایپی.
words-I-refer-you-to-my-spotless-record-and-to-its-first-carbon-copy- = شما را به پروندهٔ پاکم ارجاع می‌دهم، و به نخستین نسخهٔ کاربنی‌اش.
words-I-was-at-the-dentist-All-year- = دندان‌پزشکی بودم. تمام سال.
words-I-would-never-have-mentioned-it-myself- = خودم هرگز حرفش را نمی‌زدم.
words-Any-comrade-would-have-done-the-same-Few-did- = هر رفیقی همین کار را می‌کرد. کمتر کسی کرد.
words-I-bring-a-matter-of-concern-before-the-party- = موضوع نگران‌کننده‌ای را به حزب عرضه می‌کنم.
words-Let-the-party-judge- = بگذارید حزب داوری کند.
words-It-pains-me-to-read-this-aloud- = خواندن این با صدای بلند برایم دردناک است.
words-I-bring-good-news-before-the-party- = خبر خوشی برای حزب دارم.
words-It-is-a-pleasure-to-read-this-aloud- = خواندن این با صدای بلند مایهٔ خوشحالی است.
words-As-a-senior-member-I-may-speak-freely- = به نام پیشکسوت می‌توانم آزادانه سخن بگویم.
words-Comrade-our-five-year-plan-is-fulfilled-in-one- = رفیق، برنامهٔ پنج‌سالهٔ ما یک‌ساله انجام شد.
words-I-hereby-return-your-secrets-comrade-read-and-initialled- = رفیق، رازهایتان را پس می‌دهم، خوانده و پاراف‌شده.
words-The-Cabinet-takes-note-and-moves-on- = کابینه آگاه شد و گذشت.
words-Comrades-I-accept-with-a-modesty-that-will-be-minuted- = رفقا، می‌پذیرم، با فروتنی‌ای که در صورت‌جلسه بیاید.

## تصویر در پایانه

picture-round = دور { $round }، ریاست با { $chair }
picture-holder = نوبت سخن با { $name } است.
picture-motion = { $name } شایعه‌ای را به رأی گذاشت، { $item }
picture-player = رفیق
picture-points = امتیاز آشکار
picture-ally = هم‌پیمان شما
picture-known = دانسته از پرونده
picture-minutes = از صورت‌جلسه
picture-true = راست
picture-false = دروغ
picture-total = مجموع شما: { $total } (پنهان: { $hidden })
picture-dossier = پروندهٔ شما
picture-offer = { $name } به شما رازی دربارهٔ { $about } در برابر { $want } پیشنهاد می‌دهد.
picture-notes = آخرین یادداشت‌های شما

## متن‌های آماده: همان جمله‌های کارت‌ها

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

replay-standing = امتیازها، همراه با پنهان‌ها

## Board

in-room = تالار حزب
in-round = دور { $round }
in-recess = تنفس: گفت‌وگوی خصوصی
in-talk-to = رفیقی را برای گفت‌وگو برگزینید، یا کارتی را که می‌خواهید بدهید.
in-session = نشست: طرح و رأی
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
in-kind = گونه
in-true = راست
in-false = نادرست
in-archive = بایگانی
in-rumour = شایعه
in-graph = چطور پخش شد: { $rumour }
in-told = { $giver } در دور { $round } به { $hearer } گفت.
in-no-rumours = هیچ‌کس به کسی چیزی نگفت.
in-choices = کارهایی که می‌توانید بکنید
in-words = چند کلمه اضافه کنید
in-motions = به رأی گذاشتن شایعه‌ای ({ $count })
in-slip = شایعه‌ای بسازید
in-slip-about = دربارهٔ هر کسی، راست یا دروغ
in-this-secret = این راز
in-rotation = گردش { $rotation } از { $count }
in-ready-count = { $ready } از { $count } نفر آماده‌اند
in-winner = { $count ->
    [one] { $names } رئیس تازه است
   *[other] { $names } با هم برنده شدند
}
in-first = برنده
in-chair = رئیس نشست
in-has-offer = به شما پیشنهادی داده است
in-decided = انتخاب کرده است
in-done = آماده است
in-wants-more = تنفس طولانی‌تری می‌خواهد
in-hidden = پنهان
in-no-source = هیچ‌کس
in-source = بگویید از چه کسی شنیده‌اید
in-back = بازگشت
in-your-offer = پیشنهاد باز شما: «{ $text }»
in-do-Pass = فعلاً هیچ
in-do-Ready = آماده‌ام
in-do-Return = برگردید
in-do-More = وقت بیشتر
in-do-Tell = شایعه‌ای بگویید
in-do-Offer = مبادله پیشنهاد کنید
in-do-Ask = خبر بپرسید
in-do-Vouch = شایعه‌ای را تأیید کنید
in-do-Doubt = در شایعه‌ای تردید کنید
in-do-Accept = بپذیرید و رازی بدهید
in-do-Decline = پیشنهاد را رد کنید
in-do-Withdraw = پیشنهادتان را پس بگیرید
in-do-Break = ائتلاف را بشکنید
in-do-Initiate = به رأی بگذارید
in-do-Strike = حذف متن
in-nothing-now = اکنون این‌جا کاری نمی‌شود کرد.
in-dossier-of = پروندهٔ { $name }
in-told-to = گفته‌اید به: { $names }
in-known = آنچه درباره‌اش شنیده‌اید
in-known-nothing = هنوز هیچ.
in-ledger-title = امتیازها از کجا آمده‌اند
in-because-start = در آغاز
in-because-formed = ائتلاف تازه
in-because-broke = شکستن ائتلاف
in-because-broken = متحد ائتلاف را شکست
in-because-initiator = { $gain ->
    [yes] به رأی گذاشتن شایعه‌ای که باور شد
   *[no] به رأی گذاشتن شایعه‌ای که باور نشد
}
in-because-voter = { $gain ->
    [yes] رأی درست
   *[no] رأی نادرست
}
in-because-spreader = نخستین پخش‌کنندهٔ شایعه
in-because-subject = موضوع شایعه
in-whom = می‌خواهید آن را به چه کسی بدهید؟
in-wanted = در برابر می‌خواهد: { $want }
in-write = همین کلمات را به کار ببرید
in-public-list = کارت‌های فهرست همگانی:
in-cards-only = دربارهٔ بازیکن رایانه‌ای کسی نمی‌نویسد: کارتی برگزینید.
in-brought = به رأی گذاشتهٔ { $name }، دور { $round }
in-rumours = شایعه‌ها چطور پخش شدند
in-says-source = از { $name } شنیده‌ام.
in-says-offer = راز در برابر راز؟
in-says-withdraw = پیشنهادم را پس می‌گیرم.
in-says-ask = از { $name } چه خبر؟
in-says-vouch = می‌شود باورش کرد.
in-says-doubt = باورش نکنید.
in-says-accept = قبول است.
in-says-decline = نه، ممنون.
in-says-pass = می‌گذرم.
in-says-admit = راست است.
in-says-deny = دروغ است!
in-says-silent = حرفی ندارم.
in-says-shelter = کابینه از من حمایت می‌کند.
in-why-formed = ۱ امتیاز برای ائتلاف تازه
in-why-broke = ۱ امتیاز کم شد، چون ائتلاف را شکست
in-why-broken = ۱٫۵ امتیاز کم شد، چون متحدش ائتلاف را شکست
in-why-believed = شایعه باور شد.
in-why-disbelieved = شایعه باور نشد.
in-why-right = درست رأی داد.
in-why-wrong = نادرست رأی داد.
in-why-gain = شایعه به سودش بود.
in-why-loss = شایعه به زیانش بود.
in-why-spreader = شما نخست پخشش کردید.
hint-intrigue-TalkSeen = تنفس. شایعه‌ای بگویید، مبادلهٔ راز پیشنهاد کنید، یا بپرسید. همه مخفیانه انتخاب می‌کنند و بعد همه با هم رخ می‌دهد. مبادله شما دو نفر را متحد می‌کند.
hint-intrigue-Mingling = تنفس. هر لحظه با هر کس حرف بزنید: شایعه‌ای بگویید، مبادلهٔ راز پیشنهاد کنید، یا بپرسید. مبادله شما دو نفر را متحد می‌کند. وقتی کارتان تمام شد بگویید آماده‌اید.
hint-intrigue-AnsweringSeen = کسی رازی سربسته به شما پیشنهاد می‌کند. در برابرش رازی بدهید، رد کنید، یا نادیده بگیرید.
hint-intrigue-Floor = نشست. دربارهٔ شایعه‌ای طرح بیاورید: اگر حزب باور کند امتیاز می‌گیرید وگرنه از دست می‌دهید. یا بگذرید.
hint-intrigue-VotingSeen = باور می‌کنید؟ هر که با حقیقت رأی دهد نیم امتیاز می‌گیرد. رأی‌ها وقتی همه رأی دادند آشکار می‌شوند.
hint-intrigue-ExtendingSeen = کسی وقت بیشتری برای گفت‌وگو می‌خواهد. تنفس فقط وقتی ادامه می‌یابد که همه موافق باشند.
hint-intrigue-Declaring = کسی این را دربارهٔ شما نوشته است. مخفیانه بگویید راست است یا نه؛ پاسختان برگشت ندارد.
hint-intrigue-Sheltering = حزب چیز بدی را دربارهٔ شما باور کرده است. اگر امتیازی دارید که از شما محافظت کند، می‌توانید حالا به کار ببرید.
hint-intrigue-Debating = دربارهٔ شماست: بپذیرید، انکار کنید، یا سکوت کنید.

## Putting a move together

act-Tell = گفتن شایعه
act-Offer = پیشنهاد مبادله
act-Ask = پرسیدن
act-Vouch = گواهی
act-Doubt = تردید
act-Accept = پذیرفتن پیشنهاد
act-Initiate = آوردن طرح
act-Strike = حذف متن
act-Break = شکستن ائتلاف
act-Declare = اعلام
act-Decline = رد پیشنهاد
act-Withdraw = پس گرفتن پیشنهاد
act-Plead = پاسخ به شایعه
act-Vote = رأی دادن
part-item = سخن
part-source = شنیده از
part-want = در برابر
part-subject = دربارهٔ
part-giver = از
part-use = اثر
part-senior = به نام پیشکسوت
part-ally = هم‌پیمان
part-ballot = رأی
part-plea = پاسخ
part-truth = راستی

## Before the first game

lobby-note = در این بازی آدم‌ها می‌توانند خودشان متن بنویسند: راز دربارهٔ خودشان، و شایعه دربارهٔ آدم‌های دیگرِ سر میز. دربارهٔ بازیکنان رایانه‌ای کسی نمی‌نویسد: دربارهٔ آن‌ها جز پرونده‌شان چیزی راست نیست. شایعه دربارهٔ آن‌ها را با کارت‌های فهرست همگانی می‌سازید، راست یا دروغ. دربارهٔ اشخاص واقعی چیزی ننویسید و توهین نکنید؛ میزبان می‌تواند متنی را که برای همه خوانده شده حذف کند.
aim = نخستین کسی باشید که ۱۵ امتیاز (در بازی کوتاه ۱۰ و در بازی بلند ۲۵) می‌گیرد و رئیس می‌شود.
first-1 = خصوصی حرف بزنید: شایعه پخش کنید و با ردوبدل کردن راز ائتلاف ببندید.
first-2 = شایعه‌ها را به رأی بگذارید: اگر دیگران باور کنند، امتیاز می‌گیرید.
first-3 = به شایعه‌های دیگران رأی بدهید: رأی درست امتیاز دارد.

## بازی راهنما
lesson-first = نخستین بازی شما
lesson-first-aim = سال ۱۹۸۰ است و هر رفیقی در این اتاق می‌خواهد رئیس شود. با متحد، با شایعه‌ای که باور شود و با رأی درست امتیاز می‌گیرید. سر این میز ۴ امتیاز بس است؛ معمولاً ۱۵ لازم است.
lesson-first-ask = در تنفس همه هم‌زمان حرف می‌زنند: هر لحظه سراغ هر کس که می‌خواهید بروید. همه می‌بینند چه کسی با که حرف می‌زند، اما کس دیگری نمی‌شنود. از { $name_2 } خبر بپرسید.
lesson-first-accept = { $name_1 } رازی سربسته دربارهٔ خودش پیشنهاد می‌دهد و رازی دربارهٔ شما می‌خواهد. با این مبادله متحد می‌شوید و هر کدام ۱ امتیاز می‌گیرید. بپذیرید و این را بدهید: «{ card-n04 }».
lesson-first-offer = متحد شدید! چهار کارت پروندهٔ شما فقط دربارهٔ شما راست است. حالا خودتان پیشنهاد بدهید: به { $name_3 } رازی بدهید که { $name_1 } نمی‌داند. کدامش با شماست.
lesson-first-tell = متحد دوم و امتیاز دوم. و { $name_2 } شایعه‌ای دربارهٔ { $name_4 } به شما گفت. می‌توانید شایعه هم بسازید: دروغی که باور شود به پخش‌کننده‌اش ۲ امتیاز می‌دهد. دربارهٔ { $name_1 } به { $name_3 } بگویید: «{ card-n16 }».
lesson-first-vouch = می‌توانید شایعه‌ای را قوی‌تر کنید. فقط حرف است، اما مردم به حرف رأی می‌دهند. دوباره پیش { $name_3 } بروید و آنچه را گفتید تأیید کنید.
lesson-first-doubt = می‌توانید شایعه‌ای را سست هم بکنید. اگر { $name_2 } در آنچه دربارهٔ { $name_4 } گفت تردید کند، پیش از شما به رأی نمی‌گذاردش. به او بگویید باور نمی‌کنید.
lesson-first-more = تنفس پنج دقیقه طول می‌کشد، یا تا وقتی همه آماده باشند. آدم‌های سر میز، اگر همه بخواهند، می‌توانند طولانی‌ترش کنند. وقت بیشتر بخواهید.
lesson-first-ready = دیگر حرفی ندارید؟ بگویید آماده‌اید. هنوز می‌توانید برگردید، ولی وقتی همه آماده باشند نشست آغاز می‌شود.
lesson-first-motion = در نشست نوبت سخن می‌چرخد و اول با شماست. شایعهٔ { $name_4 } را به رأی بگذارید. اگر باور شود ۱ امتیاز می‌گیرید.
lesson-first-vote = باور شد و راست هم بود! حالا { $name_1 } شایعه‌ای دربارهٔ { $name_3 } آورده. اما آن کارت در پروندهٔ خود شماست، پس دربارهٔ او راست نیست. رأی ناباوری بدهید.
lesson-first-plead = درست: نیم امتیاز. اما { $name_2 } راز شما را می‌خواند که فقط { $name_1 } می‌دانست. او لو داد! همه منتظر پاسخ شمایند. بپذیرید، انکار کنید یا چیزی نگویید.
lesson-first-shelter = باور کردند و ۱ امتیاز از دست می‌دهید. از ۱۰ امتیاز به بعد کابینه می‌تواند یک بار نجاتتان دهد. از همه می‌پرسند تا معلوم نشود چه کسی این قدرت را دارد. هر کدام را می‌خواهید انتخاب کنید.
lesson-first-break = این هم از متحد شما. میان دو طرح می‌توانید ائتلافی را بشکنید: شما امتیازش را از دست می‌دهید، او یک و نیم امتیاز، و همه خبردار می‌شوند. ائتلاف با { $name_1 } را بشکنید.
lesson-first-lie = دوباره سخن با شماست و چیزی دربارهٔ { $name_1 } در آستین دارید. اگر باور کنند ۱ امتیاز برای طرح می‌گیرید و پنهانی ۲ امتیاز، چون پخش‌کننده شمایید. به رأی بگذارید!
lesson-first-learned-1 = مبادلهٔ راز متحد می‌آورد، و هر که رازتان را بداند می‌تواند آن را بگوید.
lesson-first-learned-2 = هر که شایعه‌ای باورشدنی به رأی بگذارد ۱ امتیاز می‌گیرد؛ پخش‌کننده پنهانی مزد می‌گیرد و برای دروغ دو برابر.
lesson-first-learned-3 = هر کارت حداکثر دربارهٔ یک رفیق راست است، پس پروندهٔ شما دروغ‌های دیگران را رو می‌کند.
lesson-second-thoughts = تجدید نظر
lesson-second-thoughts-again = شبی دیگر است و هنوز کسی امتیازی ندارد. { $name_1 } به شما پیشنهادی داده و شما به { $name_3 }. پیشنهاد باز می‌ماند تا پاسخش را بدهند یا پس گرفته شود، یا نشست آغاز شود.
lesson-second-thoughts-decline = { $name_1 } رازی دربارهٔ خودش می‌دهد و رازی دربارهٔ شما می‌خواهد. متحد می‌شوید، اما او را می‌شناسید: راز را زیاد نگه نمی‌دارد. رد کنید. خرجی ندارد.
lesson-second-thoughts-withdraw = { $name_3 } به پیشنهادتان پاسخ نداده و حالا سراغ این و آن می‌رود. بهتر است زیاد نداند. هنوز رازتان را نخوانده: پیشنهادتان را پس بگیرید.
lesson-second-thoughts-ready = دیگر پیشنهادی باز نیست و حرفی ندارید. بگویید آماده‌اید.
lesson-second-thoughts-return = دیگران هنوز می‌توانند با شما حرف بزنند: { $name_4 } چیزی دربارهٔ { $name_2 } گفت که گفتنی است. تا وقتی کسی آماده نباشد تنفس ادامه دارد؛ پس برگردید.
lesson-second-thoughts-tell = آنچه را شنیدید به { $name_3 } بگویید: «{ card-n05 }».
lesson-second-thoughts-start = او هم آماده است و همه منتظر شمایند. دوباره بگویید آماده‌اید تا نشست آغاز شود.
lesson-second-thoughts-pass = سخن با شماست. می‌توانید شایعهٔ { $name_2 } را به رأی بگذارید، اما اگر باور نشود نیم امتیاز از دست می‌دهید. کسی مجبور نیست. هیچ کاری نکنید تا سخن به نفر بعد برسد.
lesson-second-thoughts-vote = حالا { $name_3 } آن را به رأی گذاشت و خطرش با اوست. شما هم رأی دارید. رأی درست نیم امتیاز می‌آورد و رأی نادرست نیم امتیاز می‌برد. مجبور نیستید تصمیم بگیرید: ممتنع هم هست. به دلخواه رأی بدهید.
lesson-second-thoughts-learned-1 = پیشنهاد را می‌شود رد کرد یا پس گرفت، و هیچ‌کدام خرجی ندارد.
lesson-second-thoughts-learned-2 = هر که آماده است تا وقتی همه آماده نشده‌اند می‌تواند برگردد.
lesson-second-thoughts-learned-3 = هر که بگذرد یا رأی ممتنع بدهد نه خطری می‌کند و نه چیزی می‌برد.
