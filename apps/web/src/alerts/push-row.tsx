import { authCalls } from '@angan/contract/auth/auth.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query, useCall } from '../core/api/index.ts';
import { canPush, inApp, isPushBlocked, needsHomeScreen } from '../core/platform/index.ts';
import { useAuth } from '../core/session/index.ts';
import styles from './alerts.module.css';
import { turnPushOff, turnPushOn } from './push-calls.ts';

/** Asked for before anybody presses the button: a browser asks its person only in the moment of a press. */
const askedKey = query(authCalls.pushKey, {}, { quiet: true });

/** Whether alerts come to this device also while the app is closed, and the switch. */
export const PushRow = () => {
  const token = useAuth((auth) => auth.FcmToken);
  const { data } = useQuery(askedKey);
  const [isBlocked, setBlocked] = useState(false);
  const look = () => void isPushBlocked().then(setBlocked);
  useEffect(look, []);
  const on = useCall(turnPushOn, {
    success: (told) => told?.detail,
    failure: () => t`This browser could not be subscribed. Try again when it is online.`,
    onSettled: look,
  });
  const off = useCall(turnPushOff, { failure: () => t`It could not be turned off. Try again.` });
  if (needsHomeScreen())
    return (
      <div className={styles.push}>
        <p>{t`On an iPhone or iPad alerts come when Angan is closed once it is on the Home Screen: press Share, then Add to Home Screen, and open it from there.`}</p>
      </div>
    );
  if (!canPush() || !data) return null;
  if (token)
    return (
      <div className={styles.push}>
        <p>{t`Alerts come to this device also when Angan is closed.`}</p>
        <Button size="xs" loading={off.isPending} onClick={() => off.mutate(token)}>{t`Turn off`}</Button>
      </div>
    );
  if (isBlocked)
    return (
      <div className={styles.push}>
        <p>
          {inApp
            ? t`This phone shows no alerts of Angan. Allow notifications for Angan in its settings.`
            : t`This browser shows no alerts of Angan. Allow notifications for this page in its settings.`}
        </p>
      </div>
    );
  return (
    <div className={styles.push}>
      <p>{t`Alerts can come to this device also when Angan is closed.`}</p>
      <Button size="xs" loading={on.isPending} onClick={() => on.mutate(data.public_key)}>{t`Turn on`}</Button>
    </div>
  );
};
