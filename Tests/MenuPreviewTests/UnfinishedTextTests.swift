import PositionedJSON
import Testing

import MenuPreview

/// The picture follows a document while its text is unfinished, and the errors stay.
@Suite struct UnfinishedTextTests {
  @Test(arguments: [
    // A comma
    #"{ "menu": { "items": ["One" "Two"] } }"#,
    #"{ "menu": { "items": [{ "title": "One" } { "title": "Two" }] } }"#,
    #"{ "version": 1 "menu": { "items": ["One", "Two"] } }"#,
    // A brace or bracket
    #"{ "menu": { "items": [{ "title": "One", { "title": "Two" }] } }"#,
    #"{ "menu": { "items": ["One", "Two" } }"#,
    #"{ "menu": { "items": ["One", "Two"] }"#,
    #"{ "menu": { "items": ["One", "Two"]"#,
    #"{ "menu": { "items": ["One", "Two""#,
    // A quotation mark, a key, or a value
    #"{ "menu": { "items": ["One", "Two] } }"#,
    #"{ "menu": { "items": [{ "title": "One", "sys" }, "Two"] } }"#,
    #"{ "menu": { "items": [{ "title": "One", "subtitle": }, "Two"] } }"#,
    #"{ "menu": { "items": [{ "title" "One" }, "Two"] } }"#,
    #"{ "menu": { "items": [{ "title": "One", "isDisabled": tru }, "Two"] } }"#,
    #"{ "menu": { "items": [{ "title": "One", "sys }, "Two"] } }"#,
    #"{ "menu": { "items": [{ "title": "One }, { "title": "Two" }] } }"#,
    #"{ "menu": { "items": [{ "title: "One" }, "Two"] } }"#,
    #"{ "menu": { "items": ["One, "Two"] } }"#,
    "{ // a comment\n \"menu\": { \"items\": [\"One\", \"Two\" // more\n",
  ]) func isDrawn(text: String) async throws {
    let folder = try PreviewFolder()
    let name = folder.name("menu.json")
    let drawn = await folder.send("POST", "check", ["document": name], body: text)
    let description = drawn.json?["description"]?.text ?? ""
    #expect(description.contains("One") && description.contains("Two"), "\(text): \(description)")
    #expect(drawn.json?["findings"]?.elements?.contains { $0["severity"]?.text == "error" } == true, "\(text)")
    let layout = await folder.send("POST", "layout", ["document": name], body: text)
    #expect(layout.status == .done)
  }

  /// Anything else keeps its errors, and nothing crashes.
  @Test(arguments: ["", "{", "}", "]", "\"", ",", "[{]}", "{\"menu\":", "\\", "\u{FEFF}{", "/*", "{\"a\":[}}}]", "nul"])
  func hopelessTextHasErrors(text: String) async throws {
    let folder = try PreviewFolder()
    let drawn = await folder.send("POST", "check", ["document": folder.name("menu.json")], body: text)
    #expect(drawn.status == .done)
    #expect(drawn.json?["findings"]?.elements?.isEmpty == false)
  }
}

/// Menus to try, thumbnails, and the order of symbols.
@Suite struct PreviewPicturesTests {
  @Test func aMenuIsTriedWithItsUnsavedText() async throws {
    let folder = try PreviewFolder()
    let answer = await folder.send(
      "POST", "attempt", ["document": folder.name("menu.json")], body: #"{ "menu": { "items": ["Three"] } }"#)
    let address = try #require(answer.json?["address"]?.text)
    let number = try #require(address.split(separator: "=").last.map(String.init))
    let page = await folder.responder.respond(
      HTTPRequest(
        "GET", ["secret", "api", "attempted"], query: ["page": number], headers: ["host": "127.0.0.1:1"], body: []))
    guard case .bytes(let bytes) = page.body else { return }
    #expect(String(decoding: bytes, as: UTF8.self).contains("Three"))
    // Its script has no access to the server.
    let head = String(decoding: page.head(closesConnection: false), as: UTF8.self)
    #expect(head.contains("sandbox allow-scripts") && head.contains("frame-ancestors 'self'"))
    #expect(!head.contains("connect-src"))
    let missing = await folder.send("GET", "attempted", ["page": "99"])
    #expect(missing.status == .notFound)
  }

  @Test func brokenDocumentsHaveNoThumbnail() async throws {
    let folder = try PreviewFolder(["menu.json": PreviewFolder.menu, "broken.json": #"{ "menu": { "items": 1 } }"#])
    #expect(await folder.send("GET", "thumbnail", ["document": folder.name("menu.json")]).status == .done)
    #expect(await folder.send("GET", "thumbnail", ["document": folder.name("broken.json")]).status == .unprocessable)
    #expect(await folder.send("GET", "thumbnail", ["document": "/etc/passwd"]).status == .notFound)
    #expect(await folder.send("POST", "sketch", body: PreviewFolder.menu).status == .done)
    let found = await folder.send("GET", "find", ["words": "two ONE"])
    #expect(found.json?.elements?.compactMap(\.text) == [folder.name("menu.json")])
  }

  @Test(arguments: [("Print…", "printer"), ("Delete", "trash"), ("Copy", "doc.on.doc")])
  func symbolsThatFitTheTitleAreFirst(title: String, symbol: String) async throws {
    let folder = try PreviewFolder()
    let found = await folder.send("GET", "symbols", ["word": "", "title": title])
    let names = found.json?.elements?.compactMap { $0["name"]?.text } ?? []
    #expect(names.first == symbol)
    let untitled = await folder.send("GET", "symbols", ["word": ""])
    #expect(untitled.json?.elements?.first?["name"]?.text != "4k.tv")
    let all = await folder.send("GET", "symbols", ["count": "2000"])
    #expect((all.json?.elements?.count ?? 0) > 1000)
  }
}
