import type { homeCalls } from '@angan/contract/home/home.ts';
import { homeLimits } from '@angan/contract/home/home-call.ts';
import type { Returned } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { workingMinutes } from '@angan/domain/working-time.ts';
import { readWorkingHours } from '../company/index.ts';
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
  const [done, { stale, ids }] = await Promise.all([
    verifiedToday(context),
    staleProperties(context, homeLimits.verify),
  ]);
  return { done, stale, ids: ids.slice(0, Math.max(0, homeLimits.verify - done)) };
};

/**
 * All of Home. First what stands where, by its ids; then the records of all blocks in one go, so that a record that stands
 * in two of them is read once. All share the connection of the request, and its snapshot: what does not wait for another
 * is sent at once, and the database goes through it without waiting for us in between.
 */
export const home = async (context: Context): Promise<Returned<typeof homeCalls.get>> => {
  const { actor, services } = context;
  const seesMatches = actor.scope('inquiry:matches') !== 'none';
  const readingHours = readWorkingHours(context.db, actor.companyId);
  const [{ tasks, visits, tomorrow }, fresh, first_reply_minutes, hot, matches, round, recent, ...others] =
    await Promise.all([
      tasksOfToday(context),
      readingHours.then((hours) => newInquiries(context, hours)),
      firstReplyMinutes(context),
      hotInquiries(context),
      seesMatches ? newMatches(context) : { count: 0, best: 0, pairs: [] },
      roundOf(context),
      recentProperties(context),
      recentProjects(context),
      endingSoon(context),
      notesOfHome(homeLimits.notes, context),
      setupOf(context),
      enteredToday(context),
      askingOwners(context),
    ]);
  const hours = await readingHours;
  const [projects, ending, notes, setup, entered, ask] = others;

  const pairs = matches.pairs.map(({ inquiry_id }) => inquiry_id);
  const offered = matches.pairs.map(({ property_id }) => property_id);
  const [inquiries, properties] = await Promise.all([
    readInquiries(context, [...fresh.ids, ...hot.ids, ...pairs]),
    readProperties(context, [...offered, ...(round?.ids ?? []), ...recent]),
  ]);
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
      results: fresh.ids.map(inquiryOf).map((inquiry) => ({
        ...inquiry,
        waited_minutes: workingMinutes(
          new Date(inquiry.date_time),
          inquiry.first_response_at === null ? services.now() : new Date(inquiry.first_response_at),
          hours,
        ),
      })),
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
    recent: { properties: recent.map(propertyOf), projects },
    ending,
    notes,
    setup,
    entered,
  };
};
