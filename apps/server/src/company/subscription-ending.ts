import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { endingDays, endingStep } from '@angan/domain/ending.ts';
import { may, usertypes } from '@angan/domain/roles.ts';
import type { Kysely } from 'kysely';
import { raiseAlerts } from '../alerts/index.ts';
import type { DB } from '../core/database/schema.gen.ts';

const buyers = usertypes.filter((usertype) => may(usertype, 'subscription:buy'));

/**
 * Tells those who may buy that the trial or the subscription ends, at each of its steps (domain 7.3). A term that another
 * follows is not the end.
 */
export const tellOfSubscription = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const last = await db
    .selectFrom('subscription')
    .select(['kind', 'ends_on'])
    .where('company_id', '=', companyId)
    .where('replaced_at', 'is', null)
    .orderBy('started_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last?.ends_on) return;
  const isTrial = last.kind === 'Trial';
  const day = last.ends_on;
  const step = endingStep(isTrial ? endingDays.trial : endingDays.subscription, day, dayInIndia(now));
  if (step === undefined) return;
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('usertype', 'in', buyers)
    .execute();
  const { trialEnds, subscriptionEnds } = alertSentences.of;
  await raiseAlerts(db, [
    {
      to: people.map(({ id }) => id),
      kind: 'Subscription ending',
      sentence: (isTrial ? trialEnds : subscriptionEnds)({ day }),
      key: `subscription ends ${day} ${step}`,
    },
  ]);
};
