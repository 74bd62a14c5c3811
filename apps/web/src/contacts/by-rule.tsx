import { t } from '@lingui/core/macro';
import { IconFilter } from '@tabler/icons-react';
import styles from './by-rule.module.css';

/** Marks a group whose people follow from a rule. */
export const ByRule = () => (
  <span className={styles.mark}>
    <IconFilter aria-hidden />
    {t`by rule`}
  </span>
);
