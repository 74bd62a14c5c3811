import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { use } from 'react';
import { formatDateTime, word } from '../core/language/index.ts';
import { telLink } from '../core/platform/index.ts';
import { Called, isMasked } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { agoWords, alertCodes, alertWords } from './alert-words.ts';
import styles from './alerts.module.css';
import { KindIcon } from './kind-icon.tsx';
import { type SubjectLink, subjectLinks } from './subject-links.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One alert of the list. Where a mouse or the keyboard is at it, its person can be called and it marked as read in place. */
export const AlertRow = ({ row, onShow }: { row: UserAlert; onShow: (alert: UserAlert) => void }) => {
  const mark = useMarkRead();
  const person = subjectLinks(row.alert).find((link) => link.person)?.person;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.alert} data-unread={!row.read || undefined} onClick={() => onShow(row)}>
        <span className={styles.mark} aria-hidden />
        <span className={styles.glyph}>
          <KindIcon kind={row.alert.title} />
        </span>
        <span className={styles.title}>
          {word(row.alert.title)}
          {!row.read && <span className={styles.unread}>{t`, unread`}</span>}
        </span>
        <time dateTime={row.created_date} title={formatDateTime(row.created_date)}>
          {agoWords(row.created_date, new Date())}
        </time>
        <span className={styles.message}>{alertWords(row)}</span>
        <span className={styles.codes}>{alertCodes(row)}</span>
      </button>
      {!row.read && (
        <span className={styles.actions}>
          {person && <CallLink person={person} />}
          <Button
            variant="transparent"
            size="xs"
            aria-label={t`Mark as read: ${alertWords(row)}`}
            onClick={() => mark.mutate(row.id)}
          >
            {t`Mark as read`}
          </Button>
        </span>
      )}
    </li>
  );
};

/** Nothing where the number is not for its reader. */
const CallLink = ({
  person: { id, name, mobile_number_1: number },
}: {
  person: NonNullable<SubjectLink['person']>;
}) => {
  const called = use(Called);
  if (number === '' || isMasked(number)) return null;
  return (
    <Button
      component="a"
      size="xs"
      href={telLink(number)}
      aria-label={t`Call ${personName(name)}`}
      leftSection={<IconPhone size={16} aria-hidden />}
      onClick={() => called(id, 'Call')}
    >
      {t`Call`}
    </Button>
  );
};
