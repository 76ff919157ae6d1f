import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON
import PositionedXML

/// The images of a set as elements for Markdown, reStructuredText, and HTML.
///
/// Images that differ only in appearance and scale form one element, from which browsers choose.
struct SetMarkdown {
  private struct Group {
    var name: String
    var locale: String?
    var light: [VariantResult] = []
    var dark: [VariantResult] = []
  }

  private struct Key: Hashable {
    var input: String
    var name: String
    var values: [Setting]
  }

  private var groups: [Group] = []
  private let style: MarkdownStyle
  /// The path from the text to the output folder: empty, or ending in `/`.
  private let prefix: String
  private var hasHeadings = false

  /// Creates elements for the existing images in their order, grouped by language.
  ///
  /// - Parameters:
  ///   - folder: the base folder of links.
  ///   - style: the form of the elements.
  init(_ results: [VariantResult], linkingFrom folder: String, style: MarkdownStyle) {
    self.style = style
    let relativePath = results.first.map { FilePaths.relative($0.folder, from: folder) } ?? ""
    prefix = relativePath.isEmpty ? "" : relativePath + "/"
    var indices: [Key: Int] = [:]
    for result in results where result.isDone && result.variant.format.isImage {
      let variant = result.variant
      let values = variant.values.filter { $0.key != .appearance && $0.key != .scale }
      let key = Key(input: variant.input, name: variant.name, values: values)
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(Group(name: variant.name, locale: Self.locale(of: variant)))
      }
      if variant.values.contains(.appearance(.dark)) {
        groups[index].dark.append(result)
      } else {
        groups[index].light.append(result)
      }
    }
    arrangeByLocale()
  }

  /// Returns the language, if the set has the image in several.
  private static func locale(of variant: Variant) -> String? {
    variant.axes.lazy.compactMap { if case .locale(let locale) = $0 { locale } else { nil } }.first
  }

  /// Groups the images by language, in order of first occurrence.
  private mutating func arrangeByLocale() {
    var order: [String?] = []
    var members: [String?: [Group]] = [:]
    for group in groups {
      if members[group.locale] == nil { order.append(group.locale) }
      members[group.locale, default: []].append(group)
    }
    guard order.count > 1 else { return }
    groups = order.flatMap { members[$0] ?? [] }
    hasHeadings = true
  }

  var parts: some Sequence<[UInt8]> {
    groups.indices.lazy.map { Array((($0 > 0 ? "\n" : "") + heading(before: $0) + element(groups[$0])).utf8) }
  }

  /// One snippet per element, with its path.
  ///
  /// The path is that of the image, without the scale if no other image has the same name.
  var snippets: [(path: String, bytes: [UInt8])] {
    let names = groups.map { group in Self.shown(group).first.map { Self.stem(of: $0.variant) } ?? group.name }
    let repeated = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    return zip(groups, names).compactMap { group, name in
      guard let first = Self.shown(group).first else { return nil }
      let stem = repeated[name] == nil ? name : first.variant.output
      return ("\(stem).\(style.ending)", Array(element(group).utf8))
    }
  }

  /// The names that the snippet of an image may have.
  static func snippetNames(of variant: Variant, style: MarkdownStyle) -> [String] {
    [stem(of: variant), variant.output].map { "\($0).\(style.ending)" }
  }

  private static func stem(of variant: Variant) -> String {
    let stem = String(variant.output.dropLast(FileSystem.ending(of: variant.output).count + 1))
    let scale = "@\(JSONNumber(scale(of: variant)))x"
    return stem.hasSuffix(scale) ? String(stem.dropLast(scale.count)) : stem
  }

  /// Headings would disturb the structure of a page that includes the text.
  private func heading(before index: Int) -> String {
    guard hasHeadings, index == 0 || groups[index - 1].locale != groups[index].locale,
      let locale = groups[index].locale
    else { return "" }
    return switch style {
    case .github: "## \(locale)\n\n"
    case .material, .html: "<!-- \(locale) -->\n\n"
    case .myst: "% \(locale)\n\n"
    case .rst: ".. \(locale)\n\n"
    }
  }

  private static func shown(_ group: Group) -> [VariantResult] {
    sorted(group.light.isEmpty ? group.dark : group.light)
  }

  private func element(_ group: Group) -> String {
    guard let first = Self.shown(group).first else { return "" }
    // Without a blank line, Markdown would treat the list as part of the element.
    let legend = first.output?.legend.flatMap { $0.isEmpty ? nil : "\n" + $0 } ?? ""
    switch style {
    case .github: return picture(group) + legend
    case .html: return picture(group) + list(legend)
    case .material, .myst, .rst:
      let isSwitched = !group.light.isEmpty && !group.dark.isEmpty
      let images = [(group.light, "only-light"), (group.dark, "only-dark")].compactMap { results, name in
        Self.preferred(Self.sorted(results)).map { image($0, of: group, visibility: isSwitched ? name : nil) }
      }
      return images.joined(separator: style == .material ? "" : "\n") + (style == .rst ? Self.plain(legend) : legend)
    }
  }

  /// The densest image up to 2 pixels per point, for forms without `srcset`.
  private static func preferred(_ sorted: [VariantResult]) -> VariantResult? {
    sorted.last { scale(of: $0) <= 2 } ?? sorted.first
  }

  private func image(_ result: VariantResult, of group: Group, visibility: String?) -> String {
    let alt = String((result.output?.altText ?? group.name).map { $0.isNewline ? " " : $0 })
    let width = Self.width(of: result)
    switch style {
    case .material:
      let fragment = visibility.map { "#" + $0 } ?? ""
      let size = width.map { "{ width=\"\($0)\" }" } ?? ""
      return "![\(Self.markdown(alt))](\(link(to: result))\(fragment))\(size)\n"
    case .myst:
      return directive("```{image} \(link(to: result))", indent: "", alt, width, visibility) + "```\n"
    case .rst: return directive(".. image:: \(path(of: result))", indent: "   ", alt, width, visibility)
    case .github, .html: return ""
    }
  }

  private func directive(
    _ start: String, indent: String, _ alt: String, _ width: Int?, _ visibility: String?
  ) -> String {
    var lines = [start, "\(indent):alt: \(alt)"]
    if let width { lines.append("\(indent):width: \(width)px") }
    if let visibility { lines.append("\(indent):class: \(visibility)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes text in brackets.
  private static func markdown(_ text: String) -> String {
    String(text.flatMap { "\\[]`*_<".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A Markdown list of callouts as HTML.
  private func list(_ legend: String) -> String {
    let items = legend.split(separator: "\n").map { line in
      "<li>" + XMLText.escaped(Self.unescaped(line.dropFirst(2))) + "</li>"
    }
    return items.isEmpty ? "" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  /// A Markdown list for reStructuredText, which has other escapes.
  private static func plain(_ legend: String) -> String {
    legend.isEmpty
      ? ""
      : "\n" + legend.split(separator: "\n").map { "- " + restructured(unescaped($0.dropFirst(2))) + "\n" }.joined()
  }

  private static func restructured(_ text: String) -> String {
    String(text.flatMap { "\\`*_|".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The text of a line of the legend: without backslashes, and without the stars around the mark.
  private static func unescaped(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let character = rest.popFirst() {
      if character == "*" { continue }
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return text
  }

  private func picture(_ group: Group) -> String {
    let shown = Self.shown(group)
    guard let first = shown.first else { return "" }
    var lines = ["<picture>"]
    if !group.light.isEmpty, !group.dark.isEmpty {
      lines.append(
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(choices(Self.sorted(group.dark)))\">")
    }
    var image = "<img src=\"\(address(of: first))\""
    let choices = choices(shown)
    if choices != address(of: first) { image += " srcset=\"\(choices)\"" }
    if let width = Self.width(of: first) { image += " width=\"\(width)\"" }
    lines.append("  \(image) alt=\"\(Self.attribute(first.output?.altText ?? group.name))\">")
    return (lines + ["</picture>", ""]).joined(separator: "\n")
  }

  /// The width in points.
  private static func width(of result: VariantResult) -> Int? {
    guard let width = result.output?.width, width > 0, width < 1e9 else { return nil }
    return Int((width / scale(of: result)).rounded())
  }

  private func path(of result: VariantResult) -> String { prefix + result.variant.output }

  /// The address in a Markdown link.
  private func link(to result: VariantResult) -> String {
    path(of: result).map { Self.encodings[$0] ?? Self.linkEncodings[$0] ?? String($0) }.joined()
  }

  private func address(of result: VariantResult) -> String {
    Self.attribute(path(of: result).map { Self.encodings[$0] ?? String($0) }.joined())
  }

  /// Returns the `srcset` value: images with their pixel densities.
  private func choices(_ results: [VariantResult]) -> String {
    results.map { result in
      let scale = Self.scale(of: result)
      return address(of: result) + (scale == 1 ? "" : " \(JSONNumber(scale))x")
    }.joined(separator: ", ")
  }

  private static func sorted(_ results: [VariantResult]) -> [VariantResult] {
    results.sorted { scale(of: $0) < scale(of: $1) }
  }

  private static func scale(of result: VariantResult) -> Double { scale(of: result.variant) }

  private static func scale(of variant: Variant) -> Double {
    variant.format.hasPixels ? variant.options.scale ?? Drawing.defaultScale : 1
  }

  private static func attribute(_ text: String) -> String {
    XMLText.escaped(String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// The characters that separate or end the addresses of `srcset`.
  private static let encodings: [Character: String] = [" ": "%20", "%": "%25", "#": "%23", "?": "%3F", ",": "%2C"]
  /// The characters that end the address of a Markdown link.
  private static let linkEncodings: [Character: String] = ["(": "%28", ")": "%29", "<": "%3C", ">": "%3E"]
}
