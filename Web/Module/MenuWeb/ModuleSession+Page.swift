import MenuAnswers
import MenuDocument
import MenuLayout
import MenuMockup
import PositionedJSON

/// The calls of the page that need the module. The page itself keeps the list of documents and their texts.
extension ModuleSession {
  private enum Call: String {
    case check, layout, download, format, extract, schema, symbols, symbol, colors, sketch, attempt, errors
  }

  private static let unprocessable = 422

  func answer(_ call: [UInt8], _ body: [UInt8]) -> ModuleAnswer {
    guard let root = JSONReading(call, .strict).root, let name = root["call"]?.text, let call = Call(rawValue: name)
    else { return ModuleAnswer(status: 404, message: "not found") }
    var query: [String: String] = [:]
    for member in root["query"]?.members ?? [] { query[member.key.text] = member.value.text }
    let source = Source(bytes: body, name: query["document"] ?? "document", folder: "/")
    switch call {
    case .check: return drawn(query) { .init(self.drawing.draw(source, $0).json) }
    case .layout: return drawn(query) { self.layout(source, $0) }
    case .download: return download(source, query)
    case .sketch: return sketch(source, query)
    case .attempt: return attempt(source, query)
    case .format: return format(source)
    case .extract: return extract(body)
    case .schema: return ModuleAnswer(MockupDocument.schema)
    case .symbols: return symbols(query)
    case .symbol: return symbol(query)
    case .colors: return colors(query)
    case .errors:
      let errors = DocumentReader.read(body, file: source.name).diagnostics.filter { $0.severity == .error }
      return ModuleAnswer(.number(errors.count))
    }
  }

  private var inventory: Inventory { Inventory(resources: resources) }

  private func drawn(
    _ query: [String: String], _ effects: [Setting.Key.Effect] = [.content, .canvas],
    _ answer: (PreviewDrawing.Options) -> ModuleAnswer
  ) -> ModuleAnswer {
    do throws(Look.Problem) {
      let look = try Look(query, effects)
      return answer { look.options(for: $0, defaults: Settings()) }
    } catch {
      return ModuleAnswer(status: 400, message: error.message)
    }
  }

  private func rejected(_ error: RenderError, _ source: Source) -> ModuleAnswer {
    let reported = error.reportedDiagnostics(file: source.name)
    return ModuleAnswer(
      status: Self.unprocessable,
      .object([
        ("message", .string(reported.first?.message ?? "the document has errors")),
        ("findings", .array(reported.map { $0.json })),
      ]))
  }

  private func layout(_ source: Source, _ options: PreviewDrawing.Options) -> ModuleAnswer {
    do throws(RenderError) {
      let listing = try drawing.layout(of: source, options).json
      let root = JSONReading(source.bytes, .commented).root
      return ModuleAnswer(
        BoxLocations.located(listing, in: root ?? JSONReading(TextRepair.repaired(source.bytes), .commented).root))
    } catch {
      return rejected(error, source)
    }
  }

  private func download(_ source: Source, _ query: [String: String]) -> ModuleAnswer {
    drawn(query, [.content, .canvas, .encoding]) { options in
      do throws(RenderError) {
        let picture = try self.drawing.picture(of: source, options)
        return ModuleAnswer(type: picture.format.mediaType, picture.bytes)
      } catch {
        return self.rejected(error, source)
      }
    }
  }

  private func sketch(_ source: Source, _ query: [String: String]) -> ModuleAnswer {
    drawn(query) { options in
      do throws(RenderError) {
        return ModuleAnswer(type: "image/svg+xml", try self.drawing.sketch(of: source, options))
      } catch {
        return self.rejected(error, source)
      }
    }
  }

  private func attempt(_ source: Source, _ query: [String: String]) -> ModuleAnswer {
    drawn(query) { options in
      do throws(RenderError) {
        return ModuleAnswer(type: "text/html; charset=utf-8", try self.drawing.page(of: source, options).bytes)
      } catch {
        return self.rejected(error, source)
      }
    }
  }

  private func format(_ source: Source) -> ModuleAnswer {
    let (bytes, diagnostics) = DocumentFormatter.format(source.bytes, file: source.name)
    guard let bytes else {
      return ModuleAnswer(
        status: Self.unprocessable, .object([("findings", .array(diagnostics.map { $0.json }))]))
    }
    return ModuleAnswer(.object([("text", .string(String(decoding: bytes, as: UTF8.self)))]))
  }

  private func extract(_ image: [UInt8]) -> ModuleAnswer {
    do throws(ImageRecord.Problem) {
      let bytes = try ImageRecord.read(.document, from: image)
      return ModuleAnswer(.object([("text", .string(String(decoding: bytes, as: UTF8.self)))]))
    } catch {
      return ModuleAnswer(status: Self.unprocessable, message: error.description)
    }
  }

  // MARK: Lists

  private func symbols(_ query: [String: String]) -> ModuleAnswer {
    ModuleAnswer(inventory.symbolList(matching: query["word"], title: query["title"], count: query["count"]))
  }

  private func symbol(_ query: [String: String]) -> ModuleAnswer {
    let bytes = inventory.symbolImage(query["name"], appearance: query["appearance"], weight: query["weight"])
    return bytes.map { ModuleAnswer(type: "image/svg+xml", $0) } ?? ModuleAnswer(status: 404, message: "not found")
  }

  private func colors(_ query: [String: String]) -> ModuleAnswer {
    ModuleAnswer(inventory.colorList(of: query["theme"], platform: query["platform"], appearance: query["appearance"]))
  }
}
