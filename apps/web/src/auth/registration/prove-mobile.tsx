import { codeLimits, registrationCalls } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { focusFirstError, PhoneField } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Resend } from '../resend.tsx';
import { CodeField } from './code-field.tsx';
import styles from './registration.module.css';

const { verifyMobile, resendOtp } = client(registrationCalls);

interface Props {
  /** The registration that is meant, where it is known. */
  id: number | undefined;
  /** The number that the code went to; asked for where this browser does not know it. */
  mobile: string | undefined;
  sentAt: number;
  onSent: () => void;
  onProved: (missing: ('mobile' | 'email')[]) => void;
}

/** Proves a number by the code that was sent to it. The last digit sends it off. */
export const ProveMobile = ({ id, mobile: known, sentAt, onSent, onProved }: Props) => {
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const mobile = known ?? typed;
  const verify = useCall((otp: string) => verifyMobile({ body: { id, mobile, otp } }), {
    quiet: true,
    onSuccess: ({ missing }) => onProved(missing),
    onError: focusFirstError,
  });
  const { mutate, isPending, errors } = verify;
  const change = (next: string) => {
    setCode(next);
    if (next.length === codeLimits.digits && next !== code && mobile && !isPending) mutate(next);
  };
  // What belongs to the number is said at the number, and above where the number cannot be changed here.
  const general = verify.problem ?? (known ? errors.mobile : undefined) ?? errors.id;
  return (
    <form
      className={styles.prove}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(code);
      }}
    >
      {general && <ErrorState title={general} />}
      {known ? (
        <p
          className={styles.hint}
        >{t`Enter the code that we sent by SMS. It is good for ${codeLimits.minutes} minutes.`}</p>
      ) : (
        <PhoneField
          label={t`Mobile number`}
          value={typed}
          onChange={setTyped}
          error={errors.mobile}
          autoComplete="tel-national"
        />
      )}
      <CodeField value={code} onChange={change} error={errors.otp} first={known !== undefined} />
      <Button type="submit" variant="filled" loading={isPending} className={styles.wide}>
        {t`Verify`}
      </Button>
      <Resend
        label={t`Send a new code`}
        sentAt={sentAt}
        onSent={onSent}
        send={async () => {
          verify.reset();
          await resendOtp({ body: { mobile } });
          setCode('');
        }}
      />
    </form>
  );
};
