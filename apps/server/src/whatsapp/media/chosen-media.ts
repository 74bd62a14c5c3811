import { type HeaderFormat, mediaKindOf } from '@angan/domain/whatsapp/templates/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { ourFile } from './our-file.ts';

/** A medium that was chosen for a header: the file of ours, and how both are named in the message. */
export interface ChosenMedium {
  readonly file: number;
  readonly media_id: string;
  readonly filename: string;
}
type MediaFormat = Exclude<HeaderFormat, 'TEXT'>;

/**
 * The media of these ids, found by id and kind of header. What is of another kind, or what Meta did not take once, is as
 * good as not chosen.
 */
export const chosenMedia = async (
  db: Kysely<DB>,
  companyId: number,
  ids: readonly (number | null | undefined)[],
): Promise<(id: number | null | undefined, format: MediaFormat) => ChosenMedium | undefined> => {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number');
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('whatsapp_media as m')
          .innerJoin('stored_file as f', (join) =>
            join.onRef('f.company_id', '=', 'm.company_id').onRef('f.id', '=', 'm.file'),
          )
          .select(['m.id', 'm.file_type', 'f.id as file', 'f.name'])
          .where('m.company_id', '=', companyId)
          .where('m.id', 'in', wanted)
          .where('m.status', '!=', 'failed')
          .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id, format) => {
    const row = typeof id === 'number' ? found.get(id) : undefined;
    if (!row || row.file_type !== mediaKindOf[format]) return undefined;
    return { file: row.file, media_id: ourFile(row.file), filename: row.name };
  };
};
