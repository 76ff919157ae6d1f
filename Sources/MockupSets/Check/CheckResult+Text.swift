import MenuLayout
import MockupDiff
import MockupFiles
import MockupScene
import PositionedJSON

extension CheckResult {
  /// The result for people: one line, and a few lines for each of the three layers.
  public var text: String {
    var details = documentLines + layoutLines
    if let difference = finding.difference { details.append("pixels: \(Self.words(difference, finding))") }
    details += originLines
    if isStale { details.append(Self.staleWords) }
    if let problem { details.append(problem.reason) }
    return (["\(displayName): \(sentence)"] + details.map { "  " + $0 }).joined(separator: "\n")
  }

  var documentLines: [String] { Self.list("document", finding.document.map(Self.words), of: finding.documentCount) }

  var layoutLines: [String] { Self.list("layout", finding.layout.map(Self.words), of: finding.layoutCount) }

  /// The differing inputs of the golden, and what could not be determined.
  var originLines: [String] {
    Self.list("made with", finding.provenanceChanges.map(Self.words), of: finding.provenanceChanges.count)
      + [finding.message].compactMap(\.self)
  }

  /// One line about the image, for use where the reason is reported separately.
  var imageLine: String {
    var parts = ["\(displayName): \(sentence)"]
    if let difference = finding.difference { parts.append("pixels: \(Self.words(difference, finding))") }
    if isStale { parts.append(Self.staleWords) }
    if let problem { parts.append(problem.reason) }
    return parts.joined(separator: "; ")
  }

  private static let staleWords = "not accepted: the picture changed after the review"

  private var displayName: String { variant.map { "\(path): \($0.label)" } ?? path }

  private var sentence: String {
    let state: String =
      switch finding.verdict {
      case .same: "the same"
      case .different: "different"
      case .resized: "different size"
      case .missing: "no golden"
      case .orphaned: "orphaned: no variant of the manifest has this path"
      case .failed: finding.actual.size == nil ? "not rendered" : "not compared"
      }
    guard isAccepted else { return state }
    return state + (finding.verdict == .orphaned ? "; removed" : "; accepted")
  }

  private static let maximumLines = 4

  private static func list(_ layer: String, _ entries: [String], of count: Int) -> [String] {
    var lines = entries.prefix(maximumLines).map { "\(layer): \($0)" }
    if count > lines.count { lines.append("\(layer): and \(count - lines.count) more") }
    return lines
  }

  // MARK: Layers

  private static func words(_ change: DocumentChange) -> String {
    let path = change.path == .root ? "the document" : change.path.description
    switch change.kind {
    case .added: return "\(path) added: \(short(change.to))"
    case .removed: return "\(path) removed: \(short(change.from))"
    case .changed: return "\(path): \(short(change.from)) → \(short(change.to))"
    case .moved: return "\(path) moved, from \(short(change.from))"
    }
  }

  private static func words(_ change: LayoutChange) -> String {
    var name = change.role.rawValue
    if let text = change.text { name += " \(Quotation.of(text))" }
    if change.path != .root { name += " (\(change.path))" }
    if change.others > 0 { name += " and \(change.others) more" }
    let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
    let (from, to) = (change.from ?? nowhere, change.to ?? nowhere)
    switch change.kind {
    case .added: return "\(name) added at \(point(to)), \(size(to))"
    case .removed: return "\(name) removed from \(point(from)), \(size(from))"
    case .moved: return "\(name) moved by \(number(change.distance?.x ?? 0)), \(number(change.distance?.y ?? 0))"
    case .resized: return "\(name) resized from \(size(from)) to \(size(to))"
    case .text: return "\(name) was \(Quotation.of(change.earlierText ?? ""))"
    }
  }

  private static func words(_ difference: Difference, _ finding: GoldenFinding) -> String {
    let common = difference.commonSize
    var text = "\(difference.differentPixels) of \(common.width * common.height)"
    if !difference.isSameSize {
      let (old, new) = (difference.firstSize, difference.secondSize)
      text = "\(old.width) × \(old.height) → \(new.width) × \(new.height); in the common area, " + text
    }
    let count = difference.regions.count
    guard let bounds = difference.bounds else { return text }
    text += count == 1 ? " in one region" : " in \(count) regions"
    return text + ", within \(bounds.width) × \(bounds.height) at \(bounds.x), \(bounds.y)"
  }

  private static func words(_ change: OriginChange) -> String {
    "\(change.subject): \(digest(change.from)) → \(digest(change.to))"
  }

  private static func digest(_ text: String?) -> String {
    guard let text else { return "none" }
    return text.utf8.count == 64 && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      ? text.prefix(12) + "…" : text
  }

  private static func short(_ text: String?) -> String {
    let text = text ?? ""
    return text.count > 100 ? text.prefix(100) + "…" : text
  }

  private static func point(_ frame: Rect) -> String { "\(number(frame.x)), \(number(frame.y))" }

  private static func size(_ frame: Rect) -> String { "\(number(frame.width)) × \(number(frame.height))" }

  private static func number(_ length: Double) -> String { JSONNumber(LayoutChange.rounded(length)).description }
}
