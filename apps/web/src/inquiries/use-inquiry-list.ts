import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { type RecordList, useRecordList } from '../records/index.ts';

const described = {
  list: inquiryCalls.list,
  get: inquiryCalls.get,
  usualOrder: '-created_date',
  filters: ['stage', 'deal_type', 'property_type', 'area', 'society_name', 'bhk', 'source', 'contact'],
} as const;

/** The list of inquiries as the address describes it. */
export const useInquiryList = () => useRecordList<Inquiry>(described);
export type InquiryList = RecordList<Inquiry>;
