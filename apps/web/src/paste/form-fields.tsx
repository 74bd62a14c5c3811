import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import type { TenantWord } from '@angan/domain/paste/index.ts';
import { sizeBases } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useNames } from '../core/names/index.ts';
import {
  AreasField,
  bhkChoices,
  ContactField,
  dealTypeChoices,
  subtypeChoices,
  useCityOf,
  useMyTypes,
  wordChoices,
} from '../records/index.ts';
import {
  ChoiceChips,
  CountField,
  DateField,
  LookupField,
  ManyField,
  MoneyField,
  SelectField,
  SizeField,
  TextAreaField,
} from '../ui/form/index.ts';
import { typeOf } from './bodies.ts';
import { labels, type ShownKey } from './field-words.ts';
import { useThePaste } from './use-paste.ts';

const tenantWords: readonly TenantWord[] = ['Family', 'Bachelors', 'Women', 'Men', 'Company', 'Students'];
const possessionChoices = possessions.map((row) => ({ id: row.id, label: row.possession }));

/** The field of each name, as the forms of records have it. */
export const FormField = ({ field }: { field: ShownKey }): ReactNode => {
  const { form, set, errors, target, given, societies } = useThePaste();
  const types = useMyTypes();
  const features = useNames((names) => names.features);
  const city = useCityOf(form.area);
  const label = labels()[field];
  const error = errors[field];
  const isWish = target === 'Requirement';
  switch (field) {
    case 'contact':
      return <ContactField label={label} value={form.contact} error={error} onChange={(contact) => set({ contact })} />;
    case 'deal_type':
    case 'bhk':
    case 'property_subtype': {
      const choices = {
        deal_type: dealTypeChoices,
        bhk: bhkChoices,
        property_subtype: subtypeChoices(types.map(({ id }) => id)),
      }[field];
      const take = (ids: number[]) => set({ [field]: isWish || field === 'deal_type' ? ids : ids.slice(-1) });
      return <ManyField label={label} choices={choices} chosen={form[field]} error={error} onChange={take} />;
    }
    case 'area':
      return (
        <AreasField
          label={label}
          chosen={form.area}
          max={inquiryLimits.places}
          error={error}
          onChange={(area) => set({ area })}
        />
      );
    case 'society_name':
      return (
        <ManyField
          label={label}
          placeholder={t`Find a society`}
          choices={societies.map(({ id, society_name }) => ({ id, label: society_name }))}
          chosen={form.society_name}
          error={error}
          onChange={(ids) => set({ society_name: isWish ? ids : ids.slice(-1) })}
        />
      );
    case 'budget_min':
    case 'budget_max':
    case 'price':
    case 'rent':
    case 'deposit':
      return <MoneyField label={label} value={form[field]} error={error} onChange={(text) => set({ [field]: text })} />;
    case 'size':
    case 'size_max':
      return (
        <SizeField
          label={label}
          value={form[field]}
          unit={form.size_unit}
          city={city}
          error={error}
          onChange={(text) => set({ [field]: text })}
          {...(field === 'size' && { onUnit: (size_unit) => set({ size_unit }) })}
        />
      );
    case 'furniture': {
      const words = furnitures.filter((row) => row.property_type === typeOf(given)).map((row) => row.furniture);
      return (
        <SelectField
          label={label}
          words={words}
          value={form.furniture}
          error={error}
          onChange={(furniture) => set({ furniture })}
        />
      );
    }
    case 'size_basis':
      return (
        <SelectField
          label={label}
          words={sizeBases}
          value={form.size_basis}
          error={error}
          onChange={(size_basis) => set({ size_basis })}
        />
      );
    case 'possession':
      return (
        <LookupField
          label={label}
          choices={possessionChoices}
          value={form.possession}
          error={error}
          onChange={(possession) => set({ possession })}
        />
      );
    case 'possession_date':
      return (
        <DateField
          label={label}
          value={form.possession_date}
          error={error}
          onChange={(possession_date) => set({ possession_date })}
        />
      );
    case 'food':
      return (
        <SelectField
          label={label}
          words={['Vegetarian only']}
          value={form.food}
          error={error}
          onChange={(food) => set({ food })}
        />
      );
    case 'features':
      return (
        <ManyField
          label={label}
          choices={features.map(({ id, feature }) => ({ id, label: feature }))}
          chosen={form.features}
          error={error}
          onChange={(ids) => set({ features: ids })}
        />
      );
    case 'facing':
      return (
        <SelectField
          label={label}
          words={facings}
          value={form.facing}
          error={error}
          onChange={(facing) => set({ facing })}
        />
      );
    case 'tenants':
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices(tenantWords)}
          chosen={form.tenants}
          error={error}
          onChange={(tenants) => set({ tenants })}
        />
      );
    case 'floor':
    case 'total_floors':
    case 'parking':
      return <CountField label={label} value={form[field]} error={error} onChange={(text) => set({ [field]: text })} />;
    case 'comment':
      return (
        <TextAreaField
          label={label}
          value={form.comment}
          maxLength={inquiryLimits.comment}
          error={error}
          onChange={(comment) => set({ comment })}
        />
      );
  }
};
