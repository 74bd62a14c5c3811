import { readFile } from 'node:fs/promises';
import type { Point } from '@angan/domain/distance.ts';
import { parse } from 'csv-parse/sync';
import { StartError } from '../../core/start-error.ts';

/** Points by the area's name in lower case. */
export type Coordinates = ReadonlyMap<string, Point>;

/** Reads a CSV with the columns sector and coordinates, '28.3663° N, 76.9456° E'. A row that reads otherwise is left out. */
export const readCoordinates = async (file: string): Promise<Coordinates> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}).`);
  });
  const rows = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true }) as Record<
    string,
    string
  >[];
  if (rows.length && !('sector' in rows[0]! && 'coordinates' in rows[0]!))
    throw new StartError(`The file ${file} needs the columns sector and coordinates.`);
  return new Map(
    rows.flatMap((row) => {
      const point = pointIn(row.coordinates ?? '');
      return point ? [[(row.sector ?? '').toLowerCase(), point] as const] : [];
    }),
  );
};

const pointIn = (text: string): Point | undefined => {
  const found = /^(\d+(?:\.\d+)?)°?\s*([NS]),\s*(\d+(?:\.\d+)?)°?\s*([EW])$/i.exec(text);
  if (!found) return undefined;
  const signed = (value: string, side: string, minus: string) =>
    Number(value) * (side.toUpperCase() === minus ? -1 : 1);
  return { latitude: signed(found[1]!, found[2]!, 'S'), longitude: signed(found[3]!, found[4]!, 'W') };
};
