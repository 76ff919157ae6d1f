public import MenuModel

/// What one run says about one picture: a line of the results of `batch` or `check`.
public struct ShardLine: Sendable {
  /// What became of a picture where there is a golden to compare it with.
  public enum Verdict: String, Sendable {
    /// It is as it should be.
    case same
    /// Its pixels are others.
    case different
    /// It has another size.
    case resized
    /// It has no golden.
    case missing
    /// A golden that no picture belongs to.
    case orphaned
    /// It cannot be drawn, or its golden cannot be read.
    case failed
  }

  /// The line as data.
  public let json: JSONNode
  /// The line as it was written, without its end.
  public let text: String
  /// The place of the picture in its folder.
  public let path: String

  /// Reads a line; `nil` where it is no result.
  init?(_ line: [UInt8]) {
    let reading = JSONReading(line)
    guard reading.problems.isEmpty, let json = reading.root, let path = json["path"]?.text,
      case .bool? = json["ok"]?.value
    else { return nil }
    self.json = json
    self.path = path
    text = String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  /// Whether the picture is as it should be.
  public var isGood: Bool { json["ok"]?.value == .bool(true) }

  /// What became of it; `nil` in results of `batch`.
  public var verdict: Verdict? { json["verdict"]?.text.flatMap(Verdict.init) }

  /// What became of it, in a few words.
  public var summary: String {
    if let verdict { return verdict.rawValue }
    return isGood ? "drawn" : "not drawn"
  }

  /// Why it is not as it should be, where the line says so.
  public var reason: String? {
    json["message"]?.text ?? json["findings"]?.elements?.first { $0["severity"] == "error" }?["message"]?.text
  }

  /// The files that belong to the line in the folder of a report.
  public var files: [String] { (json["files"]?.members ?? []).compactMap(\.value.text) }

  /// Whether another line says the same about the picture; how long it took does not count.
  func agrees(with other: ShardLine) -> Bool {
    ["ok", "verdict", "pixels", "size", "name"].allSatisfy { key in
      switch (json[key], other.json[key]) {
      case (nil, nil): true
      case (let one?, let two?): one.isEquivalent(to: two)
      case (nil, _?), (_?, nil): false
      }
    }
  }

  /// Whether it is about a picture of a set.
  func isAbout(_ variant: Variant) -> Bool {
    json["name"]?.text == variant.name && json["variant"]?.isEquivalent(to: variant.json) ?? false
  }
}
