import type { CompanyForm } from './profile-draft.ts';

/** Facts that a company does better with, by their field: what they are called, and what they are for. */
const wanted = {
  legal_name: { name: 'legal name', why: 'As the PAN and the GST register have it' },
  mobile: { name: 'office mobile', why: 'The number that goes on what you print and share' },
  address: { name: 'address', why: 'Printed at the head of invoices' },
  gstin: { name: 'GST number', why: 'GST number is printed on invoices' },
  pan: { name: 'PAN', why: 'PAN is asked for when tax is deducted from your commission' },
  rera_no: { name: 'RERA number', why: 'Quoted in every sale of a registered project' },
} as const satisfies Partial<Record<keyof CompanyForm, { name: string; why: string }>>;
export type WantedField = keyof typeof wanted;

/** What a fact is for, as long as it is missing. */
export const whyWanted = (form: CompanyForm, field: WantedField): string | undefined =>
  form[field] === '' ? wanted[field].why : undefined;

/** What is not given yet in a sentence; undefined where all is. */
export const missingSentence = (form: CompanyForm): string | undefined => {
  const names = (Object.keys(wanted) as WantedField[]).filter((field) => form[field] === '');
  return names.length === 0 ? undefined : `Not given yet: ${names.map((field) => wanted[field].name).join(', ')}.`;
};
