package import MenuMockup
package import MenuStrings

extension RenderOptions {
  package mutating func translate(by source: TranslationSource) {
    switch source {
    case .table(let table): (strings, catalog) = (table, nil)
    case .catalog(let tables): (strings, catalog) = (nil, tables)
    }
  }
}
