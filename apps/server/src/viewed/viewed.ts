import type { viewedCalls } from '@angan/contract/viewed/viewed.ts';
import type { viewedLogCalls } from '@angan/contract/viewed/viewed-log.ts';
import type { Handlers } from '../core/http/serve.ts';
import { listViewed } from './list-viewed.ts';
import type { ViewedKind } from './note-viewed.ts';
import { opened } from './opened.ts';
import { type FindRecord, reveal } from './reveal.ts';
import { revealsToday } from './reveals-today.ts';

/** `find`: how a noun finds a record that the actor may see. */
export const viewedHandlers = (find: Record<ViewedKind, FindRecord>): Handlers<typeof viewedCalls> => ({
  revealProperty: reveal('property', find.property),
  revealInquiry: reveal('inquiry', find.inquiry),
  openProperty: opened('property', find.property),
  openInquiry: opened('inquiry', find.inquiry),
  today: async (_, context) => ({ results: await revealsToday(context) }),
});

export const viewedLogHandlers: Handlers<typeof viewedLogCalls> = {
  properties: async ({ query }, context) => (await listViewed('property', query, context)) as never,
  inquiries: async ({ query }, context) => (await listViewed('inquiry', query, context)) as never,
};
