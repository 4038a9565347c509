title = پروژهٔ ریاست
tagline = کشور را تقسیم کنید، بر سر مجلس چانه بزنید و به‌موقع بفهمید چه کسی فروشی است.

variant-beginner = بازی مقدماتی
    .about = حوزه‌ها و ایستگاه‌های از پیش تعیین‌شده، هدف‌ها و اختیارهای ویژه. بدون قاضی و بدون خبر فوری.
variant-advanced = بازی پیشرفته
    .about = حوزه‌ها به قرعه، زادگاه‌هایی با توانایی ویژه، خبرهای فوری، دورهایی که نبرد در آن‌ها رأی می‌خواهد، و قاضی‌ای که فاسدها می‌کوشند شناسایی‌اش کنند.

option-mode = بازی
    .about = بازی مقدماتی (beginner) یا بازی پیشرفته (advanced).
option-chaotic_newsflash = خبرهای فوری آشوبناک
    .about = افزودن خبرهایی که کل میز را به هم می‌ریزند.
option-exposed_chosen_by_corrupt = فاسدها لورفته را انتخاب می‌کنند
    .about = دو فاسد پنهانی انتخاب می‌کنند که قاضی کدامشان را بشناسد.
option-speaker_campaigns_free_in_advanced = کارزار آزاد رئیس مجلس در بازی پیشرفته
    .about = رئیس مجلس در بازی پیشرفته هم برای کارزار رأی نمی‌خواهد.
option-partial_support = پشتیبانی بخشی
    .about = پشتیبان نبرد می‌تواند انتخاب کند کدام حوزه‌هایش کمک کنند. وگرنه همه کمک می‌کنند.
option-talk_limit = پیشنهادهای ربات در هر نوبت
    .about = هر ربات در یک نوبت چند پیشنهاد، قول و اشاره می‌تواند بدهد. برای آدم‌ها حدی نیست.
option-people = آدم‌ها
    .about = صندلی‌هایی که آدم‌ها بازی می‌کنند: all، none یا شماره‌هایی مثل 0,3. سر میز خود برنامه آن را می‌داند.
option-turn_seconds = ثانیه‌های نوبت
    .about = زمان کار هر نوبت. 0 یعنی بدون ساعت.
option-candidacy_seconds = ثانیه‌های همهٔ نامزدی‌ها
    .about = زمان تصمیم برای نامزدی ریاست‌جمهوری. 0 یعنی بدون ساعت.
option-vote_seconds = ثانیه‌های رأی
    .about = زمان رأی پنهان، از جمله رأی روز انتخابات. 0 یعنی بدون ساعت.
option-reply_seconds = ثانیه‌های پاسخ
    .about = زمان هر تصمیم دیگر. 0 یعنی بدون ساعت.
option-deck = دستهٔ کارت
    .about = فایلی با کارت‌های خودتان. نوع کارت‌هایی که در آن نیست از دستهٔ اصلی گرفته می‌شود.

## Words for values

mode-beginner = بازی مقدماتی
mode-advanced = بازی پیشرفته
character-adnan = عدنان (فاسد، با نشان چشم)
character-nisreen = نسرین (فاسد)
character-fawzi = فوزی (فاسد)
character-mansour = منصور (اصلاح‌طلب)
character-lara = لارا (اصلاح‌طلب)
character-latif = لطیف (اصلاح‌طلب)
character-nahida = ناهیده (اصلاح‌طلب)
character-faten = فاتن (اصلاح‌طلب)
character-saleh = قاضی صالح
team-corrupt = فاسد
team-reformist = اصلاح‌طلب
team-judge = قاضی
winner-corrupt = فاسدها
winner-reformist = اصلاح‌طلبان
card-with = موافق
card-against = مخالف
side-neutral = هیچ‌کس
side-challenger = چالشگر
side-defender = مدافع
thing-origin = زادگاه
thing-station = ایستگاه رسانه
until-own_next_turn = تا نوبت بعدی صاحب آن
until-end_of_phase_1 = تا انتخابات
why-smallest_bloc = با کوچک‌ترین فراکسیون
why-by_lot = به قرعه میان کوچک‌ترین فراکسیون‌ها
why-picked = به انتخاب رئیس پیشین مجلس
why-gavel = با اختیار ویژه
why-campaign = پس از کارزار
why-battle = پس از نبرد
why-swap = پس از معاوضه
why-power = با اختیار ویژه
why-newsflash = به سبب خبر فوری
why-unmasking = به سبب شناسایی قاضی
deal-support = پشتیبانی در نبرد
deal-neutral = بی‌طرفی در نبرد
deal-with = رأی موافق
deal-against = رأی مخالف
deal-swap = معاوضه
deal-bloc = کرسی‌های فراکسیون در روز انتخابات
give-none = هیچ
get-none = هیچ
to-none = همه
pile-0 = ۱
pile-1 = ۲
pile-2 = ۳
pile-3 = ۴
pile-4 = ۵
pile-5 = ۶
governorate-north = لبنان شمالی
governorate-bekaa = بقاع
governorate-mount_lebanon = جبل لبنان
governorate-beirut = بیروت
governorate-south = لبنان جنوبی
group-beirut_1 = بیروت یک
group-beirut_2 = بیروت دو
group-jbeil_keserwan = کسروان - جبیل
group-metn = متن
group-baabda = بعبدا
group-aley_chouf = شوف - عالیه
group-akkar = عکار
group-tripoli_miniyeh = طرابلس - منیه
group-north_3 = بترون - بشری - زغرتا - کوره
group-zahle = زحله
group-west_bekaa_rashaya = بقاع غربی - راشیا
group-baalbek_hermel = بعلبک - هرمل
group-saida_jezzine = صیدا - جزین
group-sour_zahrani = صور - زهرانی
group-south_3 = بنت جبیل - مرجعیون - حاصبیا - نبطیه
district-akkar = عکار
district-miniyeh = منیه
district-tripoli = طرابلس
district-zgharta = زغرتا
district-koura = کوره
district-bcharre = بشری
district-batroun = بترون
district-jbeil = جبیل
district-keserwan = کسروان
district-metn = متن
district-baabda = بعبدا
district-aley = عالیه
district-chouf = شوف
district-beirut_1 = بیروت یک
district-beirut_2 = بیروت دو
district-hermel = هرمل
district-baalbek = بعلبک
district-zahle = زحله
district-west_bekaa = بقاع غربی
district-rashaya = راشیا
district-saida = صیدا
district-zahrani = زهرانی
district-sour = صور
district-jezzine = جزین
district-nabatieh = نبطیه
district-bint_jbeil = بنت جبیل
district-marjayoun = مرجعیون
district-hasbaya = حاصبیا
challenging-akkar = { district-akkar }
challenging-miniyeh = { district-miniyeh }
challenging-tripoli = { district-tripoli }
challenging-zgharta = { district-zgharta }
challenging-koura = { district-koura }
challenging-bcharre = { district-bcharre }
challenging-batroun = { district-batroun }
challenging-jbeil = { district-jbeil }
challenging-keserwan = { district-keserwan }
challenging-metn = { district-metn }
challenging-baabda = { district-baabda }
challenging-aley = { district-aley }
challenging-chouf = { district-chouf }
challenging-beirut_1 = { district-beirut_1 }
challenging-beirut_2 = { district-beirut_2 }
challenging-hermel = { district-hermel }
challenging-baalbek = { district-baalbek }
challenging-zahle = { district-zahle }
challenging-west_bekaa = { district-west_bekaa }
challenging-rashaya = { district-rashaya }
challenging-saida = { district-saida }
challenging-zahrani = { district-zahrani }
challenging-sour = { district-sour }
challenging-jezzine = { district-jezzine }
challenging-nabatieh = { district-nabatieh }
challenging-bint_jbeil = { district-bint_jbeil }
challenging-marjayoun = { district-marjayoun }
challenging-hasbaya = { district-hasbaya }
defending-akkar = { district-akkar }
defending-miniyeh = { district-miniyeh }
defending-tripoli = { district-tripoli }
defending-zgharta = { district-zgharta }
defending-koura = { district-koura }
defending-bcharre = { district-bcharre }
defending-batroun = { district-batroun }
defending-jbeil = { district-jbeil }
defending-keserwan = { district-keserwan }
defending-metn = { district-metn }
defending-baabda = { district-baabda }
defending-aley = { district-aley }
defending-chouf = { district-chouf }
defending-beirut_1 = { district-beirut_1 }
defending-beirut_2 = { district-beirut_2 }
defending-hermel = { district-hermel }
defending-baalbek = { district-baalbek }
defending-zahle = { district-zahle }
defending-west_bekaa = { district-west_bekaa }
defending-rashaya = { district-rashaya }
defending-saida = { district-saida }
defending-zahrani = { district-zahrani }
defending-sour = { district-sour }
defending-jezzine = { district-jezzine }
defending-nabatieh = { district-nabatieh }
defending-bint_jbeil = { district-bint_jbeil }
defending-marjayoun = { district-marjayoun }
defending-hasbaya = { district-hasbaya }
give-akkar = { district-akkar }
give-miniyeh = { district-miniyeh }
give-tripoli = { district-tripoli }
give-zgharta = { district-zgharta }
give-koura = { district-koura }
give-bcharre = { district-bcharre }
give-batroun = { district-batroun }
give-jbeil = { district-jbeil }
give-keserwan = { district-keserwan }
give-metn = { district-metn }
give-baabda = { district-baabda }
give-aley = { district-aley }
give-chouf = { district-chouf }
give-beirut_1 = { district-beirut_1 }
give-beirut_2 = { district-beirut_2 }
give-hermel = { district-hermel }
give-baalbek = { district-baalbek }
give-zahle = { district-zahle }
give-west_bekaa = { district-west_bekaa }
give-rashaya = { district-rashaya }
give-saida = { district-saida }
give-zahrani = { district-zahrani }
give-sour = { district-sour }
give-jezzine = { district-jezzine }
give-nabatieh = { district-nabatieh }
give-bint_jbeil = { district-bint_jbeil }
give-marjayoun = { district-marjayoun }
give-hasbaya = { district-hasbaya }
get-akkar = { district-akkar }
get-miniyeh = { district-miniyeh }
get-tripoli = { district-tripoli }
get-zgharta = { district-zgharta }
get-koura = { district-koura }
get-bcharre = { district-bcharre }
get-batroun = { district-batroun }
get-jbeil = { district-jbeil }
get-keserwan = { district-keserwan }
get-metn = { district-metn }
get-baabda = { district-baabda }
get-aley = { district-aley }
get-chouf = { district-chouf }
get-beirut_1 = { district-beirut_1 }
get-beirut_2 = { district-beirut_2 }
get-hermel = { district-hermel }
get-baalbek = { district-baalbek }
get-zahle = { district-zahle }
get-west_bekaa = { district-west_bekaa }
get-rashaya = { district-rashaya }
get-saida = { district-saida }
get-zahrani = { district-zahrani }
get-sour = { district-sour }
get-jezzine = { district-jezzine }
get-nabatieh = { district-nabatieh }
get-bint_jbeil = { district-bint_jbeil }
get-marjayoun = { district-marjayoun }
get-hasbaya = { district-hasbaya }
origin-akkar = { district-akkar }
origin-miniyeh = { district-miniyeh }
origin-tripoli = { district-tripoli }
origin-zgharta = { district-zgharta }
origin-koura = { district-koura }
origin-bcharre = { district-bcharre }
origin-batroun = { district-batroun }
origin-jbeil = { district-jbeil }
origin-keserwan = { district-keserwan }
origin-metn = { district-metn }
origin-baabda = { district-baabda }
origin-aley = { district-aley }
origin-chouf = { district-chouf }
origin-beirut_1 = { district-beirut_1 }
origin-beirut_2 = { district-beirut_2 }
origin-hermel = { district-hermel }
origin-baalbek = { district-baalbek }
origin-zahle = { district-zahle }
origin-west_bekaa = { district-west_bekaa }
origin-rashaya = { district-rashaya }
origin-saida = { district-saida }
origin-zahrani = { district-zahrani }
origin-sour = { district-sour }
origin-jezzine = { district-jezzine }
origin-nabatieh = { district-nabatieh }
origin-bint_jbeil = { district-bint_jbeil }
origin-marjayoun = { district-marjayoun }
origin-hasbaya = { district-hasbaya }

