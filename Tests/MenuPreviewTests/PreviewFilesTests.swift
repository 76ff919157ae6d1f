import Foundation
import PositionedJSON
import Testing

import MenuPreview

@Suite struct PreviewFilesTests {
  @Test func aDocumentIsSaved() async throws {
    let folder = try PreviewFolder()
    let name = folder.name("menu.json")
    let read = await folder.send("GET", "text", ["document": name])
    #expect(read.json?["text"]?.text == PreviewFolder.menu)
    let hash = try #require(read.json?["hash"]?.text)
    let text = "// mine\n" + PreviewFolder.menu
    let saved = await folder.send("PUT", "text", ["document": name], headers: ["if-match": "\"\(hash)\""], body: text)
    #expect(saved.status == .done)
    #expect(try folder.contents("menu.json") == text)
    #expect(await folder.send("GET", "text", ["document": name]).json?["hash"]?.text == saved.json?["hash"]?.text)
  }

  @Test func aChangeMadeMeanwhileIsNotWrittenOver() async throws {
    let folder = try PreviewFolder()
    let name = folder.name("menu.json")
    let hash = try #require(await folder.send("GET", "text", ["document": name]).json?["hash"]?.text)
    try folder.write("theirs", "menu.json")
    let saved = await folder.send("PUT", "text", ["document": name], headers: ["if-match": "\"\(hash)\""], body: "mine")
    #expect(saved.status == .changedMeanwhile)
    #expect(saved.json?["text"]?.text == "theirs")
    #expect(try folder.contents("menu.json") == "theirs")
    // With the current hash, the page may overwrite the file.
    let theirs = try #require(saved.json?["hash"]?.text)
    let again = await folder.send(
      "PUT", "text", ["document": name], headers: ["if-match": "\"\(theirs)\""], body: "mine")
    #expect(again.status == .done)
    #expect(try folder.contents("menu.json") == "mine")
  }

  @Test func aChangeSaysWhatItIsAChangeOf() async throws {
    let folder = try PreviewFolder()
    let saved = await folder.send("PUT", "text", ["document": folder.name("menu.json")], body: "mine")
    #expect(saved.status == .malformed)
    #expect(try folder.contents("menu.json") == PreviewFolder.menu)
  }

  @Test func nothingIsWrittenWhereThatIsNotWanted() async throws {
    let folder = try PreviewFolder { options, _ in options.isReadOnly = true }
    let name = folder.name("menu.json")
    let read = await folder.send("GET", "text", ["document": name])
    #expect(read.json?["isWritable"]?.value == .bool(false))
    let hash = try #require(read.json?["hash"]?.text)
    let saved = await folder.send("PUT", "text", ["document": name], headers: ["if-match": hash], body: "mine")
    #expect(saved.status == .forbidden)
    let made = await folder.send("POST", "new", ["folder": folder.url.path, "name": "new"], body: PreviewFolder.menu)
    #expect(made.status == .forbidden)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["menu.json"])
  }

  @Test func aNewDocumentIsMadeAndListed() async throws {
    let folder = try PreviewFolder()
    let made = await folder.send(
      "POST", "new", ["folder": folder.url.path, "name": "Sort menu"], body: PreviewFolder.menu)
    #expect(made.status == .made)
    #expect(made.json?["document"]?.text == folder.name("Sort menu.json"))
    #expect(await folder.listed() == ["Sort menu.json", "menu.json"])
    let again = await folder.send("POST", "new", ["folder": folder.url.path, "name": "Sort menu"], body: "{}")
    #expect(again.status == .conflict)
    #expect(try folder.contents("Sort menu.json") == PreviewFolder.menu)
  }

  @Test(arguments: ["", "../x", "a/b", ".hidden", "a\u{0}b", "a\nb", "..", "x:y"])
  func namesThatLeadElsewhereAreRejected(name: String) async throws {
    let folder = try PreviewFolder()
    let made = await folder.send("POST", "new", ["folder": folder.url.path, "name": name], body: "{}")
    #expect(made.status == .unprocessable)
  }

  @Test(arguments: ["/", "/tmp", "..", "", "menu.json"]) func otherFoldersAreRejected(path: String) async throws {
    let folder = try PreviewFolder()
    #expect(await folder.send("POST", "new", ["folder": path, "name": "x"], body: "{}").status == .notFound)
  }

