import Capacitor

/// Capacitor's screen with the plugins that are no package's.
class MainViewController: CAPBridgeViewController {
    override open func capacitorDidLoad() {
        bridge?.registerPluginInstance(ShareInPlugin())
    }
}
