import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PersonSquare } from '../../ui/person.tsx';
import { personLabel } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import { Tag } from '../../ui/status-badge.tsx';
import { nameOfLead, wantedText } from '../words/lead-words.ts';
import styles from './inbox.module.css';
import { LeadCall } from './lead-call.tsx';
import { LeadClock } from './lead-clock.tsx';
import type { Way } from './use-person.ts';

interface Props {
  lead: LeadEvent;
  readAt: number;
  href: string;
  isOpen: boolean;
  isConverting: boolean;
  onUsed: (lead: LeadEvent, way: Way) => void;
  onConvert: (lead: LeadEvent) => void;
}

/** A lead that waits: its clock, who asks where, what for, whose it is, and what one does about it. */
export const LeadRow = ({ lead, readAt, href, isOpen, isConverting, onUsed, onConvert }: Props) => {
  const phone = usePhone();
  const count = lead.inquiry?.matching_property_count ?? 0;
  const matches = count > 0 && plural(count, { one: '# match', other: '# matches' });
  const [first] = lead.assigned_to;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <LeadClock lead={lead} readAt={readAt} />
      <div className={styles.words}>
        <div className={styles.first}>
          <Link className={`stretched-link truncate ${styles.name}`} to={href} aria-current={isOpen || undefined}>
            {nameOfLead(lead)}
          </Link>
          {!phone && <Tag>{lead.source_name}</Tag>}
          {!phone && matches && <span className={styles.quiet}>{matches}</span>}
        </div>
        {phone && <div className={styles.quiet}>{[lead.source_name, matches].filter(Boolean).join(', ')}</div>}
        <div className={phone ? `line-clamp-2 ${styles.wanted}` : `truncate ${styles.wanted}`}>{wantedText(lead)}</div>
      </div>
      <span className={`above-link ${styles.acts}`}>
        {lead.inquiry === null && lead.may_edit && (
          <Button
            size="xs"
            loading={isConverting}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onConvert(lead)}
          >
            {t`Make inquiry`}
          </Button>
        )}
        {!phone && first && (
          <span role="img" aria-label={t`With ${lead.assigned_to.map(({ user }) => personLabel(user)).join(', ')}`}>
            <PersonSquare name={personLabel(first.user)} />
          </span>
        )}
        <LeadCall lead={lead} onUsed={(way) => onUsed(lead, way)} />
      </span>
    </li>
  );
};
