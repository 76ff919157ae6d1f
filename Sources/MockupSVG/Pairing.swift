import MockupScene

/// Pairs the steps of a scene with those of its dark version.
enum Pairing {
  enum Part {
    /// A step and its dark version, which differ in colors only; contents of groups may differ in more.
    case same(Scene.Node, Scene.Node)
    /// Steps without a counterpart on the other side.
    case different(light: [Scene.Node], dark: [Scene.Node])
  }

  /// Longer lists are not aligned unless they are equal, because the time grows quadratically.
  private static let limit = 300

  /// Returns the parts of two lists in order, with as few different steps as possible.
  static func parts(of light: [Scene.Node], and dark: [Scene.Node]) -> [Part] {
    let head = zip(light, dark).prefix { $0.differsInColorOnly(from: $1) }
    let lightRest = light.dropFirst(head.count)
    let darkRest = dark.dropFirst(head.count)
    let same = head.map { Part.same($0, $1) }
    if lightRest.isEmpty, darkRest.isEmpty { return same }
    guard max(lightRest.count, darkRest.count) <= limit else {
      return same + [.different(light: Array(lightRest), dark: Array(darkRest))]
    }
    return same + differences(between: Array(lightRest), and: Array(darkRest))
  }

  private static func differences(between light: [Scene.Node], and dark: [Scene.Node]) -> [Part] {
    let difference = dark.difference(from: light) { $0.differsInColorOnly(from: $1) }
    var isOnlyLight = Array(repeating: false, count: light.count)
    var isOnlyDark = Array(repeating: false, count: dark.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isOnlyLight[offset] = true
      case .insert(let offset, _, _): isOnlyDark[offset] = true
      }
    }
    var parts: [Part] = []
    var lightPosition = 0
    var darkPosition = 0
    while lightPosition < light.count || darkPosition < dark.count {
      let lightStart = lightPosition
      let darkStart = darkPosition
      while lightPosition < light.count, isOnlyLight[lightPosition] { lightPosition += 1 }
      while darkPosition < dark.count, isOnlyDark[darkPosition] { darkPosition += 1 }
      if lightPosition > lightStart || darkPosition > darkStart {
        parts.append(
          .different(light: Array(light[lightStart..<lightPosition]), dark: Array(dark[darkStart..<darkPosition])))
      }
      // The remaining steps on both sides are known to match in pairs.
      if lightPosition < light.count, darkPosition < dark.count {
        parts.append(.same(light[lightPosition], dark[darkPosition]))
        lightPosition += 1
        darkPosition += 1
      }
    }
    return parts
  }
}

extension Scene.Node {
  /// The color that the step itself paints with.
  var color: Color? {
    switch self {
    case .fill(_, let color, _), .stroke(_, _, let color), .glyphs(_, let color): color
    case .shadow(let shadow): shadow.color
    case .group, .gradient, .image: nil
    }
  }

  var gradient: Scene.Gradient? {
    if case .gradient(_, let gradient) = self { gradient } else { nil }
  }

  var group: Scene.Group? {
    if case .group(let group) = self { group } else { nil }
  }

  /// Whether two steps differ in colors only; contents of groups are ignored.
  fileprivate func differsInColorOnly(from other: Scene.Node) -> Bool {
    switch (self, other) {
    case (.group(let one), .group(let other)):
      one.name == other.name && one.layer == other.layer && one.transform == other.transform
        && one.opacity == other.opacity && one.fade == other.fade && one.clip == other.clip
    case (.fill(let one, _, let oneRule), .fill(let other, _, let otherRule)):
      oneRule == otherRule && one == other
    case (.gradient(let one, _), .gradient(let other, _)): one == other
    case (.stroke(let one, let oneStroke, _), .stroke(let other, let otherStroke, _)):
      oneStroke == otherStroke && one == other
    case (.shadow(var one), .shadow(let other)):
      {
        one.color = other.color
        return one == other
      }()
    case (.glyphs(let one, _), .glyphs(let other, _)): one == other
    case (.image(let one, let oneRect), .image(let other, let otherRect)): oneRect == otherRect && one == other
    case (.group, _), (.fill, _), (.gradient, _), (.stroke, _), (.shadow, _), (.glyphs, _), (.image, _): false
    }
  }
}
