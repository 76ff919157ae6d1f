import Testing

import MenuDocument

@Suite struct KeyboardShortcutTests {
  static let readable: [(String, KeyboardModifiers, KeyboardKey)] = [
    ("cmd+shift+d", [.command, .shift], .character("D")), ("⇧⌘D", [.command, .shift], .character("D")),
    ("⌘d", .command, .character("D")), ("d", [], .character("D")),
    (
      "Command+Option+Control+Shift+fn+x",
      [
        .command, .option, .control, .shift, .function,
      ], .character("X")
    ), ("ctrl+alt+delete", [.control, .option], .special(.delete)),
    ("⌃⌥⇧⌘⌫", [.control, .option, .shift, .command], .special(.delete)), ("⌦", [], .special(.forwardDelete)),
    ("cmd+forwardDelete", .command, .special(.forwardDelete)),
    ("CMD+FORWARDDELETE", .command, .special(.forwardDelete)),
    ("f1", [], .function(1)), ("fn+F20", .function, .function(20)), ("cmd+plus", .command, .character("+")),
    ("⇧⌘+", [.command, .shift], .character("+")), ("cmd++", .command, .character("+")), ("+", [], .character("+")),
    ("cmd+-", .command, .character("-")), ("cmd + shift + d", [.command, .shift], .character("D")),
    ("⇧ ⌘ D", [.shift, .command], .character("D")), ("⌘+d", .command, .character("D")),
    ("⌘return", .command, .special(.return)),
    ("cmd+↩", .command, .special(.return)), ("cmd+space", .command, .special(.space)),
    ("pageUp", [], .special(.pageUp)),
    ("cmd+up", .command, .special(.up)), ("cmd+↑", .command, .special(.up)), ("cmd+ß", .command, .character("ß")),
    ("cmd+é", .command, .character("É")), ("cmd+1", .command, .character("1")),
    ("shift+⌘+k", [.shift, .command], .character("K")),
    ("cmd+,", .command, .character(",")), ("⌘⏎", .command, .special(.return)), ("escape", [], .special(.escape)),
  ]

  @Test(arguments: readable)
  func reads(text: String, modifiers: KeyboardModifiers, key: KeyboardKey) throws {
    #expect(try KeyboardShortcut(parsing: text) == KeyboardShortcut(modifiers: modifiers, key: key))
  }

  static let unreadable: [(String, String, String?)] = [
    ("", "the key is missing", nil), ("  ", "the key is missing", nil), ("cmd", "the key is missing", nil),
    ("cmd+", "the key is missing", nil), ("⌘", "the key is missing", nil), ("⌘⇧", "the key is missing", nil),
    ("cmd+shift", "the key is missing", nil), ("cmd+cmd+a", "repeated modifier \"cmd\"", nil),
    ("cmd+⌘a", "repeated modifier \"⌘\"", nil), ("opt+alt+a", "repeated modifier \"alt\"", nil),
    ("comand+a", "unknown modifier \"comand\"", "command"), ("hyper+a", "unknown modifier \"hyper\"", nil),
    ("cmd+retrun", "unknown key \"retrun\"", "return"), ("f0", "unknown key \"f0\"", "f1"),
    ("f21", "unknown key \"f21\"", "f1"),
    ("f01", "unknown key \"f01\"", "f1"), ("cmd+ab", "unknown key \"ab\"", "tab"),
    ("a+b", "unknown modifier \"a\"", nil),
    ("cmd+shift+d+e", "unknown modifier \"d\"", nil), ("⌘⌘a", "repeated modifier \"⌘\"", nil),
    ("cmd+++", "unknown modifier \"+\"", nil),
  ]

  @Test(arguments: unreadable) func forbids(text: String, message: String, suggestion: String?) {
    #expect(throws: KeyboardShortcutError(message: message, suggestion: suggestion)) {
      try KeyboardShortcut(parsing: text)
    }
  }

  @Test(arguments: [("cmd+ß", "⌘ß"), ("cmd+é", "⌘É"), ("cmd+ŉ", "⌘ŉ"), ("shift+cmd+d", "⇧⌘D")])
  func aKeyIsDrawnAsOneLetter(text: String, glyphs: String) throws {
    #expect(try KeyboardShortcut(parsing: text).glyphs == glyphs)
  }

  @Test func namesAreFoundAgain() throws {
    for name in KeyboardKey.names + KeyboardModifiers.names.map({ $0.name + "+a" }) {
      #expect(throws: Never.self) { try KeyboardShortcut(parsing: name) }
    }
  }
}
