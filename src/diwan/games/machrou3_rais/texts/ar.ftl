title = مشروع رئيس
tagline = تقاسموا البلد، وساوموا على المجلس، واكتشفوا قبل فوات الأوان من المعروض للبيع.

variant-beginner = لعبة المبتدئين
    .about = دوائر ومحطات محددة مسبقًا، مع الأهداف والصلاحيات الاستثنائية. بلا قاضٍ ولا أخبار عاجلة.
variant-advanced = اللعبة المتقدمة
    .about = دوائر بالقرعة، وبلدات أصل لها صلاحيات، وأخبار عاجلة، وجولات تحتاج معاركها إلى تصويت، وقاضٍ يحاول الفاسدون كشفه.

option-mode = اللعبة
    .about = لعبة المبتدئين (beginner) أو اللعبة المتقدمة (advanced).
option-chaotic_newsflash = أخبار عاجلة فوضوية
    .about = إضافة الأخبار العاجلة التي تقلب الطاولة على الجميع.
option-exposed_chosen_by_corrupt = الفاسدون يختارون المكشوف
    .about = يختار الفاسدان سرًّا من منهما يعرفه القاضي.
option-speaker_campaigns_free_in_advanced = حملة رئيس المجلس حرة في اللعبة المتقدمة
    .about = لا يحتاج رئيس المجلس إلى تصويت على حملته في اللعبة المتقدمة أيضًا.
option-partial_support = دعم جزئي
    .about = يجوز للداعمين في المعركة اختيار الدوائر التي تساعد. وإلا ساعدت دوائرهم كلها.
option-talk_limit = عروض الروبوت في الدور
    .about = عدد العروض والوعود والتلميحات المسموح بها للروبوت خلال دور واحد. وللبشر ما شاؤوا منها.
option-people = الناس
    .about = المقاعد التي يشغلها بشر: all أو none أو أرقام مثل 0,3. وعلى الطاولة يعرف البرنامج ذلك بنفسه.
option-turn_seconds = ثواني الدور
    .about = وقت العمل في الدور. 0 يعني بلا ساعة.
option-candidacy_seconds = ثواني الترشح كله
    .about = وقت قرار الترشح للرئاسة. 0 يعني بلا ساعة.
option-vote_seconds = ثواني التصويت
    .about = وقت التصويت السري، ومنه اقتراع يوم الانتخاب. 0 يعني بلا ساعة.
option-reply_seconds = ثواني الجواب
    .about = وقت كل قرار آخر. 0 يعني بلا ساعة.
option-deck = الأوراق
    .about = ملف فيه أوراقك. أنواع الأوراق التي لا يحتويها تؤخذ من المجموعة الأصلية.

## Words for values

