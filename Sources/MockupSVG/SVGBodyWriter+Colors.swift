import MockupScene

extension SVGBodyWriter {
  enum Paint {
    case fill, stroke
  }

  /// Appends the attributes of a color, and a class if the dark color differs.
  mutating func append(_ color: Color, dark: Color?, as paint: Paint) {
    if let dark, dark != color {
      let declarations = Self.declarations(of: dark, insteadOf: color, as: paint)
      if !declarations.isEmpty {
        markup.append(" class=\"")
        markup.append(label: "d", styles.number(of: declarations))
        markup.append("\"")
      }
    }
    markup.append(paint == .fill ? " fill=\"" : " stroke=\"")
    markup.append(color)
    markup.append("\"")
    if color.alpha.opacity < 1 {
      markup.append(paint == .fill ? " fill-opacity=\"" : " stroke-opacity=\"")
      markup.append(color.alpha.opacity)
      markup.append("\"")
    }
  }

  /// Appends the attribute of a gradient, and a class if the dark gradient differs.
  mutating func append(_ gradient: Scene.Gradient, dark: Scene.Gradient?, at space: CoordinateSpace) {
    let light = definitions.gradient(space.convert(gradient))
    if let dark {
      let number = definitions.gradient(space.convert(dark))
      if number != light {
        var declaration = Markup()
        declaration.append("fill:url(#")
        declaration.append(label: "l", number)
        declaration.append(")")
        markup.append(" class=\"")
        markup.append(label: "d", styles.number(of: declaration))
        markup.append("\"")
      }
    }
    append(reference: " fill=\"url(#", to: "l", light)
  }

  /// Returns the CSS that replaces a color.
  private static func declarations(of dark: Color, insteadOf light: Color, as paint: Paint) -> Markup {
    var declarations = Markup()
    if dark.red != light.red || dark.green != light.green || dark.blue != light.blue {
      declarations.append(paint == .fill ? "fill:" : "stroke:")
      declarations.append(dark)
    }
    if dark.alpha.opacity != light.alpha.opacity {
      if !declarations.isEmpty { declarations.append(";") }
      declarations.append(paint == .fill ? "fill-opacity:" : "stroke-opacity:")
      declarations.append(dark.alpha.opacity)
    }
    return declarations
  }
}

extension Double {
  /// The value clamped to 0 through 1; NaN becomes 1.
  var opacity: Double {
    self < 1 ? max(0, self) : 1
  }
}

extension Markup {
  /// Appends `#rrggbb`, or `#rgb` if that is the same, without opacity.
  mutating func append(_ color: Color) {
    append(byte: UInt8(ascii: "#"))
    let (red, green, blue) = (color.red, color.green, color.blue)
    if red >> 4 == red & 15, green >> 4 == green & 15, blue >> 4 == blue & 15 {
      append(digit: red)
      append(digit: green)
      append(digit: blue)
    } else {
      append(pair: red)
      append(pair: green)
      append(pair: blue)
    }
  }

  private mutating func append(pair value: UInt8) {
    append(digit: value >> 4)
    append(digit: value)
  }

  private mutating func append(digit value: UInt8) {
    let digit = value & 15
    append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
  }
}
