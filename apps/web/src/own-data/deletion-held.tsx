import type { OfficeDeletion } from '@angan/contract/own-data/office-deletion.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber } from '../core/language/index.ts';
import styles from './data.module.css';

/** What goes with an office, what stays of it, and when. */
export const DeletionHeld = ({ deletion }: { deletion: OfficeDeletion }) => {
  const { company_name, delete_on, goes, stays } = deletion;
  const gone = [
    plural(goes.contacts, { one: '1 contact', other: `${formatNumber(goes.contacts)} contacts` }),
    plural(goes.properties, { one: '1 property', other: `${formatNumber(goes.properties)} properties` }),
    plural(goes.inquiries, { one: '1 inquiry', other: `${formatNumber(goes.inquiries)} inquiries` }),
    plural(goes.deals, { one: '1 deal', other: `${formatNumber(goes.deals)} deals` }),
    plural(goes.files, { one: '1 file', other: `${formatNumber(goes.files)} files` }),
    plural(goes.people, { one: 'the login of 1 person', other: `the logins of ${formatNumber(goes.people)} people` }),
  ];
  const left = [
    plural(stays.invoices, { one: '1 invoice of ours', other: `${formatNumber(stays.invoices)} invoices of ours` }),
    plural(stays.payments, { one: '1 payment', other: `${formatNumber(stays.payments)} payments` }),
  ];
  return (
    <>
      <p className={styles.name}>{company_name}</p>
      <dl className={styles.held}>
        <dt>{t`Goes on ${formatDate(delete_on)}, for good`}</dt>
        {gone.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dd>{t`All messages, tasks, loans, brokerage, links and settings.`}</dd>
        <dt>{t`Stays in our own books, as the law wants it`}</dt>
        {left.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dt>{t`At once`}</dt>
        <dd>{t`Everybody else is logged out. Shared links, calendars, portals, Facebook and all messages stop.`}</dd>
      </dl>
    </>
  );
};
