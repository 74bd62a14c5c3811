import { type BulkChange, contactBulkCalls } from '@angan/contract/contacts/contact-bulk.ts';
import { t } from '@lingui/core/macro';
import { useLocalStorage } from '@mantine/hooks';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { useAuth, useMay } from '../../core/session/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { doneWords, runningWords } from './bulk-words.ts';
import styles from './last-change.module.css';
import { namesOf, useBulkChange } from './use-bulk-change.ts';

/** Milliseconds between two looks at a change that runs, should no event come. */
const lookEvery = 3000;
const isRunning = ({ status }: BulkChange) => status === 'Running' || status === 'Undoing';

/**
 * The last change of many contacts that the person made: how far it has come, and the way back as long as there is one.
 * The notice with its Undo is gone after three seconds; this stays until it is put away.
 */
export const useLastChange = (): BulkChange | undefined => {
  const mayEdit = useMay('contact:edit');
  const me = useAuth(({ userInfo }) => userInfo?.id);
  const [putAway] = usePutAway();
  const { data } = useQuery({
    ...query(contactBulkCalls.list, { query: { page_size: 1 } }, { quiet: true }),
    enabled: mayEdit,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? lookEvery : false),
  });
  const change = data?.results.find(({ created_by }) => created_by.id === me);
  if (!change || change.id <= putAway) return undefined;
  return isRunning(change) || change.undo_until ? change : undefined;
};

/** The number of the last change that was put away on this device. */
const usePutAway = () =>
  useLocalStorage<number>({ key: 'contacts:changes-put-away', defaultValue: 0, getInitialValueInEffect: false });

export const LastChange = ({ change }: { change: BulkChange }) => {
  const { undo } = useBulkChange();
  const [, putAway] = usePutAway();
  const [busy, setBusy] = useState(false);
  // The names may come after the change.
  useNames((names) => names.fetchedAt);
  const names = namesOf(change);
  const takeBack = async () => {
    setBusy(true);
    await undo(change);
    setBusy(false);
  };
  const { done, total } = change.progress;
  const running = isRunning(change);
  const taken = change.status === 'Undoing';
  const words = running ? runningWords(change, names) : doneWords(change, names);
  const [come, of] = taken ? [change.undone, change.changed] : [done, total];
  return (
    <div className={styles.line} role="status" aria-label={t`Last change`}>
      <span className={`truncate ${styles.text}`}>
        {words}
        {running && (of === null ? `: ${formatNumber(come)}` : t`: ${formatNumber(come)} of ${formatNumber(of)}`)}
        {change.status === 'Failed' && `. ${t`It stopped on its way.`}`}
      </span>
      {running && (
        <span className={styles.progress}>
          <ProgressBar small label={words} done={come} total={of ?? 0} />
        </span>
      )}
      {!taken && change.changed > 0 && (
        <button type="button" className={styles.button} disabled={busy} onClick={takeBack}>
          <IconArrowBackUp aria-hidden />
          {t`Undo`}
        </button>
      )}
      {!running && (
        <button type="button" className={styles.button} aria-label={t`Put away`} onClick={() => putAway(change.id)}>
          <IconX aria-hidden />
        </button>
      )}
    </div>
  );
};
