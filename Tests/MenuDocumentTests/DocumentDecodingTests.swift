import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuDocument

@Suite struct DocumentDecodingTests {
  @Test func defaults() throws {
    let document = try readDocument(#"{"menu": {}}"#)
    #expect(document.platform == .iOS)
    #expect(document.theme == nil)
    #expect(document.appearance == .light)
    #expect(document.contrast == .standard)
    #expect(document.textSize == .large)
    #expect(document.locale == "en")
    #expect(document.layoutDirection == nil)
    #expect(document.tint == nil)
    #expect(document.heldModifiers == [])
    #expect(document.presentation == .menu)
    #expect(document.state == .open)
    #expect(document.settings == Settings())
    #expect(document.file == "test.json")
    let menu = try #require(document.menu)
    #expect(menu == Menu(location: menu.location))
    #expect(menu.location.path.description == "menu")
  }

  @Test func settings() throws {
    let document = try readDocument(
      """
      {"platform": "visionOS", "theme": "a/b", "appearance": "dark", "contrast": "increased", "textSize": "xSmall",
       "locale": "ar", "layoutDirection": "leftToRight", "tint": "#0F08", "heldModifiers": ["alt", "⇧"],
       "presentation": "contextMenu", "state": "closed", "title": "A\\tB",
       "description": "C\\r\\nD\\nE\\u2028F\\u0085G",
       "preview": {"image": "p.png", "size": [20, 10.5], "crop": "screen"}}
      """)
    #expect(document.platform == .visionOS)
    #expect(document.theme == .file("a/b"))
    #expect(document.settings[.theme]?.location.path.description == "theme")
    #expect(document.settings[.theme]?.location.position.column == 35)
    #expect(document.appearance == .dark)
    #expect(document.contrast == .increased)
    #expect(document.textSize == .xSmall)
    #expect(document.locale == "ar")
    #expect(document.layoutDirection == .leftToRight)
    #expect(document.tint == .literal(Color(red: 0, green: 255, blue: 0, alpha: 136.0 / 255)))
    #expect(document.heldModifiers == [.option, .shift])
    #expect(document.presentation == .contextMenu)
    #expect(document.state == .closed)
    #expect(document.title == "A B")
    #expect(document.description == "C D E F G")
    #expect(document.menu == nil)
    #expect(document.preview?.image?.value == "p.png")
    #expect(document.preview?.host.size == Size(width: 20, height: 10.5))
    #expect(document.preview?.host.crop == .screen)
  }

  @Test func shorthands() throws {
    let items = try items(#"["Copy", "---", "", " \u0009 ", "----"]"#)
    #expect(items.map(\.title) == ["Copy", nil, "", "   ", "----"])
    #expect(items[1].kind == .divider)
    #expect(items.map(\.location.path.description) == (0..<5).map { "menu.items[\($0)]" })
    let picker = try picker(
      #"{"type": "picker", "options": ["A", "---", {"title": "B"}, {"title": "C", "value": "c"}]}"#)
    let options = picker.options.map { entry in if case .option(let option) = entry { option.value } else { "-" } }
    #expect(options == ["A", "-", "B", "c"])
  }

  @Test func button() throws {
    let item = try #require(
      items(
        """
        [{"title": "A", "id": "a", "subtitle": "B", "systemImage": "star", "image": "a.png",
        "imageRendering": "template", "tint": "red",
        "badge": "9",
          "isDisabled": true, "isHighlighted": true, "keyboardShortcut": "cmd+a", "labelStyle": "iconOnly",
          "indentationLevel": 3, "dismissBehavior": "disabled", "help": "H", "accessibilityLabel": "L",
          "role": "destructive", "requiresInput": true, "isHidden": true, "callout": 12,
          "lint": {"ignore": {"b": "2", "a": "1"}},
          "confirmation": {"title": "?", "message": "m", "actions": [{"title": "Y",
          "role": "cancel"}, {"title": "N"}]},
          "alternate": {"modifiers": ["option"], "title": "Z", "systemImage": "x", "keyboardShortcut": "⌥A",
            "isDisabled": false}}]
        """
      ).first)
    let attributes = item.attributes
    #expect(attributes.id == "a")
    #expect(attributes.subtitle == "B")
    #expect(attributes.systemImage?.value == "star")
    #expect(attributes.systemImage?.location.path.description == "menu.items[0].systemImage")
    #expect(attributes.image?.value == "a.png" && attributes.imageRendering == .template)
    #expect(attributes.tint?.value == .named("red"))
    #expect(attributes.badge == "9")
    #expect(attributes.isDisabled && attributes.isHighlighted && attributes.isHidden)
    #expect(attributes.keyboardShortcut == KeyboardShortcut(modifiers: .command, key: .character("A")))
    #expect(attributes.labelStyle == .iconOnly)
    #expect(attributes.indentationLevel == 3)
    #expect(attributes.dismissBehavior == .disabled)
    #expect(attributes.help == "H")
    #expect(attributes.accessibilityLabel == "L")
    #expect(attributes.callout == .number(12))
    #expect(attributes.lint.ignored.map(\.rule.value) == ["b", "a"])
    #expect(attributes.lint.ignored.map(\.reason) == ["2", "1"])
    guard case .button(let button) = item.kind else { throw WrongKind() }
    #expect(button.title == "A")
    #expect(button.role == .destructive)
    #expect(button.requiresInput)
    #expect(button.confirmation?.title == "?")
    #expect(button.confirmation?.message == "m")
    #expect(button.confirmation?.actions == [.init(title: "Y", role: .cancel), .init(title: "N", role: .plain)])
    let alternate = try #require(button.alternates.first)
    #expect(alternate.modifiers == .option)
    #expect(alternate.title == "Z")
    #expect(alternate.systemImage?.location.path.description == "menu.items[0].alternate.systemImage")
    #expect(alternate.keyboardShortcut == KeyboardShortcut(modifiers: .option, key: .character("A")))
    #expect(alternate.isDisabled == false)
  }

  @Test func toggles() throws {
    let items = try items(
      """
      [{"type": "toggle", "title": "A", "isOn": true}, {"type": "toggle", "title": "B"},
       {"type": "toggle", "title": "C", "isOn": "mixed"}, {"type": "toggle", "titles": {"on": "D", "off": "E"}},
       {"type": "toggle", "titles": {"on": "F", "off": "G"}, "isOn": true},
       {"type": "toggle", "titles": {"on": "H", "off": "I"}, "isOn": "mixed"},
       {"type": "toggle", "title": "J", "titles": {"on": "K", "off": "L"}, "isOn": "mixed"}]
      """)
    #expect(items.map(\.title) == ["A", "B", "C", "E", "F", "I", "J"])
    let states = items.compactMap { item in if case .toggle(let toggle) = item.kind { toggle.state } else { nil } }
    #expect(states == [.on, .off, .mixed, .off, .on, .mixed, .mixed])
  }

  @Test func pickers() throws {
    let picker = try picker(
      """
      {"type": "picker", "style": "palette", "title": "Tag", "selectionMode": "any", "selection": ["r", "B"],
       "options": [{"title": "R", "value": "r", "color": "red", "text": "🔴", "isHidden": true}, "B"]}
      """)
    #expect(picker.style == .palette)
    #expect(picker.title == "Tag")
    #expect(picker.selectionMode == .any)
    #expect(picker.selection.map(\.value) == ["r", "B"])
    #expect(picker.selection[1].location.path.description == "menu.items[0].selection[1]")
    guard case .option(let option) = picker.options[0] else { throw WrongKind() }
    #expect(option.color?.value == .named("red"))
    #expect(option.text == "🔴")
    #expect(option.attributes.isHidden)
    #expect(option.location.path.description == "menu.items[0].options[0]")
  }

  @Test func containersAndControls() throws {
    let items = try items(
      """
      [{"type": "menu", "title": "M", "items": ["A"], "isOpen": true, "layout": "medium", "order": "fixed",
        "isDynamic": true, "primaryAction": true},
       {"type": "section", "title": "S", "footer": "F", "layout": "small", "isDynamic": true, "items": ["B"]},
       {"type": "controlGroup", "title": "G", "elementSize": "small", "items": ["C"]},
       {"type": "stepper", "title": "T", "value": 3, "range": [-1, 5.5], "step": 0.5},
       {"type": "slider", "title": "L", "value": 7, "range": [0, 10], "minimumSystemImage": "a",
        "maximumSystemImage": "b"},
       {"type": "slider"}, {"type": "divider", "id": "d"}, {"type": "text", "text": "W"}]
      """)
    guard case .menu(let menu) = items[0].kind, case .section(let section) = items[1].kind,
      case .controlGroup(let group) = items[2].kind, case .stepper(let stepper) = items[3].kind,
      case .slider(let slider) = items[4].kind, case .slider(let plain) = items[5].kind
    else { throw WrongKind() }
    #expect(menu.title == "M" && menu.isOpen && menu.layout == .medium && menu.order == .fixed)
    #expect(menu.isDynamic && menu.primaryAction)
    #expect(menu.items.map(\.location.path.description) == ["menu.items[0].items[0]"])
    #expect(section.title == "S" && section.footer == "F" && section.layout == .small && section.isDynamic)
    #expect(section.items.map(\.title) == ["B"])
    #expect(group.title == "G" && group.elementSize == .small && group.items.count == 1)
    #expect(stepper == StepperItem(title: "T", value: 3, range: NumberRange(lower: -1, upper: 5.5), step: 0.5))
    #expect(slider.title == "L" && slider.value == 7 && slider.range == NumberRange(lower: 0, upper: 10))
    #expect(slider.minimumSystemImage?.value == "a" && slider.maximumSystemImage?.value == "b")
    #expect(plain == SliderItem())
    #expect(items[6].kind == .divider && items[6].attributes.id == "d")
    #expect(items[7].kind == .text("W"))
  }

  @Test func menuAndBar() throws {
    let menu = try #require(
      readDocument(
        """
        {"menu": {"title": "T", "layout": "small", "order": "priority", "labelStyle": "titleOnly", "isDynamic": true,
         "scrollOffset": 12.5}}
        """
      ).menu)
    #expect(menu.title == "T" && menu.layout == .small && menu.order == .priority && menu.labelStyle == .titleOnly)
    #expect(menu.isDynamic && menu.scrollOffset == 12.5)
    let bar = try readDocument(
      """
      {"presentation": "menuBar", "menus": [{"title": "App", "id": "app", "isDisabled": true},
       {"title": "File", "isOpen": true, "items": ["New"]}]}
      """)
    #expect(bar.menu == nil)
    #expect(bar.menus.map(\.title) == ["App", "File"])
    #expect(bar.menus.map(\.isOpen) == [false, true])
    #expect(bar.menus[0].id == "app" && bar.menus[0].isDisabled)
    #expect(bar.menus[1].items[0].location.path.description == "menus[1].items[0]")
  }

  @Test func buttonAndHost() throws {
    let document = try readDocument(
      """
      {"presentation": "pullDownButton", "menu": {},
       "button": {"title": "T", "systemImage": "s", "image": "i",
       "imageRendering": "template", "style": "toolbar", "controlSize": "mini",
       "label": "L",
        "primaryAction": true, "isDisabled": true, "showsIndicator": false},
       "host": {"kind": "form", "title": "H", "size": [320, 480], "crop": "screen",
        "background": {"gradient": ["red", "#000"]}}}
      """)
    let button = try #require(document.button)
    #expect(button.title == "T" && button.systemImage?.value == "s" && button.image?.value == "i")
    #expect(button.imageRendering == .template)
    #expect(button.style == .toolbar && button.controlSize == .mini && button.label == "L")
    #expect(button.primaryAction && button.isDisabled && button.showsIndicator == false)
    #expect(button.location.path.description == "button")
    let host = try #require(document.host)
    #expect(host.kind == .form && host.title == "H" && host.crop == .screen)
    #expect(host.size == Size(width: 320, height: 480))
    guard case .gradient(let colors, let degrees) = host.background else { throw WrongKind() }
    #expect(colors.map(\.value) == [.named("red"), .literal(.black)])
    #expect(colors[1].location.path.description == "host.background.gradient[1]")
    #expect(degrees == 180)
  }

  @Test func confirmingItem() throws {
    func confirming(_ items: String) throws -> String? {
      try readDocument(#"{"menu": {"items": \#(items)}}"#).confirmingItem?.title
    }
    let question = #""confirmation": {}"#
    #expect(try confirming(#"["A"]"#) == nil)
    #expect(try confirming(#"["A", {"title": "B", \#(question)}]"#) == "B")
    #expect(try confirming(#"[{"title": "A", \#(question)}, {"title": "B", \#(question)}]"#) == nil)
    #expect(
      try confirming(#"[{"title": "A", \#(question)}, {"title": "B", "isHighlighted": true, \#(question)}]"#) == "B")
    #expect(try confirming(#"[{"title": "A", \#(question)}, {"title": "B", "isHidden": true, \#(question)}]"#) == "A")
    #expect(try confirming(#"[{"type": "section", "items": [{"title": "B", \#(question)}]}]"#) == "B")
  }

  static let colors: [(String, ColorReference?)] = [
    ("#123", .literal(Color(red: 0x11, green: 0x22, blue: 0x33))),
    ("#abcd", .literal(Color(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0xDD / 255.0))),
    ("#0A1B2C", .literal(Color(red: 0x0A, green: 0x1B, blue: 0x2C))),
    ("#0A1B2C80", .literal(Color(red: 0x0A, green: 0x1B, blue: 0x2C, alpha: 128.0 / 255))), ("red", .named("red")),
    ("", nil), ("#", nil), ("#1", nil), ("#12", nil), ("#12345", nil), ("#1234567", nil), ("#123456789", nil),
    ("#12G", nil), ("#１２３", nil),
  ]

  @Test(arguments: colors) func readsColors(text: String, expected: ColorReference?) {
    #expect(ColorReference(text) == expected)
  }

  static let themes: [(String, ThemeReference)] = [
    ("ios-18", .named("ios-18")), ("a.theme", .file("a.theme")), ("a.json", .file("a.json")), ("./a", .file("./a")),
    ("json", .named("json")),
  ]

  @Test(arguments: themes) func readsThemes(text: String, expected: ThemeReference) {
    #expect(ThemeReference(text) == expected)
    #expect(expected.text == text)
  }

  @Test func settingsOverSettings() throws {
    let above = try readDocument(#"{"menu": {}, "appearance": "dark", "locale": "ja"}"#).settings
    let below = try readDocument(
      #"{"menu": {}, "appearance": "light", "platform": "macOS", "state": "open"}"#
    ).settings
    let result = above.over(below)
    #expect(result.appearance == .dark)
    #expect(result.locale == "ja")
    #expect(result.platform == .macOS)
    #expect(result.state == .open)
    #expect(Settings().over(above) == above)
    #expect(above.over(Settings()) == above)
  }

  @Test func rangesAndFractions() {
    #expect(NumberRange(lower: 1, upper: 1) == nil)
    #expect(NumberRange(lower: 2, upper: 1) == nil)
    #expect(NumberRange(lower: 0, upper: .infinity) == nil)
    #expect(NumberRange(lower: -10, upper: 10)?.fraction(of: 5) == 0.75)
    #expect(NumberRange(lower: -10, upper: 10)?.fraction(of: 50) == 1)
    let widest = Double.greatestFiniteMagnitude
    #expect(NumberRange(lower: -widest, upper: widest)?.fraction(of: 0) == 0.5)
  }

  private struct WrongKind: Error {}

  private func items(_ text: String) throws -> [Item] {
    try #require(readDocument(#"{"menu": {"items": \#(text)}}"#).menu).items
  }

  private func picker(_ text: String) throws -> PickerItem {
    guard case .picker(let picker) = try #require(items("[\(text)]").first).kind else { throw WrongKind() }
    return picker
  }
}
