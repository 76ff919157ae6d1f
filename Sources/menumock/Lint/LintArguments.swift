import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON

/// The options that decide how a document is judged: as it would be drawn.
struct LintArguments: ParsableArguments {
  @OptionGroup private var project: ProjectArguments

  @OptionGroup private var reading: ReadingArguments

  @Option(
    .jobs, name: .shortAndLong, help: "Documents checked at once (default: the number of processors).")
  var jobs: Int?

  /// Whether nothing is said but errors.
  var quiet: Bool { reading.quiet }

  /// How documents are judged that are named one by one.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist, `ExitCode` for a project with mistakes, which are told.
  func context() throws -> DrawingContext { try DrawingContext(reading, try options(), project: project.file) }

  /// What the documents of a set are judged with.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func setArguments() throws(Failure) -> SetArguments {
    SetArguments(try options(), base: reading.base, resources: reading.resources)
  }

  private func options() throws(Failure) -> RenderOptions {
    var options = try reading.options()
    // What a table lacks is said where pictures are drawn.
    if options.settings[.missingString] == nil { options.missingString = .ignore }
    return options
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
