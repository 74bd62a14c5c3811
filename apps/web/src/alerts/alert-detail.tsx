import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, perLanguage, word } from '../core/language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { alertWords } from './alert-words.ts';
import styles from './alerts.module.css';
import { subjectLinks } from './subject-links.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface Props {
  /** Null while none is shown. */
  alert: UserAlert | null;
  onClose: () => void;
}
type Records = UserAlert['alert'];

/** One alert by itself: what happened, the records that it is about, and marking it as read. */
export const AlertDetail = ({ alert, onClose }: Props) => {
  const mark = useMarkRead();
  const [last, setLast] = useState(alert);
  // What is fading out still says what it said.
  useEffect(() => {
    if (alert) setLast(alert);
  }, [alert]);
  const shown = alert ?? last;
  if (!shown) return null;
  const read = () => {
    mark.mutate(shown.id);
    onClose();
  };
  return (
    <Dialog
      opened={alert !== null}
      onClose={onClose}
      title={word(shown.alert.title)}
      footer={
        !shown.read && (
          <Button variant="filled" onClick={read} data-autofocus>
            {t`Mark as read`}
          </Button>
        )
      }
    >
      <p className={styles.text}>{alertWords(shown)}</p>
      <time className={styles.when} dateTime={shown.created_date}>
        {formatDateTime(shown.created_date)}
      </time>
      <RecordLinks {...shown.alert} onFollow={onClose} />
      <ScreenLink kind={shown.alert.title} onFollow={onClose} />
    </Dialog>
  );
};

/** Where to see to what an alert tells of, where that is no record. */
const screens = perLanguage<Partial<Record<AlertKind, { path: string; label: string }>>>(() => ({
  'WhatsApp not sending': { path: '/whatsappnumber', label: t`WhatsApp numbers` },
}));

const ScreenLink = ({ kind, onFollow }: { kind: AlertKind; onFollow: () => void }) => {
  const screen = screens()[kind];
  return (
    screen && (
      <ul className={`list-unstyled ${styles.records}`}>
        <Record
          to={screen.path}
          icon={<IconPhone aria-hidden />}
          first={screen.label}
          second={[]}
          onFollow={onFollow}
        />
      </ul>
    )
  );
};

const RecordLinks = ({ onFollow, ...records }: Records & { onFollow: () => void }) => {
  const links = subjectLinks(records);
  if (links.length === 0) return null;
  return (
    <ul className={`list-unstyled ${styles.records}`} aria-label={t`What it is about`}>
      {links.map(({ key, ...link }) => (
        <Record key={key} {...link} onFollow={onFollow} />
      ))}
    </ul>
  );
};

interface RecordProps {
  to: string;
  icon: ReactNode;
  first: string;
  second: (string | false | null | undefined)[];
  onFollow: () => void;
}

const Record = ({ to, icon, first, second, onFollow }: RecordProps) => (
  <li>
    <Link to={to} className={styles.record} onClick={onFollow}>
      {icon}
      <span className={styles.title}>{first}</span>
      <span className={styles.message}>{second.filter(Boolean).join(', ')}</span>
    </Link>
  </li>
);
