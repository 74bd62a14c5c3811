import type { FileKind } from '@angan/contract/files/files.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import type { OpenZip } from '../../core/sheets/index.ts';
import { cellsOrError, type Sheet } from './sheet.ts';
import type { Source } from './source.ts';

/** Files that were themselves made of the office's data, or prove what the trail says: they do not go along. */
const made = ['contact_export', 'full_export', 'trail', 'whatsapp_broadcast'] satisfies FileKind[];

interface FoundFile {
  readonly id: number;
  readonly kind: string;
  readonly record_id: number;
  readonly name: string;
}

/** Where a file lies in the archive. */
const pathOf = ({ id, kind, record_id, name }: FoundFile): string => `pictures/${kind}/${record_id}/${id} ${name}`;

export const ofOffice = sql`kind <> all (${made}::text[])`;

/** How the record of a file is called. */
const recordName = sql<string>`case
  when t.kind = 'property' then (select property_code from property r where r.company_id = t.company_id and r.id = t.record_id)
  when t.kind = 'project' then (select project_name from project r where r.company_id = t.company_id and r.id = t.record_id)
  when t.kind = 'loan' then (select loan_code from loan r where r.company_id = t.company_id and r.id = t.record_id)
  when t.kind in ('deal_paper', 'deal_receipt') then (select deal_code from deal r where r.company_id = t.company_id and r.id = t.record_id)
  when t.kind = 'user_photo' then (select trim(first_name || ' ' || last_name) from app_user r where r.company_id = t.company_id and r.id = t.record_id)
  when t.kind = 'data_migration' then (select file_name from data_migration r where r.company_id = t.company_id and r.id = t.record_id)
  else '' end`;

interface ListedFile extends FoundFile {
  readonly record: string | null;
  readonly content_type: string;
  readonly bytes: number;
  readonly created_date: string;
}

/** Which file belongs to which record. */
export const fileSheet: Sheet = {
  ...{ title: 'Files', table: 'stored_file', hasDeleted: false },
  header: ['file', 'kind', 'record_id', 'record', 'name', 'content_type', 'bytes', 'added_on'],
  widths: [48, 18, 12, 24, 36, 20, 14, 14],
  formats: [],
  async read({ actor, db }, after, count) {
    const { rows } = await sql<ListedFile>`
      select t.id, t.kind, t.record_id, t.name, t.content_type, t.bytes, t.created_date, ${recordName} as record
        from stored_file t where t.company_id = ${actor.companyId} and t.id > ${after} and ${ofOffice}
       order by t.id limit ${count}`.execute(db);
    return {
      rows: rows.map((row) => ({
        id: row.id,
        cells: cellsOrError(() => [
          ...[pathOf(row), row.kind, row.record_id, row.record ?? '', row.name, row.content_type, row.bytes],
          dayInIndia(row.created_date),
        ]),
      })),
      last: rows.at(-1)?.id,
    };
  },
};

const filesAtOnce = 50;

/** Puts every picture and document into the archive, as it was kept. One that is missing or broken stops no other. */
export const writeFiles = async (zip: OpenZip, source: Source): Promise<number> => {
  let written = 0;
  for (let after = 0; ; ) {
    const files = await source.inStep((context) => filesAfter(context, after));
    for (const file of files) {
      // Also looks whether who asked may still have it: a few files may be large.
      if (await writeFile(zip, file, source)) written += 1;
      await source.wrote(1);
    }
    const last = files.at(-1);
    if (!last) return written;
    after = last.id;
  }
};

type StoredFile = FoundFile & { readonly blob: string; readonly store: Context['services']['store'] };

const filesAfter = async ({ actor, db, services }: Context, after: number): Promise<StoredFile[]> => {
  const { rows } = await sql<FoundFile & { store_key: string }>`
    select id, kind, record_id, name, store_key from stored_file
     where company_id = ${actor.companyId} and id > ${after} and ${ofOffice} order by id limit ${filesAtOnce}`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    blob: `${actor.companyId}/${row.store_key}/full`,
    store: services.store,
  }));
};

const writeFile = async (zip: OpenZip, file: StoredFile, { leftOut }: Source): Promise<boolean> => {
  const path = pathOf(file);
  try {
    const content = await file.store.get(file.blob);
    if (content) await zip.addStream(path, content as AsyncIterable<Buffer>);
    else leftOut.note(path, 'The file is missing');
    return content !== undefined;
  } catch (error) {
    leftOut.note(path, withoutSecrets(error));
    return false;
  }
};
