import MenuModel

extension MockupSet {
  /// `<picture>` elements for all pictures, the dark one beside the light one where there are both.
  public static func markdown(_ variants: [Variant]) -> String {
    var groups: [(key: [VariantValue], name: String, light: Variant?, dark: Variant?)] = []
    var places: [String: [[VariantValue]: Int]] = [:]
    for variant in variants {
      let key = variant.values.filter { $0.key != .appearance }
      let isDark = variant.values.contains(.appearance(.dark))
      let place: Int
      if let known = places[variant.input + "\n" + variant.name]?[key] {
        place = known
      } else {
        place = groups.count
        groups.append((key, variant.name, nil, nil))
        places[variant.input + "\n" + variant.name, default: [:]][key] = place
      }
      if isDark { groups[place].dark = variant } else if groups[place].light == nil { groups[place].light = variant }
    }
    return groups.compactMap { group -> String? in
      guard let shown = group.light ?? group.dark else { return nil }
      let image = "<img src=\"\(escaped(shown.output))\" alt=\"\(escaped(shown.name, isPath: false))\">"
      guard group.light != nil, let dark = group.dark else { return "<picture>\n  \(image)\n</picture>\n" }
      let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(escaped(dark.output))\">"
      return "<picture>\n  \(source)\n  \(image)\n</picture>\n"
    }.joined(separator: "\n")
  }

  /// A rule for Make and Ninja: all outputs depend on all files that they are made from.
  public func dependencies(of results: [VariantResult]) -> String {
    var known: Set<String> = []
    var text = ""
    for result in results {
      let own = [file, result.variant.input] + tables + (result.output?.inputs.map(\.path) ?? [])
      known.formUnion(own)
      text += Self.makeName(result.path) + ":" + own.map { " " + Self.makeName($0) }.joined() + "\n"
    }
    // A file that is gone is no reason to stop.
    return text + known.sorted().map { Self.makeName($0) + ":\n" }.joined()
  }

  private static func makeName(_ path: String) -> String {
    var name = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":": name += "\\" + String(character)
      case "$": name += "$$"
      default: name.append(character)
      }
    }
    return name
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
      default: result.append(character)
      }
    }
    return result
  }
}
