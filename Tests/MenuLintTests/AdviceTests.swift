import MenuDocument
import MenuLint
import MenuMockup
import Testing

@Suite("Advice of rules")
struct AdviceTests {
  private static func help(_ rule: RuleName, _ document: String) -> [String?] {
    var selection = RuleSelection()
    selection.only = [rule]
    return Linter(selection: selection).lint(Source(document)).findings.map(\.help)
  }

  @Test("Items of a submenu keep brackets and the ellipsis of their labels")
  func restsOfLabels() {
    let help = Self.help(
      .repeatedTerm,
      #"{ "menu": { "items": ["Rename", "Pause for (Now)", "Pause for an Hour", "Pause for Other Time…"] } }"#)
    #expect(help == [#"use a submenu "Pause for" with "(Now)", "an Hour", "Other Time…""#])
    let signs = Self.help(
      .repeatedTerm, #"{ "menu": { "items": ["My Lag + 1 s", "My Lag - 1 s", "My Lag - None", "Open"] } }"#)
    #expect(signs == [#"use a submenu "My Lag" with "+ 1 s", "- 1 s", "None""#])
  }

  @Test("Two toggles may be a choice, for which separate buttons are no replacement")
  func choices() {
    let document = { (items: String) in
      #"{ "presentation": "pullDownButton", "button": { "title": "Mode" }, "menu": { "items": [\#(items)] } }"#
    }
    let toggles = #"{ "type": "toggle", "title": "On" }, { "type": "toggle", "title": "Off" }"#
    #expect(
      Self.help(.pullDownTooShort, document(toggles)) == [
        "use a pop-up button to choose one of them; otherwise, use separate toggles"
      ])
    #expect(Self.help(.pullDownTooShort, document(#""Cut", "Copy""#)) == ["use separate buttons"])
    let choice = ["use a pop-up button, which shows the selected option"]
    #expect(Self.help(.pullDownTooShort, document(#""Mode", "Style""#)) == choice)
    let submenu = #"{ "type": "menu", "title": "Columns", "items": ["Key", "Size", "Kind"] }"#
    #expect(Self.help(.pullDownTooShort, document(submenu)) == ["show the items of the submenu in this menu"])
    // A command is no selection.
    let open =
      #"{ "presentation": "pullDownButton", "button": { "title": "Open" }, "menu": { "items": ["Open", "Print"] } }"#
    #expect(Self.help(.pullDownTooShort, open) == ["use separate buttons"])
  }

  @Test("A command of an application need not ask for something")
  func ellipses() {
    let document = #"{ "source": "Menu.swift:1", "menu": { "items": ["Show Graph...", "Import..."] } }"#
    #expect(
      Self.help(.threeDots, document) == [
        #"use "Show Graph…", or "Show Graph" if it asks for nothing"#, #"use "Import…""#,
      ])
  }

  @Test("The mark of a default option gets its capital with the other words")
  func defaults() {
    let document = #"{ "menu": { "items": ["Most read (default)", "Print"] } }"#
    #expect(Self.help(.titleCase, document) == [#"use "Most Read (Default)""#])
  }
}
