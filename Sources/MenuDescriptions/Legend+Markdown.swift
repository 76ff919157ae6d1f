extension Legend {
  /// The legend as a Markdown list, one line per callout; empty without callouts.
  public var markdown: String {
    entries.map { entry in
      let help = entry.help.map { " — " + Self.escaped($0) } ?? ""
      return "- **\(Self.escaped(entry.mark))** \(Self.escaped(entry.title))\(help)\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isSpecial(scalar) || (scalar == "&" && rest.first.map(beginsEntity) == true) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns whether a character is special within a line; on many sites, a dollar sign begins a formula.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "~", "|", "$": true
    default: false
    }
  }

  private static func beginsEntity(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar.properties.isAlphabetic
  }
}
