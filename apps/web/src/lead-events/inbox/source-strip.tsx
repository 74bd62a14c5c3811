import type { LeadsToday } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { useNow } from '../../core/use-now.ts';
import { usePhone } from '../../ui/screen.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import { sourceText, stateOfSource } from '../words/source-words.ts';
import styles from './strip.module.css';

const halfMinute = 30_000;

interface Props {
  today: LeadsToday;
  source: string | undefined;
  url: UrlState;
}

/** The portals with what came from each today and how it fares; one is chosen to see its leads alone. */
export const SourceStrip = ({ today, source, url }: Props) => {
  const now = useNow(halfMinute).getTime();
  const phone = usePhone();
  const choose = (next: string | null) => url.patch({ source: next, id: null }, { replace: true });
  return (
    <nav className={styles.strip} aria-label={t`Sources`}>
      <button type="button" className={styles.source} aria-pressed={!source} onClick={() => choose(null)}>
        <span className={styles.name}>
          {t`All`} <span className={styles.count}>{today.today}</span>
        </span>
        {!phone && <span className={styles.health}>{t`today`}</span>}
      </button>
      {today.sources.map((one) => {
        const { text, full, state } = stateOfSource(one, now);
        return (
          <button
            key={one.source}
            type="button"
            className={styles.source}
            aria-pressed={one.source === source}
            title={full}
            onClick={() => choose(one.source === source ? null : one.source)}
          >
            <span className={styles.name}>
              {sourceText(one.source)} <span className={styles.count}>{one.today}</span>
            </span>
            {(!phone || state === 'bad') && (
              <span className={styles.health} data-state={state}>
                <i className={styles.square} aria-hidden />
                <span className="truncate">{text}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
};
