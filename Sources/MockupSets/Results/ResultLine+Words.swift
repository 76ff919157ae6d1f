import PositionedJSON

extension ResultLine {
  /// The outcome in a few words.
  public var summary: String {
    if json["verdict"] != nil { return verdict.rawValue }
    return isGood ? "rendered" : "not rendered"
  }

  /// The reason of a failure or difference, if the line has one.
  public var reason: String? {
    json["message"]?.text ?? json["findings"]?.elements?.first { $0["severity"] == "error" }?["message"]?.text
  }

  /// The verdict, a sentence without a period.
  var sentence: String {
    switch verdict {
    case .same: "the picture matches its golden"
    case .different: pixelSentence ?? "the picture differs"
    case .resized:
      if let new = Self.size(json["size"]), let old = Self.size(json["expected"]?["size"]) {
        "the picture has \(new) pixels instead of \(old)"
      } else {
        "the picture has a different size"
      }
    case .missing: "no golden"
    case .orphaned: "no variant of the manifest has this path"
    case .failed: json["message"]?.text ?? findings.first ?? "the picture cannot be rendered or compared"
    }
  }

  /// All known facts about the difference, one per line.
  var details: [String] {
    var lines: [String] = []
    if let input = json["input"]?.text { lines.append("input: \(input)") }
    if let variant = json["variant"]?.members, !variant.isEmpty {
      lines.append("variant: " + variant.map { "\($0.key.text) \(Self.text($0.value))" }.joined(separator: ", "))
    }
    if let message = json["message"]?.text, verdict != .failed { lines.append("message: \(message)") }
    lines += section("findings", findings)
    lines += section("document", list("document").map { Self.change($0, "path") })
    lines += section("layout", list("layout").map { Self.change($0, "box") })
    lines += section("pixels", pixels)
    lines += section("made with", list("madeWith").map { Self.change($0, "what") })
    return lines
  }

  // MARK: Parts

  private static let maximum = 20

  private func section(_ title: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count - Self.maximum
    return ["\(title):"] + entries.prefix(Self.maximum).map { "  " + $0 } + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private func list(_ key: String) -> [JSONNode] { json[key]?.elements ?? [] }

  private var pixelSentence: String? {
    guard let count = json["difference"]?["pixels"]?.number?.integer else { return nil }
    let regions = json["difference"]?["regions"]?.elements?.count ?? 0
    let location = regions == 0 ? "" : regions == 1 ? " in 1 region" : " in \(regions) regions"
    return (count == 1 ? "1 pixel differs" : "\(count) pixels differ") + location
  }

  private var pixels: [String] {
    guard let pixelSentence else { return [] }
    return [pixelSentence]
      + (json["difference"]?["regions"]?.elements ?? []).map { region in
        let frame = ["width", "height", "x", "y"].map { Self.text(region[$0]) }
        return "\(frame[0]) × \(frame[1]) at \(frame[2]), \(frame[3])"
      }
  }

  var findings: [String] {
    list("findings").flatMap { finding in
      let location = [finding["file"], finding["line"], finding["column"]].compactMap { $0.map(Self.text) }
      let message = finding["message"]?.text ?? Self.text(finding)
      let severity = finding["severity"]?.text.map { "\($0): " } ?? ""
      let rule = finding["rule"]?.text.map { " [\($0)]" } ?? ""
      let line = (location.isEmpty ? "" : location.joined(separator: ":") + ": ") + severity + message + rule
      return [line] + (finding["help"]?.text.map { ["help: \($0)"] } ?? [])
    }
  }

  /// For example `menu.items[2].title: changed: "A" → "B"`.
  private static func change(_ json: JSONNode, _ subject: String) -> String {
    var text = json[subject]?.text ?? ""
    if let role = json["role"]?.text { text += " (\(role))" }
    if let change = json["change"]?.text { text += ": \(change)" }
    let isText = json["textBefore"] != nil
    let (from, to) = isText ? (json["textBefore"], json["text"]) : (json["from"], json["to"])
    switch (from.map(Self.text), to.map(Self.text)) {
    case (let from?, let to?): text += ": \(from) → \(to)"
    case (let from?, nil): text += ": was \(from)"
    case (nil, let to?): text += ": is \(to)"
    case (nil, nil): break
    }
    return text
  }

  private static func text(_ node: JSONNode?) -> String {
    guard let node else { return "?" }
    return node.text ?? JSONWriter.text(of: node, form: .compact)
  }

  private static func size(_ node: JSONNode?) -> String? {
    guard let sides = node?.elements, sides.count == 2 else { return nil }
    return sides.map { text($0) }.joined(separator: " × ")
  }
}
