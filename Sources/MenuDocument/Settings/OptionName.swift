extension String {
  /// A key as options of the command line write it: `textSize` is `text-size`.
  package var hyphenated: String {
    map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
