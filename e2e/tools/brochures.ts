import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Ask, wantedHomes } from './subjects.ts';

/** A brochure to be taken: of how many homes, and its name among the pictures. */
export const brochures = [
  { name: 'brochure-single', homes: 1 },
  { name: 'brochure-comparison', homes: 3 },
];

type Post = (address: string, body: object) => Promise<{ file: string }>;

/** The first sheet of a brochure as a PNG. It takes poppler's `pdftoppm`, since no browser prints a PDF as a picture. */
export const firstSheet = async (url: string, ask: Ask, post: Post, homes: number): Promise<Buffer> => {
  const properties = (await wantedHomes(ask)).slice(0, homes);
  const { file } = await post('/properties/shares/', { properties, channel: 'PDF', show_society: true });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-brochure-'));
  try {
    const pdf = path.join(folder, 'brochure.pdf');
    await writeFile(pdf, Buffer.from(await (await fetch(`${url}${file}`)).arrayBuffer()));
    const sheet = path.join(folder, 'sheet');
    await promisify(execFile)('pdftoppm', ['-r', '96', '-f', '1', '-singlefile', '-png', pdf, sheet]);
    return await readFile(`${sheet}.png`);
  } finally {
    await rm(folder, { recursive: true });
  }
};
