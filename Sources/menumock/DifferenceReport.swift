import ArgumentParser
import MockupDiff
import PositionedJSON

struct DifferenceReport {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  let difference: Difference
  let names: (String, String)
  /// The number of differing pixels that still counts as equal.
  let allowed: Int
  let isSameFile: Bool

  private static let listedRegions = 10

  /// The report, without a final line feed.
  func text(as format: Format) -> String {
    switch format {
    case .text: lines.joined(separator: "\n")
    case .json: JSONWriter.text(of: json, form: .compact)
    }
  }

  private var lines: [String] {
    let pair = "\(Self.name(names.0)) and \(Self.name(names.1))"
    if isSameFile { return ["\(pair) are identical"] }
    var lines: [String] = []
    if !difference.isSameSize {
      lines.append(
        "\(pair) differ in size: \(Self.text(difference.firstSize)) and \(Self.text(difference.secondSize)) pixels")
    }
    let size = difference.commonSize
    let count = difference.differentPixels
    if count == 0 {
      lines.append(
        difference.isSameSize
          ? "\(pair) are equal: \(Self.text(size)) pixels"
          : "the common area, \(Self.text(size)) pixels, is equal")
    } else {
      let verdict = difference.isEqual(allowing: allowed) ? "\(pair) are equal within the tolerance" : "\(pair) differ"
      lines.append(
        (difference.isSameSize ? verdict : "the common area differs")
          + ": \(count) of \(size.width * size.height) pixels (\(percentage)) in \(regionCount)")
    }
    if difference.antialiasedPixels > 0 {
      lines.append("  ignored on antialiased edges: \(difference.antialiasedPixels)")
    }
    for region in difference.regions.prefix(Self.listedRegions) {
      let frame = region.frame
      lines.append(
        "  \(frame.width) × \(frame.height) at \(frame.x), \(frame.y): \(Self.pixels(region.differentPixels))")
    }
    let rest = difference.regions.count - Self.listedRegions
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines
  }

  private static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  private var regionCount: String {
    difference.regions.count == 1 ? "1 region" : "\(difference.regions.count) regions"
  }

  private static func text(_ size: PixelSize) -> String { "\(size.width) × \(size.height)" }

  private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

  /// The share in percent, with up to three decimals.
  private var percentage: String {
    let thousandths = Int((difference.share * 100_000).rounded())
    guard thousandths > 0 else { return "less than 0.001%" }
    return "\(Double(thousandths) / 1_000)%"
  }

  private var json: JSONNode {
    let size = difference.commonSize
    var members: [(String, JSONNode)] = [
      ("equal", .bool(difference.isEqual(allowing: allowed))), ("width", .number(size.width)),
      ("height", .number(size.height)), ("differentPixels", .number(difference.differentPixels)),
      ("share", .number(difference.share)),
      (
        "regions",
        .array(
          difference.regions.map { region in
            let frame = region.frame
            return .object([
              ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
              ("height", .number(frame.height)),
            ])
          })
      ),
    ]
    if !difference.isSameSize {
      let sizes = [difference.firstSize, difference.secondSize].map { size in
        JSONNode.object([("width", .number(size.width)), ("height", .number(size.height))])
      }
      members.append(("sizes", .array(sizes)))
    }
    return .object(members)
  }
}
