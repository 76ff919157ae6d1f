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
    able above accept access accessibility accessory account accuracy action activate active activity actual \
    adapt add address adjust administrator advance advanced after again against agenda agree ahead air airplane \
    alarm album alert alias align alignment all allow almost alone along alpha alphabet already also alternate \
    alternative always amend amount analysis analyze anchor angle animal animate animation annotate annotation \
    another answer anti any anyone anything anyway anywhere apartment app appear appearance append application \
    apply appointment approval approve archive are area argument around arrange array arrow article artist \
    artwork ask aspect assembly asset assets assign assist assistant associate attach attachment attempt attendee \
    attribute audio author auto autocomplete autofill automatic automatically autosave available avatar average \
    avoid away axis back background backspace backup backward backwards bad badge balance banner bar barcode base \
    baseline basic bass batch battery beat because become before begin beginning behavior behind below bench best \
    better between bevel beyond bibliography big bigger bill binary bind binding birthday birthdays bit bitmap \
    bitrate blank blend block blog blue blueprint blur board body bold bonus book booking bookmark boolean boost \
    border both bottle bottom bounce bound boundary bounds box brace bracket branch branches breadcrumb \
    breadcrumbs break breakpoint bridge brief bright brighten brightness bring broadcast browse browser brush \
    bubble bucket budget buffer bug build bulk bullet bullets bundle burn burst business busy button buy bypass \
    byte cache calculate calculator calendar calibrate call caller camera campaign cancel candidate canvas \
    capital capitalize caption capture car card caret carousel cart cascade case cast catalog category cell \
    cellular celsius center central certificate chain change changes channel chapter character charge chart chat \
    check checkbox checklist checkmark checkpoint cherry child children choice choose chord circle circuit \
    circular citation city claim clarity class classroom clean cleanup clear clearly clef click client clip \
    clipboard clock clone close closed closest cloud cluster code collaborate collapse collect collection color \
    colour column columns combine comma command comment commit common community compact compare compass \
    compatible compile complete completed completion component compose compress compression compute computer \
    concat concert condition conditional conference configuration configure confirm conflict connect connection \
    console constant constrain constraint contact contacts contain container containing content contents context \
    continue continuous contract contrast contribute control controller conversation convert cookie cooking cool \
    coordinate copy copyright corner correct correction cost count counter country coupon course cover crash \
    create credit credits crop cross crossfade cue culture currency current currently cursor curve custom \
    customize customized cut cycle dad daily dark darken darker darkness dash dashboard data database date day \
    days deactivate dead deadline debug debugger decimal deck declaration decline decode decoration decrease \
    default define definition degree delay delete deleted deliver delta demo density deny depart dependency \
    deploy depth description deselect design designer desk desktop destination detach detail detailed details \
    detect detection developer development device diagnostic diagnostics diagram dialog dictate dictation \
    dictionary diff difference different digit digital dim dimension direct direction directory disable disabled \
    disc discard disconnect discover discuss discussion dish disk dislike dismiss display disposal distance \
    distinct distort distribute divide divider dock doctor document documentation documents does dog domain \
    donate done door dot double download downloads downstream draft drag draggable draw drawer drawing drive \
    driver driving drop duplicate duplicates duration during dynamic each earlier early earth ease easy echo edge \
    edit editable edited editing editor education effect effects eight either eject element elements else email \
    embed emoji emphasis employee empty enable enabled encode encoding encounter encrypt encryption end ending \
    endpoint enemy engine english engraving enhance enlarge enough ensure enter entire entity entry envelope \
    equal equalize equalizer equation erase eraser error errors escape estimate evaluate even evenly event events \
    every everyone everything everywhere exact example exceed except exception exchange exclude excluded \
    exclusive execute execution exercise exist existing exit expand expense expenses experiment expert expire \
    explain explore explorer export expose exposed exposure expression extend extended extension extensions \
    external extra extract eye face factor factorial factory fade fahrenheit fail failed failure fall false \
    family famous fan fancy far fast faster favorite favorites favourite feature featured fee feed feedback feeds \
    feel fetch fetched few fewer field fields fight figure file filename files fill fills film filter filters \
    final find finder fine finish firewall first fit five fix fixed flag flagged flash flashcard flashlight flat \
    flatten flight flip float floating floor flow flower flush focus fog fold folder folders folding follow \
    following font fonts food footage footer footnote force foreground forever forget fork form format formatted \
    formatting formula forum forward forwards four fraction frame frames free freeze frequency frequent \
    frequently friend friends front full fullscreen function functions further future fuzzy gain gallery game \
    games gamma gap garbage gather gear general generate genre genres gesture get ghost gift give glass global \
    glossary glow glyph go goal golden good grab gradient grain grammar grant graph graphic graphics gravity gray \
    grayscale great green greeting grid ground group groups grow guest guide guidelines guides guitar gutter \
    habit hair half halftone hand handle handles handwriting hang happen hard hardware has hash have hazard head \
    header headers heading headings headline headphones headset health hear heart height help helper here hidden \
    hide high higher highest highlight highlighted highlights highscore highway hint history hold hole holiday \
    home homepage horizontal horizontally host hot hotel hotkey hour hourly hours house hover how hue human \
    hundred hyperlink hyperlinks hyphen hyphenation icon icons idea identical identifier identity idle ignore \
    ignored illustration image images imaginary immediate immediately import important inbox include included \
    income incoming increase increment indent indentation index indicator individual indoor info inform \
    information inherit initial ink inline inner input inputs insert insertion inside inspect inspector install \
    installed instance instant instead instruction instructions instrument integer integrate intensity interact \
    interface internal international internet interpolate interrupt interval introduce invalid inventory inverse \
    invert investment invisible invisibles invite invoice is isolate issue issues italic item items iteration its \
    itself job join joint jump junk just justify keep kept kernel kerning key keyboard keychain keyframe keys \
    keyword keywords kilometer kilometers kind knife know known label labels lamp landscape language languages \
    laptop large larger largest laser last late later latest launch launcher layer layers layout lead leading \
    learn leave left legal legend length lens less lesson letter letters level levels library license life lift \
    ligature light lighten lighter limit limits line linear lines link links list listen listing lists live load \
    loading loan local locale location lock locked log logic login logo logs long longer look lookup loop looping \
    loose lose loss lot loud low lower lowercase luminance lyrics machine macro magic magnet magnification \
    magnifier magnify mail mailbox main maintain major make manage management manager manifest manual manually \
    many map mapping maps margin margins mark marked marker markers markup mask master match matches matching \
    math matrix maximize maximum may me mean measure measurement mechanism medal media medicine medium meeting \
    member members memo memory mention menu menus merge merged message messages metadata meter meters method \
    metric metrics microphone mid middle midnight migrate mile mileage milestone million mind mini minimal \
    minimize minimum minor minute minutes mirror miss missing mix mixed mixer mobile mode model modern modified \
    modify module moment monitor mono monospace monospaced month monthly months mood more morning most motion \
    mount mountain mouse move movement movie movies multi multiplayer multiple multiply music mute muted my name \
    named names narrow native natural nature navigate navigation navigator nearest need needed neighbor nested \
    network neutral never new newer newest newline news newsletter next night nine nobody node noise non none \
    nonprinting noon normal normalize not notation note notebook notes nothing notice notification notifications \
    notify now nudge number numbered numbering numbers numeric nutrition object objects observe occurrence \
    occurrences octave offer office offline offset often old older oldest once one online only opacity opaque \
    open opened opening operation operator opposite optimal optimize option optional options orange order ordered \
    organization organize orient orientation origin original orphan other others our outbox outdent outer \
    outgoing outline outliner output outside oval overall overdue overlap overlay override overview overwrite own \
    owner oxygen pace package packages padding page pages paint pair palette pan pane panel panels panes panorama \
    paper paragraph paragraphs parallel parent parental parking part partial participants party pass passage \
    passcode password passwords paste patch path paths pattern pause paused pay paycheck payment peak pedal pen \
    pencil pending people percent percentage perform performance period permanently permission permissions person \
    personal perspective pet phone photo photos phrase physical piano pick picker picture pictures piece pin pink \
    pinned pipe pitch pivot pixel pixels place placeholder placement places plain plan plane planner plant \
    platform play playback player playhead playing playlist playlists please plot plug plugin plugins pocket \
    podcast podcasts point pointer points policy pollen polygon pool pop popular popup port portrait position \
    positions post postpone posts postscript power practice pre precision preferences preferred prefix prepare \
    presence present presentation preserve preset presets press pressure prevent preview previous price primary \
    primitive print printed printer printing prior priority privacy private probability problem problems \
    procedure process processing produce product production profile profiles program programming progress project \
    projects prompt proof propagate proper properties property proportion proportional protect protection \
    protocol provide proxy public publish pull punctuation purchase purchases purge purple purpose push put \
    puzzle quality quantity quantize quarter query question queue quick quickly quiet quit quote quotes radio \
    radius railway rain raise random range rank rate rating ratio raw reach reaction read reader reading ready \
    real realign rear reason rebase reboot rebuild recalculate recap receipt receipts receive received recent \
    recently recents recipe recipes recipient recognize recommend reconnect record recording recordings recover \
    recovery rectangle recurring recycle red redact redirect redo reduce reference references refill refine \
    reflect reflection reformat refresh refund regex region register registration regular relation relationship \
    relative relax release reload remain remaining remap remember remind reminder reminders remote remotes \
    removal remove removed rename render rendering renew reopen reorder repair repeat replace replacement replay \
    reply report reports repository represent request requests require required reread rescan research resend \
    reserve reset reshape resize resolution resolve resource resources response responsive rest restart \
    restaurant restore restrict result results resume retouch retry return reveal reverb reverse revert review \
    revision rewind rewrite rhythm ribbon rich right ring ringtone ripple river road roadmap robot role roll room \
    root roster rotate rotation round rounded route routing row rows ruby rule ruler rulers rules run running \
    safe salary same sample samples sandbox satellite saturation save saved scale scan scanner scene scenes \
    schedule scheduled schema scheme scissors scope score scores screen screens screensaver screenshot \
    screenshots script scripts scroll scrollbar scrolling scrub search searches season seat second secondary \
    seconds section sections secure security see seek segment select selected selecting selection selections \
    selector semi semicolon send sender sensor sent sentence separate separator sequence serial series server \
    servers service services session sessions set setting settings setup seven several shade shadow shadows shake \
    shape shapes share shared sharing sharp sharpen sheet sheets shelf shell shield shift ship shop shopping \
    short shortcut shortcuts shortest should show showing shuffle shut side sidebar sidebars sign signal \
    signature silence silent similar simple simplify simulate simulation simulator since single site situation \
    six size sizes skeleton sketch skew skin skip slash sleep sleeping slice slide slider slides slideshow slot \
    slow slower small smaller smallest smart smooth smoothing snap snapping snapshot snippet snippets snooze snow \
    social soft software soil solid solo solution solve some something song songs soon sort sorted sorting sound \
    sounds source sources space spaces spacing spam span spatial speak speaker speakers special specific specify \
    speech speed spell spelling spin spiral split splitter spoken spot spray spread spring sprint sprite square \
    squash stability stack staff stage staged stamp stand standard star starred stars start started starting \
    startup stash state statement states static station statistics stats status stay step steps stereo sticker \
    stickers sticky still stock stop stopped storage store stored story straight straighten strategy stream \
    streaming street strength stretch strict strikethrough string strings strip stroke strong structure student \
    style styles stylesheet subfolder subfolders subject submenu submit subpage subscribe subscriber subscribers \
    subscript subscription subscriptions substitute substitution substitutions subtask subtasks subtitle \
    subtitles subtract success such suffix suggest suggested suggestion suggestions sum summarize summary sun \
    sunrise sunset super superscript support supported suppress sure surface surround suspend swap swatch sweep \
    swipe switch syllable symbol symbols symmetric sync synchronize syntax synthesize system tab table tables \
    tabs tag tagged tags tail take talk tangent target task tasks taxes team tell temperature template templates \
    tempo temporary ten term terminal terminate terms test tests text texture thanks theater their them theme \
    themes there these they thick thickness thin thing things think thinner third this those thousand thread \
    threads three threshold throttle through throw thumbnail thumbnails tick ticket tidy tighten tile tiled tiles \
    time timeline timeout timer times timestamp timing tint tip tips title titles toast today together toggle \
    token toll tomorrow tone tool toolbar toolbars toolbox tools tooltip tooltips top topic topics total touch \
    toward towards trace track tracking trackpad tracks traffic trail trailing train transaction transcribe \
    transcript transfer transform transit transition transitions translate translation translucent transparency \
    transparent transpose trash trashed travel treble tree trend trial triangle trigger trim trip truck true \
    truncate trust try tune tuner tuning tutorial tutorials twice twin two type typeface types typewriter typing \
    typography unable unarchive unassigned unblock uncategorized uncheck uncomment undefined under underline \
    underlined understand undo undock unflag unfold unfollow ungroup unhide unified uniform unindent uninstall \
    union unique unit units unknown unlink unlock unmark unmute unpin unread unselect unsent unshare unsorted \
    unspecified unstaged unstar unsubscribe until untitled untracked unused unwatched unwrap upcoming update \
    updates upgrade upload upper uppercase upright upside upstream upwards url usage use used user users using \
    usual utilities utility vacation validate value values variable variables variant variation vary vault vector \
    vehicle vendor verify verse version versions vertical vertically vibrance video videos view viewed viewer \
    viewport views vignette violet violin virtual visible visit visual visualize vocabulary voice voicemail \
    volume volumes vote wait wake walk wallet wallpaper want warehouse warm warn warning warnings warp was watch \
    watched water watermark wave waveform wavelength way weak weather web webpage website websites week weekday \
    weekend weekly weeks weight weights welcome well were what wheel when where whether which while white \
    whitespace who whole why wide widget widgets width widths wiki wind window windows wipe wire wireless wish \
    within without wizard wood word words work workflow workout workouts workspace world worse wrap write writing \
    wrong yard year yearly years yellow yes yesterday you your yourself zero zone zoom
    """
}
