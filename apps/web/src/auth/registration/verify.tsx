import { linkDays } from '@angan/contract/auth/links.ts';
import { registrationCalls } from '@angan/contract/auth/registration.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../core/api/index.ts';
import styles from '../auth.module.css';
import { Resend } from '../resend.tsx';
import { Way, WayHead } from '../way.tsx';
import {
  type KeptRegistration,
  keepRegistration,
  noteMissing,
  noteSent,
  useRegistration,
} from './kept-registration.ts';
import { LinkAgain } from './link-again.tsx';
import { ProveMobile } from './prove-mobile.tsx';
import { Ready } from './ready.tsx';
import own from './registration.module.css';
import { Step } from './step.tsx';

const { resendActivation } = client(registrationCalls);

/** What of a registration is still to be proved: the number by its code, the address by its link. */
export const VerifyScreen = () => {
  const kept = useRegistration((state) => state.kept);
  const [search] = useSearchParams();
  const asked = Number(search.get('registration')) || undefined;
  return kept && (asked === undefined || asked === kept.id) ? <Kept kept={kept} /> : <Unknown id={asked} />;
};

const Kept = ({ kept }: { kept: KeptRegistration }) => {
  const { id, told, missing, sentAt } = kept;
  if (missing.length === 0) {
    return (
      <Way>
        <Ready email={told.email} />
      </Way>
    );
  }
  return (
    <Way
      foot={
        missing.includes('mobile') ? (
          <Trans>
            Number or address not right? <Link to="/register">Sign up again</Link>
          </Trans>
        ) : (
          <>
            <span>
              <Trans>
                Opened the link on another device? <Link to="/login">Log in</Link>
              </Trans>
            </span>
            <span>
              <Trans>
                Address not right? <Link to="/register">Sign up again</Link>
              </Trans>
            </span>
          </>
        )
      }
    >
      <section className={styles.form}>
        <WayHead title={t`Verify mobile and e-mail`} />
        <ol className={`list-unstyled ${own.steps}`}>
          <Step place={1} title={t`Mobile number`} value={formatMobile(told.mobile)} done={!missing.includes('mobile')}>
            <ProveMobile
              id={id}
              mobile={told.mobile}
              sentAt={sentAt.mobile}
              onSent={() => noteSent('mobile')}
              onProved={(left) => noteMissing(id, left)}
            />
          </Step>
          <Step place={2} title={t`E-mail`} value={told.email} done={!missing.includes('email')}>
            <p className={own.hint}>{t`Open the link that we mailed. It is good for ${linkDays} days.`}</p>
            <Resend
              label={t`Send the link again`}
              sentAt={sentAt.email}
              onSent={() => noteSent('email')}
              send={() => resendActivation({ body: { email: told.email } })}
            />
          </Step>
        </ol>
      </section>
    </Way>
  );
};

/** On a device where the registration did not begin: it asks for what it does not know. */
const Unknown = ({ id }: { id: number | undefined }) => {
  const [proved, setProved] = useState<'mobile' | 'all' | null>(null);
  if (proved === 'all') {
    return (
      <Way>
        <Ready email="" />
      </Way>
    );
  }
  return (
    <Way
      foot={
        <Trans>
          Not signed up yet? <Link to="/register">Sign Up</Link>
        </Trans>
      }
    >
      <section className={styles.form}>
        <WayHead title={t`Verify mobile and e-mail`} />
        <ol className={`list-unstyled ${own.steps}`}>
          <Step place={1} title={t`Code by SMS`} done={proved === 'mobile'}>
            <ProveMobile
              id={id}
              mobile={undefined}
              sentAt={0}
              onSent={() => undefined}
              onProved={(missing) => {
                setProved(missing.length ? 'mobile' : 'all');
                if (missing.length === 0) keepRegistration(null);
              }}
            />
          </Step>
          <Step place={2} title={t`Link by e-mail`} done={false}>
            <LinkAgain quiet />
          </Step>
        </ol>
      </section>
    </Way>
  );
};
