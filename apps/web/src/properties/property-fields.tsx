import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import type { PriceField } from '@angan/domain/lookups/deal-types.ts';
import { useState } from 'react';
import { useMay } from '../core/session/index.ts';
import {
  AddArea,
  bhkChoices,
  ContactField,
  dealTypeChoices,
  subtypeChoices,
  useAreaChoices,
  useMyTypes,
  useUsualUnit,
} from '../records/index.ts';
import {
  ChoiceChips,
  FieldPair,
  FormSection,
  LookupField,
  MoneyField,
  SizeField,
  TextField,
} from '../ui/form/index.ts';
import { hasRooms, type PropertyDraft, priceFieldsOf, subtypeOf } from './property-draft.ts';
import { SocietyField } from './society-field.tsx';

interface Props {
  draft: PropertyDraft;
  set: (change: Partial<PropertyDraft>) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
}

/** The fields of the short form. */
export const PropertyFields = ({ draft, set, errors }: Props) => (
  <>
    <What draft={draft} errors={errors} set={set} />
    <Where draft={draft} errors={errors} set={set} />
    <HowMuch draft={draft} errors={errors} set={set} />
    <FormSection title="Owner" hint="Or who speaks for the owner.">
      <ContactField
        label="Contact"
        value={draft.contact}
        error={errors.contact}
        onChange={(contact) => set({ contact })}
      />
    </FormSection>
  </>
);

const What = ({ draft, errors, set }: Props) => {
  const choices = subtypeChoices(useMyTypes().map(({ id }) => id));
  const unitOf = useUsualUnit();
  return (
    <FormSection title="What it is">
      <LookupField
        label="Subtype"
        placeholder="Flat, house, shop, plot"
        choices={choices}
        value={draft.property_subtype}
        required
        autoFocus
        error={errors.property_subtype ?? errors.property_type}
        onChange={(property_subtype) => {
          const isUnmeasured = draft.size === '';
          set({ property_subtype, ...(isUnmeasured && { size_unit: unitOf(subtypeOf(property_subtype)?.group) }) });
        }}
      />
      <ChoiceChips
        label="Deal type"
        choices={dealTypeChoices}
        chosen={draft.deal_type}
        error={errors.deal_type}
        onChange={(deal_type) => deal_type.length > 0 && set({ deal_type })}
      />
      {hasRooms(draft.property_subtype) && (
        <ChoiceChips
          label="BHK"
          choices={bhkChoices}
          chosen={draft.bhk === null ? [] : [draft.bhk]}
          single
          error={errors.bhk}
          onChange={([bhk]) => set({ bhk: bhk ?? null })}
        />
      )}
      <SizeField
        label="Size"
        value={draft.size}
        unit={draft.size_unit}
        onUnit={(size_unit) => set({ size_unit })}
        error={errors.size ?? errors.size_unit}
        onChange={(size) => set({ size })}
      />
    </FormSection>
  );
};

const Where = ({ draft, errors, set }: Props) => {
  const [adding, setAdding] = useState<string>();
  const mayAddArea = useMay('area:create');
  return (
    <FormSection title="Where">
      <LookupField
        label="Area"
        placeholder="Find an area"
        choices={useAreaChoices()}
        value={draft.area}
        required
        error={errors.area}
        onChange={(area) => set({ area, society_name: null })}
        {...(mayAddArea && { onCreate: setAdding })}
      />
      <AddArea
        name={adding}
        onClose={() => setAdding(undefined)}
        onAdded={({ id }) => set({ area: id, society_name: null })}
      />
      <FieldPair>
        <SocietyField
          area={draft.area}
          value={draft.society_name}
          error={errors.society_name}
          onChange={(society_name) => set({ society_name })}
        />
        <TextField
          label="Unit"
          placeholder="A-1204"
          value={draft.unit_no}
          maxLength={propertyLimits.unit_no}
          error={errors.unit_no}
          onChange={(unit_no) => set({ unit_no })}
        />
      </FieldPair>
    </FormSection>
  );
};

/** The fields that carry a price, as forms name them. */
export const priceWords: Record<PriceField, { label: string; per?: string }> = {
  sale_price: { label: 'Price' },
  rent: { label: 'Rent', per: 'per month' },
  deposit: { label: 'Deposit' },
};

const HowMuch = ({ draft, errors, set }: Props) => (
  <FormSection title="How much">
    <FieldPair>
      {priceFieldsOf(draft.deal_type).map((field) => (
        <MoneyField
          key={field}
          {...priceWords[field]}
          hint="As 85 L, 1.25 Cr or 95,00,000"
          value={draft[field]}
          error={errors[field]}
          onChange={(text) => set({ [field]: text })}
        />
      ))}
    </FieldPair>
  </FormSection>
);