mode-beginner = لعبة المبتدئين
mode-advanced = اللعبة المتقدمة
character-adnan = عدنان (من الفاسدين، صاحب العين)
character-nisreen = نسرين (من الفاسدين)
character-fawzi = فوزي (من الفاسدين)
character-mansour = منصور (من الإصلاحيين)
character-lara = لارا (من الإصلاحيين)
character-latif = لطيف (من الإصلاحيين)
character-nahida = ناهدة (من الإصلاحيين)
character-faten = فاتن (من الإصلاحيين)
character-saleh = القاضي صالح
team-corrupt = من الفاسدين
team-reformist = من الإصلاحيين
team-judge = القاضي
winner-corrupt = الفاسدين
winner-reformist = الإصلاحيين
card-with = مع
card-against = ضد
side-neutral = لا أحد
side-challenger = المتحدّي
side-defender = المدافع
thing-origin = بلدة الأصل
thing-station = محطة إعلامية
until-own_next_turn = حتى الدور التالي لصاحبها
until-end_of_phase_1 = حتى الانتخاب
why-smallest_bloc = بحكم أصغر كتلة
why-by_lot = بالقرعة بين أصغر الكتل
why-picked = باختيار رئيس المجلس السابق
why-gavel = بصلاحية استثنائية
why-campaign = بعد حملة
why-battle = بعد معركة
why-swap = بعد مبادلة
why-power = بصلاحية استثنائية
why-newsflash = بسبب الخبر العاجل
why-unmasking = بسبب كشف القاضي
deal-support = دعم في معركة
deal-neutral = الحياد في معركة
deal-with = صوت «مع»
deal-against = صوت «ضد»
deal-swap = مبادلة
deal-bloc = مقاعد الكتلة يوم الانتخاب
give-none = لا شيء
get-none = لا شيء
to-none = الجميع
pile-0 = 1
pile-1 = 2
pile-2 = 3
pile-3 = 4
pile-4 = 5
pile-5 = 6
governorate-north = لبنان الشمالي
governorate-bekaa = البقاع
governorate-mount_lebanon = جبل لبنان
governorate-beirut = بيروت
governorate-south = لبنان الجنوبي
group-beirut_1 = بيروت الأولى
group-beirut_2 = بيروت الثانية
group-jbeil_keserwan = كسروان - جبيل
group-metn = المتن
group-baabda = بعبدا
group-aley_chouf = الشوف - عاليه
group-akkar = عكار
group-tripoli_miniyeh = طرابلس - المنية
group-north_3 = البترون - بشري - زغرتا - الكورة
group-zahle = زحلة
group-west_bekaa_rashaya = البقاع الغربي - راشيا
group-baalbek_hermel = بعلبك - الهرمل
group-saida_jezzine = صيدا - جزين
group-sour_zahrani = صور - الزهراني
group-south_3 = بنت جبيل - مرجعيون - حاصبيا - النبطية
district-akkar = عكار
district-miniyeh = المنية
district-tripoli = طرابلس
district-zgharta = زغرتا
district-koura = الكورة
district-bcharre = بشري
district-batroun = البترون
district-jbeil = جبيل
district-keserwan = كسروان
district-metn = المتن
district-baabda = بعبدا
district-aley = عاليه
district-chouf = الشوف
district-beirut_1 = بيروت الأولى
district-beirut_2 = بيروت الثانية
district-hermel = الهرمل
district-baalbek = بعلبك
district-zahle = زحلة
district-west_bekaa = البقاع الغربي
district-rashaya = راشيا
district-saida = صيدا
district-zahrani = الزهراني
district-sour = صور
district-jezzine = جزين
district-nabatieh = النبطية
district-bint_jbeil = بنت جبيل
district-marjayoun = مرجعيون
district-hasbaya = حاصبيا
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
    [you] وصلتك رزمة الدوائر { $pile }.
   *[other] وصلت رزمة الدوائر { $pile } إلى { $seat }.
}
event-DistrictDealt = { $who ->
    [you] { $district } من نصيبك.
   *[other] { $district } من نصيب { $seat }.
}
event-SpeakerChosen = { $who ->
    [you] رئاسة المجلس لك، { $why }.
   *[other] رئاسة المجلس لـ { $seat }، { $why }.
}
event-OriginPlaced = { $who ->
    [you] بلدة أصلك { $district }.
   *[other] بلدة أصل { $seat }: { $district }.
}
event-StationPlaced = { $who ->
    [you] وضعت محطة إعلامية في { $district }.
   *[other] { $seat }: وضع محطة إعلامية في { $district }.
}
event-CharacterDealt = شخصيتك السرية: { $character }.
event-FellowKnown = شريك الفساد: { $seat }.
event-ExposedKnown = { $who ->
    [you] يعرف القاضي أنك من الفاسدين.
   *[other] يعرف القاضي أن { $seat } من الفاسدين.
}
event-Wished = { $seat_is ->
    [none] لم تسمِّ أحدًا للقاضي.
   *[other] { $who ->
        [you] تريد أن يعرف القاضي أنك من الفاسدين.
       *[other] تريد أن يعرف القاضي أن { $seat } من الفاسدين.
    }
}
event-RoundBegan = تبدأ الجولة { $round }.
event-NewsflashDrawn = خبر عاجل: { $title }.
event-TokenDrawn = { $vote_is ->
    [yes] قطعة خضراء: معارك هذه الجولة تحتاج إلى تصويت.
   *[no] قطعة حمراء: معارك هذه الجولة لا تحتاج إلى تصويت.
}
event-TurnBegan = { $who ->
    [you] دورك.
   *[other] دور { $seat }.
}
event-ChoseToPass = اخترت { $district } لتنتقل إلى اللاعب على يسارك.
event-OwnerChanged = { $seat_is ->
    [none] { $before_who ->
        [you] خسرت { $district } { $why }، وأصبحت دائرة غير محسومة.
       *[other] خرجت { $district } من يد { $before } { $why }، وأصبحت دائرة غير محسومة.
    }
   *[other] { $before_is ->
        [none] { $who ->
            [you] أصبحت { $district } لك { $why }.
           *[other] انتقلت { $district } إلى { $seat } { $why }.
        }
       *[other] { $before_who ->
            [you] انتقلت { $district } منك إلى { $seat } { $why }.
           *[other] { $who ->
                [you] انتقلت { $district } من { $before } إليك { $why }.
               *[other] انتقلت { $district } من { $before } إلى { $seat } { $why }.
            }
        }
    }
}
event-LeadChanged = { $seat_is ->
    [none] لم تعد صدارة { $group } لأحد، ومقاعدها ({ $seats }) بلا صاحب.
   *[other] { $who ->
        [you] صدارة { $group } لك الآن، ومقاعدها: { $seats }
       *[other] صدارة { $group } الآن لـ { $seat }، ومقاعدها: { $seats }
    }{ $before_is ->
        [none] .
       *[other] { $before_who ->
            [you] ، وكانت لك.
           *[other] ، وكانت لـ { $before }.
        }
    }
}
event-BlocsChanged = مقاعد المجلس الآن: { $blocs_named }.
event-Passed = { $who ->
    [you] تخطّيت دورك.
   *[other] { $seat }: تخطّي الدور.
}
event-TurnEnded = { $who ->
    [you] أنهيت دورك.
   *[other] انتهى دور { $seat }.
}
event-Campaigned = { $who ->
    [you] أطلقت حملة على { $district }.
   *[other] { $seat }: حملة على { $district }.
}
event-Challenged = { $who ->
    [you] تحدّيت { $defender } في معركة: { $challenging } ضد { $defending }.
   *[other] { $defender_who ->
        [you] { $seat }: تحدٍّ لك في معركة، { $challenging } ضد { $defending }.
       *[other] { $seat }: تحدٍّ لـ { $defender } في معركة، { $challenging } ضد { $defending }.
    }
}
event-Voted = صوتك: «{ $card }».
event-VoteCounted = { $passed_is ->
    [yes] نجح التصويت: { $with_votes } مع، { $against_votes } ضد.
   *[no] سقط التصويت: { $with_votes } مع، { $against_votes } ضد.
}
event-VotesOpened = صوّتوا «مع»: { $with_seats }. صوّتوا «ضد»: { $against_seats }.
event-SwapOffered = { $who ->
    [you] عرضت على { $partner } مبادلة { $give } بـ{ $get }.
   *[other] { $partner_who ->
        [you] { $seat }: عرض عليك بمبادلة { $give } بـ{ $get }.
       *[other] { $seat }: عرض على { $partner } بمبادلة { $give } بـ{ $get }.
    }
}
event-SwapAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] قبلت المبادلة.
       *[no] رفضت المبادلة.
    }
   *[other] { $accepted_is ->
        [yes] { $seat }: قبول المبادلة.
       *[no] { $seat }: رفض المبادلة.
    }
}
event-StayedNeutral = { $who ->
    [you] بقيت على الحياد.
   *[other] { $seat }: البقاء على الحياد.
}
event-HelpOffered = { $who ->
    [you] عرضت على { $side } مساعدة { $districts }.
   *[other] { $seat }: عرض مساعدة { $districts } على { $side }.
}
event-HelpAnswered = { $who ->
    [you] { $accepted_is ->
        [yes] قبلت مساعدة { $helper }.
       *[no] رفضت مساعدة { $helper }.
    }
   *[other] { $helper_who ->
        [you] { $accepted_is ->
            [yes] { $seat }: قبول مساعدتك.
           *[no] { $seat }: رفض مساعدتك.
        }
       *[other] { $accepted_is ->
            [yes] { $seat }: قبول مساعدة { $helper }.
           *[no] { $seat }: رفض مساعدة { $helper }.
        }
    }
}
event-BattleDecided = { $won_is ->
    [yes] { $who ->
        [you] ربحت معركة { $defending }.
       *[other] معركة { $defending } من نصيب { $seat }.
    }
   *[no] { $defender_who ->
        [you] نجحت في الدفاع عن { $defending }.
       *[other] دفاع ناجح من { $defender } عن { $defending }.
    }
} للمتحدّي { $challenger_total } وللمدافع { $defender_total }.
event-AskedJudge = { $who ->
    [you] كشفت أنك من الفاسدين وسألت { $target }: «هل أنت القاضي؟»
   *[other] { $target_who ->
        [you] تبيّن أن { $seat } من الفاسدين، والسؤال لك: «هل أنت القاضي؟»
       *[other] تبيّن أن { $seat } من الفاسدين، والسؤال إلى { $target }: «هل أنت القاضي؟»
    }
} { $yes_is ->
    [yes] الجواب: نعم!
   *[no] الجواب: لا.
}
event-ObjectiveDiscarded = { $who ->
    [you] رميت هدفك.
   *[other] { $seat }: رمي هدف، مقلوبًا.
}
event-ObjectiveDrawn = { $seat }: سحب هدف.
event-ObjectiveKnown = سحبت الهدف «{ $title }» ({ $card }).
event-ObjectiveKept = { $seat }: الاحتفاظ بأحد الأهداف.
event-KeptObjective = احتفظت بـ«{ $title }» ({ $card }).
event-DeckRefilled = خُلطت الأهداف المرمية ({ $cards }) في كومة جديدة.
event-ObjectiveDeclared = { $who ->
    [you] أعلنت الهدف «{ $title }» ({ $card }).
   *[other] { $seat }: إعلان الهدف «{ $title }» ({ $card }).
} عدد الأهداف المعلنة حتى الآن: { $total }.
event-PowerDrawn = { $who ->
    [you] { $playable_is ->
        [yes] سحبت الصلاحية الاستثنائية «{ $title }» ({ $card }).
       *[no] سحبت الصلاحية الاستثنائية «{ $title }» ({ $card })؛ لا يمكن استعمالها الآن، فتُستبدل بأخرى.
    }
   *[other] { $playable_is ->
        [yes] { $seat }: سحب الصلاحية الاستثنائية «{ $title }» ({ $card }).
       *[no] { $seat }: سحب الصلاحية الاستثنائية «{ $title }» ({ $card })؛ لا يمكن استعمالها الآن، فتُستبدل بأخرى.
    }
}
event-NoPowerLeft = لم تبقَ صلاحية استثنائية تُسحب.
event-Picked = { $who ->
    [you] { $player_is ->
        [none] اخترت { $districts }.
       *[other] اخترت { $player }.
    }
   *[other] { $player_is ->
        [none] { $seat }: اختيار { $districts }.
       *[other] { $seat }: اختيار { $player }.
    }
}
event-IpChanged = يتغيّر نفوذ { $district } بصورة دائمة بمقدار { $add }.
event-StationAdded = صار في { $district } محطة إعلامية.
event-StationMoved = انتقلت المحطة الإعلامية من { $origin } إلى { $district }.
event-StatusBegan = «{ $title }» ({ $card }) سارية المفعول { $until }.
event-LookedAtTeam = { $who ->
    [you] نظرت سرًّا هل { $target } من الفاسدين.
   *[other] { $target_who ->
        [you] { $seat }: نظرة سرية، هل أنت من الفاسدين.
       *[other] { $seat }: نظرة سرية، هل { $target } من الفاسدين.
    }
}
event-TeamSeen = { $seat } { $team }. لا يعرف ذلك سواك.
event-LookedAtObjective = { $who ->
    [you] نظرت سرًّا إلى هدف { $target }.
   *[other] { $target_who ->
        [you] { $seat }: نظرة سرية إلى هدفك.
       *[other] { $seat }: نظرة سرية إلى هدف { $target }.
    }
}
event-ObjectiveSeen = في يد { $seat } الهدف «{ $title }» ({ $card }). لا يعرف ذلك سواك.
event-RedrawDecided = { $who ->
    [you] { $redraw_is ->
        [yes] فرضت على { $target } سحب هدف جديد.
       *[no] تركت الهدف لـ { $target }.
    }
   *[other] { $target_who ->
        [you] { $redraw_is ->
            [yes] { $seat }: فرض سحب هدف جديد عليك.
           *[no] { $seat }: ترك الهدف لك.
        }
       *[other] { $redraw_is ->
            [yes] { $seat }: فرض سحب هدف جديد على { $target }.
           *[no] { $seat }: ترك الهدف لـ { $target }.
        }
    }
}
event-PhaseOneEnded = { $reason_is ->
    [objectives] أُعلن الهدف السادس: يبدأ الانتخاب.
   *[rounds] انتهت الجولة الأخيرة: يبدأ الانتخاب.
}
event-Announced = { $who ->
    [you] ترشّحت للرئاسة.
   *[other] { $seat }: ترشّح للرئاسة.
}
event-SaidDone = اكتفيت. لا يرى ذلك أحد غيرك، ويمكنك الترشّح ما دام النقاش مفتوحًا.
event-DebateClosed = { $candidates_count ->
    [0] أُغلق النقاش. لا مرشح للرئاسة.
    [one] أُغلق النقاش. المرشح الوحيد: { $candidates }.
   *[other] أُغلق النقاش. المرشحون: { $candidates }.
}
event-BallotTaken = { $candidate_who ->
    [you] اقترعت لنفسك.
   *[other] اقترعت لـ { $candidate }.
}
event-BallotOpened = { $candidate_who ->
    [you] { $who ->
        [you] اقترعت لنفسك؛
       *[other] { $seat }: اقتراع لك؛
    }
   *[other] { $who ->
        [you] اقترعت لـ { $candidate }؛
       *[other] { $seat }: اقتراع لـ { $candidate }؛
    }
} { $valid ->
    [0] { $bloc ->
        [0] لا مقاعد.
       *[other] الكتلة ({ $bloc }) لا تُحتسب من دون هدف معلن.
    }
   *[other] المقاعد المحتسبة: { $valid }.
}
event-CharacterRevealed = { $who ->
    [you] كنت { $character }.
   *[other] شخصية { $seat }: { $character }.
}
event-SecretsOpened = أصبحت كل الأهداف وكل الأصوات السرية علنية.
event-Elected = { $president_is ->
    [none] لا رئيس للجمهورية.
   *[other] { $president_who ->
        [you] رئاسة الجمهورية لك.
       *[other] رئاسة الجمهورية لـ { $president }.
    }
} النصر لفريق { $winner }.
event-Spoke = { $promise_is ->
    [yes] { $who ->
        [you] همست بوعد إلى { $to }.
       *[other] { $to_who ->
            [you] { $seat }: وعد لك همسًا.
           *[other] { $seat }: وعد همسًا لـ { $to }.
        }
    }
   *[no] { $who ->
        [you] تحدثت على انفراد إلى { $to }.
       *[other] { $to_who ->
            [you] { $seat }: حديث معك على انفراد.
           *[other] { $seat }: حديث على انفراد مع { $to }.
        }
    }
}
event-Asked = { $who ->
    [you] طلبت { $deal_is ->
        [swap] مبادلة { $give } بـ{ $get }
       *[other] { $deal }
    } { $to_count ->
        [0] من الطاولة
       *[other] من { $to }
    }.
   *[other] { $seat }: طلب { $deal_is ->
        [swap] مبادلة { $give } بـ{ $get }
       *[other] { $deal }
    } { $to_count ->
        [0] من الطاولة
       *[other] { $to_who ->
            [you] منك
           *[other] من { $to }
        }
    }.
}
event-Promised = { $who ->
    [you] وعدت { $to_count ->
        [0] الطاولة
       *[other] { $to }
    }: { $deal_is ->
        [swap] مبادلة { $give } بـ{ $get }
       *[other] { $deal }
    }.
   *[other] { $seat }: وعد { $to_count ->
        [0] للطاولة،
       *[other] { $to_who ->
            [you] لك،
           *[other] لـ { $to }،
        }
    } { $deal_is ->
        [swap] مبادلة { $give } بـ{ $get }
       *[other] { $deal }
    }.
}
event-PromiseKept = { $who ->
    [you] وفيت بوعدك { $to_count ->
        [0] للطاولة: { $deal }.
       *[other] لـ { $to }: { $deal }.
    }
   *[other] { $seat }: وفاء بالوعد { $to_count ->
        [0] للطاولة: { $deal }.
       *[other] { $to_who ->
            [you] لك: { $deal }.
           *[other] لـ { $to }: { $deal }.
        }
    }
}
event-PromiseBroken = { $who ->
    [you] أخلفت وعدك { $to_count ->
        [0] للطاولة: { $deal }.
       *[other] لـ { $to }: { $deal }.
    }
   *[other] { $seat }: إخلاف الوعد { $to_count ->
        [0] للطاولة: { $deal }.
       *[other] { $to_who ->
            [you] لك: { $deal }.
           *[other] لـ { $to }: { $deal }.
        }
    }
}
event-Answered = { $who ->
    [you] { $agree_is ->
        [yes] قلت «نعم» لـ { $to }: { $deal }.
       *[no] قلت «لا» لـ { $to }: { $deal }.
    }
   *[other] { $to_who ->
        [you] { $agree_is ->
            [yes] { $seat }: «نعم» لك، { $deal }.
           *[no] { $seat }: «لا» لك، { $deal }.
        }
       *[other] { $agree_is ->
            [yes] { $seat }: «نعم» لـ { $to }، { $deal }.
           *[no] { $seat }: «لا» لـ { $to }، { $deal }.
        }
    }
}
event-Hinted = { $who ->
    [you] { $about_who ->
        [you] قلت إنك { $team }.
       *[other] قلت إن { $about } { $team }.
    }
   *[other] { $about_who ->
        [you] بحسب { $seat }: أنت { $team }.
       *[other] بحسب { $seat }: { $about } { $team }.
    }
}

