public import MenuDocument
public import PositionedJSON

/// A document written in Swift: a menu and its surroundings.
///
/// ```swift
/// let mockup = Mockup(platform: .iOS) {
///   Mockup.Menu("Sort") {
///     Mockup.Button("Name", systemImage: "textformat")
///     Mockup.Toggle("Newest First", isOn: true)
///     Mockup.Divider()
///     Mockup.Section("View") { "Icons"; "List" }
///   }
/// }
/// ```
///
/// The reader of JSON documents checks it, and reports the same errors with the same paths. The items are nested types,
/// so they never clash with SwiftUI's; a type that conforms to ``MockupVocabulary`` can write `Menu`, `Button`, and so
/// on without `Mockup.`.
public struct Mockup: Hashable, Sendable {
  /// The document as JSON.
  public var json: JSONNode { .object(members.map { ($0.key.text, $0.value) }) }

  private var members: [JSONMember] = []

  /// Creates a document with a menu.
  ///
  /// - Parameters:
  ///   - platform: the target platform.
  ///   - presentation: the element that opens the menu.
  ///   - state: the state that the image shows.
  ///   - content: one ``Menu``, which becomes the document's menu with its title and layout; the items of an untitled
  ///     menu; or the menus of a menu bar.
  public init(
    platform: Platform? = nil, presentation: Presentation? = nil, state: PresentationState? = nil,
    @MockupBuilder _ content: () -> [MockupBuilder.Component]
  ) {
    set("platform", platform)
    set("presentation", presentation)
    set("state", state)
    let content = content()
    if presentation == .menuBar {
      set("menus", .array(content.map { $0.withoutType }))
    } else if content.count == 1, content[0].isMenu {
      set("menu", content[0].withoutType)
    } else {
      set("menu", .object([("items", .array(content.map { $0.node }))]))
    }
  }

  /// Returns the document with a key set or replaced.
  public func setting(_ key: String, _ value: JSONNode) -> Mockup {
    var copy = self
    copy.set(key, value)
    return copy
  }

  private mutating func set(_ key: String, _ value: JSONNode) {
    members.removeAll { $0.key.text == key }
    members.append(JSONMember(key: JSONKey(key), value: value))
  }

  private mutating func set(_ key: String, _ value: (some RawRepresentable<String>)?) {
    if let value { set(key, .string(value.rawValue)) }
  }

  /// Returns the document, read and checked.
  ///
  /// - Throws: `RenderError.invalid` with all errors; their paths are those of the document.
  public func document() throws(RenderError) -> MockupDocument {
    let source = source()
    let (document, diagnostics) = DocumentReader.read(source.bytes, file: source.name)
    guard let document else { throw .invalid(diagnostics) }
    return document
  }

  /// Returns the document as a source to render.
  ///
  /// - Parameters:
  ///   - name: the document's name in diagnostics.
  ///   - folder: the base folder of relative paths.
  public func source(name: String = "mockup", folder: String = ".") -> Source {
    Source(JSONWriter.text(of: json), name: name, folder: folder)
  }
}

/// Lets a type use the items of a ``Mockup`` without `Mockup.`: `Menu`, `Button`, and so on.
///
/// Members of a type and its extensions take precedence over names of imported modules such as SwiftUI. A test suite
/// can conform to it:
///
/// ```swift
/// struct MenuTests: MockupVocabulary {
///   @Test func theSortMenu() {
///     expectMockup(Mockup(platform: .iOS) { Menu("Sort") { Button("Name") } }, matches: "Goldens/sort.png")
///   }
/// }
/// ```
public protocol MockupVocabulary {}

extension MockupVocabulary {
  public typealias Button = Mockup.Button
  public typealias Toggle = Mockup.Toggle
  public typealias Picker = Mockup.Picker
  /// An option of a picker.
  public typealias Option = Mockup.Option
  /// A menu or submenu.
  public typealias Menu = Mockup.Menu
  public typealias Section = Mockup.Section
  public typealias ControlGroup = Mockup.ControlGroup
  public typealias Stepper = Mockup.Stepper
  public typealias Slider = Mockup.Slider
  public typealias Divider = Mockup.Divider
  public typealias Text = Mockup.Text
}