## What happened

event-PileDealt = { $who ->
    [you] دستهٔ حوزه‌های { $pile } به شما رسید.
   *[other] دستهٔ حوزه‌های { $pile } به { $seat } رسید.
}
event-DistrictDealt = { $who ->
    [you] { $district } به شما رسید.
   *[other] { $district } به { $seat } رسید.
}
event-SpeakerChosen = { $who ->
    [you] شما رئیس مجلس هستید، { $why }.
   *[other] { $seat } رئیس مجلس است، { $why }.
}
event-OriginPlaced = { $who ->
    [you] زادگاه شما { $district } است.
   *[other] زادگاه { $seat } { $district } است.
}
event-StationPlaced = { $who ->
    [you] ایستگاه رسانه را در { $district } گذاشتید.
   *[other] { $seat } ایستگاه رسانه را در { $district } گذاشت.
}
event-CharacterDealt = شخصیت پنهان شما: { $character }.
event-FellowKnown = فاسد دیگر { $seat } است.
event-ExposedKnown = { $who ->
    [you] قاضی می‌داند که شما فاسدید.
   *[other] قاضی می‌داند که { $seat } فاسد است.
}
event-Wished = { $seat_is ->
    [none] کسی را به قاضی معرفی نکردید.
   *[other] { $who ->
        [you] می‌خواهید قاضی بداند که شما فاسدید.
       *[other] می‌خواهید قاضی بداند که { $seat } فاسد است.
    }
}
event-RoundBegan = دور { $round } شروع شد.
event-NewsflashDrawn = خبر فوری: { $title }.
event-TokenDrawn = { $vote_is ->
    [yes] نشان سبز: نبردهای این دور رأی می‌خواهند.
   *[no] نشان سرخ: نبردهای این دور رأی نمی‌خواهند.
}
event-TurnBegan = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $seat } است.
}
event-ChoseToPass = { $district } را انتخاب کردید تا به بازیکن سمت چپتان برسد.
event-OwnerChanged = { $seat_is ->
    [none] { $before_who ->
        [you] شما { $district } را { $why } از دست دادید و حوزهٔ شناور شد.
       *[other] { $before } { $district } را { $why } از دست داد و حوزهٔ شناور شد.
    }
   *[other] { $before_is ->
        [none] { $who ->
            [you] { $district } { $why } به شما رسید.
           *[other] { $district } { $why } به { $seat } رسید.
        }
       *[other] { $who ->
            [you] { $district } { $why } از { $before } به شما رسید.
           *[other] { $district } { $why } از { $before } به { $seat } رسید.
        }
    }
}
event-LeadChanged = { $seat_is ->
    [none] دیگر کسی در { $group } پیشتاز نیست و { $seats } کرسی آن بی‌صاحب است.
   *[other] { $who ->
        [you] اکنون شما در { $group } پیشتازید و { $seats } کرسی آن از آن شماست
       *[other] اکنون { $seat } در { $group } پیشتاز است و { $seats } کرسی آن را دارد
    }{ $before_is ->
        [none] .
       *[other] { $before_who ->
            [you] ؛ پیش از این از آن شما بود.
           *[other] ؛ پیش از این از آن { $before } بود.
        }
    }
}
event-BlocsChanged = کرسی‌های مجلس اکنون: { $blocs_named }.
event-Passed = { $who ->
    [you] از نوبت خود گذشتید.
   *[other] { $seat } از نوبت خود گذشت.
}
event-TurnEnded = { $who ->
    [you] نوبت خود را پایان دادید.
   *[other] { $seat } نوبتش را پایان داد.
}
event-Campaigned = { $who ->
    [you] برای { $district } کارزار به راه انداختید.
   *[other] { $seat } برای { $district } کارزار به راه انداخت.
}
event-Challenged = { $who ->
    [you] { $defender } را به نبرد خواندید: { $challenging } در برابر { $defending }.
   *[other] { $seat } { $defender } را به نبرد خواند: { $challenging } در برابر { $defending }.
}
event-Voted = رأی شما: { $card }.
event-VoteCounted = { $passed_is ->
    [yes] تصویب شد، با { $with_votes } موافق و { $against_votes } مخالف.
   *[no] رد شد، با { $with_votes } موافق و { $against_votes } مخالف.
}
event-VotesOpened = موافق: { $with_seats }. مخالف: { $against_seats }.
event-SwapOffered = { $who ->
    [you] به { $partner } پیشنهاد دادید: { $give } در برابر { $get }.
   *[other] { $seat } به { $partner } پیشنهاد داد: { $give } در برابر { $get }.
}
event-SwapAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] معاوضه را پذیرفتید.
       *[no] معاوضه را رد کردید.
    }
   *[other] { $accepted_is ->
        [yes] { $seat } معاوضه را پذیرفت.
       *[no] { $seat } معاوضه را رد کرد.
    }
}
event-StayedNeutral = { $who ->
    [you] بی‌طرف ماندید.
   *[other] { $seat } بی‌طرف ماند.
}
event-HelpOffered = { $who ->
    [you] یاری { $districts } را به { $side } پیشنهاد دادید.
   *[other] { $seat } یاری { $districts } را به { $side } پیشنهاد داد.
}
event-HelpAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] یاری { $helper } را پذیرفتید.
       *[no] یاری { $helper } را رد کردید.
    }
   *[other] { $accepted_is ->
        [yes] { $seat } یاری { $helper } را پذیرفت.
       *[no] { $seat } یاری { $helper } را رد کرد.
    }
}
event-BattleDecided = { $won_is ->
    [yes] { $who ->
        [you] نبرد { $defending } را بردید.
       *[other] { $seat } نبرد { $defending } را برد.
    }
   *[no] { $defender_who ->
        [you] { $defending } را نگه داشتید.
       *[other] { $defender } { $defending } را نگه داشت.
    }
} چالشگر { $challenger_total }، مدافع { $defender_total }.
event-AskedJudge = { $who ->
    [you] فاسد بودن خود را آشکار کردید و از { $target } پرسیدید: «شما قاضی هستید؟»
   *[other] معلوم شد { $seat } فاسد است و از { $target } پرسید: «شما قاضی هستید؟»
} { $yes_is ->
    [yes] پاسخ: بله!
   *[no] پاسخ: نه.
}
event-ObjectiveDiscarded = { $who ->
    [you] هدف خود را دور انداختید.
   *[other] { $seat } هدفی را بی‌آن‌که نشان دهد دور انداخت.
}
event-ObjectiveDrawn = { $seat } هدفی کشید.
event-ObjectiveKnown = هدف «{ $title }» ({ $card }) را کشیدید.
event-ObjectiveKept = { $seat } یکی از هدف‌ها را نگه داشت.
event-KeptObjective = هدف «{ $title }» ({ $card }) را نگه داشتید.
event-DeckRefilled = هدف‌های دورانداخته ({ $cards }) بُر خورد و دسته‌ای تازه شد.
event-ObjectiveDeclared = { $who ->
    [you] هدف «{ $title }» ({ $card }) را اعلام کردید.
   *[other] { $seat } هدف «{ $title }» ({ $card }) را اعلام کرد.
} تاکنون { $total } هدف اعلام شده است.
event-PowerDrawn = { $who ->
    [you] { $playable_is ->
        [yes] اختیار ویژهٔ «{ $title }» ({ $card }) را کشیدید.
       *[no] اختیار ویژهٔ «{ $title }» ({ $card }) را کشیدید که اکنون نمی‌شود به کار برد و با کارت دیگری عوض می‌شود.
    }
   *[other] { $playable_is ->
        [yes] { $seat } اختیار ویژهٔ «{ $title }» ({ $card }) را کشید.
       *[no] { $seat } اختیار ویژهٔ «{ $title }» ({ $card }) را کشید که اکنون نمی‌شود به کار برد و با کارت دیگری عوض می‌شود.
    }
}
event-NoPowerLeft = دیگر اختیار ویژه‌ای برای کشیدن نمانده است.
event-Picked = { $who ->
    [you] { $player_is ->
        [none] { $districts } را انتخاب کردید.
       *[other] { $player } را انتخاب کردید.
    }
   *[other] { $player_is ->
        [none] { $seat } { $districts } را انتخاب کرد.
       *[other] { $seat } { $player } را انتخاب کرد.
    }
}
event-IpChanged = نفوذ { $district } برای همیشه { $add } تغییر کرد.
event-StationAdded = { $district } اکنون ایستگاه رسانه دارد.
event-StationMoved = ایستگاه رسانهٔ { $origin } به { $district } رفت.
event-StatusBegan = «{ $title }» ({ $card }) { $until } برقرار است.
event-LookedAtTeam = { $who ->
    [you] پنهانی دیدید { $target } فاسد است یا نه.
   *[other] { $target_who ->
        [you] { $seat } پنهانی دید شما فاسدید یا نه.
       *[other] { $seat } پنهانی دید { $target } فاسد است یا نه.
    }
}
event-TeamSeen = { $seat } { $team } است. فقط شما می‌دانید.
event-LookedAtObjective = { $who ->
    [you] هدف { $target } را پنهانی دیدید.
   *[other] { $seat } هدف { $target } را پنهانی دید.
}
event-ObjectiveSeen = هدف { $seat } «{ $title }» ({ $card }) است. فقط شما می‌دانید.
event-RedrawDecided = { $who ->
    [you] { $redraw_is ->
        [yes] { $target } را وادار کردید هدفی تازه بکشد.
       *[no] گذاشتید { $target } هدفش را نگه دارد.
    }
   *[other] { $redraw_is ->
        [yes] { $target_who ->
            [you] { $seat } شما را وادار کرد هدفی تازه بکشید.
           *[other] { $seat } { $target } را وادار کرد هدفی تازه بکشد.
        }
       *[no] { $target_who ->
            [you] { $seat } گذاشت هدفتان را نگه دارید.
           *[other] { $seat } گذاشت { $target } هدفش را نگه دارد.
        }
    }
}
event-PhaseOneEnded = { $reason_is ->
    [objectives] هدف ششم اعلام شد: انتخابات شروع می‌شود.
   *[rounds] دور آخر تمام شد: انتخابات شروع می‌شود.
}
event-Announced = { $who ->
    [you] نامزد ریاست‌جمهوری شدید.
   *[other] { $seat } نامزد ریاست‌جمهوری شد.
}
event-SaidDone = گفتید که کارتان تمام است. جز شما کسی آن را نمی‌بیند و تا مناظره باز است هنوز می‌توانید نامزد شوید.
event-DebateClosed = { $candidates_count ->
    [0] مناظره بسته شد. کسی نامزد ریاست‌جمهوری نیست.
    [1] مناظره بسته شد. تنها نامزد: { $candidates }.
   *[other] مناظره بسته شد. نامزدها: { $candidates }.
}
event-BallotTaken = { $candidate_who ->
    [you] به خودتان رأی دادید.
   *[other] به { $candidate } رأی دادید.
}
event-BallotOpened = { $who ->
    [you] به { $candidate_who ->
        [you] خودتان
       *[other] { $candidate }
    } رأی دادید
   *[other] { $seat } به { $candidate } رأی داد
}: { $valid ->
    [0] { $bloc ->
        [0] بی‌کرسی.
       *[other] بدون هدف اعلام‌شده، { $bloc } کرسی فراکسیون شمرده نمی‌شود.
    }
   *[other] { $valid } کرسی شمرده شد.
}
event-CharacterRevealed = { $who ->
    [you] شما { $character } بودید.
   *[other] { $seat } { $character } بود.
}
event-SecretsOpened = اکنون همهٔ هدف‌ها و همهٔ رأی‌های پنهان آشکار است.
event-Elected = { $president_is ->
    [none] هیچ‌کس رئیس‌جمهور نشد.
   *[other] { $president_who ->
        [you] شما رئیس‌جمهور جدید هستید.
       *[other] { $president } رئیس‌جمهور جدید است.
    }
} { $winner } برنده شدند.
event-Spoke = { $promise_is ->
    [yes] { $who ->
        [you] درِ گوش { $to } قولی دادید.
       *[other] { $seat } درِ گوش { $to } قولی داد.
    }
   *[no] { $who ->
        [you] خصوصی با { $to } حرف زدید.
       *[other] { $seat } خصوصی با { $to } حرف زد.
    }
}
event-Asked = { $who ->
    [you] { $to_count ->
        [0] از میز خواستید:
       *[other] از { $to } خواستید:
    }
   *[other] { $to_count ->
        [0] { $seat } از میز خواست:
       *[other] { $seat } از { $to } خواست:
    }
} { $deal_is ->
    [swap] معاوضهٔ { $give } با { $get }
   *[other] { $deal }
}.
event-Promised = { $who ->
    [you] { $to_count ->
        [0] به میز قول دادید:
       *[other] به { $to } قول دادید:
    }
   *[other] { $to_count ->
        [0] { $seat } به میز قول داد:
       *[other] { $seat } به { $to } قول داد:
    }
} { $deal_is ->
    [swap] معاوضهٔ { $give } با { $get }
   *[other] { $deal }
}.
event-PromiseKept = { $to_count ->
    [0] { $who ->
        [you] به قول خود به میز وفا کردید: { $deal }.
       *[other] { $seat } به قول خود به میز وفا کرد: { $deal }.
    }
   *[other] { $who ->
        [you] به قول خود به { $to } وفا کردید: { $deal }.
       *[other] { $seat } به قول خود به { $to } وفا کرد: { $deal }.
    }
}
event-PromiseBroken = { $to_count ->
    [0] { $who ->
        [you] قول خود به میز را شکستید: { $deal }.
       *[other] { $seat } قول خود به میز را شکست: { $deal }.
    }
   *[other] { $who ->
        [you] قول خود به { $to } را شکستید: { $deal }.
       *[other] { $seat } قول خود به { $to } را شکست: { $deal }.
    }
}
event-Answered = { $who ->
    [you] { $agree_is ->
        [yes] به { $to } گفتید آری: { $deal }.
       *[no] به { $to } گفتید نه: { $deal }.
    }
   *[other] { $agree_is ->
        [yes] { $seat } به { $to } گفت آری: { $deal }.
       *[no] { $seat } به { $to } گفت نه: { $deal }.
    }
}
event-Hinted = { $who ->
    [you] { $about_who ->
        [you] گفتید خودتان { $team } هستید.
       *[other] گفتید { $about } { $team } است.
    }
   *[other] { $about_who ->
        [you] { $seat } گفت شما { $team } هستید.
       *[other] { $seat } گفت { $about } { $team } است.
    }
}

