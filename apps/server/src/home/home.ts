import type { homeCalls } from '@angan/contract/home/home.ts';
import { homeLimits } from '@angan/contract/home/home-call.ts';
import type { Returned } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Context } from '../core/context.ts';
import { newMatches } from '../matches/index.ts';
import { notesOfHome } from '../notes/index.ts';
import { askingOwners, staleProperties, verifiedToday } from '../properties/index.ts';
import { endingSoon } from './ending-soon.ts';
import { firstReplyMinutes, hotInquiries, newInquiries } from './new-inquiries.ts';
import { enteredToday, recentProjects, recentProperties } from './recent.ts';
import { readInquiries, readProperties } from './records.ts';
import { setupOf } from './setup.ts';
import { tasksOfToday } from './tasks-of-today.ts';

/** What is left of today's round of properties to verify, for who may do it. */
const roundOf = async (context: Context) => {
  if (context.actor.scope('property:verify') === 'none') return null;
  const done = await verifiedToday(context);
  return { done, ...(await staleProperties(context, Math.max(0, homeLimits.verify - done))) };
};

/**
 * All of Home. First what stands where, by its ids; then the records of all blocks in one go, so that a record that stands
 * in two of them is read once. One after the other: they share the connection of the request, and its snapshot.
 */
export const home = async (context: Context): Promise<Returned<typeof homeCalls.get>> => {
  const { actor, services } = context;
  const { tasks, visits, tomorrow } = await tasksOfToday(context);
  const fresh = await newInquiries(context);
  const first_reply_minutes = await firstReplyMinutes(context);
  const hot = await hotInquiries(context);
  const matches =
    actor.scope('inquiry:matches') === 'none' ? { count: 0, best: 0, pairs: [] } : await newMatches(context);
  const round = await roundOf(context);
  const recent = await recentProperties(context);

  const pairs = matches.pairs.map(({ inquiry_id }) => inquiry_id);
  const inquiries = await readInquiries(context, [...fresh.ids, ...hot.ids, ...pairs]);
  const offered = matches.pairs.map(({ property_id }) => property_id);
  const properties = await readProperties(context, [...offered, ...(round?.ids ?? []), ...recent]);
  const ask = await askingOwners(context);
  const propertyOf = (id: number) => properties.get(id)!;
  const inquiryOf = (id: number) => inquiries.get(id)!;

  return {
    day: dayInIndia(services.now()),
    tasks,
    visits,
    tomorrow,
    new_inquiries: {
      count: fresh.count,
      late: fresh.late,
      first_reply_minutes,
      results: fresh.ids.map(inquiryOf),
    },
    new_matches: {
      count: matches.count,
      best: matches.best,
      results: matches.pairs.map(({ inquiry_id, property_id, scored }) => ({
        ...scored,
        inquiry: inquiryOf(inquiry_id),
        property: propertyOf(property_id),
      })),
    },
    to_verify: round && {
      stale: round.stale,
      done: round.done,
      results: round.ids.map((id) => ({ property: propertyOf(id), message: ask(propertyOf(id)) })),
    },
    hot: { count: hot.count, results: hot.ids.map(inquiryOf) },
    recent: { properties: recent.map(propertyOf), projects: await recentProjects(context) },
    ending: await endingSoon(context),
    notes: await notesOfHome(homeLimits.notes, context),
    setup: await setupOf(context),
    entered: await enteredToday(context),
  };
};
