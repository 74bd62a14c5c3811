import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}
export interface FirstLoad {
  /** Every script that the signed-in home needs, with its size in bytes after brotli. */
  scripts: { file: string; bytes: number }[];
  /** Their sum in bytes. */
  total: number;
}

/** The most that the scripts of the signed-in home may weigh together, in bytes after compression. */
export const firstLoadLimit = 180_000;

/** Chunks of the build that a signed-in person needs before the first screen stands, by their names. */
const needed = ['index', 'home'];

/**
 * Sums the scripts of the signed-in home after brotli, chunks they import included, from the manifest of a build.
 * Throws when one is missing, so that a renamed chunk cannot make the sum smaller.
 */
export const firstLoad = (dist: string): FirstLoad => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key]!;
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  for (const wanted of needed) {
    const key = Object.keys(manifest).find((key) => manifest[key]!.name === wanted);
    if (!key) throw new Error(`The build has no chunk named ${wanted}.`);
    follow(key);
  }
  const scripts = [...seen]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(dist, file))).length }));
  return { scripts, total: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
};

if (process.argv[1] === import.meta.filename) {
  const { scripts, total } = firstLoad(join(import.meta.dirname, '../dist'));
  for (const { file, bytes } of scripts) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  in total, of at most ${firstLoadLimit}`);
  if (total > firstLoadLimit) process.exitCode = 1;
}