## Moves

move-DealPile = رزمة الدوائر { $pile } لـ { $seat }
move-DealDistrict = { $district } لـ { $seat }
move-DrawSpeaker = رئاسة المجلس لـ { $seat }
move-DealObjective = الهدف { $card } لـ { $seat }
move-DealCharacter = { $character } لـ { $seat }
move-DrawNewsflash = الخبر العاجل { $card }
move-DrawToken = { $vote_is ->
    [yes] قطعة «تصويت»
   *[no] قطعة «بلا تصويت»
}
move-DrawPower = الصلاحية الاستثنائية { $card }
move-PlaceOrigin = بلدة الأصل: { $district }
    .about = لبلدة أصلك صلاحية خاصة، ويصعب انتزاعها منك.
move-PlaceStation = محطة إعلامية على { $district }
    .about = الدوائر ذات المحطات تصل بعضها إلى بعض عبر الخريطة.
move-Expose = { $seat_is ->
    [none] عدم تسمية أحد
   *[other] { $who ->
        [you] ليعرفك القاضي
       *[other] ليعرف القاضي { $seat }
    }
}
move-PickSpeaker = { $who ->
    [you] البقاء في رئاسة المجلس
   *[other] إعطاء رئاسة المجلس لـ { $seat }
}
move-ReleaseDistrict = التخلي عن { $district }
move-PassLeft = تمرير { $district } إلى اليسار
move-Declare = إعلان الهدف
    .about = يُحسب نهائيًّا، ويجعل صوت الإصلاحيين صالحًا، ويمنح صلاحية استثنائية.
move-Pass = تخطّي الدور
move-ChangeObjective = تغيير الهدف
move-DrawObjective = سحب هدف
move-Swap = مبادلة { $give } بـ{ $get } مع { $partner }
move-Campaign = حملة على { $district }
move-Battle = تحدّي { $defending } من { $challenging }
move-Unmask = سؤال { $seat }: «هل أنت القاضي؟»
    .about = سيعرف الجميع أنك من الفاسدين.
