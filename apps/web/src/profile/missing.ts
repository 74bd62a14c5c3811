import { type CompanyField, companyFields } from '@angan/contract/company/company-fields.ts';
import { inSentence, namesOf } from '@angan/contract/kit/presented.ts';
import { bighasOf } from '@angan/domain/local-units.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';
import type { CompanyForm } from './profile-draft.ts';

/** Facts that a company does better with. */
const wanted = namesOf(companyFields).filter((field) => companyFields[field].why !== undefined);
/** Where several bighas are usual, nobody can tell which is meant. */
const isAsked = ({ city, default_city }: CompanyForm, field: CompanyField): boolean =>
  field === 'bigha_sqft' && bighasOf(default_city ?? city).length > 1;
const isMissing = (form: CompanyForm, field: CompanyField) => form[field as keyof CompanyForm] === '';

/** 'Some measure 27,225, 17,424 sqft here.' */
const severalBighas = ({ city, default_city }: CompanyForm): string => {
  const all = bighasOf(default_city ?? city).map((sqft) => formatNumber(sqft));
  return t`Some measure ${all.join(', ')} sqft here. Say which is yours, else the first counts`;
};

/** What a fact is for, as long as it is missing. */
export const whyWanted = (form: CompanyForm, field: CompanyField): string | undefined =>
  isMissing(form, field) ? (isAsked(form, field) ? severalBighas(form) : companyFields[field].why) : undefined;

/** What is not given yet in a sentence; undefined where all is. */
export const missingSentence = (form: CompanyForm): string | undefined => {
  const names = namesOf(companyFields)
    .filter((field) => (wanted.includes(field) || isAsked(form, field)) && isMissing(form, field))
    .map((field) => inSentence(companyFields[field]));
  return names.length === 0 ? undefined : t`Not given yet: ${names.join(', ')}.`;
};
