import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `cap sync` copies or writes anew each time; the projects' own .gitignore names the same. */
const copied =
  /(^|\/)(assets\/public|App\/public|assets\/capacitor\.(config|plugins)\.json|App\/capacitor\.config\.json|config\.xml|capacitor-cordova-(android|ios)-plugins|build|\.gradle|\.idea|Pods|xcuserdata|build\.xcconfig|local\.properties|google-services\.json|GoogleService-Info\.plist)(\/|$)/;

/** Every file of a project by its path, without what a build puts there. */
export const filesOf = (folder: string): Map<string, Buffer> => {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !copied.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
};