move-EndTurn = إنهاء الدور
move-Vote = التصويت «{ $card }»
move-AnswerSwap = { $accept_is ->
    [yes] قبول المبادلة
   *[no] رفض المبادلة
}
move-Help = { $side_is ->
    [neutral] البقاء على الحياد
   *[other] { $districts_count ->
        [0] مساعدة { $side }
       *[other] مساعدة { $side } بـ{ $districts }
    }
}
move-AnswerHelp = { $accept_is ->
    [yes] قبول المساعدة
   *[no] رفض المساعدة
}
move-Steal = أخذ { $district } من القاضي
move-Pick = { $seat_is ->
    [none] اختيار { $districts }
   *[other] { $who ->
        [you] اختيار نفسك
       *[other] اختيار { $seat }
    }
}
move-Keep = الاحتفاظ بالهدف { $number }
number-0 = الأول
number-1 = الثاني
number-2 = الثالث
move-Redraw = { $redraw_is ->
    [yes] فرض سحب هدف جديد
   *[no] ترك الهدف لصاحبه
}
move-Announce = الترشح للرئاسة
move-Done = اكتفيت
    .about = لا تترشّح والحال هذه. لا يرى ذلك أحد، ويمكنك الترشّح ما دام النقاش مفتوحًا.
move-CastBallot = { $candidate_who ->
    [you] الاقتراع لنفسك
   *[other] الاقتراع لـ { $candidate }
}
move-Ask = طلب { $deal_is ->
    [swap] مبادلة { $give } بـ{ $get }
   *[other] { $deal }
} { $to_count ->
    [0] من الطاولة
   *[other] من { $to }
}
move-Promise = { $to_count ->
    [0] وعد للطاولة:
   *[other] وعد لـ { $to }:
} { $deal_is ->
    [swap] مبادلة { $give } بـ{ $get }
   *[other] { $deal }
}
move-Answer = { $agree_is ->
    [yes] قول «نعم» لـ { $to }: { $deal }
   *[no] قول «لا» لـ { $to }: { $deal }
}
move-Hint = { $to_count ->
    [0] القول للجميع:
   *[other] القول لـ { $to }:
} { $about_who ->
    [you] إنك { $team }
   *[other] إن { $about } { $team }
}

## Why not

refusal-not_your_turn = ليس هذا دورك؛ يلزم الانتظار حتى تُسأل
refusal-out_of_place = لا يمكن ذلك الآن؛ الخيارات في القائمة
refusal-not_in_the_odds = لا يمكن توزيع هذا أو سحبه هنا
refusal-not_tied = رئاسة المجلس لأصحاب أصغر كتلة فقط
refusal-already_acted = سبق أن قمت بعمل هذا الدور؛ يمكن إعلان الهدف أو إنهاء الدور
refusal-act_first = لا بد من عمل أولًا؛ التخطّي عمل أيضًا
refusal-ten_districts = لديك عشر دوائر ولا يمكنك أخذ المزيد؛ يمكنك المبادلة
refusal-campaign_forbidden = ورقة تمنع الحملات الآن
refusal-battle_forbidden = ورقة تمنع المعارك الآن
refusal-not_swing = { $district } لها مالك؛ الحملة تكون على دائرة غير محسومة
refusal-no_such_partner = المبادلة مع لاعب آخر
refusal-not_theirs_to_swap = لا يعطي كل لاعب إلا دائرة يملكها
refusal-origin_not_swapped = بلدة الأصل في يد صاحبها لا تُبادَل
refusal-swap_too_high = ستأخذ { $get } من نقاط النفوذ مقابل { $give }؛ تُطلب دائرة أضعف
refusal-not_your_district = { $district } ليست لك؛ الاختيار من دوائرك
refusal-nobody_to_fight = لا خصم في { $district } يمكن قتاله؛ الدوائر غير المحسومة تؤخذ بالحملات
refusal-immune = لا يمكن تحدّي { $district } الآن؛ ورقة تحميها
refusal-out_of_reach = { $challenging } لا تصل إلى { $defending }؛ يكون التحدي لجارة، أو عبر المحطات الإعلامية
refusal-answer_does_not_fit = هذا الجواب لا يناسب السؤال؛ الخيارات في القائمة
refusal-no_judge = لا قاضي في هذه اللعبة
refusal-not_corrupt = الفاسدون وحدهم يمكنهم محاولة كشف القاضي
refusal-judge_known = سبق كشف القاضي
refusal-no_such_target = الاختيار من اللاعبين الآخرين
refusal-already_cleared = سبق أن أجاب هذا اللاعب بالنفي
refusal-not_the_judges = { $district } ليست للقاضي؛ تؤخذ واحدة له
refusal-pick_does_not_fit = الورقة لا تسمح بهذا الاختيار؛ الخيارات في القائمة
refusal-no_objective = ليس لديك هدف؛ سحب هدف عملٌ في دورك
refusal-hand_full = لديك هدف؛ يمكنك تغييره
refusal-no_objectives_left = لم تبقَ أهداف
refusal-not_fulfilled = لم يتحقق هدفك بعد
refusal-no_such_card = لا ورقة كهذه في يدك
refusal-has_station = في { $district } محطة إعلامية؛ الاختيار من غيرها
refusal-runs_already = أنت مرشح بالفعل؛ انتظر حتى يُغلق النقاش
refusal-done_already = قلت إنك اكتفيت؛ ترشّح للرئاسة أو انتظر حتى يُغلق النقاش
refusal-judge_no_candidate = لا يمكن للقاضي الترشح للرئاسة
refusal-no_candidate = هذا اللاعب ليس مرشحًا
refusal-own_ballot = على المرشحين الاقتراع لأنفسهم
refusal-no_talk_now = لا يمكن تقديم العروض الآن
refusal-said_enough = استنفدت عروضك: { $limit } في كل دور؛ انتظر الدور التالي أو الترشّح التالي
refusal-no_such_listener = يُذكر لاعبون آخرون على هذه الطاولة، كلٌّ مرة واحدة
refusal-name_the_districts = المبادلة تحتاج إلى ذكر الدائرتين، وغيرها لا يحتاج إلى أي دائرة

## Why it ended

reason-corrupt_president = الرئيس الجديد من الفاسدين.
reason-reformist_president = الرئيس الجديد من الإصلاحيين.
reason-tie = تعادلت الأصوات في الانتخاب، فيفوز الفاسدون.
reason-vacancy = لا مقعد صالحًا لأي مرشح، فلا رئيس للجمهورية ويفوز الفاسدون.
reason-objectives = ستة أهداف
reason-rounds = خمس جولات
unit-seats = { $count ->
    [zero] لا مقاعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $count } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}

## The board in the terminal

picture-round = الجولة { $round }، رئاسة المجلس لـ { $speaker }
picture-seats = المقاعد
picture-leader = المتصدر
picture-districts = الدوائر والنفوذ ({ $station } محطة، { $origin } بلدة أصل)
picture-player = اللاعب
picture-bloc = الكتلة
picture-land = الدوائر
picture-declared = المعلنة
picture-objective = الهدف
picture-known = المعروف
picture-not_judge = ليس القاضي
picture-candidate = مرشح
picture-has_voted = تم التصويت
picture-own_objective = هدفك، { $title }:

## What the cards say

section-objective = الأهداف
section-power = الصلاحيات الاستثنائية
section-newsflash = الأخبار العاجلة
section-origin = صلاحيات بلدات الأصل
card-by_players = حيث ترد ثلاثة أعداد، فهي لأربعة لاعبين وخمسة وستة.
card-advanced_only = للعبة المتقدمة فقط.
card-chaotic = من الأخبار العاجلة الفوضوية.
card-beginner = في لعبة المبتدئين: { $text }
by-players = { $four } أو { $five } أو { $six }

