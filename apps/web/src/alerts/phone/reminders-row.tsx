import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { askToRemind, canRemind, type MayRemind, mayRemind } from '../../core/platform/phone/own-reminders.ts';
import styles from '../alerts.module.css';

/** Whether the phone reminds of tasks by itself, and the way to allow it. */
export const RemindersRow = () => {
  const [may, setMay] = useState<MayRemind>();
  useEffect(() => {
    if (canRemind()) void mayRemind().then(setMay);
  }, []);
  if (!may) return null;
  return (
    <div className={styles.push}>
      <p>
        {may === 'no'
          ? t`This phone may not remind you of tasks. Allow notifications for Angan in its settings.`
          : may === 'yes'
            ? t`This phone reminds you of your tasks of the next two days by itself, also without internet.`
            : t`This phone can remind you of your tasks by itself, also without internet.`}
      </p>
      {may === 'not-asked' && (
        <Button size="xs" onClick={() => void askToRemind().then(setMay)}>{t`Allow reminders`}</Button>
      )}
    </div>
  );
};
