import MockupScene

/// Chooses the typeface of each cluster of a text; depends only on the text, the request, and the available files.
///
/// A family named by the request comes first, except for emoji. Next comes Latin, as on Apple's platforms, so that
/// digits and punctuation look the same in every language; then the typeface of the script, then symbols.
struct FaceChooser {
  private let store: FontStore
  /// The typefaces of the named family, the best first.
  private let named: [Typeface]
  private let weight: Int
  private let grade: Int
  private let hanForms: String
  private var candidates: [FontRole: [Typeface]] = [:]

  /// Characters without a glyph in any typeface, in order of appearance.
  private(set) var missingCharacters: [Unicode.Scalar] = []
  /// Needed but missing typefaces, in order of need.
  private(set) var missingFaces: [Typeface] = []

  init(store: FontStore, request: TextRequest, hanForms: String) {
    self.store = store
    weight = request.weight.number
    named = request.family.map { store.candidates(inFamily: $0, weight: request.weight.number) } ?? []
    grade = request.grade
    self.hanForms = hanForms
  }

  /// Returns the default typeface, which also draws characters that no typeface has.
  mutating func base() -> Typeface {
    let latin = store.candidates(for: .latin, weight: weight, grade: grade)
    if let wanted = named.first ?? latin.first, store.face(wanted) == nil { note(wanted) }
    if let chosen = named.first(where: store.isPresent) { return chosen }
    return latin.first { store.isPresent($0) } ?? latin.first ?? Typeface(index: 0)
  }

  /// Returns the typeface for a cluster that follows text in the typeface `previous`.
  mutating func face(for cluster: Cluster, after previous: Typeface?) -> Typeface {
    // White space takes the typeface of the previous word, except after emoji, whose space is as wide as an emoji.
    if let previous, cluster.isBlank, store.catalog.role(of: previous) != .emoji,
      cluster.visibleScalars.allSatisfy({ has(previous, $0) })
    {
      return previous
    }
    let visible = cluster.visibleScalars
    let isEmoji = cluster.isEmoji
    if !isEmoji {
      for typeface in named {
        guard store.isPresent(typeface) else {
          note(typeface)
          continue
        }
        if visible.allSatisfy({ has(typeface, $0) }) { return typeface }
      }
    }
    let own = isEmoji ? .emoji : FontRole(script: cluster.script) ?? .latin
    let order: [FontRole] =
      isEmoji ? [.emoji, .latin, .symbols, .han] : [.latin, own, .symbols, .han, .emoji]

    var absent: [(role: FontRole, face: Typeface)] = []
    var partial: Typeface?
    var visited: Set<FontRole> = []
    for role in order where visited.insert(role).inserted {
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
    let found = store.candidates(
      for: role, weight: weight, grade: grade, language: role == .han ? hanForms : nil)
    candidates[role] = found
    return found
  }

  private func has(_ typeface: Typeface, _ scalar: Unicode.Scalar) -> Bool {
    store.face(typeface)?.hasGlyph(for: scalar) ?? false
  }

  /// Records the best missing typeface of a role; if it were installed, no other would be needed.
  private mutating func noteFirst(_ absent: [(role: FontRole, face: Typeface)], of role: FontRole) {
    if let lack = absent.first(where: { $0.role == role }) { note(lack.face) }
  }

  private mutating func note(_ typeface: Typeface) {
    if !missingFaces.contains(typeface) { missingFaces.append(typeface) }
  }
}

/// The regional forms of Han characters.
package enum HanLanguage {
  /// Returns the tag of the Han forms for a text, as used in the lock file.
  ///
  /// A language written with Han characters determines the forms. For any other language, kana, hangul, and bopomofo
  /// do; without these, the forms are Chinese.
  package static func forms(language: String, scripts: some Sequence<Script>) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ja": return "ja"
    case "ko": return "ko"
    case "yue": return rest.contains("hans") ? "zh-Hans" : "zh-HK"
    case "zh":
      if rest.contains("hans") { return "zh-Hans" }
      if rest.contains("hk") || rest.contains("mo") { return "zh-HK" }
      return rest.contains("hant") || rest.contains("tw") ? "zh-Hant" : "zh-Hans"
    default: break
    }
    for script in scripts {
      switch script {
      case .hiragana, .katakana: return "ja"
      case .hangul: return "ko"
      case .bopomofo: return "zh-Hant"
      default: continue
      }
    }
    return "zh-Hans"
  }
}

/// Assigns scripts to characters that several scripts share (Unicode Annex 24).
package enum ScriptResolver {
  /// Sets the script of each cluster: its own, otherwise that of the previous cluster, otherwise that of the next
  /// cluster that has one.
  package static func resolve(_ clusters: inout [Cluster]) {
    var current: Script = .common
    for index in clusters.indices {
      let own = clusters[index].scalars.lazy.map { Script(of: $0) }.first { $0 != .common && $0 != .inherited }
      if let own {
        if current == .common {
          for earlier in clusters[..<index].indices { clusters[earlier].script = own }
        }
        current = own
      }
      clusters[index].script = current
    }
  }
}

extension FontWeight {
  var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    }
  }
}