condition-event_min = { $event ->
    [battle_won_as_challenger] الفوز بمعركة نفوذ بصفة المتحدّي
    [battle_won_as_principal] الفوز بمعركة نفوذ بصفة المتحدّي أو المدافع
    [battle_won_with_own_doo] الفوز بمعركة نفوذ تكون فيها بلدة أصلك الدائرة المتحدّية أو المدافعة
    [helped_winner] مساعدة الطرف الفائز في معركة نفوذ
    [campaign_won_clearly] الفوز بالتصويت على حملة لك وعدد أصوات «ضد» لا يزيد على { $clear }
   *[swap_proposed_and_done] إتمام مبادلة من اقتراحك
} ({ $n ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $n } مرات
   *[other] { $n } مرة
} منذ سحب هذه الورقة)
condition-stations_min = امتلاك { $n } على الأقل من الدوائر ذات المحطات الإعلامية
condition-ip_sum_min = امتلاك دوائر مجموع نقاط نفوذها { $n } على الأقل
condition-bloc_min = كتلة من { $n } مقعدًا على الأقل
condition-bloc_lead_min = كتلة تزيد على كل كتلة أخرى بـ{ $n } من المقاعد على الأقل
condition-groups_min = السيطرة على { $n } من مجموعات الدوائر على الأقل
condition-governorates_min = امتلاك دائرة في كلٍّ من { $n } محافظات على الأقل
condition-chain_min = امتلاك { $n } على الأقل من الدوائر المتلاصقة الحدود
condition-own_of = امتلاك { $n } على الأقل من هذه الدوائر: { $of }
condition-own_tag = امتلاك { $n } على الأقل من الدوائر { $tag ->
    [coastal] الساحلية
   *[syria_border] المحاذية لسوريا
}
condition-own_governorate = امتلاك { $n } على الأقل من دوائر { $governorate ->
    [north] لبنان الشمالي
    [bekaa] البقاع
    [mount_lebanon] جبل لبنان
    [beirut] بيروت
   *[south] لبنان الجنوبي
}
condition-doo_held = امتلاك بلدة أصلك
condition-doo_neighbours_min = امتلاك بلدة أصلك و{ $n } على الأقل من الدوائر المجاورة لها (كلها إن كانت أقل)
condition-doo_group_controlled = امتلاك بلدة أصلك والسيطرة على مجموعة دوائرها
condition-doo_governorate_min = امتلاك بلدة أصلك، ومعها { $n } على الأقل من دوائر محافظتها (كلها إن كانت أقل)
condition-doo_chain_min = امتلاك { $n } على الأقل من الدوائر المتلاصقة الحدود، وبلدة أصلك بينها
condition-foreign_doo_min = امتلاك بلدة أصل لاعب آخر، { $n } على الأقل في المجموع

hook-ip_add = كل { $where ->
    [station] دائرة ذات محطة إعلامية
    [printed_ip_9_plus] دائرة مطبوع عليها 9 نقاط نفوذ أو أكثر
   *[held_doo] بلدة أصل في يد صاحبها
} { $sign ->
    [less] تنقص
   *[more] تزيد
} { $amount ->
    [one] نقطة نفوذ واحدة
    [two] نقطتي نفوذ
    [few] { $amount } نقاط نفوذ
   *[other] { $amount } نقطة نفوذ
}
hook-group_add = تُحسب بلدة أصلك بزيادة { $add } في السيطرة على مجموعة دوائرها
hook-battle_add = { $role ->
    [challenger] لك { $add } إضافية بصفة المتحدّي
   *[defender] لك { $add } إضافية بصفة المدافع
}{ $only_if_challenging ->
    [my_doo] { " " }عند التحدي من بلدة أصلك
   *[other] { "" }
}{ $only_if_defending ->
    [my_doo] { " " }عند تحدّي بلدة أصلك
   *[other] { "" }
}
hook-help_add = تُحسب بلدة أصلك بزيادة { $add } حين تساعد في معركة
hook-link = تؤثر بلدة أصلك في كل { $to ->
    [coastal] دائرة ساحلية
    [syria] دائرة محاذية لسوريا
    [north] دائرة في لبنان الشمالي
    [south] دائرة في لبنان الجنوبي
   *[set] دائرة من مجموعة تحددها كل دائرة
}، في اتجاه واحد
hook-acts_as_station = تعمل بلدة أصلك كأن فيها محطة إعلامية، في اتجاه واحد
hook-stations_off = المحطات الإعلامية لا تصل شيئًا بشيء
hook-no_help = لا أحد يدعم المتحدّي ولا المدافع في المعارك
hook-help_cap = يُحسب لكل داعم { $n ->
    [one] أقوى دائرة فقط
    [two] أقوى دائرتين فقط
   *[other] أقوى { $n } دوائر فقط
} مما يمكنه المساعدة به
hook-immune = لا يمكن تحدّي الدائرة { $district }
hook-forbid = { $action ->
    [campaign] الحملات
   *[battle] المعارك
} ممنوعة{ $except ->
    [speaker] { " " }على الجميع إلا رئيس المجلس
   *[nobody] { "" }
}
hook-vote_rule = { $action ->
    [campaign] الحملات
   *[battle] المعارك
} { $need ->
    [yes] تحتاج إلى تصويت أيًّا كان صاحبها
   *[no] لا تحتاج إلى تصويت
}
hook-vote_weight = { $who ->
    [self] صوتك
    [largest_bloc] صوت كل صاحب أكبر كتلة
   *[other] صوت اللاعب { $who }
} { $weight ->
    [0] لا يُحسب
   *[other] يُحسب { $weight }
}
hook-extra_with = يُضاف { $n ->
    [one] صوت «مع» واحد
    [two] صوتا «مع»
   *[other] { $n } من أصوات «مع»
} إلى كل تصويت على حملاتك
hook-tie_passes = التعادل في التصويت ينجح
hook-open_votes = التصويت علني: الجميع يرون من صوّت وبماذا
hook-swap_margin = في المبادلات التي تقترحها يجوز أن تأخذ حتى { $n } من نقاط النفوذ زيادة على ما تعطي
hook-swap_any_ip = المبادلات تحتاج إلى الرضا دون مقارنة نقاط النفوذ
hook-draw_two = عند سحب هدف أو تغييره تُسحب ورقتان وتبقى لك واحدة
hook-doo_powers_off = صلاحيات بلدات الأصل لا تعمل

pick-player = اختيار { $who ->
    [other_with_objective] لاعب آخر في يده هدف
   *[other] لاعب آخر
} (نسميه هنا { $as })
pick-district = اختيار { $most ->
    [one] دائرة واحدة
   *[other] { $least } إلى { $most } من الدوائر
} { $owner ->
    [swing] لا يملكها أحد
    [self] من دوائرك
    [other] من دوائر لاعب آخر
   *[any] في أي مكان
} (نسميها هنا { $as }){ $restrictions_count ->
    [0] { "" }
   *[other] ،‏ { $restrictions }
}
restriction-ip_max = نقاط نفوذها { $value } على الأكثر
restriction-ip_max_of = نقاط نفوذها لا تزيد على نقاط { $value }
restriction-ip_within = الفرق بين نقاط نفوذها ونقاط { $of } لا يزيد على { $value }
restriction-reachable = تؤثر فيها إحدى دوائرك
restriction-station = { $value ->
    [yes] ذات محطة إعلامية
   *[no] بلا محطة إعلامية
}
restriction-group_of = من مجموعة دوائر { $value ->
    [my_doo] بلدة أصلك
    [any_own] دائرة لك
   *[other] { $value }
}
restriction-governorate_of = من محافظة { $value ->
    [my_doo] بلدة أصلك
    [any_own] دائرة لك
   *[other] { $value }
}
restriction-not_owner_of = ليست لصاحب { $value }
restriction-doo = { $value ->
    [only] ولا بد أن تكون بلدة أصل في يد صاحبها
   *[none] وليست بلدة أصل في يد صاحبها
}

