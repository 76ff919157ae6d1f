public import MenuDocument
public import PositionedJSON

/// A document that is written in Swift: a menu, and what is around it.
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
/// It is the document that its keys would be as JSON, and is read by the same definitions: what a document cannot have is
/// the same error, with the same path. The items are nested types, so that they are never mistaken for SwiftUI's; a type
/// that conforms to ``MockupVocabulary`` says `Menu`, `Button` and so on without `Mockup.`.
public struct Mockup: Hashable, Sendable {
  /// The document as JSON.
  public var json: JSONNode { .object(members.map { ($0.key.text, $0.value) }) }

  /// The keys of the document, in the order in which they were set.
  private var members: [JSONMember] = []

  /// A document with a menu.
  ///
  /// - Parameters:
  ///   - platform: which conventions apply.
  ///   - presentation: what the menu belongs to.
  ///   - state: the moment that the picture shows.
  ///   - content: one ``Menu``, which is the document's, with its title and layout; or the items of a menu without a title;
  ///     for a menu bar its menus.
  public init(
    platform: Platform? = nil, presentation: Presentation? = nil, state: PresentationState? = nil,
    @MockupBuilder _ content: () -> [MockupBuilder.Component]
  ) {
    set("platform", platform)
    set("presentation", presentation)
    set("state", state)
    let content = content()
    if presentation == .menuBar {
      set("menus", .array(content.map(\.withoutType)))
    } else if content.count == 1, content[0].isMenu {
      set("menu", content[0].withoutType)
    } else {
      set("menu", .object([("items", .array(content.map(\.node)))]))
    }
  }

  // MARK: Keys

  /// The document with one of its keys set; a key that it has is replaced.
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

  // MARK: The document

  /// The document, read and checked.
  ///
  /// - Throws: `RenderError.invalid` with everything that is wrong with it; the paths are those of the document.
  public func document() throws(RenderError) -> MockupDocument {
    let source = source()
    let (document, diagnostics) = DocumentReader.read(source.bytes, file: source.name)
    guard let document else { throw .invalid(diagnostics) }
    return document
  }

  /// The document as it is drawn.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - folder: where relative paths start.
  public func source(name: String = "mockup", folder: String = ".") -> Source {
    Source(JSONWriter.text(of: json), name: name, folder: folder)
  }
}

/// Lets a type say `Menu`, `Button` and so on for the items of a ``Mockup``.
///
/// The names are members of the type and its extensions, and so go before those of modules that a file imports, SwiftUI's
/// among them. A suite of tests is such a type:
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
  /// The item of a ``Mockup``.
  public typealias Button = Mockup.Button
  /// The item of a ``Mockup``.
  public typealias Toggle = Mockup.Toggle
  /// The item of a ``Mockup``.
  public typealias Picker = Mockup.Picker
  /// What can be chosen in a picker of a ``Mockup``.
  public typealias Option = Mockup.Option
  /// The menu of a ``Mockup``, or one that an item opens.
  public typealias Menu = Mockup.Menu
  /// The item of a ``Mockup``.
  public typealias Section = Mockup.Section
  /// The item of a ``Mockup``.
  public typealias ControlGroup = Mockup.ControlGroup
  /// The item of a ``Mockup``.
  public typealias Stepper = Mockup.Stepper
  /// The item of a ``Mockup``.
  public typealias Slider = Mockup.Slider
  /// The item of a ``Mockup``.
  public typealias Divider = Mockup.Divider
  /// The item of a ``Mockup``.
  public typealias Text = Mockup.Text
}
