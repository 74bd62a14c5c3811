import { contactLimits } from '@angan/contract/contacts/contacts.ts';
import { Button } from '@mantine/core';
import { PhoneField, TextField } from '../../ui/form/index.ts';
import styles from './contacts.module.css';

export interface Row {
  name: string;
  mobile_number_1: string;
  email: string;
  mobile_number_2: string;
}

interface Props {
  number: number;
  row: Row;
  errors: Record<string, string>;
  onChange: (row: Row) => void;
  /** Missing where the row has to stay. */
  onRemove: (() => void) | undefined;
}

/** One of several contacts. */
export const BulkRow = ({ number, row, errors, onChange, onRemove }: Props) => {
  const set = (next: Partial<Row>) => onChange({ ...row, ...next });
  return (
    <fieldset className={styles.bulkRow}>
      <legend className={styles.name}>Contact {number}</legend>
      <div className={styles.fields}>
        <TextField
          label="Name"
          value={row.name}
          maxLength={contactLimits.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <PhoneField
          label="Mobile number"
          value={row.mobile_number_1}
          required
          error={errors.mobile_number_1}
          onChange={(mobile_number_1) => set({ mobile_number_1 })}
        />
        <PhoneField
          label="Second number (optional)"
          value={row.mobile_number_2}
          error={errors.mobile_number_2}
          onChange={(mobile_number_2) => set({ mobile_number_2 })}
        />
        <TextField
          label="Email"
          type="email"
          value={row.email}
          error={errors.email}
          onChange={(email) => set({ email })}
        />
      </div>
      {onRemove && (
        <div>
          <Button onClick={onRemove} aria-label={`Remove contact ${number}`}>
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
};
