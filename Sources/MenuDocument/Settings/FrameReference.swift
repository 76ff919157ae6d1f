import PositionedJSON

/// A reference to a frame in a set of pictures.
public enum FrameReference: Hashable, Sendable {
  /// The index, from 1.
  case number(Int)
  case caption(String)
}

extension FrameReference: CustomStringConvertible {
  /// The number, or the caption in quotation marks.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .caption(let caption): Quotation.of(caption)
    }
  }

  /// Returns the caption that was probably meant.
  public func nearest(among captions: [String]) -> String? {
    switch self {
    case .number: nil
    case .caption(let caption): NearestName.find(caption, among: captions)
    }
  }
}

extension MockupDocument {
  /// Returns whether a reference means all frames: none, or `all` unless a frame has that caption.
  public func meansAllFrames(_ reference: FrameReference?) -> Bool {
    guard let reference else { return true }
    return reference == .caption("all") && frame(reference) == nil
  }

  /// Returns the referenced frame; `nil` if there is none.
  public func frame(_ reference: FrameReference) -> Frame? {
    switch reference {
    case .number(let number): frames.indices.contains(number - 1) ? frames[number - 1] : nil
    case .caption(let caption): frames.first { $0.caption == caption }
    }
  }
}
