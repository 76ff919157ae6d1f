import MenuMockup
import MenuModel

/// The pictures of a set as `<picture>` elements for Markdown and HTML.
///
/// What is the same but for its appearance and its pixels a point is one element: browsers choose.
struct SetMarkdown {
  private struct Group {
    var name: String
    var light: [VariantResult] = []
    var dark: [VariantResult] = []
  }

  private struct Key: Hashable {
    var input: String
    var name: String
    var values: [Setting]
  }

  private var groups: [Group] = []

  /// Elements for the pictures that are there, in their order.
  init(_ results: [VariantResult]) {
    var places: [Key: Int] = [:]
    for result in results where result.isDone && result.variant.format != .pdf {
      let variant = result.variant
      let values = variant.values.filter { $0.key != .appearance && $0.key != .scale }
      let key = Key(input: variant.input, name: variant.name, values: values)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(name: variant.name))
      }
      if variant.values.contains(.appearance(.dark)) {
        groups[place].dark.append(result)
      } else {
        groups[place].light.append(result)
      }
    }
  }

  /// The text, an element at a time.
  var parts: some Sequence<[UInt8]> {
    groups.indices.lazy.map { Array((($0 > 0 ? "\n" : "") + Self.element(groups[$0])).utf8) }
  }

  private static func element(_ group: Group) -> String {
    let shown = sorted(group.light.isEmpty ? group.dark : group.light)
    guard let first = shown.first else { return "" }
    var lines = ["<picture>"]
    if !group.light.isEmpty, !group.dark.isEmpty {
      lines.append(
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(choices(sorted(group.dark)))\">")
    }
    var image = "<img src=\"\(escaped(first.variant.output))\""
    let choices = choices(shown)
    if choices != escaped(first.variant.output) { image += " srcset=\"\(choices)\"" }
    if let width = first.output?.width, width > 0, width < 1e9 {
      image += " width=\"\(Int((width / scale(of: first)).rounded()))\""
    }
    lines.append("  \(image) alt=\"\(escaped(group.name, isPath: false))\">")
    return (lines + ["</picture>", ""]).joined(separator: "\n")
  }

  /// The pictures with their pixels a point, as `srcset` has them.
  private static func choices(_ results: [VariantResult]) -> String {
    results.map { result in
      let scale = scale(of: result)
      return escaped(result.variant.output) + (scale == 1 ? "" : " \(JSONNumber(scale))x")
    }.joined(separator: ", ")
  }

  /// Those with the fewest pixels first.
  private static func sorted(_ results: [VariantResult]) -> [VariantResult] {
    results.sorted { scale(of: $0) < scale(of: $1) }
  }

  /// Pixels a point; 1 for shapes.
  private static func scale(of result: VariantResult) -> Double {
    result.variant.format == .png ? result.variant.options.scale ?? Drawing.usualScale : 1
  }

  /// A text in an attribute of HTML; of a path also what an address cannot hold.
  private static func escaped(_ text: String, isPath: Bool = true) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case " " where isPath: result += "%20"
      case "%" where isPath: result += "%25"
      case "#" where isPath: result += "%23"
      case "?" where isPath: result += "%3F"
      case "," where isPath: result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}
