import type { BulkChange } from '@angan/contract/contacts/contact-bulk.ts';
import { t } from '@lingui/core/macro';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { doneWords, runningWords } from './bulk-words.ts';
import styles from './last-change.module.css';
import { namesOf, useBulkChange } from './use-bulk-change.ts';
import { isRunning, usePutAway } from './use-last-change.ts';

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
