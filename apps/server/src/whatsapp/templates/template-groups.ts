import { type templateGroupCalls, templateGroups } from '@angan/contract/whatsapp/template-groups.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { crud } from '../../core/crud.ts';
import { breaksUnique } from '../../core/database/database-errors.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';

const stored = crud(templateGroups, 'whatsapp_template_group');

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'whatsapp_template_group_name')
    ? fieldErrors({ group_name: [templateTexts.groupTaken] })
    : error;
};

/** How many templates are in each of the groups, by id. */
const countsOf = async ({ db, actor }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('whatsapp_template')
    .select(['template_group', sql<number>`count(*)`.as('count')])
    .where('company_id', '=', actor.companyId)
    .where('template_group', 'in', [0, ...ids])
    .groupBy('template_group')
    .execute();
  return new Map(rows.map(({ template_group, count }) => [template_group!, count]));
};

const counted = async <Row extends { id: number }>(context: Context, rows: readonly Row[]) => {
  const counts = await countsOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, template_count: counts.get(row.id) ?? 0 }));
};

export const templateGroupHandlers: Handlers<typeof templateGroupCalls> = {
  async list(input, context) {
    const page = await stored.list(input, context);
    return { ...page, results: await counted(context, page.results) };
  },
  get: async (input, context) => (await counted(context, [await stored.get(input, context)]))[0]!,
  create: async (input, context) =>
    (await counted(context, [await stored.create(input, context).catch(nameTaken)]))[0]!,
  update: async (input, context) =>
    (await counted(context, [await stored.update(input, context).catch(nameTaken)]))[0]!,

  /** Refused while templates are in it. */
  async remove(input, context) {
    const count = (await countsOf(context, [input.params.id])).get(input.params.id) ?? 0;
    if (count > 0) throw nonField(templateTexts.groupInUse(count));
    await stored.remove(input, context);
  },
};
