import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Proof, prove } from '../../core/platform/phone/own-lock.ts';
import { Mark } from '../../ui/logo.tsx';
import styles from './own-lock.module.css';

interface Props {
  onOpened: () => void;
  /** Its person logs out, which needs no proof: others may have the phone now. */
  onLeave: () => void;
}

/** Stands over everything until the phone knows its person. */
export const LockScreen = ({ onOpened, onLeave }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const [proof, setProof] = useState<Proof>();
  const [isLeaving, setLeaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => {
    setProof(undefined);
    void prove().then((found) => (found === 'proved' ? onOpened() : setProof(found)));
  }, [attempt]);
  return (
    <main className={styles.lock}>
      <Mark size={56} />
      <h1 className={styles.title}>{t`Angan is locked`}</h1>
      <p className={styles.said} role="alert">
        {isLeaving ? t`What was not sent yet is lost when you log out.` : proof && said(proof)}
      </p>
      {isLeaving ? (
        <>
          <Button size="lg" fullWidth color="red" onClick={onLeave}>{t`Log out`}</Button>
          <Button size="lg" fullWidth variant="subtle" onClick={() => setLeaving(false)}>{t`Cancel`}</Button>
        </>
      ) : (
        <>
          <Button size="lg" fullWidth variant="filled" onClick={() => setAttempt(attempt + 1)}>{t`Unlock`}</Button>
          <Button size="lg" fullWidth variant="subtle" onClick={() => setLeaving(true)}>{t`Log out`}</Button>
        </>
      )}
    </main>
  );
};

const said = (proof: Proof): string =>
  proof === 'impossible'
    ? t`This phone has no screen lock any more. Set one in its settings, or log out.`
    : t`The phone did not know you. Try again.`;
