import { type RawBuilder, sql } from 'kysely';

/** What a screen shows of a file at Meta, as it lies there for the default number. `file`: a column of the row of `m`. */
const ofDefault = (column: string, file: string) =>
  sql`(select u.${sql.ref(column)} from whatsapp_upload u join whatsapp_number d on d.company_id = u.company_id and d.id = u.number
    where u.company_id = m.company_id and u.file = ${sql.ref(file)} and d.is_default)`;

/** Meta's id of it; '' without one. */
export const idAtMeta = (file: string): RawBuilder<string> => sql<string>`coalesce(${ofDefault('media_id', file)}, '')`;

/** Since when. */
export const sinceAtMeta = (file: string): RawBuilder<string | null> =>
  sql<string | null>`${ofDefault('uploaded_at', file)}`;
