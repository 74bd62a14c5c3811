import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoad, firstLoadLimit } from '../../apps/web/tools/first-load.ts';
import { root } from '../lib/processes.ts';
import { command } from '../lib/services.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

/** The figures of docs/architecture.md: how much code there is, its largest file, what is suppressed, the first load. */

interface Source {
  file: string;
  lines: number;
  suppressions: number;
}

const parts = ['packages/domain', 'packages/contract', 'packages/sandbox', 'apps/server', 'apps/web', 'scripts'];
/** Generated, or a table: samples, lists of words, what is drawn. */
const tables = /\.gen\.ts$|\/demo\/words\/|\/lookups\/|\/samples\/|demo-pictures/;

const sourcesOf = (part: string): Source[] =>
  globSync(`${part}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) })
    .filter((file) => !/\.test\.tsx?$|\/test\//.test(file) && !tables.test(file))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return {
        file,
        lines: text.split('\n').length - 1,
        suppressions: text.match(/biome-ignore|@ts-(ignore|expect-error)/g)?.length ?? 0,
      };
    });

const sum = (sources: readonly Source[], key: 'lines' | 'suppressions') =>
  sources.reduce((total, source) => total + source[key], 0);

await command(async () => {
  await buildWebIfStale();
  const all = parts.map((part) => ({ part, sources: sourcesOf(part) }));
  for (const { part, sources } of all)
    console.log(
      `${part.padEnd(18)} ${String(sources.length).padStart(5)} files ${String(sum(sources, 'lines')).padStart(7)} lines`,
    );
  const sources = all.flatMap((one) => one.sources).sort((a, b) => b.lines - a.lines);
  const { total } = firstLoad(join(root, 'apps/web/dist'));
  console.log(`
All of it: ${sources.length} files, ${sum(sources, 'lines')} lines, the median file ${sources[sources.length >> 1]!.lines}
Above 300 lines: ${
    sources
      .filter(({ lines }) => lines > 300)
      .map(({ file, lines }) => `${file} (${lines})`)
      .join(', ') || 'none'
  }
Suppressions: ${sum(sources, 'suppressions')}
First load: ${total} bytes of ${firstLoadLimit}`);
});
