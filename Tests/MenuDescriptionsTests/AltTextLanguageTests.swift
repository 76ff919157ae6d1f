import Foundation
import MenuLanguages
import PositionedJSON
import TestSupport
import Testing

import MenuDescriptions
import MenuDocument

/// Descriptions in other languages. `Tests/AltText` has a file per language, with the descriptions of some of the
/// documents below `Tests/Goldens/descriptions`.
@Suite struct AltTextLanguageTests {
  private static let documents = [
    "callouts", "confirming-ipad", "confirming-iphone", "confirming-mac", "context-menu-closed-of-nothing",
    "context-menu-of-a-note", "context-menu-of-a-titled-image", "context-menu-of-a-window", "disabled-groups", "frames",
    "held-option", "menu-bar-empty", "menu-bar-open", "menu-empty", "menu-every-kind", "menu-in-a-window",
    "menu-submenus-open", "menu-untitled-items", "pop-up-nothing-selected", "pop-up-several", "primary-action",
    "primary-action-vision", "pull-down-image", "pull-down-more", "pull-down-share-in-toolbar", "pull-down-symbol",
    "split-button",
  ]

  static let tags = AltTextLanguage.tags.filter { $0 != "en" }

  private static func document(_ name: String, _ locale: String) throws -> MockupDocument {
    let bytes = try Repository.bytes("Tests/Goldens/descriptions/\(name)/document.json")
    var document = try #require(DocumentReader.read(bytes, file: "document.json").document)
    document.settings.locale = locale
    for index in document.frames.indices { document.frames[index].document.settings.locale = locale }
    return document
  }

  @Test func languages() throws {
    let wanted = [
      "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "ru", "sv", "tr", "zh-Hans", "zh-Hant",
    ]
    #expect(Set(wanted).isSubset(of: AltTextLanguage.tags))
    let files = try Repository.names(in: "Sources/MenuLanguages").filter { $0.hasSuffix(".json") }
    #expect(files.sorted() == AltTextLanguage.tags.map { "\($0).json" }.sorted())
    #expect(try Repository.names(in: "Tests/AltText").sorted() == Self.tags.map { "\($0).txt" }.sorted())
  }

  /// `MENUMOCK_RECORD=1` records the descriptions; such a run fails.
  @Test(arguments: tags) func descriptions(tag: String) throws {
    var text = ""
    for name in Self.documents {
      let document = try Self.document(name, tag)
      text += "# \(name)\n\(document.altTitle)\n\(document.altText)\n\n"
    }
    let file = Repository.root.appending(path: "Tests/AltText/\(tag).txt")
    if Recording.isOn {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(tag)")
    } else {
      #expect(text == String(decoding: try Repository.bytes("Tests/AltText/\(tag).txt"), as: UTF8.self))
    }
    #expect(!text.contains { "{}[]|".contains($0) }, "a phrase is not filled in")
  }

  // MARK: Phrases

