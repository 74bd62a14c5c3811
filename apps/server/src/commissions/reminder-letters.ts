import { type reminderLetterCalls, reminderLetterTexts } from '@angan/contract/commissions/reminder-letters.ts';
import { areLetterRules, type LetterRule, officeLetters } from '@angan/domain/brokerage/index.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Desk } from './held.ts';

/** When the letters of the office go by themselves, and on which weekdays it is closed. */
export const readLetterRules = async ({ actor, db }: Pick<Desk, 'actor' | 'db'>) => {
  const own = await db
    .selectFrom('reminder_letter')
    .select(['letter', 'days', 'is_on'])
    .where('company_id', '=', actor.companyId)
    .execute();
  const { weekly_off } = await db
    .selectFrom('company')
    .select('weekly_off')
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  return { rules: officeLetters(own as LetterRule[]), weekly_off };
};
export type LetterRules = Awaited<ReturnType<typeof readLetterRules>>;

export const reminderLetterHandlers: Handlers<typeof reminderLetterCalls> = {
  get: async (_, context) => ({ letters: (await readLetterRules(context)).rules }),

  async put({ body: { letters } }, context) {
    const { actor, db } = context;
    if (!areLetterRules(letters)) throw fieldErrors({ letters: [reminderLetterTexts.order] });
    await db
      .insertInto('reminder_letter')
      .values(letters.map((rule) => ({ company_id: actor.companyId, ...rule })))
      .onConflict((on) =>
        on.columns(['company_id', 'letter']).doUpdateSet(({ ref }) => ({
          days: ref('excluded.days'),
          is_on: ref('excluded.is_on'),
        })),
      )
      .execute();
    return { letters: (await readLetterRules(context)).rules };
  },
};