  @Test func documentsAreFormatted() async throws {
    let folder = try PreviewFolder()
    let good = await folder.send("POST", "format", body: #"{"menu":{"items":["One","Two"]}}"#)
    #expect(good.json?["text"]?.text == "{\n  \"menu\": { \"items\": [\"One\", \"Two\"] }\n}\n")
    #expect(await folder.send("POST", "format", body: "{").status == .unprocessable)
  }

  @Test func aImageGivesItsDocument() async throws {
    let folder = try PreviewFolder()
    let request = HTTPRequest(
      "GET", ["secret", "api", "download"], query: ["document": folder.name("menu.json"), "format": "png"],
      headers: ["host": "127.0.0.1:1"])
    let response = await folder.responder.respond(request)
    #expect(response.type == "image/png")
    guard case .bytes(let picture) = response.body else {
      Issue.record("no bytes")
      return
    }
    var back = HTTPRequest("POST", ["secret", "api", "extract"], headers: ["host": "127.0.0.1:1"])
    back.body = picture
    guard case .bytes(let answer) = await folder.responder.respond(back).body else { return }
    #expect(JSONReading(answer).root?["text"]?.text == PreviewFolder.menu)
    #expect(await folder.send("POST", "extract", body: "no picture").status == .unprocessable)
  }

  // MARK: Changes

  @Test func aChangeIsReportedOfWhatItConcerns() async throws {
    let folder = try PreviewFolder(["a.json": PreviewFolder.menu, "b.json": PreviewFolder.menu])
    let events = folder.session.events.listen()
    await folder.session.filesChanged([folder.filePath("a.json")])
    var reported = events.makeAsyncIterator()
    _ = await reported.next()
    let event = String(decoding: try #require(await reported.next()), as: UTF8.self)
    #expect(event == "event: change\ndata: {\"documents\":[\"\(folder.name("a.json"))\"],\"list\":false}\n\n")
  }

  @Test func aThemeConcernsTheDocumentsThatWereDrawnWithIt() async throws {
    let folder = try PreviewFolder([
      "own.json": #"{ "theme": "./mine.theme", "menu": { "items": ["One", "Two"] } }"#,
      "other.json": PreviewFolder.menu,
      "mine.theme": #"{ "extends": "ios-26", "title": "mine" }"#,
    ])
    for name in ["own.json", "other.json"] {
      _ = await folder.send("GET", "picture", ["document": folder.name(name)])
    }
    let events = folder.session.events.listen()
    await folder.session.filesChanged([folder.filePath("mine.theme")])
    var reported = events.makeAsyncIterator()
    _ = await reported.next()
    let event = String(decoding: try #require(await reported.next()), as: UTF8.self)
    #expect(event.contains("own.json"))
    #expect(!event.contains("other.json"))
  }

  @Test func foldersOfThemesAreWatchedWhereverTheyAreAndWhateverIsFoundLater() async throws {
    let folder = try PreviewFolder([
      "menus/own.json": #"{ "theme": "../themes/mine.theme", "menu": { "items": ["One", "Two"] } }"#,
      "themes/mine.theme": #"{ "extends": "ios-26", "title": "mine" }"#,
    ]) { options, url in options.inputs = [url.appending(path: "menus").path] }
    #expect(folder.watches("menus") && !folder.watches("themes"))
    _ = await folder.send("GET", "picture", ["document": folder.name("menus/own.json")])
    #expect(folder.watches("menus") && folder.watches("themes"))
    try folder.write(PreviewFolder.menu, "menus/second.json")
    await folder.session.filesChanged([folder.filePath("menus/second.json")])
    #expect(await folder.listed() == ["menus/own.json", "menus/second.json"])
    #expect(folder.watches("menus") && folder.watches("themes"))
  }

  @Test func documentsThatComeAndGoAreReported() async throws {
    let folder = try PreviewFolder()
    try folder.write(PreviewFolder.menu, "second.json")
    await folder.session.filesChanged([folder.filePath("second.json")])
    #expect(await folder.listed() == ["menu.json", "second.json"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "menu.json"))
    await folder.session.filesChanged([folder.filePath("menu.json")])
    #expect(await folder.listed() == ["second.json"])
  }
}
