import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { leadSourceCalls } from '@angan/contract/lead-events/lead-sources.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { type LeadSource, sourceOfPortal } from '@angan/domain/leads/index.ts';
import { dealTypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import { named } from '../../core/named.ts';
import { refuseOverPlan } from '../../plans/index.ts';
import { newToken, sourceSeal, tokenHash } from '../source-keys.ts';

type Given = Received<typeof leadSourceCalls.save>;

/** Writes what was given of a portal's connection; the first time makes it, with an address of its own. */
export const saveSource = async (context: Context, { params: { portal }, body }: Pick<Given, 'params' | 'body'>) => {
  const { source, secret: field } = sourceOfPortal(portal);
  const { password: _, api_key: __, encryption_key: ___, ...given } = body;
  await ensureSource(context, source);
  await changeSource(context, source, given, { field, value: body[field] });
  return source;
};

/** Changes the setting of a source as far as it is named; turned on, it has to have room in the office's plan. */
export const changeSource = async (
  context: Context,
  source: LeadSource,
  given: object,
  secret: { readonly field: string; readonly value: string | undefined } = { field: '', value: undefined },
): Promise<void> => {
  const { db, actor, services } = context;
  const before = await db
    .selectFrom('lead_source_setting')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('source', '=', source)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const changes = {
    ...Object.fromEntries(Object.entries(named(given)).filter(([name, value]) => value !== null || nullable.has(name))),
    ...(secret.value && { secret_set_on: services.now().toISOString() }),
  };
  const after = { ...before, ...changes };
  await check(context, after as never, secret.field);
  if (after.is_enabled && !before.is_enabled) await refuseOverPlan(context, 'lead_sources', 1);
  if (secret.value)
    await db
      .updateTable('lead_source_key')
      .set({ secret_sealed: sourceSeal(services, actor.companyId, source).seal(secret.value) })
      .where('company_id', '=', actor.companyId)
      .where('source', '=', source)
      .execute();
  if (Object.keys(changes).length > 0)
    await db
      .updateTable('lead_source_setting')
      .set(changes as never)
      .where('company_id', '=', actor.companyId)
      .where('source', '=', source)
      .execute();
  await plan(context, source, Boolean(secret.value));
};

/** Those for which null is a choice; of the others it leaves what is there. */
const nullable = new Set(['default_property_type', 'default_deal_type', 'assign_rule', 'assign_to']);

interface After {
  readonly is_enabled: boolean;
  readonly mode: string;
  readonly username: string;
  readonly profile_id: string;
  readonly secret_set_on: string | null;
  readonly assign_rule: string | null;
  readonly assign_to: number | null;
  readonly default_property_type: number | null;
  readonly default_deal_type: number | null;
}

const check = async ({ db, actor }: Context, after: After, secretField: string): Promise<void> => {
  const mistakes: Record<string, string[]> = {};
  if (after.is_enabled && after.mode !== 'Push') {
    if (!after.secret_set_on) mistakes[secretField] = [leadEventTexts.loginNeeded];
    if (secretField === 'password' && !after.username) mistakes.username = [leadEventTexts.loginNeeded];
    if (secretField === 'encryption_key' && !after.profile_id) mistakes.profile_id = [leadEventTexts.loginNeeded];
  }
  if (after.assign_rule === 'One person' && !after.assign_to) mistakes.assign_to = [leadEventTexts.personNeeded];
  if (after.default_property_type && !propertyTypes.some(({ id }) => id === after.default_property_type))
    mistakes.default_property_type = [drf.invalidPk(after.default_property_type)];
  if (after.default_deal_type && !dealTypes.some(({ id }) => id === after.default_deal_type))
    mistakes.default_deal_type = [drf.invalidPk(after.default_deal_type)];
  if (after.assign_to) {
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', after.assign_to)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!person) mistakes.assign_to = [drf.invalidPk(after.assign_to)];
  }
  if (Object.keys(mistakes).length > 0) throw fieldErrors(mistakes);
};

/** Makes the setting of a source with its address, where the office has none yet; answers whether it had none. */
export const ensureSource = async (
  { db, actor, services }: Pick<Context, 'db' | 'services'> & { readonly actor: Pick<Context['actor'], 'companyId'> },
  source: LeadSource,
  token = newToken(),
): Promise<boolean> => {
  const made = await db
    .insertInto('lead_source_setting')
    .values({ company_id: actor.companyId, source })
    .onConflict((on) => on.columns(['company_id', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  const { seal } = sourceSeal(services, actor.companyId, source);
  await db
    .insertInto('lead_source_key')
    .values({ company_id: actor.companyId, source, token_sealed: seal(token), token_hash: tokenHash(token) })
    .execute();
  await db.insertInto('lead_source_pull').values({ company_id: actor.companyId, source }).execute();
  return true;
};

/** Asked soon where it is on and to be asked, not at all where it is not. A new login begins without the old one's faults. */
const plan = async ({ db, actor, services }: Context, source: string, isNewLogin: boolean): Promise<void> => {
  const now = services.now().toISOString();
  await sql`
    update lead_source_pull p set
      next_pull_at = case when s.is_enabled and s.mode <> 'Push' and s.secret_set_on is not null
        then case when ${isNewLogin} then ${now}::timestamptz else coalesce(p.next_pull_at, ${now}::timestamptz) end end,
      failures = case when ${isNewLogin} then 0 else p.failures end,
      failing_since = case when ${isNewLogin} then null else p.failing_since end,
      last_error = case when ${isNewLogin} then null else p.last_error end,
      clock_offset = case when ${isNewLogin} then 0 else p.clock_offset end
      from lead_source_setting s
     where p.company_id = ${actor.companyId} and p.source = ${source} and s.company_id = p.company_id and s.source = p.source`.execute(
    db,
  );
};

/** A new address for what the portal sends; the one before is unknown from then on. */
export const rotateToken = async (
  { db, actor, services }: Context,
  source: LeadSource,
  token = newToken(),
): Promise<void> => {
  const { seal } = sourceSeal(services, actor.companyId, source);
  const done = await db
    .updateTable('lead_source_key')
    .set({ token_sealed: seal(token), token_hash: tokenHash(token) })
    .where('company_id', '=', actor.companyId)
    .where('source', '=', source)
    .returning('source')
    .executeTakeFirst();
  if (!done) throw notFound(leadEventTexts.noSuchPortal);
  await sql`select note_access('rotated', 'lead_source_setting', (select id from lead_source_setting
    where company_id = ${actor.companyId} and source = ${source}), null)`.execute(db);
};
