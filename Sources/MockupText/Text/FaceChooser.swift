import MockupScene

/// Chooses the typeface for each part of one text: a function of the text, the request and the files that are there.
///
/// Latin is always asked first, as on Apple's platforms, so that digits and punctuation look the same in every
/// language; then the typeface of the script, then those of signs.
struct FaceChooser {
  private let store: FontStore
  private let weight: Int
  private let hanForms: String
  private var candidates: [FontRole: [Typeface]] = [:]

  /// Characters that no typeface has, in order of appearance.
  private(set) var missingCharacters: [Unicode.Scalar] = []
  /// Typefaces that were needed and are not there, in order of need.
  private(set) var missingFaces: [Typeface] = []

  init(store: FontStore, weight: Int, hanForms: String) {
    self.store = store
    self.weight = weight
    self.hanForms = hanForms
  }

  /// The typeface that a text without other scripts is set in, and that draws what none has.
  mutating func base() -> Typeface {
    let latin = faces(for: .latin)
    if let wanted = latin.first, store.face(wanted) == nil { note(wanted) }
    return latin.first { store.isPresent($0) } ?? latin.first ?? Typeface(index: 0)
  }

  /// The typeface for a cluster that follows text in the typeface `previous`.
  mutating func face(for cluster: Cluster, after previous: Typeface?) -> Typeface {
    // White space stays with the word before it, but for emoji, whose space is as wide as an emoji.
    if let previous, cluster.isBlank, store.catalog.face(previous)?.role != .emoji,
      cluster.visibleScalars.allSatisfy({ has(previous, $0) })
    {
      return previous
    }
    let visible = cluster.visibleScalars
    let isEmoji = cluster.isEmoji
    let own = isEmoji ? .emoji : FontRole(script: cluster.script) ?? .latin
    let order: [FontRole] =
      isEmoji ? [.emoji, .latin, .symbols, .han] : [.latin, own, .symbols, .han, .emoji]

    var absent: [(role: FontRole, face: Typeface)] = []
    var partial: Typeface?
    var asked: Set<FontRole> = []
    for role in order where asked.insert(role).inserted {
      for typeface in faces(for: role) {
        guard store.isPresent(typeface) else {
          absent.append((role, typeface))
          continue
        }
        if visible.allSatisfy({ has(typeface, $0) }) {
          noteFirst(absent, of: own)
          return typeface
        }
        if partial == nil, let first = visible.first, has(typeface, first) { partial = typeface }
      }
    }
    if absent.contains(where: { $0.role == own }) {
      noteFirst(absent, of: own)
    } else {
      for lack in absent { note(lack.face) }
    }
    let chosen = partial ?? base()
    for scalar in visible where !has(chosen, scalar) && !missingCharacters.contains(scalar) {
      missingCharacters.append(scalar)
    }
    return chosen
  }

  private mutating func faces(for role: FontRole) -> [Typeface] {
    if let known = candidates[role] { return known }
    let found = store.candidates(for: role, weight: weight, language: role == .han ? hanForms : nil)
    candidates[role] = found
    return found
  }

  private func has(_ typeface: Typeface, _ scalar: Unicode.Scalar) -> Bool {
    store.face(typeface)?.hasGlyph(for: scalar) ?? false
  }

  /// Notes the best of the absent faces of a role: with it there, the others would not have been asked.
  private mutating func noteFirst(_ absent: [(role: FontRole, face: Typeface)], of role: FontRole) {
    if let lack = absent.first(where: { $0.role == role }) { note(lack.face) }
  }

  private mutating func note(_ typeface: Typeface) {
    if !missingFaces.contains(typeface) { missingFaces.append(typeface) }
  }
}
