public import MenuMockup
public import MockupDiff

/// The result of comparing an image with its golden.
public struct GoldenFinding: Sendable {
  /// One image of a comparison: its size and the SHA-256 digest of the compared data, as far as known.
  public struct Side: Hashable, Sendable {
    /// Width and height, in pixels for PNG and APNG, else in points; `nil` if unknown.
    public var size: (width: Double, height: Double)? { width.flatMap { width in height.map { (width, $0) } } }
    /// The SHA-256 digest of a PNG's decoded pixels (red, green, blue, and alpha bytes), else of the file without
    /// provenance. `nil` unless requested.
    public internal(set) var pixels: String?
    var width: Double?
    var height: Double?
  }

  /// The files of a difference, in memory.
  public struct Images: Sendable {
    /// The current image, with its provenance.
    public var actual: [UInt8]?
    /// The golden file.
    public var expected: [UInt8]?
    /// A PNG that marks the difference; `nil` for other formats.
    public var difference: [UInt8]?
  }

  public internal(set) var verdict: Verdict
  /// The current image.
  public internal(set) var actual = Side()
  /// The golden; `nil` if there is none or it is equal.
  public internal(set) var expected: Side?
  /// The remarks about the document; at least one is an error if it cannot be rendered.
  public internal(set) var findings: [Remark] = []
  /// The reason if there is no verdict, or what could not be determined.
  public internal(set) var message: String?
  /// The number and location of differing pixels of a PNG.
  public internal(set) var difference: Difference?
  /// The first changes of the document since the golden was rendered.
  public internal(set) var document: [DocumentChange] = []
  /// The number of all changes of the document; ``document`` holds the first ones.
  public internal(set) var documentCount = 0
  /// The first changes of the layout.
  public internal(set) var layout: [LayoutChange] = []
  /// The number of all changes of the layout; ``layout`` holds the first ones.
  public internal(set) var layoutCount = 0
  /// The differing inputs of the golden.
  public internal(set) var provenanceChanges: [OriginChange] = []
  /// The files of a difference; empty for equal images.
  public internal(set) var images = Images()

  init(_ verdict: Verdict, actual: Side = Side(), message: String? = nil) {
    self.verdict = verdict
    self.actual = actual
    self.message = message
  }
}
