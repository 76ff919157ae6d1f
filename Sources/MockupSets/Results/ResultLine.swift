public import PositionedJSON

/// The result of one image: a line of the results of `batch` or `check`.
///
/// Lines also come from files, so every member except the path may be missing.
public struct ResultLine: Sendable {
  /// The line as JSON.
  public let json: JSONNode

  init(_ json: JSONNode) {
    self.json = json
  }

  /// Parses a line; `nil` if it is not a result.
  init?(_ line: [UInt8]) {
    let reading = JSONReading(line)
    guard reading.problems.isEmpty, let json = reading.root, json["path"]?.text != nil, case .bool? = json["ok"]?.value
    else { return nil }
    self.json = json
  }

  /// The line without its line ending.
  public var text: String { JSONWriter.text(of: json, form: .compact) }

  /// The path of the image in its folder.
  public var path: String { json["path"]?.text ?? name ?? "" }

  /// The mockup's name; `nil` for an orphaned golden.
  var name: String? { json["name"]?.text }

  var milliseconds: Double { json["milliseconds"]?.number?.value ?? 0 }

  /// The verdict. An image that was only rendered is never `different`.
  var verdict: Verdict {
    json["verdict"]?.text.flatMap(Verdict.init(rawValue:)) ?? (json["ok"]?.value == .bool(true) ? .same : .failed)
  }

  /// True if the image was rendered, equals its golden, or was accepted.
  public var isGood: Bool { verdict == .same || verdict != .failed && json["accepted"]?.value == .bool(true) }

  var files: [String] { (json["files"]?.members ?? []).compactMap(\.value.text) }

  /// Compares lines without their durations.
  func agrees(with other: ResultLine) -> Bool {
    ["ok", "verdict", "pixels", "size", "name"].allSatisfy { key in
      switch (json[key], other.json[key]) {
      case (nil, nil): true
      case (let one?, let two?): one.isEquivalent(to: two)
      case (nil, _?), (_?, nil): false
      }
    }
  }

  func describes(_ variant: Variant) -> Bool {
    name == variant.name && json["variant"]?.isEquivalent(to: variant.json) ?? false
  }
}
