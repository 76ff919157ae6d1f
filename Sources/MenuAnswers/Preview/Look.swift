package import MenuDocument
package import MenuMockup
import MockupScene
import PositionedJSON

/// The page's choices for rendering a document.
package struct Look: Sendable {
  package struct Problem: Error, Hashable {
    package var message: String
  }

  package let settings: Settings

  /// Reads the settings with one of several effects from the query of a request; other names are ignored.
  package init(_ query: [String: String], _ effects: [Setting.Key.Effect] = [.content, .canvas]) throws(Problem) {
    var chosen: [Located<Setting>] = []
    for key in Setting.Key.allCases where effects.contains(key.effect) {
      guard let text = query[key.name], !text.isEmpty else { continue }
      let setting: Located<Setting>
      do throws(Setting.ArgumentProblem) {
        setting = try Located(key, argument: text)
      } catch {
        throw Problem(message: error.description)
      }
      // A theme file could be any file of the system.
      if case .theme(.file) = setting.value { throw Problem(message: "the theme must be a name") }
      chosen.append(setting)
    }
    settings = Settings(chosen)
  }

  /// The render options before the project's settings.
  ///
  /// - Parameter defaults: Settings for anything that the document does not set.
  package func options(for source: Source, defaults: Settings) -> RenderOptions {
    var options = RenderOptions()
    options.settings = settings
    var ignored = Diagnostics(file: source.name)
    let own = (DocumentReader.read(source.bytes, diagnostics: &ignored)?.settings ?? Settings()).over(defaults)
    // Another platform selects its own newest theme, unless the document's theme is already for that platform.
    if let platform = settings.platform, settings.theme == nil, own.theme != nil, platform != own.platform ?? .iOS {
      options.settings.theme = .named(ThemeLibrary.newest(for: platform))
    }
    return options
  }
}
