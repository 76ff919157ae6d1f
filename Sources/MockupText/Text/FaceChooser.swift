import MockupScene

/// Chooses the typeface for each part of one text: a function of the text, the request and the files that are there.
///
/// A family that the request names is asked before all others, but for emoji. Of the others Latin is always asked first,
/// as on Apple's platforms, so that digits and punctuation look the same in every language; then the typeface of the
/// script, then those of signs.
struct FaceChooser {
  private let store: FontStore
  /// The typefaces of the family that the request names, the best first.
  private let named: [Typeface]
  private let weight: Int
  private let grade: Int
  private let hanForms: String
  private var candidates: [FontRole: [Typeface]] = [:]

  /// Characters that no typeface has, in order of appearance.
  private(set) var missingCharacters: [Unicode.Scalar] = []
  /// Typefaces that were needed and are not there, in order of need.
  private(set) var missingFaces: [Typeface] = []

  init(store: FontStore, request: TextRequest, hanForms: String) {
    self.store = store
    weight = request.weight.number
    named = request.family.map { store.candidates(inFamily: $0, weight: request.weight.number) } ?? []
    grade = request.grade
    self.hanForms = hanForms
  }

  /// The typeface that a text without other scripts is set in, and that draws what none has.
  mutating func base() -> Typeface {
    let latin = store.candidates(for: .latin, weight: weight, grade: grade)
    if let wanted = named.first ?? latin.first, store.face(wanted) == nil { note(wanted) }
    if let chosen = named.first(where: store.isPresent) { return chosen }
    return latin.first { store.isPresent($0) } ?? latin.first ?? Typeface(index: 0)
  }

  /// The typeface for a cluster that follows text in the typeface `previous`.
  mutating func face(for cluster: Cluster, after previous: Typeface?) -> Typeface {
    // White space stays with the word before it, but for emoji, whose space is as wide as an emoji.
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
    let found = store.candidates(
      for: role, weight: weight, grade: grade, language: role == .han ? hanForms : nil)
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

/// Which country's forms of Han characters a text needs.
enum HanLanguage {
  /// The tag of the forms, as the lock file has it.
  ///
  /// A language that writes with Han characters decides; in a text of any other language, kana, hangul and
  /// bopomofo do, and where there are none of these the forms are those of China.
  static func forms(language: String, scripts: some Sequence<Script>) -> String {
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

/// Gives signs that all scripts share the script of their surroundings (Unicode Annex 24).
enum ScriptResolver {
  /// The script of each cluster: its own; else that of the cluster before; else that of the next one that has one.
  static func resolve(_ clusters: inout [Cluster]) {
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
  /// The weight as CSS counts it.
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
