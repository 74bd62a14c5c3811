import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A circle between what stands beside each other in one folder. */
export interface FolderCircle {
  /** 'server/imports': the app and the folder of its sources. */
  readonly at: string;
  /** The folders and loose files of the circle, in the order of the alphabet. */
  readonly members: readonly string[];
  /** The imports that make it: 'check/check-rows.ts -> write/run-job.ts', seen from `at`. */
  readonly imports: readonly string[];
}

interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * All circles between folders inside the nouns of server and web, tests aside. In each folder, its folders and its loose
 * files are looked at as one thing each; they have to stand in layers. A circle of loose files alone is left to
 * 'no-circles' of .dependency-cruiser.cjs. `root`: the folder that has `apps`.
 */
export const findFolderCircles = async (root: string): Promise<FolderCircle[]> => {
  const circles: FolderCircle[] = [];
  for (const app of ['server', 'web']) {
    const imports = await importsOf(join(root, 'apps', app, 'src'));
    const places = new Set(imports.flatMap(({ from }) => foldersOf(from)));
    for (const place of [...places].toSorted()) circles.push(...circlesIn(app, place, imports));
  }
  return circles;
};

/** Every import of one source by another; type imports and lazy ones count as well. */
const importsOf = async (source: string): Promise<Import[]> => {
  const imports: Import[] = [];
  for await (const found of glob('**/*.{ts,tsx}', { cwd: source })) {
    const from = found.replaceAll('\\', '/');
    if (/\.test\.tsx?$/.test(from)) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, from), 'utf8'), true, true);
    for (const { fileName } of importedFiles)
      if (fileName.startsWith('.'))
        imports.push({ from, to: normalize(join(dirname(from), fileName)).replaceAll('\\', '/') });
  }
  return imports;
};

/** 'imports/read/csv.ts' stands in 'imports' and in 'imports/read'. */
const foldersOf = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

const circlesIn = (app: string, place: string, imports: readonly Import[]): FolderCircle[] => {
  const inside = (file: string) => file.startsWith(`${place}/`);
  const nameOf = (file: string) => file.slice(place.length + 1);
  const partOf = (file: string) => nameOf(file).split('/')[0]!;
  const between = imports.filter(({ from, to }) => inside(from) && inside(to) && partOf(from) !== partOf(to));
  const next = new Map<string, Set<string>>();
  for (const { from, to } of between) next.set(partOf(from), (next.get(partOf(from)) ?? new Set()).add(partOf(to)));
  const reach = new Map([...next.keys()].map((part) => [part, reachOf(part, next)]));
  const isBack = (a: string, b: string) => (reach.get(a)?.has(b) && reach.get(b)?.has(a)) ?? false;
  const circles: FolderCircle[] = [];
  const done = new Set<string>();
  for (const part of [...next.keys()].toSorted()) {
    if (done.has(part) || !isBack(part, part)) continue;
    const members = [...next.keys()].filter((other) => isBack(part, other)).toSorted();
    for (const member of members) done.add(member);
    if (members.every((member) => /\.tsx?$/.test(member))) continue;
    circles.push({
      at: `${app}/${place}`,
      members,
      imports: between
        .filter(({ from, to }) => members.includes(partOf(from)) && members.includes(partOf(to)))
        .map(({ from, to }) => `${nameOf(from)} -> ${nameOf(to)}`)
        .toSorted(),
    });
  }
  return circles;
};

const reachOf = (start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> => {
  const reached = new Set<string>();
  const waiting = [start];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop())
    for (const other of next.get(part) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        waiting.push(other);
      }
  return reached;
};
