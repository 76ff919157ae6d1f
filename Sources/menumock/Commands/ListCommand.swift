import MockupFiles
import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel

/// `menumock list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists what there is.",
    discussion: """
      Themes, symbols with their other names, typefaces with their files and whether they are present, or the rules of \
      menumock lint.

      Examples:
        menumock list symbols arrow
        menumock list symbols -o symbols.png
        menumock list fonts --json
      """)

  /// What can be listed.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    /// Themes.
    case themes
    /// Symbols.
    case symbols
    /// Typefaces.
    case fonts
    /// Rules of `menumock lint`.
    case rules
  }

  @Argument(help: "themes, symbols, fonts or rules.")
  var subject: Subject

  @Argument(help: "Symbols: only those that this word leads to, by name or meaning.")
  var word: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Symbols: draw a sheet of them with their names.", valueName: "file"))
  var output: String?

  @OptionGroup var folders: ResourceArguments

  @Option(help: "Symbols: light or dark.")
  var appearance = Appearance.light

  @Option(help: "Symbols: pixels a point of a PNG, from 1 to 4.")
  var scale = 2.0

  func validate() throws {
    guard (1...4).contains(scale) else { throw ValidationError("a sheet is drawn at 1 to 4 pixels a point") }
    if output != nil, subject != .symbols { throw ValidationError("-o goes with symbols") }
    if word != nil, subject != .symbols { throw ValidationError("a word to look for goes with symbols") }
  }

  mutating func run() throws {
    try folders.check()
    if subject == .rules { return try listRules() }
    let resources = folders.resources
    let inventory = Inventory(resources: resources)
    if let word, inventory.symbols(matching: word).isEmpty {
      throw Failure(message: "no symbol for \(Quotation.of(word))", status: .found)
    }
    if let output {
      let plan = try OutputPlan(files: [InputFile(path: "-")], output: output, format: nil, jobs: 1)
      guard let job = plan.jobs.first else { return }
      do {
        try job.output.write(
          try inventory.symbolSheet(format: job.format, matching: word, appearance: appearance, scale: scale))
      } catch let error as RenderError {
        throw Failure(message: error.description, status: .fault)
      }
      return
    }
    let entries: [Inventory.Entry] =
      switch subject {
      case .themes: inventory.themes
      case .symbols: inventory.symbols(matching: word)
      case .fonts: inventory.fonts
      case .rules: []
      }
    let text =
      json
      ? JSONWriter.text(of: .array(entries.map(\.json))) : entries.map { $0.line + "\n" }.joined()
    try Console.write(text.utf8)
  }

  private func listRules() throws {
    let rules = RuleName.allCases.map(\.rule)
    guard !json else { return try Console.write(JSONWriter.text(of: .array(rules.map(\.json))).utf8) }
    for rule in rules {
      let name = rule.name.rawValue
      let severity = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
      let gap = String(repeating: " ", count: max(1, 28 - name.utf8.count))
      try Console.write("\(name)\(gap)\(severity): \(rule.demand)\n".utf8)
    }
  }
}
