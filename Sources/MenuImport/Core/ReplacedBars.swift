import MenuDocument
package import MenuStrings
import MockupFiles
import PositionedJSON

/// A statement that sets another menu bar when the app is launched.
package struct ReplacedBar: Hashable, Sendable, Codable {
  /// The name of the type with the statement.
  var type: String
  var location: FileLocation

  package init(type: String, location: FileLocation) {
    (self.type, self.location) = (type, location)
  }
}

extension ImportedMenu {
  fileprivate var isBarOfInterfaceBuilder: Bool {
    presentation == Presentation.menuBar.rawValue && platform == "macOS"
      && [.xib, .storyboard].contains(SourceKind(path: location.path))
  }

  /// The folder of the file, outside the language folders.
  fileprivate var folder: String {
    let folder = FileSystem.folder(of: location.path)
    return folder.hasSuffix(".lproj") ? FileSystem.folder(of: folder) : folder
  }
}

extension ImportResult {
  /// Removes the menu bars of Interface Builder files that code replaces, or that are next to a SwiftUI app.
  package mutating func removeReplacedBars() {
    removeBarsReplacedAtLaunch()
    for application in applications where application.hasMenuBar {
      let folder = FileSystem.folder(of: application.location.path)
      let bars = menus.filter(\.isBarOfInterfaceBuilder)
      let below = bars.filter { Self.contains(folder, $0.folder) }
      // Of several below, each program has its own.
      let replaced = (below.count == 1 ? below : bars.filter { $0.folder == folder }).map(\.location)
      menus.removeAll { replaced.contains($0.location) }
      diagnostics += replaced.map { location in
        Diagnostic(
          .note, at: location,
          "menu not imported: SwiftUI makes the menu bar of \(application.name), in \(application.location.path)")
      }
    }
  }

  /// Removes the menu bar of the Interface Builder file next to code that sets another at launch.
  private mutating func removeBarsReplacedAtLaunch() {
    let bars = menus.filter(\.isBarOfInterfaceBuilder)
    if bars.isEmpty { return }
    let isImported = menus.contains {
      $0.presentation == Presentation.menuBar.rawValue && SourceKind(path: $0.location.path) == .swift
    }
    guard isImported else { return }
    for change in replacedBars.sorted(by: { $0.location < $1.location }) {
      let folder = FileSystem.folder(of: change.location.path)
      let near = bars.filter { Self.contains(folder, $0.folder) || Self.contains($0.folder, folder) }
      // Of several, each program has its own.
      guard let bar = near.first, near.count == 1, menus.contains(where: { $0.location == bar.location }) else {
        continue
      }
      menus.removeAll { $0.location == bar.location }
      diagnostics.append(
        Diagnostic(
          .note, at: bar.location,
          "menu not imported: \(change.type) sets another when the app is launched, in \(change.location.path)"))
    }
  }

  private static func contains(_ folder: String, _ inner: String) -> Bool {
    folder == "." || folder == inner || inner.hasPrefix(folder + "/")
  }
}
