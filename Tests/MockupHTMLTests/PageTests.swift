import MenuDocument
import MenuMockup
import TestSupport
import Testing

/// An interactive page contains everything in the document, accessible to all users.
@Suite struct PageTests {
  private static func page(_ document: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> PageText {
    var options = RenderOptions()
    options.format = .html
    change(&options)
    return PageText(try Renderer().render(Source(document), options: options).bytes)
  }

  private static let document = #"""
    {
      "presentation": "pullDownButton", "button": { "title": "Sort" },
      "menu": { "items": [
        { "title": "Copy", "keyboardShortcut": "cmd+shift+d", "subtitle": "Now", "id": "copy" },
        { "title": "Gone", "isHidden": true },
        { "title": "Locked", "isDisabled": true },
        { "type": "toggle", "title": "Grid", "isOn": true },
        { "type": "toggle", "title": "Bold", "isOn": "mixed" },
        { "type": "toggle", "titles": { "on": "Hide", "off": "Show" }, "isOn": true },
        { "type": "section", "title": "View", "items": [
          { "type": "picker", "options": ["Name", "Date"], "selection": "Date" } ] },
        { "type": "picker", "style": "menu", "title": "Group", "selectionMode": "any", "options": ["A", "B"],
          "selection": ["A", "B"] },
        "---",
        { "type": "menu", "title": "Share", "items": ["Mail", { "type": "menu", "title": "More", "items": ["Print"] }] },
        { "type": "stepper", "title": "Size", "value": 2, "range": [1, 3] },
        { "type": "slider", "title": "Zoom", "value": 0.25 },
        { "title": "Delete", "role": "destructive", "dismissBehavior": "disabled",
          "confirmation": { "title": "Sure?", "actions": [{ "title": "Delete", "role": "destructive" }] } }
      ] }
    }
    """#

  @Test(arguments: [("", false), (#""preview": { "title": "Notes" },"#, true)])
  func onlyContentOpensAContextMenu(content: String, opens: Bool) throws {
    let page = try Self.page(#"{ "presentation": "contextMenu", \#(content) "menu": { "items": ["Copy"] } }"#)
    #expect(page.elements.contains { $0.attributes["id"] == "control" } == opens)
  }

  @Test(arguments: Platform.allCases) func everyItemHasOneElementWithItsRoleAndState(platform: Platform) throws {
    let page = try Self.page(Self.document) { $0.platform = platform }
    let expected: [(String, String, [String: String])] = [
      ("Copy", "menuitem", ["aria-keyshortcuts": "Shift+Meta+D", "aria-description": "Now", "data-id": "copy"]),
      ("Locked", "menuitem", ["aria-disabled": "true"]),
      ("Grid", "menuitemcheckbox", ["aria-checked": "true"]),
      ("Bold", "menuitemcheckbox", ["aria-checked": "mixed"]),
      ("Hide", "menuitem", ["data-on": "Hide", "data-off": "Show"]),
      ("Name", "menuitemradio", ["aria-checked": "false"]), ("Date", "menuitemradio", ["aria-checked": "true"]),
      ("Group", "menuitem", ["aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": "m1"]),
      ("A", "menuitemcheckbox", ["aria-checked": "true"]), ("B", "menuitemcheckbox", ["aria-checked": "true"]),
      ("Share", "menuitem", ["aria-haspopup": "menu", "aria-controls": "m2"]), ("Mail", "menuitem", [:]),
      ("More", "menuitem", ["aria-controls": "m3"]), ("Print", "menuitem", [:]),
      ("Size", "menuitem", ["data-number": "2", "data-range": "1 3 1"]),
      ("Zoom", "menuitem", ["data-number": "0.25"]),
      ("Delete", "menuitem", ["data-stay": "", "data-ask": ""]),
    ]
    for (name, role, attributes) in expected {
      let found = page.elements.filter { $0.attributes["data-item"] != nil && $0.text.prefix { $0.isLetter } == name }
      #expect(found.count == 1, "\(name)")
      guard let element = found.first else { continue }
      #expect(element.attributes["role"] == role, "\(name)")
      for (key, value) in attributes { #expect(element.attributes[key] == value, "\(name) \(key)") }
      #expect(element.attributes["tabindex"] == "-1" && element.attributes["style"]?.contains("width:") == true)
    }
    #expect(page.elements.count { $0.attributes["data-item"] != nil } == expected.count)
    #expect(page.elements.count { $0.attributes["role"] == "separator" } == 1)
    #expect(page.elements.contains { $0.attributes["role"] == "group" && $0.attributes["aria-label"] == "View" })
    let button = page.elements.first { $0.name == "button" }
    #expect(button?.text == "Sort" && button?.attributes["aria-expanded"] == "true")
    let question = page.elements.first { $0.attributes["role"] == "alertdialog" }
    #expect(question?.attributes["aria-label"] == "Sure?" && question?.attributes["hidden"] != nil)
    let choices = page.elements.filter { $0.attributes["class"] == "hit answer" }
    #expect(choices.map(\.text).sorted() == ["Cancel", "Delete"])
  }

  @Test func markupInTextsIsText() throws {
    let text = #"</script><b onclick='x'>&\"Ä"#
    let page = try Self.page(#"{"menu":{"title":"\#(text)","items":["\#(text)"]}}"#)
    #expect(!page.text.contains("<b onclick"))
    #expect(page.text.contains("&lt;/script&gt;&lt;b onclick='x'&gt;&amp;&quot;Ä"))
    #expect(page.text.components(of: "</script>") == 2)
  }

  @Test(arguments: ["layout-medium", "submenu-open", "palette", "picker-submenu"])
  func aUsualMenuIsSmall(sample: String) throws {
    let path = "Samples/\(sample).json"
    var options = RenderOptions()
    options.format = .html
    let picture = try Renderer().render(Source(bytes: try Repository.bytes(path), name: path), options: options)
    #expect(picture.bytes.count < 60_000)
  }

  @Test func aFrameIsAPage() throws {
    let document = #"""
      {"presentation":"pullDownButton","button":{"title":"B"},"menu":{"items":["One"]},
       "frames":[{"state":"closed","caption":"Closed"},{"state":"open"}]}
      """#
    #expect(try Self.page(document).elements.filter { $0.name == "iframe" }.count == 2)
    let first = try Self.page(document) { $0.frame = .number(1) }
    #expect(first.elements.first { $0.name == "button" }?.attributes["aria-expanded"] == "false")
    let second = try Self.page(document) { $0.frame = .number(2) }
    #expect(second.elements.first { $0.name == "button" }?.attributes["aria-expanded"] == "true")
  }

  @Test func alternatesAreThereForHeldKeys() throws {
    let document = #"""
      {"platform":"macOS","menu":{"items":[{"title":"Close","keyboardShortcut":"cmd+w",
       "alternate":{"modifiers":["option"],"title":"Close All","keyboardShortcut":"opt+cmd+w"}}]},HELD}
      """#
    let forms = #""alternates":{"0":[["","Close","Meta+W",false],["Alt","Close All","Alt+Meta+W",false]]}"#
    for (held, name) in [("", "Close"), ("option", "Close All")] {
      let keys = held.isEmpty ? "" : "\"\(held)\""
      let page = try Self.page(document.replacing("HELD", with: "\"heldModifiers\":[\(keys)]"))
      #expect(page.text.contains(forms))
      #expect(page.elements.first { $0.attributes["data-item"] == "0" }?.text == name)
      #expect(page.text.contains("\"held\":\"\(held.isEmpty ? "" : "Alt")\""))
    }
  }

  @Test(arguments: [("\"Name\"", "1"), ("\"Date\"", "2"), ("[]", nil)])
  func aPickersRowHasTheNumberOfTheChosenOption(selection: String, number: String?) throws {
    let document = #"""
      {"menu":{"items":[{"type":"picker","style":"menu","title":"Sort","selection":SELECTION,
       "options":[{"title":"Gone","isHidden":true},"Name","Date"]}]}}
      """#
    let page = try Self.page(document.replacing("SELECTION", with: selection))
    let row = page.elements.first { $0.attributes["data-item"] == "0" }
    #expect(row?.attributes["data-shows"] != nil && row?.attributes["data-value"] == number)
  }

  @Test func whatIsSaidInAnotherLanguageSaysSo() throws {
    let page = try Self.page(#"{"locale":"cy","menu":{"items":["Un"]}}"#)
    func language(_ name: String) -> String? { page.elements.first { $0.name == name }?.attributes["lang"] }
    #expect(language("html") == "cy" && language("title") == "en" && language("h1") == "en")
    let description = page.elements.first { $0.attributes["name"] == "description" }
    #expect(description?.attributes["lang"] == "en")
    let written = try Self.page(#"{"locale":"cy","title":"Dewislen","description":"Un","menu":{"items":["Un"]}}"#)
    #expect(!written.elements.contains { $0.name != "html" && $0.attributes["lang"] != nil })
  }

  @Test func tooManyStatesAreAnError() {
    let menus = (0...500).map { #"{"type":"menu","title":"\#($0)","items":["x"]}"# }.joined(separator: ",")
    let error = #expect(throws: RenderError.self) { _ = try Self.page(#"{"menu":{"items":[\#(menus)]}}"#) }
    #expect(error?.description.contains("states of the menu; the limit is 500") == true)
  }

  @Test func questionsInSubmenusHaveTheirAnswers() throws {
    let page = try Self.page(
      #"""
      {"menu": {"items": [{"type": "menu", "title": "More", "items": [{"title": "Delete", "confirmation":
        {"title": "Sure?", "actions": [{"title": "Erase", "role": "destructive"}]}}]}]}}
      """#)
    let answers = page.elements.filter { $0.attributes["class"] == "hit answer" }.map { $0.text }
    #expect(answers.contains("Erase") && answers.allSatisfy { !$0.isEmpty }, "\(answers)")
  }

  @Test func nothingIsLoadedAndOnlyItsOwnScriptRuns() throws {
    let page = try Self.page(Self.document)
    #expect(page.text.contains("default-src 'none'") && page.text.contains("script-src 'sha256-"))
    #expect(!page.text.contains("http://www.w3.org/1999") && !page.text.contains("src=\"http"))
    #expect(!page.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
  }

  @Test func bothAppearancesAreInOnePage() throws {
    let page = try Self.page(Self.document) { $0.appearance = .auto }
    #expect(page.text.contains("@media (prefers-color-scheme:dark)"))
  }
}

/// A simple parser of the page.
private struct PageText {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The text up to the next tag other than `span`.
    var text: String
  }

  let text: String
  let elements: [Element]

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    var elements: [Element] = []
    for piece in text.split(separator: "<") {
      guard let end = piece.firstIndex(of: ">"), piece.first?.isLetter == true else { continue }
      let tag = piece[..<end]
      let name = String(tag.prefix { $0 != " " })
      let inside = String(piece[piece.index(after: end)...])
      if name == "span", let last = elements.indices.last {
        elements[last].text += inside
        continue
      }
      elements.append(Element(name: name, attributes: Self.attributes(of: tag.dropFirst(name.count)), text: ""))
    }
    self.elements = elements
  }

  private static func attributes(of text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text.drop { $0 == " " || $0 == "\n" }
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      var value: Substring = ""
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        value = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count + 1)
      }
      attributes[String(key)] = String(value)
      rest = rest.drop { $0 == " " || $0 == "\n" }
    }
    return attributes
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
