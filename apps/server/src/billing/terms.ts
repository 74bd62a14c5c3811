import { openTerms, type Term } from '@angan/domain/billing/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** A term with the plan that it is of. */
export interface TermRow extends Term {
  readonly plan: number;
  readonly code: string;
  readonly plan_name: string;
  readonly duration_months: number | null;
  readonly cancelled_on: string | null;
}

/** All terms of a company that count, the first first. Money in paise. */
export const readTerms = (db: Kysely<DB>, companyId: number): Promise<TermRow[]> =>
  db
    .selectFrom('subscription as s')
    .innerJoin('offered_plan as p', 'p.id', 's.plan')
    .select(['s.id', 's.kind', 's.users_allowed', 's.started_on', 's.ends_on', 's.grace_until'])
    .select(['s.price_paid', 's.credit', 's.duration_months', 's.cancelled_on'])
    .select(['p.id as plan', 'p.code', 'p.plan_name', 'p.sort'])
    .where('s.company_id', '=', companyId)
    .where('s.replaced_at', 'is', null)
    .orderBy('s.started_on')
    .orderBy('s.id')
    .$castTo<TermRow>()
    .execute();

/** Those that were paid for and are not over: the one that runs, then those bought ahead. */
export const openPaid = (terms: readonly TermRow[], today: string): (TermRow & { ends_on: string })[] =>
  openTerms(terms, today).filter(({ kind }) => kind === 'Paid') as (TermRow & { ends_on: string })[];
