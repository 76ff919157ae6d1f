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
    able abort above absolute accent accept access accessibility accessory account accuracy acoustic action \
    activate active activity actual adapt adapter add address adjacent adjust administrator advance advanced \
    after again against agenda aggregate agree ahead air airbrush airplane alarm album alert alias align \
    alignment all allow almost alone along alpha alphabet already also alternate alternative altitude always \
    ambient amend amount amplifier analysis analyze anchor angle animal animate animation annotate annotation \
    annual another answer antenna anti anticlockwise any anyone anything anyway anywhere apart apartment aperture \
    apostrophe app appear appearance append appendix application apply appointment approval approve arc archive \
    are area argument arithmetic around arrange array arrival arrow article artist artwork ascending ask aspect \
    assembly asset assets assign assist assistant associate asterisk attach attachment attack attempt attendee \
    attribute audio author auto autocomplete autofill automatic automatically autosave autumn available avatar \
    average avoid away axis back background backslash backspace backup backward backwards bad badge balance \
    bandwidth bank banking banner bar barcode barrel base baseline basic basket bass batch battery battle beam \
    beat because become bed before begin beginning behavior behind bell below bench berry best better between \
    bevel beyond bibliography bicycle big bigger bike bill binary bind binding biography birthday birthdays bit \
    bitcoin bitmap bitrate blackout blade blank blanket blend block blog blue blueprint blur board boat body bold \
    bone bonus book booking bookmark boolean boost boot booth border both bottle bottleneck bottom bounce bound \
    boundary bounds bowl box brace bracelet bracket brain branch branches bread breadcrumb breadcrumbs break \
    breakfast breakpoint breath brick bridge brief bright brighten brightness bring broadcast broker browse \
    browser brush bubble bucket buddy budget buffer bug build bulk bullet bullets bump bundle bureau burn burner \
    burst bus business busy butterfly button buy bypass byte cabin cache cafe cake calculate calculator calendar \
    calibrate call caller calorie calories camera campaign cancel candidate candle canvas canyon capital \
    capitalize caption capture car carbon card caret cargo carousel carpet cart cartoon cascade case cast casual \
    catalog category cave ceiling cell cellular celsius center central ceremony certificate chain chair champion \
    change changes channel chapter character charge charity charm chart chase chat cheat check checkbox checklist \
    checkmark checkpoint cherry chess chest chicken chief child children choice choose chord cinema circle \
    circuit circular citation citizen city claim clarity class classroom clay clean cleanup clear clearly clef \
    click client cliff climate clinic clip clipboard clock clockwise clone close closed closest cloud clue \
    cluster coach coast coat code coffee coin cold collaborate collapse collect collection collision colony color \
    colour column columns combine comfort comic comma command comment commit common community compact compare \
    comparison compartment compass compatible competition compile complaint complete completed completion complex \
    compliance component compose composer compound compress compression compute computer concat concept concert \
    conclusion concrete condition conditional conductor conference confidence configuration configure confirm \
    conflict connect connection consent console consonant constant constrain constraint consumer contact contacts \
    contain container containing content contents contest context continue continuous contour contract contrast \
    contribute control controller conversation convert converter cookie cookies cooking cool coordinate copy \
    copyright cord core corner correct correction cost cotton couch count counter counterclockwise country couple \
    coupon courier course cover craft crash cream create creation creator creature credit credits crew crime \
    crisis critical crop cross crossfade crowd crown cruise crystal cubic cue culture cup currency current \
    currently cursor curtain curve custom customer customize customized cut cyan cycle dad daily damage dance \
    danger dark darken darker darkness dash dashboard data database date dawn day days deactivate dead deadline \
    dealer debit debt debug debugger decade decibel decimal decision deck declaration decline decode decoration \
    decrease dedicated deep default defense define definition degree delay delete deleted delimiter deliver \
    delivery delta demand demo density deny depart dependency deploy depth descending description deselect desert \
    design designer desk desktop despeckle destination destroy detach detail detailed details detect detection \
    detector determine developer development device diagnostic diagnostics diagram dial dialect dialog diamond \
    diary dictate dictation dictionary diet diff difference different digest digit digital dim dimension dinner \
    diploma direct direction director directory dirt disable disabled disc discard disconnect discount discover \
    discuss discussion disease dish disk dislike dismiss disperse displace display disposal dissolve distance \
    distinct distort distribute dive divide divider division dock doctor document documentation documents does \
    dog dollar domain donate done door dose dot dotted double download downloads downstream draft drag draggable \
    dragon drama draw drawer drawing dream dress drink drive driver driving drop drum drummer duck duet duplicate \
    duplicates duration during dust duty dye dynamic each eagle ear earlier early earth ease east easter easy \
    echo eclipse economy edge edit editable edited editing editor education effect effects effort egg eight \
    either eject elastic election electric element elements elevation elevator ellipse else email embed emboss \
    emergency emoji emotion emphasis empire employee empty enable enabled enclose enclosing encode encoding \
    encore encounter encrypt encryption end ending endnote endnotes endpoint enemy energy engine engineer english \
    engraving enhance enlarge enough ensure enter entire entity entrance entry envelope environment episode equal \
    equalize equalizer equation equipment era erase eraser erode error errors escape essay estate estimate \
    ethernet evaluate even evening evenly event events every everyone everything everywhere evidence evolution \
    exact exam example exceed except exception exchange exclude excluded exclusive execute execution exercise \
    exhibit exist existing exit expand expedition expense expenses experiment expert expire explain explicit \
    explore explorer exponent export expose exposed exposure expression extend extended extension extensions \
    external extra extract extreme eye fabric face facility fact factor factorial factory fade fahrenheit fail \
    failed failure fall false family famous fan fancy far farm fashion fast faster father fault favorite \
    favorites favourite feather feature featured fee feed feedback feeds feel fence fetch fetched few fewer fiber \
    fiction field fields fight figure file filename files fill fills film filter filters final finance find \
    finder fine finger fingerprint finish fire firewall first fish fit fitness five fix fixed flag flagged flame \
    flap flash flashcard flashlight flat flatten flavor flight flip float floating floor flow flower fluid flush \
    focus fog fold folder folders folding folk follow following font fonts food foot footage footer footnote \
    force forecast foreground forest forever forget fork form formal format formatted formatting formula fortune \
    forum forward forwards four fraction fragment frame frames free freedom freeform freehand freeze frequency \
    frequent frequently fresh friend friends front fruit fuel full fullscreen function functions fund funny \
    further fuse future fuzzy gain galaxy gallery game games gamma gap garage garbage garden gas gate gather gear \
    general generate genetic genre genres geometry gesture get ghost giant gift give glass global glossary glow \
    glue glyph go goal gold golden golf good grab grace grade gradient grain grammar grand grant grape graph \
    graphic graphics grass gravity gray grayscale great green greeting grid grocery ground group groups grow \
    guard guess guest guide guidelines guides guitar gutter gym habit hair half halftone hall hammer hand \
    handbook handle handles handwriting hang happen hard hardcover hardware harmony harvest has hash hat have \
    hazard head header headers heading headings headline headphone headphones headset health hear heart heat \
    heavy height help helper here hero hex hexagon hidden hide high higher highest highlight highlighted \
    highlights highscore highway hike hill hint hip history hockey hold hole holiday home homepage honey hood \
    hook hope horizontal horizontally horn horse hospital host hot hotel hotkey hour hourly hours house hover how \
    hue human humidity hundred hunt hurry hyperlink hyperlinks hyphen hyphenation ice icon icons idea identical \
    identifier identity idiom idle ignore ignored illustration image images imaginary immediate immediately \
    impact imperial implicit import important impulse inbox inch include included income incoming increase \
    increment indent indentation index indicator individual indoor infinite infinity info inform information \
    inherit initial injury ink inkwell inline inner input inputs insect insert insertion inside inspect inspector \
    install installed instance instant instead instruction instructions instrument insurance integer integrate \
    integration intensity interact interface interior internal international internet interpolate interrupt \
    interval interview introduce invalid invasion inventory inverse invert inverted investment invisible \
    invisibles invite invoice is island isolate issue issues it italic item items iteration its itself ivory \
    jacket jazz jewel job join joint journal journey judge juice jump jungle junior junk jury just justify keep \
    kept kernel kerning key keyboard keychain keyframe keys keyword keywords kilometer kilometers kind kitchen \
    knife know knowledge known label labels lady lake lamp land landscape lane language languages laptop large \
    larger largest laser lasso last late later latest latitude launch launcher laundry lava lavender law lawn \
    layer layers layout lead leading leaf league learn leather leave lecture left leg legacy legal legend lemon \
    length lens less lesson letter letters level levels liberty library license lid life lift ligature light \
    lighten lighter lightning lily limit limits line linear linen lines link links lion liquid list listen \
    listing lists liter liters live load loading loan lobby local locale location lock locked lodge loft log \
    logarithm logic login logo logs long longer look lookup loop looping loose lose loss lot lottery loud lounge \
    love low lower lowercase luminance lunch lung luxury lyrics machine macro magic magnet magnification \
    magnifier magnify mail mailbox main mainland maintain major make maker mammal manage management manager mango \
    manifest manual manually many map mapping maps marathon marble march margin margins mark markdown marked \
    marker markers market markup marriage mars mask mass master match matches matching mate material math matrix \
    maximize maximum may maze me meal mean measure measurement meat mechanism medal media medicine medium meeting \
    melody melt member members memo memory mention mentor menu menus merchant mercury merge merged mesh message \
    messages metadata metal meteor meter meters method metric metrics metronome microphone microscope mid middle \
    midi midnight migrate mile mileage milestone mill million mind mine miner mini minimal minimize minimum minor \
    mint minute minutes mirror miss missing mission mist mix mixed mixer mixture mobile mobility mode model \
    modern modified modify module moisture molecule moment momentum money monitor monkey mono monospace \
    monospaced monster month monthly months mood moon more morning mosaic moss most mother motion motor mount \
    mountain mouse mouth move movement movie movies multi multiplayer multiple multiply multitrack muscle museum \
    mushroom music mute muted my mystery myth nail name named names nap narrow nation native natural nature \
    navigate navigation navigator navy nearest neck need needed needle neighbor neon nerve nest nested network \
    neuron neutral never new newer newest newline news newsletter next niche night nine noble nobody node noise \
    non none nonprinting noodle noon normal normalization normalize north not notation notch note notebook notes \
    nothing notice notification notifications notify novel now nuclear nudge number numbered numbering numbers \
    numeric numpad nurse nut nutrition oak oasis oat obey object objects observe observer occurrence occurrences \
    ocean octave offer office offline offset often oil old older oldest olive once one onion online only opacity \
    opaque open opened opening opera operation operator opposite optimal optimize option optional options orange \
    orbit orchestra order ordered ore organ organization organize orient orientation origin original orphan \
    oscillator other others ounce our outbox outcome outdent outer outfit outgoing outlet outline outliner output \
    outside oval oven overall overdue overflow overlap overlay override overtime overview overwrite own owner \
    oxygen oyster pace pack package packages pad padding page pages paint pair palace palette palm pan pancake \
    panda pane panel panels panes panorama paper paradise paragraph paragraphs parallel parameter parameters \
    parcel parent parental park parking parser part partial participant participants partner party pass passage \
    passcode passenger passport password passwords pasta paste pastel patch path paths patient patrol pattern \
    pause paused pay paycheck payment peace peach peak pear pearl pedal pedestrian peer pelican pen penalty \
    pencil pending people pepper percent percentage percussion perform performance perfume period peripheral \
    permanently permission permissions person personal perspective pet phase phone photo photos phrase physical \
    physics piano pick picker picture pictures pie piece pilgrim pill pillow pilot pin pine pink pinned pioneer \
    pipe pipeline pirate pistol pitch pivot pixel pixels pizza place placeholder placement places plain plan \
    plane planet planner plant plasma plastic plate platform play playback player playhead playing playlist \
    playlists please plot plug plugin plugins plum pocket podcast podcasts poem poet point pointer points poison \
    pole police policy pollen polygon pond pool pop popular popup port portal portrait position positions post \
    postpone posts postscript posture pot potato pound powder power practice prayer pre preamp precise precision \
    predict preferences preferred prefix pregnancy prepare prescription presence present presentation preserve \
    preset presets press pressure prevent preview previous prey price pride primary primer primitive princess \
    print printed printer printing printout prior priority prism prison privacy private privilege prize \
    probability probe problem problems procedure process processing produce product production profile profiles \
    profit program programming progress project projects prompt proof propagate proper properties property \
    proportion proportional prose protect protection protein protocol provide proximity proxy public publish pull \
    pulse pump punch punctuation pupil purchase purchases purge purple purpose purse push put puzzle pyramid quad \
    quality quantity quantize quarter query question queue quick quickly quiet quit quiz quote quotes rabbit race \
    rack radar radio radius railway rain rainbow raise ramp ranch random range rank ransom rapid raster rate \
    rating ratio raven raw reach reaction read reader reading ready real realign rear reason rebase reboot \
    rebuild recalculate recap receipt receipts receive received recent recently recents recipe recipes recipient \
    recognize recommend reconnect record recording recordings recover recovery rectangle recurring recycle red \
    redact redirect redo reduce reduction reed reef referee reference references refill refine reflect reflection \
    reformat refresh refund regex region register registration regret regular rehearsal rehearse relation \
    relationship relative relax relay release relief reload remain remaining remap remember remind reminder \
    reminders remote remotes removal remove removed renaissance rename render rendering renew rent reopen reorder \
    repair repeat replace replacement replay reply report reports repository represent reptile request requests \
    require required reread rescan research resend reserve reset reshape resident residual resize resolution \
    resolve resonance resource resources response responsive rest restart restaurant restore restrict result \
    results resume retouch retry return reveal revenue reverb reverse revert review revision revolution reward \
    rewind rewrite rhyme rhythm ribbon rice rich ride rider ridge rifle right ring ringtone ripple ritual rival \
    river road roadmap roast robe robot rocket role roll roof room root rope rose roster rotary rotate rotation \
    round rounded route routing row rows royal rubber ruby rug rule ruler rulers rules rumor run running rush \
    safe sail salad salary sale salt same sample samples sand sandbox satellite satin saturation sauce save saved \
    sawtooth scale scan scanner scarf scatter scene scenes scent schedule scheduled schema scheme scholar science \
    scissors scope score scores scout screen screens screensaver screenshot screenshots screw script scripting \
    scripts scroll scrollbar scrolling scrub sculpture sea seal search searches season seat second secondary \
    seconds secret section sections sector secure security see seed seek segment select selected selecting \
    selection selections selector semester semi semicolon senate send sender senior sensor sent sentence separate \
    separator sepia sequence sequencer serial series serif server servers service services session sessions set \
    setting settings setup seven several shade shadow shadows shake shape shapes share shared sharing shark sharp \
    sharpen sheet sheets shelf shell shelter sheriff shield shift ship shirt shock shoe shop shopping shore short \
    shortcut shortcuts shortest should shoulder show shower showing shuffle shut shutter sibling side sidebar \
    sidebars sidewalk sign signal signature silence silent silk silver similar simple simplify simulate \
    simulation simulator since sine singer single sink siren sister site situation six size sizes skeleton sketch \
    skew ski skill skin skip skull sky slang slash slate sleep sleeping sleeve slice slide slider slides \
    slideshow slope slot slow slower small smaller smallest smart smoke smooth smoothing snack snail snake snap \
    snapping snapshot snippet snippets snooze snow soap soccer social society sock soda sofa soft software soil \
    soldier solid solo solstice solution solve some something sonata song songs soon sort sorted sorting soul \
    sound sounds soup source sources south space spaces spacing spam span spark sparkle spatial speak speaker \
    speakers special species specific specify spectrum speech speed spell spelling sphere spice spider spin \
    spiral spirit splash split splitter spoken sponge spoon sport spot spotlight spray spread spring sprint \
    sprite squad square squash squeeze stability stack stadium staff stage staged stair stake stamp stand \
    standard stanza star starred stars start started starter starting startup stash state statement states static \
    station statistics stats statue status stay steam steel stem stencil step steps stereo stick sticker stickers \
    sticky still stitch stock stomach stone stool stop stopped storage store stored storm story stove straight \
    straighten strand strategy straw stream streaming street strength stretch strict strikethrough string strings \
    strip strobe stroke strong structure student studio stunt style styles stylesheet subfolder subfolders \
    subject submarine submenu submit subpage subscribe subscriber subscribers subscript subscription \
    subscriptions substitute substitution substitutions subtask subtasks subtitle subtitles subtract suburb \
    subway success such suffix sugar suggest suggested suggestion suggestions suite sum summarize summary summer \
    summit sun sunrise sunset super superscript supper supply support supported suppress sure surf surface \
    surgery surname surround survey suspend sustain swan swap swatch sweep sweet swim swing swipe switch sword \
    syllable symbol symbols symmetric sync synchronize synonym syntax synthesize syrup system tab table tables \
    tabs tag tagged tags tail tailor take tale talent talk tangent tank tape target task tasks taste taxes tea \
    teacher team tear tell temperature template templates tempo temporary ten tenant tennis tent term terminal \
    terminate terms terrace territory test tests text textile texture thanks theater their them theme themes \
    theory there thermal thermometer thesaurus these thesis they thick thickness thigh thin thing things think \
    thinner third this those thousand thread threads three threshold throat throne throttle through throw thumb \
    thumbnail thumbnails thunder tick ticket tide tidy tiger tighten tile tiled tiles timber time timeline \
    timeout timer times timestamp timing tint tip tips tire tissue titanium title titles toast tobacco today toe \
    together toggle token toll tomato tomorrow tone tongue tool toolbar toolbars toolbox tools tooltip tooltips \
    tooth top topic topics torch tornado total touch toward towards tower town toy trace track tracking trackpad \
    tracks trade tradition traffic tragedy trail trailing train training trait transaction transcribe transcript \
    transfer transform transit transition transitions translate translation translucent transparency transparent \
    transpose trap trapezoid trash trashed trauma travel treasure treaty treble tree tremolo trend trial triangle \
    tribe tribute trigger trim trip triple trophy tropical trousers truck true truncate trust truth try tube \
    tulip tune tuner tuning tunnel turbine turtle tutorial tutorials tuxedo twice twin twist two type typeface \
    types typewriter typing typo typography ultra umbrella unable unarchive unassigned unblock uncategorized \
    uncheck uncle uncomment undefined under underground underline underlined understand undo undock unflag unfold \
    unfollow ungroup unhide unicode unified uniform unindent uninstall union unique unit units universe unknown \
    unlink unlock unmark unmute unpin unread unselect unsent unshare unsorted unspecified unstaged unstar \
    unsubscribe until untitled untracked unused unwatched unwrap upcoming update updates upgrade upload upper \
    uppercase upright upside upstream upwards uranium urban url usage use used user users using usual utilities \
    utility vacation vacuum validate valley value values vanilla vapor variable variables variance variant \
    variation vary vault vector vegetable vehicle veil vein velocity velvet vendor verify verse version versions \
    vertical vertically vibrance vibrato victim victory video videos view viewed viewer viewport views vignette \
    village vinegar vintage violet violin virtual virus visible vision visit visual visualize vitamin vocabulary \
    voice voicemail volcano volt voltage volume volumes vote voucher voyage waist wait wake walk wallet wallpaper \
    walnut wander want wardrobe warehouse warm warn warning warnings warp was wash waste watch watchdog watched \
    water waterfall watermark wave waveform wavelength wax way weak wealth weapon weather web webpage website \
    websites wedding weed week weekday weekend weekly weeks weight weights welcome well were whale what wheat \
    wheel when where whether which while whip whistle white whitespace who whole why wide widget widgets width \
    widths wife wiki wildlife willow wind window windows wine wing winter wipe wire wireless wisdom wish within \
    without wizard wolf woman wood wool word words work workflow workload workout workouts workshop workspace \
    world worm worse wrap wreck wrist write writing wrong yacht yard yarn year yearly years yeast yellow yes \
    yesterday yoga you your yourself zebra zenith zero zone zoom
    """
}
