import { type officeTermCalls, officeTermTexts } from '@angan/contract/commissions/office-terms.ts';
import {
  isStandardTerm,
  isTermRate,
  type OfficeTerm,
  officeTerms,
  type TermChange,
  usualTerm,
} from '@angan/domain/brokerage/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

/** What the office asks for: the usual terms, and its own where it said otherwise. */
export const readOfficeTerms = async ({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<OfficeTerm[]> => {
  const own = await db
    .selectFrom('brokerage_term')
    .select(['case', 'payer_side', 'basis', 'rate', 'is_active'])
    .where('company_id', '=', actor.companyId)
    .execute();
  return officeTerms(own as unknown as TermChange[]);
};

const shown = async (context: Context) => ({
  terms: (await readOfficeTerms(context)).map(({ source: _, slab, ...term }) => ({
    ...term,
    slab: slab && { ...slab, slabs: [...slab.slabs] },
  })),
});

export const officeTermHandlers: Handlers<typeof officeTermCalls> = {
  get: (_, context) => shown(context),

  async put({ body }, context) {
    const { actor, db } = context;
    const usual = usualTerm(body);
    if (!usual) throw nonField(officeTermTexts.unknown);
    if (!isTermRate(usual, body.rate)) throw fieldErrors({ rate: [officeTermTexts.rate] });
    const { rate, is_active, ...key } = body;
    if (isStandardTerm(usual, body))
      await db
        .deleteFrom('brokerage_term')
        .where('company_id', '=', actor.companyId)
        .where('case', '=', key.case)
        .where('payer_side', '=', key.payer_side)
        .where('basis', '=', key.basis)
        .execute();
    else
      await db
        .insertInto('brokerage_term')
        .values({ company_id: actor.companyId, ...key, rate, is_active })
        .onConflict((on) => on.columns(['company_id', 'case', 'payer_side', 'basis']).doUpdateSet({ rate, is_active }))
        .execute();
    return shown(context);
  },
};
