extension String {
  /// The key as a command-line option: `textSize` becomes `text-size`.
  package var hyphenated: String {
    map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
