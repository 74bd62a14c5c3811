import type {
  DataMigration,
  MigrationKind,
  MigrationMode,
  MigrationStatus,
  RowLook,
  RowOutcome,
} from '@angan/contract/imports/data-migration.ts';
import { isRecordKind, rowLooks, rowOutcomes } from '@angan/contract/imports/data-migration.ts';
import { formatNumber } from '@angan/domain/money.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { nouns } from './nouns.ts';

export const statusTones: Record<MigrationStatus, Tone> = {
  Uploaded: 'off',
  Mapped: 'info',
  Validated: 'info',
  Importing: 'brand',
  Completed: 'ok',
  'Completed with Errors': 'warn',
  Failed: 'bad',
  'Rolled Back': 'off',
  Cancelled: 'off',
};

/** Before an import runs, after it ran, after it was taken back. */
export type Phase = 'ahead' | 'done' | 'undone';
export const phaseOf = (status: MigrationStatus): Phase =>
  status === 'Rolled Back' ? 'undone' : status.startsWith('Completed') || status === 'Failed' ? 'done' : 'ahead';

/** What happens to a row in each phase, and how it looks. */
export const outcomeWords: Record<RowOutcome, Record<Phase, string> & { tone: Tone }> = {
  new: { ahead: 'New', done: 'Added', undone: 'Taken back', tone: 'ok' },
  existing: { ahead: 'To an existing person', done: 'Joined', undone: 'Had joined', tone: 'info' },
  same: { ahead: 'Nothing to add', done: 'Nothing to add', undone: 'Nothing to add', tone: 'off' },
  twice: { ahead: 'Twice in the file', done: 'Twice in the file', undone: 'Twice in the file', tone: 'warn' },
  refused: { ahead: 'Refused', done: 'Refused', undone: 'Refused', tone: 'bad' },
};
export const isOutcome = (word: string | undefined): word is RowOutcome =>
  rowOutcomes.some((outcome) => outcome === word);

const ofPeople: Record<MigrationMode, string> = {
  'Add and update empty fields': 'New people are added. Those who are here get what they lack; nothing is overwritten.',
  'Add new only': 'New people are added. Those who are here stay as they are.',
  'Add and overwrite': 'New people are added. Those who are here get what the file says, in place of what they have.',
  'Update only': 'Nobody is added. Those who are here get what they lack.',
};
const ofRecords: Record<MigrationMode, string> = {
  'Add and update empty fields': 'New ones are added. What is here gets what it lacks; nothing is overwritten.',
  'Add new only': 'New ones are added. What is here stays as it is.',
  'Add and overwrite': 'New ones are added. What is here gets what the file says in the fields you choose.',
  'Update only': 'Nothing is added. What is here gets what it lacks.',
};
export const modeSentences = (kind: MigrationKind): Record<MigrationMode, string> =>
  isRecordKind(kind) ? ofRecords : ofPeople;

/** How the rows of properties and inquiries look, in each phase. */
export const lookWords: Record<RowLook, { word: string; tone: Tone }> = {
  OK: { word: 'OK', tone: 'ok' },
  Warning: { word: 'Warning', tone: 'warn' },
  Error: { word: 'Error', tone: 'bad' },
  Duplicate: { word: 'Duplicate', tone: 'info' },
};
export const isLook = (word: string | undefined): word is RowLook => rowLooks.some((look) => look === word);
/** '1 row', '5,000 rows' */
export const rowsIn = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

const listed = (parts: readonly (readonly [count: number, word: string])[], none: string) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(', ') || none;

/** People that the import will add or change. */
export const willImport = ({ counts }: Pick<DataMigration, 'counts'>) => counts.new + counts.existing;

/** What an import did, or will do, in a line: '4,812 added, 63 joined, 41 refused'. */
export const countsLine = ({ kind, status, counts, results, rows_total, problem }: DataMigration): string => {
  if (status === 'Validated')
    return listed(
      [
        [counts.new, 'new'],
        [counts.existing, counts.existing === 1 ? `to ${nouns[kind].one_here}` : `to existing ${nouns[kind].many}`],
        [counts.refused, 'refused'],
      ],
      'Nothing to import',
    );
  if (status === 'Rolled Back')
    return listed(
      [
        [results.undone, 'taken back'],
        [results.kept, 'kept'],
      ],
      'Nothing was left to take back',
    );
  if (status === 'Uploaded' || status === 'Mapped') return rowsIn(rows_total);
  if (status === 'Cancelled') return 'Nothing was added';
  if (status === 'Failed' && results.created + results.updated === 0) return problem;
  return listed(
    [
      [results.created, 'added'],
      [results.updated, 'joined'],
      [results.skipped, 'left as they were'],
      [results.failed, 'refused'],
    ],
    'Nothing was added',
  );
};