## Moves

move-DealPile = دستهٔ حوزه‌های { $pile } به { $seat }
move-DealDistrict = { $district } به { $seat }
move-DrawSpeaker = { $seat } رئیس مجلس می‌شود
move-DealObjective = هدف { $card } به { $seat }
move-DealCharacter = { $character } به { $seat }
move-DrawNewsflash = خبر فوری { $card }
move-DrawToken = { $vote_is ->
    [yes] نشان سبز: نبرد رأی می‌خواهد
   *[no] نشان سرخ: نبرد رأی نمی‌خواهد
}
move-DrawPower = اختیار ویژهٔ { $card }
move-PlaceOrigin = زادگاه: { $district }
    .about = زادگاه شما توانایی ویژه‌ای دارد و به‌سختی از شما گرفته می‌شود.
move-PlaceStation = ایستگاه رسانه در { $district }
    .about = حوزه‌های ایستگاه‌دار در سراسر نقشه به هم می‌رسند.
move-Expose = { $seat_is ->
    [none] معرفی نکردن کسی
   *[other] شناساندن { $seat } به قاضی
}
move-PickSpeaker = { $who ->
    [you] ماندن در ریاست مجلس
   *[other] سپردن ریاست مجلس به { $seat }
}
move-ReleaseDistrict = رها کردن { $district }
move-PassLeft = دادن { $district } به بازیکن سمت چپ
move-Declare = اعلام هدف
    .about = تا پایان بازی به حساب می‌آید، رأی اصلاح‌طلب را در انتخابات معتبر می‌کند و یک اختیار ویژه می‌آورد.
