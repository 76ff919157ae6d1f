import MenuDocument
import MenuLanguages
internal import Synchronization

/// A language whose file is read on first use.
private final class LazyLanguage: Sendable {
  private final class Box: Sendable {
    let language: AltTextLanguage

    init(_ language: AltTextLanguage) {
      self.language = language
    }
  }

  private let tag: String
  private let box = AtomicLazyReference<Box>()

  init(tag: String) {
    self.tag = tag
  }

  var language: AltTextLanguage {
    (box.load() ?? box.storeIfNil(Box(AltTextLanguage(tag: tag)))).language
  }
}

extension AltTextLanguage {
  package static let tags = Languages.tags

  private static let all = tags.map(LazyLanguage.init)

  /// The language of descriptions for readers of another one; English if no language fits.
  package static func best(for locale: String) -> AltTextLanguage {
    guard let index = LanguageTag.best(for: locale, among: tags), tags[index] != "en" else { return .english }
    return all[index].language
  }
}
