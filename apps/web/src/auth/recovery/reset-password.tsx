import { linkDays } from '@angan/contract/auth/links.ts';
import { recoveryCalls } from '@angan/contract/auth/recovery.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client, fieldErrors } from '../../core/api/index.ts';
import { focusFirstError } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { formError } from '../form-error.ts';
import { NewPassword } from '../new-password.tsx';
import { Way, WayHead } from '../way.tsx';

const { resetPasswordConfirm } = client(recoveryCalls);

/** Where the mailed link for a new password leads. */
export const ResetPasswordScreen = () => {
  const { uid = '', token = '' } = useParams();
  const [done, setDone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { uid: badUid, token: badToken } = fieldErrors(error);
  const change = (body: { new_password: string; re_new_password: string }) =>
    resetPasswordConfirm({ body: { uid, token, ...body } }).then(
      () => setDone(true),
      (refusal: unknown) => {
        setError(refusal);
        focusFirstError();
      },
    );
  return <Way>{done ? <Changed /> : badUid || badToken ? <NotGood /> : <Choose error={error} change={change} />}</Way>;
};

interface ChooseProps {
  error: unknown;
  change: (body: { new_password: string; re_new_password: string }) => Promise<void>;
}

const Choose = ({ error, change }: ChooseProps) => {
  const [passwords, setPasswords] = useState<[string, string]>(['', '']);
  const [busy, setBusy] = useState(false);
  const fields = fieldErrors(error);
  const general = formError(error);
  const differ = general === drf.passwordsDiffer;
  const submit = async () => {
    setBusy(true);
    await change({ new_password: passwords[0], re_new_password: passwords[1] });
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <WayHead title={t`Set a new password`}>{t`It logs every device of yours out.`}</WayHead>
      {general && !differ && <ErrorState title={general} />}
      <NewPassword
        label={t`New password`}
        value={passwords}
        onChange={setPasswords}
        errors={[fields.new_password, fields.re_new_password ?? (differ ? general : undefined)]}
      />
      <Button type="submit" variant="filled" loading={busy} className={styles.submit}>
        {t`Set password`}
      </Button>
    </form>
  );
};

const Changed = () => (
  <section className={styles.form}>
    <WayHead title={t`Password changed`}>{t`All your devices were logged out. Log in with the new password.`}</WayHead>
    <Button component={Link} to="/login" variant="filled" className={styles.submit}>
      {t`Log in`}
    </Button>
  </section>
);

const NotGood = () => (
  <section className={styles.form}>
    <WayHead title={t`This link is no longer good`}>
      {t`It was used, a newer sign-in took its place, or its ${linkDays} days are over. Nothing was changed.`}
    </WayHead>
    <Button component={Link} to="/forgotpass" variant="filled" className={styles.submit}>
      {t`Get a new link`}
    </Button>
  </section>
);
