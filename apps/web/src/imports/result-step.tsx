import { type DataMigration, isRecordKind, ofKind } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '../core/language/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { contactsPath } from '../records/index.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import { LookChips } from './look-chips.tsx';
import type { OpenImport } from './open-import.ts';
import { problemWords } from './problem-words.ts';
import styles from './result-step.module.css';
import { RowList } from './row-list.tsx';
import { TotalChips } from './total-chips.tsx';
import { undoOpen, undoTime } from './undo-import.tsx';
import { refusalOf } from './use-import.ts';
import { useResultActions } from './use-result-actions.tsx';
import { countsLine, phaseOf } from './words.ts';
import { Working } from './working.tsx';

/** What an import did, row by row, and the way back. */
export const ResultStep = ({ migration, frame, actions, url }: OpenImport) => {
  const { status, working, problem, progress, file_name, results, counts } = migration;
  const whole = useRunsTheOffice();
  const ways = useResultActions(migration, actions.undo);
  if (working === 'Undoing') {
    return (
      <ImportFrame {...frame}>
        <Working title={t`Taking the import back`} label={t`Taking ${file_name} back`} progress={progress} rows>
          {t`You can go on working; this goes on without you.`}
        </Working>
      </ImportFrame>
    );
  }
  if (status === 'Cancelled') {
    return (
      <ImportFrame {...frame}>
        <EmptyState
          title={t`Given up`}
          action={
            <Button component={Link} variant="filled" to="?step=upload">
              {t`Import a list`}
            </Button>
          }
        >
          {t`Nothing was added from this file.`}
        </EmptyState>
      </ImportFrame>
    );
  }
  const isFailed = status === 'Failed';
  const isThere = status !== 'Rolled Back' && results.created + results.updated > 0;
  const buttons = [
    ...ways.buttons,
    isThere && (
      <Button key="show" component={Link} variant={isFailed ? 'default' : 'filled'} to={listOf(migration, whole)}>
        {t`Show them`}
      </Button>
    ),
    isFailed && (
      <Button key="on" variant="filled" loading={actions.run.isPending} onClick={() => actions.run.mutate(undefined)}>
        {t`Go on importing`}
      </Button>
    ),
  ].filter(Boolean);
  return (
    <ImportFrame
      {...frame}
      menu={ways.menu}
      summary={undoOpen(migration) && <p>{t`You can undo until ${undoTime(migration)}.`}</p>}
      error={refusalOf(actions.undo.error ?? actions.run.error)}
      buttons={buttons.length > 0 && buttons}
    >
      {problem && (
        <ErrorState title={isFailed ? t`The import stopped.` : t`It was not undone.`}>
          {problemWords(problem)} {isFailed && t`What was added until then is kept.`}
        </ErrorState>
      )}
      {!isFailed && (
        <header className={styles.result}>
          <h2>{countsLine(migration)}</h2>
          <p>{sentenceOf(migration)}</p>
        </header>
      )}
      {isRecordKind(migration.kind) ? (
        <LookChips looks={migration.looks} url={url} />
      ) : (
        <TotalChips counts={counts} url={url} phase={phaseOf(status)} />
      )}
      <RowList migration={migration} url={url} />
      {ways.dialog}
    </ImportFrame>
  );
};

const sentenceOf = ({ kind, status, results, finished_at, rolled_back_at }: DataMigration) => {
  if (status !== 'Rolled Back') return finished_at && t`It ended on ${formatDateTime(finished_at)}.`;
  const back = t`It was undone on ${formatDateTime(rolled_back_at ?? '')}.`;
  return results.kept > 0
    ? isRecordKind(kind)
      ? t`${back} What was worked with since the import is kept.`
      : t`${back} Who was worked with since the import is kept.`
    : back;
};

/** Where what came in is found: of contacts by the group or the source that all of them were given, else the newest first. */
const listOf = ({ kind, defaults }: DataMigration, whole: boolean) => {
  if (kind !== 'Contacts')
    return ofKind(
      kind,
      { Contacts: '', Properties: '/searchProperty?status=any', Inquiries: '/searchInquiry' },
      ({ page }) => page,
    );
  const filters = new URLSearchParams(defaults.contactgroup.map((id) => ['contactgroup', String(id)]));
  if (filters.size === 0 && defaults.source !== null) filters.set('source', String(defaults.source));
  return `${contactsPath(whole)}${filters.size > 0 ? `?${filters}` : ''}`;
};
