import { linkDays } from '@angan/contract/auth/links.ts';
import { recoveryCalls } from '@angan/contract/auth/recovery.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { focusFirstError } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { NewPassword } from '../new-password.tsx';
import { Way, WayHead } from '../way.tsx';

const { resetPasswordConfirm } = client(recoveryCalls);

interface Passwords {
  new_password: string;
  re_new_password: string;
}

/** Where the mailed link for a new password leads. */
export const ResetPasswordScreen = () => {
  const { uid = '', token = '' } = useParams();
  const change = useCall((body: Passwords) => resetPasswordConfirm({ body: { uid, token, ...body } }), {
    quiet: true,
    onError: focusFirstError,
  });
  const isBad = change.errors.uid || change.errors.token;
  return <Way>{change.isSuccess ? <Changed /> : isBad ? <NotGood /> : <Choose change={change} />}</Way>;
};

interface ChooseProps {
  change: Pick<ReturnType<typeof useCall<unknown, Passwords>>, 'mutate' | 'isPending' | 'errors' | 'problem'>;
}

const Choose = ({ change: { mutate, isPending, errors, problem } }: ChooseProps) => {
  const [passwords, setPasswords] = useState<[string, string]>(['', '']);
  const differ = problem === drf.passwordsDiffer;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ new_password: passwords[0], re_new_password: passwords[1] });
      }}
    >
      <WayHead title={t`Set a new password`}>{t`It logs every device of yours out.`}</WayHead>
      {problem && !differ && <ErrorState title={problem} />}
      <NewPassword
        label={t`New password`}
        value={passwords}
        onChange={setPasswords}
        errors={[errors.new_password, errors.re_new_password ?? (differ ? problem : undefined)]}
      />
      <Button type="submit" variant="filled" loading={isPending} className={styles.submit}>
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
