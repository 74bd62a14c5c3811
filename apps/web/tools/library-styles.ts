import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sheet = join(import.meta.dirname, '../src/ui/theme/library.css');
const part = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** Stops a build that uses a part of the component library whose styles do not stand in our sheet. */
export const libraryStyles = (): Plugin => ({
  name: 'library-styles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imported = readFileSync(sheet, 'utf8');
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
    const missing = new Set(
      modules.flatMap((id) => part.exec(id)?.[1] ?? []).filter((name) => !imported.includes(`/${name}.layer.css`)),
    );
    if (missing.size > 0) this.error(`ui/theme/library.css lacks the styles of ${[...missing].join(', ')}.`);
  },
});
