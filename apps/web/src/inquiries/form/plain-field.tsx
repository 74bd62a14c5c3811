import { type InquiryField, inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { KindField } from '../../records/index.ts';
import type { FieldProps } from './field-props.ts';

/** The control of one plain field, by its kind. */
export const PlainField = ({ field, draft, set, errors }: FieldProps & { field: InquiryField }) => {
  const { label, unit } = inquiryFields[field];
  return (
    <KindField
      pair={inquiryFields[field]}
      label={label}
      unit={unit}
      error={errors[field]}
      value={draft[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
};
