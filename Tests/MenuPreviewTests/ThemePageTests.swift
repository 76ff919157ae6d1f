import Foundation
import MenuMockup
import PositionedJSON
import Testing

import MenuPreview

/// The calls of the theme page: only themes in the project's folders are read and written.
@Suite struct ThemePageTests {
  private static let brand = ##"{ "title": "Brand", "roles": { "panel": "#112233" } }"##

  private func folder(readOnly: Bool = false) throws -> PreviewFolder {
    try PreviewFolder(["menu.json": PreviewFolder.menu, "themes/brand.theme": Self.brand]) { options, url in
      options.resources.themeFolders = [url.appending(path: "themes").path]
      options.isReadOnly = readOnly
    }
  }

  private func body(_ theme: String, _ text: String = PreviewFolder.menu) -> String {
    JSONWriter.text(of: .object([("theme", .string(theme)), ("text", .string(text))]), form: .compact)
  }

  @Test func themesAreListedReadAndWritten() async throws {
    let folder = try folder()
    let list = await folder.send("GET", "theme")
    #expect(list.json?["themes"]?.elements?.compactMap(\.text) == ["brand"])
    #expect(list.json?["newest"]?["macOS"]?.text == "macos-27")
    let read = await folder.send("GET", "theme", ["name": "brand"])
    #expect(read.json?["text"]?.text == Self.brand)
    let hash = try #require(read.json?["hash"]?.text)
    let new = ##"{ "roles": { "panel": "#445566" } }"##
    #expect(await folder.send("PUT", "theme", ["name": "brand"], body: new).status == .malformed)
    let saved = await folder.send("PUT", "theme", ["name": "brand"], headers: ["if-match": "\"\(hash)\""], body: new)
    #expect(saved.status == .done)
    #expect(try folder.contents("themes/brand.theme") == new)
    let late = await folder.send("PUT", "theme", ["name": "brand"], headers: ["if-match": "\"\(hash)\""], body: "{}")
    #expect(late.status == .changedMeanwhile)
    #expect(try folder.contents("themes/brand.theme") == new)
  }

  @Test func builtInThemesAreReadOnly() async throws {
    let folder = try folder()
    let read = await folder.send("GET", "theme", ["name": "ios-27"])
    #expect(read.json?["isWritable"]?.value == .bool(false))
    #expect(await folder.send("PUT", "theme", ["name": "ios-27"], body: "{}").status == .notFound)
    for name in ["../menu", "/etc/passwd", "menu", "themes/brand", ""] {
      #expect(await folder.send("GET", "theme", ["name": name]).status == .notFound)
    }
  }

  @Test func newThemes() async throws {
    let folder = try folder()
    #expect(await folder.send("POST", "theme", ["name": "second"], body: Self.brand).status == .made)
    #expect(try folder.contents("themes/second.theme") == Self.brand)
    #expect(await folder.send("POST", "theme", ["name": "second"], body: Self.brand).status == .conflict)
    for name in ["", "../third", ".hidden", "a.json", "a/b"] {
      #expect(await folder.send("POST", "theme", ["name": name], body: Self.brand).status == .unprocessable)
    }
    let guarded = try self.folder(readOnly: true)
    #expect(await guarded.send("POST", "theme", ["name": "second"], body: Self.brand).status == .forbidden)
    let without = try PreviewFolder()
    #expect(await without.send("POST", "theme", ["name": "second"], body: Self.brand).status == .notFound)
  }

  /// Unsaved text is drawn, on each platform and with any document, and affects no other picture.
  @Test func unsavedThemesAreDrawn() async throws {
    let folder = try folder()
    let changed = Self.brand.replacing("#112233", with: "#DDEEFF")
    for platform in ["iOS", "macOS"] {
      let query = ["name": "brand", "theme": "brand", "platform": platform]
      for query in [query, query.merging(["document": folder.name("menu.json")]) { $1 }] {
        let drawn = await folder.send("POST", "themed", query, body: body(changed))
        #expect(drawn.json?["svg"]?.text?.contains("#def") == true, "\(platform)")
      }
    }
    let query = ["document": folder.name("menu.json"), "theme": "brand"]
    #expect(await folder.send("GET", "picture", query).json?["svg"]?.text?.contains("#123") == true)
    let broken = await folder.send("POST", "themed", ["name": "brand", "theme": "brand"], body: body("{"))
    #expect(broken.json?["svg"] == nil)
    #expect(broken.json?["findings"]?.elements?.isEmpty == false)
    #expect(await folder.send("POST", "themed", ["name": "brand"], body: "{}").status == .malformed)
    #expect(await folder.send("POST", "themed", ["name": "none"], body: body(changed)).status == .notFound)
  }
}
