import MockupFiles
import MockupScene
package import MenuStrings
package import PositionedJSON

/// A reader's result.
package struct ImportResult: Hashable, Sendable {
  /// The menus, by source location.
  package var menus: [ImportedMenu]
  /// The string tables by locale.
  package var tables: StringTables
  /// Errors, warnings, and notes.
  package var diagnostics: [Diagnostic]
  /// The outlets of Interface Builder files.
  package var outlets: [Outlet] = []
  /// The locations of items by the location of their menu and a name: `tag 3`, `index 0`, `title Open`.
  package var itemsOfOutlets: [FileLocation: [String: FileLocation]] = [:]
  /// The outlets to UIKit buttons.
  package var buttons: [OutletButton] = []
  /// The effects of code through outlets.
  package var outletChanges: [OutletChange] = []
  package var replacedBars: [ReplacedBar] = []
  /// The menus whose buttons get their labels from outlets.
  package var unlabeledButtons: [UnlabeledButton] = []
  /// The SwiftUI apps.
  package var applications: [MenuBarApplication] = []
  /// The XIBs that no source names.
  var unusedFiles: [OwnedFile] = []
  /// The information property lists of apps.
  var propertyLists: [ApplicationList] = []
  /// The files with code that may make an agent an app with a menu bar.
  var activators: Set<String> = []

  package init(menus: [ImportedMenu] = [], tables: StringTables = StringTables(), diagnostics: [Diagnostic] = []) {
    self.menus = menus
    self.tables = tables
    self.diagnostics = diagnostics
  }

  package mutating func add(_ other: ImportResult) {
    menus += other.menus
    tables.add(other.tables)
    diagnostics += other.diagnostics
    outlets += other.outlets
    itemsOfOutlets.merge(other.itemsOfOutlets) { old, _ in old }
    buttons += other.buttons
    outletChanges += other.outletChanges
    replacedBars += other.replacedBars
    unlabeledButtons += other.unlabeledButtons
    applications += other.applications
    unusedFiles += other.unusedFiles
    propertyLists += other.propertyLists
    activators.formUnion(other.activators)
  }

  /// Notes the files in Objective-C, which no reader reads.
  package mutating func noteUnread(_ paths: Set<String>) {
    guard let first = paths.min() else { return }
    keepFiles(namedIn: paths)
    activators.formUnion(paths.filter(Self.mayShowMenuBar))
    let files = paths.count == 1 ? "1 Objective-C file" : "\(paths.count) Objective-C files"
    diagnostics.append(
      Diagnostic(
        .note, at: FileLocation(path: first, line: 1),
        "\(files) not read: the menus that they create and the titles, states, and items that they set are not imported"
      ))
  }

  /// Whether a file in Objective-C may give an agent a menu bar.
  private static func mayShowMenuBar(_ path: String) -> Bool {
    guard let bytes = FileSystem.bytes(at: path) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return ["NSApplicationActivationPolicyRegular", "kProcessTransformToForegroundApplication"].contains {
      text.contains(substring: $0)
    }
  }

  /// Reads string tables, then XIBs, storyboards, and property lists with the tables' translations.
  ///
  /// - Parameters:
  ///   - sources: Files with their kinds; Swift sources are ignored, as another reader handles them.
  ///   - images: The images of the app; `nil` without a search for them.
  package init(reading sources: [(kind: SourceKind, text: SourceText)], images: AppImages? = nil) {
    self.init()
    for (kind, text) in sources {
      guard let form = kind.tableForm else { continue }
      do throws(SourceText.Unreadable) {
        let files = try StringTableReader.read(text, form: form)
        tables.add(files)
        diagnostics += files.flatMap(\.warnings)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    let known = tables
    let paths = Set(sources.map(\.text.path))
    for (kind, text) in sources where kind == .xib || kind == .storyboard {
      if let original = SourcePath.base(of: text.path), paths.contains(original) {
        diagnostics.append(
          Diagnostic(
            .note, at: FileLocation(path: text.path, line: 1), "skipped: it is a localized copy of \(original)"))
        continue
      }
      add(InterfaceBuilderReader.read(text, tables: known, images: images))
    }
    findUnusedFiles(sources)
    for (kind, text) in sources where kind == .plist {
      add(ShortcutItems.read(text, tables: known, images: images))
      if let list = ApplicationList(text) { propertyLists.append(list) }
    }
    let words = ["setActivationPolicy", ".regular"]
    for (kind, text) in sources where kind == .swift && words.allSatisfy(text.text.contains(substring:)) {
      activators.insert(text.path)
    }
  }
}
