import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { mustHaves } from '@angan/domain/lookups/inquiries.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { Checkbox } from '@mantine/core';
import {
  bhkChoices,
  ContactField,
  dealTypeChoices,
  facingChoices,
  furnitureChoices,
  mustHaveLabel,
  possessionChoices,
  SourceField,
  subtypeChoices,
  useAreaChoices,
  useMyTypes,
} from '../records/index.ts';
import {
  ChoiceChips,
  FieldPair,
  FormSection,
  ManyField,
  MoneyField,
  SizeField,
  TextAreaField,
} from '../ui/form/index.ts';
import type { InquiryDraft } from './inquiry-draft.ts';
import { budgetPer } from './inquiry-words.ts';

interface Props {
  draft: InquiryDraft;
  set: (change: Partial<InquiryDraft>) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
  walkIn: number | null;
}

type PartProps = Omit<Props, 'walkIn'>;

/** The fields of an inquiry: who, what, where, how much; then what else was said. */
export const InquiryFields = ({ draft, set, errors, walkIn }: Props) => (
  <>
    <FormSection title="Who asks">
      <ContactField
        label="Contact"
        value={draft.contact}
        error={errors.contact}
        onChange={(contact) => set({ contact })}
      />
    </FormSection>
    <What draft={draft} errors={errors} set={set} />
    <Where draft={draft} errors={errors} set={set} />
    <HowMuch draft={draft} errors={errors} set={set} />
    <Wishes draft={draft} errors={errors} set={set} />
    <FormSection title="Note">
      <SourceField
        value={draft.source === undefined ? walkIn : draft.source}
        error={errors.source}
        onChange={(source) => set({ source })}
      />
      <TextAreaField
        label="Comment"
        value={draft.comment}
        maxLength={inquiryLimits.comment}
        error={errors.comment}
        onChange={(comment) => set({ comment })}
      />
    </FormSection>
  </>
);

const homes = ['Apartment', 'House', 'PG'];

const What = ({ draft, errors, set }: PartProps) => {
  const types = useMyTypes();
  const asked = propertySubtypes.filter((row) => draft.property_subtype.includes(row.id));
  const isResidential = propertyTypes.find((row) => row.id === draft.property_type)?.property_type === 'Residential';
  // Land and whole buildings have no rooms to count.
  const hasRooms = isResidential && (asked.length === 0 || asked.some((row) => homes.includes(row.group)));
  return (
    <FormSection title="What they want">
      <ChoiceChips
        label="Deal type"
        choices={dealTypeChoices}
        chosen={draft.deal_type}
        error={errors.deal_type}
        onChange={(deal_type) => deal_type.length > 0 && set({ deal_type })}
      />
      {types.length > 1 && (
        <ChoiceChips
          label="Property type"
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
        label="Subtype"
        placeholder="Any"
        choices={subtypeChoices([draft.property_type])}
        chosen={draft.property_subtype}
        error={errors.property_subtype}
        onChange={(property_subtype) => set({ property_subtype })}
      />
      {hasRooms && (
        <ChoiceChips
          label="BHK"
          choices={bhkChoices}
          chosen={draft.bhk}
          error={errors.bhk}
          onChange={(bhk) => set({ bhk })}
        />
      )}
    </FormSection>
  );
};

const Where = ({ draft, errors, set }: PartProps) => (
  <FormSection title="Where" hint="Neighbouring areas are matched too.">
    <ManyField
      label="Areas"
      placeholder={draft.any_area ? 'Any area' : 'Find an area'}
      choices={useAreaChoices()}
      chosen={draft.area}
      max={inquiryLimits.places}
      disabled={draft.any_area}
      error={errors.area}
      onChange={(area) => set({ area })}
    />
    <Checkbox
      label="Any area"
      checked={draft.any_area}
      onChange={(event) => set({ any_area: event.currentTarget.checked, area: [] })}
    />
  </FormSection>
);

const HowMuch = ({ draft, errors, set }: PartProps) => {
  const per = budgetPer(draft.deal_type);
  const money = { hint: 'As 85 L, 1.25 Cr or 95,00,000', ...(per && { per }) };
  return (
    <FormSection title="How much">
      <FieldPair>
        <MoneyField
          {...money}
          label="Budget from"
          value={draft.budget_min}
          error={errors.budget_min}
          onChange={(budget_min) => set({ budget_min })}
        />
        <MoneyField
          {...money}
          label="Budget to"
          value={draft.budget_max}
          error={errors.budget_max}
          onChange={(budget_max) => set({ budget_max })}
        />
      </FieldPair>
      <FieldPair>
        <SizeField
          label="Size from"
          value={draft.size_min}
          unit={draft.size_unit}
          error={errors.size_min}
          onChange={(size_min) => set({ size_min })}
        />
        <SizeField
          label="Size to"
          value={draft.size_max}
          unit={draft.size_unit}
          onUnit={(size_unit) => set({ size_unit })}
          error={errors.size_max ?? errors.size_unit}
          onChange={(size_max) => set({ size_max })}
        />
      </FieldPair>
    </FormSection>
  );
};

const Wishes = ({ draft, errors, set }: PartProps) => (
  <FormSection title="Wishes" hint="Leave open what does not matter.">
    <ChoiceChips
      label="Furnishing"
      choices={furnitureChoices([draft.property_type])}
      chosen={draft.furniture}
      error={errors.furniture}
      onChange={(furniture) => set({ furniture })}
    />
    <ChoiceChips
      label="Possession"
      choices={possessionChoices}
      chosen={draft.possession}
      error={errors.possession}
      onChange={(possession) => set({ possession })}
    />
    <ChoiceChips
      label="Facing"
      choices={facingChoices}
      chosen={draft.facing}
      error={errors.facing}
      onChange={(facing) => set({ facing })}
    />
    <ChoiceChips
      label="Must have"
      choices={mustHaves.map((key) => ({ id: key, label: mustHaveLabel(key) }))}
      chosen={draft.must_have}
      error={errors.must_have}
      onChange={(must_have) => set({ must_have })}
    />
  </FormSection>
);
