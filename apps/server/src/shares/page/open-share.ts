import type { ShareFormat } from '@angan/domain/brochure/index.ts';
import { type LanguageTag, languageTags } from '@angan/domain/lookups/office.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import type { ShareContent } from '../facts.ts';

/** A share whose link is good, as a stranger with its code finds it. */
export interface OpenShare {
  readonly id: number;
  readonly company_id: number;
  readonly code: string;
  readonly format: ShareFormat;
  readonly created_date: string;
  readonly content: ShareContent;
  /** Ids of the properties that are still on offer. */
  readonly offered: readonly number[];
  /** Ids of those that whoever has the link likes. */
  readonly liked: readonly number[];
}

/**
 * Finds a share by its code and does `work` in a transaction of its company. Undefined for a code that is none, and for a
 * link that has expired or was ended: a stranger is not told which.
 */
export const withShare = async <T>(
  { pool, now }: Services,
  code: string,
  requestId: string,
  work: (share: OpenShare, db: Kysely<DB>) => Promise<T>,
): Promise<T | undefined> => {
  const { rows } = await pool.query<{ company: number | null }>('select company_of_share($1) as company', [code]);
  const company = rows[0]?.company;
  if (!company) return undefined;
  return inTransaction(pool, openingForCompany(company, null, requestId), async (client) => {
    const db = onConnection(client);
    const share = await findShare(db, { company, code, now: now() });
    return share && work(share, db);
  });
};

/** A share by its code, in the transaction of its company; undefined where its link is not good. */
export const findShare = async (
  db: Kysely<DB>,
  { company, code, now }: { company: number; code: string; now: Date },
): Promise<OpenShare | undefined> => {
  const row = await db
    .selectFrom('share as s')
    .select(['s.id', 's.company_id', 's.code', 's.format', 's.created_date', 's.content'])
    .select(
      sql<
        number[]
      >`array(select e.property from share_entry e join property p on p.company_id = e.company_id and p.id = e.property
        where e.company_id = s.company_id and e.share = s.id and not p.is_deleted
          and (not p.locked_property or s.content -> 'properties' @> jsonb_build_array(jsonb_build_object('id', p.id, 'was_locked', true)))
          and p.status in ('Available', 'On Hold', 'Under Offer'))`.as('offered'),
    )
    .select(
      sql<number[]>`array(select l.property from share_like l where l.company_id = s.company_id and l.share = s.id)`.as(
        'liked',
      ),
    )
    .where('s.company_id', '=', company)
    .where('s.code', '=', code)
    // A slip has a paper and no page.
    .where('s.format', '<>', 'Visit slip')
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && ({ ...row, content: row.content as unknown as ShareContent } as OpenShare);
};

/** The language in which a share speaks to whoever has chosen none. */
export const languageOf = ({ content }: OpenShare): LanguageTag => languageTags[content.language ?? 'English'];

/** Where the bytes of stored files lie, by id. */
export const placesOf = async (db: Kysely<DB>, companyId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'company_id', 'store_key', sql<boolean>`variants @> '[{"name": "1600"}]'`.as('has_screen')])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
