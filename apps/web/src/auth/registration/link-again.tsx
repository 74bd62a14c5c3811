import { linkDays } from '@angan/contract/auth/links.ts';
import { registrationCalls } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { client } from '../../core/api/index.ts';
import { EmailOnly } from '../email-only.tsx';

const { resendActivation } = client(registrationCalls);

/** Asks for an address and mails the link of a registration to it once more. */
export const LinkAgain = ({ quiet = false }: { quiet?: boolean }) => (
  <EmailOnly
    quiet={quiet}
    submit={t`Send the link again`}
    send={(email) => resendActivation({ body: { email } })}
    sent={(email) =>
      t`If a sign-up waits for ${email}, a link is on its way to it. It is good for ${linkDays} days; the newest mail counts.`
    }
  />
);
