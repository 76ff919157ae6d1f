import MenuDocument
import PositionedJSON
import TestSupport
import Testing

import MenuLinting

/// The documents of sets as checked by `lint`.
@Suite struct SetLintTests {
  private static func folder(matrix: String, _ document: String) throws -> LintFolder {
    try LintFolder([
      "set.json":
        """
      {"defaults": {"format": "svg"}, "strings": {"ar": "de.json", "de": "de.json"}, "matrix": \(matrix),
       "mockups": ["menu.json"]}
      """,
      "menu.json": document, "de.json": #"{"Add": "Hinzufügen", "Open": "Öffnen"}"#,
    ])
  }

  @Test("Each setting that affects rules is checked, and file settings are not checked again")
  func variantsAreJudgedOnce() throws {
    for key in Setting.Key.varied {
      let values = JSONWriter.text(of: .array(key.unusual.prefix(2).map(\.json)), form: .compact)
      let folder = try Self.folder(
        matrix: #"{"\#(key.name)": \#(values)}"#,
        """
        {"presentation": "pullDownButton", "button": {"title": "Add"}, "menu": {"items": ["Open"]},
         "frames": [{"caption": "One"}, {"caption": "Two"}]}
        """)
      let tasks = try folder.tasks(ofSet: "set.json")
      #expect(tasks.count == (key.isSeenByRules ? 2 : 1), "\(key.name)")
    }
  }

  @Test("Rules see all settings of a document, and the selected frame")
  func rulesSeeWhatDocumentsSay() {
    for key in Setting.Key.allCases {
      #expect(key.isSeenByRules == (key.scope == .document || key == .frame), "\(key.name)")
    }
  }

  @Test("Findings in a single state of a set are found")
  func statesAreJudged() throws {
    let folder = try LintFolder([
      "set.json": #"{"matrix": {"state": ["closed", "open"]}, "mockups": ["menu.json"]}"#,
      "small.theme":
        #"{"title": "Small", "extends": "game", "type": {"categories": {"body": {"size": 9, "leading": 12}}}}"#,
      "menu.json": """
      {"theme": "small.theme", "presentation": "pullDownButton", "button": {"title": "Add"},
       "menu": {"items": ["Resume", "Open", "Restart"]}}
      """,
    ])
    let found = LintFolder.findings(in: try folder.tasks(ofSet: "set.json"))
    #expect(found == Array(repeating: "menu.json: small-text", count: 4))
  }
}
