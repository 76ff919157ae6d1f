import MenuDocument
import MenuStrings
import MockupFiles
import PositionedJSON
import PositionedXML

/// The information property list of an app.
struct ApplicationList: Hashable, Sendable {
  /// The location of the key that makes the app an agent, or the start of the file.
  let location: FileLocation
  /// Whether the app is an agent, which shows no menu bar.
  let isAgent: Bool
  /// Whether the app is one without windows, of which people see nothing.
  let isHidden: Bool

  /// `nil` for the lists of extensions, frameworks, and tests, and for malformed files.
  init?(_ source: SourceText) {
    guard let document = try? XMLDocument(source),
      let root = document.root.name == "plist" ? document.root.children.first : document.root, root.name == "dict",
      ShortcutItems.member("NSExtension", of: root) == nil,
      !["BNDL", "FMWK", "XPC!"].contains(ShortcutItems.member("CFBundlePackageType", of: root)?.text)
    else { return nil }
    let agent = ["LSBackgroundOnly", "LSUIElement"].lazy.compactMap { ShortcutItems.member($0, of: root) }.first {
      $0.name == "true" || ["1", "YES", "true"].contains($0.text)
    }
    isAgent = agent != nil
    isHidden = agent.map { $0.offset == ShortcutItems.member("LSBackgroundOnly", of: root)?.offset } ?? false
    location = agent.map(document.location) ?? FileLocation(path: source.path, line: 1)
  }
}

extension ApplicationList {
  init(location: FileLocation, isAgent: Bool, isHidden: Bool) {
    self.location = location
    self.isAgent = isAgent
    self.isHidden = isHidden
  }
}

extension ImportResult {
  /// Notes the menu bars of agents, and removes those of apps of which people see nothing.
  mutating func noteAgents() {
    var projects = ProjectAgents()
    var removed: Set<FileLocation> = []
    for index in menus.indices where menus[index].presentation == Presentation.menuBar.rawValue {
      let target = projects.list(of: menus[index].location.path)
      let own = projects.listPath(of: menus[index].location.path)
      let nearest =
        (target?.list ?? propertyLists.first { $0.location.path == own }).map { [$0] }
        ?? nearestLists(to: menus[index].location.path)
      guard let first = nearest.first, nearest.allSatisfy(\.isAgent) else { continue }
      if nearest.allSatisfy({
        $0.isHidden && !mayActivate(in: target?.folder ?? FileSystem.folder(of: $0.location.path))
      }) {
        removed.insert(menus[index].location)
        diagnostics.append(
          Diagnostic(
            .note, at: menus[index].location,
            "menu not imported: its app only runs in the background, by \(first.location.path)"))
      } else {
        // Code that makes the app a regular one may depend on conditions.
        menus[index].placeholders.append(
          Placeholder(
            location: first.location, about: .menuBar, text: activators.isEmpty ? "not shown" : "shown",
            reason: activators.isEmpty
              ? "the app is an agent, which shows no menu bar"
              : "the app is an agent, which shows a menu bar only while its code makes it a regular app"))
      }
    }
    menus.removeAll { removed.contains($0.location) }
  }

  /// The lists of the app of a file: those that have the most folders in common with it.
  private func nearestLists(to path: String) -> [ApplicationList] {
    let steps = path.split(separator: "/")
    let near = propertyLists.map { list in
      (list, zip(steps, list.location.path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    let most = near.map(\.1).max()
    return near.filter { $0.1 == most }.map(\.0)
  }

  /// Whether code in the folder of an app that only runs in the background may show it.
  private func mayActivate(in folder: String) -> Bool {
    activators.contains { folder == "." || $0.hasPrefix(folder + "/") }
  }
}
