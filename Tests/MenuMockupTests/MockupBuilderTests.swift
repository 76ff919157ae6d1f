import MenuDocument
import MenuMockup
import MockupSymbols
import PositionedJSON
import Testing

// Members of the suite take precedence over names of imported modules.
private struct Button {}
private struct Menu {}
private struct Text {}

/// A document written in Swift equals the same document in JSON.
struct MockupBuilderTests: MockupVocabulary {
  private func expect(
    _ mockup: Mockup, is json: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let expected = try #require(JSONReading(Array(json.utf8)).root, sourceLocation: sourceLocation)
    #expect(
      mockup.json.isEquivalent(to: expected), "\(JSONWriter.text(of: mockup.json))", sourceLocation: sourceLocation)
    let read = DocumentReader.read(Array(json.utf8), file: "mockup").document
    let document = try mockup.document()
    #expect(
      document.menu?.items.map(\.kind) != nil || document.menus.count == read?.menus.count,
      sourceLocation: sourceLocation)
    #expect(document.menu?.items.count == read?.menu?.items.count, sourceLocation: sourceLocation)
  }

  @Test func aMenu() throws {
    try expect(
      Mockup(platform: .macOS) {
        Menu("Sort") {
          Button("Name")
          "Date"
          Toggle("Newest First", isOn: true)
          Divider()
        }
      },
      is: """
        { "platform": "macOS", "menu": { "title": "Sort", "items": [
          { "type": "button", "title": "Name" }, "Date",
          { "type": "toggle", "title": "Newest First", "isOn": true }, { "type": "divider" }] } }
        """)
  }

  @Test func itemsWithoutAMenu() throws {
    try expect(
      Mockup {
        Menu("Sort") { "Name" }; Text("2 items")
      },
      is: """
        { "menu": { "items": [{ "type": "menu", "title": "Sort", "items": ["Name"] },
          { "type": "text", "text": "2 items" }] } }
        """)
    try expect(
      Mockup { Menu { Menu("Sort") { "Name" } } },
      is: #"{ "menu": { "items": [{ "type": "menu", "title": "Sort", "items": ["Name"] }] } }"#)
  }

  @Test func aMenuBar() throws {
    try expect(
      Mockup(platform: .macOS, presentation: .menuBar) {
        Menu("App") { "About" }
        Menu("File") { "New" }.isOpen()
      },
      is: """
        { "platform": "macOS", "presentation": "menuBar", "menus": [
          { "title": "App", "items": ["About"] }, { "title": "File", "items": ["New"], "isOpen": true }] }
        """)
  }

  @Test func everyKindOfItem() throws {
    try expect(
      Mockup {
        Button("Delete", systemImage: "trash", role: .destructive)
          .requiresInput()
          .confirmation("Sure?", message: "It is gone.") {
            Button("Delete", role: .destructive); "Keep"
          }
          .alternate("Delete All", modifiers: ["option"], isDisabled: true)
        Toggle(on: "Hide", off: "Show", isOn: true)
        Toggle("Bold").mixed()
        Picker("Sort By", style: .menu, selection: "date") {
          "Name"
          Divider()
          Option("Date", value: "date", systemImage: "calendar").color("red").text("D")
        }.isOpen()
        Picker(selections: ["A"]) {
          "A"; "B"
        }
        Menu("More", systemImage: "ellipsis") { "A" }.layout(.small).order(.fixed).isDynamic().primaryAction()
        Section("Recent", footer: "Of a week") { "A" }.isDynamic().layout(.medium)
        ControlGroup(.small, title: "Edit") { "A" }
        Stepper("Copies", value: 2, in: 1...9, step: 2)
        Slider("Size", value: 0.25, in: 0...2, minimumSystemImage: "minus", maximumSystemImage: "plus")
      },
      is: """
        { "menu": { "items": [
          { "type": "button", "title": "Delete", "systemImage": "trash", "role": "destructive", "requiresInput": true,
            "confirmation": { "title": "Sure?", "message": "It is gone.",
              "actions": [{ "title": "Delete", "role": "destructive" }, { "title": "Keep" }] },
            "alternate": [{ "modifiers": ["option"], "title": "Delete All", "isDisabled": true }] },
          { "type": "toggle", "titles": { "on": "Hide", "off": "Show" }, "isOn": true },
          { "type": "toggle", "title": "Bold", "isOn": "mixed" },
          { "type": "picker", "title": "Sort By", "style": "menu", "selection": "date", "isOpen": true, "options": [
            "Name", "---", { "title": "Date", "value": "date", "systemImage": "calendar", "color": "red", "text": "D" }] },
          { "type": "picker", "selectionMode": "any", "selection": ["A"], "options": ["A", "B"] },
          { "type": "menu", "title": "More", "systemImage": "ellipsis", "layout": "small", "order": "fixed",
            "isDynamic": true, "primaryAction": true, "items": ["A"] },
          { "type": "section", "title": "Recent", "footer": "Of a week", "isDynamic": true, "layout": "medium",
            "items": ["A"] },
          { "type": "controlGroup", "elementSize": "small", "title": "Edit", "items": ["A"] },
          { "type": "stepper", "title": "Copies", "value": 2, "range": [1, 9], "step": 2 },
          { "type": "slider", "title": "Size", "value": 0.25, "range": [0, 2], "minimumSystemImage": "minus",
            "maximumSystemImage": "plus" }] } }
        """)
  }

  @Test func everyCommonKey() throws {
    try expect(
      Mockup {
        Button("A").id("a").hidden().condition("!isB").callout(1).subtitle("B").systemImage(
          "trash", scale: .small, weight: .bold
        )
        .tint("red").badge("2").disabled().highlighted().keyboardShortcut("cmd+d").labelStyle(.titleOnly)
        .indentationLevel(1).dismissBehavior(.disabled).help("C").accessibilityLabel("D")
        .ignoring(.emptyMenu, because: "so")
        Button("B").image("a.png", rendering: .template).callout("x").setting("badge", "9").disabled(false)
      },
      is: """
        { "menu": { "items": [
          { "type": "button", "title": "A", "id": "a", "isHidden": true, "condition": "!isB", "callout": 1, "subtitle": "B",
            "systemImage": "trash", "imageScale": "small", "symbolWeight": "bold", "tint": "red", "badge": "2",
            "isDisabled": true, "isHighlighted": true, "keyboardShortcut": "cmd+d", "labelStyle": "titleOnly",
            "indentationLevel": 1, "dismissBehavior": "disabled", "help": "C", "accessibilityLabel": "D",
            "lint": { "ignore": { "empty-menu": "so" } } },
          { "type": "button", "title": "B", "image": "a.png", "imageRendering": "template", "callout": "x", "badge": "9",
            "isDisabled": false }] } }
        """)
  }

  @Test func theDocument() throws {
    try expect(
      Mockup(platform: .iPadOS, presentation: .pullDownButton, state: .closed) { "A" }
        .title("T", description: "D").theme("ipados-26").appearance(.dark).contrast(.increased).transparency(.reduced)
        .textSize(.xLarge).locale("ja").layoutDirection(.rightToLeft).tint("#123456").heldModifiers(["option"])
        .button("Sort", systemImage: "plus", ["style": "bordered"]).setting("host", .object([("kind", "toolbar")])),
      is: """
        { "platform": "iPadOS", "presentation": "pullDownButton", "state": "closed", "menu": { "items": ["A"] },
          "title": "T", "description": "D", "theme": "ipados-26", "appearance": "dark", "contrast": "increased",
          "transparency": "reduced", "textSize": "xLarge", "locale": "ja", "layoutDirection": "rightToLeft",
          "tint": "#123456", "heldModifiers": ["option"], "host": { "kind": "toolbar" },
          "button": { "title": "Sort", "systemImage": "plus", "style": "bordered" } }
        """)
  }

  @Test(arguments: [true, false]) func conditionsAndLoops(isLong: Bool) throws {
    let common = [Button("X"), Button("Y")]
    try expect(
      Mockup {
        if isLong { "Long" } else { "Short" }
        if isLong { Divider() }
        for button in common { button }
      },
      is: isLong
        ? #"{ "menu": { "items": ["Long", { "type": "divider" }, { "type": "button", "title": "X" }, { "type": "button", "title": "Y" }] } }"#
        : #"{ "menu": { "items": ["Short", { "type": "button", "title": "X" }, { "type": "button", "title": "Y" }] } }"#
    )
  }

  /// An invalid document gives the same error at the same path.
  @Test func whatADocumentCannotHaveIsAnError() throws {
    let mockup = Mockup {
      "A"
      Picker(selection: "C") { "B" }
      Button("D").setting("subtitel", "E")
    }
    let error = try #require(throws: RenderError.self) { try mockup.document() }
    #expect(error.diagnostics.map(\.path.description) == ["menu.items[1].selection", "menu.items[2]"])
    #expect(error.diagnostics.last?.suggestion == "subtitle")
  }

  @Test func aDashedTitleIsATitle() throws {
    let document = try Mockup { "---" }.document()
    #expect(document.menu?.items.first?.title == "---")
  }

  @Test func itIsDrawn() throws {
    let mockup = Mockup(platform: .iOS) {
      Menu("Sort") {
        Button("Name", systemImage: "textformat"); "Date"
      }
    }
    let json =
      #"{ "platform": "iOS", "menu": { "title": "Sort", "items": [{ "title": "Name", "systemImage": "textformat" }, "Date"] } }"#
    var options = RenderOptions()
    options.noSource = true
    let renderer = Renderer()
    let drawn = try renderer.render(mockup.source(), options: options)
    #expect(drawn.bytes == (try renderer.render(Source(json), options: options)).bytes)
  }
}
