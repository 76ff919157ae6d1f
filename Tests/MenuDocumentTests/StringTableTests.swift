import MockupScene
import TestSupport
import Testing

import MenuDocument
import PositionedJSON

@Suite struct StringTableTests {
  private func table(_ text: String) throws -> StringTable {
    var diagnostics = Diagnostics(file: "strings.json")
    let table = StringTable(bytes: Array(text.utf8), diagnostics: &diagnostics)
    #expect(!diagnostics.hasErrors)
    return try #require(table)
  }

  /// The texts of a document that a table lacks, with their locations.
  private func missing(_ document: String, _ strings: String = "{}") throws -> [String] {
    try table(strings).translate(try readDocument(document)).missing.map {
      "\($0.text.location.path): \($0.text.value)"
    }
  }

  /// A document that contains every kind of text once.
  static let everything = """
    {
      "title": "T title", "description": "T description", "presentation": "contextMenu",
      "host": { "kind": "window", "title": "T host" }, "preview": { "title": "T preview" },
      "button": { "title": "T button", "label": "T label" },
      "menu": { "title": "T heading", "items": [
        { "title": "T item", "subtitle": "T subtitle", "badge": "T badge", "help": "T help", "callout": "T callout",
          "accessibilityLabel": "T aloud", "alternate": { "modifiers": ["option"], "title": "T alternate" },
          "confirmation": { "title": "T question", "message": "T message", "actions": [{ "title": "T answer" }] } },
        { "title": "T second", "alternate": [{ "modifiers": ["shift"] }, { "modifiers": ["option"], "title": "T other" }] },
        { "type": "toggle", "title": "T toggle", "titles": { "on": "T on", "off": "T off" } },
        { "type": "picker", "title": "T picker", "options": [{ "title": "T option", "value": "v", "subtitle": "T more" }] },
        { "type": "menu", "title": "T submenu", "items": ["T inside"] },
        { "type": "section", "title": "T section", "footer": "T footer", "items": [] },
        { "type": "controlGroup", "title": "T group", "items": ["T cell"] },
        { "type": "stepper", "title": "T stepper" }, { "type": "slider", "title": "T slider" },
        { "type": "text", "text": "T text" }
      ] },
      "frames": [
        { "caption": "T caption" },
        { "caption": "T caption", "state": "confirming", "button": { "title": "T framed" } },
        { "presentation": "menuBar", "menu": null, "menus": [{ "title": "T bar", "items": ["T bar item"] }] }
      ]
    }
    """

