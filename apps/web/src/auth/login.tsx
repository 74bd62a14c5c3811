import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PasswordField } from '../ui/form/index.ts';
import { ErrorState } from '../ui/states.tsx';
import styles from './auth.module.css';
import { DemoOffice } from './demo-office.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useSignIn } from './use-sign-in.tsx';

/** The way in: e-mail or mobile, and password. The guard leads on from here once the session stands. */
export const LoginScreen = () => (
  <div className={styles.way}>
    <div className={styles.column}>
      <LoginForm />
      <LanguageChoice />
    </div>
    <DemoOffice />
  </div>
);

const LoginForm = () => {
  // Who has just registered comes with the address.
  const { state } = useLocation();
  const [username, setUsername] = useState<string>(() => String(state?.username ?? ''));
  const [password, setPassword] = useState('');
  const { mutate, isPending, errors, problem, question } = useSignIn();
  if (question) return question;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ username, password });
      }}
    >
      <h1 className={styles.title}>{t`Log in to your office`}</h1>
      {problem && <ErrorState title={problem} />}
      <TextInput
        label={t`E-mail or mobile number`}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <PasswordField
        label={t`Password`}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="filled" loading={isPending} className={styles.submit}>
        {t`Log in`}
      </Button>
      <p className={styles.beside}>
        <Link to="/forgotpass">{t`Forgot password?`}</Link>
        <span>
          <Trans>
            New here? <Link to="/register">Sign Up</Link>
          </Trans>
        </span>
      </p>
    </form>
  );
};
