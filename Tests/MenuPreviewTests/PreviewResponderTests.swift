import Foundation
import PositionedJSON
import Testing

import MenuPreview

@Suite struct PreviewResponderTests {
  // MARK: Pictures

  @Test func documentsOfFoldersAreListed() async throws {
    let folder = try PreviewFolder([
      "b.json": PreviewFolder.menu, "a/x.jsonc": "// one\n" + PreviewFolder.menu, "package.json": #"{"name": "x"}"#,
      "set.json": #"{"mockups": ["b.json"], "x": "\"menu\""}"#, ".hidden/h.json": PreviewFolder.menu,
      "node_modules/n.json": PreviewFolder.menu, "broken.json": #"{ "menu": "#, "notes.txt": PreviewFolder.menu,
    ])
    #expect(await folder.listed() == ["a/x.jsonc", "b.json", "broken.json"])
  }

  @Test func aManifestNamesItsDocuments() async throws {
    let folder = try PreviewFolder([
      "menumock.json": #"{"mockups": ["m/*.json"], "strings": {"de": "de.json"}, "matrix": {"locale": ["en", "de"]}}"#,
      "de.json": #"{"One": "Eins"}"#, "m/a.json": PreviewFolder.menu, "other.json": PreviewFolder.menu,
    ]) { options, url in options.inputs = [url.appending(path: "menumock.json").path] }
    #expect(await folder.listed() == ["m/a.json"])
    let german = await folder.send("GET", "layout", ["document": folder.name("m/a.json"), "locale": "de"])
    let texts = german.json?["boxes"]?.elements?.compactMap { $0["text"]?.text } ?? []
    #expect(texts.contains("Eins"))
    #expect(!texts.contains("One"))
  }

  @Test func aDocumentIsDrawnWithTheChosenLook() async throws {
    let folder = try PreviewFolder()
    let name = folder.name("menu.json")
    let light = await folder.send("GET", "picture", ["document": name])
    let dark = await folder.send("GET", "picture", ["document": name, "appearance": "dark", "platform": "macOS"])
    #expect(light.status == .done && dark.status == .done)
    #expect(light.json?["svg"]?.text?.contains("<svg") == true)
    #expect(light.json?["svg"]?.text != dark.json?["svg"]?.text)
    #expect(light.json?["svg"]?.text?.contains("menumock-document") == false)
    #expect(light.json?["hash"]?.text?.count == 64)
  }

  @Test func findingsHaveTheirPlaces() async throws {
    let folder = try PreviewFolder(["menu.json": "{ \"menu\": { \"items\": [\n  { \"titel\": \"One\" } ] } }"])
    let answer = await folder.send("GET", "picture", ["document": folder.name("menu.json")])
    #expect(answer.status == .done)
    #expect(answer.json?["svg"] == nil)
    let finding = try #require(answer.json?["findings"]?.elements?.first)
    #expect(finding["line"]?.number?.integer == 2)
    #expect(finding["column"]?.number?.integer == 5)
    #expect(finding["suggestion"]?.text == "title")
  }

  @Test func whatIsBeingWrittenIsDrawnAndTheFileIsNot() async throws {
    let folder = try PreviewFolder()
    let name = folder.name("menu.json")
    let text = #"{ "menu": { "items": ["Three"] } }"#
    let answer = await folder.send("POST", "check", ["document": name], body: text)
    #expect(answer.json?["svg"] != nil)
    #expect(answer.json?["description"]?.text?.contains("Three") == true)
    #expect(try folder.contents("menu.json") == PreviewFolder.menu)
  }

  @Test func boxesTellTheirLines() async throws {
    let folder = try PreviewFolder(["menu.json": "{ \"menu\": { \"items\": [\n\"One\",\n\"Two\"] } }"])
    let answer = await folder.send("GET", "layout", ["document": folder.name("menu.json")])
    let row = answer.json?["boxes"]?.elements?.first { $0["path"]?.text == "menu.items[1]" }
    #expect(row?["line"]?.number?.integer == 3)
    #expect(row?["column"]?.number?.integer == 1)
  }

