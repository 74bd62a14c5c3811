import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { visibleInquiries } from '../../inquiries/index.ts';
import { visibleProperties } from '../../properties/index.ts';
import { type Columns, Stock } from './stock.ts';

/** A row's columns as far as it is found by them, and nothing that is still to be added. */
const positive = (values: readonly unknown[]): number[] => [
  ...new Set(values.filter((value): value is number => typeof value === 'number' && value > 0)),
];

interface Looking {
  readonly kind: RecordKind;
  readonly actor: Actor;
  /** Ids of those that this import has added. */
  readonly created?: ReadonlySet<number>;
  /** Holds what it finds against changes until the transaction ends. */
  readonly lock?: boolean;
}

/**
 * Everything here that one of the rows could be about, found by society, contact and the number at its source, in one
 * query for all of them. A listing's number counts whoever may see the listing, since no two may have it.
 */
export const readHere = async (
  db: Kysely<DB>,
  rows: readonly Columns[],
  { kind, actor, created = new Set(), lock }: Looking,
  into: Stock = new Stock(kind),
): Promise<Stock> => {
  const contacts = positive(rows.map((row) => row.contact));
  const societies = kind === 'Properties' ? positive(rows.map((row) => (row.unit_no ? row.society_name : 0))) : [];
  const refs = rows.map((row) => row.external_ref).filter(Boolean) as string[];
  if (contacts.length + societies.length + refs.length === 0) return into;
  const table = kind === 'Properties' ? sql`property p` : sql`inquiry i`;
  const alias = kind === 'Properties' ? sql`p` : sql`i`;
  const seen = kind === 'Properties' ? visibleProperties(actor) : visibleInquiries(actor);
  const bySociety = kind === 'Properties' ? sql`or p.society_name = any (${societies}::bigint[])` : sql``;
  const { rows: found } = await sql<Columns & { id: number; is_deleted: boolean; is_seen: boolean }>`
    select ${alias}.*, (${seen}) as is_seen from ${table}
     where ${alias}.company_id = ${actor.companyId}
       and (${alias}.contact = any (${contacts}::bigint[]) ${bySociety}
         or (${alias}.external_ref <> '' and ${alias}.external_ref = any (${refs}::text[])))
     order by ${alias}.id ${lock ? sql`for no key update` : sql``}`.execute(db);
  for (const { is_deleted, is_seen, ...columns } of found)
    into.add({
      id: columns.id,
      columns,
      code: String(columns.property_code ?? columns.inquiry_code),
      isDeleted: is_deleted,
      isSeen: is_seen,
      isOfThisImport: created.has(columns.id),
      line: 0,
    });
  return into;
};