  @Test func everyTextIsTranslated() throws {
    let document = try readDocument(Self.everything)
    let lacking = StringTable(entries: [:]).translate(document)
    #expect(lacking.document == document)
    let texts = lacking.missing.map(\.text.value)
    #expect(Set(texts).count == texts.count, "each is reported once")
    let written = Self.everything.matches(of: /"(T [a-z ]+)"/).map { String($0.output.1) }
    #expect(Set(texts) == Set(written))

    let complete = StringTable(entries: Dictionary(uniqueKeysWithValues: texts.map { ($0, .text("X " + $0)) }))
    let translated = complete.translate(document)
    #expect(translated.missing.isEmpty)
    // Option values are names and never shown. Patches and trees are unchanged.
    var left = translated.document
    left.tree = nil
    for index in left.frames.indices {
      left.frames[index].patch = JSONNode(.null)
      left.frames[index].document.tree = nil
    }
    let dump = "\(left)"
    for text in texts { #expect(!dump.contains("\"\(text)\""), "\(text) is left") }
  }

  @Test func theAddedCancelIsTranslatedWhereItIsShown() throws {
    let text = #"{ "state": "STATE", "menu": { "items": [{ "title": "7", "confirmation": { "actions": [] } }] } }"#
    let shown = text.replacing("STATE", with: "confirming")
    #expect(try missing(shown) == [])
    #expect(try missing(text.replacing("STATE", with: "open")) == [])
    let document = try table(#"{ "Cancel": "Abbrechen" }"#).translate(try readDocument(shown)).document
    guard case .button(let button)? = document.menu?.items.first?.kind else {
      Issue.record("the button is gone")
      return
    }
    #expect(button.confirmation?.actions == [Confirmation.Action(title: "Abbrechen", role: .cancel)])
  }

  @Test func placesAreReported() throws {
    let locations = try missing(Self.everything)
    for location in [
      "title: T title", "host.title: T host", "preview.title: T preview",
      "menu.items[0].confirmation.actions[0].title: T answer", "menu.items[0].alternate.title: T alternate",
      "menu.items[1].alternate[1].title: T other", "menu.items[2].titles.on: T on", "frames[0].caption: T caption",
      "frames[1].button.title: T framed", "frames[2].menus[0].items[0].title: T bar item",
    ] {
      #expect(locations.contains(location), "\(location) in \(locations)")
    }
  }

  /// Entries for an item's id, and the resulting item.
  static let entries: [(strings: String, item: String, result: [String])] = [
    (#"{"x": "A"}"#, #"{"id": "x", "title": "One", "subtitle": "7"}"#, ["A", "7"]),
    (#"{"x": {"subtitle": "B"}, "One": "C"}"#, #"{"id": "x", "title": "One", "subtitle": "Two"}"#, ["C", "B"]),
    (#"{"x": {"title": "A"}, "One": "C"}"#, #"{"id": "x", "title": "One"}"#, ["A"]),
    (#"{"x": "A"}"#, #"{"id": "x", "type": "text", "text": "One"}"#, ["A"]),
    (
      #"{"x": {"on": "A", "titles.off": "B"}}"#,
      #"{"id": "x", "type": "toggle", "titles": {"on": "One", "off": "Two"}, "isOn": true}"#, ["A"]
    ),
    (
      #"{"x": {"on": "A", "titles.off": "B"}}"#,
      #"{"id": "x", "type": "toggle", "titles": {"on": "One", "off": "Two"}}"#, ["B"]
    ),
    (
      #"{"x": {"confirmation.message": "M"}, "One": "A"}"#,
      #"{"id": "x", "title": "One", "confirmation": {"message": "Why"}}"#, ["A", "M"]
    ),
    (#"{"x": {"callout": "neu"}, "One": "A"}"#, #"{"id": "x", "title": "One", "callout": "new"}"#, ["A", "neu"]),
    (#"{"One": "A", "b": "z"}"#, #"{"title": "One", "callout": "b"}"#, ["A", "z"]),
  ]

  @Test(arguments: entries) func names(strings: String, item: String, result: [String]) throws {
    let translation = try table(strings).translate(try readDocument(#"{"menu": {"items": [\#(item)]}}"#))
    let translated = try #require(translation.document.menu?.items.first)
    var texts: [String?] = [translated.title]
    switch translated.kind {
    case .text(let text): texts = [text]
    case .button(let button): texts.append(button.confirmation?.message)
    default: break
    }
    texts += [translated.attributes.subtitle, translated.attributes.callout?.text]
    #expect(texts.compactMap(\.self) == result)
    let missing = translation.missing.map(\.text.value)
    #expect(missing.allSatisfy { $0 == "Two" || $0 == "One" }, "\(missing)")
    // The used entries alone translate the document in the same way.
    let again = translation.used.translate(try readDocument(#"{"menu": {"items": [\#(item)]}}"#))
    #expect(again == translation)
  }

  @Test func marksOfOneLetterAreNoWords() throws {
    #expect(
      try missing(#"{"menu": {"items": [{"title": "1", "callout": "(a)"}, {"title": "2", "callout": 3}]}}"#) == [])
    let letters = #"{"menu": {"items": [{"type": "picker", "options": [{"title": "1", "text": "A"}]}]}}"#
    #expect(try missing(letters) == [])
    let document = try table(#"{"A": "Ä"}"#).translate(try readDocument(letters)).document
    guard case .picker(let picker)? = document.menu?.items.first?.kind else { return }
    #expect(picker.visibleOptions.first?.text == "Ä")
  }

  /// Blank translations: the untranslated text is drawn and reported.
  static let blanks: [(strings: String, item: String, title: String, missing: [String])] = [
    (#"{"One": ""}"#, #""One""#, "One", ["menu.items[0].title: One"]),
    (#"{"One": "  "}"#, #""One""#, "One", ["menu.items[0].title: One"]),
    (#"{"x": "", "One": "A"}"#, #"{"id": "x", "title": "One"}"#, "A", []),
    (#"{"x": {"title": ""}}"#, #"{"id": "x", "title": "One"}"#, "One", ["menu.items[0].title: One"]),
    (
      #"{"x": {"titles.on": "", "on": "A"}, "Two": "B"}"#,
      #"{"id": "x", "type": "toggle", "isOn": true, "titles": {"on": "One", "off": "Two"}}"#, "A", []
    ),
  ]

  @Test(arguments: blanks) func blankTranslationsAreMissing(
    strings: String, item: String, title: String, missing: [String]
  ) throws {
    let document = #"{"menu": {"items": [\#(item)]}}"#
    #expect(try self.missing(document, strings) == missing)
    #expect(try table(strings).translate(try readDocument(document)).document.menu?.items.first?.title == title)
  }

  @Test func brokenTablesAreReported() {
    for (text, reported) in [
      ("[]", "expected a string table, which is an object of strings"),
      (#"{"a": 5}"#, "expected a string or an object of strings"),
      (#"{"a": {"title": 5}}"#, "expected a string"),
    ] {
      var diagnostics = Diagnostics(file: "strings.json")
      _ = StringTable(bytes: Array(text.utf8), diagnostics: &diagnostics)
      #expect(diagnostics.inOrder.map(\.message) == [reported])
    }
  }

  /// A translation follows the rules of texts in documents, including the maximum length.
  @Test func translationsAreAsLongAsTexts() throws {
    let maximum = String(repeating: "a", count: Limit.textBytes.maximum)
    for long in [maximum, maximum + "a"] {
      for (text, location) in [
        (#"{"b": "B", "a": "\#(long)"}"#, "1:17: error: a"), (#"{"a": {"title": "\#(long)"}}"#, "1:17: error: a.title"),
      ] {
        var diagnostics = Diagnostics(file: "strings.json")
        let table = try #require(StringTable(bytes: Array(text.utf8), diagnostics: &diagnostics))
        let reported = long == maximum ? [] : ["strings.json:\(location): \(Limit.textBytes.error)"]
        #expect(diagnostics.inOrder.map(\.description) == reported)
        let retained = [StringTable.Entry.text(long), .keys(["title": long])].contains { table.entries["a"] == $0 }
        #expect(retained == (long == maximum))
      }
    }
  }
}
