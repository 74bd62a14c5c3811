import type { DurationMonths, SubscriptionKind } from '@angan/domain/subscription.ts';
import type pg from 'pg';

interface NewTerm {
  /** The plan's code. */
  readonly plan: string;
  readonly kind: SubscriptionKind;
  /** Days in India, both included; null: without an end. */
  readonly started_on: string;
  readonly ends_on: string | null;
  /** Of what is paid. */
  readonly duration_months?: DurationMonths;
  /** As many as the plan includes, unless given. */
  readonly users_allowed?: number;
  /** Paise without GST. */
  readonly price_paid?: number;
}

/** Gives an office a term. Which of its terms holds, the days say. Answers its id. */
export const newTerm = async (db: pg.PoolClient | pg.Pool, company: number, given: NewTerm): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(
    `insert into subscription (company_id, plan, kind, started_on, ends_on, duration_months, users_allowed, price_paid)
     select $1, p.id, $3, $4, $5, $6, coalesce($7, p.users_included), $8 from offered_plan p where p.code = $2 returning id`,
    [
      company,
      given.plan,
      given.kind,
      given.started_on,
      given.ends_on,
      given.duration_months ?? null,
      given.users_allowed ?? null,
      given.price_paid ?? 0,
    ],
  );
  return rows[0]!.id;
};
