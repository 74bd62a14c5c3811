import type { FacebookForm, FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { mapOf } from './forms.ts';

type FormRow = FacebookForm & { page: number };

/** The office's pages with their forms, those that are connected first; `id`: of these one alone. */
export const readPages = async ({ db, actor, services }: Context, id?: number): Promise<FacebookPage[]> => {
  const day = dayInIndia(services.now());
  const today = `${day}T00:00:00+05:30`;
  const month = `${day.slice(0, 7)}-01T00:00:00+05:30`;
  const one = id === undefined ? sql`true` : sql`p.id = ${id}`;
  const { companyId } = actor;
  const counted = sql`
    select f.page, count(*) filter (where e.received_at >= ${today}::timestamptz and e.way <> 'Test')::int as leads_today,
           count(*) filter (where e.received_at >= ${month}::timestamptz and e.way <> 'Test')::int as leads_this_month
      from facebook_form f join lead_event e on e.company_id = f.company_id and e.facebook_form = f.id
       and e.received_at >= ${month}::timestamptz
     where f.company_id = ${companyId} group by f.page`;
  const { rows } = await sql<Omit<FacebookPage, 'forms'>>`
    select p.id, p.page_id, p.page_name, p.status, p.connected_at, s.last_error as problem, s.failing_since,
           s.next_try_at, s.filled_through, coalesce(c.leads_today, 0) as leads_today,
           coalesce(c.leads_this_month, 0) as leads_this_month,
           (select json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name)) from app_user u
             where u.company_id = p.company_id and u.id = p.connected_by) as connected_by,
           (select max(last) from (select (select max(e.received_at) from lead_event e
               where e.company_id = f.company_id and e.facebook_form = f.id) as last
             from facebook_form f where f.company_id = p.company_id and f.page = p.id) m) as last_lead_at,
           (select count(*)::int from facebook_lead l where l.company_id = p.company_id and l.page = p.id) as waiting
      from facebook_page p
      join facebook_page_state s on s.company_id = p.company_id and s.page = p.id
      left join (${counted}) c on c.page = p.id
     where p.company_id = ${companyId} and ${one}
     order by p.status = 'Disconnected', p.page_name, p.id`.execute(db);
  const forms = await readForms({ db, actor }, month, id);
  return rows.map((page) => ({
    ...page,
    forms: forms.filter((form) => form.page === page.id),
  }));
};

const readForms = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  month: string,
  page?: number,
): Promise<FormRow[]> => {
  const one = page === undefined ? sql`true` : sql`f.page = ${page}`;
  const { rows } = await sql<FormRow>`
    select f.id, f.page, f.form_id, f.name, f.is_active, f.questions, f.field_map, f.property_type, f.deal_type, f.project,
           f.assign_rule, f.assigned_to, f.duplicate_rule,
           (select count(*)::int from lead_event e where e.company_id = f.company_id and e.facebook_form = f.id
             and e.received_at >= ${month}::timestamptz and e.way <> 'Test') as leads_this_month
      from facebook_form f where f.company_id = ${actor.companyId} and ${one}
     order by f.is_active desc, f.name, f.id`.execute(db);
  return rows.map((form) => ({ ...form, field_map: mapOf(form) }));
};

/** One page of the office; 404 where there is none. */
export const readPage = async (context: Context, id: number): Promise<FacebookPage> => {
  const [page] = await readPages(context, id);
  if (!page) throw notFound();
  return page;
};

/** One form of the office's pages; 404 where there is none. */
export const readForm = async (context: Context, id: number): Promise<FacebookForm> => {
  const row = await context.db
    .selectFrom('facebook_form')
    .select('page')
    .where('company_id', '=', context.actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return (await readPage(context, row.page)).forms.find((form) => form.id === id)!;
};
