import { chatSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import { roleFor, updateInquiry } from '../../inquiries/index.ts';
import type { ReadLead } from '../portals/index.ts';
import { readKnown, readRules, type Wants, wantsOf } from '../reading/index.ts';

/** What a reading finds out. */
const read = [
  ...(['property_type', 'property_subtype', 'deal_type', 'bhk', 'area', 'society_name'] as const),
  ...(['project', 'budget_min', 'budget_max', 'possession', 'furniture'] as const),
];
type Field = (typeof read)[number];

interface Grown {
  readonly inquiry: number;
  readonly before: ReadLead;
  readonly after: ReadLead;
  readonly source_name: string | null;
}

/** Changes of a new inquiry what further words of its person say, as far as nobody has changed it meanwhile. */
export const readAnew = async (context: Context, { inquiry, before, after, source_name }: Grown): Promise<void> => {
  const { db, actor } = context;
  const origin = { source: chatSource, facebook_form: null, lead_file: null, source_name };
  const known = await readKnown(db, actor.companyId, await readRules(db, actor.companyId, origin));
  const [first, now] = [wantsOf(before, known), wantsOf(after, known)];
  const held = await db
    .selectFrom('inquiry')
    .select([...read, 'stage', 'contact_role'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', inquiry)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (held.stage !== 'New') return;
  const isTheirs = (field: Field) => !isSame(now[field], first[field]) && isSame(held[field], first[field]);
  const changes: Partial<Pick<Wants, Field>> & { contact_role?: string } = Object.fromEntries(
    read.filter(isTheirs).map((field) => [field, now[field]]),
  );
  if (changes.deal_type && held.contact_role === roleFor(first.deal_type))
    changes.contact_role = roleFor(now.deal_type);
  if (Object.keys(changes).length === 0) return;
  await sql`savepoint read_anew`.execute(db);
  try {
    await updateInquiry(context, inquiry, changes as never);
    await sql`release savepoint read_anew`.execute(db);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The words stand on the inquiry all the same.
    await sql`rollback to savepoint read_anew`.execute(db);
  }
};

const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(Number)
        .toSorted((a, b) => a - b)
        .join()
    : value === null
      ? ''
      : String(Number(value));
