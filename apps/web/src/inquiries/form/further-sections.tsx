import type { InquiryField } from '@angan/contract/inquiries/inquiry-fields.ts';
import { asksFor } from '@angan/contract/inquiries/inquiry-layout.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { facingChoices, furnitureChoices, possessionChoices, useCityOf } from '../../records/index.ts';
import { ChoiceChips, FieldPair, FormSection, ManyField, SizeField } from '../../ui/form/index.ts';
import { Criterion } from './criterion.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';

const amenityChoices = perLanguage(() => amenities.map(({ id, amenity }) => ({ id, label: word(amenity) })));

/** Everything else that may be asked for, as the property type and the deal types have it. */
export const FurtherSections = (props: FieldProps) => (
  <>
    <Rooms {...props} />
    <When {...props} />
    <Plain {...props} title={t`Who moves in`} fields={['tenant_type', ['persons', 'term_months'], 'has_pets']} />
    <Plain
      {...props}
      title={t`Work space`}
      fields={['business_type', ['workstations_min', 'power_kw_min'], ['frontage_min', 'ceiling_min']]}
    />
    <Plain
      {...props}
      title={t`Investment`}
      fields={[['expected_roi', 'min_lock_in_months'], 'tenant_category_wish', 'purpose']}
    />
    <Plain {...props} title={t`Loan`} fields={['loan_required', ['down_payment', 'preapproved_amount']]} />
  </>
);

type Shape = readonly (InquiryField | readonly InquiryField[])[];

/** A section of plain fields, those in a list beside each other; nothing where none of them is asked for. */
const Plain = ({ title, fields, ...props }: FieldProps & { title: string; fields: Shape }) => {
  const { property_type, deal_type } = props.draft;
  const shown = fields
    .map((line) => [line].flat().filter((field) => asksFor(field, property_type, deal_type)))
    .filter((line) => line.length > 0);
  if (shown.length === 0) return null;
  return (
    <FormSection title={title}>
      {shown.map((line) => {
        const controls = line.map((field) => <PlainField key={field} field={field} {...props} />);
        return line.length > 1 ? (
          <FieldPair key={line.join()}>{controls}</FieldPair>
        ) : (
          <Fragment key={line.join()}>{controls}</Fragment>
        );
      })}
    </FormSection>
  );
};

const Rooms = (props: FieldProps) => {
  const { draft, errors, set } = props;
  const features = useNames((names) => names.features);
  const city = useCityOf(draft.area);
  return (
    <FormSection title={t`Size and rooms`} hint={t`Leave open what does not matter.`}>
      <Criterion {...props} name="size">
        <FieldPair>
          <SizeField
            label={t`Size from`}
            value={draft.size_min}
            unit={draft.size_unit}
            city={city}
            error={errors.size_min}
            onChange={(size_min) => set({ size_min })}
          />
          <SizeField
            label={t`Size to`}
            value={draft.size_max}
            unit={draft.size_unit}
            city={city}
            onUnit={(size_unit) => set({ size_unit })}
            error={errors.size_max ?? errors.size_unit}
            onChange={(size_max) => set({ size_max })}
          />
        </FieldPair>
      </Criterion>
      <PlainField field="size_basis" {...props} />
      <Criterion {...props} name="furniture">
        <ChoiceChips
          label={t`Furnishing`}
          choices={furnitureChoices([draft.property_type])}
          chosen={draft.furniture}
          error={errors.furniture}
          onChange={(furniture) => set({ furniture })}
        />
      </Criterion>
      <Criterion {...props} name="floor">
        <PlainField field="floor_wish" {...props} />
        <FieldPair>
          <PlainField field="floor_min" {...props} />
          <PlainField field="floor_max" {...props} />
        </FieldPair>
      </Criterion>
      <Criterion {...props} name="facing">
        <ChoiceChips
          label={t`Facing`}
          choices={facingChoices}
          chosen={draft.facing as never[]}
          error={errors.facing}
          onChange={(facing) => set({ facing })}
        />
      </Criterion>
      <Criterion {...props} name="parking">
        <PlainField field="parking_cars" {...props} />
      </Criterion>
      <ManyField
        label={t`Amenities`}
        placeholder={t`Lift, garden, security`}
        choices={amenityChoices()}
        chosen={draft.amenities}
        error={errors.amenities}
        onChange={(chosen) => set({ amenities: chosen })}
      />
      {features.length > 0 && (
        <Criterion {...props} name="features">
          <ManyField
            label={t`Features`}
            placeholder={t`Corner, main road, park facing`}
            choices={features.map(({ id, feature }) => ({ id, label: feature }))}
            chosen={draft.features}
            error={errors.features}
            onChange={(chosen) => set({ features: chosen })}
          />
        </Criterion>
      )}
    </FormSection>
  );
};

const When = (props: FieldProps) => {
  const { draft, errors, set } = props;
  return (
    <FormSection title={t`When`}>
      <PlainField field="timeline" {...props} />
      <PlainField field="needed_by" {...props} />
      <Criterion {...props} name="possession">
        <ChoiceChips
          label={t`Possession`}
          choices={possessionChoices}
          chosen={draft.possession}
          error={errors.possession}
          onChange={(possession) => set({ possession })}
        />
      </Criterion>
    </FormSection>
  );
};
