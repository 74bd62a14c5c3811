import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { facebookCalls } from '@angan/contract/lead-events/facebook.ts';
import { facebookTexts, leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { dealTypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import { named } from '../../core/named.ts';
import type { KnownForm } from './forms.ts';

type Given = Pick<Received<typeof facebookCalls.saveForm>, 'params' | 'body'>;

/** Writes what becomes of a form's answers, and to whom its leads go. What is left out stays. */
export const saveForm = async (context: Context, { params: { id }, body }: Given): Promise<void> => {
  const { db, actor } = context;
  const { companyId } = actor;
  const before = await db
    .selectFrom('facebook_form')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  const { field_map, duplicate_rule, ...rest } = named(body);
  const known = (before.questions as unknown as KnownForm['questions']).map(({ key }) => key);
  const changes = {
    ...rest,
    ...(duplicate_rule && { duplicate_rule }),
    ...(field_map && { field_map: JSON.stringify({ ...(before.field_map as object), ...field_map }) }),
  };
  const mistakes = await mistakesOf(context, { ...before, ...rest });
  if (field_map && !Object.keys(field_map).every((key) => known.includes(key)))
    mistakes.field_map = [facebookTexts.noSuchQuestion];
  if (Object.keys(mistakes).length > 0) throw fieldErrors(mistakes);
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('facebook_form')
    .set(changes as never)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

interface After {
  readonly assign_rule?: string | null;
  readonly assigned_to?: number | null;
  readonly property_type?: number | null;
  readonly deal_type?: number | null;
  readonly project?: number | null;
}

const mistakesOf = async ({ db, actor }: Context, after: After): Promise<Record<string, string[]>> => {
  const mistakes: Record<string, string[]> = {};
  const { assign_rule, assigned_to, property_type, deal_type, project } = after;
  if (assign_rule === 'One person' && !assigned_to) mistakes.assigned_to = [leadEventTexts.personNeeded];
  if (property_type && !propertyTypes.some(({ id }) => id === property_type))
    mistakes.property_type = [drf.invalidPk(property_type)];
  if (deal_type && !dealTypes.some(({ id }) => id === deal_type)) mistakes.deal_type = [drf.invalidPk(deal_type)];
  if (assigned_to) {
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', assigned_to)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!person) mistakes.assigned_to = [drf.invalidPk(assigned_to)];
  }
  if (project) {
    const there = await db
      .selectFrom('project')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', project)
      .executeTakeFirst();
    if (!there) mistakes.project = [drf.invalidPk(project)];
  }
  return mistakes;
};
