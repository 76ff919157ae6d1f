/// The order of the sections in a command's help.
enum HelpText {
  /// Puts a command's options before the groups of settings, and `--help` last.
  ///
  /// The argument parser prints options without a group last. Texts without such groups stay unchanged.
  static func ordered(_ text: String) -> String {
    var sections = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard text.hasPrefix("OVERVIEW:"), let last = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") }),
      let first = sections[..<last].lastIndex(where: { $0.hasPrefix("USAGE: ") || $0.hasPrefix("ARGUMENTS:\n") }),
      first + 1 < last, let help = sections[last].firstRange(of: "\n  -h, --help ")
    else { return text }
    let options = sections[last][..<help.lowerBound]
    sections[last] = "HELP:" + sections[last][help.lowerBound...]
    // A command can have `--help` as its only option without a group.
    if options.contains("\n") { sections.insert(options, at: first + 1) }
    return sections.joined(separator: "\n\n")
  }
}
