import { formatMobile } from '@angan/domain/mobile.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';

/** What of a row of these lists stands in the outline: the least that tells one from another. */
interface Contact {
  name: string;
  mobile_number_1: string;
  contactgroup: number[];
  source: number | null;
  comment: string;
}
interface Inquiry {
  contact: Pick<Contact, 'name'> | null;
  requirement_summary: string;
}
interface Property {
  sale_price_total: number | null;
  rent_total: number | null;
  society_name: { society_name: string } | null;
  area: { area: string }[];
  size: number | null;
  size_unit: string | null;
}
export interface Listed {
  contact: Contact;
  inquiry: Inquiry;
  property: Property;
}

/** Words that these rows need, in the reader's language: '{0} Cr'. */
export interface RowWords {
  crore: string;
  lakhs: string;
  perMonth: string;
  sqft: string;
  onRequest: string;
  unknown: string;
}

type Lines = string[];
type Draw<Row> = (row: Row, words: RowWords, isEnglish: boolean) => Lines;

const nameOf = (contact: Pick<Contact, 'name'> | null, { unknown }: RowWords) => contact?.name.trim() || unknown;

const price = (rupees: number, { crore, lakhs }: RowWords): string => {
  const [figure = '', unit] = formatPrice(rupees).split(' ');
  return unit ? (unit === 'Cr' ? crore : lakhs).replace('{0}', figure) : figure;
};

/** Lines that a row on a phone has room for beside these, which come with the app: groups and source of a contact, a comment. */
export const moreLinesOf = (row: Partial<Contact>): number =>
  [row.contactgroup?.length || typeof row.source === 'number', row.comment].filter(Boolean).length;

/** The lines of a row, the first of which stands out. What needs more words than these comes with the app. */
export const linesOf: { [K in keyof Listed]: Draw<Listed[K]> } = {
  contact: (row, words) => [nameOf(row, words), formatMobile(row.mobile_number_1)],
  inquiry: ({ contact, requirement_summary }, words, isEnglish) => [
    nameOf(contact, words),
    // The server says it in English, and the app in the reader's language.
    isEnglish ? requirement_summary : '',
  ],
  property: ({ sale_price_total, rent_total, society_name, area, size, size_unit }, words) => {
    const rent = rent_total !== null && `${price(rent_total, words)} ${words.perMonth}`;
    return [
      sale_price_total !== null ? price(sale_price_total, words) : rent || words.onRequest,
      [society_name?.society_name, ...area.map((one) => one.area)].filter(Boolean).join(', '),
      size === null ? '' : `${formatNumber(size)} ${size_unit === 'Sqft' ? words.sqft : (size_unit ?? '')}`,
    ];
  },
};
