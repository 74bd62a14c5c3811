import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, word } from '../core/language/index.ts';
import { useUsertype } from '../core/session/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CallLinks } from '../ui/person.tsx';
import { agoWords, alertWords } from './alert-words.ts';
import styles from './alerts.module.css';
import { KindIcon } from './kind-icon.tsx';
import { screenOf } from './kind-screens.ts';
import { type SubjectLink, subjectLinks } from './subject-links.tsx';
import { useAlerts } from './use-alerts.ts';
import { useMarkRead } from './use-mark-read.ts';

interface Props {
  /** Null while none is shown. */
  alert: UserAlert | null;
  onClose: () => void;
  /** Another one of its kind is chosen. */
  onShow: (alert: UserAlert) => void;
}
type Records = UserAlert['alert'];

/** One alert by itself: what happened, the records that it is about, and marking it as read. */
export const AlertDetail = ({ alert, onClose, onShow }: Props) => {
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
      title={
        <span className={styles.kind}>
          <span className={styles.glyph}>
            <KindIcon kind={shown.alert.title} />
          </span>
          {word(shown.alert.title)}
        </span>
      }
      footer={
        <>
          <OpenLink alert={shown} onFollow={onClose} />
          {!shown.read && (
            <Button variant="filled" onClick={read} data-autofocus>
              {t`Mark as read`}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{alertWords(shown)}</p>
      <Came at={shown.created_date} />
      <RecordLinks {...shown.alert} onFollow={onClose} />
      <ScreenLink alert={shown} onFollow={onClose} />
      <OthersOfKind alert={shown} onShow={onShow} />
    </Dialog>
  );
};

/** How long ago it came; when exactly, for who points at it. */
const Came = ({ at }: { at: string }) => (
  <time className={styles.when} dateTime={at} title={formatDateTime(at)}>
    {agoWords(at, new Date())}
  </time>
);

/** The way to the one record that it is about; of several each has its own line. */
const OpenLink = ({ alert: { alert }, onFollow }: { alert: UserAlert; onFollow: () => void }) => {
  const [only, ...others] = subjectLinks(alert);
  return only && others.length === 0 ? (
    <Button component={Link} to={only.to} onClick={onFollow}>
      {only.open}
    </Button>
  ) : null;
};

/** Where to see to what an alert tells of, where that is no record of its own. */
const ScreenLink = ({ alert: { alert }, onFollow }: { alert: UserAlert; onFollow: () => void }) => {
  const hasRecord = subjectLinks(alert).length > 0;
  const isAdmin = useUsertype() === 'Admin';
  const screen = screenOf(alert.title, isAdmin);
  return (
    screen &&
    !hasRecord && (
      <ul className={`list-unstyled ${styles.records}`}>
        <Record
          to={screen.path}
          icon={<KindIcon kind={alert.title} />}
          first={screen.label}
          second={[]}
          onFollow={onFollow}
        />
      </ul>
    )
  );
};

/** Rows of others that are shown beneath one. */
const mostOthers = 5;

/** What else of the kind is unread. */
const OthersOfKind = ({ alert, onShow }: { alert: UserAlert; onShow: (alert: UserAlert) => void }) => {
  const { data } = useAlerts();
  const others =
    data?.results.filter(({ id, read, alert: { title } }) => id !== alert.id && !read && title === alert.alert.title) ??
    [];
  if (others.length === 0) return null;
  return (
    <section aria-label={t`More of this kind`}>
      <p className={styles.others}>
        {plural(others.length, {
          one: `${others.length} more unread of this kind`,
          other: `${others.length} more unread of this kind`,
        })}
      </p>
      <ul className="list-unstyled">
        {others.slice(0, mostOthers).map((other) => (
          <li key={other.id} className={styles.other}>
            <Came at={other.created_date} />
            <p>{alertWords(other)}</p>
            <Button
              variant="transparent"
              size="xs"
              aria-label={t`Open: ${alertWords(other)}`}
              onClick={() => onShow(other)}
            >
              {t`Open`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const RecordLinks = ({ onFollow, ...records }: Records & { onFollow: () => void }) => {
  const links = subjectLinks(records);
  if (links.length === 0) return null;
  return (
    <ul className={`list-unstyled ${styles.records}`} aria-label={t`What it is about`}>
      {links.map(({ key, open: _, ...link }) => (
        <Record key={key} {...link} onFollow={onFollow} />
      ))}
    </ul>
  );
};

interface RecordProps extends Omit<SubjectLink, 'open'> {
  onFollow: () => void;
}

const Record = ({ to, icon, first, second, person, onFollow }: RecordProps) => (
  <li className={styles.about}>
    <Link to={to} className={styles.record} onClick={onFollow}>
      {icon}
      <span className={styles.title}>{first}</span>
      <span className={styles.message}>{second.filter(Boolean).join(', ')}</span>
    </Link>
    {person && <CallLinks name={person.name} number={person.mobile_number_1} contact={person.id} />}
  </li>
);
