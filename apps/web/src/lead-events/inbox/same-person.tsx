import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { client } from '../../core/api/index.ts';
import { formatDate } from '../../core/language/index.ts';
import { inquiryPath, requirementText } from '../../records/light.ts';
import { personLabel } from '../../ui/person-name.ts';
import { nameOfLead } from '../words/lead-words.ts';
import styles from './panel.module.css';
import { useLeadCall } from './use-lead-call.ts';

const api = client(leadEventCalls);

/** Says that the person is asking already, before two people call one buyer; and lets it be one inquiry, or stay two. */
export const SamePerson = ({ lead }: { lead: LeadEventDetail }) => {
  const { id, similar, is_kept_apart, result, inquiry, may_edit } = lead;
  const name = nameOfLead(lead);
  const append = useLeadCall((to: number) => api.append({ params: { id }, body: { inquiry: to } }), {
    told: ({ inquiry: joined }) => joined && t`Added to the open inquiry of ${name}`,
  });
  const keep = useLeadCall(() => api.keepBoth({ params: { id } }), {
    told: ({ inquiry: own }) => own && t`The inquiry of ${name} stays by itself`,
  });
  const [first] = similar;
  if (is_kept_apart || (!first && result !== 'Appended')) return null;
  if (result === 'Appended' && inquiry)
    return (
      <section className={styles.same} aria-label={t`Same number`}>
        <IconUsers size={18} aria-hidden />
        <div>
          <p className={styles.sameTitle}>{t`Added to the open inquiry of ${name}`}</p>
          <p>{requirementText(inquiry)}</p>
          {may_edit && (
            <div className={styles.buttons}>
              <Button size="xs" loading={keep.busy} onClick={() => keep.run()}>
                {t`Make it an inquiry of its own`}
              </Button>
            </div>
          )}
        </div>
      </section>
    );
  if (!first) return null;
  const who = first.assigned_to.map(({ user }) => personLabel(user)).join(', ');
  const since = formatDate(first.created_date);
  return (
    <section className={styles.same} aria-label={t`Same number`}>
      <IconUsers size={18} aria-hidden />
      <div>
        <p className={styles.sameTitle}>{t`Same number: ${name}`}</p>
        <p>
          <Link to={inquiryPath(first.id)}>{t`Open inquiry ${first.inquiry_code}`}</Link>, {requirementText(first)}
          {', '}
          {who ? t`with ${who} since ${since}.` : t`with nobody, since ${since}.`}{' '}
          {t`Two people should not call one buyer.`}
        </p>
        {may_edit && (
          <div className={styles.buttons}>
            <Button size="xs" loading={append.busy} onClick={() => append.run(first.id)}>
              {t`Append to ${first.inquiry_code}`}
            </Button>
            <Button size="xs" variant="transparent" loading={keep.busy} onClick={() => keep.run()}>
              {t`Keep both`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
};
