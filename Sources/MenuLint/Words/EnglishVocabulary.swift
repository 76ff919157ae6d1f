/// The English words that labels of menus are made of, in small letters: by them a word in small letters is told from the
/// name of a product.
///
/// Forms that grammar makes of them are not listed. Words that title-style capitalization leaves small are not either.
enum EnglishVocabulary {
  /// Whether a word, in small letters, is a known one or a regular form of one.
  static func contains(_ word: String) -> Bool {
    words.contains(word) || stems(of: word).contains { words.contains($0) }
  }

  /// What a word may be a form of.
  private static func stems(of word: String) -> [String] {
    var stems: [String] = []
    for (ending, replacements) in endings where word.count > ending.count + 2 && word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      stems += replacements.map { stem + $0 }
      // As in stopped and running.
      if let last = stem.last, stem.dropLast().last == last { stems.append(String(stem.dropLast())) }
    }
    for prefix in ["un", "re", "auto", "non", "sub"] where word.count > prefix.count + 3 && word.hasPrefix(prefix) {
      stems.append(String(word.dropFirst(prefix.count)))
    }
    return stems
  }

  private static let endings: [(String, [String])] = [
    ("s", [""]), ("es", ["", "e"]), ("ies", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("ied", ["y"]),
    ("er", ["", "e"]), ("or", ["", "e"]), ("ers", ["", "e"]), ("ly", [""]), ("able", ["", "e"]), ("ment", [""]),
    ("ness", [""]), ("'s", [""]), ("’s", [""]), ("ion", ["", "e"]), ("ions", ["", "e"]),
  ]

  private static let words = Set(list.split(separator: " ").map(String.init))

  private static let list = """
    abandon able abort about above absolute accelerate accent accept access accessibility accessory accommodate \
    accomplish according account accuracy achievement acknowledge acknowledgement acknowledgment acoustic acquire \
    across action activate active activity actual adapt adapter adaptive add additional addon address adhere adjacent \
    adjust admin administrator adopt advance advanced advertise advice affect after afternoon again against agency \
    agenda aggregate ago agree ahead aid air airbrush airplane aisle alarm album alert algorithm alias align \
    alignment all allergy allow almost alone along alongside alpha alphabet alphanumeric already also alter alternate \
    alternative altitude always ambient amend amenity amount amplifier analysis analytics analyze anchor angle animal \
    animate animation anniversary annotate annotation announce announcement annual anonymous another answer antenna \
    anti antialias anticlockwise any anymore anyone anything anytime anyway anywhere apart apartment aperture apology \
    apostrophe app appear appearance append appendix appetite appliance applicant application apply appointment \
    apprentice approach appropriate approval approve april arabic arc archive are area argument arithmetic around \
    arrange array arrival arrow article artificial artist artwork ascending ask aspect assembly assessment asset \
    assets assign assist assistant associate assortment assume asterisk asynchronous attach attachment attack attempt \
    attendance attendee attention attract attribute audience audio august authenticate authentication author \
    authority authorization authorize auto autocomplete autofill autojoin automatic automatically automation autosave \
    autumn availability available avatar average avoid awake award aware away axis baby back backdrop background \
    backslash backspace backup backward backwards bad badge baggage bake balance balcony ban banana bandage bandwidth \
    bank banking banner bar barcode bargain barrel barrier base baseline basic basket bass batch bath bathroom \
    battery battle be beach beam bean beard beat because become bed bedroom been beep before begin beginning behavior \
    behind being belief bell belong below belt bench beneficiary berry best better between bevel beverage beyond \
    bibliography bicycle big bigger bike bill binary bind binding biography biology biometrics birth birthday \
    birthdays bit bitcoin bitmap bitrate blackout blade blank blanket blend block blockquote blog blood bloom blue \
    blueprint blur board boat body boil bold bomb bone bonus book booking bookmark boolean boost boot booth border \
    bore boss both bottle bottleneck bottom bounce bound boundary bounds bowl box brace bracelet bracket brain branch \
    branches brave bread breadcrumb breadcrumbs break breakfast breakpoint breath breed brick bridge brief bright \
    brighten brightness bring broad broadcast broker brown browse browser brush bubble bucket buddy budget buffer bug \
    build bulk bullet bullets bump bunch bundle burden bureau burn burner burst bury bus business busy butter \
    butterfly button buy bypass byte cabin cabinet cable cache cafe cake calculate calculator calendar calibrate call \
    caller callout calorie calories camera camp campaign can cancel cancer candidate candle cannot canonical canvas \
    canyon capacity capital capitalize caps captain caption capture car carbon card career careful caret cargo \
    carousel carpet cart cartoon cascade case cash cast castle casual catalog category cause caution cave ceiling \
    celebrate celebrity cell cellular celsius cent center central ceremony certain certificate chain chair challenge \
    champion chance change changes channel chapter character charge charity charm chart chase chat cheap cheat check \
    checkbox checklist checkmark checkpoint checksum cheer cheese chef chemistry cherry chess chest chicken chief \
    child children chinese chocolate choice choose chord chosen cinema circle circuit circular circumstance citation \
    citizen city civil claim clarity class classic classroom clay clean cleanup clear clearly clef clerk click client \
    cliff climate climb clinic clip clipboard clock clockwise clone close closed closest cloth cloud clue cluster \
    coach coast coat code coffee coin cold collaborate collapse collation colleague collect collection college \
    collision colony color colour column columns combination combine comfort comic comma command comment commercial \
    commission commit common communicate communication community compact companion company compare comparison \
    compartment compass compatibility compatible competition compile complain complaint complete completed completion \
    complex compliance complication component compose composer composition compound compress compression compromise \
    compute computer concat concept concern concert conclusion concrete condition conditional conductor conference \
    confidence config configuration configure confirm confirmation conflict connect connection connectivity consent \
    consequence conservative consider console consonant constant constrain constraint construct consumer contact \
    contacts contain container containing content contents contest context continue continuous contour contract \
    contrast contribute control controller convenient conversation convert converter cook cookie cookies cooking cool \
    cooperate coordinate copy copyright cord core corner correct correction correspond corrupt cost cotton couch \
    could council count countdown counter counterclockwise country couple coupon courage courier course court cousin \
    cover coverage craft crash crazy cream create creation creator creature credential credit credits crew crime \
    criminal crisis criterion critical criticism crop cross crossfade crowd crown crucial cruise crystal cubic cue \
    culture cup currency current currently curriculum cursor curtain curve custom customer customize customized cut \
    cyan cycle cyrillic dad daily damage dance danger dark darken darker darkness dash dashboard data database date \
    daughter dawn day days deactivate dead deadline deal dealer dear death debate debit debt debug debugger decade \
    december decibel decide decimal decision deck declaration declare decline decode decompose decomposition \
    decoration decrease decrypt dedicated deep default defeat defense defer deficit define definition degree \
    deinterlace delay delete deleted delicate delimiter deliver delivery delta demand demo democracy demolition \
    density deny depart departure depend dependency dependent deploy deposit deprecate depth descending describe \
    description deselect desert deserve design designer desire desk desktop despeckle despite destination destroy \
    detach detail detailed details detect detection detector determine developer development device devote diacritic \
    diagnosis diagnostic diagnostics diagram dial dialect dialog dialogue diamond diary dictate dictation dictionary \
    did diet diff difference different difficult digest digit digital dim dimension dinner diploma direct direction \
    director directory dirt disable disabled disagree disambiguate disappear disaster disc discard discipline \
    disconnect discount discover discovery discuss discussion disease dish disk dislike dismiss disperse displace \
    display disposal dissolve distance distinct distort distribute district disturb dive divide divider division dock \
    doctor document documentation documents does dog dollar domain domestic dominant donate done door dose dot dotted \
    double doubt download downloads downstream dozen draft drag draggable dragon drain drama draw drawer drawing \
    dream dress drink drive driver driving drop drug drum drummer dry duck due duet dump duplicate duplicates \
    duration during dust duty dye dynamic each eager eagle ear earlier early earn earth ease east easter easy eat \
    echo eclipse economy edge edit editable edited editing editor educate education effect effects effort effortless \
    egg eight either eject elastic elect election electric element elements elevation elevator ellipse else email \
    embed emboss emergency emoji emotion emphasis emphasize empire employ employee employer empty emulate emulation \
    emulator enable enabled enclose enclosing enclosure encode encoding encore encounter encourage encrypt encryption \
    end ending endnote endnotes endpoint enemy energy enforce engage engine engineer english engraving enhance enjoy \
    enlarge enormous enough ensure enter enterprise entertain entire entity entrance entry envelope environment \
    episode equal equalize equalizer equation equipment era erase eraser erode error errors escape essay essential \
    establish estate estimate ethernet ethnic evaluate even evening evenly event events eventually every everyone \
    everything everywhere evidence evolution exact exam examine example exceed excellent except exception exchange \
    exciting exclude excluded exclusive excuse execute execution executive exercise exhibit exist existing exit \
    expand expect expedition expense expenses expensive experience experiment experimental expert expire explain \
    explicit explode explore explorer exponent export expose exposed exposure express expression extend extended \
    extension extensions extent external extra extract extraordinary extreme eye fabric face facility fact factor \
    factorial factory faculty fade fahrenheit fail failed failure fair faith fall false familiar family famous fan \
    fancy fantasy far fare farm fashion fast faster fate father fault favor favorite favorites favourite fear feather \
    feature featured february federal fee feed feedback feeds feel female fence festival fetch fetched few fewer \
    fiber fiction field fields fight figure file filename files fill fills film filter filters final finance find \
    finder fine finger fingerprint finish fire firewall firm first fish fit fitness five fix fixed flag flagged flame \
    flap flash flashcard flashlight flat flatten flavor flesh flight flip float floating flood floor flow flower \
    fluid flush fly focus fog fold folder folders folding folk follow following font fonts food foot footage footer \
    footnote force forecast foreground foreign forest forever forget fork form formal format formatted formatting \
    formula formulae fortune forum forward forwards found four fraction fragment frame frames framework free freedom \
    freeform freehand freeze french frequency frequent frequently fresh friday friend friends front frontend fruit \
    fuchsia fuel full fullscreen fun function functions fund funny further fuse future fuzzy gain galaxy gallery game \
    gamepad gameplay games gamma gap garage garbage garden gas gate gateway gather gauge gear gender gene general \
    generate generic genetic genre genres gentle geometry german gesture get ghost giant gift give given glad glance \
    glass global glossary glow glue glyph go goal gold golden golf good government grab grace grade gradient gradual \
    graduate grain grammar grand grant grape graph graphic graphics grass gravity gray grayscale great greek green \
    greeting grey grid grocery ground group groups grow growth guarantee guard guess guest guide guideline guidelines \
    guides guitar gun gutter guy gym habit had hair half halftone hall hammer hand handbook handle handles \
    handwriting hang happen happy harbor hard hardcover hardware harm harmony harvest has hash hat hate have hazard \
    head header headers heading headings headline headphone headphones headset health healthy hear heart heat heavy \
    hebrew height helicopter hello help helper here hero heuristic hex hexadecimal hexagon hidden hide high higher \
    highest highlight highlighted highlights highscore highway hike hill hint hip hire history hit hobby hockey hold \
    hole holiday home homepage honest honey honor hood hook hope horizon horizontal horizontally horn horror horse \
    hospital host hot hotel hotkey hour hourly hours house household hover how hue human humidity humor hundred hunt \
    hurry hurt husband hyperlink hyperlinks hyphen hyphenation ice icon icons idea ideal identical identifier \
    identify identity idiom idle ignore ignored illegal illness illustrate illustration image images imaginary \
    imagine immediate immediately impact imperial implement implicit import important impossible impress improve \
    improvement impulse inactive inappropriate inbox inch incident include included income incoming incomplete \
    inconsistent increase increment indent indentation independent index indicate indicator individual indoor \
    industry infant infection infinite infinity inflation influence info inform information ingredient inherit \
    initial initiate inject injection injury ink inkwell inline inner innocent input inputs inquiry insect \
    insensitive insert insertion inside insight insist inspect inspector inspire install installation installed \
    instance instant instead institution instruction instructions instrument insurance integer integrate integration \
    intelligence intend intense intensity intention interact interactive interest interface interior internal \
    international internet interpolate interpret interrupt interval interview introduce introduction invalid invasion \
    inventory inverse invert inverted invest investigate investment invisible invisibles invitation invite invoice \
    iron is island isolate issue issues it italic item items iteration its itself ivory jacket jail january japanese \
    jazz jewel job join joint joke journal journey joy judge juice july jump june jungle junior junk jury just \
    justice justify keen keep kept kernel kerning key keyboard keychain keyframe keypad keys keyword keywords kick \
    kid kill kilometer kilometers kind king kiosk kiss kitchen knee knife knock know knowledge known korean label \
    labels laboratory lack lady lag lake lamp land landscape lane language languages laptop large larger largest \
    laser lasso last late later latest latin latitude laugh launch launcher laundry lava lavender law lawn lawyer \
    layer layers layout lazy lead leading leaf league learn least leather leave lecture left leg legacy legal legend \
    lemon length lens less lesson let letter letterbox letters level levels liberty library license lid lie life \
    lifestyle lifetime lift ligature light lighten lighter lightning likely lily limit limitation limits line linear \
    linen lines link links lion lip liquid list listen listing lists liter literal literature liters little live load \
    loading loan lobby local locale localize locate location lock locked lodge loft log logarithm logic login logo \
    logout logs lonely long longer look lookup loop looping loose loosen lose loss lost lot lottery loud lounge love \
    low lower lowercase loyal luck lucky luminance lunch lung luxury lyrics machine macro made magazine magic magnet \
    magnification magnifier magnify mail mailbox main mainland maintain maintenance major majority make maker makeup \
    male malformed mall mammal manage management manager mango manifest manner manual manually manufacture many map \
    mapping maps marathon marble march margin margins mark markdown marked marker markers market markup marriage \
    marry mars mask mass master match matches matching mate material math matrix matter maximize maximum may maybe \
    maze me meal mean measure measurement meat mechanic mechanism medal media medical medication medicine medium meet \
    meeting megabyte melody melt member members membership memo memory mental mention mentor menu menubar menus \
    merchant mercury mercy merge merged mesh mess message messages metadata metal meteor meter meters method metric \
    metrics metronome microphone microscope mid middle midi midnight might migrate mild mile mileage milestone \
    military milk mill million mind mine miner mineral mini minimal minimize minimum minor minority mint minute \
    minutes miracle mirror miss missing mission mist mistake mix mixed mixer mixture mobile mobility modal mode model \
    moderate moderator modern modest modification modified modify modular module moisture molecule mom moment \
    momentum monday money monitor monkey mono monospace monospaced monster month monthly months mood moon moral more \
    morning mortgage mosaic moss most mother motion motivate motor mount mountain mouse mouth move movement movie \
    movies multi multiplayer multiple multiply multitrack muscle museum mushroom music musical must mute muted my \
    mystery myth nail naked name named names nap narrow nation national native natural nature navigate navigation \
    navigator navy nearby nearest neat necessary neck need needed needle negative neighbor neon nerve nest nested \
    network neuron neutral never new newer newest newline news newsletter newspaper next nice niche nickname night \
    nine noble nobody node noise nominate non none nonprinting noodle noon normal normalization normalize north nose \
    not notation notational notch note notebook notes nothing notice notification notifications notify novel november \
    now nuclear nudge number numbered numbering numbers numeric numpad nurse nut nutrition oak oasis oat obey object \
    objective objects obligation observe observer obtain obvious occasion occur occurrence occurrences ocean octave \
    october odd offer office official offline offscreen offset often oil old older oldest olive olympic omit once one \
    onion online only opacity opaque open opened opening opera operate operation operator opinion opponent \
    opportunity oppose opposite optical optimal optimize option optional options orange orbit orchestra order ordered \
    ordinary ore organ organic organization organize orient orientation origin original orphan oscillator other \
    others otherwise ought ounce our outbox outcome outdent outdoor outer outfit outgoing outlet outline outliner \
    output outside oval oven overall overcome overdue overflow overlap overlay overlook override overtime overview \
    overwrite owe own owner oxygen oyster pace pack package packages pad padding page pages pain paint pair palace \
    pale palette palm pan pancake panda pane panel panels panes panic panorama paper parade paradise paragraph \
    paragraphs parallel parameter parameters parcel parent parental parentheses park parking parse parser part \
    partial participant participants participate particular partner party pass passage passcode passenger passphrase \
    passport password passwords pasta paste pastel patch path paths patience patient patrol pattern pause paused pay \
    paycheck payload payment peace peach peak pear pearl pedal pedestrian pedometer peer pelican pen penalty pencil \
    pending people pepper percent percentage percussion perfect perform performance perfume perhaps period peripheral \
    permanent permanently permission permissions permit person personal personality perspective pet phase phone photo \
    photos phrase physical physics piano pick picker picture pictures pie piece pile pilgrim pill pillow pilot pin \
    pine pink pinned pioneer pipe pipeline pirate pistol pitch pivot pixel pixelate pixels pizza place placeholder \
    placement places plain plan plane planet planner plant plasma plastic plate platform play playback player \
    playhead playing playlist playlists pleasant please pleasure plenty plot plug plugin plugins plum pocket podcast \
    podcasts poem poet poetry point pointer points poison pole police policy polish polite politics poll pollen \
    pollution polygon pond pool poor pop popular population popup port portal portrait position positions positive \
    possess possible post postage postpone posts postscript posture pot potato potential pound pour poverty powder \
    power practical practice pray prayer pre preamp precise precision predict prefer preference preferences preferred \
    prefix pregnancy pregnant premium preparation prepare prerequisite prescription presence present presentation \
    preserve preset presets president press pressure pretty prevent preview previous prey price pride primary prime \
    primer primitive prince princess principle print printed printer printing printout prior priority prism prison \
    privacy private privilege prize probability probably probe problem problems procedure proceed process processing \
    produce product production profession professional professor profile profiles profit program programming progress \
    project projects prominent promise promote prompt proof propagate proper properties property proportion \
    proportional proposal propose prose protect protection protein protest protocol proud prove provide province \
    proximity proxy prune public publication publicity publish pull pulse pump punch punctuation punish pupil \
    purchase purchases pure purge purple purpose purse pursue push put puzzle pyramid quad quality quantity quantize \
    quarter queen query quest question queue quick quickly quiet quilt quit quite quiz quotation quote quotes rabbit \
    race rack radar radio radius railway rain rainbow raise ramp ranch random randomize range rank ransom rapid \
    raster rate rating ratio raven raw reach react reaction read reader reading ready real realign rear reason rebase \
    reboot rebuild recalculate recap receipt receipts receive received recent recently recents recipe recipes \
    recipient recognition recognize recommend reconnect record recording recordings recover recovery rectangle \
    rectangular recurring recycle red redact redirect redo reduce reduction reed reef referee reference references \
    refill refine reflect reflection reflog reformat refresh refund regex region register registration regret regular \
    rehearsal rehearse relation relationship relative relax relay release reliable relief reload remain remaining \
    remap remember remind reminder reminders remote remotes removal remove removed renaissance rename render \
    rendering renew rent reopen reorder repair repeat replace replacement replay reply repo report reports repository \
    represent reptile request requests require required reread rescan research resend reserve reset reshape resident \
    residual resize resolution resolve resonance resource resources respect respond responder response responsive \
    rest restart restaurant restoration restore restrict result results resume retouch retrieve retry return reveal \
    revenue reverb reverse revert review revision revoke revolution reward rewind rewrite rhyme rhythm ribbon rice \
    rich ride rider ridge rifle right ring ringtone ripple risk ritual rival river road roadmap roast robe robot \
    rocket role roll roof room root rope rose roster rotary rotate rotation round rounded route routing row rows \
    royal rubber ruby rug rule ruler rulers rules rumor run running runtime rush safe sail salad salary sale salt \
    same sample samples sand sandbox satellite satin saturation saturday sauce save saved sawtooth scale scan scanner \
    scarf scatter scene scenes scent schedule scheduled schema scheme scholar science scissors scope score scores \
    scout screen screens screensaver screenshot screenshots screw script scripting scripts scroll scrollback \
    scrollbar scrolling scrub sculpture sea seal search searches season seat second secondary seconds secret section \
    sections sector secure security see seed seek seen segment select selected selecting selection selections \
    selector semester semi semicolon senate send sender senior sensitive sensor sent sentence separate separator \
    sepia september sequence sequencer serial series serif server servers service services session sessions set \
    setting settings setup seven several shade shadow shadows shake shape shapes share shared sharing shark sharp \
    sharpen sheet sheets shelf shell shelter sheriff shield shift ship shirt shock shoe shop shopping shore short \
    shortcut shortcuts shortest should shoulder show shower showing shuffle shut shutdown shutter sibling side \
    sidebar sidebars sideload sidewalk sign signal signature silence silent silk silver similar simple simplify \
    simulate simulation simulator since sine singer single sink siren sister site situation six size sizes skeleton \
    sketch skew ski skill skin skip skull sky slang slash slate sleep sleeping sleeve slice slide slider slides \
    slideshow slope slot slow slower small smaller smallest smart smoke smooth smoothing snack snail snake snap \
    snapping snapshot snippet snippets snooze snow soap soccer social society sock soda sofa soft software soil \
    soldier solid solo solstice solution solve some someone something somewhere sonata song songs soon sort sorted \
    sorting soul sound sounds soup source sources south space spaces spacing spam span spanish spark sparkle spatial \
    speak speaker speakers special species specific specify spectrum speech speed spell spelling sphere spice spider \
    spin spiral spirit splash split splitter spoiler spoken sponge sponsor spoon sport spot spotlight spray spread \
    spring sprint sprite squad square squash squeeze stability stable stack stadium staff stage staged stair stake \
    stamp stand standard stanza star starred stars start started starter starting startup stash state statement \
    states static station statistics stats statue status stay steam steel stem stencil step steps stereo stick \
    sticker stickers sticky still stitch stock stomach stone stool stop stopped storage store stored storm story \
    stove straight straighten strand strategy straw stream streaming street strength stretch strict strikethrough \
    string strings strip strobe stroke strong structure stuck student studio stunt style styles stylesheet subfolder \
    subfolders subject submarine submenu submit subpage subscribe subscriber subscribers subscript subscription \
    subscriptions substitute substitution substitutions subtask subtasks subtitle subtitles subtle subtract suburb \
    subway succeed success successful such suffix sugar suggest suggested suggestion suggestions suite sum summarize \
    summary summer summit sun sunday sunrise sunset super superscript supper supply support supported suppress sure \
    surf surface surgery surname surround survey suspend sustain swan swap swatch sweep sweet swim swing swipe switch \
    sword syllable symbol symbols symmetric sync synchronization synchronize synonym syntax synthesize syrup system \
    tab table tables tabs tag tagged tags tail tailor take taken tale talent talk tangent tank tap tape target task \
    tasks taste taxes tea teacher team teammate tear tell temperature template templates tempo temporary ten tenant \
    tennis tent term terminal terminate terms terrace territory test tests text textile textual texture thanks \
    theater their them theme themes theory there thermal thermometer thesaurus these thesis they thick thickness \
    thigh thin thing things think thinner third this those thousand thread threads three threshold throat throne \
    throttle through throw thumb thumbnail thumbnails thunder thursday tick ticket tide tidy tiger tighten tile tiled \
    tiles timber time timeline timeout timer times timestamp timing tint tip tips tire tissue titanium title \
    titlecase titles toast tobacco today todo toe together toggle token toll tomato tomorrow tone tongue too tool \
    toolbar toolbars toolbelt toolbox tools tooltip tooltips tooth top topic topics torch tornado torrent total touch \
    toward towards tower town toy trace track tracking trackpad tracks trade tradition traditional traffic tragedy \
    trail trailing train training trait transaction transcribe transcript transfer transform transformation transit \
    transition transitions translate translation translucent transmission transparency transparent transpose trap \
    trapezoid trash trashed trauma travel treasure treaty treble tree tremolo trend trial triangle tribe tribute \
    trigger trim trip triple trophy tropical trousers truck true truncate trust truth try tube tuesday tulip tune \
    tuner tuning tunnel turbine turkish turtle tutorial tutorials tuxedo tweet twice twin twist two type typeface \
    types typewriter typical typing typo typography ultra umbrella unable unarchive unassigned unblock uncategorized \
    uncaught uncheck uncle uncomment undefined under underground underline underlined understand undo undock \
    unexpected unflag unfold unfollow ungroup unhide unicode unified uniform unindent uninstall union unique unit \
    units universe unknown unlimited unlink unlock unmark unmute unpin unread unselect unsent unshare unsigned \
    unsorted unspecified unstaged unstar unsubscribe until untitled untracked unused unwatched unwrap upcoming update \
    updates upgrade upload upper uppercase upright upside upstream upwards uranium urban url usage use used useful \
    user username users using usual utilities utility vacation vacuum valid validate valley value values vanilla \
    vapor variable variables variance variant variation various vary vault vector vegetable vehicle veil vein \
    velocity velvet vendor verbose verification verify verse version versions vertical vertically very vibrance \
    vibrato victim victory video videos view viewed viewer viewport views vignette village vinegar vintage violet \
    violin virtual virus visibility visible vision visit visual visualize vitamin vocabulary voice voicemail volcano \
    volt voltage volume volumes vote voucher voyage vulnerability waist wait wake walk wallet wallpaper walnut wander \
    want wardrobe warehouse warm warn warning warnings warp was wash waste watch watchdog watched water waterfall \
    watermark wave waveform wavelength wax way weak wealth weapon weather web webhook webpage website websites \
    wedding wednesday weed week weekday weekend weekly weeks weight weights welcome well were whale what wheat wheel \
    when whenever where whether which while whip whistle white whitespace who whole why wide widget widgets width \
    widths wife wiki wildlife will willow wind window windows wine wing winter wipe wire wireless wisdom wish \
    withdraw within without wizard wolf woman wood wool word words work workflow workgroup workload workout workouts \
    workshop workspace world worm worse would wrap wreck wrist write writing wrong yacht yard yarn year yearly years \
    yeast yellow yes yesterday yield yoga you your yourself zebra zenith zero zone zoom
    """
}
