import { type DataMigration, type MigrationKind, migrationKinds } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../core/screen.ts';
import { toast } from '../ui/toast.ts';
import { useDroppedFile } from '../ui/use-dropped-file.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { ImportList } from './import-list.tsx';
import styles from './imports-screen.module.css';
import { OneImport } from './one-import.tsx';
import { UndoImport } from './undo-import.tsx';
import { UploadStep } from './upload-step.tsx';
import { refusalOf, useImportSteps } from './use-import.ts';
import { useUpload } from './use-upload.ts';

const { Component: SampleDialog } = lazyPart(() => import('./sample-dialog.tsx'), 'SampleDialog');

/** Data migration: the imports of the office, and over them the one that is open or on its way in. */
export const ImportsScreen = () => {
  const url = useUrlState();
  const openId = Number(url.get('open')) || undefined;
  const show = (open: number | null, step: 'upload' | null = null) =>
    url.filter({ open, step, outcome: null, sample: null });
  const kind = migrationKinds.find((one) => one === url.get('kind')) ?? 'Contacts';
  const sending = useUpload(kind, (id) => show(id));
  const upload = {
    ...sending,
    choose: (chosen: MigrationKind) => url.filter({ kind: chosen === 'Contacts' ? null : chosen }),
    start: (file: File | null) => {
      if (!file) return;
      sending.start(file);
      show(null, 'upload');
    },
  };
  const close = () => {
    sending.stop();
    show(null);
  };
  const isOver = useDroppedFile(upload.isSending ? undefined : upload.start);
  const [asked, setAsked] = useState<DataMigration>();
  const [asking, setAsking] = useState(false);
  const ask = (migration: DataMigration) => {
    setAsked(migration);
    setAsking(true);
  };
  const covering =
    openId !== undefined ? (
      <OneImport key={openId} id={openId} url={url} onClose={close} />
    ) : url.get('step') === 'upload' ? (
      <UploadStep upload={upload} onBack={close} />
    ) : undefined;
  return (
    <>
      <ImportList url={url} upload={upload} onUndo={ask} covering={covering} />
      {asked && <UndoListed migration={asked} opened={asking} onClose={() => setAsking(false)} />}
      <Suspense>
        {url.get('sample') === 'one' && !upload.isSending && (
          <SampleDialog onMade={upload.start} onClose={() => url.filter({ sample: null })} />
        )}
      </Suspense>
      {isOver && <p className={styles.drop}>{t`Drop the file to import it`}</p>}
    </>
  );
};

interface UndoProps {
  migration: DataMigration;
  opened: boolean;
  onClose: () => void;
}

/** Taking an import back without opening it. */
const UndoListed = ({ migration, opened, onClose }: UndoProps) => {
  const { undo } = useImportSteps(migration.id);
  const run = () => undo.mutateAsync(undefined).catch((error: Error) => toast.error(refusalOf(error) ?? ''));
  return <UndoImport migration={migration} opened={opened} onUndo={run} onClose={onClose} />;
};
