import type { Rolldown } from 'vite';

/** A file of the build: what is written in it, and the names of the files that come with it. */
export interface Built {
  file: string;
  modules: readonly string[];
  imports: readonly string[];
  sheets: readonly string[];
}

/** The files of a build, of its bundle. */
export const builtOf = (bundle: Rolldown.OutputBundle): Built[] =>
  Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .map(({ facadeModuleId, moduleIds, fileName, imports, viteMetadata }) => ({
      file: fileName,
      modules: facadeModuleId ? [facadeModuleId, ...moduleIds] : moduleIds,
      imports,
      sheets: [...(viteMetadata?.importedCss ?? [])],
    }));

/** Adds to `found` a file with its style sheets and all that it imports. */
export const withAll = (built: readonly Built[], name: string, found = new Set<string>()): Set<string> => {
  const one = built.find((chunk) => chunk.file === name);
  if (!one || found.has(one.file)) return found;
  for (const file of [one.file, ...one.sheets]) found.add(file);
  for (const other of one.imports) withAll(built, other, found);
  return found;
};

/** The file that has a source, which is written under apps/web/src. Throws where none has, so that one that moved is not left out. */
export const fileWith = (built: readonly Built[], source: string): string => {
  const one = built.find(({ modules }) => modules.some((id) => id.endsWith(`/src/${source}`)));
  if (!one) throw new Error(`The build has no chunk with ${source}.`);
  return one.file;
};
