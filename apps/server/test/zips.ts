import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';

/** What an archive holds, by path. Read by a program that is none of ours. */
export const unzipped = (archive: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([path, content]) => [path, Buffer.from(content)]));

/** The rows of a workbook in an archive, each by the names of its columns. */
export const workbookIn = async (
  files: ReadonlyMap<string, Buffer>,
  path: string,
): Promise<Record<string, unknown>[]> => {
  const content = files.get(path);
  if (!content) throw new Error(`The archive has no ${path}, but ${[...files.keys()].join(', ')}`);
  const [sheet] = await readSheets(content);
  const [head, ...rows] = sheet!.data;
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [String(name), row[at]])));
};

export const textIn = (files: ReadonlyMap<string, Buffer>, path: string): string => strFromU8(files.get(path)!);
