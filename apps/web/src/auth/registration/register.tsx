import { registrationCalls, registrationFields } from '@angan/contract/auth/registration.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { i18n } from '../../core/language/index.ts';
import { FieldPair, focusFirstError, PhoneField } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { languageOf } from '../language-choice.tsx';
import { NewPassword } from '../new-password.tsx';
import { OwnField } from '../own-field.tsx';
import { Way, WayHead } from '../way.tsx';
import { keepRegistration, nothingTold, type Told, useRegistration } from './kept-registration.ts';

const { register } = client(registrationCalls);

/** Opens an office: who it is, and how its Owner will sign in. */
export const RegisterScreen = () => (
  <Way
    wide
    foot={
      <Trans>
        Already have an account? <Link to="/login">Log in</Link>
      </Trans>
    }
  >
    <RegisterForm />
  </Way>
);

const RegisterForm = () => {
  // Who comes back because the number was wrong finds the rest as it was.
  const before = useRegistration((state) => state.kept?.told);
  const { draft, change, clear } = useDraft<Told>('register', before ?? nothingTold);
  const [passwords, setPasswords] = useState<[string, string]>(['', '']);
  const navigate = useNavigate();
  const [password, re_password] = passwords;

  const { mutate, isPending, errors, problem } = useCall(
    () => register({ body: { ...draft, password, re_password, language: languageOf(i18n.locale) } }),
    {
      quiet: true,
      onSuccess: ({ id }) => {
        const now = Date.now();
        keepRegistration({ id, told: draft, missing: ['mobile', 'email'], sentAt: { mobile: now, email: now } });
        clear();
        navigate('/verifymobile');
      },
      onError: focusFirstError,
    },
  );
  const differ = problem === drf.passwordsDiffer;
  const field = (name: Exclude<keyof Told, 'mobile'>) => ({
    value: draft[name],
    onChange: (value: string) => change({ ...draft, [name]: value }),
    error: errors[name],
    maxLength: registrationFields[name],
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <WayHead title={t`Open your office`}>{t`Free for ${trial.days} days. No card needed.`}</WayHead>
      {problem && !differ && <ErrorState title={problem} />}
      <OwnField {...field('company_name')} label={t`Company name`} autoComplete="organization" />
      <FieldPair>
        <OwnField {...field('first_name')} label={t`First name`} autoComplete="given-name" />
        <OwnField {...field('last_name')} label={t`Last name`} autoComplete="family-name" required={false} />
      </FieldPair>
      <FieldPair>
        <OwnField {...field('email')} label={t`E-mail`} autoComplete="email" type="email" />
        <PhoneField
          label={t`Mobile number`}
          value={draft.mobile}
          onChange={(mobile) => change({ ...draft, mobile })}
          error={errors.mobile}
          autoComplete="tel-national"
        />
      </FieldPair>
      <FieldPair>
        <NewPassword
          label={t`Password`}
          value={passwords}
          onChange={setPasswords}
          errors={[errors.password, errors.re_password ?? (differ ? problem : undefined)]}
        />
      </FieldPair>
      <Button type="submit" variant="filled" loading={isPending} className={styles.submit}>
        {t`Sign Up`}
      </Button>
    </form>
  );
};
