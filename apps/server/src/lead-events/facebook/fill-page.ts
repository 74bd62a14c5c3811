import { type LeadSourceProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import { facebookLeadDays, facebookSource, waitingDays } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { isDatabaseAway, Undecided } from '../../core/database/away.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { tell } from '../../core/live/tell.ts';
import type { MetaAnswer } from '../../whatsapp/index.ts';
import { type Stepping, steppingFor } from '../pulling/index.ts';
import { storeGone, storeLeads } from '../store-leads.ts';
import type { FacebookLead } from './api.ts';
import { formOf, writeForms } from './forms.ts';
import { nextFill, noteAnswered, noteFault } from './note-page.ts';
import { openPage, type PageAccess } from './page-access.ts';
import { faultOf } from './problem-of.ts';
import { readLead } from './read-lead.ts';
import { keepWebhookSetUp } from './webhook-set-up.ts';

const atOnce = 3;
const leaseSeconds = 900;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How far back is asked at first, and by how much each look overlaps with the one before: leads may be told late. */
const firstMs = 2 * dayMs;
const overlapMs = hourMs;

export interface Filled {
  readonly found: number;
  readonly fresh: number;
  readonly problem: LeadSourceProblem | null;
}

/** Looks through the forms of pages that are due for leads that no webhook told of. Answers how many pages. */
export const fillDue = async (services: Services, log: Logger): Promise<number> => {
  const { rows } = await services.platformPool.query<{ company_id: number; page: number }>(
    `update facebook_page_state s set next_fill_at = $1::timestamptz + make_interval(secs => $2)
      where (s.company_id, s.page) in (
        select d.company_id, d.page from facebook_page_state d
          join facebook_page p on p.company_id = d.company_id and p.id = d.page and p.status = 'Connected'
          join current_subscription c on c.company = d.company_id
         where d.next_fill_at <= $1::timestamptz
           and c.status <> 'Deleting' and (guard_status(c.status) = 'Active' or c.grace_until >= today_in_india() - $3::int)
         order by d.next_fill_at limit $4 for update of d skip locked)
      returning s.company_id, s.page`,
    [services.now().toISOString(), leaseSeconds, waitingDays, atOnce],
  );
  if (rows.length > 0) await keepWebhookSetUp(services);
  await Promise.all(
    rows.map(async ({ company_id, page }) => {
      try {
        await fillPage(steppingFor(services, company_id), page);
      } catch (error) {
        log.warn(
          { company: company_id, page, why: withoutSecrets(error) },
          'looking for leads broke and is tried again',
        );
      }
    }),
  );
  return rows.length;
};

/** Reads the forms of a page from Facebook. A fault is noted and answered. */
export const readForms = async (stepping: Stepping, access: PageAccess): Promise<LeadSourceProblem | null> => {
  const forms = await access.api.forms();
  if (!forms.ok) return failWith(stepping, access, forms);
  await stepping.step((db) => writeForms(db, stepping.companyId, access.page, forms.value));
  return null;
};

/**
 * Asks every form of a page for its leads since the last time, or since `days` ago. What was kept stays, whatever comes
 * after: the next look begins where this one did, and each lead has its id.
 */
export const fillPage = async (stepping: Stepping, page: number, days?: number): Promise<Filled> => {
  const { services, companyId, step } = stepping;
  const began = services.now();
  const opened = await openPage(stepping, page);
  if (!opened.ok) {
    const { row, fault } = opened;
    if (row?.status === 'Connected') await step((db) => noteFault(db, began, row, fault));
    return { found: 0, fresh: 0, problem: fault.problem };
  }
  const { access } = opened;
  let [found, fresh] = [0, 0];
  const unread = await readForms(stepping, access);
  if (unread) return { found, fresh, problem: unread };
  const since = sinceOf(began, access.filled_through, days);
  const keep = async (leads: readonly FacebookLead[], form_id: string) => {
    found += leads.length;
    fresh += await keepWhatCanBe(stepping, access, form_id, leads);
  };
  for (const form_id of await step((db) => formIds(db, companyId, page))) {
    const asked = await access.api.leadsSince(form_id, since, (leads) => keep(leads, form_id));
    if (!asked.ok && faultOf(asked.error, access.page_name).kind !== 'gone')
      return { found, fresh, problem: await failWith(stepping, access, asked) };
  }
  await step(async (db) => {
    await noteAnswered(db, access);
    await sql`
      update facebook_page_state set filled_through = ${began.toISOString()}, next_fill_at = ${nextFill(began)}
       where company_id = ${companyId} and page = ${page}`.execute(db);
    if (fresh > 0) await sql`select ${tell(companyId, 'facebook_page')}`.execute(db);
  });
  return { found, fresh, problem: null };
};

/** Since when is asked: never longer ago than Facebook answers for. */
export const sinceOf = (now: Date, filledThrough: string | null, days?: number): Date => {
  const usual = filledThrough === null ? now.getTime() - firstMs : Date.parse(filledThrough) - overlapMs;
  const wanted = days === undefined ? usual : Math.min(usual, now.getTime() - days * dayMs);
  return new Date(Math.max(wanted, now.getTime() - facebookLeadDays * dayMs));
};

const failWith = async (
  { services, step }: Stepping,
  access: PageAccess,
  { error }: MetaAnswer<unknown> & { ok: false },
): Promise<LeadSourceProblem> => {
  const fault = faultOf(error, access.page_name);
  await step((db) => noteFault(db, services.now(), access, fault));
  return fault.problem;
};

/** Also of forms that take no answers any more: their last ones may be what nobody told of. */
const formIds = async (db: Kysely<DB>, companyId: number, page: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('facebook_form')
    .select('form_id')
    .where('company_id', '=', companyId)
    .where('page', '=', page)
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ form_id }) => form_id);
};

/** All at once; where that fails half of them, and so on down to one that cannot be kept, which is set aside with that. */
const keepWhatCanBe = async (
  stepping: Stepping,
  access: PageAccess,
  form_id: string,
  leads: readonly FacebookLead[],
): Promise<number> => {
  try {
    return await stepping.step((db) => keepListed(db, stepping, access, form_id, leads));
  } catch (error) {
    if (isDatabaseAway(error) || error instanceof Undecided) throw error;
    if (leads.length === 1) {
      await stepping.step((db) => storeGone(db, arrivalOf(stepping), leads[0]!.id, leadProblems.of.other));
      return 0;
    }
    const middle = leads.length >> 1;
    const first = await keepWhatCanBe(stepping, access, form_id, leads.slice(0, middle));
    return first + (await keepWhatCanBe(stepping, access, form_id, leads.slice(middle)));
  }
};

const arrivalOf = ({ services, companyId }: Stepping) => ({
  ...{ companyId, source: facebookSource, way: 'Pull' as const, contentType: 'application/json', ip: '' },
  now: services.now(),
});

const keepListed = async (
  db: Kysely<DB>,
  stepping: Stepping,
  { page }: PageAccess,
  form_id: string,
  leads: readonly FacebookLead[],
): Promise<number> => {
  const { companyId } = stepping;
  if (leads.length === 0) return 0;
  const form = await formOf(db, companyId, page, form_id);
  const { fresh } = await storeLeads(
    db,
    { ...arrivalOf(stepping), form: form?.id },
    leads.map((lead) => readLead(lead, form)),
  );
  await sql`delete from facebook_lead where company_id = ${companyId} and leadgen_id = any (${leads.map(({ id }) => id)}::text[])`.execute(
    db,
  );
  return fresh.size;
};
