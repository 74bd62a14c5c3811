import { type InquiryField, inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryLayout } from '@angan/contract/inquiries/inquiry-layout.ts';
import { KindField } from '../../records/index.ts';
import type { FieldProps } from './field-props.ts';

/** The control of one plain field, by its kind. */
export const PlainField = ({ field, draft, set, errors }: FieldProps & { field: InquiryField }) => {
  const place: { label: string; unit?: string } = inquiryLayout[field];
  return (
    <KindField
      pair={inquiryFields[field]}
      label={place.label}
      unit={place.unit}
      error={errors[field]}
      value={draft[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
};
