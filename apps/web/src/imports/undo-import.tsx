import { type DataMigration, isRecordKind } from '@angan/contract/imports/data-migration.ts';
import { plural, t } from '@lingui/core/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { formatDateTime, formatNumber } from '../core/language/index.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { ImportItem } from './import-item.tsx';
import { counted } from './nouns.ts';

/** Whether an import can still be taken back. */
export const undoOpen = ({ status, working, undo_until }: DataMigration): boolean =>
  working === null && status !== 'Rolled Back' && undo_until !== null && Date.parse(undo_until) > Date.now();

export const undoTime = ({ undo_until }: DataMigration) => formatDateTime(undo_until ?? '');

const consequenceOf = ({ kind, results: { created, updated } }: DataMigration) =>
  [
    created > 0 &&
      plural(created, {
        one: `${counted(kind, created)} that it added leaves every list.`,
        other: `${counted(kind, created)} that it added leave every list.`,
      }),
    updated > 0 && t`What it changed at ${formatNumber(updated)} others is put back.`,
    isRecordKind(kind)
      ? t`What was changed by hand since then is kept. Places and people that nothing else uses go as well.`
      : t`Whoever was changed by hand since then is kept.`,
  ]
    .filter(Boolean)
    .join(' ');

interface Props {
  migration: DataMigration;
  opened: boolean;
  onUndo: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an import is taken back, and says what follows. */
export const UndoImport = ({ migration, opened, onUndo, onClose }: Props) => (
  <DeleteDialog
    verb={t`Undo`}
    icon={<IconArrowBackUp size={16} aria-hidden />}
    what={t`this import`}
    opened={opened}
    item={<ImportItem migration={migration} />}
    consequence={consequenceOf(migration)}
    onDelete={onUndo}
    onClose={onClose}
  />
);
