import { codeLimits } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError } from '../core/api/index.ts';
import styles from './resend.module.css';

interface Props {
  /** 'Send a new code' */
  label: string;
  send: () => Promise<unknown>;
  /** When the last one went out, in milliseconds since 1970; 0 where this browser does not know. */
  sentAt: number;
  onSent: () => void;
}

/** Sends once more what did not arrive, not sooner than half a minute after the last time; the seconds run. */
export const Resend = ({ label, send, sentAt, onSent }: Props) => {
  const [until, setUntil] = useState(() => sentAt + codeLimits.resendSeconds * 1000);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(until);

  const again = async () => {
    setBusy(true);
    setSaid('');
    try {
      await send();
      onSent();
      setUntil(Date.now() + codeLimits.resendSeconds * 1000);
      setSaid(t`Sent.`);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      // The server counts what other devices asked for as well, and says for how long.
      const seconds = refusal?.status === 429 ? Number(/\d+/.exec(refusal.detail)?.[0] ?? 0) : 0;
      setUntil(Date.now() + seconds * 1000);
      setSaid(refusal?.detail ?? t`That did not work. Try again.`);
    }
    setBusy(false);
  };
  return (
    <div className={styles.resend}>
      <Button disabled={left > 0} loading={busy} onClick={() => void again()}>
        {left > 0 ? t`${label} in ${clock(left)}` : label}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
};

/** 27 as '0:27'. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((until - now) / 1000));
};
