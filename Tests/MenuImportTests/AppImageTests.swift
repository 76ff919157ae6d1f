import MenuImport
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// The images of an app, and the files that documents may show.
@Suite struct AppImageTests {
  private static func set(_ name: String, _ files: String...) -> (path: String, text: String) {
    let images = files.map { "{\"filename\": \"\($0)\", \"idiom\": \"universal\"}" }.joined(separator: ", ")
    return ("App/A.xcassets/\(name).imageset/Contents.json", "{\"images\": [\(images)]}")
  }

  private static func images(_ sets: [(path: String, text: String)], _ files: [String] = []) -> AppImages {
    let texts = Dictionary(uniqueKeysWithValues: sets)
    return AppImageFile.images(in: sets.map(\.path) + files) { texts[$0].map { Array($0.utf8) } }
  }

  private static func file(_ name: String, in images: AppImages, from source: String = "App/Menu.swift") -> String? {
    images.image(named: name, in: source)?.file
  }

  @Test func drawingsComeBeforePictures() {
    let images = Self.images([Self.set("reply", "a.png", "b.svg", "c.pdf")])
    #expect(Self.file("reply", in: images) == "App/A.xcassets/reply.imageset/b.svg")
  }

  @Test func hostileNamesStayInTheFolder() {
    let images = Self.images([
      Self.set("up", "../../secret.png"), Self.set("other", "..", "/etc/passwd.png"), Self.set(".hidden", "a.svg"),
      Self.set("a b;$(c)", "a.svg"), Self.set("Reply", "a.svg"), Self.set("reply", "a.svg"),
    ])
    #expect(Self.file("up", in: images) == nil)
    #expect(Self.file("other", in: images) == nil)
    let references = images.all.map(\.reference).filter { !$0.isEmpty }
    #expect(references.allSatisfy { $0.hasPrefix("images/") && $0.split(separator: "/").count == 2 }, "\(references)")
    #expect(references.allSatisfy { !$0.hasPrefix("images/.") }, "\(references)")
    #expect(Set(references.map { $0.lowercased() }).count == 4)
  }

  @Test func theNearestImageCounts() {
    let images = Self.images([], ["App/Phone/bell@2x.png", "App/Phone/bell.png", "App/Watch/bell.png"])
    #expect(Self.file("bell", in: images, from: "App/Phone/A.swift") == "App/Phone/bell@2x.png")
    #expect(Self.file("bell.png", in: images, from: "App/Watch/A.swift") == "App/Watch/bell.png")
  }

  @Test func aSymbolIsTakenOutOfItsTemplate() throws {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg">
      <style>.monochrome-1 {opacity:0.0;} .st0{fill:none;stroke:#000;}</style>
      <g id="Guides"><line id="left-margin-Regular-S" x1="10" x2="10" y1="5" y2="25"/>
      <line id="right-margin-Regular-S" x1="40" x2="40" y1="5" y2="25"/></g>
      <g id="Symbols"><g id="Regular-S" transform="translate(1 2)"><path class="st0 multicolor-0:tintColor" d="M0 0"/>
      <path class="monochrome-1" d="M9 9"/><image href="/etc/passwd"/></g></g></svg>
      """
    let path = "App/A.xcassets/knot.symbolset/Contents.json"
    let images = AppImageFile.images(in: [path]) { _ in Array("{\"symbols\": [{\"filename\": \"a.svg\"}]}".utf8) }
    var item = ImportedItem(.button, title: "Knot", location: FileLocation(path: "A.swift", line: 1, column: 1))
    item.attributes = [.image(try #require(images.all.first).shown())]
    let menu = ImportedMenu(name: "a", location: item.location, presentation: "menu", items: [item])
    let set = ImportedSet(ImportResult(menus: [menu]), images: images) { _ in Array(template.utf8) }
    #expect(
      set.images.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"10.0 5.0 30.0 20.0\"><g transform=\"translate(1 2)\">"
          + "<path d=\"M0 0\" style=\"fill:none;stroke:#000;\"></path></g></svg>\n"
      ])
    let document = try #require(set.documents.first)
    #expect("\(JSONWriter.text(of: set.withFiles(document)))".contains(AppImage.placeholder))
  }

  @Test func damagedFilesAreNoted() {
    let location = FileLocation(path: "App/Menu.swift", line: 3, column: 1)
    let images = Self.images([Self.set("bell", "a.png"), Self.set("reply", "a.svg"), Self.set("gone", "a.svg")])
    let items = images.all.map { image in
      var item = ImportedItem(.button, title: image.name, location: location)
      item.attributes = [.image(image.shown())]
      return item
    }
    let menu = ImportedMenu(name: "a", location: location, presentation: "menu", items: items)
    let set = ImportedSet(ImportResult(menus: [menu]), images: images) { path in
      path.contains("gone") ? nil : Array((path.hasSuffix("svg") ? "<svg/>" : "\u{89}PNG").utf8)
    }
    #expect(set.images.map(\.reference) == ["images/reply.svg"])
    #expect(set.summary == "1 menu, 3 items: 1 as written, 2 with placeholders")
    #expect(
      set.documents.first?.menu.allPlaceholders.map(\.reason).sorted() == [
        "the image \"bell\" has a damaged file", "the image \"gone\" has a file that is missing or too large",
      ])
  }
}
