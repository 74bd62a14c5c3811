import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTextNames } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryScore } from '@angan/domain/inquiry-score.ts';
import { moversOf, stagesFrom } from '@angan/domain/inquiry-stage.ts';
import { bhkRows, dealTypes, possessions, propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { propertyTitle, requirementSummary } from '@angan/domain/requirement.ts';
import type { Context } from '../core/context.ts';
import { seesProperty } from '../properties/index.ts';
import { mayChange, showContactRef } from '../records/index.ts';
import type { AskedPropertyRow, InquiryRow } from './inquiry-row.ts';
import { scoreFacts } from './scores/score-facts.ts';

const summaryOf = (row: InquiryRow): string =>
  requirementSummary({
    ...row,
    property_type: propertyTypes.find((type) => type.id === row.property_type)!.property_type,
    subtypes: propertySubtypes
      .filter((one) => row.property_subtype.includes(one.id))
      .map((one) => one.property_subtype),
    bhk: bhkRows.filter((one) => row.bhk.includes(one.id)).map((one) => one.value),
    places: [
      ...row.area.map((one) => one.area),
      ...row.society_name.map((one) => one.society_name),
      ...row.project.map((one) => one.project_name),
    ],
    possession: possessions.filter((one) => row.possession.includes(one.id)),
  });

const askedOf = (row: AskedPropertyRow | null, { actor }: Context): Inquiry['asked_property'] => {
  if (!row || !seesProperty(actor, row)) return null;
  const title = propertyTitle({
    subtype: propertySubtypes.find(({ id }) => id === row.property_subtype)!.property_subtype,
    bhk: bhkRows.find(({ id }) => id === row.bhk)?.value ?? null,
    deal_types: dealTypes.filter(({ id }) => row.deal_type.includes(id)).map((one) => one.deal_type),
    area: row.area,
  });
  return { id: row.id, property_code: row.property_code, title };
};

/** An inquiry as the reader may see it. */
export const showInquiry = (row: InquiryRow, context: Context): Inquiry => {
  const { actor, services } = context;
  const whole = actor.scope('inquiry:number') === 'all';
  const {
    contact_id,
    contact_name,
    contact_number,
    contact_is_locked,
    assigned_ids,
    connected_at: _,
    visits_done: __,
    visits_missed: ___,
    replied_at: ____,
    share_opened_at: _____,
    co_broker_row,
    asked_property_row,
    ...plain
  } = row;
  const { score, suggested, reasons } = inquiryScore(scoreFacts(row), services.now().getTime());
  const may_edit = mayChange(actor, 'inquiry:edit', { created_by: row.created_by, assigned_ids });
  const shown: Inquiry = {
    ...plain,
    contact: showContactRef({ contact_id, contact_name, contact_number, contact_is_locked }, actor, whole)!,
    co_broker: co_broker_row && showContactRef(co_broker_row, actor, whole),
    asked_property: askedOf(asked_property_row, context),
    score,
    score_reasons: [...reasons],
    rating: row.priority ?? suggested,
    requirement_summary: summaryOf(row),
    may_edit,
    may_move_to: may_edit
      ? stagesFrom(moversOf(actor.usertype, actor.userId, { ...row, assigned_ids }), row.stage)
      : [],
  };
  if (!whole) for (const field of inquiryTextNames) shown[field] = maskNumbersIn(shown[field]);
  return shown;
};
