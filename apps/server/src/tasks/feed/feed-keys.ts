import { createHash, randomBytes } from 'node:crypto';
import { type CalendarFeed, feedPath } from '@angan/contract/tasks/calendar-feed.ts';
import type { Context } from '../../core/context.ts';

/** What of a key is kept: enough to know it again, not enough to make it. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const mine = ({ actor }: Context) => ({ company_id: actor.companyId, user_id: actor.userId });

export const readFeed = async (context: Context): Promise<CalendarFeed> => {
  const { company_id, user_id } = mine(context);
  const feed = await context.db
    .selectFrom('calendar_feed')
    .select(['created_date', 'last_read_at'])
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return feed ?? { created_date: null, last_read_at: null };
};

export const removeFeed = async (context: Context): Promise<void> => {
  const { company_id, user_id } = mine(context);
  await context.db
    .deleteFrom('calendar_feed')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .execute();
};

/** Makes the person's link; one that was there stops working. It is told this once. */
export const createFeed = async (context: Context): Promise<CalendarFeed & { url: string }> => {
  const key = randomBytes(32).toString('base64url');
  const fresh = { key_hash: hashOf(key), created_date: context.services.now().toISOString(), last_read_at: null };
  await context.db
    .insertInto('calendar_feed')
    .values({ ...mine(context), ...fresh })
    .onConflict((on) => on.columns(['company_id', 'user_id']).doUpdateSet(fresh))
    .execute();
  return { ...(await readFeed(context)), url: `${context.services.settings.publicUrl}${feedPath}?key=${key}` };
};
