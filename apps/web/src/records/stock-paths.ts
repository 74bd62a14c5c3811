import { closedInquiryStages, inquiryStages } from '@angan/domain/lookups/inquiries.ts';

const isOpen = (stage: (typeof inquiryStages)[number]) => !(closedInquiryStages as readonly string[]).includes(stage);
const openStages = inquiryStages.filter(isOpen).map((stage): [string, string] => ['stage', stage]);

/** The lists of what is on offer and of who still looks, at one area or society. */
export const availablePath = (filter: 'area' | 'society_name', id: number) =>
  `/searchProperty?${new URLSearchParams([
    [filter, String(id)],
    ['status', 'Available'],
  ])}`;
export const openInquiriesPath = (filter: 'area' | 'society_name', id: number) =>
  `/searchInquiry?${new URLSearchParams([[filter, String(id)], ...openStages])}`;