move-Pass = گذشتن
move-ChangeObjective = عوض کردن هدف
move-DrawObjective = کشیدن هدف
move-Swap = پیشنهاد معاوضه به { $partner }: { $give } در برابر { $get }
move-Campaign = کارزار برای { $district }
move-Battle = چالش با { $defending } از { $challenging }
move-Unmask = پرسیدن از { $seat } که قاضی است یا نه
    .about = همه خواهند دانست که شما فاسدید.
move-EndTurn = پایان نوبت
move-Vote = رأی { $card }
move-AnswerSwap = { $accept_is ->
    [yes] پذیرفتن معاوضه
   *[no] رد معاوضه
}
move-Help = { $side_is ->
    [neutral] بی‌طرف ماندن
   *[other] { $districts_count ->
        [0] یاری به { $side }
       *[other] یاری به { $side } با { $districts }
    }
}
move-AnswerHelp = { $accept_is ->
    [yes] پذیرفتن یاری
   *[no] رد یاری
}
move-Steal = گرفتن { $district } از قاضی
move-Pick = { $seat_is ->
    [none] انتخاب { $districts }
   *[other] { $who ->
        [you] انتخاب خودتان
       *[other] انتخاب { $seat }
    }
}
move-Keep = نگه داشتن هدف { $number }
number-0 = نخست
number-1 = دوم
number-2 = سوم
move-Redraw = { $redraw_is ->
    [yes] واداشتن به کشیدن هدفی تازه
   *[no] به حال خود گذاشتن هدف
}
move-Announce = نامزدی ریاست‌جمهوری
move-Done = کارم تمام است
    .about = در این وضع نامزد نمی‌شوید. کسی آن را نمی‌بیند و تا مناظره باز است هنوز می‌توانید نامزد شوید.
move-CastBallot = { $candidate_who ->
    [you] رأی به خود
   *[other] رأی به { $candidate }
}
move-Ask = خواستن از { $to_count ->
    [0] میز
   *[other] { $to }
}: { $deal_is ->
    [swap] معاوضهٔ { $give } با { $get }
   *[other] { $deal }
}
move-Promise = قول به { $to_count ->
    [0] میز
   *[other] { $to }
}: { $deal_is ->
    [swap] معاوضهٔ { $give } با { $get }
   *[other] { $deal }
}
move-Answer = { $agree_is ->
    [yes] آری گفتن به { $to }: { $deal }
   *[no] نه گفتن به { $to }: { $deal }
}
move-Hint = { $to_count ->
    [0] گفتن به همه:
   *[other] گفتن به { $to }:
} { $about_who ->
    [you] «من { $team } هستم»
   *[other] «{ $about } { $team } است»
}

## Why not

refusal-not_your_turn = نوبت شما نیست؛ صبر کنید تا بپرسند
refusal-out_of_place = این اکنون نمی‌شود؛ از فهرست انتخاب کنید
refusal-not_in_the_odds = این را این‌جا نمی‌شود پخش کرد یا کشید
refusal-not_tied = تنها کسانی رئیس مجلس می‌شوند که کوچک‌ترین فراکسیون را دارند
refusal-already_acted = کار این نوبت را کرده‌اید؛ هدف اعلام کنید یا نوبت را پایان دهید
refusal-act_first = اول کاری بکنید؛ اگر کاری نمی‌خواهید بگذرید
refusal-ten_districts = ده حوزه دارید و بیشتر نمی‌شود؛ می‌توانید معاوضه کنید
refusal-campaign_forbidden = کارتی اکنون کارزار را ممنوع کرده است
refusal-battle_forbidden = کارتی اکنون نبرد را ممنوع کرده است
refusal-not_swing = { $district } صاحب دارد؛ برای حوزه‌ای شناور کارزار کنید
refusal-no_such_partner = برای معاوضه بازیکن دیگری انتخاب کنید
refusal-not_theirs_to_swap = هر بازیکن فقط می‌تواند حوزه‌ای را بدهد که دارد
refusal-origin_not_swapped = زادگاه در دست صاحبش معاوضه نمی‌شود
refusal-swap_too_high = در برابر { $give } امتیاز نفوذ { $get } می‌گیرید؛ حوزهٔ ضعیف‌تری بخواهید
refusal-not_your_district = { $district } مال شما نیست؛ یکی از حوزه‌های خودتان را انتخاب کنید
refusal-nobody_to_fight = صاحب { $district } کسی نیست که بتوان با او جنگید؛ حوزه‌های شناور را با کارزار بگیرید
refusal-immune = کارتی از { $district } محافظت می‌کند و اکنون نمی‌شود آن را به چالش کشید
refusal-out_of_reach = { $challenging } به { $defending } نمی‌رسد؛ حوزه‌ای همسایه را به چالش بکشید یا از ایستگاه‌های رسانه استفاده کنید
refusal-answer_does_not_fit = این پاسخِ این پرسش نیست؛ از فهرست انتخاب کنید
refusal-no_judge = در این بازی قاضی نیست
refusal-not_corrupt = فقط فاسدها می‌توانند برای شناسایی قاضی تلاش کنند
refusal-judge_known = قاضی قبلاً شناسایی شده است
refusal-no_such_target = بازیکن دیگری انتخاب کنید
refusal-already_cleared = این بازیکن قبلاً نه گفته است
refusal-not_the_judges = { $district } مال قاضی نیست؛ یکی از حوزه‌های قاضی را بگیرید
refusal-pick_does_not_fit = کارت این انتخاب را اجازه نمی‌دهد؛ از فهرست انتخاب کنید
refusal-no_objective = هدفی ندارید؛ به‌عنوان کار نوبتتان یکی بکشید
refusal-hand_full = هدفی دارید؛ می‌توانید عوضش کنید
refusal-no_objectives_left = هدفی نمانده است
refusal-not_fulfilled = هدف شما هنوز برآورده نشده است
refusal-no_such_card = چنین کارتی در دست شما نیست
refusal-has_station = { $district } ایستگاه رسانه دارد؛ حوزهٔ دیگری انتخاب کنید
refusal-runs_already = شما نامزد هستید؛ صبر کنید تا مناظره بسته شود
refusal-done_already = گفته‌اید که کارتان تمام است؛ نامزد شوید یا صبر کنید تا مناظره بسته شود
refusal-judge_no_candidate = قاضی نمی‌تواند نامزد ریاست‌جمهوری شود
refusal-no_candidate = این بازیکن نامزد نیست
refusal-own_ballot = نامزدها باید به خودشان رأی بدهند
refusal-no_talk_now = اکنون نمی‌شود پیشنهاد داد
refusal-said_enough = پیشنهادهایتان تمام شده است: { $limit } در هر نوبت؛ تا نوبت یا نامزدی بعدی صبر کنید
refusal-no_such_listener = بازیکنان دیگر این میز را انتخاب کنید، هر کدام را یک بار
refusal-name_the_districts = برای معاوضه هر دو حوزه را انتخاب کنید و برای چیز دیگر هیچ حوزه‌ای را

## Why it ended

reason-corrupt_president = رئیس‌جمهور جدید فاسد است.
reason-reformist_president = رئیس‌جمهور جدید اصلاح‌طلب است.
reason-tie = انتخابات مساوی شد، پس فاسدها می‌برند.
reason-vacancy = هیچ نامزدی کرسی معتبر ندارد، پس رئیس‌جمهوری نیست و فاسدها می‌برند.
reason-objectives = شش هدف
reason-rounds = پنج دور
unit-seats = { $count } کرسی

## The board in the terminal

