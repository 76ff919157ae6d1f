public import PositionedJSON

/// Something that a rule found, or that keeps a document from being read: what every output is made from.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// It does not work as it is.
    case error
    /// It breaks a guideline.
    case warning
    /// It may be better in another way.
    case suggestion
  }

  /// The rule's name; `invalid-document` for what keeps a document from being read.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What is the matter, in a sentence without a full stop.
  public var message: String
  /// The document's file, as it was given.
  public var file: String
  /// Where in the file it is.
  public var place: SourceRange
  /// Where in the document it is.
  public var path: DocumentPath
  /// The text that it is about; empty where it is about none.
  public var text: String
  /// The guideline that it comes from; `nil` for what keeps a document from being read.
  public var source: GuidelineSource?
  /// Other places that it is about.
  public var related: [RelatedPlace]
  /// What would mend it; `nil` where that needs a person.
  public var fix: Fix?
  /// What tells it from others wherever its lines are: made from the rule, the path and the text.
  public let fingerprint: String

  /// A finding from its parts.
  ///
  /// - Parameter fingerprint: where it is known already.
  init(
    rule: String, severity: Severity, message: String, file: String, place: SourceRange, path: DocumentPath,
    text: String = "", source: GuidelineSource? = nil, related: [RelatedPlace] = [], fix: Fix? = nil,
    fingerprint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.place = place
    self.path = path
    self.text = text
    self.source = source
    self.related = related
    self.fix = fix
    self.fingerprint = fingerprint ?? Self.fingerprint(of: rule, path, text)
  }

  /// The rule of what keeps a document from being read.
  public static let invalidDocument = "invalid-document"
}

/// A place that a finding is also about.
public struct RelatedPlace: Hashable, Sendable {
  /// Where in the file it is.
  public var place: SourceRange
  /// Where in the document it is.
  public var path: DocumentPath
}

/// Where a rule comes from.
public struct GuidelineSource: Hashable, Sendable {
  /// The page of the guidelines.
  public var page: String
  /// The heading on that page.
  public var heading: String
}

/// What would mend a finding.
public struct Fix: Hashable, Sendable {
  /// What it does, in the imperative.
  public var title: String
  /// The changes of the file, which do not overlap.
  public var edits: [TextEdit]
}

/// A piece of a file that is replaced.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced.
  public var place: SourceRange
  /// What stands there instead.
  public var text: String
}

extension Finding {
  private static func fingerprint(of rule: String, _ path: DocumentPath, _ text: String) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(rule)\u{0}\(path)\u{0}\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// A finding for what the reader of documents said.
  public init(_ diagnostic: Diagnostic) {
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .suggestion
      }
    self.init(
      rule: Self.invalidDocument, severity: severity,
      message: diagnostic.message + (diagnostic.suggestion.map { "; did you mean \(Quotation.of($0))?" } ?? ""),
      file: diagnostic.file, place: SourceRange(start: diagnostic.position, end: diagnostic.position),
      path: diagnostic.path)
  }

  /// Whether one finding is told before another: by file, place and rule.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.place.start != right.place.start { return left.place.start < right.place.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.place.end != right.place.end { return left.place.end < right.place.end }
    return left.message < right.message
  }
}

extension Finding.Severity {
  /// Whether it is at least as bad as another one.
  public func isAtLeast(_ other: Finding.Severity) -> Bool { rank <= other.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .suggestion: 2
    }
  }
}
