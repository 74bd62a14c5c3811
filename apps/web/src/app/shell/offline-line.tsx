import { t } from '@lingui/core/macro';
import { IconCloudOff } from '@tabler/icons-react';
import { useAsOf } from './as-of.tsx';
import styles from './waiting.module.css';

/** Stands as long as nothing is heard from the server: how old it is what one reads, and that one may go on. */
export const OfflineLine = () => (
  <section className={styles.banner} aria-label={t`Without internet`}>
    <p className={styles.said}>
      <IconCloudOff aria-hidden />
      <span className={styles.words} role="status">
        <strong>{t`No internet.`}</strong>
        <span>{useAsOf() ?? t`Go on working.`}</span>
      </span>
    </p>
  </section>
);
