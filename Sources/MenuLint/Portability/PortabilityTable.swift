import MockupScene
public import MenuDocument
public import PositionedJSON

/// The form that each item of a document takes on each platform.
public struct PortabilityTable: Hashable, Sendable {
  /// The form that something takes on a platform.
  public enum Verdict: Hashable, Sendable {
    /// Drawn as requested.
    case asRequested
    /// Drawn in the platform's nearest forms, each in words.
    case nearest([String])
    /// Drawn without these features, each in words.
    case without([String], nearest: [String])
    /// Not drawn; with the reason.
    case leftOut(String)
  }

  /// An element of a document and its verdicts.
  public struct Row: Hashable, Sendable {
    /// The location in the document.
    public var path: DocumentPath
    /// The name of the element.
    public var name: String
    /// One verdict per platform, in the order of ``PortabilityTable/platforms``.
    public var verdicts: [Verdict]
  }

  /// The document's file, as given.
  public var file: String
  /// The presentation of the document.
  public var presentation: Presentation
  /// The names of the themes, in the order of ``platforms``.
  public var themes: [String]
  /// Presentation, layouts, and visible items, in the order of the document and its frames.
  public var rows: [Row]
  /// The symbols that disappear on the newest system of the document's platform.
  public var losses: [Loss] = []

  /// The supported platforms, in column order.
  public static let platforms = Platform.allCases
  /// The unsupported platforms, with the reason.
  public var absent: [(name: String, reason: String)] {
    ["tvOS", "watchOS"].map { name in
      switch presentation {
      case .menu, .pullDownButton, .popUpButton:
        (name, "not supported: no pull-down or pop-up buttons")
      case .contextMenu:
        (name, "not supported: menumock does not render context menus of \(name)")
      case .menuBar, .menuBarExtra, .quickActions, .editMenu, .dockMenu:
        (name, "not supported: \(presentation.absence)")
      }
    }
  }
}

extension PortabilityTable.Verdict {
  /// The verdict in words.
  public var text: String {
    switch self {
    case .asRequested: "supported"
    case .nearest(let forms): forms.joined(separator: ", ")
    case .without(let parts, let forms):
      (["without \(parts.joined(separator: " and "))"] + forms).joined(separator: ", ")
    case .leftOut(let reason): "not supported: \(reason)"
    }
  }

  /// The verdict as one word, for programs.
  public var name: String {
    switch self {
    case .asRequested: "asAsked"
    case .nearest: "nearest"
    case .without: "partly"
    case .leftOut: "leftOut"
    }
  }

  init(without parts: [String], nearest forms: [String]) {
    if !parts.isEmpty {
      self = .without(parts, nearest: forms)
    } else {
      self = forms.isEmpty ? .asRequested : .nearest(forms)
    }
  }
}

extension PortabilityTable {
  /// The table in Markdown, which is also readable on a terminal.
  public var text: String {
    var lines = [
      "\(file)", "", summary, "", "| Item | " + Self.platforms.map { $0.rawValue }.joined(separator: " | ") + " |",
    ]
    lines.append("|" + String(repeating: " --- |", count: Self.platforms.count + 1))
    for row in rows {
      let cells = [row.name] + row.verdicts.map { $0.text }
      lines.append("| " + cells.map { $0.replacing(substring: "|", with: "\\|") }.joined(separator: " | ") + " |")
    }
    lines += lossLines
    lines.append("")
    for (name, reason) in absent { lines.append("\(name): \(reason)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of portable rows, and the themes used.
  private var summary: String {
    let same = rows.count { $0.verdicts.allSatisfy { $0 == .asRequested } }
    let count = same == rows.count ? "All rows are" : "\(same) of \(rows.count) rows are"
    return "\(count) supported on all four platforms, according to the themes \(themes.joined(separator: ", "))."
  }

  /// The table as JSON.
  public var json: JSONNode {
    let rows = rows.map { row in
      JSONNode.object(
        [("path", .string(row.path.description)), ("item", .string(row.name))]
          + zip(Self.platforms, row.verdicts).map { platform, verdict in
            (platform.rawValue, .object([("verdict", .string(verdict.name)), ("text", .string(verdict.text))]))
          })
    }
    return .object(
      [
        ("file", .string(file)), ("themes", .array(themes.map { .string($0) })), ("rows", .array(rows)),
        ("disappearing", lossJSON),
      ]
        + absent.map { ($0.name, .object([("verdict", "leftOut"), ("text", .string($0.reason))])) })
  }
}
