import path from 'node:path';
import type pg from 'pg';
import { type Coordinates, readCoordinates } from './coordinates.ts';
import { checkListings } from './listing.ts';
import { readListings } from './read.ts';
import { summaryOf, writeReport } from './report.ts';
import { writeListings } from './write.ts';

interface Import {
  /** A pool of the role that the wall binds. */
  pool: pg.Pool;
  companyId: number;
  file: string;
  coordinatesFile?: string | undefined;
  /** Where the report is written. */
  dataDir: string;
}

/** Brings a portal's export of listings into a company; answers what happened in lines to be shown. */
export const importListings = async ({
  pool,
  companyId,
  file,
  coordinatesFile,
  dataDir,
}: Import): Promise<string[]> => {
  const rows = await readListings(file, new Date());
  const coordinates: Coordinates = coordinatesFile ? await readCoordinates(coordinatesFile) : new Map();
  const checked = checkListings(rows);
  const written = await writeListings(pool, companyId, checked.listings, coordinates);
  const report = await writeReport(path.join(dataDir, 'imports'), file, checked, written, new Date());
  return [...summaryOf(rows.length, checked, written), `What was left out, and what to check: ${report}`];
};
