import { qualityOf, statusOf } from '@angan/domain/whatsapp/templates/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { FieldHandler, FieldHandlers, OurChange } from '../field-handler.ts';
import { part, said } from '../meta/json.ts';
import { setCompany } from '../set-company.ts';
import { goneAtMeta } from './gone-at-meta.ts';
import { syncSoon, syncToBeSure } from './sync-job.ts';

type Columns = Partial<
  Record<
    'status' | 'quality' | 'category' | 'previous_category' | 'correct_category' | 'rejected_reason' | 'rejected_note',
    string | null
  >
>;

/** What Meta tells of templates, by its id of each. */
const told =
  (columnsOf: (value: OurChange['value']) => Columns | undefined): FieldHandler =>
  async (db, changes) => {
    for (const change of changes) {
      const columns = columnsOf(change.value);
      if (!columns) continue;
      await setCompany(db, change.companyId);
      // What was told last may have happened first.
      if ((await write(db, change, columns)) > 0) await syncToBeSure(db);
      // One made elsewhere, or one whose id is newer than what we have of it: all of it is read.
      else if (!isGone(change)) await syncSoon(db);
    }
  };

const isGone = ({ value }: OurChange) => said(value.event) === 'DELETED';

const write = async (db: Kysely<DB>, { companyId, wabaId, value }: OurChange, columns: Columns): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('whatsapp_template')
    .set(columns as never)
    .where('company_id', '=', companyId)
    .where('waba_id', '=', wabaId)
    .where('waba_template_id', '=', said(value.message_template_id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

const status = told((value) => {
  const event = said(value.event);
  const now = statusOf(event);
  if (!now) return undefined;
  const reason = said(value.reason);
  const info = part(value.rejection_info);
  const more = part(value.other_info);
  return {
    status: now,
    rejected_reason: event === goneAtMeta ? goneAtMeta : reason === 'NONE' ? '' : reason,
    rejected_note:
      now === 'APPROVED' || event === goneAtMeta
        ? ''
        : [said(info.reason), said(info.recommendation), said(more.description)].filter(Boolean).join(' '),
  };
});

const quality = told((value) => ({ quality: qualityOf(said(value.new_quality_score)) }));

/** A day's notice names the category to come; the change itself the one before. */
const category = told((value) => {
  const previous = said(value.previous_category);
  return {
    category: said(value.new_category) || 'MARKETING',
    correct_category: said(value.correct_category),
    ...(previous && { previous_category: previous }),
  };
});

/** Its examples and addresses are not told in full, so all of it is read again. */
const components: FieldHandler = async (db, changes) => {
  for (const companyId of new Set(changes.map((change) => change.companyId))) {
    await setCompany(db, companyId);
    await syncSoon(db);
  }
};

export const templateFields: FieldHandlers = {
  message_template_status_update: status,
  message_template_quality_update: quality,
  template_category_update: category,
  message_template_components_update: components,
};