picture-round = دور { $round }، رئیس مجلس: { $speaker }
picture-seats = کرسی
picture-leader = پیشتاز
picture-districts = حوزه‌ها و نفوذ ({ $station } ایستگاه، { $origin } زادگاه)
picture-player = بازیکن
picture-bloc = فراکسیون
picture-land = حوزه‌ها
picture-declared = اعلام‌شده
picture-objective = هدف
picture-known = دانسته
picture-not_judge = قاضی نیست
picture-candidate = نامزد
picture-has_voted = رأی داده
picture-own_objective = هدف شما، { $title }:

## What the cards say

section-objective = هدف‌ها
section-power = اختیارهای ویژه
section-newsflash = خبرهای فوری
section-origin = توانایی‌های زادگاه
card-by_players = هر جا سه عدد آمده، برای چهار، پنج و شش بازیکن است.
card-advanced_only = فقط در بازی پیشرفته.
card-chaotic = از خبرهای فوری آشوبناک.
card-beginner = در بازی مقدماتی: { $text }
by-players = { $four } یا { $five } یا { $six }

condition-event_min = { $event ->
    [battle_won_as_challenger] بردن یک نبرد نفوذ در نقش چالشگر
    [battle_won_as_principal] بردن یک نبرد نفوذ در نقش چالشگر یا مدافع
    [battle_won_with_own_doo] بردن یک نبرد نفوذ که زادگاه شما حوزهٔ چالشگر یا مدافع آن باشد
    [helped_winner] یاری به سوی برندهٔ یک نبرد نفوذ
    [campaign_won_clearly] بردن رأی‌گیری کارزار خود با حداکثر { $clear } مخالف
   *[swap_proposed_and_done] به انجام رساندن معاوضه‌ای که پیشنهاد خودتان بود
} ({ $n } بار از هنگام کشیدن این کارت)
condition-stations_min = داشتن دست‌کم { $n } حوزه با ایستگاه رسانه
condition-ip_sum_min = داشتن حوزه‌هایی با دست‌کم { $n } امتیاز نفوذ روی هم
condition-bloc_min = داشتن فراکسیونی با دست‌کم { $n } کرسی
condition-bloc_lead_min = داشتن دست‌کم { $n } کرسی بیش از هر فراکسیون دیگر
condition-groups_min = در اختیار داشتن دست‌کم { $n } گروه حوزه
condition-governorates_min = داشتن حوزه در دست‌کم { $n } استان
condition-chain_min = داشتن دست‌کم { $n } حوزهٔ هم‌مرز و پیوسته
condition-own_of = داشتن دست‌کم { $n } حوزه از این‌ها: { $of }
condition-own_tag = داشتن دست‌کم { $n } حوزه { $tag ->
    [coastal] در ساحل
   *[syria_border] در مرز سوریه
}
condition-own_governorate = داشتن دست‌کم { $n } حوزه در { $governorate ->
    [north] لبنان شمالی
    [bekaa] بقاع
    [mount_lebanon] جبل لبنان
    [beirut] بیروت
   *[south] لبنان جنوبی
}
condition-doo_held = داشتن زادگاه خود
condition-doo_neighbours_min = داشتن زادگاه خود و دست‌کم { $n } حوزهٔ هم‌مرز با آن (همه، اگر کمتر باشد)
condition-doo_group_controlled = داشتن زادگاه خود و در اختیار داشتن گروه حوزهٔ آن
condition-doo_governorate_min = داشتن زادگاه خود و با آن دست‌کم { $n } حوزه از استانش (همه، اگر کمتر باشد)
condition-doo_chain_min = داشتن دست‌کم { $n } حوزهٔ هم‌مرز و پیوسته که زادگاه شما از آن‌ها باشد
condition-foreign_doo_min = داشتن زادگاه بازیکنی دیگر، روی هم دست‌کم { $n }

hook-ip_add = هر حوزهٔ { $where ->
    [station] دارای ایستگاه رسانه
    [printed_ip_9_plus] با ۹ امتیاز نفوذ چاپ‌شده یا بیشتر
   *[held_doo] زادگاه در دست صاحبش
} { $amount } امتیاز نفوذ { $sign ->
    [less] کمتر
   *[more] بیشتر
} دارد
hook-group_add = زادگاه شما در گرفتن گروه حوزه‌اش { $add } بیشتر به حساب می‌آید
hook-battle_add = { $role ->
    [challenger] در نقش چالشگر
   *[defender] در نقش مدافع
}{ $only_if_challenging ->
    [my_doo] { " " }هنگام چالش از زادگاه خود
   *[other] { "" }
}{ $only_if_defending ->
    [my_doo] { " " }هنگام چالش با زادگاهتان
   *[other] { "" }
} { $add } امتیاز بیشتر دارید
hook-help_add = زادگاه شما هنگام یاری در نبرد { $add } بیشتر به حساب می‌آید
hook-link = زادگاه شما بر هر حوزهٔ { $to ->
    [coastal] ساحلی
    [syria] مرز سوریه
    [north] لبنان شمالی
    [south] لبنان جنوبی
   *[set] مجموعه‌ای که هر حوزه نام می‌برد
} کارگر است، یک‌سویه
hook-acts_as_station = زادگاه شما چنان است که گویی ایستگاه رسانه دارد، یک‌سویه
hook-stations_off = ایستگاه‌های رسانه هیچ جا را به هم نمی‌پیوندند
hook-no_help = هیچ‌کس در نبرد از چالشگر یا مدافع پشتیبانی نمی‌کند
hook-help_cap = از هر پشتیبان تنها { $n ->
    [1] نیرومندترین حوزه
   *[other] { $n } حوزهٔ نیرومندتر
} به حساب می‌آید
hook-immune = حوزهٔ { $district } را نمی‌شود به چالش کشید
hook-forbid = { $action ->
    [campaign] کارزار
   *[battle] نبرد
}{ $except ->
    [speaker] { " " }برای همه جز رئیس مجلس
   *[nobody] { "" }
} ممنوع است
hook-vote_rule = { $action ->
    [campaign] کارزار
   *[battle] نبرد
} { $need ->
    [yes] رأی می‌خواهد، هر که باشد
   *[no] رأی نمی‌خواهد
}
hook-vote_weight = { $who ->
    [self] رأی شما
    [largest_bloc] رأی هر که بزرگ‌ترین فراکسیون را دارد
   *[other] رأی بازیکن { $who }
} { $weight ->
    [0] به حساب نمی‌آید
   *[other] { $weight } رأی به حساب می‌آید
}
hook-extra_with = به هر رأی‌گیری دربارهٔ کارزار شما { $n } موافق افزوده می‌شود
hook-tie_passes = رأی برابر تصویب است
hook-open_votes = رأی‌ها باز است: همه می‌بینند چه کسی چه رأیی داد
hook-swap_margin = در معاوضه‌هایی که پیشنهاد می‌دهید می‌توانید تا { $n } امتیاز نفوذ بیش از آنچه می‌دهید بگیرید
hook-swap_any_ip = معاوضه رضایت می‌خواهد ولی امتیازهای نفوذ سنجیده نمی‌شود
hook-draw_two = در کشیدن یا عوض کردن هدف دو کارت می‌کشید و یکی را نگه می‌دارید
hook-doo_powers_off = توانایی زادگاه‌ها کار نمی‌کند

pick-player = انتخاب { $who ->
    [other_with_objective] بازیکنی دیگر که هدفی در دست دارد
   *[other] بازیکنی دیگر
} (که اینجا { $as } نام دارد)
pick-district = انتخاب { $most ->
    [1] یک حوزه
   *[other] { $least } تا { $most } حوزه
} { $owner ->
    [swing] که از آن کسی نیست
    [self] از حوزه‌های خود
    [other] از بازیکنی دیگر
   *[any] در هر جا
} (که اینجا { $as } نام دارد){ $restrictions_count ->
    [0] { "" }
   *[other] ،‏ { $restrictions }
}
restriction-ip_max = با حداکثر { $value } امتیاز نفوذ
restriction-ip_max_of = با امتیاز نفوذی نه بیش از { $value }
restriction-ip_within = با حداکثر { $value } امتیاز نفوذ اختلاف با { $of }
restriction-reachable = که یکی از حوزه‌های شما بر آن کارگر باشد
restriction-station = { $value ->
    [yes] با ایستگاه رسانه
   *[no] بی‌ایستگاه رسانه
}
restriction-group_of = در گروه حوزهٔ { $value ->
    [my_doo] زادگاه شما
    [any_own] یکی از حوزه‌های شما
   *[other] { $value }
}
restriction-governorate_of = در استان { $value ->
    [my_doo] زادگاه شما
    [any_own] یکی از حوزه‌های شما
   *[other] { $value }
}
restriction-not_owner_of = نه از صاحب { $value }
restriction-doo = { $value ->
    [only] که باید زادگاهی در دست صاحبش باشد
   *[none] که زادگاهی در دست صاحبش نباشد
}

