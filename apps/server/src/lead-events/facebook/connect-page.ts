import { facebookTexts } from '@angan/contract/lead-events/texts.ts';
import { sql } from 'kysely';
import type { Context, SteppedContext } from '../../core/context.ts';
import { breaksUnique } from '../../core/database/database-errors.ts';
import { badGateway, fieldErrors, nonField } from '../../core/errors.ts';
import { refuseOverPlan } from '../../plans/index.ts';
import { steppingOf } from '../pulling/index.ts';
import { facebookPageApi } from './api.ts';
import { readForms } from './fill-page.ts';
import { openPage } from './page-access.ts';
import { faultOf } from './problem-of.ts';
import { type Handle, pageHandle, pageSeal } from './seals.ts';
import { setUpFacebookWebhook } from './webhook-set-up.ts';

interface Given {
  readonly page_id: string;
  readonly page_access_token: string;
}

/**
 * Connects a page: its app is let hear of leads at Facebook, its token kept sealed, its forms read. One that was connected
 * before goes on with the new token, and is soon asked for what came meanwhile. Answers our id of it.
 */
export const connectPage = async ({ page_id, page_access_token }: Given, context: SteppedContext): Promise<number> => {
  const { services, actor, step } = context;
  const chosen = pageHandle(services, actor).open(page_access_token);
  if (!chosen || chosen.page_id !== page_id) throw fieldErrors({ page_access_token: [facebookTexts.handleEnded] });
  await step(refuseAnotherSource);
  const api = facebookPageApi(services.settings.meta, page_id, chosen.token);
  await setUpFacebookWebhook(services);
  const subscribed = await api.subscribe();
  if (!subscribed.ok) {
    const { kind } = faultOf(subscribed.error, chosen.name);
    throw kind === 'later' ? badGateway(facebookTexts.notReached) : nonField(facebookTexts.refused);
  }
  const page = await step((inside) => store(inside, chosen)).catch((error) => {
    if (breaksUnique(error, 'facebook_page_of_one_office')) throw nonField(facebookTexts.elsewhere);
    throw error;
  });
  const stepping = steppingOf(context);
  const opened = await openPage(stepping, page);
  // The page is connected whatever comes of this: what cannot be read now is read with the next look.
  if (opened.ok) await readForms(stepping, opened.access);
  return page;
};

/** Facebook is one source of leads, however many pages of it an office has. */
const refuseAnotherSource = async (context: Context): Promise<void> => {
  const connected = await context.db
    .selectFrom('facebook_page')
    .select('id')
    .where('company_id', '=', context.actor.companyId)
    .where('status', '<>', 'Disconnected')
    .executeTakeFirst();
  if (!connected) await refuseOverPlan(context, 'lead_sources', 1);
};

const store = async (context: Context, { page_id, name, token }: Handle): Promise<number> => {
  const { db, actor, services } = context;
  // Once more, with the office held: another source may have been turned on meanwhile.
  await refuseAnotherSource(context);
  const now = services.now().toISOString();
  const { companyId, userId } = actor;
  const { id } = await db
    .insertInto('facebook_page')
    .values({ company_id: companyId, page_id, page_name: name, connected_by: userId, connected_at: now })
    .onConflict((on) =>
      on
        .columns(['company_id', 'page_id'])
        .doUpdateSet({ page_name: name, status: 'Connected', connected_by: userId, connected_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const token_sealed = pageSeal(services, companyId, id).seal(token);
  await db
    .insertInto('facebook_page_key')
    .values({ company_id: companyId, page: id, token_sealed })
    .onConflict((on) => on.columns(['company_id', 'page']).doUpdateSet({ token_sealed }))
    .execute();
  // Asked soon for what came before, or meanwhile; what waited is fetched with the new token.
  await sql`
    insert into facebook_page_state (company_id, page, next_fill_at) values (${companyId}, ${id}, ${now})
    on conflict (company_id, page) do update
      set next_fill_at = excluded.next_fill_at, next_try_at = null, failures = 0, failing_since = null, last_error = null`.execute(
    db,
  );
  await sql`select note_access('connected', 'facebook_page', ${id}, null)`.execute(db);
  return id;
};

/** Ends a connection: nobody hears of its leads any more, and its token is forgotten even where Facebook is away. */
export const disconnectPage = async (context: SteppedContext, page: number): Promise<void> => {
  const opened = await openPage(steppingOf(context), page);
  if (opened.ok) await opened.access.api.unsubscribe();
  await context.step(async ({ db, actor }) => {
    const { companyId } = actor;
    await sql`update facebook_page set status = 'Disconnected'
      where company_id = ${companyId} and id = ${page} and status <> 'Disconnected'`.execute(db);
    await sql`delete from facebook_page_key where company_id = ${companyId} and page = ${page}`.execute(db);
    // Without the token they cannot be had; the forms are asked for them when the page is connected again.
    await sql`delete from facebook_lead where company_id = ${companyId} and page = ${page}`.execute(db);
    await sql`
      update facebook_page_state set next_fill_at = null, next_try_at = null, failures = 0, failing_since = null, last_error = null
       where company_id = ${companyId} and page = ${page}`.execute(db);
  });
};