operation-take = الدائرة { $d } تصبح لك
operation-release = الدائرة { $d } تصبح غير محسومة
operation-exchange = الدائرتان { $a } و{ $b } تتبادلان المالكين
operation-ip = الدائرة { $d } { $sign ->
    [less] تخسر
   *[more] تكسب
} { $amount ->
    [one] نقطة نفوذ واحدة
    [two] نقطتي نفوذ
    [few] { $amount } نقاط نفوذ
   *[other] { $amount } نقطة نفوذ
} نهائيًّا
operation-reclaim_doo = تعود إليك بلدة أصلك أيًّا كان مالكها؛ وإن كانت معك كسبت { $else_ip } من نقاط النفوذ نهائيًّا
operation-station_add = الدائرة { $d } تنال محطة إعلامية جديدة
operation-station_move = المحطة الإعلامية في { $from } تنتقل إلى { $to }
operation-bonus_action = { $action ->
    [campaign] حملة
   *[battle] معركة نفوذ
} فورية إضافية{ $vote ->
    [yes] ، بتصويت
    [no] ، بلا تصويت
   *[none] { "" }
}{ $battle_add ->
    [0] { "" }
   *[other] ، مع { $battle_add } إضافية في صفّك
}{ $keep_challenging ->
    [yes] ، بلا خطر على دائرتك المتحدّية
   *[no] { "" }
}{ $own_weight ->
    [one] { "" }
   *[other] ، وصوتك يُحسب { $own_weight }
}{ $tie_passes ->
    [yes] ، والتعادل يكفي
   *[no] { "" }
}
operation-status = { $until ->
    [own_next_turn] حتى دورك التالي
   *[end_of_phase_1] حتى الانتخاب
}،‏ { $effect }
operation-look_team = النظر سرًّا هل اللاعب { $p } من الفاسدين أو الإصلاحيين (القاضي يظهر إصلاحيًّا)
operation-look_objective = النظر سرًّا إلى هدف اللاعب { $p }
operation-may_redraw_objective = يمكنك إجبار اللاعب { $p } على رمي ذلك الهدف وسحب هدف جديد
operation-draw_objectives = سحب أهداف عددها { $n } والاحتفاظ بـ{ $keep }
operation-gavel = رئاسة المجلس لك فورًا{ $rounds ->
    [one] ، لهذه الجولة
    [2] { " " }وللجولة التالية كلها
   *[other] { " " }ولمدة { $rounds } جولات في المجموع
}
operation-each_releases_strongest = من رئيس المجلس إلى اليسار، تصبح أقوى دائرة لكل لاعب غير محسومة؛ ولا تُحسب بلدة أصل في يد صاحبها
operation-each_passes_left = يختار كل لاعب سرًّا إحدى دوائره، ما عدا بلدة أصله، ويمرّرها الجميع إلى اليسار معًا
operation-deal_swing = توزَّع الدوائر غير المحسومة بالقرعة واحدة واحدة، ابتداءً من أصغر كتلة

## Titles of the house cards

title-Hostile-Takeover = استيلاء عدائي
title-Consensus-Candidate = مرشح التوافق
title-Horse-Trader = تاجر الصفقات
title-Talk-Show-Regular = نجم البرامج الحوارية
title-Heavyweight = من الوزن الثقيل
title-A-Bloc-to-Reckon-With = كتلة يُحسب لها حساب
title-One-Piece-of-Land = أرض متصلة
title-Smugglers-Friend = صديق المهرّبين
title-Prince-of-the-Mountain = أمير الجبل
title-Voice-of-the-South = صوت الجنوب
title-Lord-of-the-North = سيد الشمال
title-Friend-in-Need = صديق وقت الضيق
title-Warlord = أمير الحرب
title-Heir-of-the-Phoenicians = وريث الفينيقيين
title-National-Figure = شخصية وطنية جامعة
title-The-Damascus-Road = طريق الشام
title-Press-Baron = بارون الصحافة
title-Big-Tent = خيمة تتسع للجميع
title-Someone-Else-s-Village = ضيعة غيرك
title-For-the-Village = كرمى للضيعة
title-Home-Turf = عقر الدار
title-Native-Son = ابن البلد
title-From-the-Village-to-the-Palace = من الضيعة إلى القصر
title-Favourite-Son = الابن المدلّل
title-Wasta = واسطة
title-Error-in-the-Land-Registry = خطأ في السجل العقاري
title-The-Defector = المنشقّ
title-Vote-of-No-Confidence = حجب الثقة
title-Family-Fief = إقطاع العائلة
title-Exile = المنفى
title-Creative-Census = إحصاء خلّاق
title-Return-of-the-Clan = عودة العشيرة
title-Ministry-of-Public-Works = وزارة الأشغال العامة
title-Smear-Campaign = حملة تشويه
title-Light-Bulbs-and-Asphalt = لمبات وزفت
title-Siphoned-Funds = أموال مهدورة
title-A-Frequency-of-Your-Own = موجة خاصة بك
title-The-Transmitter-Moves = جهاز البث ينتقل
title-Convoy-of-Black-Cars = موكب سيارات سوداء
title-Snap-Campaign = حملة خاطفة
title-Ballot-Stuffing = حشو الصناديق
title-Annulled-Ballots = أصوات ملغاة
title-Roll-Call = مناداة بالأسماء
title-Army-Checkpoint = حاجز للجيش
title-Leaked-File = ملف مسرّب
title-Next-Item-on-the-Agenda = البند التالي على الأجندة
title-Wiretap = تنصّت
title-The-Gavel-Changes-Hands = المطرقة تنتقل
title-Broadcast-Blackout = انقطاع البث
title-Prime-Time-Debate = مناظرة وقت الذروة
title-Roadblocks-Everywhere = قطع طرقات
title-Queues-for-Fuel = طوابير البنزين
title-Show-of-Hands = برفع الأيدي
title-Ceasefire-Brokered-Abroad = هدنة من الخارج
title-Electoral-Silence = صمت انتخابي
title-Emergency-Law = قانون الطوارئ
title-Lawless-Weekend = نهاية أسبوع بلا قانون
title-The-Envoy-Insists = الموفد يصرّ
title-Boycott-of-the-Big = مقاطعة الكبار
title-The-Lira-in-Free-Fall = الليرة تنهار
title-Feast-of-the-Village-Saint = عيد شفيع الضيعة
title-National-Power-Cut = عتمة شاملة
title-Sunday-Lunch-Diplomacy = دبلوماسية غداء الأحد
title-Thawra- = ثورة!
title-Musical-Chairs = لعبة الكراسي
title-The-Electoral-Law-Is-Torn-Up = تمزيق قانون الانتخاب
title-Cradle-of-Soldiers = خزّان الجيش
title-Coast-Road-Drivers = سائقو طريق الساحل
title-El-Mina-Docks = أرصفة الميناء
title-House-of-the-Beys = بيت البكوات
title-Balamand-Scholars = علماء البلمند
title-Qadisha-Gorge = وادي قاديشا
title-The-Phoenician-Wall = السور الفينيقي
title-The-Oldest-Port = أقدم مرفأ
title-Jounieh-Bay = خليج جونية
title-Studios-on-the-Hill = استديوهات التلّة
title-Palace-Antechamber = ردهة القصر
title-High-Road-Ambush = كمين الطريق العالي
title-Lords-of-the-Cedars = أسياد الأرز
title-Achrafieh-Salons = صالونات الأشرفية
title-Corniche-Crowds = حشود الكورنيش
title-Orontes-Trails = دروب العاصي
title-Temple-Riders = خيّالة الهياكل
title-Berdawni-Lunches = غداء على البردوني
title-Litani-Farmers = مزارعو الليطاني
title-Citadel-of-Independence = قلعة الاستقلال
title-Sea-Castle = القلعة البحرية
title-The-Refinery-Payroll = رواتب المصفاة
title-Purple-Merchants = تجّار الأرجوان
title-Above-the-Waterfall = فوق الشلال
title-Market-Day-Crowd = حشد سوق الاثنين
title-Stone-Terraces = جلالي الحجر
title-Plain-of-Springs = سهل الينابيع
title-Relay-under-Hermon = محطة تقوية تحت حرمون

replay-standing = مقاعد الكتل

## Board

