import { planTexts } from '@angan/contract/plans/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { takeTrial } from './trials.ts';

/** An office that names its GST number in its trial has taken the trial with it: refused where another one did before. */
export const takeTrialWithGstin = async ({ actor, db }: Context, gstin: string): Promise<void> => {
  const { rows } = await sql<{ tries: boolean }>`
    select s.kind = 'Trial' and not exists (
        select from trial_taken t where t.company_id = s.company and t.what = 'gstin') as tries
      from current_subscription s where s.company = ${actor.companyId}`.execute(db);
  if (!rows[0]?.tries) return;
  if (await takeTrial(db, { company: actor.companyId, gstin }, 'gstin'))
    throw fieldErrors({ gstin: [planTexts.trialTakenWithGstin] });
};
