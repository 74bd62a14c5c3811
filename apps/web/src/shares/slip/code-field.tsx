import type { Language } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { TextField } from '../../ui/form/index.ts';
import styles from './slip.module.css';
import { useSendCode } from './use-slip.ts';

interface Props {
  visit: number;
  /** Masked; '' where the visitor has none. */
  number: string;
  /** Of the paper, as it was chosen. */
  language: Language | undefined;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Sends the code and takes what the visitor reads out. */
export const CodeField = ({ visit, number, language, value, error, onChange }: Props) => {
  const { mutate, isPending, isSuccess } = useSendCode(visit, language);
  if (number === '')
    return <p className={styles.second}>{t`The visitor has no mobile number. Let them sign instead.`}</p>;
  return (
    <div className={styles.code}>
      <Button loading={isPending} onClick={() => mutate()}>
        {isSuccess ? t`Send another code` : t`Send code to ${number}`}
      </Button>
      <TextField label={t`Code`} value={value} maxLength={7} inputMode="numeric" error={error} onChange={onChange} />
    </div>
  );
};
