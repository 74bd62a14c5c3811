import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { MigrationRow } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatNumber, word } from '../core/language/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { contactsPath, knownText } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { Tag } from '../ui/status-badge.tsx';
import { OutcomeGlyph } from './outcome.tsx';
import { reasonWords } from './reason-words.ts';
import styles from './rows.module.css';
import { outcomeWords, type Phase } from './words.ts';

/** What the row says beyond name, numbers, e-mail and groups, in a line. */
const moreOf = ({ values: { address, comment, source, others } }: MigrationRow) =>
  [address, source, ...others.map(knownText), ...comment.split('\n')].filter(Boolean).join(', ');

/** The columns of the rows: who, what happens, and then the rest, which a narrow screen may leave to scrolling. */
export const rowColumns = (phase: Phase): readonly Column<MigrationRow>[] => [
  { key: 'line', label: t`Line`, width: 4.5, kind: 'quiet', cell: ({ row_no }) => formatNumber(row_no) },
  {
    key: 'name',
    label: t`Name`,
    width: 13,
    kind: 'name',
    cell: ({ values }) => (
      <>
        <PersonSquare name={values.name} />
        <span>{personName(values.name)}</span>
      </>
    ),
  },
  { key: 'numbers', label: t`Mobile numbers`, width: 11, cell: (row) => <Numbers row={row} /> },
  { key: 'outcome', label: t`Outcome`, width: 22, cell: (row) => <Outcome row={row} phase={phase} /> },
  {
    key: 'email',
    label: word(contactFieldLabel('email')),
    width: 12,
    kind: 'quiet',
    cell: ({ values }) => values.email,
  },
  { key: 'groups', label: t`Contact group`, width: 9, cell: (row) => <Groups row={row} /> },
  { key: 'more', label: t`More`, width: 14, kind: 'quiet', cell: moreOf },
];

export const Numbers = ({ row: { values } }: { row: MigrationRow }) => {
  const [main, ...more] = values.mobiles;
  if (main === undefined) return <span className={styles.quiet}>{t`None`}</span>;
  return (
    <span className={styles.numbers}>
      <MobileNumber number={main} />
      {more.length > 0 && <span className={styles.quiet}> +{more.length}</span>}
    </span>
  );
};

export const Groups = ({ row: { values } }: { row: MigrationRow }) =>
  values.contactgroup.length > 0 && (
    <span className={styles.tags}>
      {values.contactgroup.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );

interface OutcomeProps {
  row: MigrationRow;
  phase: Phase;
}

/** Glyph and word, with whom it concerns; the reasons under it. */
export const Outcome = ({ row: { outcome, reasons, contact }, phase }: OutcomeProps) => {
  const whole = useRunsTheOffice();
  // Who is still here after the import was taken back has been worked with since.
  const isKept = phase === 'undone' && outcome === 'new' && contact !== null;
  const said = isKept ? t`Kept` : outcomeWords()[outcome][phase];
  const why = isKept ? t`Somebody has worked with them since.` : reasonWords(reasons, phase);
  return (
    <span className={styles.outcome}>
      <OutcomeGlyph outcome={outcome} phase={phase} />
      <span className={styles.said}>
        <span className={styles.word}>
          {said}
          {contact && ': '}
          {contact && (
            <Link className={styles.person} to={`${contactsPath(whole)}?id=${contact.id}`}>
              {personName(contact.name)}
            </Link>
          )}
        </span>
        {why && (
          <span className={styles.reasons} title={why}>
            {why}
          </span>
        )}
      </span>
    </span>
  );
};

/** The row on a phone: who, what is known, and what happens. */
export const RowCard = ({ row, phase }: OutcomeProps) => (
  <article className={styles.card}>
    <PersonSquare name={row.values.name} size={40} />
    <div className={styles.facts}>
      <p className={styles.name}>
        {personName(row.values.name)}
        <span className={styles.line}>{t`line ${formatNumber(row.row_no)}`}</span>
      </p>
      <Numbers row={row} />
      {row.values.email && <p className={`truncate ${styles.email}`}>{row.values.email}</p>}
      <Groups row={row} />
      <p className={`truncate ${styles.more}`}>{moreOf(row)}</p>
      <Outcome row={row} phase={phase} />
    </div>
  </article>
);
