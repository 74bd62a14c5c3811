import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { dealCalls } from '@angan/contract/deals/deals.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { foundInquiry, foundProperty, knownContact } from '../../records/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import type { LoanDraft } from './loan-draft.ts';

const quiet = { quiet: true } as const;

/**
 * The record that the address names, as it does when one comes from a contact, an inquiry, a property or a deal: its
 * person is the applicant, its price the value. Once taken it leaves the address, so that a reload does not undo what
 * was chosen since.
 */
export const useGivenRecord = (set: (change: Partial<LoanDraft>) => void): void => {
  const { get, patch } = useUrlState();
  const id = (name: string) => Number(get(name)) || 0;
  const [contactId, dealId] = [id('contact'), id('deal')];
  const deal = useQuery({ ...query(dealCalls.get, { params: { id: dealId } }, quiet), enabled: dealId > 0 });
  const inquiryId = id('inquiry') || (deal.data?.inquiry.id ?? 0);
  const propertyId = id('property') || (deal.data?.property?.id ?? 0);
  const contact = useQuery({
    ...query(contactCalls.get, { params: { id: contactId } }, quiet),
    enabled: contactId > 0,
  });
  const inquiry = useQuery({
    ...query(inquiryCalls.get, { params: { id: inquiryId } }, quiet),
    enabled: inquiryId > 0,
  });
  const property = useQuery({
    ...query(propertyCalls.get, { params: { id: propertyId } }, quiet),
    enabled: propertyId > 0,
  });
  const isNamed = contactId + dealId + inquiryId + propertyId > 0;
  const isThere = [deal, inquiry, property, contact].every(({ isLoading }) => !isLoading);
  const taken = useRef(false);
  useEffect(() => {
    // The address changes a while after it is asked to: once is enough.
    if (!isNamed || !isThere || taken.current) return;
    taken.current = true;
    const person = deal.data?.buyer ?? inquiry.data?.contact ?? contact.data;
    const value = deal.data?.agreed_price ?? property.data?.sale_price_total;
    set({
      ...(person && { applicant: knownContact(person) }),
      ...(deal.data && { deal: { id: deal.data.id, label: deal.data.deal_code } }),
      ...(inquiry.data && { inquiry: foundInquiry(inquiry.data) }),
      ...(property.data && { property: foundProperty(property.data) }),
      ...(value && { property_value: formatNumber(value) }),
    });
    patch({ contact: null, deal: null, inquiry: null, property: null }, { replace: true });
  });
};
