import MenuDocument
import MenuLanguages
package import PositionedJSON

extension AltTextLanguage {
  /// The language of `en.json`, whose phrases replace those missing from other files.
  package static let english = AltTextLanguage(tag: "en")

  /// Reads the file of a language in `MenuLanguages`.
  package init(tag: String) {
    self = Self.read(Languages.file(of: tag) ?? [], tag: tag).language
  }

  /// Reads a file of phrases. An English phrase replaces each one with errors.
  package static func read(_ bytes: [UInt8], tag: String) -> (language: AltTextLanguage, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics(file: "\(tag).json")
    let root = JSONReading(bytes, .strict, reportingTo: &diagnostics).root
    var language = root.flatMap { definition.decode(root: $0, into: &diagnostics) } ?? AltTextLanguage()
    if diagnostics.hasErrors, tag != "en" {
      // It reports the same errors again.
      var repeated = Diagnostics(file: diagnostics.file)
      language = root.flatMap { definition(over: .english).decode(root: $0, into: &repeated) } ?? .english
    }
    language.tag = tag
    language.isRightToLeft = LanguageTag(tag)?.isRightToLeft == true
    return (language, diagnostics)
  }

  private static let definition = definition(over: AltTextLanguage())

  /// The definition of a file.
  ///
  /// - Parameter base: supplies missing phrases.
  private static func definition(over base: AltTextLanguage) -> Definition<AltTextLanguage> {
    .object(
      base,
      [
        .required("marks", .phrases(Mark.self), "") { $0.marks.merge($1) },
        .required("kinds", .phrases(Kind.self), "") { $0.kinds.merge($1) },
        .required("states", .phrases(State.self), "") { $0.states.merge($1) },
        .required("buttons", .phrases(Button.self), "") { $0.buttons.merge($1) },
        .required("menus", .phrases(Menu.self), "") { $0.menus.merge($1) },
        .required("places", .phrases(Location.self), "") { $0.locations.merge($1) },
        .required("previews", .phrases(Preview.self), "") { $0.previews.merge($1) },
        .required("titles", .phrases(Title.self), "") { $0.titles.merge($1) },
        .required("symbols", .phrases(Symbol.self), "") { $0.symbols.merge($1) },
        .required("modifiers", .phrases(Modifier.self), "") { $0.modifiers.merge($1) },
        .required("keys", .phrases(Key.self), "") { $0.keys.merge($1) },
        .required("standardMenus", .phrases(StandardMenu.self), "") { $0.standardMenus.merge($1) },
        .required("standardItems", .phrases(StandardItem.self), "") { $0.standardItems.merge($1) },
      ])
  }
}
