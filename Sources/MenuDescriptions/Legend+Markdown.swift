extension Legend {
  /// The legend as a Markdown list, a line a callout; empty where there is none.
  public var markdown: String {
    entries.map { entry in
      let help = entry.help.map { " — " + Self.escaped($0) } ?? ""
      return "- **\(Self.escaped(entry.mark))** \(Self.escaped(entry.title))\(help)\n"
    }.joined()
  }

  /// The text so that Markdown shows it as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isSpecial(scalar) || (scalar == "&" && rest.first.map(beginsEntity) == true) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether a character means something to Markdown within a line; the dollar sign begins a formula on many sites.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "~", "|", "$": true
    default: false
    }
  }

  /// Whether a character behind `&` makes it look like the start of an entity, as in `&amp;`.
  private static func beginsEntity(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar.properties.isAlphabetic
  }
}
