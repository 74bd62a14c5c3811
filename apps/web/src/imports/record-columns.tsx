import {
  type DataMigration,
  fieldListOf,
  type MigrationKind,
  type MigrationRow,
  ofKind,
} from '@angan/contract/imports/data-migration.ts';
import { rowWords } from '@angan/contract/imports/row-words.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber, perLanguage, sentence, word } from '../core/language/index.ts';
import { knownText } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { MobileNumber } from '../ui/person.tsx';
import { OutcomeGlyph } from './outcome.tsx';
import { reasonWords } from './reason-words.ts';
import { recordPath } from './record-paths.ts';
import styles from './rows.module.css';
import { outcomeWords, type Phase } from './words.ts';

type OnMend = ((row: MigrationRow) => void) | undefined;

const moreOf = ({ record }: MigrationRow) => record?.facts.map(knownText).join(', ');
const titleOf = ({ record }: MigrationRow) => record && sentence(rowWords, record.title);
const moneyOf = ({ record }: MigrationRow) => record?.money && sentence(rowWords, record.money);

const nameWord = (kind: MigrationKind) =>
  ofKind(
    kind,
    { Contacts: () => t`Contact`, Properties: () => t`Property`, Inquiries: () => t`Inquiry` },
    (list) => () => word(list.fields[list.name]!.label),
  )();

const moneyColumn = (kind: MigrationKind): Column<MigrationRow> => ({
  key: 'money',
  label: kind === 'Properties' ? t`Price` : t`Budget`,
  width: 9,
  cell: (row) => moneyOf(row) || <span className={styles.quiet}>{t`None`}</span>,
});
const contactColumn = (): Column<MigrationRow> => ({
  key: 'contact',
  label: t`Contact`,
  width: 11,
  cell: (row) => <Person row={row} />,
});

/** The columns of rows that are records: what it is, what happens, whose it is, and the rest. */
export const recordColumns = (
  { kind }: DataMigration,
  phase: Phase,
  onMend: OnMend,
): readonly Column<MigrationRow>[] => [
  { key: 'line', label: t`Line`, width: 4.5, kind: 'quiet', cell: ({ row_no }) => formatNumber(row_no) },
  {
    key: 'what',
    label: nameWord(kind),
    width: 17,
    kind: 'name',
    cell: (row) => <span>{titleOf(row) || t`Nothing could be read`}</span>,
  },
  ...(fieldListOf(kind) ? [] : [moneyColumn(kind)]),
  {
    key: 'outcome',
    label: t`Outcome`,
    width: 20,
    cell: (row) => <RecordOutcome row={row} phase={phase} kind={kind} />,
  },
  ...(fieldListOf(kind) ? [] : [contactColumn()]),
  { key: 'more', label: t`More`, width: fieldListOf(kind) ? 35 : 15, kind: 'quiet', cell: moreOf },
  ...(onMend
    ? [{ key: 'mend', label: '', width: 3.5, cell: (row: MigrationRow) => <Mend row={row} onMend={onMend} /> }]
    : []),
];

const Mend = ({ row, onMend }: { row: MigrationRow; onMend: (row: MigrationRow) => void }) => (
  <ActionIcon aria-label={t`Mend line ${row.row_no}`} onClick={() => onMend(row)}>
    <IconPencil size={16} aria-hidden />
  </ActionIcon>
);

const Person = ({ row: { values } }: { row: MigrationRow }) => {
  const [mobile] = values.mobiles;
  if (mobile === undefined) return <span className={styles.quiet}>{values.name || t`Not known`}</span>;
  return (
    <span className={styles.numbers}>
      {values.name ? `${values.name} ` : ''}
      <MobileNumber number={mobile} />
    </span>
  );
};

interface OutcomeProps {
  row: MigrationRow;
  phase: Phase;
  kind: MigrationKind;
}

const completes = perLanguage<Record<Phase, string>>(() => ({
  ahead: t`Completes`,
  done: t`Completed`,
  undone: t`Had completed`,
}));

/** Glyph and word, with the record it concerns; the reasons under it. */
const RecordOutcome = ({ row: { outcome, reasons, here }, phase, kind }: OutcomeProps) => {
  const isKept = phase === 'undone' && outcome === 'new' && here !== null;
  const said = isKept ? t`Kept` : outcome === 'existing' ? completes()[phase] : outcomeWords()[outcome][phase];
  const why = isKept ? t`Somebody has worked with it since.` : reasonWords(reasons, phase);
  return (
    <span className={styles.outcome}>
      <OutcomeGlyph outcome={outcome} phase={phase} />
      <span className={styles.said}>
        <span className={styles.word}>
          {said}
          {here && ': '}
          {here && (
            <Link className={styles.person} to={recordPath(kind, here.id)}>
              {here.code}
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

interface CardProps {
  kind: MigrationKind;
  row: MigrationRow;
  phase: Phase;
  onMend?: OnMend;
}

/** The row on a phone: what it is, its money, whose, and what happens. */
export const RecordCard = ({ kind, row, phase, onMend }: CardProps) => (
  <article className={styles.card}>
    <div className={styles.facts}>
      <p className={styles.name}>
        {titleOf(row) || t`Nothing could be read`}
        <span className={styles.line}>{t`line ${formatNumber(row.row_no)}`}</span>
      </p>
      {moneyOf(row) && <p>{moneyOf(row)}</p>}
      {row.values.mobiles.length > 0 && <Person row={row} />}
      <p className={`truncate ${styles.more}`}>{moreOf(row)}</p>
      <RecordOutcome row={row} phase={phase} kind={kind} />
    </div>
    {onMend && <Mend row={row} onMend={onMend} />}
  </article>
);