  /// The phrases in the file of a language, with their paths, such as `states.dimmed`.
  private static func phrases(_ tag: String) throws -> [(path: String, phrase: AltPhrase)] {
    let root = try #require(JSONReading(Languages.file(of: tag) ?? []).root)
    return try (root.members ?? []).flatMap { group in
      try (group.value.members ?? []).map { member in
        ("\(group.key.text).\(member.key.text)", try AltPhrase(try #require(member.value.text)))
      }
    }
  }

  /// The placeholders that are required, and those that are allowed. A phrase in any language has those of the English
  /// one.
  private static func placeholders(_ phrase: AltPhrase) -> [Set<AltPhrase.Placeholder>] {
    var needed: Set<AltPhrase.Placeholder> = []
    var possible: Set<AltPhrase.Placeholder> = []
    for part in phrase.parts {
      switch part {
      case .plain(let words): needed.formUnion(words.placeholders)
      case .choice(let with, let without):
        possible.formUnion(with.placeholders)
        needed.formUnion(without.placeholders)
      }
    }
    return [needed, possible]
  }

  @Test(arguments: AltTextLanguage.tags) func filesAreWhole(tag: String) throws {
    #expect(LanguageTag(tag) != nil)
    let (language, diagnostics) = AltTextLanguage.read(try #require(Languages.file(of: tag)), tag: tag)
    #expect(diagnostics.inOrder.isEmpty, "\(diagnostics.inOrder)")
    #expect(language.tag == tag)
  }

  /// A change in the German file, its error, and the resulting phrase for disabled items.
  static let errors: [(old: String, new: String, error: String, dimmed: String)] = [
    (
      #""dimmed":"#, #""dimed":"#, #"35:5: error: states: unknown key "dimed"\#nhelp: did you mean "dimmed"?"#, "dimmed"
    ),
    (#""dimmed": "abgeblendet","#, "", #"30:13: error: states: "dimmed" is missing"#, "dimmed"),
    (#""abgeblendet""#, "3", "35:15: error: states.dimmed: expected a string, found the number 3", "dimmed"),
    (
      "abgeblendet", "abgeblendet {titel}",
      #"35:15: error: states.dimmed: unknown placeholder "titel", expected one of "title", "menu", "keys", "mark", "#
        + #""number", "first", "last"\#nhelp: did you mean "title"?"#, "dimmed"
    ),
    ("abgeblendet", "{title", #"35:15: error: states.dimmed: unpaired "{""#, "dimmed"),
    ("abgeblendet", "title}", #"35:15: error: states.dimmed: unpaired "}""#, "dimmed"),
    ("abgeblendet", "[{title}", #"35:15: error: states.dimmed: unpaired "[""#, "dimmed"),
    ("abgeblendet", "[a[b]]", #"35:15: error: states.dimmed: unpaired "[""#, "dimmed"),
    ("abgeblendet", "a|b", #"35:15: error: states.dimmed: "|" is allowed once between brackets"#, "dimmed"),
    ("abgeblendet", "[a|b|c]", #"35:15: error: states.dimmed: "|" is allowed once between brackets"#, "dimmed"),
    (#""states": {"#, #""states": [], "other": {"#, "30:13: error: states: expected an object, found a list", "dimmed"),
    (
      #""shortcut": "-""#, #""shortcut": "-", "shortcut": "+""#,
      #"11:22: error: marks: duplicate key "shortcut", first in line 11, column 5"#, "abgeblendet"
    ),
    (#""states": {"#, #""states": "#, #"31:9: error: expected "," or "}" in an object, found ":""#, "dimmed"),
  ]

  @Test(arguments: errors) func errorsNameFileAndKey(old: String, new: String, error: String, dimmed: String) throws {
    let text = String(decoding: try #require(Languages.file(of: "de")), as: UTF8.self)
    #expect(text.contains(old))
    let (language, diagnostics) = AltTextLanguage.read(
      Array(text.replacing(old, with: new, maxReplacements: 1).utf8), tag: "de")
    #expect(diagnostics.inOrder.first?.description == "de.json:\(error)")
    #expect(language.tag == "de" && language.states[.dimmed].text == dimmed)
    // The valid part of the file is used.
    if diagnostics.inOrder.first?.path != .root { #expect(language.kinds[.button].text == "Taste") }
  }

  @Test func missingFilesAreEnglish() {
    #expect(AltTextLanguage(tag: "xx").states[.dimmed].text == "dimmed")
  }

  @Test(arguments: AltTextLanguage.tags) func placeholdersAgree(tag: String) throws {
    let english = try Self.phrases("en")
    #expect(english.count > 110)
    let own = try Self.phrases(tag)
    #expect(own.count == english.count)
    for (wanted, found) in zip(english, own) {
      #expect(found.path == wanted.path, "\(tag).json")
      #expect(Self.placeholders(found.phrase) == Self.placeholders(wanted.phrase), "\(tag).json: \(found.path)")
      let pattern = found.phrase.pattern
      #expect(pattern.count { $0 == "[" } == pattern.count { $0 == "]" }, "\(tag).json: \(found.path)")
      #expect(pattern.count { $0 == "{" } == pattern.matches(of: /\{[a-z]+\}/).count, "\(tag).json: \(found.path)")
      // Only the separator between sentences may be empty.
      #expect(!pattern.isEmpty || found.path == "marks.space", "\(tag).json: \(found.path)")
      // Each title is found without the other.
      for part in found.phrase.parts {
        if case .choice(let with, _) = part { #expect(with.placeholders.count == 1, "\(tag).json: \(found.path)") }
      }
    }
  }

  static let fillings: [(pattern: String, title: String?, menu: String?, text: String)] = [
    ("plain", "T", nil, "plain"), ("a[ “{title}”] b", "T", nil, "a “T” b"), ("a[ “{title}”] b", nil, nil, "a b"),
    ("of [{title}|nothing]", nil, nil, "of nothing"), ("of [{title}|nothing]", "T", nil, "of T"),
    ("[{menu}, ]x[ {title}]", "{menu}", "M", "M, x {menu}"), ("[{menu}, ]x[ {title}]", nil, "M", "M, x"),
  ]

  @Test(arguments: fillings) func filling(pattern: String, title: String?, menu: String?, text: String) throws {
    #expect(try AltPhrase(pattern).filled([.title: title, .menu: menu]) == text)
  }

  // MARK: Which language

  @Test(arguments: [
    ("de-AT", "de", "de-AT"), ("ja-JP", "ja", "ja-JP"), ("zh-TW", "zh-Hant", "zh-TW"), ("zh", "zh-Hans", "zh"),
    ("zh-Hant-HK", "zh-Hant", "zh-Hant-HK"), ("iw", "he", "iw"), ("pt-PT", "pt", "pt-PT"), ("en-GB", "en", "en-GB"),
    ("th", "en", "en"), ("sr-Latn", "en", "en"), ("x", "en", "en"),
  ]) func languageOfReaders(locale: String, tag: String, reported: String) throws {
    #expect(AltTextLanguage.best(for: locale).tag == tag)
    let document = try Self.document("pull-down-more", locale)
    #expect(document.altTextLanguage == reported)
    // The title is the meaning of the symbol, and so a word of the description.
    #expect(document.altTitleLanguage == reported)
    var described = document
    described.description = "…"
    described.title = "…"
    #expect(described.altTextLanguage == locale && described.altTitleLanguage == locale)
  }

  @Test(
    arguments: [
      ("en", ["ja-JP", "en"], 1), ("zh-Hant-HK", ["zh-Hans", "zh-Hant", "zh-TW"], 1),
      ("zh-HK", ["zh", "zh-Hant-HK"], 1),
      ("es-MX", ["es", "es-419"], 1), ("en-AU", ["en", "en-GB"], 1), ("no", ["sv", "nb"], 1), ("nn-NO", ["nb"], 0),
      ("zh-Hant", ["zh-Hans", "zh"], nil), ("pt-AO", ["pt", "pt-PT"], 1), ("de", ["de-CH"], nil),
    ] as [(String, [String], Int?)]) func fallbacks(locale: String, offered: [String], best: Int?)
  {
    #expect(LanguageTag.best(for: locale, among: offered) == best)
  }

  /// The language of a frame is that of its picture.
  @Test func framesAreReadInOneLanguage() throws {
    let text = #"{"locale": "de", "frames": [{"menu": {"items": []}}, {"locale": "ja", "menu": {"items": []}}]}"#
    #expect(try readDocument(text).altText == "1. Menü, leer.\n2. Menü, leer.")
  }

  @Test func titlesAmongWordsFromRightToLeftKeepToThemselves() throws {
    let text = #"{"locale": "he", "menu": {"title": "Sort", "items": [{"title": "Name (A–Z)", "isDisabled": true}]}}"#
    #expect(try readDocument(text).altText == "תפריט \u{2068}Sort\u{2069}. \u{2068}Name (A–Z)\u{2069}, מעומעם.")
  }
}