m3-map = خريطة لبنان
m3-parliament = مجلس النواب بحسب مجموعات الدوائر ومتصدريها
m3-beirut = بيروت
m3-round = { $round ->
    [0] التحضير
   *[other] الجولة { $round }
}
m3-token = { $vote ->
    [yes] المعارك بتصويت
   *[no] المعارك بلا تصويت
}
m3-no-objective = لا هدف معلنًا: الكتلة ({ $bloc }) لا تُحتسب.
m3-swing = لا أحد (غير محسومة)
m3-district = { $name }: { $owner }، نقاط النفوذ { $ip }{ $station ->
    [yes] ، محطة إعلامية
   *[no] { "" }
}
m3-eyes = الجميع يغمضون أعينهم. الفاسدون وحدهم يفتحونها.
m3-promises = الوعود
m3-promise-open = قائم
m3-promise-kept = وُفي به
m3-promise-broken = أُخلف
m3-promise-secret = لا يمكن أن يُعرف
m3-promise = { $seat } ← { $to_count ->
    [0] الجميع
   *[other] { $to }
}: { $deal_is ->
    [swap] { $give } مقابل { $get }
   *[other] { $deal }
}
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
m3-objective = هدفك
m3-newsflash = خبر عاجل
m3-power = صلاحية استثنائية
m3-ip = نقاط النفوذ: { $count }
m3-group = { $name }، المقاعد { $seats }: { $lead }
m3-origin-of = بلدة الأصل: { $name }
m3-rank = { $rank ->
    [answered] أجاب
    [candidate] مرشح
    [speaker] رئيس المجلس
    [judge] القاضي
    [corrupt] من الفاسدين
    [reformist] من الإصلاحيين
    [fellow] شريكك
    [exposed] يعرفه القاضي
   *[declared] أعلن هدفًا
}
m3-your-cards = أوراقك والخبر العاجل
m3-character = شخصيتك
m3-aim = { $team ->
    [corrupt] تفوز إذا كان الرئيس الجديد من الفاسدين أو لم يُنتخب رئيس.
    [judge] تفوز إذا كان الرئيس الجديد من الإصلاحيين. لا يمكنك الترشح.
   *[reformist] تفوز إذا كان الرئيس الجديد من الإصلاحيين.
}
m3-here = السؤال وما لمسته
m3-yes = نعم
m3-no = لا
m3-do = { $phase ->
    [Turn] المس دائرة أو لاعبًا، أو اختر فعلًا:
    [Acted] انتهى فعلك. أعلن هدفًا أو فاوض أو أنهِ دورك:
    [PlaceOrigin] اختر بلدة الأصل:
    [PlaceStation] اختر دائرة لمحطتك الإعلامية:
    [Exposing] من الذي يعرفه القاضي؟
    [PickingSpeaker] من رئيس المجلس التالي؟
    [Releasing] عن أي دائرة تتخلى؟
    [Passing] أي دائرة تمرّرها إلى اللاعب على يسارك؟
    [Stealing] أي دائرة تأخذ من القاضي؟
    [Keeping] بأي هدف تحتفظ؟
    [MayRedraw] هل يجب تغيير هذا الهدف؟
    [ActingNow] فعلك الإضافي:
   *[other] اختر:
}
m3-next = { $step ->
    [at] أي دائرة تتحدى؟
    [from] من أي دوائرك تتحدى؟
    [second] اختر دائرة أخرى:
   *[first] اختر دائرة:
}
m3-help = { $side ->
    [neutral] البقاء على الحياد
   *[other] مساعدة { $name }
}
hint-machrou3-rais-Placing = اختر على الخريطة دائرة من دوائرك. لبلدة الأصل صلاحية خاصة ويصعب انتزاعها منك. والمحطة الإعلامية تصل دائرتها بكل دائرة أخرى فيها محطة.
hint-machrou3-rais-Turn = لك فعل واحد في الدور: حملة في أي دائرة غير محسومة، أو معركة مع جار، أو مبادلة، أو هدف جديد. المس الدوائر على الخريطة أو اختر من القائمة.
hint-machrou3-rais-Voting = الطاولة كلها تصوّت سرًّا هل يُسمح بذلك. لكلٍّ صوت واحد؛ والنجاح بأن تزيد أصوات «مع» على أصوات «ضد».
hint-machrou3-rais-Helping = معركة. يمكنك أن تعير دوائرك لأحد الطرفين، أو تبقى خارجها.
hint-machrou3-rais-HelpReply = أحدهم يعرض عليك المساعدة. اقبلها أو قاتل وحدك.
hint-machrou3-rais-Exposing = يختار الفاسدون من منهم يعرفه القاضي. إن لم تكن منهم فلا أثر لجوابك.
hint-machrou3-rais-Candidacy = النقاش: ترشّح للرئاسة، أو ساوم، أو قل إنك اكتفيت. ومن اكتفى سرّ لا يُرى.
hint-machrou3-rais-SwapReply = يعرض عليك أحدهم دائرة مقابل إحدى دوائرك. قارن نقاط النفوذ وفكّر في هدفك، ثم اقبل أو ارفض.
hint-machrou3-rais-Keeping = سحبت أهدافًا جديدة. احتفظ بما يناسب دوائرك؛ لا يراه أحد غيرك.
hint-machrou3-rais-Picking = ورقة تطلب منك أن تختار، ونصها بجانب الخريطة. المس دائرة مضاءة أو اختر من القائمة.
hint-machrou3-rais-ActingNow = تمنحك ورقة فعلًا إضافيًا في الحال.
hint-machrou3-rais-PickingSpeaker = لعدة لاعبين أصغر كتلة. أنت تختار من منهم رئيس المجلس التالي.
hint-machrou3-rais-Releasing = خبر عاجل ينتزع إحدى أقوى دوائرك. اختر أيها تصبح غير محسومة.
hint-machrou3-rais-Passing = كل لاعب يعطي جاره الأيسر دائرة في الوقت نفسه. اختر سرًّا أي دائرة تعطي.
hint-machrou3-rais-Stealing = كشفت القاضي. خذ إحدى دوائره.
hint-machrou3-rais-Ballot = امنح مقاعد كتلتك لمرشح. إن صار أحد الفاسدين رئيسًا خسر الإصلاحيون.

## Putting a move together

act-Swap = بادِل
act-Ask = اسأل
act-Campaign = حملة
act-Battle = معركة
act-Promise = عِد
act-Answer = أجب
act-Hint = ألمِح
act-Pick = اختر
act-PlaceOrigin = بلدة الأصل
act-PlaceStation = محطة إعلامية
act-Keep = احتفظ
act-Declare = صرّح
act-Vote = صوّت
act-CastBallot = انتخب الرئيس
act-Help = ساعد طرفًا
act-PassLeft = مرّر دائرة
act-Steal = خذ دائرة
act-Unmask = اكشف القاضي
part-character = الشخصية
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
part-candidate = المرشح
part-side = الطرف

## Before the first game

aim = ساعد فريقك على الفوز بالرئاسة: أنت سرًّا إصلاحي أو فاسد.
first-1 = اكسب الدوائر بالحملات والمعارك، فالدوائر تعطي المقاعد.
first-2 = صوّت، وساعد الآخرين في معاركهم أو امتنع.
first-3 = اكتشف من الفاسد قبل أن يُنتخب الرئيس الجديد.

