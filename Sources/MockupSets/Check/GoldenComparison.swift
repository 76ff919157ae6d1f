import MenuDocument
public import MenuMockup
import MockupDiff
import MockupHashing
import MockupPNG
import MockupScene
import PositionedJSON

/// Compares what is drawn now with what was drawn once.
///
/// PNGs are compared by their decoded pixels, never as files. SVG and PDF are compared as files without the records
/// that they carry, as those change with every version of the program.
public struct GoldenComparison: Hashable, Sendable {
  /// How far apart two colors may be and still count as one, from 0 to 1; `nil` where every bit counts. For PNG only.
  public var threshold: Double?
  /// How many different pixels still count as the same. For PNG only.
  public var maxDifferentPixels = 0
  /// Whether a picture that is the same tells the digest of its pixels, too, which takes a while.
  public var needsPixels = false

  /// A comparison in which every bit counts.
  public init() {}

  /// Draws a document and compares the picture with its golden.
  ///
  /// A document that cannot be drawn, and a golden that cannot be read, are verdicts too.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - options: how it is drawn.
  ///   - golden: the file of the golden; `nil` where there is none.
  ///   - renderer: what draws; it may have drawn anything before.
  public func compare(
    _ source: Source, options: RenderOptions, with golden: [UInt8]?, by renderer: Renderer
  ) -> GoldenFinding {
    do throws(RenderError) {
      let picture = try renderer.prepare(source, options: options)
      let golden = golden.map { Golden(bytes: $0, format: picture.form.format) }
      var finding = try compare(picture, golden, renderer)
      if let golden, finding.verdict != .same, finding.verdict != .failed {
        explain(&finding, picture, of: source, options, golden, renderer)
      }
      finding.findings = picture.findings
      return finding
    } catch {
      var finding = GoldenFinding(.failed)
      finding.pictures.expected = golden
      switch error {
      case .invalid(let diagnostics): finding.findings = diagnostics.map(Remark.diagnostic)
      case .engine(let message): finding.message = message
      }
      return finding
    }
  }

  private func compare(
    _ picture: PreparedPicture, _ golden: Golden?, _ renderer: Renderer
  ) throws(RenderError) -> GoldenFinding {
    let painted = picture.form.format.hasPixels ? try renderer.paint(picture) : nil
    var finding =
      if let painted {
        comparePixels(painted.pixels, golden)
      } else {
        compareFiles(try renderer.bareFile(of: picture), golden, size: picture.drawing.scene.size)
      }
    guard finding.verdict != .same else { return finding }
    finding.pictures.actual =
      if let painted { try renderer.encode(painted).bytes } else { try renderer.encode(picture).bytes }
    finding.pictures.expected = golden?.bytes
    return finding
  }

  // MARK: Pictures

  private func comparePixels(_ pixels: StraightRaster, _ golden: Golden?) -> GoldenFinding {
    var finding: GoldenFinding
    if let golden {
      do throws(PNGError) {
        // Nearly all are the same, and then the golden need not be held.
        if try golden.isEqual(to: pixels) {
          return GoldenFinding(.same, actual: GoldenFinding.Side(pixels, hasDigest: needsPixels))
        }
        let expected = try golden.pixels(expecting: pixels.pixels.count)
        let comparison = PictureComparison(threshold: threshold)
        let difference = comparison.difference(between: expected, and: pixels)
        if difference.isEqual(allowing: maxDifferentPixels) {
          finding = GoldenFinding(.same)
        } else {
          finding = GoldenFinding(difference.isSameSize ? .different : .resized)
          finding.difference = difference
          finding.expected = GoldenFinding.Side(expected)
          if Self.canBeMarked(expected, pixels) {
            let marked = comparison.picture(ofDifferenceBetween: expected, and: pixels)
            finding.pictures.difference = try? PNGEncoder.encode(marked)
          }
        }
      } catch {
        finding = GoldenFinding(.failed, message: "the golden cannot be read: \(error.description)")
      }
    } else {
      finding = GoldenFinding(.missing)
    }
    finding.actual = GoldenFinding.Side(pixels, hasDigest: needsPixels || finding.verdict != .same)
    return finding
  }

  /// Whether there is memory for a picture that is as large as both together: any PNG can be put in a golden's place.
  private static func canBeMarked(_ one: StraightRaster, _ other: StraightRaster) -> Bool {
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    return width <= PNGEncoder.maximumWidth && height <= 2 * PNGDecoder.defaultMaximumPixelCount / width
  }

  private func compareFiles(_ file: [UInt8], _ golden: Golden?, size: Size) -> GoldenFinding {
    var finding = GoldenFinding(.missing)
    if let golden {
      let expected = golden.bare
      finding.verdict = expected == file ? .same : .different
      if finding.verdict == .different {
        finding.expected = GoldenFinding.Side(pixels: SHA256Digest(of: expected).description)
      }
    }
    finding.actual = GoldenFinding.Side(
      pixels: needsPixels || finding.verdict != .same ? SHA256Digest(of: file).description : nil,
      width: size.width, height: size.height)
    return finding
  }

  // MARK: Layers

  /// Tells what changed in the document, in the layout, and in what both were made with.
  private func explain(
    _ finding: inout GoldenFinding, _ picture: PreparedPicture, of source: Source, _ options: RenderOptions,
    _ golden: Golden, _ renderer: Renderer
  ) {
    guard let document = golden.document, let recipe = golden.recipe else {
      finding.message = "the golden carries no document, so that only pictures are compared"
      return
    }
    finding.madeWith = RecipeDifference.changes(from: recipe, to: renderer.recipe(of: picture))
    guard let old = JSONReading(document, .commented).root,
      let new = JSONReading(source.bytes, .commented).root
    else {
      finding.message = "the golden's document cannot be read"
      return
    }
    let change = DocumentDifference(from: old, to: new)
    finding.document = change.changes
    finding.documentCount = change.count
    var earlier = source
    earlier.bytes = document
    do throws(RenderError) {
      let tree = try renderer.layOut(earlier, options: options.following(recipe)).tree
      let layout = LayoutDifference(from: tree, to: picture.layout, place: change.place)
      finding.layout = layout.changes
      finding.layoutCount = layout.count
    } catch {
      finding.message = "the golden's document cannot be laid out any more: \(error)"
    }
  }
}

extension GoldenFinding.Side {
  /// A PNG, by its pixels.
  init(_ raster: StraightRaster, hasDigest: Bool = true) {
    pixels = hasDigest ? PixelDigest.of(raster).description : nil
    width = Double(raster.width)
    height = Double(raster.height)
  }
}
