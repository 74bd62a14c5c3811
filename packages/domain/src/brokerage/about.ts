import type { Words } from '../sentence.ts';

/** What a commission is for: the type of a loan, and what is sold, let or bought. '' and null where there is none. */
export interface CommissionAbout {
  readonly loan_type: string | null;
  readonly property_subtype: string | null;
  readonly unit_no: string;
  readonly society: string;
  readonly area: string;
}

/** The same in a line: 'Home loan (purchase), Apartment B-402, Orchid Heights, Bopal'. Nobody's name. */
export const aboutLine = (about: CommissionAbout, word: Words['word'] = (english) => english): string => {
  const kind = about.property_subtype && word(about.property_subtype);
  const home = [kind, about.unit_no].filter(Boolean).join(' ');
  return [about.loan_type && word(about.loan_type), home, about.society, about.area].filter(Boolean).join(', ');
};
