import MockupScene

extension SVGBodyWriter {
  /// The two things that a color can be for.
  enum Paint {
    case fill, stroke
  }

  /// Adds the attributes of a color, and a class where it is another one in dark.
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

  /// Adds the attribute of changing colors, and a class where they are others in dark.
  mutating func append(_ gradient: Scene.Gradient, dark: Scene.Gradient?, at place: Place) {
    let light = definitions.gradient(place.placing(gradient))
    if let dark {
      let number = definitions.gradient(place.placing(dark))
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

  /// What CSS has to say to turn a color into another one.
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
  /// The value as an opacity: at least 0 and at most 1, which is also what is not a number.
  var opacity: Double {
    self < 1 ? max(0, self) : 1
  }
}

extension Markup {
  /// Adds `#rrggbb`, or `#rgb` where that is the same; the opacity is left out.
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

  /// Adds the lower half of a byte.
  private mutating func append(digit value: UInt8) {
    let digit = value & 15
    append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
  }
}
