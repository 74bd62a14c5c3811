import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal, DealInput } from '@angan/contract/deals/deals.ts';
import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { usualDealDays } from '@angan/domain/deals/index.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/deal-types.ts';
import type { ourSides } from '@angan/domain/lookups/deals.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import {
  type DraftOf,
  type Found,
  fieldsBody,
  fieldsDraft,
  fieldsMistakes,
  foundContact,
  foundInquiry,
  foundProperty,
} from '../../records/index.ts';
import { amountIn, amountUnreadable, dayUnreadable } from '../../ui/form/index.ts';

/** One of those who close it, with the percent as it was typed. */
export interface Closer {
  user: number;
  share: string;
}

/** A deal while it is written down. */
export interface DealDraft extends DraftOf<typeof dealFields> {
  deal_type: number | null;
  inquiry: Found | null;
  property: Found | null;
  project: Found | null;
  projectunit: number | null;
  /** null: as the inquiry and the property say. */
  buyer: Found | null;
  seller: Found | null;
  co_broker: Found | null;
  our_side: (typeof ourSides)[number];
  expected_close: string;
  closing_users: Closer[];
}

export const emptyDraft = (): DealDraft => ({
  ...fieldsDraft(dealFields),
  deal_type: null,
  inquiry: null,
  property: null,
  project: null,
  projectunit: null,
  buyer: null,
  seller: null,
  co_broker: null,
  our_side: 'Both',
  expected_close: addDays(dayInIndia(), usualDealDays),
  closing_users: [],
});

interface Known {
  inquiry?: Inquiry | undefined;
  property?: Property | undefined;
  project?: Found | undefined;
}

/** What the records say that a deal is made of: whose wish, which property, and what is asked for it. */
export const draftFrom = ({ inquiry, property, project }: Known): DealDraft => {
  const offered = property?.deal_type ?? inquiry?.deal_type ?? [];
  const deal_type = project ? booking : (offered.find((id) => inquiry?.deal_type.includes(id)) ?? offered[0] ?? null);
  const asked = (amount: number | null | undefined) => (amount == null ? '' : formatNumber(amount));
  const unit = deal_type === null ? null : dealUnit(dealTypes.find(({ id }) => id === deal_type)!.deal_type);
  return {
    ...emptyDraft(),
    deal_type,
    inquiry: inquiry ? foundInquiry(inquiry) : null,
    property: property && !project ? foundProperty(property) : null,
    project: project ?? null,
    co_broker: inquiry?.co_broker ? foundContact(inquiry.co_broker) : null,
    closing_users: (inquiry?.assigned_to ?? []).slice(0, 1).map(({ user }) => ({ user: user.id, share: '100' })),
    ...(unit === 'total' && { agreed_price: asked(property?.sale_price_total) }),
    ...(unit !== null &&
      unit !== 'total' && { agreed_rent: asked(property?.rent_total), deposit: asked(property?.deposit) }),
  };
};

const booking = dealTypes.find(({ deal_type }) => deal_type === 'New booking')!.id;

/** A deal that is to be changed. */
export const draftOf = (deal: Deal): DealDraft => ({
  ...fieldsDraft(dealFields, deal),
  deal_type: deal.deal_type,
  inquiry: { id: deal.inquiry.id, label: deal.inquiry.inquiry_code, hint: '' },
  property: deal.property && foundProperty(deal.property as Property),
  project: deal.projectunit && {
    id: deal.projectunit.project.id,
    label: deal.projectunit.project.project_name,
    hint: '',
  },
  projectunit: deal.projectunit?.id ?? null,
  buyer: foundContact(deal.buyer),
  seller: foundContact(deal.seller),
  co_broker: deal.co_broker && foundContact(deal.co_broker),
  our_side: deal.our_side,
  expected_close: deal.expected_close,
  closing_users: deal.closing_users.map(({ user, share_percent }) => ({
    user: user.id,
    share: formatNumber(share_percent),
  })),
});

/** What is wrong before the server is asked. */
export const draftMistakes = (draft: DealDraft): Record<string, string> => ({
  ...fieldsMistakes(dealFields, draft),
  ...(draft.inquiry === null && { inquiry: t`Choose the inquiry that the deal comes from.` }),
  ...(draft.property === null && draft.projectunit === null && { property: t`Choose what the deal is about.` }),
  ...(draft.deal_type === null && { deal_type: t`Choose how it changes hands.` }),
  ...(!typedDay(draft.expected_close) && { expected_close: dayUnreadable() }),
  ...(draft.closing_users.some(({ share }) => !amountIn(share)) && { closing_users: amountUnreadable() }),
});

const common = (draft: DealDraft) => ({
  our_side: draft.our_side,
  expected_close: typedDay(draft.expected_close)!,
  co_broker: draft.co_broker?.id ?? null,
  closing_users: draft.closing_users.map(({ user, share }) => ({ user, share_percent: amountIn(share) ?? 0 })),
});

/** A new deal as its call takes it. */
export const bodyOf = (draft: DealDraft): DealInput => ({
  ...fieldsBody(dealFields, draft),
  ...common(draft),
  deal_type: draft.deal_type!,
  inquiry: draft.inquiry!.id,
  property: draft.project ? null : (draft.property?.id ?? null),
  projectunit: draft.project ? draft.projectunit : null,
  ...(draft.buyer && { buyer: draft.buyer.id }),
  ...(draft.seller && { seller: draft.seller.id }),
});

/** What of a deal was changed. */
export const changesOf = (deal: Deal, draft: DealDraft) => {
  const before = draftOf(deal);
  const people = { buyer: draft.buyer?.id, seller: draft.seller?.id };
  const now = { ...common(draft), ...people };
  const was: Record<string, unknown> = { ...common(before), buyer: before.buyer?.id, seller: before.seller?.id };
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]));
  return { ...fieldsBody(dealFields, draft, deal), ...Object.fromEntries(changed) };
};
