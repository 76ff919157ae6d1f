import PositionedJSON

/// A frame as a set of pictures names it.
public enum FrameReference: Hashable, Sendable {
  /// By its place, from 1.
  case number(Int)
  /// By its caption.
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

  /// The caption that was probably meant.
  public func nearest(among captions: [String]) -> String? {
    switch self {
    case .number: nil
    case .caption(let caption): NearestName.find(caption, among: captions)
    }
  }
}

extension MockupDocument {
  /// The frame of a number, from 1, or of a caption; `nil` where there is none.
  public func frame(_ reference: FrameReference) -> Frame? {
    switch reference {
    case .number(let number): frames.indices.contains(number - 1) ? frames[number - 1] : nil
    case .caption(let caption): frames.first { $0.caption == caption }
    }
  }
}
