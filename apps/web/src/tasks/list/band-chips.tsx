import type { TaskCounts } from '@angan/contract/tasks/tasks.ts';
import { type DueTime, dueTimes } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import type { UrlState } from '../../ui/use-url-state.ts';
import { bandWords, countIn } from '../words/bands.ts';
import styles from './list.module.css';

/** The day first, what should have been done beside it. */
const order: readonly DueTime[] = ['today', ...dueTimes.filter((due) => due !== 'today')];

/** The bands of the list at the top of a phone: a tap leaves one of them, another all. */
export const BandChips = ({ url, counts }: { url: UrlState; counts: TaskCounts | undefined }) => {
  const chosen = url.all('due');
  return (
    <fieldset className={styles.chips} aria-label={t`When`}>
      {order.map((band) => {
        const isOn = chosen.length === 1 && chosen[0] === band;
        return (
          <button
            type="button"
            key={band}
            className={styles.chip}
            aria-pressed={isOn}
            data-band={band}
            onClick={() => url.filter({ due: isOn ? null : band })}
          >
            {bandWords()[band]} {counts && countIn(band, counts)}
          </button>
        );
      })}
    </fieldset>
  );
};
