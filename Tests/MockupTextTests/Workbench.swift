import MockupPNG
import MockupText
import TextSupport

/// One worker's tools for text.
struct Workbench {
  let store: FontStore
  let shaper: HarfBuzzShaper
  let outliner: GlyphOutliner

  init(catalog: FontCatalog = LockFile.catalog) {
    store = FontStore(catalog: catalog)
    shaper = HarfBuzzShaper(store: store)
    outliner = GlyphOutliner(store: store, decodingPNG: { try? PNGDecoder.decode($0) })
  }
}