  @Test func languagesHaveTheirDirection() async throws {
    let folder = try PreviewFolder(["menu.json": #"{ "locale": "he", "menu": { "items": ["One"] } }"#])
    for (locale, direction) in [("", "rightToLeft"), ("de", "leftToRight"), ("ar", "rightToLeft")] {
      let look = ["document": folder.name("menu.json"), "locale": locale].filter { !$0.value.isEmpty }
      let answer = await folder.send("GET", "picture", look)
      #expect(answer.json?["languageDirection"]?.text == direction)
    }
  }

  @Test func anotherPlatformMeansItsOwnTheme() async throws {
    let folder = try PreviewFolder(["menu.json": #"{ "theme": "ios-18", "menu": { "items": ["One", "Two"] } }"#])
    let answer = await folder.send("GET", "picture", ["document": folder.name("menu.json"), "platform": "macOS"])
    #expect(answer.json?["svg"] != nil)
  }

  @Test(arguments: [
    ["platform": "Amiga"], ["theme": "/etc/theme.json"], ["theme": "../theme.json"], ["padding": "x"],
  ]) func whatCannotBeChosenIsRejected(look: [String: String]) async throws {
    let folder = try PreviewFolder()
    let query = ["document": folder.name("menu.json")].merging(look) { $1 }
    #expect(await folder.send("GET", "picture", query).status == .malformed)
  }

  @Test func symbolsAndColorsHaveImages() async throws {
    let folder = try PreviewFolder()
    #expect(await folder.send("GET", "symbols", ["word": "trash"]).json?.elements?.first?["name"]?.text == "trash")
    let begun =
      await folder.send("GET", "symbols", ["word": "fol"]).json?.elements?.compactMap { $0["name"]?.text } ?? []
    #expect(begun.contains("folder") && begun.prefix { $0.hasPrefix("fol") }.contains("folder"))
    #expect(Set(begun).count == begun.count)
    let symbol = await folder.responder.respond(
      HTTPRequest(
        "GET", ["secret", "api", "symbol"], query: ["name": "trash"], headers: ["host": "127.0.0.1:1"]))
    #expect(symbol.type == "image/svg+xml")
    #expect(await folder.send("GET", "symbol", ["name": "there.is.none.such"]).status == .notFound)
    let colors = await folder.send("GET", "colors", ["platform": "macOS", "appearance": "dark"])
    #expect(colors.json?.elements?.contains { $0["name"]?.text == "accent" } == true)
  }

  // MARK: Refused requests

  @Test func nothingIsAnsweredToStrangers() async throws {
    let folder = try PreviewFolder()
    #expect(await folder.send("GET", "state", headers: ["host": "evil.example"]).status == .forbidden)
    #expect(await folder.send("GET", "state", headers: ["origin": "http://evil.example"]).status == .forbidden)
    let response = await folder.responder.respond(HTTPRequest("GET", ["guess", ""], headers: ["host": "127.0.0.1:1"]))
    #expect(response.status == .forbidden)
  }

  @Test(arguments: [
    "../outside.json", "menu.json/../../outside.json", "/etc/passwd", "", "menu.json", "./menu.json", "%2e%2e/x",
  ]) func onlyNamesOfTheListLeadToFiles(name: String) async throws {
    let folder = try PreviewFolder()
    for call in ["picture", "text", "layout", "download"] {
      #expect(await folder.send("GET", call, ["document": name]).status == .notFound)
    }
    let saved = await folder.send("PUT", "text", ["document": name], headers: ["if-match": "x"], body: "{}")
    #expect(saved.status == .notFound)
  }

  @Test func linksDoNotLeadOut() async throws {
    let outside = try PreviewFolder(["secret.json": PreviewFolder.menu])
    let folder = try PreviewFolder { _, url in
      let target = outside.url.appending(path: "secret.json").path
      try FileManager.default.createSymbolicLink(
        atPath: url.appending(path: "link.json").path, withDestinationPath: target)
      try FileManager.default.createSymbolicLink(
        atPath: url.appending(path: "folder").path, withDestinationPath: outside.url.path)
    }
    #expect(await folder.listed() == ["menu.json"])
    #expect(await folder.send("GET", "text", ["document": folder.name("link.json")]).status == .notFound)
    #expect(await folder.send("GET", "text", ["document": folder.name("folder/secret.json")]).status == .notFound)
  }

  @Test func aLinkThatComesLaterIsNotFollowed() async throws {
    let outside = try PreviewFolder(["secret.json": #"{ "menu": { "title": "secret", "items": [] } }"#])
    let folder = try PreviewFolder()
    try FileManager.default.removeItem(at: folder.url.appending(path: "menu.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "menu.json").path,
      withDestinationPath: outside.url.appending(path: "secret.json").path)
    #expect(await folder.send("GET", "text", ["document": folder.name("menu.json")]).status == .notFound)
    #expect(await folder.send("GET", "picture", ["document": folder.name("menu.json")]).status == .notFound)
  }

  @Test(arguments: [("POST", "state"), ("PUT", "picture"), ("GET", "check"), ("DELETE", "text"), ("PATCH", "new")])
  func otherMethodsAreNotFor(method: String, call: String) async throws {
    let folder = try PreviewFolder()
    #expect(await folder.send(method, call).status == .notAllowed)
  }

  @Test(arguments: [
    ["secret", "api"], ["secret", "api", "nothing"], ["secret", "x", "y"], ["secret", "..", "page.html"],
  ])
  func thereIsNothingElse(path: [String]) async throws {
    let folder = try PreviewFolder()
    let response = await folder.responder.respond(HTTPRequest("GET", path, headers: ["host": "127.0.0.1:1"]))
    #expect(response.status == .notFound)
  }

  @Test func anAddressWithoutItsSlashLeadsToTheOneWithIt() async throws {
    let folder = try PreviewFolder()
    let response = await folder.responder.respond(HTTPRequest("GET", ["secret"], headers: ["host": "127.0.0.1:1"]))
    #expect(response.status == .moved)
    #expect(response.headers.first?.value == "/secret/")
  }

  @Test func thePageHasThePartsThatItShares() async throws {
    let folder = try PreviewFolder()
    let response = await folder.responder.respond(HTTPRequest("GET", ["secret", ""], headers: ["host": "127.0.0.1:1"]))
    guard case .bytes(let bytes) = response.body else { return }
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(!page.contains("{{") && page.contains("id=\"icon-search\"") && page.contains("<button id=\"theme\""))
  }

  @Test(arguments: ["", "page.html", "preview.js", "preview.css", "base.css", "icon.svg"])
  func thePageHasItsParts(name: String) async throws {
    let folder = try PreviewFolder()
    let response = await folder.responder.respond(
      HTTPRequest("GET", ["secret", name], headers: ["host": "127.0.0.1:1"]))
    #expect(response.status == .done)
  }
}
