import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { AvailableTemplate, Synced, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { partWords, unfilledIn } from '@angan/domain/whatsapp/templates/index.ts';
import type { Context, SteppedContext } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { requiredAccount } from '../media/index.ts';
import type { ListedTemplates, MetaTemplate } from '../meta/index.ts';
import { currentOf, matcher } from './match-templates.ts';
import { differs, type MetaColumns, readColumns } from './meta-columns.ts';
import { metaRefusal } from './refuse-at-meta.ts';
import { syncLater } from './sync-job.ts';
import { templateRows } from './template-row.ts';
import { upsertTemplates } from './upsert-templates.ts';

const all = async ({ services, step, actor }: SteppedContext): Promise<{ wabaId: string; listed: ListedTemplates }> => {
  const { meta, wabaId } = await step(({ db }) => requiredAccount(services, db, actor.companyId));
  const listed = await meta.templates.all(wabaId);
  if (!listed.ok) throw metaRefusal(listed.error);
  return { wabaId, listed: listed.value };
};

/** All that Meta has, with what of it is here. */
export const availableTemplates = async (context: SteppedContext): Promise<AvailableTemplate[]> => {
  const { wabaId, listed } = await all(context);
  const rows = await context.step(({ db, actor }) =>
    templateRows(db, actor.companyId).where('t.waba_id', 'in', [wabaId, '']).execute(),
  );
  const current = currentOf(listed.templates.flatMap(columnsOf));
  const find = matcher(rows, current);
  return current.map((columns) => {
    const row = find(columns);
    const { waba_template_id, template_name, language, category, quality, body, beyond } = columns;
    return {
      ...{ waba_template_id, template_name, language, category, quality, body },
      beyond: beyond.map(partWords),
      unfilled: unfilledIn(beyond),
      status: columns.status,
      here: !row ? 'new' : differs(row, columns) ? 'differs' : 'same',
      template_group: row?.template_group ?? null,
    };
  });
};

/** One that cannot be read cannot be taken over either: a sync says so. */
const columnsOf = (meta: MetaTemplate): MetaColumns[] => {
  try {
    return [readColumns(meta)];
  } catch {
    return [];
  }
};

export const syncAll = async (context: SteppedContext): Promise<Synced> => {
  const { wabaId, listed } = await all(context);
  return context.step(async ({ db, actor, services, log }) => {
    await syncLater(db, services.now());
    return upsertTemplates(db, { companyId: actor.companyId, wabaId, listed, isAll: true, log });
  });
};

type Chosen = Received<typeof whatsappTemplateCalls.import>['body']['templates'];

export const importTemplates = async (chosen: Chosen, context: SteppedContext): Promise<Synced> => {
  const groups = new Map(
    chosen.map(({ waba_template_id, template_group }) => [waba_template_id, template_group ?? null]),
  );
  await context.step((step) => requireGroups([...groups.values()], step));
  const { wabaId, listed } = await all(context);
  const wanted = { templates: listed.templates.filter(({ id }) => groups.has(id)), unread: [] };
  return context.step(async ({ db, actor, services, log }) => {
    await syncLater(db, services.now());
    return upsertTemplates(db, { companyId: actor.companyId, wabaId, listed: wanted, groups, isAll: false, log });
  });
};

const requireGroups = async (given: readonly (number | null)[], { db, actor }: Context) => {
  const ids = [...new Set(given.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const known = await db
    .selectFrom('whatsapp_template_group')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', ids)
    .execute();
  const unknown = ids.find((id) => !known.some((row) => row.id === id));
  if (unknown !== undefined) throw fieldErrors({ templates: [drf.invalidPk(unknown)] });
};
