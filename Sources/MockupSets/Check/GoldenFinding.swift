public import MenuMockup
public import MockupDiff

/// What came out when a picture was compared with its golden.
public struct GoldenFinding: Sendable {
  /// A picture as far as it is known: its size in pixels, for a PNG, and the SHA-256 of what is compared.
  public struct Side: Hashable, Sendable {
    /// Pixels a row and rows of a PNG, else the width and height in points; `nil` where that is not known.
    public var size: (width: Double, height: Double)? { width.flatMap { width in height.map { (width, $0) } } }
    /// SHA-256 of the decoded pixels of a PNG, in bytes of red, green, blue and alpha; else that of the file without
    /// the records that it carries. `nil` where nobody asked for it.
    public internal(set) var pixels: String?
    var width: Double?
    var height: Double?
  }

  /// The files of what is different, in memory.
  public struct Pictures: Sendable {
    /// The picture as it is drawn now, with all that it carries.
    public var actual: [UInt8]?
    /// The golden, as its file is.
    public var expected: [UInt8]?
    /// A PNG in which the difference is marked; only PNGs have one.
    public var difference: [UInt8]?
  }

  /// How the two go together.
  public internal(set) var verdict: Verdict
  /// What is drawn now.
  public internal(set) var actual = Side()
  /// The golden; `nil` where there is none or it is the same.
  public internal(set) var expected: Side?
  /// What is to be said about the document; holds an error where it cannot be drawn.
  public internal(set) var findings: [Remark] = []
  /// Why there is no verdict, or what could not be found out.
  public internal(set) var message: String?
  /// How many pixels of a PNG are different, and where.
  public internal(set) var difference: Difference?
  /// What changed in the document since the golden was drawn.
  public internal(set) var document: [DocumentChange] = []
  /// How many changes of the document there are; ``document`` holds the first of them.
  public internal(set) var documentCount = 0
  /// What changed in the layout.
  public internal(set) var layout: [LayoutChange] = []
  /// How many changes of the layout there are; ``layout`` holds the first of them.
  public internal(set) var layoutCount = 0
  /// What else the golden was made with.
  public internal(set) var madeWith: [OriginChange] = []
  /// The files of what is different; empty for what is the same.
  public internal(set) var pictures = Pictures()

  init(_ verdict: Verdict, actual: Side = Side(), message: String? = nil) {
    self.verdict = verdict
    self.actual = actual
    self.message = message
  }
}
