import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { canLock, isLockOn, prove, setLock } from '../../core/platform/phone/own-lock.ts';
import { KnownFact } from '../known-facts.tsx';

/** Turns the lock of the app on and off, each by the phone's own proof of who holds it. */
export const AppLock = () => {
  const [isOn, setOn] = useState(isLockOn);
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (!canLock()) return null;
  const turn = async (wanted: boolean) => {
    setAsking(true);
    setProblem('');
    const proof = await prove();
    setAsking(false);
    if (proof === 'impossible') setProblem(t`This phone has no screen lock. Set one in its settings first.`);
    if (proof !== 'proved') return;
    setLock(wanted);
    setOn(wanted);
  };
  return (
    <KnownFact label={t`App lock`}>
      <Switch
        checked={isOn}
        disabled={isAsking}
        label={t`Ask for finger, face or the phone's code`}
        description={t`When Angan is opened, or comes back after a minute.`}
        error={problem}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
    </KnownFact>
  );
};
