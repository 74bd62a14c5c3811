import { type Invitation, invitationCalls } from '@angan/contract/team/invitations.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { formatDate, word } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel } from '../ui/person-name.ts';
import { InvitationLink, type Sent } from './invitation-link.tsx';
import styles from './team.module.css';

const calls = client(invitationCalls);

/** Who is invited and has not come yet. */
export const Invitations = ({ invitations }: { invitations: readonly Invitation[] }) => {
  const [sent, setSent] = useState<Sent | null>(null);
  const resend = useCall((id: number) => calls.resend({ params: { id } }), {
    onSuccess: setSent,
    changes: ['team_invitation'],
  });
  const remove = useCall((id: number) => calls.remove({ params: { id } }), {
    success: t`Invitation withdrawn.`,
    changes: ['team_invitation'],
  });
  return (
    <>
      {invitations.length > 0 && (
        <section aria-label={t`Invited`}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t`Invited`}</h2>
          </header>
          <ul className="list-unstyled">
            {invitations.map((one) => (
              <li key={one.id} className={styles.row}>
                <PersonSquare name={personLabel(one)} size={26} />
                <span className={styles.words}>
                  <span className={styles.who}>{personLabel(one)}</span>
                  <br />
                  <span className={styles.more}>
                    {[word(one.usertype), one.mobile && formatMobile(one.mobile), one.email, until(one)]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <span className={styles.aside}>
                  <Button
                    size="xs"
                    loading={resend.isPending && resend.variables === one.id}
                    onClick={() => resend.mutate(one.id)}
                    aria-label={t`New link for ${personLabel(one)}`}
                  >
                    {t`New link`}
                  </Button>
                  <Button
                    size="xs"
                    onClick={() => remove.mutate(one.id)}
                    aria-label={t`Withdraw the invitation of ${personLabel(one)}`}
                  >
                    {t`Withdraw`}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <InvitationLink sent={sent} onClose={() => setSent(null)} />
    </>
  );
};

const until = ({ expires_at }: Invitation): string =>
  Date.parse(expires_at) < Date.now() ? t`the link is over` : t`good until ${formatDate(expires_at)}`;
