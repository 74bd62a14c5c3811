import { linkDays } from '@angan/contract/auth/links.ts';
import { recoveryCalls } from '@angan/contract/auth/recovery.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { client } from '../../core/api/index.ts';
import { useAuth } from '../../core/session/index.ts';
import styles from '../auth.module.css';
import { EmailOnly } from '../email-only.tsx';
import { Way, WayHead } from '../way.tsx';

const { resetPassword } = client(recoveryCalls);

/** Asks for the address to which the link for a new password goes. Mails lead here, also somebody who is logged in. */
export const ForgotPasswordScreen = () => {
  const me = useAuth(({ userInfo }) => userInfo);
  const foot = me ? undefined : (
    <Trans>
      Remembered it? <Link to="/login">Log in</Link>
    </Trans>
  );
  return (
    <Way foot={foot}>
      <section className={styles.form}>
        <WayHead title={t`Forgot password`} />
        <EmailOnly
          lead={t`Enter the e-mail address of your account. We mail a link that sets a new password.`}
          initial={me?.email ?? ''}
          submit={t`Send link`}
          send={(email) => resetPassword({ body: { email } })}
          sent={(email) =>
            t`If ${email} has an account, a link is on its way to it. It is good for ${linkDays} days and works once.`
          }
        />
      </section>
    </Way>
  );
};
