import PositionedJSON
import TestSupport
import Testing

import MenuDocument

@Suite struct ManifestTests {
  @Test func readsTheContractsExample() throws {
    let bytes = try Repository.bytes("Tests/Schema/manifest/accepted/contract.json")
    let (read, diagnostics) = ManifestReader.read(bytes, file: "set.json")
    #expect(diagnostics == [])
    let manifest = try #require(read)
    #expect(manifest.file == "set.json")
    #expect(manifest.defaults.inOrder == [.platform(.iOS)])
    #expect(manifest.matrix.map(\.key) == [.appearance, .scale, .locale, .format])
    #expect(manifest.matrix[0].values.map(\.value) == [.appearance(.light), .appearance(.dark)])
    #expect(manifest.matrix[1].values.map(\.value) == [.scale(2), .scale(3)])
    #expect(manifest.matrix[1].values[1].location.path.description == "matrix.scale[1]")
    #expect(manifest.strings.map(\.locale.value) == ["ja"])
    #expect(manifest.strings.map(\.path.value) == ["strings/ja.json"])
    #expect(!manifest.skipUnsupported)
    #expect(manifest.sourceLocale == nil)
    #expect(manifest.mockups.map(\.input.value) == ["menus/*.json", "sort.json"])
    #expect(manifest.mockups.map(\.name) == [nil, "sort-menu"])
    #expect(manifest.mockups[1].matrix.map(\.key) == [.theme])
    #expect(manifest.mockups[1].location.path.description == "mockups[1]")
    #expect(
      manifest.output?.value.parts == [
        .value(.variant(.locale)), .text("/"), .value(.name), .optional(sign: "-", .variant(.theme)),
        .optional(sign: "~", .variant(.appearance)), .text("@"), .value(.variant(.scale)), .text("x."),
        .value(.variant(.format)),
      ])
  }

  @Test func readsEveryKey() throws {
    let (read, _) = ManifestReader.read(try Repository.bytes("Tests/Schema/manifest/accepted/all-keys.json"), file: "")
    let manifest = try #require(read)
    #expect(manifest.defaults.inOrder.map(\.key) == Setting.Key.allCases)
    #expect(manifest.mockups[0].defaults.inOrder == [.frame(.caption("Closed"))])
    #expect(manifest.skipUnsupported)
    #expect(manifest.sourceLocale?.value == "en")
  }

  static let templates: [(String, String, String?)] = [
    ("{nam}", "unknown key \"nam\" in braces", "name"), ("{", "unpaired brace", nil),
    ("a}b", "unpaired brace", nil), ("{}", "unknown key \"\" in braces", nil),
    ("{-}", "unknown key \"\" in braces", nil), ("", "the path is empty", nil),
    ("{{name}}", "unknown key \"{name\" in braces", "name"),
    ("{+name}", "unknown key \"+name\" in braces", "name"),
  ]

  @Test(arguments: templates) func refusesTemplates(text: String, message: String, suggestion: String?) {
    #expect(throws: OutputTemplate.Problem(message: message, suggestion: suggestion)) {
      try OutputTemplate(parsing: text)
    }
  }

  static let broken: [(String, [String])] = [
    (
      #"{"matrix": {"apperance": ["dark"]}, "mockups": []}"#,
      [
        #"m.json:1:13: error: matrix: unknown key "apperance"\#nhelp: did you mean "appearance"?"#
      ]
    ),
    (
      #"{"matrix": {"scale": [9]}, "mockups": [{}]}"#,
      [
        "m.json:1:23: error: matrix.scale[0]: expected a number from 1 to 8, found the number 9",
        #"m.json:1:40: error: mockups[0]: "input" is missing"#,
      ]
    ),
    (
      #"{"matrix": {"scale": [2, 2.0]}, "mockups": []}"#,
      [
        "m.json:1:26: error: matrix.scale[1]: duplicate element: the number 2"
      ]
    ),
    (
      #"{"output": "{nmae}.png", "mockup": []}"#,
      [
        #"m.json:1:12: error: output: unknown key "nmae" in braces\#nhelp: did you mean "name"?"#,
        #"m.json:1:26: error: unknown key "mockup"\#nhelp: did you mean "mockups"?"#,
      ]
    ),
    (
      #"{"matrix": {"platform": ["watchOS"]}, "mockups": []}"#,
      [
        #"m.json:1:26: error: matrix.platform[0]: watchOS has no pull-down or pop-up buttons"#
          + "\nhelp: expected one of \"iOS\", \"iPadOS\", \"macOS\", \"visionOS\""
      ]
    ),
  ]

  @Test(arguments: broken) func diagnoses(text: String, expected: [String]) {
    #expect(ManifestReader.read(Array(text.utf8), file: "m.json").diagnostics.map(\.description) == expected)
  }
}
