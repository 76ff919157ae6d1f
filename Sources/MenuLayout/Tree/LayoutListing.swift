import MenuResolve
public import MockupScene
import MockupSymbols
public import PositionedJSON

extension LayoutTree {
  /// A box with its absolute coordinates.
  public struct ListedBox: Hashable, Sendable {
    public var box: LayoutBox
    /// The depth of nesting, from 0.
    public var level: Int
    /// The index of the parent in the list; `nil` for a top-level box.
    public var parent: Int?
    /// The frame in the image, in points.
    public var frame: Rect
    /// The baselines of the text lines, in points from the top of the image.
    public var baselines: [Double]
  }

  /// All boxes in image coordinates, each after its parent.
  public var listing: [ListedBox] {
    var list: [ListedBox] = []
    for box in boxes { Self.list(box, level: 0, parent: nil, map: .identity, into: &list) }
    return list
  }

  private static func list(
    _ box: LayoutBox, level: Int, parent: Int?, map: Transform, into list: inout [ListedBox]
  ) {
    var inner = map
    if case .stepsBack(let scale, let about) = box.look { inner = map.after(Transform(scale: scale, about: about)) }
    let origin = inner.apply(box.frame.origin)
    let frame = Rect(
      x: origin.x, y: origin.y, width: box.frame.width * inner.a, height: box.frame.height * inner.d)
    var baselines: [Double] = []
    if case .text(let text) = box.look { baselines = text.baselines.map { inner.apply(Point(x: 0, y: $0)).y } }
    let index = list.count
    list.append(ListedBox(box: box, level: level, parent: parent, frame: frame, baselines: baselines))
    for child in box.children { Self.list(child, level: level + 1, parent: index, map: inner, into: &list) }
  }

  /// The layout as JSON: the size of the image, and every box with its role, document path, frame in points, text, and
  /// baselines.
  public var json: JSONNode {
    .object([
      ("size", .object([("width", .length(size.width)), ("height", .length(size.height))])),
      ("layoutDirection", .string(isRightToLeft ? "rightToLeft" : "leftToRight")),
      ("boxes", .array(listing.map { $0.json })),
    ])
  }

  /// The layout as text for people and comparison: one box per line, indented by depth.
  public var text: String {
    var lines = ["picture \(Self.number(size.width)) x \(Self.number(size.height))"]
    for entry in listing {
      let frame = [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height]
      var line = String(repeating: "  ", count: entry.level + 1) + entry.box.role.rawValue
      line += " " + frame.map(Self.number).joined(separator: " ")
      if !entry.baselines.isEmpty { line += " @ " + entry.baselines.map(Self.number).joined(separator: " ") }
      if let look = entry.box.look.words { line += " " + look }
      if let name = entry.box.name { line += " #" + name }
      line += "  " + entry.box.path.description
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String { JSONWriter.text(of: .length(value), form: .compact) }
}

extension JSONNode {
  /// Rounds a length in points to a thousandth.
  fileprivate static func length(_ value: Double) -> JSONNode {
    let rounded = (value * 1000).rounded() / 1000
    return .number(rounded == 0 ? 0 : rounded)
  }
}

extension LayoutTree.ListedBox {
  fileprivate var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("role", .string(box.role.rawValue)), ("path", .string(box.path.description)),
      (
        "frame",
        .object([
          ("x", .length(frame.x)), ("y", .length(frame.y)), ("width", .length(frame.width)),
          ("height", .length(frame.height)),
        ])
      ),
    ]
    if let name = box.name { members.append(("id", .string(name))) }
    if let parent { members.append(("parent", .number(parent))) }
    if case .text(let text) = box.look {
      members.append(("text", .string(text.lines.map { $0.text }.joined(separator: " "))))
      members.append(("baseline", .length(baselines.first ?? 0)))
      members.append(("fontSize", .length(text.size)))
      members.append(("fontWeight", .string(text.weight.rawValue)))
      if text.lines.count > 1 {
        members.append(("lines", .array(text.lines.map { .string($0.text) })))
        members.append(("baselines", .array(baselines.map { .length($0) })))
      }
    }
    // A callout's text is in an inner box, and a legend reads it from the callout.
    if box.role == .callout, case .text(let text)? = box.children.last?.look {
      members.append(("text", .string(text.lines.map { $0.text }.joined(separator: " "))))
    }
    if case .leader(let points, _) = box.look {
      members.append(
        ("points", .array(points.map { .object([("x", .length($0.x)), ("y", .length($0.y))]) })))
    }
    if case .symbol(let shape, _, _) = box.look { members.append(("symbol", .string(shape.name))) }
    if case .image(let identifier, _) = box.look { members.append(("image", .string(identifier.path))) }
    if let radius = box.look.cornerRadius { members.append(("cornerRadius", .length(radius))) }
    if let tint = box.look.tint {
      members.append(("tint", .string(tint.hexadecimal)))
      members.append(("tintAlpha", .length(tint.alpha)))
    }
    if let color = box.look.color {
      members.append(("color", .string(color.hexadecimal)))
      if color.alpha < 1 { members.append(("alpha", .length(color.alpha))) }
    }
    return .object(members)
  }
}

