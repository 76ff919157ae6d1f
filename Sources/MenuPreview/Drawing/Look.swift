import MenuMockup
import MenuModel
import MenuStrings
import MockupFiles
import MockupSets

/// How the page wants a document to be drawn.
struct Look {
  /// Why a look is refused, in a sentence.
  struct Problem: Error, Hashable {
    var message: String
  }

  /// What the page can choose.
  private static let keys: [Setting.Key] = [
    .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .layoutDirection, .state, .frame,
    .heldModifiers, .background, .tint, .padding,
  ]

  /// What is chosen.
  let settings: Settings

  /// Reads what stands in an address; names that are none of settings are passed over.
  init(_ query: [String: String], besides further: [Setting.Key] = []) throws(Problem) {
    var chosen: [Located<Setting>] = []
    for key in Self.keys + further {
      guard let text = query[key.rawValue], !text.isEmpty else { continue }
      let setting: Located<Setting>
      do throws(Setting.ArgumentProblem) {
        setting = try Located(key, argument: text)
      } catch {
        throw Problem(message: error.description)
      }
      // A theme that is a file would be read wherever it is.
      if case .theme(.file) = setting.value { throw Problem(message: "a theme is chosen by its name") }
      chosen.append(setting)
    }
    settings = Settings(chosen)
  }

  /// The options that a document is drawn with, before what its project says.
  ///
  /// - Parameters:
  ///   - defaults: what counts where the document says nothing.
  ///   - strings: a file of translations; `nil` for none.
  func options(for source: Source, defaults: Settings, strings: String?) -> RenderOptions {
    var options = RenderOptions()
    options.settings = settings
    var ignored = Diagnostics(file: source.name)
    let own = (DocumentReader.read(source.bytes, diagnostics: &ignored)?.settings ?? Settings()).over(defaults)
    // Another platform means its own theme, where the document's is not for it.
    if let platform = settings.platform, settings.theme == nil, own.theme != nil, platform != own.platform ?? .iOS {
      options.settings.theme = .named(ThemeLibrary.newest(for: platform))
    }
    if let strings, let bytes = FileSystem.bytes(at: strings),
      let source = try? TranslationSource(bytes, path: strings)
    {
      options.translate(by: source)
    }
    return options
  }
}
