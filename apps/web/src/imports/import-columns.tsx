import type { DataMigration } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFileText } from '@tabler/icons-react';
import { formatDateTime, formatNumber, word } from '../core/language/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { CardLink } from '../ui/data-list/index.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ImportBadge } from './import-badge.tsx';
import styles from './imports-screen.module.css';
import { undoOpen } from './undo-import.tsx';
import { countsLine } from './words.ts';

/** The columns of the list; `onUndo` asks about taking one back. */
export const importColumns = (onUndo: (migration: DataMigration) => void): readonly Column<DataMigration>[] => [
  {
    key: 'file',
    label: t`File`,
    width: 18,
    kind: 'name',
    cell: ({ file_name }) => (
      <>
        <IconFileText className={styles.fileIcon} aria-hidden />
        <span>{file_name}</span>
      </>
    ),
  },
  { key: 'kind', label: t`What`, width: 8, cell: ({ kind }) => word(kind) },
  { key: 'status', label: t`Status`, width: 11, cell: (migration) => <ImportBadge migration={migration} /> },
  { key: 'counts', label: t`Result`, width: 22, cell: (migration) => <Counts migration={migration} /> },
  { key: 'by', label: t`By`, width: 9, kind: 'quiet', cell: ({ started_by }) => fullName(started_by) },
  { key: 'when', label: t`When`, width: 11, kind: 'quiet', cell: ({ created_date }) => formatDateTime(created_date) },
  {
    key: 'more',
    label: '',
    width: 15,
    cell: (migration) => <RowButtons migration={migration} onUndo={onUndo} />,
  },
];

const fullName = (person: DataMigration['started_by']) =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

/** What it did, or while it works how far it has come. */
const Counts = ({ migration }: { migration: DataMigration }) => {
  const { working, progress, file_name } = migration;
  if (!working) return <span className={styles.counts}>{countsLine(migration)}</span>;
  return (
    <span className={styles.progress}>
      <ProgressBar small label={`${working} ${file_name}`} {...progress} />
      {progress.total > 0 && (
        <span className={styles.far}>{t`${formatNumber(progress.done)} of ${formatNumber(progress.total)}`}</span>
      )}
    </span>
  );
};

interface ButtonsProps {
  migration: DataMigration;
  onUndo: (migration: DataMigration) => void;
}

const RowButtons = ({ migration, onUndo }: ButtonsProps) => (
  <span className={styles.buttons}>
    {migration.error_file && (
      <Button
        size="xs"
        variant="subtle"
        component="a"
        href={migration.error_file}
        download
        leftSection={<IconDownload size={15} aria-hidden />}
        aria-label={t`Refused rows of ${migration.file_name}`}
      >
        {t`Refused rows`}
      </Button>
    )}
    {undoOpen(migration) && (
      <Button
        size="xs"
        leftSection={<IconArrowBackUp size={15} aria-hidden />}
        aria-label={t`Undo ${migration.file_name}`}
        onClick={() => onUndo(migration)}
      >
        {t`Undo`}
      </Button>
    )}
  </span>
);

/** An import on a phone. What can be done with it stands inside. */
export const ImportCard = ({ migration, href }: { migration: DataMigration; href: string }) => (
  <article className={styles.card}>
    <div className={styles.cardHead}>
      <CardLink className={`truncate ${styles.cardName}`} href={href}>
        {migration.file_name}
      </CardLink>
      <ImportBadge migration={migration} />
    </div>
    <Counts migration={migration} />
    <p className={styles.cardMore}>
      {[migration.kind, formatDateTime(migration.created_date), fullName(migration.started_by)]
        .filter(Boolean)
        .join(', ')}
    </p>
  </article>
);
