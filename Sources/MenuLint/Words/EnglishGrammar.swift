/// What title-style capitalization has to know of English, all in small letters.
enum EnglishGrammar {
  /// Words that stay small between the first and the last: articles, coordinating conjunctions, and prepositions of four
  /// letters or fewer.
  static let smallWords: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "at", "by", "for", "from", "in", "into", "of", "off", "on", "onto",
    "out", "over", "to", "up", "with", "as",
  ]

  /// Words that houses write in one way or the other, so that neither is told.
  static let eitherWay: Set<String> = [
    "so", "yet", "via", "per", "than", "then", "if", "that", "like", "down", "near", "past", "upon", "amid", "plus",
    "vs",
    "till", "etc", "de", "la", "le", "von", "van", "der", "et", "al",
    "mini", "origin", "upstream",
  ]

  /// Those of them that have a capital at the end of a label.
  static let capitalAtEnd: Set<String> = ["so", "then", "down", "near", "past"]

  /// Verbs that make a phrase with a small word after them, which then keeps its capital.
  static let phrasalVerbs: [String: Set<String>] = [
    "in": [
      "log", "sign", "zoom", "check", "fade", "fill", "opt", "plug", "punch", "dial", "drop", "built", "slide", "ease",
      "scale", "tune", "type", "lock", "pop", "stand", "trade", "clock", "pan", "fly", "break", "roll", "logged",
      "signed",
      "signing", "logging", "zooming", "blend", "wipe", "plugged", "opted", "checked",
    ],
    "on": ["turn", "log", "sign", "switch", "try", "hold", "carry", "power", "roll", "clip", "logged", "turned"],
    "as": ["save"],
    "with": ["open"],
    "by": ["stand"],
  ]

  /// Pairs of a verb and a small word that always belong together, wherever they stand.
  static let phrases: Set<String> = [
    "log in", "log out", "log off", "sign in", "sign out", "sign up", "turn on", "turn off", "zoom in", "zoom out",
    "back up", "set up", "clean up", "look up", "check out", "opt in", "opt out", "switch off", "power off", "speed up",
    "pick up", "hang up", "wake up", "fade out",
  ]

  /// Labels that everybody knows from the system, which writes them so.
  static let knownLabels: Set<String> = ["Check Grammar With Spelling", "Sign in with Apple"]

  /// Verbs that labels begin with.
  static let verbs: Set<String> = Set(
    """
    accept activate add adjust align allow analyze animate annotate answer append apply approve archive arrange ask assign \
    attach back balance begin bind blend block blur bookmark bring browse build burn buy calculate call cancel capture \
    cast center change charge check choose clean clear clip clone close collapse collect combine comment commit compare \
    compile complete compose compress configure confirm connect contact continue convert copy correct count create crop \
    customize cut cycle deactivate debug decline decrease define delete deny deselect detach detect dictate disable \
    discard disconnect discover dislike dismiss display distribute divide do dock donate download draw drop duplicate \
    edit eject email embed empty enable encrypt end enhance enlarge enter erase evaluate exchange exclude execute exit \
    expand explain explore export extend extract fade favorite fetch fill filter find finish fit fix flag flatten flip fold \
    follow force forget format forward freeze generate get give go group grow hang help hide highlight hold identify ignore \
    import include increase indent insert inspect install invert invite isolate join jump justify keep label launch learn \
    leave lift like limit link list listen load locate lock log look loop lower magnify make manage map mark match \
    maximize measure merge message minimize mirror mix modify mount move mute name navigate new nudge open optimize order \
    organize outdent override pack paint pan paste pause perform pick pin place play pop post preview print process \
    profile protect publish pull purchase push put quit raise rate read rebuild recall receive recenter recognize record \
    recover redo reduce refer refine reflect refresh regenerate register reindent reject release reload remember remind \
    remove rename render renew reopen reorder repair repeat replace reply report request rerun resend reset resize resolve \
    restart restore restrict resume retry return reveal reverse revert review rewind rotate round run save scale scan \
    schedule scroll search see select send separate set shake share sharpen shift show shrink shuffle shut sign silence \
    simplify simulate skip sleep slice slide smooth snap snooze solve sort speak speed spell spin split stack stamp star \
    start stay step stop store straighten stretch submit subscribe substitute subtract suggest summarize suspend swap \
    switch sync synchronize tag take tell terminate test tidy tile toggle trace track transfer transform translate trash \
    trim trust try tune turn type unarchive unblock uncheck uncomment underline undo undock unfold unfollow ungroup unhide \
    uninstall unlink unlock unmark unmute unpin unselect unsend unshare unstar unsubscribe unwrap update upgrade upload use \
    validate verify view visit vote wait wake watch wipe work wrap write zoom
    """.split(separator: " ").map(String.init))
}
