import type { DataMigration } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { usePhone } from '../ui/screen.ts';
import { UndoImport, undoOpen } from './undo-import.tsx';
import type { ImportSteps } from './use-import.ts';

/** What can still be done with an import that has run: buttons on a desk, a menu on a phone. */
export const useResultActions = (migration: DataMigration, undo: ImportSteps['undo']) => {
  const { error_file } = migration;
  const phone = usePhone();
  const [asking, setAsking] = useState(false);
  const actions: RowAction<DataMigration>[] = [];
  if (error_file)
    actions.push({
      label: t`Refused rows`,
      icon: <IconDownload size={16} aria-hidden />,
      download: () => error_file,
    });
  if (undoOpen(migration))
    actions.push({
      label: t`Undo this import`,
      icon: <IconArrowBackUp size={16} aria-hidden />,
      run: () => setAsking(true),
    });
  return {
    buttons: (phone ? [] : actions).map(({ label, icon, download, run }) =>
      download ? (
        <Button key={label} component="a" href={download(migration)} download leftSection={icon}>
          {label}
        </Button>
      ) : (
        <Button key={label} leftSection={icon} onClick={() => run?.(migration)}>
          {label}
        </Button>
      ),
    ),
    menu: phone && actions.length > 0 && <RowMenu row={migration} label={t`More`} actions={actions} large />,
    dialog: (
      <UndoImport
        migration={migration}
        opened={asking}
        onUndo={() => undo.mutateAsync(undefined).catch(() => undefined)}
        onClose={() => setAsking(false)}
      />
    ),
  };
};
