import type { Answer } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { joiningCalls } from '@angan/contract/team/invitations.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { i18n, word } from '../../core/language/index.ts';
import { signIn } from '../../core/session/index.ts';
import { FieldPair, focusFirstError, PhoneField } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { languageOf } from '../language-choice.tsx';
import { NewPassword } from '../new-password.tsx';
import { OwnField } from '../own-field.tsx';
import { CodeField } from '../registration/code-field.tsx';
import { Resend } from '../resend.tsx';
import { WayHead } from '../way.tsx';

const calls = client(joiningCalls);

interface Props {
  link: { uid: string; token: string };
  invited: Answer<typeof joiningCalls.invitation>;
}

/** The own name, address, number and password; then the code that proves the number, and they are in. */
export const JoinForm = ({ link, invited }: Props) => {
  const { company_name, invited_by, usertype: role, ...known } = invited;
  const usertype = word(role);
  const [told, setTold] = useState(known);
  const [passwords, setPasswords] = useState<[string, string]>(['', '']);
  const [otp, setOtp] = useState('');
  const [sentAt, setSentAt] = useState(0);
  const navigate = useNavigate();
  const change = (more: Partial<typeof told>) => setTold((before) => ({ ...before, ...more }));
  const language = languageOf(i18n.locale);
  const sendCode = () => calls.code({ body: { ...link, mobile: told.mobile, language } }, { quiet: true });
  const send = useCall(sendCode, {
    quiet: true,
    onSuccess: () => setSentAt(Date.now()),
    onError: focusFirstError,
  });
  const [password, re_password] = passwords;
  const join = useCall(
    () => calls.join({ body: { ...link, ...told, otp, password, re_password, language } }, { quiet: true }),
    {
      quiet: true,
      onSuccess: async ({ username }) => {
        await signIn(username, password);
        void navigate('/', { replace: true });
      },
      onError: focusFirstError,
    },
  );
  const errors = { ...send.errors, ...join.errors };
  const differ = join.problem === drf.passwordsDiffer;
  const problem = send.problem ?? (differ ? undefined : join.problem);
  const busy = send.isPending || join.isPending;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) (sentAt ? join : send).mutate(undefined);
      }}
    >
      <WayHead title={t`Join ${company_name}`}>
        {t`${invited_by} invites you as ${usertype}. You log in with your own number or e-mail and your own password.`}
      </WayHead>
      {problem && <ErrorState title={problem} />}
      <FieldPair>
        <OwnField
          label={t`First name`}
          value={told.first_name}
          onChange={(first_name) => change({ first_name })}
          error={errors.first_name}
          autoComplete="given-name"
        />
        <OwnField
          label={t`Last name`}
          value={told.last_name}
          onChange={(last_name) => change({ last_name })}
          error={errors.last_name}
          autoComplete="family-name"
          required={false}
        />
      </FieldPair>
      <OwnField
        label={t`E-mail`}
        type="email"
        value={told.email}
        onChange={(email) => change({ email })}
        error={errors.email}
        autoComplete="email"
      />
      <NewPassword
        label={t`Password`}
        value={passwords}
        onChange={setPasswords}
        errors={[errors.password, errors.re_password ?? (differ ? join.problem : undefined)]}
      />
      <PhoneField
        label={t`Mobile number`}
        value={told.mobile}
        onChange={(mobile) => {
          change({ mobile });
          setSentAt(0);
        }}
        error={errors.mobile}
        autoComplete="tel-national"
      />
      {sentAt > 0 && <CodeField value={otp} onChange={setOtp} error={errors.otp} first />}
      <Button type="submit" variant="filled" loading={busy} className={styles.submit}>
        {sentAt ? t`Join` : t`Send the code`}
      </Button>
      {sentAt > 0 && <Resend label={t`Send a new code`} sentAt={sentAt} onSent={() => setOtp('')} send={sendCode} />}
    </form>
  );
};
