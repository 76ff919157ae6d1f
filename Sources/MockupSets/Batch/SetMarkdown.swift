import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON
import PositionedXML

/// The images of a set as `<image>` elements for Markdown and HTML.
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
  /// The path from the text to the output folder: empty, or ending in `/`.
  private let prefix: String
  private var hasHeadings = false

  /// Creates elements for the existing images in their order, grouped by language.
  ///
  /// - Parameter folder: the base folder of links.
  init(_ results: [VariantResult], linkingFrom folder: String) {
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

  private func heading(before index: Int) -> String {
    guard hasHeadings, index == 0 || groups[index - 1].locale != groups[index].locale,
      let locale = groups[index].locale
    else { return "" }
    return "## \(locale)\n\n"
  }

  private func element(_ group: Group) -> String {
    let shown = Self.sorted(group.light.isEmpty ? group.dark : group.light)
    guard let first = shown.first else { return "" }
    var lines = ["<picture>"]
    if !group.light.isEmpty, !group.dark.isEmpty {
      lines.append(
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(choices(Self.sorted(group.dark)))\">")
    }
    var image = "<img src=\"\(address(of: first))\""
    let choices = choices(shown)
    if choices != address(of: first) { image += " srcset=\"\(choices)\"" }
    if let width = first.output?.width, width > 0, width < 1e9 {
      image += " width=\"\(Int((width / Self.scale(of: first)).rounded()))\""
    }
    lines.append("  \(image) alt=\"\(Self.attribute(first.output?.altText ?? group.name))\">")
    // Without a blank line, Markdown would treat the list as part of the element.
    let legend = first.output?.legend.flatMap { $0.isEmpty ? nil : "\n" + $0 } ?? ""
    return (lines + ["</picture>", ""]).joined(separator: "\n") + legend
  }

  private func address(of result: VariantResult) -> String {
    Self.attribute((prefix + result.variant.output).map { Self.encodings[$0] ?? String($0) }.joined())
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

  private static func scale(of result: VariantResult) -> Double {
    result.variant.format.hasPixels ? result.variant.options.scale ?? Drawing.defaultScale : 1
  }

  private static func attribute(_ text: String) -> String {
    XMLText.escaped(String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// The characters that separate or end the addresses of `srcset`.
  private static let encodings: [Character: String] = [" ": "%20", "%": "%25", "#": "%23", "?": "%3F", ",": "%2C"]
}
