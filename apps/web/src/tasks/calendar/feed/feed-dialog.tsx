import { feedDays } from '@angan/contract/tasks/calendar-feed.ts';
import { t } from '@lingui/core/macro';
import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { formatDate, formatDateTime } from '../../../core/language/index.ts';
import { copyText } from '../../../core/platform/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './feed.module.css';
import { useFeed, useFeedChanges } from './use-feed.ts';

/** How each of the usual calendars takes a link. */
const howTo = () => [
  [t`Google Calendar`, t`On a computer: Other calendars, plus, From URL, paste.`],
  [t`Outlook`, t`Add calendar, Subscribe from web, paste.`],
  [t`Apple Calendar`, t`File, New Calendar Subscription, paste. On an iPhone: Calendars, Add Calendar.`],
];

/** The link by which other calendars show the own tasks: made, copied, made anew, ended. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const feed = useFeed();
  const { url, make, end, busy } = useFeedChanges();
  const isOn = feed.data !== undefined && feed.data.created_date !== null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Show in Google Calendar, Outlook, Apple Calendar`}
      footer={
        <>
          {isOn && (
            <Button variant="subtle" color="red" disabled={busy} onClick={end}>
              {t`Revoke link`}
            </Button>
          )}
          {url === undefined && feed.data && (
            <Button variant="filled" loading={busy} leftSection={<IconLink size={16} aria-hidden />} onClick={make}>
              {isOn ? t`Make a new link` : t`Make link`}
            </Button>
          )}
          {url !== undefined && (
            <Button variant="filled" onClick={onClose}>
              {t`Done`}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.words}>
        {t`A secret link shows your own tasks there, from ${feedDays.past} days back to a year ahead. Changes appear when that calendar refreshes, usually within a few hours.`}
      </p>
      <p className={styles.words}>
        {t`Whoever has the link can read it without logging in. It shows names and areas, never phone numbers.`}
      </p>
      {!feed.data && (
        <QueryView query={feed} failed={t`The link did not load.`} loading={t`Loading the link`} rows={2} />
      )}
      {url !== undefined && <Link url={url} />}
      {url === undefined && feed.data?.created_date && (
        <p className={styles.state}>
          {t`Link made on ${formatDate(feed.data.created_date)}.`}{' '}
          {feed.data.last_read_at
            ? t`Last read ${formatDateTime(feed.data.last_read_at)}.`
            : t`No calendar has read it yet.`}{' '}
          {t`A new link ends this one.`}
        </p>
      )}
      <dl className={styles.how}>
        {howTo().map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

const Link = ({ url }: { url: string }) => {
  const copy = () =>
    copyText(url).then(
      () => toast.success(t`Link copied`),
      () => toast.error(t`It could not be copied. Select it and copy it yourself.`),
    );
  return (
    <div className={styles.link}>
      <TextInput
        label={t`Your link`}
        description={t`Copy it now: it is shown only this once.`}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t`Copy link`}
      </Button>
    </div>
  );
};
