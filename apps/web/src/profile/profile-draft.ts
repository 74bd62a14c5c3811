import type { Me } from '@angan/contract/auth/auth.ts';
import type { CompanyInput, CompanyProfile } from '@angan/contract/company/company.ts';
import { companyFields, tidyCompany } from '@angan/contract/company/company-fields.ts';
import { companyMistakes } from '@angan/contract/company/company-rules.ts';
import { companyTexts } from '@angan/contract/company/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { namesOf, only, without } from '@angan/contract/kit/presented.ts';
import { type Weekday, weekdays } from '@angan/domain/lookups/office.ts';
import { word } from '../core/language/index.ts';
import { type DraftOf, fieldsDraft, fieldsMistakes } from '../records/index.ts';
import { amountIn } from '../ui/form/index.ts';

const ownFields = ['first_name', 'last_name', 'language'] as const;
/** The fields that stand in the form as they are; the hours stand there in their parts. */
const plainFields = without(companyFields, ['working_hours', 'weekly_off']);

/** What a person says about themselves. */
export type OwnFacts = Pick<Me, (typeof ownFields)[number]>;
/** What the Owner says about the company, as it stands in the form: the hours in their parts. */
export type CompanyForm = Omit<DraftOf<typeof plainFields>, 'pdf_colour'> & {
  pdf_colour: string | null;
  open_days: Weekday[];
  open_from: string;
  open_to: string;
};
export type ProfileForm = OwnFacts & CompanyForm;

export const ownFacts = (me: Me): OwnFacts => only(me, ownFields);

export const companyForm = (company: CompanyProfile): CompanyForm => ({
  ...fieldsDraft(plainFields, company),
  pdf_colour: company.pdf_colour,
  open_days: company.working_hours?.days ?? [],
  open_from: company.working_hours?.from ?? '',
  open_to: company.working_hours?.to ?? '',
});

/** What differs from how it was: only that is sent, so that nobody else's change is undone. */
const changed = <T extends object>(now: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof T])),
  ) as Partial<T>;

export const ownChanges = (form: OwnFacts, me: Me): Partial<OwnFacts> => changed(only(form, ownFields), ownFacts(me));

/** The company's part of a form, with the numbers as they are kept. */
const tidy = (form: CompanyForm): CompanyForm => ({
  ...only(form, [...namesOf(plainFields), 'open_days', 'open_from', 'open_to']),
  ...Object.fromEntries(
    Object.entries(tidyCompany).map(([field, tidied]) => [field, tidied(form[field as keyof typeof tidyCompany])]),
  ),
});

const hoursOf = ({ open_days, open_from, open_to }: CompanyForm) => ({
  working_hours: open_days.length === 0 ? null : { days: open_days, from: open_from, to: open_to },
  weekly_off: open_days.length === 0 ? [] : weekdays.filter((day) => !open_days.includes(day)),
});

/** Numbers as they are sent, of those that were changed. */
const amounts = (typed: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => (text === undefined ? [] : [[field, amountIn(text) ?? null]])),
  );

/** The changes as they are sent; the days on which the office is not open are its weekly off. */
export const companyChanges = (form: CompanyForm, company: CompanyProfile): Partial<CompanyInput> => {
  const { open_days, open_from, open_to, ...said } = changed(tidy(form), companyForm(company));
  const { bigha_sqft, biswa_sqft, price_outlier_percent, ...plain } = said;
  const measure = { bigha_sqft, biswa_sqft, price_outlier_percent };
  const hours = open_days ?? open_from ?? open_to;
  return { ...plain, ...amounts(measure), ...(hours !== undefined && hoursOf(form)) };
};

/** What is wrong, by field, before the server is asked; hours under `working_hours`, as the server has them. */
export const profileMistakes = (form: OwnFacts & Partial<CompanyForm>): Record<string, string> => {
  const found: Record<string, string> = isWhole(form) ? fieldsMistakes(plainFields, form) : {};
  if (form.first_name.trim() === '') found.first_name = drf.notBlank;
  if (!isWhole(form)) return found;
  if (form.company_name.trim() === '') found.company_name = drf.notBlank;
  const mistakes = companyMistakes({ ...tidy(form), ...hoursOf(form) });
  for (const [field, [text]] of Object.entries(mistakes)) if (text) found[field] = text;
  if (form.open_days.length > 0 && !(form.open_from && form.open_to))
    found.working_hours = word(companyTexts.hoursNeeded);
  return found;
};

const isWhole = (form: Partial<CompanyForm>): form is CompanyForm => form.company_name !== undefined;
