import { adTargetOf, type FileTarget, facebookTargetOf } from '@angan/domain/leads/index.ts';
import { type List, plainHeader, reasonHeader } from '../../imports/index.ts';

type InquiryColumn = List['columns'][number]['target'];

/** What columns that a list of inquiries has are in a lead; one that is not here is a line of its message. */
const ofInquiries: Partial<Record<InquiryColumn, FileTarget>> = {
  ...({ name: 'Name', mobile: 'Mobile number', email: 'Email', city: 'City', area: 'Area', bhk: 'BHK' } as const),
  ...({ society_name: 'Project', property_subtype: 'Sub type', budget: 'Budget', budget_max: 'Budget' } as const),
  ...({ date_time: 'Date', external_ref: 'Id', source_detail: 'Campaign', skip: 'Nothing' } as const),
};

/**
 * What a column is taken for as long as nobody says otherwise: as exports of ads name it, else as a list of inquiries is
 * told by headers and values, else as the questions of Facebook's forms are.
 */
export const guessTarget = ({ header, target }: Pick<List['columns'][number], 'header' | 'target'>): FileTarget => {
  // Beside rows that failed and come back stands why.
  if (header === reasonHeader) return 'Nothing';
  const plain = plainHeader(header);
  const ofAds = adTargetOf(plain);
  if (ofAds) return ofAds;
  if (target !== 'note') return ofInquiries[target] ?? 'Message';
  return facebookTargetOf({ key: plain, label: header, type: plain.replaceAll(' ', '_').toUpperCase() });
};
