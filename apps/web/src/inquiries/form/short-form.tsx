import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import {
  AreasField,
  AskedPropertyField,
  bhkChoices,
  dealTypeChoices,
  ProjectsField,
  SocietyField,
  subtypeChoices,
  useMyTypes,
} from '../../records/index.ts';
import { ChoiceChips, FieldPair, FormSection, ManyField, MoneyField } from '../../ui/form/index.ts';
import { budgetPer } from '../inquiry-words.ts';
import { Criterion } from './criterion.tsx';
import type { FieldProps } from './field-props.ts';

/** What, where and how much: enough to write a wish down, and to see what fits. */
export const ShortForm = (props: FieldProps) => (
  <>
    <What {...props} />
    <Where {...props} />
    <HowMuch {...props} />
  </>
);

const homes = ['Apartment', 'House', 'PG'];

const What = (props: FieldProps) => {
  const { draft, errors, set } = props;
  const types = useMyTypes();
  const asked = propertySubtypes.filter((row) => draft.property_subtype.includes(row.id));
  const isResidential = propertyTypes.find((row) => row.id === draft.property_type)?.property_type === 'Residential';
  // Land and whole buildings have no rooms to count.
  const hasRooms = isResidential && (asked.length === 0 || asked.some((row) => homes.includes(row.group)));
  return (
    <FormSection title={t`What they want`}>
      <AskedPropertyField
        value={draft.asked_property}
        error={errors.asked_property}
        onChange={(asked_property) => set({ asked_property })}
      />
      <ChoiceChips
        label={t`Deal type`}
        choices={dealTypeChoices}
        chosen={draft.deal_type}
        error={errors.deal_type}
        onChange={(deal_type) => deal_type.length > 0 && set({ deal_type })}
      />
      {types.length > 1 && (
        <ChoiceChips
          label={t`Property type`}
          choices={types}
          chosen={[draft.property_type]}
          required
          error={errors.property_type}
          onChange={([property_type]) =>
            // Subtypes and furnishing belong to a type; the other type has its own.
            set({ property_type: property_type!, property_subtype: [], furniture: [], bhk: [] })
          }
        />
      )}
      <ManyField
        label={t`Subtype`}
        placeholder={t`Any`}
        choices={subtypeChoices([draft.property_type])}
        chosen={draft.property_subtype}
        error={errors.property_subtype}
        onChange={(property_subtype) => set({ property_subtype })}
      />
      {hasRooms && (
        <Criterion {...props} name="bhk">
          <ChoiceChips
            label="BHK"
            choices={bhkChoices}
            chosen={draft.bhk}
            error={errors.bhk}
            onChange={(bhk) => set({ bhk })}
          />
        </Criterion>
      )}
    </FormSection>
  );
};

const Where = (props: FieldProps) => {
  const { draft, errors, set } = props;
  return (
    <FormSection title={t`Where`} hint={t`Neighbouring areas are matched too.`}>
      <Criterion {...props} name="area">
        <AreasField
          placeholder={draft.any_area ? t`Any area` : t`Find an area`}
          chosen={draft.area}
          max={inquiryLimits.places}
          disabled={draft.any_area}
          error={errors.area}
          onChange={(area) => set({ area })}
        />
      </Criterion>
      <Checkbox
        label={t`Any area`}
        checked={draft.any_area}
        onChange={(event) => set({ any_area: event.currentTarget.checked, area: [] })}
      />
      <Societies {...props} />
      <ProjectsField chosen={draft.project} error={errors.project} onChange={(project) => set({ project })} />
    </FormSection>
  );
};

/** Societies that somebody asks for by name: those chosen, and room for one more. */
const Societies = ({ draft, errors, set }: FieldProps) => {
  const chosen = draft.society_name;
  const area = draft.area.length === 1 ? draft.area[0]! : null;
  const put = (at: number, id: number | undefined) =>
    set({ society_name: [...new Set([...chosen.slice(0, at), ...(id ? [id] : []), ...chosen.slice(at + 1)])] });
  return [...chosen, null].map((id, at) => (
    <SocietyField
      key={id ?? `next ${at}`}
      label={at === 0 ? t`Society` : t`Another society`}
      area={area}
      value={id}
      error={at === 0 ? errors.society_name : undefined}
      onChange={(society) => put(at, society?.id)}
    />
  ));
};

const HowMuch = (props: FieldProps) => {
  const { draft, errors, set } = props;
  const per = budgetPer(draft.deal_type);
  const money = { hint: t`As 85 L, 1.25 Cr or 95,00,000`, ...(per && { per }) };
  return (
    <FormSection title={t`Budget`}>
      <Criterion {...props} name="budget">
        <FieldPair>
          <MoneyField
            {...money}
            label={t`Budget from`}
            value={draft.budget_min}
            error={errors.budget_min}
            onChange={(budget_min) => set({ budget_min })}
          />
          <MoneyField
            {...money}
            label={t`Budget to`}
            value={draft.budget_max}
            error={errors.budget_max}
            onChange={(budget_max) => set({ budget_max })}
          />
        </FieldPair>
      </Criterion>
    </FormSection>
  );
};
