import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { formatDateTime } from '@angan/domain/dates.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { Button } from '@mantine/core';
import { IconBuilding, IconClipboardText, IconListCheck, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { inquiryPath, propertyPath } from '../records/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './alerts.module.css';
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
      title={shown.alert.title}
      footer={
        !shown.read && (
          <Button variant="filled" onClick={read} data-autofocus>
            Mark as read
          </Button>
        )
      }
    >
      <p className={styles.text}>{shown.alert.message}</p>
      <time className={styles.when} dateTime={shown.created_date}>
        {formatDateTime(shown.created_date)}
      </time>
      <RecordLinks {...shown.alert} onFollow={onClose} />
      <ScreenLink kind={shown.alert.title} onFollow={onClose} />
    </Dialog>
  );
};

/** Where to see to what an alert tells of, where that is no record. */
const screens: Partial<Record<AlertKind, { path: string; label: string }>> = {
  'WhatsApp not sending': { path: '/whatsappnumber', label: 'WhatsApp numbers' },
};

const ScreenLink = ({ kind, onFollow }: { kind: AlertKind; onFollow: () => void }) => {
  const screen = screens[kind];
  return (
    screen && (
      <ul className={styles.records}>
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

const placeOf = (at: { unit_no: string; society_name: { society_name: string } | null; area: { area: string }[] }) =>
  [at.unit_no, at.society_name?.society_name, ...at.area.map(({ area }) => area)].filter(Boolean).join(', ');

const personOf = ({ name, mobile_number_1 }: { name: string; mobile_number_1: string }) =>
  [name || 'Unknown', formatMobile(mobile_number_1)].filter(Boolean).join(', ');

const typeOf = (id: number) => propertyTypes.find((row) => row.id === id)?.property_type;

const RecordLinks = ({ task, inquiry, property, onFollow }: Records & { onFollow: () => void }) => {
  if (task.length + inquiry.length + property.length === 0) return null;
  return (
    <ul className={styles.records} aria-label="What it is about">
      {task.map((one) => (
        <Record
          key={one.id}
          to={`/tasks?id=${one.id}`}
          icon={<IconListCheck aria-hidden />}
          first={`${one.type}, ${formatDateTime(one.date_time)}`}
          second={[one.inquiry && personOf(one.inquiry.contact), one.property && placeOf(one.property)]}
          onFollow={onFollow}
        />
      ))}
      {inquiry.map((one) => (
        <Record
          key={one.id}
          to={inquiryPath(one.id)}
          icon={<IconClipboardText aria-hidden />}
          first={personOf(one.contact)}
          second={[typeOf(one.property_type), ...one.area.map(({ area }) => area)]}
          onFollow={onFollow}
        />
      ))}
      {property.map((one) => (
        <Record
          key={one.id}
          to={propertyPath(one.id)}
          icon={<IconBuilding aria-hidden />}
          first={placeOf(one) || one.property_code}
          second={[one.property_code, one.contact?.name]}
          onFollow={onFollow}
        />
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
