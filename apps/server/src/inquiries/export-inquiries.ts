import { type Inquiry, inquiries } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { type Columns, columnsOf, listExporter, textColumn } from '../core/exports/index.ts';
import { assignedColumn, brokerageWords, coBrokerColumn, dayOf, inPlaces, placedColumns } from '../records/index.ts';
import { noteExported } from '../viewed/index.ts';
import { listInquiries } from './list-inquiries.ts';

/** What a file of inquiries has: who asks and where it stands, and the fields as the form has them. */
export const inquiryColumns: Columns<Inquiry> = {
  inquiry_code: textColumn(({ inquiry_code }) => inquiry_code),
  ...placedColumns,
  society_name: textColumn(({ society_name }) => inPlaces(society_name.map((one) => one.society_name)), 28),
  stage: textColumn(({ stage }) => stage),
  date_time: textColumn(({ date_time }) => dayOf(date_time)),
  next_follow_up: textColumn(({ next_follow_up }) => dayOf(next_follow_up)),
  ...columnsOf<Inquiry>(inquiryFields, {
    source: ({ source }, namesOf) => namesOf('source', source),
    features: ({ features }, namesOf) => namesOf('feature', features),
    brokerage_terms: ({ brokerage_terms }) => brokerageWords(brokerage_terms),
  }),
  co_broker: coBrokerColumn,
  assigned_to: assignedColumn,
  locked_inquiry: textColumn(({ locked_inquiry }) => String(locked_inquiry)),
};

export const exportInquiries = listExporter(inquiries, {
  title: inquiryTexts.title,
  fields: inquiryFields,
  columns: inquiryColumns,
  names: ['source', 'feature'],
  onTaken: noteExported('inquiry'),
  list: ({ query }, context) => listInquiries(query, context),
});
