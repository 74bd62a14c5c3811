import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatTime } from '../core/language/index.ts';
import { useAuth } from '../core/session/index.ts';
// With it the Admin's own session comes back, however this one ends.
import { leaveVisit } from '../core/session/visit.ts';
import styles from './support.module.css';

/** Over every screen of an office that support looks into: whose it is, until when, and the way out. */
export const SupportBar = () => {
  const until = useAuth(({ userInfo }) => userInfo?.support_until);
  const office = useAuth(({ userCompanyInfo }) => userCompanyInfo?.company_name);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    return leaveVisit();
  };
  if (!until) return null;
  return (
    <section className={styles.bar} aria-label={t`You look as support`}>
      <p>
        <strong>{office}</strong> {t`You look as support until ${formatTime(until)}. Nothing can be changed.`}
      </p>
      <Button size="compact-sm" loading={isLeaving} onClick={leave}>
        {t`Leave`}
      </Button>
    </section>
  );
};
