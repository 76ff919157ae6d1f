import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON

/// The options that affect linting because they affect drawing.
struct LintArguments: ParsableArguments {
  @OptionGroup private var project: ProjectArguments

  @OptionGroup private var reading: ReadingArguments

  @Option(
    .jobs, name: .shortAndLong, help: "Documents checked at once (default: the number of processors).")
  var jobs: ProjectOption?

  @OptionGroup private var warnings: WarningArguments

  var quiet: Bool { reading.quiet }

  var warningsAreErrors: Bool { warnings.areErrors }

  /// - Throws: `Failure` for a missing folder or file, `ExitCode` for a project with errors, after reporting them.
  func context() throws -> DrawingContext { try DrawingContext(reading, try options(), project: project.file) }

  /// - Throws: `Failure` for a missing folder or file.
  func setArguments() throws(Failure) -> SetArguments {
    SetArguments(try options(), base: reading.base, resources: reading.resources)
  }

  private func options() throws(Failure) -> RenderOptions {
    var options = try reading.options()
    // Missing strings are reported when drawing.
    if options.settings[.missingString] == nil { options.missingString = .ignore }
    return options
  }
}

extension RuleName {
  static func argument(_ text: String) throws -> RuleName {
    if let name = RuleName(rawValue: text) { return name }
    let nearest = NearestName.find(text, among: RuleName.allCases.map(\.rawValue))
    throw ValidationError(
      ReportText.joined(
        "unknown rule \(Quotation.of(text))",
        nearest.map { "did you mean \(Quotation.of($0))?" } ?? "menumock list rules shows the names"))
  }
}

/// The lowest severity that makes the exit status 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, suggestion, never

  /// `nil` for never.
  var severity: Finding.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .suggestion: .suggestion
    case .never: nil
    }
  }
}
