import MenuDocument
import MockupFiles

extension OutputTemplate {
  /// The default template: a name with all varying keys.
  init(varying keys: [Setting.Key]) {
    var parts: [Part] = [.value(.name)]
    for key in keys where key != .format && key != .scale && key != .appearance {
      parts.append(.optional(sign: "-", .variant(key)))
    }
    // DocC's naming convention: menu~dark@2x.png.
    if keys.contains(.appearance) { parts.append(.optional(sign: "~", .variant(.appearance))) }
    if keys.contains(.scale) { parts += [.text("@"), .value(.variant(.scale)), .text("x")] }
    self.init(parts: parts + [.text("."), .value(.variant(.format))])
  }

  var format: OutputFormat? {
    guard case .text(let text)? = parts.last else { return nil }
    return OutputFormat(rawValue: FileSystem.ending(of: "-" + text))
  }

  /// The template without `@{scale}x`, for vector formats.
  private var withoutScale: OutputTemplate {
    var remaining = parts
    for index in parts.indices.dropFirst().dropLast() where parts[index] == .value(.variant(.scale)) {
      guard case .text(let before) = remaining[index - 1], before.hasSuffix("@"),
        case .text(let after) = remaining[index + 1],
        after.hasPrefix("x")
      else { continue }
      remaining[index - 1] = .text(String(before.dropLast()))
      remaining[index] = .text("")
      remaining[index + 1] = .text(String(after.dropFirst()))
    }
    return OutputTemplate(parts: remaining)
  }

  /// - Parameters:
  ///   - name: the mockup's name; `/` separates folders.
  ///   - value: returns the texts of a key's value and of its default.
  func path(
    name: String, format: OutputFormat, value: (Setting.Key) -> (text: String, standard: String)
  ) -> String {
    var path = ""
    for part in format.hasPixels ? parts : withoutScale.parts {
      switch part {
      case .text(let text): path += text
      case .value(.name): path += name
      case .value(.variant(let key)): path += value(key).text
      case .optional(let sign, .name): path += String(sign) + name
      case .optional(let sign, .variant(let key)):
        let (text, standard) = value(key)
        if text != standard { path += String(sign) + text }
      }
    }
    return path
  }
}
