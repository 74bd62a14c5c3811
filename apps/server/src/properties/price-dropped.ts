import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { z } from 'zod';
import { raiseAlerts } from '../alerts/index.ts';
import { job } from '../core/jobs/job.ts';
import { task } from '../core/jobs/task.ts';

/** Asked for by a trigger, whatever wrote the price. */
const tellPriceDropped = task(
  'tell_price_dropped',
  z.object({ property: z.number().int(), before: z.number(), now: z.number() }),
);

/** Tells whoever sent a property to clients that it costs less now: each has somebody to call. */
export const tellingPriceDropped = job(tellPriceDropped, async ({ property, before, now }, { db, companyId }) => {
  const row = await db
    .selectFrom('property')
    .select('property_code')
    .where('company_id', '=', companyId)
    .where('id', '=', property)
    .where('is_deleted', '=', false)
    .where('status', '=', 'Available')
    .executeTakeFirst();
  if (!row) return;
  const senders = await db
    .selectFrom('share_entry')
    .select('by')
    .distinct()
    .where('company_id', '=', companyId)
    .where('property', '=', property)
    .execute();
  await raiseAlerts(db, [
    {
      to: senders.map(({ by }) => by),
      kind: 'Price dropped on a shared property',
      sentence: alertSentences.of.priceDropped({ code: row.property_code, before, now }),
      key: `property ${property} price ${before} to ${now}`,
      about: [{ kind: 'property', id: property }],
    },
  ]);
});
