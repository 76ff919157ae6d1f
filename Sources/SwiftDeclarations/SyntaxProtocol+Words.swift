package import SwiftSyntax

extension SyntaxProtocol {
  /// The source text on one line, cut at about a number of characters.
  package func words(atMost limit: Int) -> String {
    var words = ""
    var isParted = false
    for token in tokens(viewMode: .sourceAccurate) {
      // Chains of calls may have a line for each.
      let isChain =
        token.tokenKind == .period && token.parent?.as(MemberAccessExprSyntax.self).map { $0.base != nil } ?? false
      // Comments separate words like spaces.
      if !words.isEmpty, !isChain, isParted || !token.leadingTrivia.isEmpty { words += " " }
      let text = token.text
      // Most tokens are names and signs.
      let isPlain = text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
      // Spaces beside interpolations belong to the text.
      let isWritten =
        isPlain || token.parent?.is(StringSegmentSyntax.self) == true && !text.contains(where: \.isNewline)
      words += isWritten ? text : text.split { $0.isWhitespace }.joined(separator: " ")
      isParted = !token.trailingTrivia.isEmpty
      if words.utf8.count > limit, words.count > limit { break }
    }
    guard words.count > limit else { return words }
    // Cut between words.
    let start = words.prefix(limit)
    return start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex) + "…"
  }
}
