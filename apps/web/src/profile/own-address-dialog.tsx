import { type Me, passwordLimits } from '@angan/contract/auth/auth.ts';
import { ownAddressCalls } from '@angan/contract/auth/own-address.ts';
import { codeLimits, registrationFields } from '@angan/contract/auth/registration.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CodeField, Resend } from '../auth/light.ts';
import { client, useCall } from '../core/api/index.ts';
import { adoptMe } from '../core/session/index.ts';
import { FormDialog, PasswordField, PhoneField, TextField } from '../ui/form/index.ts';

const calls = client(ownAddressCalls);

export type OwnAddressKind = 'mobile' | 'email';

interface Props {
  kind: OwnAddressKind;
  onClose: () => void;
}

/** How each of the two is asked for, proved and said. */
const ways = {
  mobile: {
    title: () => t`New mobile number`,
    label: () => t`Mobile number`,
    submit: () => t`Change number`,
    success: () => t`Mobile number changed`,
    sentTo: (mobile: string) =>
      t`Enter the code that we sent by SMS to ${formatMobile(mobile)}. It is good for ${codeLimits.minutes} minutes.`,
    send: (mobile: string, current_password: string) => calls.mobileCode({ body: { mobile, current_password } }),
    change: (mobile: string, otp: string): Promise<Me> => calls.mobile({ body: { mobile, otp } }),
  },
  email: {
    title: () => t`New e-mail address`,
    label: () => t`Email`,
    submit: () => t`Change address`,
    success: () => t`E-mail address changed`,
    sentTo: (email: string) =>
      t`Enter the code that we mailed to ${email}. It is good for ${codeLimits.minutes} minutes.`,
    send: (email: string, current_password: string) => calls.emailCode({ body: { email, current_password } }),
    change: (email: string, otp: string): Promise<Me> => calls.email({ body: { email, otp } }),
  },
};

/** Another number or address to sign in with: it is proved by a code first, and nothing changes before that. */
export const OwnAddressDialog = ({ kind, onClose }: Props) => {
  const way = ways[kind];
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [sentAt, setSentAt] = useState(0);
  const send = useCall(() => way.send(address, password), { quiet: true, onSuccess: () => setSentAt(Date.now()) });
  const change = useCall(() => way.change(address, otp), {
    success: way.success(),
    quiet: true,
    onSuccess: (me) => {
      adoptMe(me);
      onClose();
    },
  });
  const Address = kind === 'mobile' ? PhoneField : EmailField;
  const isSent = sentAt > 0;
  return (
    <FormDialog
      opened
      title={way.title()}
      submit={isSent ? way.submit() : t`Send the code`}
      busy={send.isPending || change.isPending}
      error={isSent ? (change.problem ?? change.errors[kind]) : send.problem}
      onSubmit={() => (isSent ? change : send).mutate()}
      onClose={onClose}
    >
      {isSent ? (
        <>
          <p>{way.sentTo(address)}</p>
          <CodeField value={otp} onChange={setOtp} error={change.errors.otp} first />
          <Resend
            label={t`Send a new code`}
            sentAt={sentAt}
            onSent={() => setSentAt(Date.now())}
            send={() => way.send(address, password)}
          />
        </>
      ) : (
        <>
          <Address label={way.label()} value={address} onChange={setAddress} error={send.errors[kind]} />
          <PasswordField
            label={t`Current password`}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={send.errors.current_password}
            maxLength={passwordLimits.most}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </FormDialog>
  );
};

interface AddressProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

const EmailField = (props: AddressProps) => (
  <TextField {...props} type="email" maxLength={registrationFields.email} required autoFocus />
);
