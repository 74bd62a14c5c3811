import { type CompanyField, companyFields, tidyCompany } from '@angan/contract/company/company-fields.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { cities, stateOfCity } from '@angan/domain/lookups/places.ts';
import { reraRenewalDays, unlikeRera } from '@angan/domain/rera.ts';
import { gstinFault, panOfGstin } from '@angan/domain/tax-numbers.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { formatDate, word } from '../core/language/index.ts';
import { RecordFields } from '../records/index.ts';
import { FormSection, LookupField, PhoneField } from '../ui/form/index.ts';
import { whyWanted } from './missing.ts';
import type { CompanyForm } from './profile-draft.ts';

export interface CompanyFieldsProps {
  form: CompanyForm;
  set: (change: Partial<CompanyForm>) => void;
  errors: Record<string, string>;
}

const cityChoices = cities.map(({ id, city }) => ({ id, label: city }));

interface PartProps extends CompanyFieldsProps {
  section: (typeof companyFields)[CompanyField]['section'];
  /** What is said under a field in place of what it is for. */
  hints?: Partial<Record<CompanyField, string | undefined>>;
}

/** The fields of a part of the profile; what is made of parts stands beside them. */
export const PartFields = ({ section, form, set, errors, hints = {} }: PartProps) => {
  const names = namesOf(companyFields, section);
  const city = (field: 'city' | 'default_city', hint?: string) => () => (
    <LookupField
      label={word(companyFields[field].label)}
      placeholder={word(companyFields[field].placeholder ?? '')}
      choices={cityChoices}
      value={form[field]}
      error={errors[field]}
      hint={hint}
      onChange={(chosen) => set({ [field]: chosen })}
    />
  );
  return (
    <RecordFields
      fields={companyFields}
      names={names}
      draft={form}
      set={set}
      errors={errors}
      hints={Object.fromEntries(names.map((field) => [field, hints[field] ?? whyWanted(form, field)]))}
      widths={{
        ...({ mobile: 'half', city: 'half', default_city: 'half', rera_no: 'whole' } as const),
        ...({ rera_state: 'half', default_size_unit: 'half', default_land_unit: 'half' } as const),
        ...({ bigha_sqft: 'half', biswa_sqft: 'half', price_outlier_percent: 'half' } as const),
      }}
      special={{
        mobile: () => (
          <PhoneField
            label={word(companyFields.mobile.label)}
            value={form.mobile}
            error={errors.mobile}
            hint={whyWanted(form, 'mobile')}
            onChange={(mobile) => set({ mobile })}
          />
        ),
        city: city('city', stateOfCity(form.city)?.state),
        default_city: city('default_city'),
        ...{ working_hours: null, weekly_off: null, assign_rule: null, assign_to: null, pdf_colour: null },
      }}
    />
  );
};

/** How people reach the office. */
export const ReachSection = (props: CompanyFieldsProps) => (
  <FormSection title={t`Contact`} hint={t`How people reach the office`}>
    <PartFields section="Contact" {...props} />
  </FormSection>
);

/** GST number and PAN. A whole GST number brings its PAN along. */
export const TaxSection = (props: CompanyFieldsProps) => {
  const tidied = (change: Partial<CompanyForm>): Partial<CompanyForm> => {
    if (change.gstin === undefined) return { ...change, ...(change.pan && { pan: tidyCompany.pan(change.pan) }) };
    const gstin = tidyCompany.gstin(change.gstin);
    const brings = props.form.pan === '' && gstinFault(gstin) === undefined;
    return { gstin, ...(brings && { pan: panOfGstin(gstin) }) };
  };
  return (
    <FormSection title={t`Tax`}>
      <PartFields section="Tax" {...props} set={(change) => props.set(tidied(change))} />
    </FormSection>
  );
};

/** How invoices are numbered, and where they say to pay. */
export const InvoiceSection = (props: CompanyFieldsProps) => (
  <FormSection title={t`Invoices`} hint={t`Numbers, and where people pay`}>
    <PartFields section="Invoices" {...props} />
  </FormSection>
);

/** Registration as an agent under RERA. */
export const ReraSection = (props: CompanyFieldsProps) => {
  const { rera_no, rera_state, rera_valid_to } = props.form;
  const as = unlikeRera(rera_no, rera_state);
  const hints = {
    rera_no: as && t`Numbers of ${rera_state ?? ''} are mostly written as ${as}`,
    rera_valid_to: renewalNote(typedDay(rera_valid_to ?? '')),
  };
  return (
    <FormSection title={t`RERA`} hint={t`Registration as an agent`}>
      <PartFields section="RERA" {...props} hints={hints} />
    </FormSection>
  );
};

/** What a registration's last day means today. */
const renewalNote = (validTo: string | null | undefined): string | undefined => {
  if (!validTo) return undefined;
  const left = daysBetween(dayInIndia(), validTo);
  if (left < 0) return t`Ended on ${formatDate(validTo)}`;
  if (left > reraRenewalDays) return undefined;
  return t`Ends in ${left === 1 ? t`1 day` : t`${left} days`}, on ${formatDate(validTo)}. Renew it in time.`;
};
