import type { MustHave } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mustHaveLabel } from '../../records/index.ts';
import type { FieldProps } from './field-props.ts';
import styles from './inquiry-form.module.css';

interface Props extends FieldProps {
  name: MustHave;
  children: ReactNode;
}

/** What is asked for, with a mark that a property which misses it is not wanted at all. */
export const Criterion = ({ name, draft, set, children }: Props) => {
  const isMust = draft.must_have.includes(name);
  const toggle = () =>
    set({ must_have: isMust ? draft.must_have.filter((one) => one !== name) : [...draft.must_have, name] });
  return (
    <div className={styles.criterion}>
      {children}
      <button
        type="button"
        className={styles.must}
        aria-pressed={isMust}
        aria-label={t`${mustHaveLabel(name)} is a must`}
        onClick={toggle}
      >
        {isMust && <IconCheck aria-hidden />}
        {t`Must`}
      </button>
    </div>
  );
};
