import { dealTexts } from '@angan/contract/deals/texts.ts';
import { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import { leaseRenewal } from '@angan/domain/leases/index.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { insertInquiry } from '../../inquiries/index.ts';
import { dealTypeOf, heldDeal } from '../held-deal.ts';
import { whoDoes } from '../who-does.ts';
import { termsOf } from './lease-terms.ts';

/**
 * Makes the inquiry that is proposed for the tenant of a closed lease: what they live or work in now, at the rent of its last
 * month, from the day after it ends. Asked for once more, it stays as it is.
 */
export const makeTenantInquiry = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const deal = await heldDeal(context, id);
  if (deal.tenant_inquiry !== null) return;
  const terms = deal.stage === 'Closed' ? termsOf(deal) : null;
  if (!terms || deal.property === null) throw nonField(dealTexts.notLet);
  const home = await db
    .selectFrom('property')
    .select(['property_type', 'property_subtype', 'bhk', 'area', 'furniture'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', deal.property)
    .executeTakeFirstOrThrow();
  const { inquiry } = leaseRenewal(terms, deal.buyer, {
    ...home,
    deal_type: dealTypeOf(deal.deal_type),
    area: home.area[0] ?? null,
  });
  const tenant_inquiry = await insertInquiry(
    context,
    InquiryInput.parse({
      contact: inquiry.contact,
      deal_type: [deal.deal_type],
      property_type: inquiry.property_type,
      property_subtype: [inquiry.property_subtype],
      area: home.area,
      ...(inquiry.bhk !== null && { bhk: [inquiry.bhk] }),
      ...(inquiry.furniture !== null && { furniture: [inquiry.furniture] }),
      ...(inquiry.budget_max > 0 && { budget_max: toRupees(inquiry.budget_max) }),
      needed_by: inquiry.needed_from,
      assigned_to: [whoDoes(deal, actor.userId)],
    }),
  );
  await db
    .updateTable('deal')
    .set({ tenant_inquiry })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
