import { passwordLimits } from '@angan/contract/auth/auth.ts';
import { t } from '@lingui/core/macro';
import { errorLine, PasswordField } from '../ui/form/index.ts';

interface Props {
  /** 'Password' or 'New password'; the second field says the same with 'again'. */
  label: string;
  value: readonly [password: string, again: string];
  onChange: (value: [password: string, again: string]) => void;
  errors: readonly [password: string | undefined, again: string | undefined];
}

/** A password that is being chosen, typed twice. It is kept nowhere but on the screen. */
export const NewPassword = ({ label, value: [password, again], onChange, errors }: Props) => (
  <>
    <PasswordField
      label={label}
      description={t`At least ${passwordLimits.least} characters, not only digits.`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={password}
      onChange={(event) => onChange([event.currentTarget.value, again])}
      error={errorLine(errors[0])}
      maxLength={passwordLimits.most}
      autoComplete="new-password"
      required
    />
    <PasswordField
      label={t`${label} again`}
      value={again}
      onChange={(event) => onChange([password, event.currentTarget.value])}
      error={errorLine(errors[1])}
      maxLength={passwordLimits.most}
      autoComplete="new-password"
      required
    />
  </>
);
