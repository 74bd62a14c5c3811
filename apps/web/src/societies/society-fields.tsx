import { placeLimits } from '@angan/contract/places/places.ts';
import { societyLimits } from '@angan/contract/societies/societies.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { maintenanceBases, societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { powerBackups, societyWaterSources } from '@angan/domain/lookups/small-lists.ts';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { AreaField, ContactField, wordChoices } from '../records/index.ts';
import {
  ChoiceChips,
  CountField,
  FieldPair,
  ManyField,
  MoneyField,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
} from '../ui/form/index.ts';
import { ReraField } from './rera-field.tsx';
import type { SocietyDraft } from './society-draft.ts';

interface Props {
  draft: SocietyDraft;
  set: (change: Partial<SocietyDraft>) => void;
  errors: Record<string, string>;
  /** Whether the contacts may be seen and written. */
  vault: boolean;
  /** The question about near names. */
  near: ReactNode;
}

const typeChoices = propertyTypes.map(({ id, property_type }) => ({ id, label: property_type }));
const amenityChoices = amenities.map(({ id, amenity }) => ({ id, label: amenity }));
const yesNo = wordChoices(['Yes', 'No'] as const);

/** Every field of a society, the ones that are always asked for first. */
export const SocietyFields = ({ draft, set, errors, vault, near }: Props) => {
  const text = (field: 'address' | 'landmark' | 'builder_name' | 'parking_rule' | 'rera_no', label: string) => (
    <TextField
      label={label}
      value={draft[field]}
      maxLength={societyLimits[field]}
      error={errors[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  const count = (field: 'towers' | 'floors' | 'units_total' | 'year_built' | 'lift_count', label: string) => (
    <CountField
      label={label}
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  const answer = (field: 'noc_required' | 'oc_received', label: string) => (
    <ChoiceChips
      label={label}
      choices={yesNo}
      chosen={draft[field] === null ? [] : [draft[field] ? 'Yes' : 'No']}
      single
      error={errors[field]}
      onChange={([chosen]) => set({ [field]: chosen === undefined ? null : chosen === 'Yes' })}
    />
  );
  const contact = (field: 'office_contact' | 'watchman_contact', label: string) => (
    <ContactField
      label={label}
      value={draft[field]}
      error={errors[field]}
      onChange={(chosen) => set({ [field]: chosen })}
    />
  );
  return (
    <>
      <FieldPair>
        <TextField
          label="Society"
          value={draft.society_name}
          maxLength={placeLimits.society}
          required
          autoFocus
          error={errors.society_name}
          onChange={(society_name) => set({ society_name })}
        />
        <AreaField value={draft.area} required error={errors.area} onChange={(area) => set({ area })} />
      </FieldPair>
      {near}
      <FieldPair>
        <TagsField
          label="Also called"
          hint="As brokers write it in messages. Enter after each."
          value={draft.aliases}
          max={placeLimits.aliases}
          maxLength={placeLimits.alias}
          error={errors.aliases}
          onChange={(aliases) => set({ aliases })}
        />
        {text('builder_name', 'Builder')}
      </FieldPair>
      <ChoiceChips
        label="Kind"
        choices={wordChoices(societyKinds)}
        chosen={draft.society_kind ? [draft.society_kind] : []}
        single
        error={errors.society_kind}
        onChange={([society_kind]) => set({ society_kind: society_kind ?? null })}
      />
      <ChoiceChips
        label="For, any when none is chosen"
        choices={typeChoices}
        chosen={draft.property_type}
        error={errors.property_type}
        onChange={(property_type) => set({ property_type })}
      />
      <FieldPair>
        {text('address', 'Address')}
        {text('landmark', 'Landmark')}
        <TextField
          label="Pincode"
          inputMode="numeric"
          value={draft.pincode}
          maxLength={6}
          error={errors.pincode}
          onChange={(pincode) => set({ pincode })}
        />
      </FieldPair>
      <FieldPair>
        {count('year_built', 'Year built')}
        {count('towers', 'Towers')}
        {count('floors', 'Floors')}
        {count('units_total', 'Units')}
        {count('lift_count', 'Lifts')}
      </FieldPair>
      <FieldPair>
        <MoneyField
          label="Maintenance"
          value={draft.maintenance}
          error={errors.maintenance}
          onChange={(maintenance) => set({ maintenance })}
        />
        <SelectField
          label="Maintenance is"
          words={maintenanceBases}
          value={draft.maintenance_basis}
          error={errors.maintenance_basis}
          onChange={(basis) => set({ maintenance_basis: basis ?? 'Per month' })}
        />
        <MoneyField
          label="Transfer charge"
          value={draft.transfer_charge}
          error={errors.transfer_charge}
          onChange={(transfer_charge) => set({ transfer_charge })}
        />
      </FieldPair>
      {answer('noc_required', 'NOC of the society needed')}
      {answer('oc_received', 'Occupancy certificate received')}
      <ReraField
        area={draft.area}
        value={draft.rera_no}
        error={errors.rera_no}
        onChange={(rera_no) => set({ rera_no })}
      />
      <ManyField
        label="Amenities"
        placeholder="Find an amenity"
        choices={amenityChoices}
        chosen={draft.amenities}
        error={errors.amenities}
        onChange={(chosen) => set({ amenities: chosen })}
      />
      <ChoiceChips
        label="Water"
        choices={wordChoices(societyWaterSources)}
        chosen={draft.water_source}
        error={errors.water_source}
        onChange={(water_source) => set({ water_source })}
      />
      <ChoiceChips
        label="Power backup"
        choices={wordChoices(powerBackups)}
        chosen={draft.power_backup ? [draft.power_backup] : []}
        single
        error={errors.power_backup}
        onChange={([power_backup]) => set({ power_backup: power_backup ?? null })}
      />
      {text('parking_rule', 'Parking rule')}
      <TextAreaField
        label="Rules"
        hint="Tenants, pets, hours to move in"
        value={draft.rules}
        maxLength={societyLimits.rules}
        error={errors.rules}
        onChange={(rules) => set({ rules })}
      />
      {vault && contact('office_contact', 'Society office')}
      {vault && contact('watchman_contact', 'Watchman')}
      <FieldPair>
        <TextField
          label="Latitude"
          value={draft.latitude}
          error={errors.latitude}
          onChange={(latitude) => set({ latitude })}
        />
        <TextField
          label="Longitude"
          value={draft.longitude}
          error={errors.longitude}
          onChange={(longitude) => set({ longitude })}
        />
      </FieldPair>
      <Checkbox
        label="In use: forms offer it"
        checked={draft.is_active}
        onChange={(event) => set({ is_active: event.currentTarget.checked })}
      />
    </>
  );
};
