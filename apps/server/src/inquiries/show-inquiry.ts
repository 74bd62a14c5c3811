import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTextNames } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryScore } from '@angan/domain/inquiry-score.ts';
import { moversOf, stagesFrom } from '@angan/domain/inquiry-stage.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { propertyTitle, requirementSummary } from '@angan/domain/requirement.ts';
import type { Context } from '../core/context.ts';
import { seesProperty } from '../properties/index.ts';
import { mayChange, showContactRef } from '../records/index.ts';
import type { AskedPropertyRow, InquiryRow } from './inquiry-row.ts';
import { scoreFacts } from './scores/score-facts.ts';

const askedOf = (row: AskedPropertyRow | null, { actor }: Context): Inquiry['asked_property'] =>
  row && seesProperty(actor, row) ? { ...row, title: propertyTitle(row) } : null;

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
    requirement_summary: requirementSummary(row),
    may_edit,
    may_move_to: may_edit
      ? stagesFrom(moversOf(actor.usertype, actor.userId, { ...row, assigned_ids }), row.stage)
      : [],
  };
  if (!whole) for (const field of inquiryTextNames) shown[field] = maskNumbersIn(shown[field]);
  return shown;
};