operation-take = حوزهٔ { $d } از آن شما می‌شود
operation-release = حوزهٔ { $d } شناور می‌شود
operation-exchange = حوزه‌های { $a } و { $b } صاحب عوض می‌کنند
operation-ip = حوزهٔ { $d } برای همیشه { $amount } امتیاز نفوذ { $sign ->
    [less] از دست می‌دهد
   *[more] به دست می‌آورد
}
operation-reclaim_doo = زادگاهتان نزد هر که باشد به شما برمی‌گردد؛ اگر نزد خودتان باشد برای همیشه { $else_ip } امتیاز نفوذ می‌گیرد
operation-station_add = حوزهٔ { $d } ایستگاه رسانهٔ تازه‌ای می‌گیرد
operation-station_move = ایستگاه رسانهٔ { $from } به { $to } می‌رود
operation-bonus_action = { $action ->
    [campaign] یک کارزار
   *[battle] یک نبرد نفوذ
} بی‌درنگ و افزون بر نوبت{ $vote ->
    [yes] ، با رأی‌گیری
    [no] ، بی‌رأی‌گیری
   *[none] { "" }
}{ $battle_add ->
    [0] { "" }
   *[other] ، با { $battle_add } امتیاز بیشتر در سوی شما
}{ $keep_challenging ->
    [yes] ، بی‌خطر برای حوزهٔ چالشگر شما
   *[no] { "" }
}{ $own_weight ->
    [1] { "" }
   *[other] ، و رأی شما { $own_weight } رأی است
}{ $tie_passes ->
    [yes] ، و برابری بس است
   *[no] { "" }
}
operation-status = { $until ->
    [own_next_turn] تا نوبت بعدی شما
   *[end_of_phase_1] تا انتخابات
}،‏ { $effect }
operation-look_team = پنهانی می‌بینید بازیکن { $p } فاسد است یا اصلاح‌طلب (قاضی اصلاح‌طلب دیده می‌شود)
operation-look_objective = هدف بازیکن { $p } را پنهانی می‌بینید
operation-may_redraw_objective = می‌توانید بازیکن { $p } را وادارید آن هدف را دور بیندازد و هدفی تازه بکشد
operation-draw_objectives = { $n } هدف می‌کشید و { $keep } را نگه می‌دارید
operation-gavel = بی‌درنگ رئیس مجلس می‌شوید{ $rounds ->
    [1] ، برای همین دور
    [2] { " " }و در همهٔ دور بعد هم هستید
   *[other] { " " }و روی هم { $rounds } دور می‌مانید
}
operation-each_releases_strongest = از رئیس مجلس به سمت چپ، قوی‌ترین حوزهٔ هر بازیکن شناور می‌شود؛ زادگاهی که در دست صاحبش باشد به حساب نمی‌آید
operation-each_passes_left = هر کس پنهانی یکی از حوزه‌هایش جز زادگاه خود را انتخاب می‌کند و همه با هم آن را به سمت چپ می‌دهند
operation-deal_swing = حوزه‌های شناور یکی‌یکی به قرعه پخش می‌شود، با شروع از کوچک‌ترین فراکسیون

## Titles of the house cards

title-Hostile-Takeover = تصاحب خصمانه
title-Consensus-Candidate = نامزد اجماعی
title-Horse-Trader = چانه‌زن قهار
title-Talk-Show-Regular = پای ثابت میزگردها
title-Heavyweight = سنگین‌وزن
title-A-Bloc-to-Reckon-With = فراکسیونی که حسابش می‌کنند
title-One-Piece-of-Land = زمین یکپارچه
title-Smugglers-Friend = رفیق قاچاقچی‌ها
title-Prince-of-the-Mountain = شاهزادهٔ کوهستان
title-Voice-of-the-South = صدای جنوب
title-Lord-of-the-North = ارباب شمال
title-Friend-in-Need = یار روز سختی
title-Warlord = جنگ‌سالار
title-Heir-of-the-Phoenicians = وارث فنیقی‌ها
title-National-Figure = چهرهٔ ملی
title-The-Damascus-Road = جادهٔ دمشق
title-Press-Baron = سلطان مطبوعات
title-Big-Tent = خیمهٔ بزرگ
title-Someone-Else-s-Village = روستای دیگری
title-For-the-Village = به‌خاطر روستا
title-Home-Turf = خاک خودی
title-Native-Son = بچهٔ محل
title-From-the-Village-to-the-Palace = از روستا تا کاخ
title-Favourite-Son = عزیزدُردانه
title-Wasta = پارتی
title-Error-in-the-Land-Registry = اشتباه ادارهٔ ثبت
title-The-Defector = جداشده
title-Vote-of-No-Confidence = رأی عدم اعتماد
title-Family-Fief = تیول خانوادگی
title-Exile = تبعید
title-Creative-Census = سرشماری خلاقانه
title-Return-of-the-Clan = بازگشت طایفه
title-Ministry-of-Public-Works = وزارت راه و ساختمان
title-Smear-Campaign = لجن‌پراکنی
title-Light-Bulbs-and-Asphalt = لامپ و آسفالت
title-Siphoned-Funds = بودجهٔ گمشده
title-A-Frequency-of-Your-Own = فرکانس شخصی
title-The-Transmitter-Moves = جابه‌جایی فرستنده
title-Convoy-of-Black-Cars = کاروان ماشین‌های سیاه
title-Snap-Campaign = کارزار برق‌آسا
title-Ballot-Stuffing = پر کردن صندوق
title-Annulled-Ballots = آرای باطله
title-Roll-Call = رأی با نام
title-Army-Checkpoint = ایست بازرسی ارتش
title-Leaked-File = پروندهٔ درزکرده
title-Next-Item-on-the-Agenda = بند بعدی دستور جلسه
title-Wiretap = شنود
title-The-Gavel-Changes-Hands = چکش دست‌به‌دست می‌شود
title-Broadcast-Blackout = قطع پخش
title-Prime-Time-Debate = مناظرهٔ پربیننده
title-Roadblocks-Everywhere = راه‌بندان همه‌جا
title-Queues-for-Fuel = صف بنزین
title-Show-of-Hands = رأی با دست
title-Ceasefire-Brokered-Abroad = آتش‌بس از خارج
title-Electoral-Silence = سکوت انتخاباتی
title-Emergency-Law = وضعیت فوق‌العاده
title-Lawless-Weekend = آخر هفتهٔ بی‌قانون
title-The-Envoy-Insists = پافشاری فرستادهٔ ویژه
title-Boycott-of-the-Big = تحریم بزرگان
title-The-Lira-in-Free-Fall = سقوط آزاد لیره
title-Feast-of-the-Village-Saint = جشن قدیس روستا
title-National-Power-Cut = خاموشی سراسری
title-Sunday-Lunch-Diplomacy = دیپلماسی ناهار یکشنبه
title-Thawra- = انقلاب!
title-Musical-Chairs = صندلی‌بازی
title-The-Electoral-Law-Is-Torn-Up = پاره شدن قانون انتخابات
title-Cradle-of-Soldiers = گهوارهٔ سربازان
title-Coast-Road-Drivers = رانندگان جادهٔ ساحلی
title-El-Mina-Docks = اسکله‌های المینا
title-House-of-the-Beys = خاندان بیگ‌ها
title-Balamand-Scholars = دانشوران بلمند
title-Qadisha-Gorge = درهٔ قادیشا
title-The-Phoenician-Wall = دیوار فنیقی
title-The-Oldest-Port = کهن‌ترین بندر
title-Jounieh-Bay = خلیج جونیه
title-Studios-on-the-Hill = استودیوهای روی تپه
title-Palace-Antechamber = سرسرای کاخ
title-High-Road-Ambush = کمین گردنه
title-Lords-of-the-Cedars = خداوندگاران سدر
title-Achrafieh-Salons = محفل‌های اشرفیه
title-Corniche-Crowds = انبوه کرنیش
title-Orontes-Trails = کوره‌راه‌های عاصی
title-Temple-Riders = سواران معبد
title-Berdawni-Lunches = ناهار کنار بردونی
title-Litani-Farmers = کشاورزان لیطانی
title-Citadel-of-Independence = دژ استقلال
title-Sea-Castle = قلعهٔ دریایی
title-The-Refinery-Payroll = حقوق‌بگیران پالایشگاه
title-Purple-Merchants = بازرگانان ارغوان
title-Above-the-Waterfall = بر فراز آبشار
title-Market-Day-Crowd = شلوغی روز بازار
title-Stone-Terraces = پلکان‌های سنگی
title-Plain-of-Springs = دشت چشمه‌ها
title-Relay-under-Hermon = رله در دامنهٔ حرمون

replay-standing = کرسی‌های فراکسیون‌ها

## Board

