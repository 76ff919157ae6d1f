import TestSupport
import Testing

import MenuDocument
import MenuTheme
import PositionedJSON

@Suite struct JSONFileKindTests {
  @Test(arguments: [
    (#"{"menu": {"items": ["A"]}}"#, JSONFileKind.document), (#"{"menu": {}, "colors": {}}"#, .document),
    (#"{"title": "A"}"#, .document), ("{}", .document), ("[]", .document), (#"{"mockups": []}"#, .manifest),
    (#"{"mockups": [], "theme": "ios-26"}"#, .manifest), (#"{"extends": "ios-26"}"#, .theme),
    (#"{"overrides": {}, "type": {}}"#, .theme), (#"{"Copy": "Kopieren"}"#, .strings),
    (#"{"copy": {"title": "Kopieren"}, "$entries": {}}"#, .strings), (#"{"Copy": 1}"#, .document),
    (#"{"button": {"title": "A"}}"#, .document), (#"{"platform": "iOS"}"#, .document), (#"{"mneu": {}}"#, .document),
    (#"{"title": "Titel", "Copy": "Kopieren"}"#, .strings),
  ]) func isReportedByItsKeys(text: String, kind: JSONFileKind) throws {
    #expect(JSONFileKind(try #require(JSONReading(Array(text.utf8), .commented).root)) == kind)
  }

  @Test(arguments: [
    (ProjectOption.Key.jobs, "3", ProjectOption(.jobs, .integer(3))),
    (.threshold, "0.5", ProjectOption(.threshold, .number(0.5))),
    (.goldens, "a b", ProjectOption(.goldens, .path("a b"))), (.alt, "7", ProjectOption(.alt, .path("7"))),
  ]) func readsOptionsAsManifestsDo(key: ProjectOption.Key, text: String, option: ProjectOption) throws {
    #expect(try ProjectOption(key, argument: text) == option)
  }

  @Test(arguments: [
    (ProjectOption.Key.jobs, "0"), (.jobs, "1.5"), (.jobs, "two"), (.threshold, "nan"), (.threshold, "1.1"),
    (.maxDifferentPixels, "-1"), (.goldens, ""),
  ]) func refusesWhatManifestsRefuse(key: ProjectOption.Key, text: String) {
    #expect(throws: ProjectOption.InvalidArgument.self) { try ProjectOption(key, argument: text) }
  }
}
