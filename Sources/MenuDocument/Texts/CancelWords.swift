extension Confirmation {
  /// Returns the Cancel action drawn after the other actions; `nil` if one of them has that role.
  package func addedCancel(in locale: String) -> Action? {
    actions.contains { $0.role == .cancel } ? nil : Action(title: CancelWords.word(for: locale), role: .cancel)
  }
}

package enum CancelWords {
  /// Returns the word for a locale; English for unknown languages.
  package static func word(for locale: String) -> String {
    LanguageTag(locale).flatMap { words[$0.language] } ?? "Cancel"
  }

  /// By primary language; Chinese uses the same word in both scripts.
  private static let words = [
    "ar": "إلغاء", "ca": "Cancel·la", "cs": "Zrušit", "da": "Annuller", "de": "Abbrechen", "el": "Ακύρωση",
    "en": "Cancel", "es": "Cancelar", "fi": "Kumoa", "fr": "Annuler", "he": "ביטול", "hi": "रद्द करें",
    "hu": "Mégse", "id": "Batal", "it": "Annulla", "iw": "ביטול", "ja": "キャンセル", "ko": "취소", "ms": "Batal",
    "nb": "Avbryt", "nl": "Annuleer", "nn": "Avbryt", "no": "Avbryt", "pl": "Anuluj", "pt": "Cancelar",
    "ru": "Отменить", "sk": "Zrušiť", "sv": "Avbryt", "th": "ยกเลิก", "tr": "Vazgeç", "uk": "Скасувати",
    "vi": "Hủy", "zh": "取消",
  ]
}