## ألعاب موجَّهة
lesson-first = لعبتك الأولى
lesson-first-aim = لبنان يحتاج إلى رئيس، وأنت إصلاحي نزيه. واحد من الثلاثة الآخرين فاسد ويريد المنصب أيضًا. الدوائر تعطي مقاعد في مجلس النواب، والمقاعد تنتخب الرئيس بعد الجولة الخامسة. نحن الآن في الأولى.
lesson-first-pass = جاء دورك. لك عمل واحد، لكن لا أحد ملزم به. لا تعرف بعدُ ماذا يريد كل لاعب، فانتظر هذه المرة وراقب: تخطَّ دورك.
lesson-first-change = يوم الانتخاب لا تُحتسب مقاعد الإصلاحي إلا إذا أعلن هدفًا. وهدفك «{ title-The-Damascus-Road }» يحتاج إلى ثلاث دوائر يملكها غيرك. غيّره.
lesson-first-offer = يعرض { $name_3 } دائرة { district-miniyeh } مقابل { district-saida }، ولكل منهما 7 نقاط نفوذ. لكن { district-saida } تتصدّر مجموعتها وتعطيك 5 مقاعد، أما { district-miniyeh } فلا تعطيك شيئًا. ارفض.
lesson-first-campaign = دورك، ولك عمل واحد. { district-batroun } دائرة غير محسومة، لا يملكها أحد. بها تتصدّر مجموعتها ولها 10 مقاعد. أطلق حملة على { district-batroun }.
lesson-first-vote = يصوّت الجميع سرًّا، وأنت منهم. يجب أن تزيد أصوات «مع» على أصوات «ضد». صوّت «مع».
lesson-first-end = ثلاثة مقابل واحد: { district-batroun } لك ومعها 10 مقاعد. من كان ضدك؟ لن تعرف ذلك يقينًا. انتهى عملك: أنهِ دورك.
lesson-first-help = تتحدّى { $name_1 } { $name_2 } على { district-sour }. محطتها الإعلامية تصل إلى كل محطة أخرى، لكن لها 10 نقاط، وله 15 مع { district-bint_jbeil }. محطتك في { district-jbeil } تضيف 6. ساعدها، فهي المتحدّية.
lesson-first-battle = ستة عشر مقابل خمسة عشر: أنت حسمت المعركة. والآن تحتاج إلى معركة لك، لأن هدفك الجديد «{ title-Hostile-Takeover }». في { district-tripoli } محطة أيضًا. تحدَّها من { district-jbeil }.
lesson-first-accept = لك 6 نقاط، ولـ{ $name_3 } 15 مع { district-miniyeh }. إن خسرت صارت { district-jbeil } دائرة غير محسومة. لكن { $name_1 } تعرض 23 نقطة: الصداقة تنفع. اقبل مساعدتها.
lesson-first-declare = ربحت { district-tripoli } ومعها 11 مقعدًا، وتحقق هدفك. أعلنه قبل عملك أو بعده فتسحب صلاحية استثنائية. أعلنه الآن.
lesson-first-swap = أضافت هذه الصلاحية نقطتين إلى { district-saida }. وهذه الجولة الأخيرة. يبدو أن { $name_1 } تجمع المحطات الإعلامية، ودائرتها { district-west_bekaa } تعطيك 6 مقاعد. اعرض عليها مبادلة: { district-jbeil } مقابلها. لا يجوز أن تطلب نقاطًا أكثر مما تعطي.
lesson-first-ask = رضي الطرفان، وأعلنت { $name_1 } هدفها. والآن الانتخاب، وقد ترشّح { $name_3 }. أراد أن يأخذ منك { district-saida }: أهو الفاسد؟ اطلب من { $name_1 } كتلتها، أي كل مقاعدها.
lesson-first-wait = وعدتك بها، والكلام لا يُلزم أحدًا. إن ترشّح إصلاحيان انقسمت الأصوات النزيهة. ولا يرى أحد من اكتفى، ويمكنك الترشّح لاحقًا. فقل إنك اكتفيت.
lesson-first-run = النقاش مستمر، ولم تترشّح { $name_1 } ولا { $name_2 }. فالأمر لك: ترشّح للرئاسة! وبعدها يمكن للجميع أن يعيدوا التفكير.
lesson-first-ballot = يقترع الجميع سرًّا، وكل صوت يحمل مقاعد كتلة صاحبه كلها. والمرشحون يصوّتون لأنفسهم. أدلِ بصوتك.
lesson-first-learned-1 = من يتصدّر مجموعة دوائر فله مقاعدها، فانظر إلى المقاعد لا إلى النقاط وحدها.
lesson-first-learned-2 = الحملة تحتاج إلى أصوات، والمعركة إلى أصدقاء، والمبادلة إلى نفع للطرفين.
lesson-first-learned-3 = مقاعد الإصلاحي لا تُحتسب إلا بهدف معلن، أما مقاعد الفاسدين فتُحتسب دائمًا.
lesson-advanced = اللعبة المتقدمة
lesson-advanced-new = أنتم الآن خمسة، والدوائر توزَّع بالقرعة. كتلتك هي الأصغر، فأنت رئيس المجلس وأنت تبدأ.
lesson-advanced-origin = يختار كل لاعب بلدة أصل لها صلاحيتها، ولا تخسرها إن تحدّيت منها. مع { district-koura } تسحب هدفين وتحتفظ بواحد. اختر { district-koura }.
lesson-advanced-station = ويضع كل لاعب محطة إعلامية. ضع محطتك على { district-jbeil }.
lesson-advanced-roles = وُزّعت الشخصيات، وأنت من الفاسدين! شريكك { $name_2 }. وأحد الآخرين هو القاضي، وهو يعرف أمرك. وأنت لا تعرفه.
lesson-advanced-left = تبدأ كل جولة بخبر عاجل، ثم تقول قطعة هل تحتاج المعارك إلى تصويت. هذا الخبر «{ title-Musical-Chairs }»: يمرّر كل لاعب دائرة إلى اليسار. { district-aley } لا تعطيك مقاعد. مرّرها.
lesson-advanced-tap = مرّر إليك { $name_4 } دائرة { district-jezzine } وفيها محطة إعلامية! فتحقق هدفك «{ title-Talk-Show-Regular }» وأعلنته. صلاحيتك «{ title-Wiretap }»: ترى هدف لاعب آخر. تنصّت على { $name_1 }.
lesson-advanced-redraw = تريد { $name_1 } ثلاثة موانئ قديمة، ولها { district-sour } و{ district-beirut_2 }. هذا قريب جدًّا. اجعلها تسحب هدفًا آخر.
lesson-advanced-draw = لم يبقَ لك هدف. السحب عمل، و{ district-koura } تريك ورقتين. اسحب.
lesson-advanced-keep = «{ title-Press-Baron }» يحتاج إلى ثلاث محطات إعلامية ولك اثنتان. و«{ title-National-Figure }» يحتاج إلى دوائر في محافظات البلد الخمس. احتفظ بما يعجبك.
lesson-advanced-accuse = تقول { $name_3 } للجميع إنك فاسد. هي محقة، ولا يعرف ذلك إلا القاضي! لكن لا أحد ملزم بتصديقها. قل للجميع إنها فاسدة.
lesson-advanced-answer = يطلب منك { $name_4 } كتلتك، أي كل مقاعدك يوم الانتخاب. جوابك لا يُلزم أحدًا: أجب بنعم أو لا كما تشاء.
lesson-advanced-speaker = الجولة الثانية. لك ولـ{ $name_2 } أصغر كتلتين، فيختار رئيس المجلس السابق، وهو أنت. رئيس المجلس يبدأ ولا تحتاج حملته إلى تصويت. اختر نفسك.
lesson-advanced-release = «{ title-Thawra- }» الناس في الشوارع، ويتخلى كل لاعب عن أقوى دوائره. بلدات الأصل وحدها آمنة. { district-zgharta } و{ district-bcharre } متساويتان: تخلَّ عن أيهما شئت.
lesson-advanced-promise = لـ{ $name_4 } أكبر كتلة، والأفضل ألا يكون خصمك. عِده بالحياد في معاركه. الوعد بلا ثمن ولا يُلزم أحدًا.
lesson-advanced-unmask = والآن القاضي. لا يسأل عنه إلا الفاسدون، وبعد السؤال يعرف الجميع أنك منهم. لكن من بقي لا يعرف؟ اسأل { $name_3 }.
lesson-advanced-steal = إنها هي! يخسر القاضي كل شيء: تأخذ دائرة، وتصير البقية غير محسومة. خذ { district-batroun } بجانب { district-koura }.
lesson-advanced-learned-1 = لبلدة أصلك صلاحية، وهي لا تخاطر بشيء حين تتحدّى منها.
lesson-advanced-learned-2 = لكل جولة خبر عاجل، وقطعة تقول هل تحتاج المعارك إلى تصويت.
lesson-advanced-learned-3 = يعرف القاضي واحدًا من الفاسدين. اكشف القاضي فلا تحتاج إلى تصويت بعد ذلك، لكن الجميع يعرفك.
