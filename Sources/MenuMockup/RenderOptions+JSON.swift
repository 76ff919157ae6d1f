import MenuModel
import Scene

extension RenderOptions {
  /// The options that count for the picture, with the settings that were in force.
  func json(_ document: MockupDocument) -> JSONNode {
    var members: [(String, JSONNode)] = [("format", .string(format.rawValue))]
    if format == .png { members.append(("scale", .number(scale))) }
    members += [
      ("platform", .string(document.platform.rawValue)),
      ("theme", .string(document.theme?.value.text ?? ThemeLibrary.newest(for: document.platform))),
      ("appearance", .string(followsAppearance ? "auto" : document.appearance.rawValue)),
      ("contrast", .string(document.contrast.rawValue)), ("textSize", .string(document.textSize.rawValue)),
      ("locale", .string(document.locale)), ("state", .string(document.state.rawValue)),
    ]
    if let direction = document.layoutDirection { members.append(("layoutDirection", .string(direction.rawValue))) }
    switch frame {
    case .number(let number)?: members.append(("frame", .number(number)))
    case .caption(let caption)?: members.append(("frame", .string(caption)))
    case nil: break
    }
    switch background {
    case .transparent: break
    case .theme: members.append(("background", "theme"))
    case .color(.named(let name)): members.append(("background", .string(name)))
    case .color(.literal(let color)):
      members.append(("background", .string(color.hexadecimal)))
      if color.alpha < 1 { members.append(("backgroundAlpha", .number(color.alpha))) }
    }
    if let padding { members.append(("padding", .number(padding))) }
    if format == .svg { members.append(("svgText", .string(svgText.rawValue))) }
    return .object(members)
  }
}

extension StringTable {
  /// The table as it could be written in a file, sorted.
  var json: JSONNode {
    .object(
      entries.keys.sorted().compactMap { key in
        switch entries[key] {
        case .text(let text)?: (key, .string(text))
        case .keys(let keys)?: (key, .object(keys.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
        case nil: nil
        }
      })
  }
}
