import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { t } from '@lingui/core/macro';
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
      <legend className={styles.name}>{t`Contact ${number}`}</legend>
      <div className={styles.fields}>
        <TextField
          label={t`Name`}
          value={row.name}
          maxLength={contactFields.name.max}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <PhoneField
          label={t`Mobile number`}
          value={row.mobile_number_1}
          required
          error={errors.mobile_number_1}
          onChange={(mobile_number_1) => set({ mobile_number_1 })}
        />
        <PhoneField
          label={t`Second number (optional)`}
          value={row.mobile_number_2}
          error={errors.mobile_number_2}
          onChange={(mobile_number_2) => set({ mobile_number_2 })}
        />
        <TextField
          label={t`Email`}
          type="email"
          value={row.email}
          error={errors.email}
          onChange={(email) => set({ email })}
        />
      </div>
      {onRemove && (
        <div>
          <Button onClick={onRemove} aria-label={t`Remove contact ${number}`}>
            {t`Remove`}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
