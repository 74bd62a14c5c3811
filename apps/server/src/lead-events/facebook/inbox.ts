import type { Inbox } from '../../core/inbox/index.ts';
import { leadChannel } from '../store-leads.ts';

/** What Meta tells of pages. `lead-events/run.ts` listens to the channel. */
export const facebookInbox: Inbox = {
  table: 'facebook_event',
  orderKey: 'angan facebook events',
  channel: leadChannel,
  keptDays: 30,
};
