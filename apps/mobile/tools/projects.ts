import { join } from 'node:path';
import { androidChanges } from './android-changes.ts';
import type { Change } from './change.ts';
import { filesOf } from './files-of.ts';
import { freshProjects } from './fresh.ts';
import { iosChanges } from './ios-changes.ts';
import { picturesOf } from './pictures.ts';
import { mobile, type Platform, platforms } from './places.ts';

export const changes: Record<Platform, readonly Change[]> = { android: androidChanges, ios: iosChanges };

/** A project as it should stand here: Capacitor's, with what `changes` says, our own files and our pictures. */
const withOurs = async (platform: Platform, fresh: Map<string, Buffer>): Promise<Map<string, Buffer>> => {
  const files = new Map(fresh);
  for (const { file, make } of changes[platform]) {
    const before = files.get(file);
    if (!before) throw new Error(`Capacitor's ${platform} project has no ${file} any more.`);
    files.set(file, Buffer.from(make(before.toString('utf8'))));
  }
  for (const [file, content] of filesOf(join(mobile, 'own', platform))) files.set(file, content);
  for (const [file, content] of await picturesOf(platform)) {
    if (!files.has(file)) throw new Error(`Capacitor's ${platform} project has no picture ${file} any more.`);
    files.set(file, content);
  }
  return files;
};

/** Both projects as they should stand here, made anew. */
export const wantedProjects = async (): Promise<Record<Platform, Map<string, Buffer>>> => {
  const fresh = freshProjects(platforms);
  const made = await Promise.all(platforms.map(async (one) => [one, await withOurs(one, fresh[one]!)] as const));
  return Object.fromEntries(made) as Record<Platform, Map<string, Buffer>>;
};
