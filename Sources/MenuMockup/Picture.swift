public import MenuDescriptions
public import MenuDocument
package import MockupHashing
public import PositionedJSON

/// A picture that was drawn.
public struct Picture: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// The form of the file.
  public var format: PictureFormat
  /// The width: pixels of a PNG, else points.
  public var width: Double
  /// The height: pixels of a PNG, else points.
  public var height: Double
  /// What the picture shows, in sentences.
  public var description: String
  /// What the callouts of the picture stand for.
  public var legend = Legend()
  /// What is to be said about it, none of it an error.
  public var findings: [Remark]
  /// The files besides the document that it was made from: themes, images and typefaces; empty
  /// unless ``RenderOptions/listsInputs`` asks for them.
  public internal(set) var inputs: [String] = []
  /// The families of typefaces that its themes name, each once.
  package var families: [String] = []
  /// The hash of the pixels of a PNG, else that of the file, as ``PixelDigest`` makes it; `nil` where nobody asks for it.
  package var pixels: SHA256Digest?
}

/// Why there is no picture.
public enum RenderError: Error, Sendable {
  /// The document, or something that it names, cannot be drawn as it is; holds at least one error.
  case invalid([Diagnostic])
  /// A fault of the engine, in its own words.
  case engine(String)

  /// What is wrong with the document.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine: []
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// What is wrong, a line for each thing.
  public var description: String {
    switch self {
    case .invalid(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .engine(let message): message
    }
  }
}
