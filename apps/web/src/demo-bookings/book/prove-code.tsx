import { codeLimits } from '@angan/contract/auth/registration.ts';
import { demoVisitorCalls, type OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CodeField, Resend } from '../../auth/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { focusFirstError } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from './book.module.css';

const calls = client(demoVisitorCalls);

interface Props {
  id: number;
  mobile: string;
  sentAt: number;
  onBack: () => void;
  onConfirmed: (link: OwnDemo['link']) => void;
}

/** The code that was sent to the number; its last digit sends it off. */
export const ProveCode = ({ id, mobile, sentAt, onBack, onConfirmed }: Props) => {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(sentAt);
  const { mutate, isPending, errors, problem, reset } = useCall(
    (otp: string) => calls.confirm({ body: { id, mobile, otp } }),
    { quiet: true, onSuccess: ({ link }) => onConfirmed(link), onError: focusFirstError },
  );
  const change = (next: string) => {
    setCode(next);
    if (next.length === codeLimits.digits && next !== code && !isPending) mutate(next);
  };
  const general = problem ?? errors.mobile ?? errors.id;
  return (
    <form
      className={`${styles.sheet} ${styles.narrow}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(code);
      }}
    >
      {general && <ErrorState title={general} />}
      <p className={styles.lead}>
        {t`Enter the code that we sent by SMS to ${formatMobile(mobile)}. It is good for ${codeLimits.minutes} minutes.`}
      </p>
      <CodeField value={code} onChange={change} error={errors.otp} first />
      <Button type="submit" variant="filled" loading={isPending} className={styles.main}>
        {t`Book`}
      </Button>
      <Resend
        label={t`Send a new code`}
        sentAt={sent}
        onSent={() => setSent(Date.now())}
        send={async () => {
          reset();
          await calls.resendCode({ body: { mobile } });
          setCode('');
        }}
      />
      <Button variant="subtle" onClick={onBack}>
        {t`Back to the form`}
      </Button>
    </form>
  );
};
