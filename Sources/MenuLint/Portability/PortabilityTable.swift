public import MenuDocument
public import PositionedJSON

/// What each platform makes of a document, item by item: what a developer wants to know before one menu is shipped on all
/// of them.
public struct PortabilityTable: Hashable, Sendable {
  /// What a platform makes of something.
  public enum Verdict: Hashable, Sendable {
    /// It is drawn as it was asked for.
    case asAsked
    /// It is drawn in the nearest forms that the platform has, each in words.
    case nearest([String])
    /// The platform does without these, each in words; the rest is drawn.
    case without([String], nearest: [String])
    /// There is no such thing.
    case leftOut(String)
  }

  /// Something in the document, and what each platform makes of it.
  public struct Row: Hashable, Sendable {
    /// Where it was written.
    public var path: DocumentPath
    /// What it is called.
    public var name: String
    /// What each platform makes of it, in the order of ``PortabilityTable/platforms``.
    public var verdicts: [Verdict]
  }

  /// The document's file, as it was given.
  public var file: String
  /// What the document shows.
  public var presentation: Presentation
  /// The themes that it was found out by, in the order of ``platforms``.
  public var themes: [String]
  /// Presentation, layouts, and the items that are not hidden, in the order of the document and its frames.
  public var rows: [Row]

  /// The platforms that are drawn, and their columns.
  public static let platforms = Platform.allCases
  /// The platforms that are not drawn, and why.
  public var absent: [(name: String, reason: String)] {
    ["tvOS", "watchOS"].map { name in
      switch presentation {
      case .menu, .pullDownButton, .popUpButton:
        (name, "left out, as pull-down and pop-up buttons do not exist there")
      case .contextMenu:
        (name, "left out: menumock draws no context menus of \(name), and pull-down buttons do not exist there")
      case .menuBar: (name, "left out, as there is no menu bar, and pull-down buttons do not exist there either")
      }
    }
  }
}

extension PortabilityTable.Verdict {
  /// The verdict in words.
  public var text: String {
    switch self {
    case .asAsked: "as asked"
    case .nearest(let forms): forms.joined(separator: ", ")
    case .without(let parts, let forms):
      (["without \(parts.joined(separator: " and "))"] + forms).joined(separator: ", ")
    case .leftOut(let reason): "left out: \(reason)"
    }
  }

  /// The verdict in one word, for programs.
  public var name: String {
    switch self {
    case .asAsked: "asAsked"
    case .nearest: "nearest"
    case .without: "partly"
    case .leftOut: "leftOut"
    }
  }

  init(without parts: [String], nearest forms: [String]) {
    if !parts.isEmpty {
      self = .without(parts, nearest: forms)
    } else {
      self = forms.isEmpty ? .asAsked : .nearest(forms)
    }
  }
}

extension PortabilityTable {
  /// The table in Markdown, which is as well read on a terminal.
  public var text: String {
    var lines = [
      "\(file)", "", summary, "", "| Item | " + Self.platforms.map(\.rawValue).joined(separator: " | ") + " |",
    ]
    lines.append("|" + String(repeating: " --- |", count: Self.platforms.count + 1))
    for row in rows {
      let cells = [row.name] + row.verdicts.map(\.text)
      lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
    }
    lines.append("")
    for (name, reason) in absent { lines.append("\(name): \(reason)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How much is the same everywhere, and by which themes, in sentences.
  private var summary: String {
    let same = rows.count { $0.verdicts.allSatisfy { $0 == .asAsked } }
    let count = same == rows.count ? "All of it is" : "\(same) of \(rows.count) rows are"
    return "\(count) as asked on all four platforms, by the themes \(themes.joined(separator: ", "))."
  }

  /// The table as data.
  public var json: JSONNode {
    let rows = rows.map { row in
      JSONNode.object(
        [("path", .string(row.path.description)), ("item", .string(row.name))]
          + zip(Self.platforms, row.verdicts).map { platform, verdict in
            (platform.rawValue, .object([("verdict", .string(verdict.name)), ("text", .string(verdict.text))]))
          })
    }
    return .object(
      [("file", .string(file)), ("themes", .array(themes.map { .string($0) })), ("rows", .array(rows))]
        + absent.map { ($0.name, .object([("verdict", "leftOut"), ("text", .string($0.reason))])) })
  }
}
