import Foundation

/// What the share extension hands to the app: a folder of each share in the container that both have, whose list is
/// written last. What has no list was never finished.
enum Handoff {
    static let group = "group.com.angan.office"
    private static let list = "shared.json"

    struct File: Codable {
        /// Its name in the folder, which we made up.
        let stored: String
        /// What the other app calls it: only shown, never a path.
        let name: String
        /// As 'image/jpeg'; '' where nobody says.
        let type: String
    }

    struct Shared: Codable {
        var text = ""
        var files: [File] = []
        /// Files that were not taken.
        var missed = 0
    }

    private static var root: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?
            .appendingPathComponent("shared-in", isDirectory: true)
    }

    static func newFolder() throws -> URL {
        guard let root = root else { throw CocoaError(.fileNoSuchFile) }
        let folder = root.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func finish(_ shared: Shared, in folder: URL) throws {
        let data = try JSONEncoder().encode(shared)
        try data.write(to: folder.appendingPathComponent(list), options: .atomic)
    }

    /// Every share that is finished, the oldest first, with its folder moved to `place`.
    static func take(into place: URL) -> [(folder: URL, shared: Shared)] {
        let files = FileManager.default
        guard let root = root,
              let folders = try? files.contentsOfDirectory(
                at: root, includingPropertiesForKeys: [.creationDateKey], options: [.skipsHiddenFiles])
        else { return [] }
        let made = { (folder: URL) in
            (try? folder.resourceValues(forKeys: [.creationDateKey]).creationDate) ?? Date.distantPast
        }
        return folders.sorted { made($0) < made($1) }.compactMap { folder in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(list)),
                  let shared = try? JSONDecoder().decode(Shared.self, from: data)
            else { return nil }
            let own = place.appendingPathComponent(folder.lastPathComponent, isDirectory: true)
            do {
                try files.createDirectory(at: place, withIntermediateDirectories: true)
                try files.moveItem(at: folder, to: own)
            } catch {
                return nil
            }
            return (own, shared)
        }
    }
}
