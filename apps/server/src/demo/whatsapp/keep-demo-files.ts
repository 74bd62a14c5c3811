import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileKind, recordPictureSizes } from '@angan/contract/files/files.ts';
import type pg from 'pg';
import sharp from 'sharp';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { keepFile } from '../../core/files/index.ts';
import type { FileBlob } from '../../core/files/keep-file.ts';
import { drawnFolder } from '../pictures/drawn.ts';
import { demoMedia, type MediumName } from './media.ts';
import type { Place } from './place.ts';
import { priceList } from './price-list.ts';

interface Wanted {
  readonly name: MediumName;
  readonly record: number;
}

/** Keeps files of the demo for records of a table, as if they had been uploaded, and names each in its record. */
export const keepDemoFiles = async (
  services: Services,
  client: pg.PoolClient,
  { company_id, created_by }: Place,
  { table, column, wanted }: { table: FileKind & `whatsapp_${string}`; column: string; wanted: readonly Wanted[] },
): Promise<void> => {
  const keeper = { services, db: onConnection(client), companyId: company_id, userId: created_by, requestId: '' };
  // Each first notes in a transaction of its own what to purge should this one fail: they wait for each other's disk.
  const kept = await Promise.all(
    wanted.map(async ({ name, record }) => {
      const spot = { kind: table, recordId: record, name: demoMedia[name].file };
      return { record, file: await keepFile(keeper, spot, ...(await formsOf(name))) };
    }),
  );
  await client.query(
    `update ${table} t set ${column} = k.file from jsonb_to_recordset($2) as k (record bigint, file bigint)
      where t.company_id = $1 and t.id = k.record`,
    [company_id, JSON.stringify(kept)],
  );
};

/** A file of the demo as it is kept: whole, and of a picture its smaller form as well. */
const formsOf = async (name: MediumName): Promise<[FileBlob, FileBlob[]]> => {
  const { kind, file } = demoMedia[name];
  if (kind === 'Document') return [{ name: 'full', content: await priceList(), content_type: 'application/pdf' }, []];
  if (kind === 'Video') {
    const content = await readFile(path.join(import.meta.dirname, file));
    return [{ name: 'full', content, content_type: 'video/mp4' }, []];
  }
  return pictureForms(file);
};

/** A drawn picture as JPEG, which WhatsApp takes, with its smaller form. */
export const pictureForms = async (file: string): Promise<[FileBlob, FileBlob[]]> => {
  const drawn = sharp(path.join(drawnFolder, file));
  const small = Number(recordPictureSizes.thumb);
  const [full, thumb] = await Promise.all([
    drawn.clone().jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true }),
    drawn
      .clone()
      .resize({ width: small, height: small, fit: 'inside' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  ]);
  const blob = (name: string, { data, info }: typeof full): FileBlob => ({
    name,
    content: data,
    content_type: 'image/jpeg',
    width: info.width,
    height: info.height,
  });
  return [blob('full', full), [blob(recordPictureSizes.thumb, thumb)]];
};
