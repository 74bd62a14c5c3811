import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../apps/server/src/core/start-error.ts';
import { capture, root } from './processes.ts';

const SOURCES = ['apps/web', 'packages/contract', 'packages/domain', 'packages/languages', 'package-lock.json'];
const NOT_BUILT = /(^|\/)(node_modules|dist|dist-ready|\.cache)(\/|$)|\.test\.tsx?$/;
const STAMP = join(root, 'apps/web/dist/.stamp');

const filesOf = (path: string): string[] =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path))
        .map((name) => `${path}/${name}`)
        .filter((inside) => !NOT_BUILT.test(inside))
        .flatMap(filesOf)
    : [path];

/** One hash of everything that the build reads: the sources, the locked libraries, the settings that end up in it. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

/** Builds the web app where its sources changed since the last build. Throws `StartError` with the build's own message. */
export async function buildWebIfStale(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const began = performance.now();
  console.error('Building the web app.');
  const parts = [
    ['build', 'apps/web'],
    // The pages for visitors once more, for the server to draw.
    ['build', 'apps/web', '--config', 'apps/web/vite.ready.config.ts'],
  ];
  for (const part of parts) {
    const { code, output } = await capture(['node_modules/vite/bin/vite.js', ...part], {
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new StartError(`${output.trim()}\n\nThe web app does not build; the message is above.`);
  }
  writeFileSync(STAMP, wanted);
  console.error(`Built the web app in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
