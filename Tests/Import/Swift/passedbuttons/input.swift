import AppKit

// Pop-up buttons that a generic method of a form returns as it got them.
final class FormView: NSGridView {
  func add<Field: NSView>(label: String, field: Field) -> Field {
    addRow(with: [NSTextField(labelWithString: label), field])
    return field
  }
}

final class PaintController: NSViewController {
  @IBOutlet var form: FormView!
  private var color: NSPopUpButton!
  private var brush: NSPopUpButton!

  override func viewDidLoad() {
    color = form.add(label: "Color", field: NSPopUpButton(frame: .zero, pullsDown: false))
    color.target = self
    brush = form.add(label: "Brush", field: NSPopUpButton(frame: .zero, pullsDown: true))
    brush.addItems(withTitles: ["Brush", "Wide", "Narrow"])
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    color.removeAllItems()
    color.addItems(withTitles: ["Red", "Blue"])
    color.selectItem(at: 1)
  }
}