m3-map = نقشهٔ لبنان
m3-parliament = مجلس به تفکیک گروه و پیشتاز
m3-beirut = بیروت
m3-round = { $round ->
    [0] چیدن
   *[other] دور { $round }
}
m3-token = { $vote ->
    [yes] نبرد با رأی
   *[no] نبرد بی رأی
}
m3-no-objective = هدفی اعلام نشد: فراکسیون ({ $bloc }) شمرده نمی‌شود.
m3-swing = هیچ‌کس (شناور)
m3-district = { $name }: { $owner }، { $ip } امتیاز نفوذ{ $station ->
    [yes] ، ایستگاه رسانه
   *[no] { "" }
}
m3-eyes = همه چشم‌هایشان را می‌بندند. فقط فاسدها باز می‌کنند.
m3-promises = قول‌ها
m3-promise-open = باز
m3-promise-kept = وفا شد
m3-promise-broken = شکسته شد
m3-promise-secret = کسی نمی‌تواند بداند
m3-promise = { $seat } ← { $to_count ->
    [0] همه
   *[other] { $to }
}: { $deal_is ->
    [swap] { $give } با { $get }
   *[other] { $deal }
}
m3-night = شب انتخابات
m3-winner = پیروزی با { $team } است. { $president ->
    [none] ریاست‌جمهوری خالی می‌ماند.
   *[other] { $president } رئیس‌جمهور است.
}
m3-candidates = نامزدها: { $names }
m3-districts = { $count } حوزه
m3-objective = هدف شما
m3-newsflash = خبر فوری
m3-power = اختیار ویژه
m3-ip = { $count } امتیاز نفوذ
m3-group = { $name }، { $seats } کرسی: { $lead }
m3-origin-of = زادگاه { $name }
m3-rank = { $rank ->
    [answered] پاسخ داده است
    [candidate] نامزد
    [speaker] رئیس مجلس
    [judge] قاضی
    [corrupt] فاسد
    [reformist] اصلاح‌طلب
    [fellow] همدست شما
    [exposed] قاضی او را می‌شناسد
   *[declared] هدفی اعلام کرده است
}
m3-your-cards = کارت‌های شما و خبر فوری
m3-character = شخصیت شما
m3-aim = { $team ->
    [corrupt] اگر رئیس‌جمهور فاسد باشد یا کسی رئیس‌جمهور نشود، می‌برید.
    [judge] اگر رئیس‌جمهور اصلاح‌طلب باشد، می‌برید. خودتان نمی‌توانید نامزد شوید.
   *[reformist] اگر رئیس‌جمهور اصلاح‌طلب باشد، می‌برید.
}
m3-here = پرسش، و آنچه لمس شده است
m3-yes = بله
m3-no = نه
m3-do = { $phase ->
    [Turn] حوزه یا بازیکنی را لمس کنید، یا کاری انتخاب کنید:
    [Acted] کار شما انجام شد. هدف اعلام کنید، چانه بزنید یا نوبت را تمام کنید:
    [PlaceOrigin] زادگاه خود را انتخاب کنید:
    [PlaceStation] حوزهٔ ایستگاه رسانه‌تان را انتخاب کنید:
    [Exposing] قاضی چه کسی را بشناسد؟
    [PickingSpeaker] رئیس مجلس بعدی کیست؟
    [Releasing] از کدام حوزه می‌گذرید؟
    [Passing] کدام حوزه به بازیکن سمت چپ برسد؟
    [Stealing] کدام حوزهٔ قاضی را می‌گیرید؟
    [Keeping] کدام هدف را نگه می‌دارید؟
    [MayRedraw] آیا این هدف باید عوض شود؟
    [ActingNow] کار اضافی شما:
   *[other] انتخاب کنید:
}
m3-next = { $step ->
    [at] کدام حوزه را به چالش می‌کشید؟
    [from] از کدام حوزهٔ خود؟
    [second] حوزهٔ دیگری انتخاب کنید:
   *[first] حوزه‌ای انتخاب کنید:
}
m3-help = { $side ->
    [neutral] بی‌طرف ماندن
   *[other] یاری به { $name }
}
hint-machrou3-rais-Placing = روی نقشه یکی از حوزه‌های خود را انتخاب کنید. زادگاه توانایی ویژه‌ای دارد و به‌سختی از شما گرفته می‌شود. ایستگاه رسانه حوزه‌اش را به هر حوزهٔ دیگری که ایستگاه دارد وصل می‌کند.
hint-machrou3-rais-Turn = در هر نوبت یک کار دارید: کارزار در هر حوزهٔ شناور، نبرد با همسایه، معاوضه، یا هدف تازه. حوزه‌ها را روی نقشه لمس کنید یا از فهرست انتخاب کنید.
hint-machrou3-rais-Voting = همهٔ میز مخفیانه رأی می‌دهد که این مجاز باشد یا نه. هر کس یک رأی دارد؛ تصویب یعنی موافق‌ها بیشتر از مخالف‌ها باشند.
hint-machrou3-rais-Helping = نبرد است. می‌توانید حوزه‌هایتان را به یک طرف قرض بدهید، یا بیرون بمانید.
hint-machrou3-rais-HelpReply = کسی به شما کمک پیشنهاد می‌کند. بپذیرید، یا تنها بجنگید.
hint-machrou3-rais-Exposing = فاسدها انتخاب می‌کنند قاضی کدامشان را بشناسد. اگر از آن‌ها نیستید پاسخ شما اثری ندارد.
hint-machrou3-rais-Candidacy = مناظره: نامزد شوید، چانه بزنید، یا بگویید کارتان تمام است. این که کار چه کسی تمام است پنهان است.
hint-machrou3-rais-SwapReply = کسی حوزه‌ای را در برابر یکی از حوزه‌های شما پیشنهاد می‌کند. امتیازهای نفوذ را مقایسه کنید و به هدفتان فکر کنید، بعد بپذیرید یا رد کنید.
hint-machrou3-rais-Keeping = هدف‌های تازه‌ای کشیده‌اید. آن را که به حوزه‌هایتان می‌خورد نگه دارید؛ هیچ‌کس دیگر آن را نمی‌بیند.
hint-machrou3-rais-Picking = کارتی از شما می‌خواهد انتخاب کنید؛ متن آن کنار نقشه است. حوزه‌ای روشن را لمس کنید یا از فهرست انتخاب کنید.
hint-machrou3-rais-ActingNow = کارتی همین حالا یک کار دیگر به شما می‌دهد.
hint-machrou3-rais-PickingSpeaker = چند بازیکن کوچک‌ترین فراکسیون را دارند. شما انتخاب می‌کنید کدامشان رئیس بعدی مجلس باشد.
hint-machrou3-rais-Releasing = خبری فوری یکی از قوی‌ترین حوزه‌هایتان را می‌گیرد. انتخاب کنید کدام شناور شود.
hint-machrou3-rais-Passing = همه هم‌زمان حوزه‌ای به همسایهٔ چپ می‌دهند. مخفیانه انتخاب کنید کدام را می‌دهید.
hint-machrou3-rais-Stealing = قاضی را آشکار کردید. یکی از حوزه‌های او را بردارید.
hint-machrou3-rais-Ballot = کرسی‌های فراکسیون خود را به نامزدی بدهید. اگر یکی از فاسدها رئیس‌جمهور شود، اصلاح‌طلبان می‌بازند.

## Putting a move together

act-Swap = معاوضه
act-Ask = پرسیدن
act-Campaign = کارزار
act-Battle = نبرد
act-Promise = قول
act-Answer = پاسخ
act-Hint = اشاره
act-Pick = انتخاب
act-PlaceOrigin = زادگاه
act-PlaceStation = ایستگاه رسانه
act-Keep = نگه داشتن
act-Declare = اعلام
act-Vote = رأی دادن
act-CastBallot = رأی به رئیس‌جمهور
act-Help = یاری به یک طرف
act-PassLeft = دادن حوزه به چپ
act-Steal = گرفتن حوزه
act-Unmask = افشای قاضی
part-character = شخصیت
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
part-candidate = نامزد
part-side = طرف

## Before the first game

aim = کمک کنید گروه شما ریاست را ببرد: شما پنهانی اصلاح‌طلب یا فاسد هستید.
first-1 = با کارزار و نبرد حوزه بگیرید: حوزه‌ها کرسی می‌آورند.
first-2 = رأی بدهید، و در نبردها به دیگران کمک کنید یا نکنید.
first-3 = پیش از انتخاب رئیس‌جمهور تازه بفهمید چه کسی فاسد است.

