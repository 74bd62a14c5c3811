import { passwordLimits } from '@angan/contract/auth/auth.ts';
import { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { useAuth } from '../core/session/index.ts';
import { PasswordField } from '../ui/form/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { ErrorState } from '../ui/states.tsx';
import styles from './auth.module.css';

const { setPassword } = client(ownAccountCalls);
const empty = { current_password: '', new_password: '', re_new_password: '' };
type Field = keyof typeof empty;

/** Changes the own password. Nothing of it is kept anywhere but on the screen. */
export const ChangePasswordScreen = () => {
  const [values, setValues] = useState(empty);
  const username = useAuth(({ userInfo }) => userInfo?.username);
  const change = useCall(() => setPassword({ body: values }), {
    success: t`Password changed`,
    quiet: true,
    onSuccess: () => setValues(empty),
  });
  const field = (name: Field, label: string, autoComplete: string, description?: string) => (
    <PasswordField
      label={label}
      description={description}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      error={change.errors[name]}
      maxLength={passwordLimits.most}
      autoComplete={autoComplete}
      required
    />
  );
  return (
    <PageFrame title={t`Change Password`}>
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate();
        }}
      >
        {/* Password managers look for the name that the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
        {change.problem && <ErrorState title={change.problem} />}
        {field('current_password', t`Current password`, 'current-password')}
        {field(
          'new_password',
          t`New password`,
          'new-password',
          t`At least ${passwordLimits.least} characters, not only digits.`,
        )}
        {field('re_new_password', t`New password again`, 'new-password')}
        <Button type="submit" variant="filled" loading={change.isPending} className={styles.submit}>
          {t`Change password`}
        </Button>
      </form>
    </PageFrame>
  );
};
