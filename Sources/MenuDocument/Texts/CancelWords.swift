extension Confirmation {
  /// The Cancel that is drawn after the written answers; `nil` where one of them has that role.
  package func addedCancel(in locale: String) -> Action? {
    actions.contains { $0.role == .cancel } ? nil : Action(title: CancelWords.word(for: locale), role: .cancel)
  }
}

/// What the answer is called that is added to a question: the word for Cancel in the language of the mockup.
package enum CancelWords {
  /// The word of a language; the English one for a language that is not known.
  package static func word(for locale: String) -> String {
    LanguageTag(locale).flatMap { words[$0.language] } ?? "Cancel"
  }

  /// By primary language. Chinese writes the word alike in both of its scripts.
  private static let words = [
    "ar": "إلغاء", "ca": "Cancel·la", "cs": "Zrušit", "da": "Annuller", "de": "Abbrechen", "el": "Ακύρωση",
    "en": "Cancel", "es": "Cancelar", "fi": "Kumoa", "fr": "Annuler", "he": "ביטול", "hi": "रद्द करें",
    "hu": "Mégse", "id": "Batal", "it": "Annulla", "iw": "ביטול", "ja": "キャンセル", "ko": "취소", "ms": "Batal",
    "nb": "Avbryt", "nl": "Annuleer", "nn": "Avbryt", "no": "Avbryt", "pl": "Anuluj", "pt": "Cancelar",
    "ru": "Отменить", "sk": "Zrušiť", "sv": "Avbryt", "th": "ยกเลิก", "tr": "Vazgeç", "uk": "Скасувати",
    "vi": "Hủy", "zh": "取消",
  ]
}