extension LayoutBox.Look {
  /// The painted content in words; `nil` for none.
  fileprivate var words: String? {
    switch self {
    case .none: nil
    case .text(let text):
      text.lines.map { "“\($0.text)”" }.joined(separator: " ") + " \(text.alignment.rawValue) " + Self.words(text.color)
    case .symbol(let shape, let color, let unit):
      // The thickest line identifies the weight.
      "\(shape.name) \(Self.length((shape.elements.compactMap { $0.strokeWidth }.max() ?? 0) * unit)) "
        + Self.words(color)
    case .image(let identifier, _): identifier.path + (color.map { " " + Self.words($0) } ?? "")
    case .fill(let color, _, _): Self.words(color)
    case .gradient(let colors, let degrees): "\(degrees)° " + colors.map(Self.words).joined(separator: " ")
    case .outline(let color, let width, _, _): "outline \(width) " + Self.words(color)
    case .line(let color, let edge, let thickness):
      "\(edge.rawValue) " + (thickness > 0 ? "\(thickness) thick " : "") + Self.words(color)
    case .leader(let points, let color):
      points.map { "\(Self.length($0.x)),\(Self.length($0.y))" }.joined(separator: " ") + " " + Self.words(color)
    case .panel(let panel), .bubble(let panel, _):
      panel.material.map { "glass \(Self.words($0.tint))" } ?? Self.words(panel.fill)
    case .backdrop(let color, let sigma): "blur \(sigma) " + Self.words(color)
    case .clip: "clip"
    case .thumb(let color, _, _, _): Self.words(color)
    case .scroll(let axis, let start, let end): "\(axis.rawValue) fades \(start) \(end)"
    case .stepsBack(let scale, _): "×\(scale)"
    }
  }

  private static func length(_ value: Double) -> String { JSONWriter.text(of: .length(value), form: .compact) }

  private static func words(_ color: Color) -> String {
    color.alpha < 1 ? "\(color.hexadecimal)@\((color.alpha * 1000).rounded() / 1000)" : color.hexadecimal
  }

  /// The color over the blurred backdrop of a panel.
  fileprivate var tint: Color? {
    switch self {
    case .panel(let panel), .bubble(let panel, _): panel.material?.tint
    case .none, .fill, .gradient, .outline, .line, .leader, .clip, .backdrop, .text, .symbol, .image, .thumb, .scroll,
      .stepsBack:
      nil
    }
  }

  fileprivate var cornerRadius: Double? {
    switch self {
    case .fill(_, let radius, _), .outline(_, _, let radius, _), .clip(let radius, _): radius
    case .panel(let panel), .bubble(let panel, _): panel.cornerRadius
    case .none, .gradient, .line, .leader, .backdrop, .text, .symbol, .image, .thumb, .scroll, .stepsBack: nil
    }
  }

  fileprivate var color: Color? {
    switch self {
    case .text(let text): text.color
    case .symbol(_, let color, _), .fill(let color, _, _), .line(let color, _, _), .thumb(let color, _, _, _),
      .outline(let color, _, _, _), .leader(_, let color), .backdrop(let color, _):
      color
    case .image(let identifier, let alpha): identifier.color?.multiplyingAlpha(by: alpha)
    case .panel(let panel), .bubble(let panel, _): panel.fill
    case .none, .gradient, .scroll, .stepsBack, .clip: nil
    }
  }
}

extension LayoutTree {
  /// The typefaces of all texts, each once, in lock file order.
  public var typefaces: [Typeface] {
    var found: [Typeface] = []
    LayoutBox.addTypefaces(of: boxes, to: &found)
    return found.sorted { $0.index < $1.index }
  }
}

extension LayoutBox {
  /// Indexes avoid copying boxes, which would retain all their contents.
  fileprivate static func addTypefaces(of boxes: [LayoutBox], to found: inout [Typeface]) {
    for index in boxes.indices {
      if case .text(let text) = boxes[index].look {
        for line in text.lines.indices {
          for run in text.lines[line].runs.indices {
            let typeface = text.lines[line].runs[run].typeface
            if !found.contains(typeface) { found.append(typeface) }
          }
        }
      }
      addTypefaces(of: boxes[index].children, to: &found)
    }
  }
}