## بازی‌های راهنما
lesson-first = نخستین بازی شما
lesson-first-aim = لبنان رئیس‌جمهور می‌خواهد و شما اصلاح‌طلبی درستکارید. یکی از سه نفر دیگر فاسد است و او هم این مقام را می‌خواهد. حوزه‌ها کرسی مجلس می‌آورند و کرسی‌ها پس از دور پنجم رئیس‌جمهور را انتخاب می‌کنند. حالا دور اول است.
lesson-first-pass = نوبت شماست. یک کار دارید، اما کسی مجبور به انجامش نیست. هنوز نمی‌دانید چه کسی چه می‌خواهد؛ این بار فقط تماشا کنید: بگذرید.
lesson-first-change = روز انتخابات کرسی‌های اصلاح‌طلب تنها وقتی شمرده می‌شود که هدفی اعلام کرده باشد. هدف شما، «{ title-The-Damascus-Road }»، سه حوزه می‌خواهد که مال دیگران است. آن را عوض کنید.
lesson-first-offer = { $name_3 } در برابر { district-saida } به شما { district-miniyeh } را پیشنهاد می‌کند؛ هر دو ۷ امتیاز نفوذ دارند. اما { district-saida } در گروهش پیشتاز است و ۵ کرسی برایتان می‌آورد، و { district-miniyeh } هیچ. رد کنید.
lesson-first-campaign = نوبت شماست و یک کار دارید. { district-batroun } شناور است: مال هیچ‌کس نیست. با آن در گروهش با ۱۰ کرسی پیشتاز می‌شوید. برای { district-batroun } کارزار کنید.
lesson-first-vote = همه پنهانی رأی می‌دهند، شما هم. موافق‌ها باید بیش از مخالف‌ها باشند. رأی موافق بدهید.
lesson-first-end = سه به یک: { district-batroun } و ۱۰ کرسی مال شماست. چه کسی مخالف بود؟ هرگز به‌یقین نمی‌فهمید. کارتان را کرده‌اید: نوبت را تمام کنید.
lesson-first-help = { $name_1 } بر سر { district-sour } { $name_2 } را به نبرد خواند. ایستگاه رسانه‌اش به همهٔ ایستگاه‌ها می‌رسد، اما او ۱۰ امتیاز دارد و حریف با { district-bint_jbeil } ۱۵. ایستگاه شما در { district-jbeil } ۶ امتیاز می‌افزاید. به او، که چالشگر است، کمک کنید.
lesson-first-battle = شانزده به پانزده: نبرد را شما تمام کردید. حالا نبردی از خودتان لازم دارید، چون هدف تازه‌تان «{ title-Hostile-Takeover }» است. در { district-tripoli } هم ایستگاهی هست. از { district-jbeil } آن را به چالش بکشید.
lesson-first-accept = شما ۶ امتیاز دارید و { $name_3 } با { district-miniyeh } ۱۵. اگر ببازید { district-jbeil } شناور می‌شود. اما { $name_1 } ۲۳ امتیاز پیشنهاد می‌دهد: دوستی سود دارد. کمکش را بپذیرید.
lesson-first-declare = { district-tripoli } و ۱۱ کرسی دیگر را گرفتید و هدفتان برآورده شد. پیش یا پس از کار خود اعلامش کنید تا یک اختیار ویژه بکشید. حالا اعلام کنید.
lesson-first-swap = این اختیار به { district-saida } ۲ امتیاز داد. حالا دور آخر است. گویا { $name_1 } ایستگاه رسانه جمع می‌کند، و { district-west_bekaa }ی او ۶ کرسی برای شما می‌آورد. معاوضه پیشنهاد کنید: { district-jbeil } در برابر آن. نمی‌توانید بیش از آنچه می‌دهید امتیاز بخواهید.
lesson-first-ask = هر دو راضی شدید و { $name_1 } هدفش را اعلام کرد. حالا انتخابات است و { $name_3 } نامزد شده. او می‌خواست { district-saida } را از شما بگیرد: فاسد اوست؟ از { $name_1 } فراکسیونش، یعنی همهٔ کرسی‌هایش، را بخواهید.
lesson-first-wait = قول داد، هرچند حرف کسی را پایبند نمی‌کند. اگر دو اصلاح‌طلب نامزد شوند رأی‌های درستکاران دو پاره می‌شود. کسی نمی‌بیند کار چه کسی تمام است و بعداً هم می‌توانید نامزد شوید. پس بگویید کارتان تمام است.
lesson-first-run = مناظره ادامه دارد، ولی { $name_1 } و { $name_2 } نامزد نمی‌شوند. پس نوبت شماست: نامزد ریاست‌جمهوری شوید! پس از آن همه می‌توانند دوباره فکر کنند.
lesson-first-ballot = همه پنهانی رأی می‌دهند و هر رأی همهٔ کرسی‌های رأی‌دهنده را با خود می‌آورد. نامزدها به خودشان رأی می‌دهند. رأی بدهید.
lesson-first-learned-1 = پیشتاز هر گروه حوزه کرسی‌های آن را دارد، پس به کرسی‌ها نگاه کنید نه فقط به امتیاز نفوذ.
lesson-first-learned-2 = کارزار رأی می‌خواهد، نبرد دوست، و معاوضه سودی برای هر دو.
lesson-first-learned-3 = کرسی‌های اصلاح‌طلب تنها با هدف اعلام‌شده شمرده می‌شود؛ کرسی‌های فاسدها همیشه.
lesson-advanced = بازی پیشرفته
lesson-advanced-new = حالا پنج نفرید و حوزه‌ها به قرعه پخش می‌شود. فراکسیون شما کوچک‌ترین است؛ پس رئیس مجلس شمایید و شما آغاز می‌کنید.
lesson-advanced-origin = هر کس زادگاهی انتخاب می‌کند. زادگاه توانایی ویژه دارد و با چالش از آن خودش را از دست نمی‌دهید. با { district-koura } دو هدف می‌کشید و یکی را نگه می‌دارید. { district-koura } را انتخاب کنید.
lesson-advanced-station = هر کس یک ایستگاه رسانه هم می‌گذارد. ایستگاهتان را در { district-jbeil } بگذارید.
lesson-advanced-roles = شخصیت‌ها پخش شد و شما فاسدید! همدست شما { $name_2 } است. یکی از دیگران قاضی است و از کار شما خبر دارد. شما او را نمی‌شناسید.
lesson-advanced-left = هر دور با یک خبر فوری آغاز می‌شود و سپس نشانی می‌گوید نبردها رأی می‌خواهند یا نه. این «{ title-Musical-Chairs }» است: هر کس حوزه‌ای به سمت چپ می‌دهد. { district-aley } برایتان کرسی نمی‌آورد. آن را بدهید.
lesson-advanced-tap = { $name_4 } { district-jezzine } را با یک ایستگاه رسانه به شما داد! هدفتان، «{ title-Talk-Show-Regular }»، برآورده شد و اعلامش کردید. اختیار شما «{ title-Wiretap }» است: هدف بازیکن دیگری را می‌بینید. به { $name_1 } گوش بدهید.
lesson-advanced-redraw = { $name_1 } سه بندر کهن می‌خواهد و { district-sour } و { district-beirut_2 } را دارد. خیلی نزدیک است. وادارش کنید هدف دیگری بکشد.
lesson-advanced-draw = دیگر هدفی ندارید. کشیدن هدف یک کار است و { district-koura } دو کارت نشانتان می‌دهد. هدف بکشید.
lesson-advanced-keep = «{ title-Press-Baron }» سه ایستگاه رسانه می‌خواهد و شما دو تا دارید. «{ title-National-Figure }» حوزه‌هایی در هر پنج استان می‌خواهد. هر کدام را می‌پسندید نگه دارید.
lesson-advanced-accuse = { $name_3 } به همه می‌گوید شما فاسدید. راست می‌گوید، و این را تنها قاضی می‌داند! اما کسی ناچار نیست باور کند. به همه بگویید او فاسد است.
lesson-advanced-answer = { $name_4 } فراکسیونتان، یعنی همهٔ کرسی‌هایتان در روز انتخابات، را می‌خواهد. پاسخ کسی را پایبند نمی‌کند: به دلخواه بگویید بله یا نه.
lesson-advanced-speaker = دور دوم. شما و { $name_2 } کوچک‌ترین فراکسیون را دارید؛ پس رئیس پیشین مجلس انتخاب می‌کند، یعنی شما. رئیس مجلس آغاز می‌کند و کارزارش رأی نمی‌خواهد. خودتان را انتخاب کنید.
lesson-advanced-release = «{ title-Thawra- }» مردم در خیابان‌اند و هر کس نیرومندترین حوزه‌اش را رها می‌کند. تنها زادگاه‌ها در امان‌اند. { district-zgharta } و { district-bcharre } برابرند: یکی را رها کنید.
lesson-advanced-promise = { $name_4 } بزرگ‌ترین فراکسیون را دارد و بهتر است دشمن شما نباشد. قول بدهید در نبردهایش بی‌طرف بمانید. خرجی ندارد و کسی را پایبند نمی‌کند.
lesson-advanced-unmask = حالا قاضی. تنها فاسدها می‌توانند بپرسند، و بعد همه می‌فهمند شما فاسدید. اما مگر کسی مانده که نداند؟ از { $name_3 } بپرسید.
lesson-advanced-steal = خودش است! قاضی همه‌چیز را از دست می‌دهد: شما یک حوزه می‌گیرید و بقیه شناور می‌شود. { district-batroun } را، کنار { district-koura }، بگیرید.
lesson-advanced-learned-1 = زادگاه شما توانایی ویژه دارد و وقتی از آن چالش می‌کنید چیزی به خطر نمی‌افتد.
lesson-advanced-learned-2 = هر دور یک خبر فوری دارد و نشانی که می‌گوید نبردها رأی می‌خواهند یا نه.
lesson-advanced-learned-3 = قاضی یکی از فاسدها را می‌شناسد. اگر قاضی را افشا کنید دیگر رأی لازم ندارید، اما همه شما را می‌شناسند.
