import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTextNames } from '@angan/contract/inquiries/inquiry-fields.ts';
import { bhkRows, possessions, propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { requirementSummary } from '@angan/domain/requirement.ts';
import type { Context } from '../core/context.ts';
import { mayChange, showContactRef } from '../records/index.ts';
import type { InquiryRow } from './inquiry-row.ts';

const summaryOf = (row: InquiryRow): string =>
  requirementSummary({
    ...row,
    property_type: propertyTypes.find((type) => type.id === row.property_type)!.property_type,
    subtypes: propertySubtypes
      .filter((one) => row.property_subtype.includes(one.id))
      .map((one) => one.property_subtype),
    bhk: bhkRows.filter((one) => row.bhk.includes(one.id)).map((one) => one.value),
    places: [...row.area.map((one) => one.area), ...row.society_name.map((one) => one.society_name)],
    possession: possessions.filter((one) => row.possession.includes(one.id)),
  });

/** An inquiry as the reader may see it. */
export const showInquiry = (row: InquiryRow, { actor }: Context): Inquiry => {
  const whole = actor.scope('inquiry:number') === 'all';
  const { contact_id, contact_name, contact_number, contact_is_locked, assigned_ids, ...plain } = row;
  const shown: Inquiry = {
    ...plain,
    contact: showContactRef({ contact_id, contact_name, contact_number, contact_is_locked }, actor, whole)!,
    requirement_summary: summaryOf(row),
    may_edit: mayChange(actor, 'inquiry:edit', { created_by: row.created_by, assigned_ids }),
  };
  if (!whole) for (const field of inquiryTextNames) shown[field] = maskNumbersIn(shown[field]);
  return shown;
};
