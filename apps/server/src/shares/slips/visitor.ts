import { maskNumber, maskNumbersIn } from '@angan/domain/mobile.ts';
import type { BrokerageTerms } from '@angan/domain/visit-slip.ts';
import type { Context } from '../../core/context.ts';

/** Who came to see it: the person of the inquiry. The whole number stays on the server. */
export interface Visitor {
  readonly contact: number;
  /** '' where the actor may not know it. */
  readonly name: string;
  /** Ten digits, or ''. Never answered and never printed. */
  readonly number: string;
  readonly masked: string;
  /** What was agreed with them. */
  readonly terms: BrokerageTerms | null;
}

export const visitorOf = async ({ actor, db }: Context, inquiry: number): Promise<Visitor> => {
  const row = await db
    .selectFrom('inquiry as i')
    .innerJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'i.company_id').onRef('c.id', '=', 'i.contact'),
    )
    .select(['c.id', 'c.name', 'c.mobile_number_1', 'c.locked_contact', 'i.brokerage_terms'])
    .where('i.company_id', '=', actor.companyId)
    .where('i.id', '=', inquiry)
    .executeTakeFirstOrThrow();
  const isHidden = row.locked_contact && actor.scope('contact:locked') === 'none';
  return {
    contact: row.id,
    // Paper has no reader's role: a number that stands in a name is never printed.
    name: isHidden ? '' : maskNumbersIn(row.name),
    number: row.mobile_number_1,
    masked: maskNumber(row.mobile_number_1),
    terms: row.brokerage_terms as unknown as BrokerageTerms | null,
  };
};
