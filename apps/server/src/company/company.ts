import type { CompanyInput, companyCalls } from '@angan/contract/company/company.ts';
import { companyMistakes } from '@angan/contract/company/company-rules.ts';
import type { z } from 'zod';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { named } from '../core/named.ts';
import { takeTrialWithGstin } from '../plans/index.ts';
import { readCompany, shownCompany } from './company-row.ts';

export const companyHandlers: Handlers<typeof companyCalls> = {
  get: async (_, context) => shownCompany(context, await readCompany(context)),

  /** Changes what is named, if the whole then still holds together. */
  async update({ body }, context) {
    const { actor, db } = context;
    const row = await readCompany(context, 'to change it');
    const mistakes = companyMistakes({ ...shownCompany(context, row), ...named(body) });
    if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
    if (body.gstin && body.gstin !== row.gstin) await takeTrialWithGstin(context, body.gstin);
    const columns = columnsOf(body);
    if (Object.keys(columns).length === 0) return shownCompany(context, row);
    const q = db.updateTable('company').set(columns).where('id', '=', actor.companyId).returningAll();
    return shownCompany(context, await q.executeTakeFirstOrThrow());
  },
};

/** The fields that a body names, as the table has them. */
const columnsOf = ({ working_hours, ...plain }: z.output<typeof CompanyInput>) => ({
  ...named(plain),
  ...(working_hours !== undefined && {
    working_days: working_hours?.days ?? [],
    open_from: working_hours?.from ?? null,
    open_to: working_hours?.to ?? null,
  }),
});
