import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel
import MockupFiles
import MockupSets

/// The options that decide how a document is judged: those of drawing that rules can tell apart.
struct LintArguments: ParsableArguments {
  @Option(.platform) private var platform: Located<Setting>?
  @Option(.theme) private var theme: Located<Setting>?
  @Option(.textSize) private var textSize: Located<Setting>?
  @Option(.locale) private var locale: Located<Setting>?
  @Option(.frame) private var frame: Located<Setting>?

  @Option(
    help: ArgumentHelp(
      "Translations by an item's id, else by its text: .json, .strings, or .xcstrings, of which the locale's count.",
      valueName: "file"), completion: .file())
  var strings: String?

  @OptionGroup var folders: ResourceArguments

  @Option(.base)
  var base: String?

  @Option(
    .jobs, name: .shortAndLong, help: "How many documents are judged at once; all processors where this is not given.")
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  /// Where things are looked for.
  var resources: Resources { folders.resources }

  /// How a document is judged.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func options() throws(Failure) -> RenderOptions {
    try folders.check()
    var options = RenderOptions()
    options.settings = Settings([platform, theme, textSize, locale, frame].compactMap(\.self))
    if let strings { try StringFile.read(strings, into: &options) }
    // What a table lacks is said where pictures are drawn.
    options.missingString = .ignore
    return options
  }

  /// What the documents of a set are judged with.
  func setArguments(_ options: RenderOptions) -> SetArguments {
    SetArguments(options, base: base, resources: resources)
  }
}

extension RuleName {
  /// A rule as it is named on the command line.
  static func argument(_ text: String) throws -> RuleName {
    if let name = RuleName(rawValue: text) { return name }
    let nearest = NearestName.find(text, among: RuleName.allCases.map(\.rawValue))
    throw ValidationError(
      "there is no rule \(Quotation.of(text))" + (nearest.map { "; did you mean \(Quotation.of($0))?" } ?? ""))
  }
}

/// From which severity on findings make the exit status 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, suggestion, never

  /// The severity; `nil` where none is bad enough.
  var severity: Finding.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .suggestion: .suggestion
    case .never: nil
    }
  }
}
