import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDateTime, perLanguage, word } from '../core/language/index.ts';
import { type Column, rowLink } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import styles from './log.module.css';
import type { Line } from './logs.ts';

export const nameOf = ({ user }: Pick<Line, 'user'>) => `${user.first_name} ${user.last_name}`.trim();
const areasOf = ({ record }: Line) => record.area.map(({ area }) => area).join(', ');

/** 'Mehul Trivedi, 98240 11768'; the numbers that were shown where there were any, else the person's first. */
const contactOf = ({ record, numbers }: Line) => {
  if (!record.contact) return '';
  const shown = numbers.length > 0 ? numbers : [record.contact.mobile_number_1];
  return [personName(record.contact.name), ...shown.map(formatMobile)].filter(Boolean).join(', ');
};

/** Opening is usual and stays quiet; what took a number along stands out by its weight. */
const Action = ({ line: { action } }: { line: Line }) => (
  <span className={styles.action} data-quiet={action === 'Open' || undefined}>
    {word(action)}
  </span>
);

const What = ({ line: { record } }: { line: Line }) => (
  <span className={styles.record}>
    <span className="truncate">{record.what}</span>
    <span className={styles.quiet}>
      {record.code}
      {record.is_deleted && t`, deleted`}
    </span>
  </span>
);

/** When, who, what, and whose number. `noun`: what is looked at, as its column is called. */
const columnsOf = (noun: string): readonly Column<Line>[] => [
  { key: 'when', label: t`When`, width: 11, cell: ({ opened_at }) => formatDateTime(opened_at) },
  {
    key: 'user',
    label: t`User`,
    width: 11,
    cell: (line) => (
      <span className={styles.user}>
        <PersonSquare name={nameOf(line)} />
        <span>{nameOf(line)}</span>
      </span>
    ),
  },
  { key: 'role', label: t`Role`, width: 8, kind: 'quiet', cell: ({ user }) => word(user.usertype) },
  { key: 'code', label: noun, width: 15, kind: 'name', cell: (line) => <What line={line} /> },
  { key: 'area', label: t`Area`, width: 9, cell: areasOf },
  { key: 'contact', label: t`Contact`, width: 16, cell: contactOf },
  { key: 'action', label: t`Action`, width: 7, cell: (line) => <Action line={line} /> },
  { key: 'device', label: t`Device`, width: 9, kind: 'quiet', cell: ({ device }) => device },
];
export const logColumns = {
  property: perLanguage(() => columnsOf(t`Property`)),
  inquiry: perLanguage(() => columnsOf(t`Inquiry`)),
};

/** A line of the log on a phone: who did what with which record, then whose it is, then when and where from. */
export const LogCard = ({ line, href }: { line: Line; href: string }) => (
  <Link {...rowLink} className={styles.card} to={href}>
    <PersonSquare name={nameOf(line)} size={40} />
    <div className={styles.said}>
      <p className={styles.head}>
        <span>{nameOf(line)}</span>
        <Action line={line} />
      </p>
      <p className={styles.what}>
        {[line.record.what, line.record.is_deleted && t`deleted`].filter(Boolean).join(', ')}
      </p>
      <p className={styles.more}>{[line.record.code, contactOf(line)].filter(Boolean).join(', ')}</p>
      <p className={styles.more}>
        {[formatDateTime(line.opened_at), word(line.user.usertype), line.device].filter(Boolean).join(', ')}
      </p>
    </div>
  </Link>
);
