import { t } from '@lingui/core/macro';
import { useAreaChoices } from '../records/index.ts';
import { ManyField } from '../ui/form/index.ts';
import styles from './permissions.module.css';

interface Props {
  areas: readonly number[];
  onChange: (areas: number[]) => void;
}

/** Where a person works. What is in their own hands they see wherever it lies. */
export const OwnAreas = ({ areas, onChange }: Props) => (
  <div className={styles.more}>
    <ManyField
      label={t`Only these areas`}
      choices={useAreaChoices()}
      chosen={areas}
      onChange={onChange}
      placeholder={t`Everywhere`}
    />
    <p className={styles.hint}>
      {t`Properties and inquiries of other areas are hidden from this person, but for those in their own hands.`}
    </p>
  </div>
);
