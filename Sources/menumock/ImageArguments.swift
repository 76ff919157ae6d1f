import ArgumentParser
import MenuDocument
import PositionedJSON

struct ImageArguments: ParsableArguments {
  @OptionGroup private var output: OutputArguments

  @Flag(inversion: .prefixedNo, help: "Embed the source document in the picture (default: --source).")
  private var source: Bool?

  @Flag(help: "Render an interactive page for an <iframe>: it is transparent and sends its size to its parent page.")
  private var embed = false

  var settings: Settings {
    var settings = output.settings
    settings[.noSource] = source.map { Located(.noSource(!$0), at: .option(.noSource)) }
    if embed { settings[.embed] = Located(.embed(true), at: .option(.embed)) }
    return settings
  }
}
