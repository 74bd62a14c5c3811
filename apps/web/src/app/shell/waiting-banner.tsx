import { t } from '@lingui/core/macro';
import { IconChevronDown, IconChevronUp, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useOnline } from '../../core/online.ts';
import { useAway, useWaiting } from '../../core/queue/index.ts';
import { useAsOf } from './as-of.tsx';
import { WaitingList } from './lazy-parts.ts';
import { OfflineLine } from './offline-line.tsx';
import styles from './waiting.module.css';

/** What was saved without a line, in one line over every screen until all of it arrived; it opens to the list. */
export const WaitingBanner = () => {
  const list = useWaiting();
  const hasLine = useOnline();
  const online = !useAway() && hasLine;
  const [opened, setOpened] = useState(false);
  const asOf = useAsOf();
  if (list.length === 0) return online ? null : <OfflineLine />;
  const undecided = list.filter(({ state }) => state !== 'waiting').length;
  const waiting = list.length - undecided;
  const Cloud = online ? IconCloudUp : IconCloudOff;
  return (
    <section className={styles.banner} aria-label={t`Waiting to send`}>
      <button type="button" className={styles.head} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <Cloud aria-hidden />
        <span className={styles.words} role="status">
          <strong>{waiting > 0 ? t`Waiting to send (${waiting})` : t`Not sent (${undecided})`}</strong>
          <span>
            {undecided > 0 ? (
              t`Needs you: ${undecided}. Open to decide.`
            ) : online ? (
              t`Being sent.`
            ) : (
              <>
                {t`No internet.`} {asOf ?? t`Go on working.`}
              </>
            )}
          </span>
        </span>
        {opened ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <WaitingList list={list} onLeave={() => setOpened(false)} />
        </Suspense>
      )}
    </section>
  );
};
