import MenuDocument
public import MenuMockup
import MockupDiff
import MockupHashing
import MockupPNG
import MockupScene
import PositionedJSON

/// Compares a current image with its golden.
///
/// PNGs are compared by decoded pixels. SVG and PDF files are compared without their provenance, which differs between
/// versions of the program.
public struct GoldenComparison: Hashable, Sendable {
  /// The largest color distance, from 0 to 1, at which two pixels count as equal; `nil` for exact equality. PNG only.
  public var threshold: Double?
  /// The number of differing pixels to tolerate. PNG only.
  public var maxDifferentPixels = 0
  /// Computes the digest of pixels for equal images too, which takes time.
  public var needsPixels = false

  /// Creates an exact comparison.
  public init() {}

  /// Renders a document and compares the image with its golden.
  ///
  /// Rendering errors and an unreadable golden are verdicts, not errors.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - options: the rendering options.
  ///   - golden: the golden file; `nil` if there is none.
  ///   - renderer: the renderer, in any state.
  public func compare(
    _ source: Source, options: RenderOptions, with golden: [UInt8]?, by renderer: Renderer
  ) -> GoldenFinding {
    do throws(RenderError) {
      let image = try renderer.prepare(source, options: options)
      let golden = golden.map { Golden(bytes: $0, format: image.form.format) }
      var finding = try compare(image, golden, renderer)
      if let golden, finding.verdict != .same, finding.verdict != .failed {
        explain(&finding, image, of: source, options, golden, renderer)
      }
      finding.findings = image.findings
      return finding
    } catch {
      var finding = GoldenFinding(.failed)
      finding.images.expected = golden
      switch error {
      case .invalid(let diagnostics): finding.findings = diagnostics.map(Remark.diagnostic)
      case .engine(let message): finding.message = message
      }
      return finding
    }
  }

  private func compare(
    _ image: PreparedImage, _ golden: Golden?, _ renderer: Renderer
  ) throws(RenderError) -> GoldenFinding {
    let painted = image.form.format.hasPixels ? try renderer.paint(image) : nil
    var finding =
      if let painted {
        comparePixels(painted.pixels, golden)
      } else {
        compareFiles(try renderer.fileWithoutRecords(of: image), golden, size: image.drawing.scene.size)
      }
    guard finding.verdict != .same else { return finding }
    finding.images.actual =
      if let painted { try renderer.encode(painted).bytes } else { try renderer.encode(image).bytes }
    finding.images.expected = golden?.bytes
    return finding
  }

  // MARK: Images

  private func comparePixels(_ pixels: StraightRaster, _ golden: Golden?) -> GoldenFinding {
    var finding: GoldenFinding
    if let golden {
      do throws(PNGError) {
        // Nearly all images are equal, and equality needs no decoded golden in memory.
        if try golden.isEqual(to: pixels) {
          return GoldenFinding(.same, actual: GoldenFinding.Side(pixels, hasDigest: needsPixels))
        }
        let expected = try golden.pixels(expecting: pixels.pixels.count)
        let comparison = ImageComparison(threshold: threshold)
        let difference = comparison.difference(between: expected, and: pixels)
        if difference.isEqual(allowing: maxDifferentPixels) {
          finding = GoldenFinding(.same)
        } else {
          finding = GoldenFinding(difference.isSameSize ? .different : .resized)
          finding.difference = difference
          finding.expected = GoldenFinding.Side(expected)
          if Self.canBeMarked(expected, pixels) {
            let marked = comparison.image(ofDifferenceBetween: expected, and: pixels)
            finding.images.difference = try? PNGEncoder.encode(marked)
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

  /// Returns whether an image that covers both is small enough, because any PNG can be used as a golden.
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

  /// Adds the differences of the document, the layout, and the inputs.
  private func explain(
    _ finding: inout GoldenFinding, _ image: PreparedImage, of source: Source, _ options: RenderOptions,
    _ golden: Golden, _ renderer: Renderer
  ) {
    guard let document = golden.document, let recipe = golden.recipe else {
      finding.message = "the golden embeds no document; only pixels are compared"
      return
    }
    finding.provenanceChanges = RecipeDifference.changes(from: recipe, to: renderer.recipe(of: image))
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
      let layout = LayoutDifference(from: tree, to: image.layout, newPath: change.newPath)
      finding.layout = layout.changes
      finding.layoutCount = layout.count
    } catch {
      finding.message = "the golden's document can no longer be rendered: \(error)"
    }
  }
}

extension GoldenFinding.Side {
  init(_ raster: StraightRaster, hasDigest: Bool = true) {
    pixels = hasDigest ? PixelDigest.of(raster).description : nil
    width = Double(raster.width)
    height = Double(raster.height)
  }
}
