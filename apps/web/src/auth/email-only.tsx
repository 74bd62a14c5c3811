import { registrationFields } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../core/api/index.ts';
import { focusFirstError } from '../ui/form/index.ts';
import { ErrorState } from '../ui/states.tsx';
import styles from './auth.module.css';
import { OwnField } from './own-field.tsx';
import { Resend } from './resend.tsx';

interface Props {
  /** The word on its button: 'Send link'. */
  submit: string;
  send: (email: string) => Promise<unknown>;
  /** What is said once it was sent; it must not tell whether the address is known. */
  sent: (email: string) => string;
  /** What it is for, as long as nothing was sent. */
  lead?: string;
  initial?: string;
  /** Outlined, where another button is the main one. */
  quiet?: boolean;
}

/** A form of one address that a mail goes to, and may go to again after half a minute. */
export const EmailOnly = ({ submit, send, sent, lead, initial = '', quiet = false }: Props) => {
  const [email, setEmail] = useState(initial);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const go = useCall(() => send(email), {
    quiet: true,
    onSuccess: () => setSentAt(Date.now()),
    onError: focusFirstError,
  });
  if (sentAt !== null) {
    return (
      <div className={styles.fields}>
        <p role="status">{sent(email)}</p>
        <Resend label={t`Send again`} sentAt={sentAt} onSent={() => undefined} send={() => send(email)} />
      </div>
    );
  }
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!go.isPending) go.mutate();
      }}
    >
      {lead && <p className={styles.lead}>{lead}</p>}
      {go.problem && <ErrorState title={go.problem} />}
      <OwnField
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        maxLength={registrationFields.email}
        value={email}
        onChange={setEmail}
        error={go.errors.email}
      />
      <Button type="submit" variant={quiet ? 'default' : 'filled'} loading={go.isPending} className={styles.submit}>
        {submit}
      </Button>
    </form>
  );
};
