public import PositionedJSON

/// A violation of a rule, or an error that makes a document unreadable.
public struct Finding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The menu does not work.
    case error
    /// The menu breaks a guideline.
    case warning
    /// The menu could be better.
    case suggestion
  }

  /// The name of the rule; ``invalidDocument`` for an unreadable document.
  public var rule: String
  public var severity: Severity
  /// A sentence without a period.
  public var message: String
  /// A way to correct the problem; `nil` for none.
  public var help: String?
  /// The document's file, as given.
  public var file: String
  /// The range in the file.
  public var range: SourceRange
  /// The location in the document.
  public var path: DocumentPath
  /// The text concerned; empty for none.
  public var text: String
  /// The guideline; `nil` for an unreadable document.
  public var source: GuidelineSource?
  public var related: [RelatedLocation]
  /// The automatic fix; `nil` if a person must decide.
  public var fix: Fix?
  /// A hash of rule, path, and text, which does not change when lines move.
  public let fingerprint: String

  /// - Parameter fingerprint: the fingerprint, if already known.
  init(
    rule: String, severity: Severity, message: String, help: String? = nil, file: String, range: SourceRange,
    path: DocumentPath, text: String = "", source: GuidelineSource? = nil, related: [RelatedLocation] = [],
    fix: Fix? = nil, fingerprint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.help = help
    self.file = file
    self.range = range
    self.path = path
    self.text = text
    self.source = source
    self.related = related
    self.fix = fix
    self.fingerprint = fingerprint ?? Self.fingerprint(of: rule, path, text)
  }

  /// The rule name of errors that make a document unreadable.
  public static let invalidDocument = "invalid-document"
}

/// A related location of a finding.
public struct RelatedLocation: Hashable, Sendable {
  /// The range in the file.
  public var range: SourceRange
  /// The location in the document.
  public var path: DocumentPath
}

/// The source of a rule.
public struct GuidelineSource: Hashable, Sendable {
  /// The page of the guidelines.
  public var page: String
  /// The heading on the page.
  public var heading: String
}

/// An automatic fix.
public struct Fix: Hashable, Sendable {
  /// A phrase in the imperative.
  public var title: String
  /// The edits of the file, which do not overlap.
  public var edits: [TextEdit]
}

/// A replacement of a range of a file.
public struct TextEdit: Hashable, Sendable {
  /// The range to replace.
  public var range: SourceRange
  public var text: String
}

extension Finding {
  private static func fingerprint(of rule: String, _ path: DocumentPath, _ text: String) -> String {
    let digits = String("\(rule)\u{0}\(path)\u{0}\(text)".utf8.stableHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Creates a finding from a diagnostic of the document reader.
  public init(_ diagnostic: Diagnostic) {
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .suggestion
      }
    self.init(
      rule: Self.invalidDocument, severity: severity,
      message: diagnostic.message, help: diagnostic.help, file: diagnostic.file,
      range: SourceRange(start: diagnostic.position, end: diagnostic.position),
      path: diagnostic.path)
  }

  /// Orders findings by file, position, and rule.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.range.end != right.range.end { return left.range.end < right.range.end }
    return left.message < right.message
  }
}

extension Finding.Severity {
  /// Returns whether the severity is at least as high as another.
  public func isAtLeast(_ other: Finding.Severity) -> Bool { rank <= other.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .suggestion: 2
    }
  }
}
