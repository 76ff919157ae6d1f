import PositionedXML

/// Takes a drawing out of the template of a symbol, as the app SF Symbols exports it.
///
/// A template has a group per weight and scale, and lines that mark the edges of some of them.
enum SymbolTemplate {
  /// Returns an SVG with the drawing of regular weight; `nil` if the template has none.
  static func drawing(in bytes: [UInt8]) -> [UInt8]? {
    guard let root = try? XMLParser.parse(bytes) else { return nil }
    for name in ["Regular-M", "Regular-S", "Regular-L"] {
      guard let group = node(name, in: root), let left = node("left-margin-\(name)", in: root),
        let right = node("right-margin-\(name)", in: root), let start = number(left, "x1"),
        let end = number(right, "x1"), let first = number(left, "y1"), let second = number(left, "y2"),
        start < end, first != second
      else { continue }
      let top = min(first, second)
      let box = "\(start) \(top) \(end - start) \(max(first, second) - top)"
      let styles = Styles(root)
      let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(text(of: group, styles))</svg>\n"
      return Array(text.utf8)
    }
    return nil
  }

  private static func number(_ node: XMLNode, _ name: String) -> Double? {
    node[name].flatMap(Double.init).flatMap { $0.magnitude < 100_000 ? $0 : nil }
  }

  private static func node(_ id: String, in root: XMLNode) -> XMLNode? {
    var stack = [root]
    while let node = stack.popLast() {
      if node["id"] == id { return node }
      stack += node.children.reversed()
    }
    return nil
  }

  /// The shapes of a group; other elements, such as those that load files, are left out.
  private static func text(of node: XMLNode, _ styles: Styles) -> String {
    let shapes: Set = ["g", "path", "circle", "ellipse", "line", "polygon", "polyline", "rect"]
    let style = styles.style(of: node)
    guard shapes.contains(node.name), !style.contains("opacity:0;"), !style.contains("opacity:0.0;") else { return "" }
    let kept: Set = [
      "transform", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "points", "width", "height",
      "fill", "fill-rule", "clip-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity",
    ]
    var attributes = node.attributes.filter { kept.contains($0.name) }.map { ($0.name, $0.value) }
    if !style.isEmpty { attributes.append(("style", style)) }
    let words = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return "<\(node.name)\(words)>" + content(of: node, styles) + "</\(node.name)>"
  }

  /// The shapes in a group; some cut holes into those before them.
  private static func content(of group: XMLNode, _ styles: Styles) -> String {
    var content = ""
    for node in group.children {
      guard node.name == "path", let path = node["d"], styles.clears(node) else {
        content += text(of: node, styles)
        continue
      }
      let id = "m\(node.offset)"
      let area = "x=\"-9999\" y=\"-9999\" width=\"19998\" height=\"19998\""
      content =
        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(area)><rect \(area) fill=\"#fff\"/>"
        + "<path d=\"\(escaped(path))\" fill=\"#000\"/></mask><g mask=\"url(#\(id))\">\(content)</g>"
    }
    return content
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// The style sheet of a template.
  private struct Styles {
    private var declarations: [Substring: String] = [:]
    private var clearing: Set<Substring> = []
    private static let kept: Set = ["fill", "fill-rule", "stroke", "stroke-width", "opacity"]

    init(_ root: XMLNode) {
      for sheet in root.children where sheet.name == "style" {
        for rule in sheet.text.split(separator: "}") {
          let parts = rule.split(separator: "{", maxSplits: 1)
          guard parts.count == 2 else { continue }
          for selector in parts[0].split(whereSeparator: { $0 == "," || $0.isWhitespace }) where selector.first == "." {
            declarations[selector.dropFirst()] = Self.cleaned(parts[1])
            if parts[1].contains("clear-behind:true") { clearing.insert(selector.dropFirst()) }
          }
        }
      }
    }

    private static func cleaned(_ text: Substring) -> String {
      text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        .filter { declaration in
          kept.contains(String(declaration.prefix { $0 != ":" })) && !declaration.contains("(")
        }
        .map { $0 + ";" }.joined()
    }

    /// The declarations of the monochrome form.
    func style(of node: XMLNode) -> String { Self.names(of: node).compactMap { declarations[$0] }.joined() }

    /// Whether a shape cuts a hole into those before it in the monochrome form.
    func clears(_ node: XMLNode) -> Bool { Self.names(of: node).contains(where: clearing.contains) }

    private static func names(of node: XMLNode) -> [Substring] {
      (node["class"] ?? "").split(separator: " ").filter { name in
        !["multicolor", "hierarchical", "SFSymbols"].contains { name.hasPrefix($0) }
      }
    }
  }
}
