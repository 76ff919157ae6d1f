public import MenuModel
import Scene

extension VariantValue {
  /// The value as it is written in results and messages.
  public var text: String {
    switch self {
    case .platform(let platform): platform.rawValue
    case .theme(let theme): theme.value.text
    case .appearance(let appearance): appearance.rawValue
    case .contrast(let contrast): contrast.rawValue
    case .textSize(let size): size.rawValue
    case .locale(let locale): locale.value
    case .layoutDirection(let direction): direction.rawValue
    case .tint(let color), .background(.color(let color)): color.value.text
    case .heldModifiers(let modifiers): modifiers.text
    case .state(let state): state.rawValue
    case .frame(.number(let number)): "\(number)"
    case .frame(.caption(let caption)): caption
    case .scale(let number), .padding(let number): JSONNumber(number).description
    case .format(let format): format.rawValue
    case .background(.transparent): "transparent"
    case .background(.theme): "theme"
    }
  }

  /// The value as a part of a path: a theme's file gives its name, and nothing is a way into a folder.
  var pathText: String {
    var text = text
    if case .theme(let theme) = self, case .file(let path) = theme.value { text = FileSystem.stem(of: path) }
    let kept = text.unicodeScalars.map { scalar -> Character in
      scalar == "/" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F ? "-" : Character(scalar)
    }
    let cleaned = String(kept).drop { $0 == "#" }
    return cleaned == "." || cleaned == ".." ? "-" : String(cleaned)
  }
}

extension ColorReference {
  /// The color as a document names it.
  fileprivate var text: String {
    switch self {
    case .named(let name): return name
    case .literal(let color):
      guard color.alpha < 1 else { return color.hexadecimal }
      let alpha = String(Int((color.alpha * 255).rounded()), radix: 16, uppercase: true)
      return color.hexadecimal + (alpha.utf8.count < 2 ? "0" : "") + alpha
    }
  }
}

extension KeyboardModifiers {
  /// The names of the keys, in a fixed order.
  fileprivate var text: String {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"), (.function, "function"),
    ]
    let held = names.filter { contains($0.0) }.map(\.1)
    return held.isEmpty ? "none" : held.joined(separator: "+")
  }
}
