public import MenuDescriptions
public import MenuDocument
package import MockupHashing
public import PositionedJSON

/// A rendered image.
public struct Picture: Sendable {
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The file format.
  public var format: OutputFormat
  /// The width, in pixels for PNG and APNG, else in points.
  public var width: Double
  /// The height, in pixels for PNG and APNG, else in points.
  public var height: Double
  /// A description of the image in sentences.
  public var description: String
  /// The texts of the callouts.
  public var legend = Legend()
  /// Warnings and lint findings; no errors.
  public var findings: [Remark]
  /// The files besides the document that the image depends on: themes, images, and typefaces. Empty unless
  /// ``RenderOptions/listsInputs`` is set.
  public internal(set) var inputs: [String] = []
  package var families: [String] = []
  /// The hash of a PNG's pixels, else of the file, computed by ``PixelDigest``; `nil` unless requested.
  package var pixels: SHA256Digest?
}

/// A failure to render.
public enum RenderError: Error, Sendable {
  /// The document, or a file that it names, has errors; at least one diagnostic is an error.
  case invalid([Diagnostic])
  /// An internal failure of the engine, with its message.
  case engine(String)

  /// The diagnostics; empty for an internal failure.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine: []
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// The diagnostics, each with its help on the next line.
  public var description: String {
    switch self {
    case .invalid(let diagnostics): diagnostics.map { $0.description }.joined(separator: "\n")
    case .engine(let message): message
    }
  }
}
