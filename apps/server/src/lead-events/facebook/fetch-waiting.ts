import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import { facebookSource, waitingDays } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { isDatabaseAway, Undecided } from '../../core/database/away.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { type Stepping, steppingFor } from '../pulling/index.ts';
import { storeGone, storeLeads } from '../store-leads.ts';
import type { FacebookLead } from './api.ts';
import { formOf } from './forms.ts';
import { noteAnswered, noteFault } from './note-page.ts';
import { openPage, type PageAccess } from './page-access.ts';
import { faultOf } from './problem-of.ts';
import { readLead } from './read-lead.ts';

/** Pages at once, leads of one in a go, and seconds after which a page counts as left by a process that died. */
const atOnce = 5;
const inOneGo = 200;
const leaseSeconds = 300;

interface Told {
  readonly leadgen_id: string;
  readonly form_id: string;
}

/** Fetches the leads that Facebook told of. Answers how many pages were asked for. */
export const fetchWaiting = async (services: Services, log: Logger): Promise<number> => {
  const { rows } = await services.platformPool.query<{ company_id: number; page: number }>(
    `update facebook_page_state s set next_try_at = $1::timestamptz + make_interval(secs => $2)
      where (s.company_id, s.page) in (
        select d.company_id, d.page from facebook_page_state d
          join facebook_page p on p.company_id = d.company_id and p.id = d.page and p.status = 'Connected'
          join current_subscription c on c.company = d.company_id
         where coalesce(d.next_try_at, '-infinity') <= $1::timestamptz
           and exists (select 1 from facebook_lead l where l.company_id = d.company_id and l.page = d.page)
           and c.status <> 'Deleting' and (guard_status(c.status) = 'Active' or c.grace_until >= today_in_india() - $3::int)
         limit $4 for update of d skip locked)
      returning s.company_id, s.page`,
    [services.now().toISOString(), leaseSeconds, waitingDays, atOnce],
  );
  await Promise.all(
    rows.map(async ({ company_id, page }) => {
      try {
        await fetchPage(steppingFor(services, company_id), page);
      } catch (error) {
        log.warn({ company: company_id, page, why: withoutSecrets(error) }, 'fetching leads broke and is tried again');
      }
    }),
  );
  return rows.length;
};

/** Fetches the leads of one page that wait, the oldest first, until one fails for a reason that is not its own. */
export const fetchPage = async (stepping: Stepping, page: number): Promise<void> => {
  const { services, companyId, step } = stepping;
  const opened = await openPage(stepping, page);
  if (!opened.ok) {
    const { row, fault } = opened;
    if (row?.status === 'Connected') await step((db) => noteFault(db, services.now(), row, fault));
    return;
  }
  const { access } = opened;
  for (const told of await step((db) => waitingOf(db, companyId, page))) {
    const answer = await access.api.lead(told.leadgen_id);
    if (answer.ok) {
      await keepOrSetAside(stepping, access, told, answer.value);
      continue;
    }
    const fault = faultOf(answer.error, access.page_name);
    if (fault.kind !== 'gone') return step((db) => noteFault(db, services.now(), access, fault));
    await step((db) => keepLost(db, stepping, told, leadProblems.of.gone));
  }
  await step((db) => noteAnswered(db, access));
};

/** One that cannot be kept here is set aside with that, and holds up no other. */
const keepOrSetAside = async (
  stepping: Stepping,
  access: PageAccess,
  told: Told,
  lead: FacebookLead,
): Promise<void> => {
  try {
    await stepping.step((db) => keepFetched(db, stepping, access, told, lead));
  } catch (error) {
    if (isDatabaseAway(error) || error instanceof Undecided) throw error;
    await stepping.step((db) => keepLost(db, stepping, told, leadProblems.of.other));
  }
};

const waitingOf = async (db: Kysely<DB>, companyId: number, page: number): Promise<readonly Told[]> => {
  const { rows } = await sql<Told>`
    select leadgen_id, form_id from facebook_lead where company_id = ${companyId} and page = ${page}
     order by told_at, leadgen_id limit ${inOneGo}`.execute(db);
  return rows;
};

/** Kept like a portal's, with the form that it came by; it waits no more. */
const keepFetched = async (
  db: Kysely<DB>,
  { services, companyId }: Stepping,
  { page }: PageAccess,
  told: Told,
  lead: FacebookLead,
): Promise<void> => {
  const form = await formOf(db, companyId, page, lead.form_id || told.form_id);
  const arrival = {
    ...{ companyId, source: facebookSource, way: 'Push' as const, contentType: 'application/json', ip: '' },
    ...{ now: services.now(), form: form?.id },
  };
  // By the id that we were told: an answer under another would be asked for again and again.
  await storeLeads(db, arrival, [{ ...readLead(lead, form), external_ref: told.leadgen_id }]);
  await forget(db, companyId, told);
  // A form that was drawn up since: its questions are read with the next look, which comes now.
  if (form?.questions.length === 0)
    await sql`update facebook_page_state set next_fill_at = ${services.now().toISOString()}
      where company_id = ${companyId} and page = ${page}`.execute(db);
};

const keepLost = async (db: Kysely<DB>, { services, companyId }: Stepping, told: Told, problem: LeadProblem) => {
  const arrival = {
    ...{ companyId, source: facebookSource, way: 'Push' as const, contentType: '', ip: '' },
    now: services.now(),
  };
  await storeGone(db, arrival, told.leadgen_id, problem);
  await forget(db, companyId, told);
};

const forget = (db: Kysely<DB>, companyId: number, { leadgen_id }: Told) =>
  sql`delete from facebook_lead where company_id = ${companyId} and leadgen_id = ${leadgen_id}`.execute(db);
