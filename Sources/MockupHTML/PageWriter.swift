import MenuDocument
import MockupHashing
import MockupPage
import MockupSVG
import MockupScene
import PositionedJSON
import PositionedXML

/// Writes an interactive page as one HTML file that loads nothing and runs only its own script.
///
/// The same page always gives the same bytes.
package struct PageWriter {
  private let page: MenuPage
  private let image: [UInt8]
  private var html = ""

  /// Returns the page in UTF-8.
  ///
  /// - Parameter image: the SVG with all states of the page.
  package static func write(_ page: MenuPage, image: [UInt8]) -> [UInt8] {
    var writer = PageWriter(page: page, image: image)
    return writer.file()
  }

  private init(page: MenuPage, image: [UInt8]) {
    self.page = page
    self.image = image
  }

  private mutating func file() -> [UInt8] {
    let script = Self.allScripts
    appendHead(script: script)
    let size = "width:\(Self.css(page.size.width));height:\(Self.css(page.size.height))"
    html += "<body>\n<main id=\"stage\" style=\"\(size)\">\n"
    html += "<h1 class=\"name\"\(Self.language(page.titleLanguage))>\(Self.escaped(page.title))</h1>\n"
    var bytes = Array(html.utf8) + image
    html = ""
    appendControl()
    for number in page.menus.indices { append(menu: number) }
    for item in page.menus.flatMap({ $0.items }) where item.confirmation != nil { append(questionOf: item) }
    html += "</main>\n<div id=\"live\" class=\"name\" role=\"status\"></div>\n"
    html += "<script type=\"application/json\" id=\"states\">"
    html += JSONWriter.text(of: page.states, form: .compact).replacing(substring: "<", with: "\\u003c")
    html += "</script>\n<script>\(script)</script>\n</body>\n</html>\n"
    bytes += Array(html.utf8)
    return bytes
  }

  // MARK: Head

  private mutating func appendHead(script: String) {
    let hash = Self.hash(of: script)
    let direction = page.behavior.isRightToLeft ? "rtl" : "ltr"
    html += """
      <!DOCTYPE html>
      <html lang="\(Self.escaped(page.language))" dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'">
      <meta name="description"\(Self.language(page.descriptionLanguage)) content="\(Self.escaped(page.description))">
      <title\(Self.language(page.titleLanguage))>\(Self.escaped(page.title))</title>
      <style>\(Self.part("page.css"))
      \(Self.colors(of: page))
      """
    if page.hasHost { html += "#stage>svg{clip-path:inset(0)}\n" }
    let hidden = page.hiddenGroups
    if !hidden.isEmpty { html += hidden.map { "#\($0)" }.joined(separator: ",") + "{display:none}\n" }
    for scroller in page.scrollers {
      for name in scroller.over {
        html += "html:not(.live) #\(name){\(scroller.strip > 0 ? "display" : "mask"):none}\n"
      }
      if scroller.strip > 0 {
        html += "#\(scroller.id(of: .start)).over,#\(scroller.id(of: .end)).over{display:none}\n"
      }
    }
    for panel in page.views[page.first].panels where panel.transform != .identity {
      html += "#\(PageGroup.panel(menu: panel.menu).id){transform:\(panel.transform.css)}\n"
    }
    html += "</style>\n</head>\n"
  }

  /// Returns the rules for the color scheme and the background. An embedded page shows that of its parent.
  static func colors(of page: MenuPage) -> String {
    var rules = "html{color-scheme:\(page.scheme.rawValue)}\n"
    guard !page.embeds, let light = page.backgrounds.first else { return rules }
    rules += "html{background:\(css(light))}\n"
    if page.backgrounds.count > 1, let dark = page.backgrounds.last {
      rules += "@media (prefers-color-scheme:dark){html{background:\(css(dark))}}\n"
    }
    return rules
  }

  // MARK: Control

  private mutating func appendControl() {
    let view = page.views[page.first]
    let isOpen = !view.panels.isEmpty
    switch page.behavior.presentation {
    case .menu: break
    case .menuBar:
      html += "<div role=\"menubar\" aria-label=\"\(Self.escaped(page.controlName))\">\n"
      for (number, frame) in view.bar.enumerated() where page.menus.indices.contains(number) {
        let menu = page.barMenus[number]
        let isShown = view.panels.first?.menu == menu
        html += "<div role=\"menuitem\" class=\"hit title\" tabindex=\"\(number == 0 ? 0 : -1)\" aria-haspopup=\"menu\""
        html += " aria-expanded=\"\(isShown)\" aria-controls=\"m\(menu)\" style=\"\(Self.style(frame))\">"
        html += "\(Self.name(page.menus[menu].name))</div>\n"
      }
      html += "</div>\n"
    case .pullDownButton, .popUpButton, .contextMenu, .menuBarExtra, .quickActions, .editMenu, .dockMenu:
      guard let frame = page.views.lazy.compactMap({ $0.control }).first else { return }
      let isHeld = page.behavior.presentation == .contextMenu
      html += "<button type=\"button\" id=\"control\" class=\"hit\(isHeld ? " held" : "")\""
      if !page.menus.isEmpty {
        html += " aria-haspopup=\"menu\" aria-expanded=\"\(isOpen)\" aria-controls=\"m0\""
      }
      if page.behavior.isDisabled { html += " disabled" }
      html += " data-label=\"\(Self.escaped(page.controlLabel))\""
      html += " style=\"\(Self.style(view.control ?? frame))\">\(Self.name(page.controlName))</button>\n"
    }
  }

  // MARK: Menus

  private mutating func append(menu number: Int) {
    let menu = page.menus[number]
    let panel = page.views[page.first].panels.first { $0.menu == number }
    let front = page.views[page.first].panels.last?.menu
    guard let frame = page.panelFrame(of: number) else { return }
    let scroller = page.scrollers.first { $0.menu == number && !$0.isHorizontal }
    html += "<div role=\"menu\" id=\"m\(number)\" class=\"menu\(scroller == nil ? "" : " scrolls")\" tabindex=\"-1\""
    html += " aria-label=\"\(Self.escaped(menu.name))\""
    if !menu.texts.isEmpty { html += " aria-description=\"\(Self.escaped(menu.texts.joined(separator: " ")))\"" }
    html += " style=\"\(Self.style(panel?.frame ?? frame))\""
    if panel == nil {
      html += " hidden"
    } else if front != number, !page.behavior.opensBeside {
      html += " inert"
    }
    html += ">\n"
    // Item frames are relative to the panel's origin, or to the origin of its scrolling content.
    let corner = scroller?.content.origin ?? frame.origin
    if let scroller {
      html += "<div style=\"height:\(Self.css(scroller.content.height))\"></div>\n"
    }
    if let header = page.headers[number] {
      html += "<div role=\"menuitem\" class=\"hit header\" data-back tabindex=\"-1\" aria-expanded=\"true\""
      html += " style=\"\(Self.style(header, from: corner))\">\(Self.name(menu.name))</div>\n"
    }
    append(menu.nodes, of: number, from: corner)
    html += "</div>\n"
  }

  private mutating func append(_ nodes: [PageNode], of menu: Int, from corner: Point) {
    for node in nodes {
      switch node {
      case .separator: html += "<div role=\"separator\"></div>\n"
      case .item(let item): append(item, from: corner)
      case .group(let name, let description, let inside):
        var attributes = ""
        if let name { attributes += " aria-label=\"\(Self.escaped(name))\"" }
        if let description { attributes += " aria-description=\"\(Self.escaped(description))\"" }
        let numbers = PageMenu.items(in: inside).map { $0.number }
        if let scroller = page.scrollers.first(where: { $0.isHorizontal && numbers.contains($0.firstItem) }) {
          html += "<div role=\"group\"\(attributes) id=\"g\(scroller.group.id)\" class=\"hit scrolls\" dir=\"ltr\""
          html += " style=\"\(Self.style(scroller.window, from: corner))\">"
          html += "<div style=\"width:\(Self.css(scroller.content.width));height:1px\"></div>\n"
          append(inside, of: menu, from: scroller.content.origin)
        } else {
          html += "<div role=\"group\"\(attributes)>\n"
          append(inside, of: menu, from: corner)
        }
        html += "</div>\n"
      }
    }
  }

  private mutating func append(_ item: PageItem, from corner: Point) {
    guard let frame = page.frames[item.number] else { return }
    var role = "menuitem"
    var attributes = ""
    var text = Self.name(item.name)
    var isRange = false
    switch item.kind {
    case .action: break
    case .toggle(let state):
      role = "menuitemcheckbox"
      attributes = " aria-checked=\"\(state.aria)\""
    case .changeable(let on, let off, _):
      attributes = " data-on=\"\(Self.escaped(on))\" data-off=\"\(Self.escaped(off))\""
    case .option(let isChosen, let isExclusive):
      role = isExclusive ? "menuitemradio" : "menuitemcheckbox"
      attributes = " aria-checked=\"\(isChosen)\""
    case .submenu(let menu, let shown, let isSplit):
      attributes = " aria-haspopup=\"menu\" aria-expanded=\"\(page.isOpen(menu))\""
      attributes += " aria-controls=\"m\(menu)\" data-menu=\"\(menu)\""
      if shown != nil { attributes += " data-shows" }
      if isSplit { attributes += " data-split=\"1\"" }
    case .stepper(let value, let range, let step):
      let bounds = [range?.lower, range?.upper, step].map { $0.map(Self.number) ?? "-" }.joined(separator: " ")
      attributes = " data-number=\"\(Self.number(value))\" data-range=\"\(bounds)\""
      text += "<span class=\"name value\">\(Self.number(value))</span>"
      isRange = true
    case .slider(let value, let range):
      let bounds = [range.lower, range.upper, (range.upper - range.lower) / 20].map(Self.number)
      attributes = " data-number=\"\(Self.number(value))\" data-range=\"\(bounds.joined(separator: " "))\""
      text += "<span class=\"name value\">\(Int((100 * range.fraction(of: value)).rounded())) %</span>"
      isRange = true
    }
    html += "<div role=\"\(role)\" id=\"i\(item.number)\" class=\"hit\(isSlider(item) ? " range" : "")\""
    html += " tabindex=\"-1\""
    html += " data-item=\"\(item.number)\"\(attributes)"
    if item.value != 0 { html += " data-value=\"\(item.value)\"" }
    if item.isDisabled { html += " aria-disabled=\"true\"" }
    if let shortcut = item.shortcut { html += " aria-keyshortcuts=\"\(Self.escaped(shortcut))\"" }
    if let description = item.description { html += " aria-description=\"\(Self.escaped(description))\"" }
    if let id = item.id { html += " data-id=\"\(Self.escaped(id))\"" }
    if item.staysOpen && !isRange { html += " data-stay" }
    if item.confirmation != nil { html += " data-ask" }
    html += " style=\"\(Self.style(frame, from: corner))\">\(text)</div>\n"
  }

  private func isSlider(_ item: PageItem) -> Bool {
    if case .slider = item.kind { true } else { false }
  }

  // MARK: Confirmations

  private mutating func append(questionOf item: PageItem) {
    guard let question = item.confirmation, let view = page.views.first(where: { $0.name == "q\(item.number)" }),
      let sheet = view.sheets.first
    else { return }
    let isShown = page.views[page.first].name == view.name
    html += "<div role=\"alertdialog\" aria-modal=\"true\" id=\"q\(item.number)\""
    html += " aria-label=\"\(Self.escaped(question.title ?? item.name))\""
    if let message = question.message { html += " aria-description=\"\(Self.escaped(message))\"" }
    html += " class=\"menu\" style=\"\(Self.style(sheet))\"\(isShown ? "" : " hidden")>\n"
    for choice in view.choices {
      html += "<button type=\"button\" class=\"hit answer\"\(choice.isCancel ? " data-cancel" : "")"
      let round = choice.isAroundSheet ? ";background:none" : ";border-radius:\(Self.css(choice.cornerRadius))"
      html += " style=\"\(Self.style(choice.frame, from: sheet.origin))\(round)\">\(Self.name(choice.title))</button>\n"
    }
    html += "</div>\n"
  }

  // MARK: Parts

  static var allScripts: String { scripts.map(part).joined() }

  private static let scripts = [
    "states.js", "motion.js", "opening.js", "choosing.js", "keys.js", "pointers.js", "scrolling.js", "parent.js",
  ]

  /// Returns a resource of the page without comments and indentation.
  static func part(_ name: String) -> String {
    let text = String(decoding: Page.part(name) ?? [], as: UTF8.self)
    var result = ""
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty, !content.starts(with: "//"), !(content.starts(with: "/*") && content.hasSuffix("*/"))
      else {
        continue
      }
      result += content + "\n"
    }
    return result
  }

  /// Returns the hash of a script as content security policies write it.
  static func hash(of script: String) -> String {
    String(decoding: Base64.encode(bytes(ofHex: SHA256Digest(of: Array(script.utf8)).description)), as: UTF8.self)
  }

  private static func bytes(ofHex text: String) -> [UInt8] {
    let digits = text.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private static func name(_ text: String) -> String { "<span class=\"name\">\(escaped(text))</span>" }

  /// A `lang` attribute, if the text is not in the page's language.
  static func language(_ tag: String?) -> String { tag.map { " lang=\"\(escaped($0))\"" } ?? "" }

  static func escaped(_ text: String) -> String { XMLText.escaped(text) }

  private static func style(_ frame: Rect, from corner: Point = .zero) -> String {
    let (x, y) = (css(frame.x - corner.x), css(frame.y - corner.y))
    return "left:\(x);top:\(y);width:\(css(frame.width));height:\(css(frame.height))"
  }

  static func css(_ length: Double) -> String { number(length.toHundredths) + (length == 0 ? "" : "px") }

  static func css(_ color: Color) -> String {
    "rgba(\(color.red),\(color.green),\(color.blue),\(number(color.alpha.toHundredths)))"
  }

  static func number(_ value: Double) -> String { JSONWriter.text(of: .number(value), form: .compact) }
}

extension ToggleItem.State {
  fileprivate var aria: String {
    switch self {
    case .off: "false"
    case .on: "true"
    case .mixed: "mixed"
    }
  }
}

extension Double {
  /// The value rounded to two decimals, finer than any pointing device resolves.
  var toHundredths: Double { (self * 100).rounded() / 100 }
}

extension Transform {
  var css: String {
    let numbers = [a, b, c, d, tx, ty].map { PageWriter.number(($0 * 1e6).rounded() / 1e6) }
    return "matrix(\(numbers.joined(separator: ",")))"
  }
}
