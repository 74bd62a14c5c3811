import { type CompanyField, companyFields } from '@angan/contract/company/company-fields.ts';
import { inSentence, namesOf } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import type { CompanyForm } from './profile-draft.ts';

/** Facts that a company does better with. */
const wanted = namesOf(companyFields).filter((field) => companyFields[field].why !== undefined);
const isMissing = (form: CompanyForm, field: CompanyField) => form[field as keyof CompanyForm] === '';

/** What a fact is for, as long as it is missing. */
export const whyWanted = (form: CompanyForm, field: CompanyField): string | undefined =>
  isMissing(form, field) ? companyFields[field].why : undefined;

/** What is not given yet in a sentence; undefined where all is. */
export const missingSentence = (form: CompanyForm): string | undefined => {
  const names = wanted.filter((field) => isMissing(form, field)).map((field) => inSentence(companyFields[field]));
  return names.length === 0 ? undefined : t`Not given yet: ${names.join(', ')}.`;
};
