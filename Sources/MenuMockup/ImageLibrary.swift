import MenuLayout
import MenuResolve
import MockupCairo
import MockupFiles
import MockupScene
import PositionedJSON

/// Opens the foreign images that one document names, each once.
package final class ImageLibrary {
  private let document: String
  private let folder: String
  private let source: ForeignImageSource
  private var opened: [String: Result<OpenedImage, ImageProblem>] = [:]
  /// The total size of all images.
  private var total = (bytes: 0, pixels: 0)

  /// - Parameters:
  ///   - document: the document's name in messages.
  ///   - folder: the folder that paths are relative to.
  init(of document: String, folder: String, source: ForeignImageSource) {
    self.document = document
    self.folder = folder
    self.source = source
  }

  func size(_ path: String) -> Result<Size, ImageProblem> {
    open(path).map { $0.image.size }
  }

  /// Returns the images that can be used.
  ///
  /// - Parameter locations: the paths, with their locations in the document.
  func opened(_ locations: [String: SourceLocation]) -> OpenedImages {
    var images: [String: OpenedImage] = [:]
    for (path, location) in locations {
      guard case .success(var image) = open(path) else { continue }
      image.location = location
      images[path] = image
    }
    return OpenedImages(images)
  }

  private func open(_ path: String) -> Result<OpenedImage, ImageProblem> {
    if let known = opened[path] { return known }
    let result = openFile(path)
    opened[path] = result
    return result
  }

  private func openFile(_ path: String) -> Result<OpenedImage, ImageProblem> {
    let fullPath = FileSystem.path(path, in: folder)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: fullPath, atMost: .imageBytes)
    } catch {
      return .failure(ImageProblem(message: error.reason))
    }
    do throws(ImageError) {
      let pixels = try ImageHeader(of: bytes).pixels
      total = (total.bytes + bytes.count, total.pixels + pixels)
      for (amount, limit) in [(total.bytes, Limit.imagesBytes), (total.pixels, Limit.imagesPixels)]
      where amount > limit.maximum {
        return .failure(ImageProblem(message: "cannot be used: \(limit.error)"))
      }
      return .success(OpenedImage(image: try source.open(bytes), bytes: bytes, document: document))
    } catch {
      return .failure(ImageProblem(message: "cannot be used: \(error)", help: error.help))
    }
  }
}

struct OpenedImage {
  var image: any ForeignImage
  var bytes: [UInt8]
  /// The document that names the image, and its location there.
  var document: String
  var location = SourceLocation.root
}

struct OpenedImages {
  private var byPath: [String: OpenedImage]

  init(_ byPath: [String: OpenedImage] = [:]) {
    self.byPath = byPath
  }

  mutating func formUnion(_ other: OpenedImages) {
    for (path, image) in other.byPath where byPath[path] == nil { byPath[path] = image }
  }

  var files: [(path: String, bytes: [UInt8])] {
    byPath.sorted { $0.key < $1.key }.map { ($0.key, $0.value.bytes) }
  }

  private struct Demand {
    var size = Size.zero
    /// The visible part over all uses, as a fraction of the image.
    var seen: Rect?
  }

  /// Returns the pixels of all images of a layout, each for its largest use.
  func rasters(
    for tree: LayoutTree, scale: Double
  ) throws(RenderError) -> [ImageIdentifier: DrawnImage] {
    var images: [ImageIdentifier: DrawnImage] = [:]
    // Most layouts have no images.
    guard !byPath.isEmpty else { return images }
    var pixels = 0
    for (identifier, demand) in Self.demands(of: tree).sorted(by: { $0.key.path < $1.key.path }) {
      guard let image = byPath[identifier.path] else { continue }
      do throws(ImageError) {
        var image = try Self.drawn(image.image, demand, scale)
        if let color = identifier.color { image = DrawnImage(image.raster.colored(color), showing: image.part) }
        pixels += image.raster.width * image.raster.height
        guard pixels <= Limit.imagesPixels.maximum else { throw ImageError.stopped(Limit.imagesPixels.error) }
        images[identifier] = image
      } catch {
        let message = "the image \(Quotation.of(identifier.path)) cannot be decoded: \(error)"
        throw .invalid([Diagnostic(.error, file: image.document, at: image.location, message)])
      }
    }
    return images
  }

  private static func demands(of tree: LayoutTree) -> [ImageIdentifier: Demand] {
    var demands: [ImageIdentifier: Demand] = [:]
    let listing = tree.listing
    for entry in listing {
      guard case .image(let identifier, _) = entry.box.look else { continue }
      var demand = demands[identifier, default: Demand()]
      demand.size = Size(
        width: max(demand.size.width, entry.frame.width), height: max(demand.size.height, entry.frame.height))
      var window = entry.frame
      if let parent = entry.parent, case .clip = listing[parent].box.look {
        window = window.intersection(listing[parent].frame)
      }
      let seen = window.fraction(of: entry.frame)
      demand.seen = demand.seen?.union(seen) ?? seen
      demands[identifier] = demand
    }
    return demands
  }

  private static func drawn(_ image: any ForeignImage, _ demand: Demand, _ scale: Double) throws(ImageError)
    -> DrawnImage
  {
    let width = max(1, (demand.size.width * scale).rounded(.up))
    let height = max(1, (demand.size.height * scale).rounded(.up))
    let longest = Double(Limit.imageSide.maximum)
    if width <= longest, height <= longest, width * height <= Double(Limit.imagePixels.maximum) {
      return DrawnImage(try image.raster(width: Int(width), height: Int(height)))
    }
    let (raster, part) = try image.detail(demand.seen ?? DrawnImage.full, width: width, height: height)
    return DrawnImage(raster, showing: part)
  }
}

extension Rect {
  fileprivate func fraction(of container: Rect) -> Rect {
    guard container.width > 0, container.height > 0 else { return DrawnImage.full }
    return Rect(
      x: (x - container.x) / container.width, y: (y - container.y) / container.height, width: width / container.width,
      height: height / container.height)
  }
}
