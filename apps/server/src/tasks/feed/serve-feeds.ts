import { createHash } from 'node:crypto';
import { calendarFeedPageCalls, feedKeyPattern } from '@angan/contract/tasks/calendar-feed.ts';
import { calendarTexts } from '@angan/contract/tasks/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../core/context.ts';
import { newActor } from '../../core/context.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { notFound } from '../../core/errors.ts';
import { askerOf } from '../../core/http/asker.ts';
import { newContext } from '../../core/http/new-context.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { hashOf } from './feed-keys.ts';
import { feedTasks } from './feed-tasks.ts';
import { icalendarOf } from './icalendar.ts';

interface Candidate {
  company_id: number;
  user_id: number;
  feed: number;
  usertype: string;
  subscription_status: string;
}

/** Whose a key is; undefined for one that opens nothing. The database is asked whatever is given, so that all take as long. */
const candidateOf = async ({ pool }: Services, key: string): Promise<Candidate | undefined> => {
  const hash = hashOf(feedKeyPattern.test(key) ? key : '');
  return (await pool.query<Candidate>('select * from calendar_feed_candidate($1)', [hash])).rows[0];
};

/** The calendar of who made the link, as they would see their tasks themselves. */
const calendarOf = async (context: Context, feed: number): Promise<string> => {
  const { actor, db, services } = context;
  const now = services.now().toISOString();
  const hourAgo = new Date(services.now().getTime() - 3_600_000).toISOString();
  await db
    .updateTable('calendar_feed')
    .set({ last_read_at: now })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', feed)
    .where((or) => or.or([or('last_read_at', 'is', null), or('last_read_at', '<', hourAgo)]))
    .execute();
  const person = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return icalendarOf(await feedTasks(context), {
    name: calendarTexts.name([person.first_name, person.last_name].filter(Boolean).join(' ')),
    publicUrl: services.settings.publicUrl,
  });
};

/** Tasks for calendars elsewhere, which have a key and nothing else. */
export const serveCalendarFeeds = ({ app, services }: Door, limits: Limits): void => {
  const call = calendarFeedPageCalls.read;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.take('calendarFeeds', askerOf(request.ip));
    const { key = '' } = readInput(call, request as never).query as { key?: string };
    const found = await candidateOf(services, key);
    if (!found) throw notFound();
    await limits.take('calendarFeed', String(found.feed));
    const actor = newActor(found, 0);
    const opening = openingForCompany(found.company_id, found.user_id, request.id);
    const content = await inTransaction(services.pool, opening, (client) =>
      calendarOf(newContext(request, services, client, actor), found.feed),
    );
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow, noarchive' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="tasks.ics"',
      })
      .send(content);
  };
  app.route({ method: call.method, url: call.path, config: { call }, handler });
};

/** Whether the asker names what it has; what a proxy packed bears a W. */
const isKnown = (named: string | undefined, etag: string): boolean =>
  (named ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
