import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
export interface Load {
  /** Every file that a screen needs, with its size in bytes after brotli. */
  files: { file: string; bytes: number }[];
  /** Their sum in bytes. */
  total: number;
}

/** The most that the scripts of the signed-in home may weigh together, in bytes after compression. */
export const firstLoadLimit = 180_000;

/** The most that scripts and styles of the list of properties may weigh, and in how many files they may come. */
export const listLimit = { bytes: 250_000, files: 12 };

/** The most that each of the other screens of a day may weigh, and in how many files it may come: by its chunk. */
export const dailyLimits: Record<string, { bytes: number; files: number }> = {
  contacts: { bytes: 280_000, files: 20 },
  'contact-panel': { bytes: 400_000, files: 40 },
  'inquiries-screen': { bytes: 300_000, files: 24 },
  'property-record': { bytes: 400_000, files: 40 },
  'inquiry-record': { bytes: 400_000, files: 40 },
};

/** Chunks of the build that a signed-in person needs on every screen, by their names. */
const frame = ['index', 'frame'];

const isScript = (file: string) => file.endsWith('.js');

/**
 * Scripts and styles of the named chunks after brotli, as the build writes them, chunks they import included, from the manifest of a build.
 * Throws when one is missing, so that a renamed chunk cannot make the sum smaller.
 */
const load = (dist: string, names: readonly string[], isMeant = (_file: string) => true): Load => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const follow = (key: string) => {
    const { file, css = [], imports = [] } = manifest[key]!;
    if (seen.has(file)) return;
    for (const one of [file, ...css]) seen.add(one);
    imports.forEach(follow);
  };
  for (const wanted of names) {
    const key = Object.keys(manifest).find((key) => manifest[key]!.name === wanted);
    if (!key) throw new Error(`The build has no chunk named ${wanted}.`);
    follow(key);
  }
  const files = [...seen].filter(isMeant).map((file) => ({ file, bytes: statSync(join(dist, `${file}.br`)).size }));
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/** The scripts of the signed-in home. */
export const firstLoad = (dist: string): Load => load(dist, [...frame, 'home'], isScript);

/** Scripts and styles of the list of properties. */
export const listLoad = (dist: string): Load => load(dist, [...frame, 'lists']);

/** Scripts and styles of each of the other screens of a day, by its chunk. */
export const dailyLoads = (dist: string) =>
  Object.entries(dailyLimits).map(([screen, limit]) => ({ screen, limit, ...load(dist, [...frame, screen]) }));

if (process.argv[1] === import.meta.filename) {
  const dist = join(import.meta.dirname, '../dist');
  const [first, list] = [firstLoad(dist), listLoad(dist)];
  for (const { file, bytes } of list.files) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(first.total).padStart(8)}  scripts of the home, of at most ${firstLoadLimit}`);
  console.log(
    `${String(list.total).padStart(8)}  the list in ${list.files.length} files, of at most ${listLimit.bytes} in ${listLimit.files}`,
  );
  for (const { screen, total, files } of dailyLoads(dist))
    console.log(`${String(total).padStart(8)}  ${screen} in ${files.length} files`);
  if (first.total > firstLoadLimit || list.total > listLimit.bytes || list.files.length > listLimit.files)
    process.exitCode = 1;
}
