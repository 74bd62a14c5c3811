import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { Checkbox } from '@mantine/core';
import { useNames } from '../../core/names/index.ts';
import { ContactField, PinField } from '../../records/index.ts';
import {
  CountField,
  DayField,
  FieldPair,
  FormSection,
  ManyField,
  SelectField,
  SizeField,
  TextAreaField,
  TextField,
} from '../../ui/form/index.ts';
import { type FormProps, typed } from './form-props.ts';
import { BrokerageSection, ChargesSection, PlanSection } from './money-sections.tsx';
import { RowsField } from './rows-field.tsx';

const amenityChoices = amenities.map(({ id, amenity }) => ({ id, label: amenity }));
const bankChoices = banks.map(({ id, bank }) => ({ id, label: bank }));

/** Everything that may be said of a project beyond the short form. */
export const FurtherSections = (props: FormProps) => (
  <>
    <Building {...props} />
    <BrokerageSection {...props} />
    <PlanSection {...props} />
    <ChargesSection {...props} />
    <People {...props} />
    <Notes {...props} />
  </>
);

const Building = (props: FormProps) => {
  const { draft, set, errors } = props;
  const features = useNames((names) => names.features);
  return (
    <FormSection title="Building">
      <FieldPair>
        <TextField label="Address" maxLength={projectLimits.address} {...typed(props, 'address')} />
        <TextField
          label="PIN code"
          inputMode="numeric"
          maxLength={projectLimits.pincode}
          {...typed(props, 'pincode')}
        />
        <PinField
          latitude={draft.latitude}
          longitude={draft.longitude}
          error={errors.latitude ?? errors.longitude}
          onChange={set}
        />
        <SizeField
          label="Land"
          unit={draft.land_unit}
          onUnit={(land_unit) => set({ land_unit })}
          {...typed(props, 'land_area')}
        />
        <CountField label="Towers" {...typed(props, 'towers')} />
        <CountField label="Floors" {...typed(props, 'floors')} />
        <CountField label="Units in all" {...typed(props, 'units_total')} />
        <DayField label="Launched on" {...typed(props, 'launch_date')} />
        <DayField label="Possession by RERA" {...typed(props, 'rera_possession_date')} />
      </FieldPair>
      <ManyField
        label="Amenities"
        placeholder="Lift, garden, security"
        choices={amenityChoices}
        chosen={draft.amenities}
        error={errors.amenities}
        onChange={(chosen) => set({ amenities: chosen })}
      />
      <ManyField
        label="Features"
        placeholder="Corner, main road, park facing"
        choices={features.map(({ id, feature }) => ({ id, label: feature }))}
        chosen={draft.features}
        error={errors.features}
        onChange={(chosen) => set({ features: chosen })}
      />
      <ManyField
        label="Approved by"
        placeholder="Banks that lend for it"
        choices={bankChoices}
        chosen={draft.approved_banks}
        error={errors.approved_banks}
        onChange={(approved_banks) => set({ approved_banks })}
      />
    </FormSection>
  );
};

const People = (props: FormProps) => {
  const { draft, set, errors } = props;
  return (
    <FormSection title="People and visits">
      <ContactField
        label="Sales person"
        optional
        value={draft.builder_contact}
        error={errors.builder_contact}
        onChange={(builder_contact) => set({ builder_contact })}
      />
      <RowsField
        label="Others at the builder's"
        rows={draft.sales_contacts}
        empty={{ contact: { kind: 'none' }, role: salesContactRoles[0] }}
        max={projectLimits.contacts}
        add="Add a person"
        one="person"
        error={errors.sales_contacts}
        onChange={(sales_contacts) => set({ sales_contacts })}
      >
        {(row, change, number) => (
          <>
            <ContactField label={`Person ${number}`} value={row.contact} onChange={(contact) => change({ contact })} />
            <SelectField
              label="Role"
              words={salesContactRoles}
              value={row.role}
              none=""
              onChange={(role) => role && change({ role })}
            />
          </>
        )}
      </RowsField>
      <FieldPair>
        <TextField
          label="Hours of site visits"
          placeholder="10 to 7, closed on Tuesday"
          maxLength={projectLimits.site_visit_hours}
          {...typed(props, 'site_visit_hours')}
        />
        <TextField
          label="At the site"
          placeholder="Who opens the sample flat"
          maxLength={projectLimits.site_contact}
          {...typed(props, 'site_contact')}
        />
      </FieldPair>
    </FormSection>
  );
};

const Notes = (props: FormProps) => (
  <FormSection title="Notes">
    <TextAreaField label="Description" maxLength={projectLimits.description} {...typed(props, 'description')} />
    <TextAreaField label="Remark" hint="Never printed" maxLength={projectLimits.remark} {...typed(props, 'remark')} />
    <Checkbox
      label="We sell in this project"
      checked={props.draft.is_active}
      onChange={(event) => props.set({ is_active: event.currentTarget.checked })}
    />
  </FormSection>
);
