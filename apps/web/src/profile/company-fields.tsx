import { companyLimits, stateNames, tidyCompany } from '@angan/contract/company/company.ts';
import { dayInIndia, daysBetween, formatDate } from '@angan/domain/dates.ts';
import { cities, stateOfCity } from '@angan/domain/lookups/places.ts';
import { reraRenewalDays, unlikeRera } from '@angan/domain/rera.ts';
import { gstinFault, panOfGstin } from '@angan/domain/tax-numbers.ts';
import {
  DayField,
  FieldPair,
  FormSection,
  LookupField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '../ui/form/index.ts';
import { whyWanted } from './missing.ts';
import type { CompanyForm } from './profile-draft.ts';

export interface CompanyFieldsProps {
  form: CompanyForm;
  set: (change: Partial<CompanyForm>) => void;
  errors: Record<string, string>;
}

export const cityChoices = cities.map(({ id, city }) => ({ id, label: city }));

/** How the office is called. */
export const NameFields = ({ form, set, errors }: CompanyFieldsProps) => (
  <FieldPair>
    <TextField
      label="Company name"
      value={form.company_name}
      maxLength={companyLimits.company_name}
      required
      error={errors.company_name}
      onChange={(company_name) => set({ company_name })}
    />
    <TextField
      label="Legal name"
      value={form.legal_name}
      maxLength={companyLimits.legal_name}
      error={errors.legal_name}
      hint={whyWanted(form, 'legal_name')}
      onChange={(legal_name) => set({ legal_name })}
    />
  </FieldPair>
);

/** How people reach the office. */
export const ReachSection = ({ form, set, errors }: CompanyFieldsProps) => (
  <FormSection title="Contact" hint="How people reach the office">
    <FieldPair>
      <PhoneField
        label="Mobile number"
        value={form.mobile}
        error={errors.mobile}
        hint={whyWanted(form, 'mobile')}
        onChange={(mobile) => set({ mobile })}
      />
      <TextField
        label="Email"
        type="email"
        value={form.email}
        maxLength={companyLimits.email}
        error={errors.email}
        onChange={(email) => set({ email })}
      />
    </FieldPair>
    <TextAreaField
      label="Address"
      value={form.address}
      maxLength={companyLimits.address}
      error={errors.address}
      hint={whyWanted(form, 'address')}
      onChange={(address) => set({ address })}
    />
    <FieldPair>
      <LookupField
        label="City"
        placeholder="Find a city"
        choices={cityChoices}
        value={form.city}
        error={errors.city}
        hint={stateOfCity(form.city)?.state}
        onChange={(city) => set({ city })}
      />
      <TextField
        label="PIN code"
        inputMode="numeric"
        value={form.pincode}
        maxLength={companyLimits.number}
        error={errors.pincode}
        onChange={(pincode) => set({ pincode })}
      />
    </FieldPair>
  </FormSection>
);

/** GST number and PAN. A whole GST number brings its PAN along. */
export const TaxSection = ({ form, set, errors }: CompanyFieldsProps) => {
  const type = (typed: string) => {
    const gstin = tidyCompany.gstin(typed);
    const brings = form.pan === '' && gstinFault(gstin) === undefined;
    set({ gstin, ...(brings && { pan: panOfGstin(gstin) }) });
  };
  return (
    <FormSection title="Tax">
      <FieldPair>
        <TextField
          label="GST number"
          placeholder="24ABCDE1234F1Z5"
          value={form.gstin}
          maxLength={companyLimits.number}
          error={errors.gstin}
          hint={whyWanted(form, 'gstin')}
          onChange={type}
        />
        <TextField
          label="PAN"
          placeholder="ABCDE1234F"
          value={form.pan}
          maxLength={companyLimits.number}
          error={errors.pan}
          hint={whyWanted(form, 'pan')}
          onChange={(pan) => set({ pan: tidyCompany.pan(pan) })}
        />
      </FieldPair>
    </FormSection>
  );
};

/** Registration as an agent under RERA. */
export const ReraSection = ({ form, set, errors }: CompanyFieldsProps) => {
  const as = unlikeRera(form.rera_no, form.rera_state);
  return (
    <FormSection title="RERA" hint="Registration as an agent">
      <TextField
        label="RERA number"
        value={form.rera_no}
        maxLength={companyLimits.rera_no}
        error={errors.rera_no}
        hint={as ? `Numbers of ${form.rera_state} are mostly written as ${as}` : whyWanted(form, 'rera_no')}
        onChange={(rera_no) => set({ rera_no })}
      />
      <FieldPair>
        <SelectField
          label="State"
          words={stateNames}
          value={form.rera_state}
          error={errors.rera_state}
          onChange={(rera_state) => set({ rera_state })}
        />
        <DayField
          label="Valid to"
          value={form.rera_valid_to ?? ''}
          error={errors.rera_valid_to}
          hint={renewalNote(form.rera_valid_to)}
          onChange={(day) => set({ rera_valid_to: day || null })}
        />
      </FieldPair>
    </FormSection>
  );
};

/** What a registration's last day means today. */
const renewalNote = (validTo: string | null): string | undefined => {
  if (!validTo) return undefined;
  const left = daysBetween(dayInIndia(), validTo);
  if (left < 0) return `Ended on ${formatDate(validTo)}`;
  if (left > reraRenewalDays) return undefined;
  return `Ends in ${left === 1 ? '1 day' : `${left} days`}, on ${formatDate(validTo)}. Renew it in time.`;
};
