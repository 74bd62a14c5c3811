import type { FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useNow } from '../../../core/use-now.ts';
import styles from '../connect.module.css';
import { StatusDot } from '../status-dot.tsx';
import { pagesLine, stateOfPage, worstOf } from './page-words.ts';

const halfMinute = 30_000;
const shortName = 'fb';

interface Props {
  pages: readonly FacebookPage[];
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** Facebook in the list of what is connected: its pages, what came, and how the one that fares worst does. */
export const FacebookRow = ({ pages, isOpen, onOpen }: Props) => {
  const now = useNow(halfMinute).getTime();
  const today = pages.reduce((sum, one) => sum + one.leads_today, 0);
  const month = pages.reduce((sum, one) => sum + one.leads_this_month, 0);
  const worst = worstOf(pages);
  const health = worst ? stateOfPage(worst, now) : { text: t`off`, state: 'off' as const };
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-plain>
      <span className={styles.square} aria-hidden>
        {shortName}
      </span>
      <div className={styles.words}>
        <strong>{t`Facebook page`}</strong>
        <span className={styles.quiet}>{pagesLine(pages)}</span>
      </div>
      <div className={styles.words}>
        <span>{t`${today} today, ${month} this month`}</span>
        <StatusDot state={health.state} title={health.full}>
          {health.text}
        </StatusDot>
      </div>
      <Button
        size="xs"
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Close Facebook` : t`Open Facebook`}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t`Close` : t`Open`}
      </Button>
    </li>
  );
};
