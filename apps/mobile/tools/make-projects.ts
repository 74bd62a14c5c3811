import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './files-of.ts';
import { mobile } from './places.ts';
import { wantedProjects } from './projects.ts';

// Writes android/ and ios/ as they should stand: after a new version of Capacitor, a change of ours, or of the icon.
for (const [platform, files] of Object.entries(await wantedProjects())) {
  const folder = join(mobile, platform);
  for (const file of filesOf(folder).keys()) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    if (/gradlew$/.test(file)) chmodSync(join(folder, file), 0o755);
  }
  console.log(`${platform}: ${files.size} files.`);
}
