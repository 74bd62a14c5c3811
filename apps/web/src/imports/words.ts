import type {
  DataMigration,
  MigrationKind,
  MigrationMode,
  MigrationStatus,
  RowLook,
  RowOutcome,
} from '@angan/contract/imports/data-migration.ts';
import { isRecordKind, rowLooks, rowOutcomes } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, perLanguage } from '../core/language/index.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { joining, rowsIn } from './nouns.ts';
import { problemWords } from './problem-words.ts';

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
export const outcomeWords = perLanguage<Record<RowOutcome, Record<Phase, string> & { tone: Tone }>>(() => ({
  new: { ahead: t`New`, done: t`Added`, undone: t`Undone`, tone: 'ok' },
  existing: { ahead: t`Updates existing`, done: t`Updated`, undone: t`Had updated`, tone: 'info' },
  same: { ahead: t`Nothing to add`, done: t`Nothing to add`, undone: t`Nothing to add`, tone: 'off' },
  twice: { ahead: t`Duplicate row`, done: t`Duplicate row`, undone: t`Duplicate row`, tone: 'warn' },
  refused: { ahead: t`Refused`, done: t`Refused`, undone: t`Refused`, tone: 'bad' },
}));
export const isOutcome = (word: string | undefined): word is RowOutcome =>
  rowOutcomes.some((outcome) => outcome === word);

const ofPeople = perLanguage<Record<MigrationMode, string>>(() => ({
  'Add and update empty fields': t`New people are added. Those who are here get what they lack; nothing is overwritten.`,
  'Add new only': t`New people are added. Those who are here stay as they are.`,
  'Add and overwrite': t`New people are added. Those who are here get what the file says, in place of what they have.`,
  'Update only': t`Nobody is added. Those who are here get what they lack.`,
}));
const ofRecords = perLanguage<Record<MigrationMode, string>>(() => ({
  'Add and update empty fields': t`New ones are added. What is here gets what it lacks; nothing is overwritten.`,
  'Add new only': t`New ones are added. What is here stays as it is.`,
  'Add and overwrite': t`New ones are added. What is here gets what the file says in the fields you choose.`,
  'Update only': t`Nothing is added. What is here gets what it lacks.`,
}));
export const modeSentences = (kind: MigrationKind): Record<MigrationMode, string> =>
  isRecordKind(kind) ? ofRecords() : ofPeople();

/** How the rows of properties and inquiries look, in each phase. */
export const lookWords = perLanguage<Record<RowLook, { word: string; tone: Tone }>>(() => ({
  OK: { word: t`OK`, tone: 'ok' },
  Warning: { word: t`Warning`, tone: 'warn' },
  Error: { word: t`Error`, tone: 'bad' },
  Duplicate: { word: t`Duplicate`, tone: 'info' },
}));
export const isLook = (word: string | undefined): word is RowLook => rowLooks.some((look) => look === word);

const listed = (parts: readonly (readonly [count: number, text: string])[], none: string) =>
  parts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(', ') || none;

/** People that the import will add or change. */
export const willImport = ({ counts }: Pick<DataMigration, 'counts'>) => counts.new + counts.existing;

/** What an import did, or will do, in a line: '4,812 added, 63 joined, 41 refused'. */
export const countsLine = ({ kind, status, counts, results, rows_total, problem }: DataMigration): string => {
  if (status === 'Validated')
    return listed(
      [
        [counts.new, t`${formatNumber(counts.new)} new`],
        [counts.existing, joining(kind, counts.existing)],
        [counts.refused, t`${formatNumber(counts.refused)} refused`],
      ],
      t`Nothing to import`,
    );
  if (status === 'Rolled Back')
    return listed(
      [
        [results.undone, t`${formatNumber(results.undone)} undone`],
        [results.kept, t`${formatNumber(results.kept)} kept`],
      ],
      t`Nothing was left to undo`,
    );
  if (status === 'Uploaded' || status === 'Mapped') return rowsIn(rows_total);
  if (status === 'Cancelled') return t`Nothing was added`;
  if (status === 'Failed' && results.created + results.updated === 0) return problemWords(problem);
  return listed(
    [
      [results.created, t`${formatNumber(results.created)} added`],
      [results.updated, t`${formatNumber(results.updated)} joined`],
      [results.skipped, t`${formatNumber(results.skipped)} skipped`],
      [results.failed, t`${formatNumber(results.failed)} refused`],
    ],
    t`Nothing was added`,
  );
};
