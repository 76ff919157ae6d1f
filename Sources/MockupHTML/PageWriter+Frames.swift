package import MockupScene

/// A page with several frames. Each frame is a page in an `<iframe>`, so that the names in one menu are not those in
/// another.
extension PageWriter {
  package struct Frame {
    let page: MenuPage
    /// The SVG with all states of the page.
    let image: [UInt8]

    package init(page: MenuPage, image: [UInt8]) {
      self.page = page
      self.image = image
    }
  }

  /// Returns a page with all frames in UTF-8.
  ///
  /// - Parameters:
  ///   - frames: at least one.
  ///   - all: the image of all frames, for the title and the description.
  ///   - records: an empty SVG with the records of the page.
  package static func write(_ frames: [Frame], of all: Scene, records: [UInt8]) -> [UInt8] {
    let embeds = frames.contains(where: { $0.page.embeds })
    let script = embeds ? part("frames.js") : ""
    var html = """
      <!DOCTYPE html>
      <html lang="\(escaped(all.language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src \(hashes(of: frames, and: script)); base-uri 'none'; form-action 'none'">
      <meta name="description"\(language(all.descriptionLanguage)) content="\(escaped(all.description))">
      <title\(language(all.titleLanguage))>\(escaped(all.title))</title>
      <style>\(part("frames.css"))
      """
    if let first = frames.first { html += colors(of: first.page) }
    html += "</style>\n</head>\n<body>\n<main id=\"frames\">\n"
    html += "<h1\(language(all.titleLanguage))>\(escaped(all.title))</h1>\n"
    for (index, frame) in frames.enumerated() { html += figure(frame, number: index + 1) }
    html += "</main>\n<div hidden>"
    var bytes = Array(html.utf8) + records
    html = "</div>\n"
    if embeds { html += "<script>\(script)</script>\n" }
    html += "</body>\n</html>\n"
    bytes += Array(html.utf8)
    return bytes
  }

  private static func figure(_ frame: Frame, number: Int) -> String {
    let name = frame.page.caption ?? "Frame \(number)"
    let size = frame.page.reach
    let content = String(decoding: write(frame.page, image: frame.image), as: UTF8.self)
    var html = "<figure style=\"--width:\(css(size.width))\">\n"
    if let caption = frame.page.caption { html += "<figcaption>\(escaped(caption))</figcaption>\n" }
    html += "<iframe title=\"\(escaped(name))\" style=\"width:\(css(size.width));height:\(css(size.height));"
    html += "color-scheme:\(frame.page.scheme.rawValue)\" srcdoc=\"\(escaped(content))\"></iframe>\n</figure>\n"
    return html
  }

  /// Frames inherit the policy of this page, so it allows their script.
  private static func hashes(of frames: [Frame], and script: String) -> String {
    let all = [allScripts] + (script.isEmpty ? [] : [script])
    return all.map { "'sha256-\(hash(of: $0))'" }.joined(separator: " ")
  }
}

extension MenuPage {
  /// The size of the page with the panels of all states, in points.
  var reach: Size {
    let frames = views.flatMap { view in [view.shown] + view.panels.map { $0.placed } + view.sheets }
    func overhang(_ length: Double) -> Double { length > 0 ? (length + Self.margin).rounded(.up) : 0 }
    let left = frames.map { overhang(-$0.x) }.max() ?? 0
    let top = frames.map { overhang(-$0.y) }.max() ?? 0
    let right = frames.map { overhang($0.maxX - size.width) }.max() ?? 0
    let bottom = frames.map { overhang($0.maxY - size.height) }.max() ?? 0
    return Size(width: left + size.width + right, height: top + size.height + bottom)
  }

  /// The space between panels that extend beyond the picture and the edge of the page, in points.
  static let margin = 8.0
}
