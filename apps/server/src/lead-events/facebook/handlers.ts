import type { facebookCalls } from '@angan/contract/lead-events/facebook.ts';
import { facebookTexts } from '@angan/contract/lead-events/texts.ts';
import { facebookSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context, SteppedContext } from '../../core/context.ts';
import { badRequest, notFound, tooMany } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { writtenLead } from '../inbox/one-lead.ts';
import { steppingOf } from '../pulling/index.ts';
import { writeOutcome } from '../reading/index.ts';
import { readEvent, type Waiting, waitingColumns } from '../reading/read-event.ts';
import { storeLeads } from '../store-leads.ts';
import { connectPage, disconnectPage } from './connect-page.ts';
import { dialogUrl, exchangeCode, isSetUp } from './exchange-code.ts';
import { fillPage, readForms } from './fill-page.ts';
import { pageHappenings } from './happenings.ts';
import { openPage } from './page-access.ts';
import { readForm, readPage, readPages } from './page-rows.ts';
import { sampleLead } from './sample-lead.ts';
import { saveForm } from './save-form.ts';

/** Seconds between two times that a person has Facebook asked for a page. */
const betweenSeconds = 60;

/** Takes a turn at asking for a page that is connected; refused where somebody did a moment ago. */
const takeTurn = (context: SteppedContext, page: number): Promise<void> =>
  context.step(async ({ db, actor, services }) => {
    const now = services.now().toISOString();
    await requireConnected({ db, actor }, page);
    const { rows } = await sql`
      update facebook_page_state set asked_at = ${now}
       where company_id = ${actor.companyId} and page = ${page}
         and (asked_at is null or asked_at <= ${now}::timestamptz - make_interval(secs => ${betweenSeconds}))
      returning 1`.execute(db);
    if (rows.length === 0) throw tooMany(facebookTexts.tooSoon, betweenSeconds);
  });

const requireConnected = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, page: number): Promise<void> => {
  const row = await db
    .selectFrom('facebook_page')
    .select('status')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', page)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'Connected') throw badRequest(facebookTexts.notConnected);
};

export const facebookHandlers: Handlers<typeof facebookCalls> = {
  list: async (_, context) => ({ results: await readPages(context), is_available: isSetUp(context.services) }),

  dialog: async (_, context) => ({ url: dialogUrl(context) }),

  exchangeCode: async ({ body }, context) => ({ pages: await exchangeCode(body, context) }),

  async connectPage({ body }, context) {
    const page = await connectPage(body, context);
    return context.step((inside) => readPage(inside, page));
  },

  async refreshForms({ params: { id } }, context) {
    await takeTurn(context, id);
    const stepping = steppingOf(context);
    const opened = await openPage(stepping, id);
    if (opened.ok) await readForms(stepping, opened.access);
    return context.step((inside) => readPage(inside, id));
  },

  async saveForm(given, context) {
    await saveForm(context, given);
    return readForm(context, given.params.id);
  },

  async backFill({ params: { id }, body }, context) {
    await takeTurn(context, id);
    return fillPage(steppingOf(context), id, body.days ?? undefined);
  },

  async disconnect({ params: { id } }, context) {
    await context.step((inside) => readPage(inside, id));
    await disconnectPage(context, id);
    return context.step((inside) => readPage(inside, id));
  },

  async sendTest({ params: { id } }, context) {
    const { db, actor, services } = context;
    const page = await readPage(context, id);
    const arrival = {
      ...{ companyId: actor.companyId, source: facebookSource, way: 'Test' as const, ip: '' },
      ...{ contentType: 'application/json', now: services.now(), form: page.forms[0]?.id },
    };
    const { ids } = await storeLeads(db, arrival, [sampleLead(services.now(), page.forms[0])]);
    const [event] = ids;
    if (event === undefined) throw tooMany(facebookTexts.tooSoon, 1);
    const { rows } = await sql<Waiting>`
      select ${waitingColumns} from lead_event
       where company_id = ${actor.companyId} and id = ${event}`.execute(db);
    await writeOutcome(db, actor.companyId, event, await readEvent(context, rows[0]!));
    return writtenLead(context, event);
  },

  async happenings({ params: { id } }, context) {
    await readPage(context, id);
    return { results: await pageHappenings(context, id) };
  },
};
