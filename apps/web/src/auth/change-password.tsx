import { authCalls, passwordLimits } from '@angan/contract/auth/auth.ts';
import { t } from '@lingui/core/macro';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { client, fieldErrors } from '../core/api/index.ts';
import { useAuth } from '../core/session/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { ErrorState } from '../ui/states.tsx';
import { toast } from '../ui/toast.ts';
import styles from './auth.module.css';
import { formError } from './form-error.ts';

const { setPassword } = client(authCalls);
const empty = { current_password: '', new_password: '', re_new_password: '' };
type Field = keyof typeof empty;

/** Changes the own password. Nothing of it is kept anywhere but on the screen. */
export const ChangePasswordScreen = () => {
  const [values, setValues] = useState(empty);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const username = useAuth(({ userInfo }) => userInfo?.username);
  const fields = fieldErrors(error);
  const general = formError(error);

  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await setPassword({ body: values });
      setValues(empty);
      toast.success(t`Password changed`);
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(false);
  };
  const field = (name: Field, label: string, autoComplete: string, description?: string) => (
    <PasswordInput
      label={label}
      description={description}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      error={fields[name]}
      maxLength={passwordLimits.most}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
    />
  );
  return (
    <PageFrame title={t`Change Password`}>
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {/* Password managers look for the name that the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
        {general && <ErrorState title={general} />}
        {field('current_password', t`Current password`, 'current-password')}
        {field(
          'new_password',
          t`New password`,
          'new-password',
          t`At least ${passwordLimits.least} characters, not only digits.`,
        )}
        {field('re_new_password', t`New password again`, 'new-password')}
        <Button type="submit" variant="filled" loading={busy} className={styles.submit}>
          {t`Change password`}
        </Button>
      </form>
    </PageFrame>
  );
};
