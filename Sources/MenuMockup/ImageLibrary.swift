import MockupFiles
import MockupCairo
import MenuLayout
import MenuModel
import MockupScene

/// The foreign pictures that one document names.
final class ImageLibrary {
  private let folder: String
  private let source: ForeignImageSource
  private var opened: [String: Result<Opened, ImageProblem>] = [:]

  /// A picture with its file.
  struct Opened {
    var image: any ForeignImage
    var bytes: [UInt8]
  }

  init(folder: String, source: ForeignImageSource) {
    self.folder = folder
    self.source = source
  }

  /// The natural size of a picture.
  func size(_ path: String) -> Result<Size, ImageProblem> {
    open(path).map(\.image.size)
  }

  /// The files of all pictures that were asked for, by their path in the document, sorted.
  var files: [(path: String, bytes: [UInt8])] {
    opened.keys.sorted().compactMap { path in
      guard case .success(let picture)? = opened[path] else { return nil }
      return (path, picture.bytes)
    }
  }

  /// The pixels of all pictures of a layout, each for the largest place that it has there.
  func rasters(
    for tree: LayoutTree, scale: Double
  ) throws(RenderError) -> [ImageIdentifier: Raster] {
    var sizes: [ImageIdentifier: Size] = [:]
    for entry in tree.listing {
      guard case .image(let identifier, _) = entry.box.look else { continue }
      let old = sizes[identifier] ?? .zero
      sizes[identifier] = Size(
        width: max(old.width, entry.frame.width), height: max(old.height, entry.frame.height))
    }
    var rasters: [ImageIdentifier: Raster] = [:]
    for (identifier, size) in sizes {
      guard case .success(let picture) = open(identifier.path) else { continue }
      do {
        rasters[identifier] = try picture.image.raster(
          width: max(1, Int((size.width * scale).rounded(.up))),
          height: max(1, Int((size.height * scale).rounded(.up))))
      } catch {
        throw .engine("the image “\(identifier.path)” cannot be drawn: \(error)")
      }
    }
    return rasters
  }

  private func open(_ path: String) -> Result<Opened, ImageProblem> {
    if let known = opened[path] { return known }
    let result = openFile(path)
    opened[path] = result
    return result
  }

  private func openFile(_ path: String) -> Result<Opened, ImageProblem> {
    let place = FileSystem.path(path, in: folder)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: place, atMost: .imageBytes)
    } catch {
      return .failure(ImageProblem(message: error.reason))
    }
    do {
      return .success(Opened(image: try source.open(bytes), bytes: bytes))
    } catch {
      return .failure(ImageProblem(message: "cannot be used: \(error)"))
    }
  }
}
