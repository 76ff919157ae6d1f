public import PositionedJSON

/// What one run says about one picture: a line of the results of `batch` or `check`.
///
/// Anything but the path may be missing: lines come from files, too.
public struct ResultLine: Sendable {
  /// The line as data.
  public let json: JSONNode

  /// A line as it was made.
  init(_ json: JSONNode) {
    self.json = json
  }

  /// Reads a line; `nil` where it is no result.
  init?(_ line: [UInt8]) {
    let reading = JSONReading(line)
    guard reading.problems.isEmpty, let json = reading.root, json["path"]?.text != nil, case .bool? = json["ok"]?.value
    else { return nil }
    self.json = json
  }

  /// The line as it stands in a file, without its end.
  public var text: String { JSONWriter.text(of: json, form: .compact) }

  /// The place of the picture in its folder.
  public var path: String { json["path"]?.text ?? name ?? "" }

  /// The mockup's name; `nil` for a golden that no mockup makes.
  var name: String? { json["name"]?.text }

  /// How long the picture took, in milliseconds.
  var milliseconds: Double { json["milliseconds"]?.number?.value ?? 0 }

  /// What became of the picture. Of one that was only drawn there is no golden that could be different.
  var verdict: Verdict {
    json["verdict"]?.text.flatMap(Verdict.init(rawValue:)) ?? (json["ok"]?.value == .bool(true) ? .same : .failed)
  }

  /// Whether the picture is as it should be: drawn, as its golden, or accepted as the new one.
  public var isGood: Bool { verdict == .same || verdict != .failed && json["accepted"]?.value == .bool(true) }

  /// The files that belong to the line in the folder of a report.
  var files: [String] { (json["files"]?.members ?? []).compactMap(\.value.text) }

  /// Whether another line says the same about the picture; how long it took does not count.
  func agrees(with other: ResultLine) -> Bool {
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
    name == variant.name && json["variant"]?.isEquivalent(to: variant.json) ?? false
  }
}
