import { type LeadSourceProblem, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { type PortalSource, portalOf } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { type Pulled, portals, type ReadLead, type Window } from '../portals/index.ts';
import { storeLeads } from '../store-leads.ts';
import { askPortal } from './ask-portal.ts';
import { noteFailure, noteSuccess, postpone } from './note-pull.ts';
import { readLogin, type SourceLogin } from './source-login.ts';
import { halvesOf, windowsTo } from './windows.ts';

/** Transactions of one company, none of them open while the portal is asked. */
export interface Stepping {
  readonly services: Services;
  readonly companyId: number;
  readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T>;
}

export interface Outcome {
  readonly found: number;
  readonly fresh: number;
  readonly problem: LeadSourceProblem | null;
}

/**
 * Asks a portal for what is new and keeps it. What was kept stays, whatever comes after: a process that dies in between
 * loses nothing, since the next asks for the same window again, and doubles nothing, since each enquiry has its id.
 */
export const pullSource = async (stepping: Stepping, source: PortalSource): Promise<Outcome> => {
  const { services, companyId, step } = stepping;
  const began = services.now();
  const opened = await step((db) => readLogin(services, db, companyId, source));
  if (!opened.ok) return failWith(stepping, source, opened, opened.problem);
  const last = opened.row.last_pulled_at;
  let [found, fresh, asked] = [0, 0, 0];
  const waiting: Window[] = windowsTo(began, last === null ? undefined : new Date(last));
  while (waiting.length > 0) {
    const window = waiting.shift()!;
    // Within the hour's number; the rest is asked for next time, from where this one came to.
    if (!(await takeTurn(stepping, source))) break;
    asked += 1;
    const pulled = await ask(services, source, opened, window);
    if (!pulled.ok)
      return {
        found,
        fresh,
        problem: (await failWith(stepping, source, opened, pulled.problem, pulled.clock_offset)).problem,
      };
    const halves = pulled.isFull ? halvesOf(window) : undefined;
    if (halves) waiting.unshift(...halves);
    found += pulled.leads.length;
    fresh += await keep(stepping, source, pulled.leads, halves ? undefined : window.to);
  }
  if (asked === 0) {
    await step((db) => postpone(db, services, companyId, source, opened.row));
    return { found, fresh, problem: leadSourceProblems.of.throttled({ source }) };
  }
  await step((db) => noteSuccess(db, services, companyId, source, opened.row));
  return { found, fresh, problem: null };
};

/** Asks for the last two days and keeps nothing. */
export const testSource = async (stepping: Stepping, source: PortalSource): Promise<Outcome> => {
  const { services, companyId, step } = stepping;
  const opened = await step((db) => readLogin(services, db, companyId, source));
  if (!opened.ok) return { found: 0, fresh: 0, problem: opened.problem };
  if (!(await takeTurn(stepping, source)))
    return { found: 0, fresh: 0, problem: leadSourceProblems.of.throttled({ source }) };
  const pulled = await ask(services, source, opened, windowsTo(services.now(), undefined)[0]!);
  return pulled.ok
    ? { found: pulled.leads.length, fresh: 0, problem: null }
    : { found: 0, fresh: 0, problem: pulled.problem };
};

const ask = async (
  services: Services,
  source: PortalSource,
  { login }: SourceLogin & { ok: true },
  window: Window,
): Promise<Pulled> => {
  const { portal } = portalOf(source);
  const now = services.now();
  const request = portals[portal].request(services.settings.portals[portal], login, window, now);
  const pulled = await askPortal(source, portals[portal], request, services.now);
  // Its clock was followed already, and it refuses us still: then it is not the clock.
  const isFollowed =
    !pulled.ok && pulled.clock_offset !== undefined && Math.abs(pulled.clock_offset - login.clock_offset) < 120;
  return isFollowed ? { ok: false, problem: leadSourceProblems.of.refusedLogin({ source }) } : pulled;
};

const keep = (
  { services, companyId, step }: Stepping,
  source: PortalSource,
  leads: readonly ReadLead[],
  through: Date | undefined,
): Promise<number> =>
  step(async (db) => {
    const arrival = { companyId, source, way: 'Pull' as const, contentType: '', ip: '', now: services.now() };
    const { fresh } = await storeLeads(db, arrival, leads);
    if (through)
      await db
        .updateTable('lead_source_pull')
        .set({ last_pulled_at: new Date(Math.min(through.getTime(), arrival.now.getTime())).toISOString() })
        .where('company_id', '=', companyId)
        .where('source', '=', source)
        .execute();
    return fresh.size;
  });

/** One more request within the hour's number; false where there is none left. */
const takeTurn = ({ services, companyId, step }: Stepping, source: PortalSource): Promise<boolean> =>
  step(async (db) => {
    const now = services.now().toISOString();
    const { rows } = await sql`
      with recent as (
        select array(select t from unnest(asked_at) t where t > ${now}::timestamptz - interval '1 hour') as times
          from lead_source_pull where company_id = ${companyId} and source = ${source} for no key update)
      update lead_source_pull p set asked_at = recent.times || ${now}::timestamptz from recent
       where p.company_id = ${companyId} and p.source = ${source}
         and cardinality(recent.times) < ${portalOf(source).most_pulls_an_hour}
      returning 1`.execute(db);
    return rows.length > 0;
  });

const failWith = async (
  { services, companyId, step }: Stepping,
  source: PortalSource,
  { row }: SourceLogin,
  problem: LeadSourceProblem,
  clockOffset?: number,
): Promise<Outcome> => {
  if (row) await step((db) => noteFailure(db, services, { companyId, source, row, problem, clockOffset }));
  return { found: 0, fresh: 0, problem };
};
