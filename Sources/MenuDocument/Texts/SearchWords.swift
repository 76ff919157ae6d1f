/// The placeholder of a search field.
package enum SearchWords {
  /// Returns the word for a locale; English for unknown languages.
  package static func word(for locale: String) -> String {
    LanguageTag(locale).flatMap { words[$0.language] } ?? "Search"
  }

  /// By primary language; Chinese uses the same word in both scripts.
  private static let words = [
    "ar": "بحث", "ca": "Cerca", "cs": "Hledat", "da": "Søg", "de": "Suchen", "el": "Αναζήτηση", "en": "Search",
    "es": "Buscar", "fi": "Etsi", "fr": "Rechercher", "he": "חיפוש", "hi": "खोजें", "hu": "Keresés", "id": "Cari",
    "it": "Cerca", "iw": "חיפוש", "ja": "検索", "ko": "검색", "ms": "Cari", "nb": "Søk", "nl": "Zoek", "nn": "Søk",
    "no": "Søk", "pl": "Szukaj", "pt": "Buscar", "ru": "Поиск", "sk": "Hľadať", "sv": "Sök", "th": "ค้นหา",
    "tr": "Ara", "uk": "Пошук", "vi": "Tìm kiếm", "zh": "搜索",
  ]
}
