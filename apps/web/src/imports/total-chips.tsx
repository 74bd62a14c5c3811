import { type RowOutcome, rowOutcomes } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../core/language/index.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import { OutcomeGlyph } from './outcome.tsx';
import styles from './total-chips.module.css';
import { isOutcome, outcomeWords, type Phase } from './words.ts';

interface Props {
  counts: Record<RowOutcome, number>;
  url: UrlState;
  phase: Phase;
}

/** How many rows come out how; each total shows its rows. */
export const TotalChips = ({ counts, url, phase }: Props) => {
  const wanted = url.get('outcome');
  const chosen = isOutcome(wanted) ? wanted : undefined;
  const all = rowOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const show = (outcome: RowOutcome | undefined) => url.filter({ outcome });
  return (
    <fieldset className={styles.chips} aria-label={t`Rows shown`}>
      <button type="button" className={styles.chip} aria-pressed={!chosen} onClick={() => show(undefined)}>
        <Trans>
          All <strong>{formatNumber(all)}</strong>
        </Trans>
      </button>
      {rowOutcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === outcome}
          disabled={counts[outcome] === 0 && chosen !== outcome}
          onClick={() => show(outcome)}
        >
          <OutcomeGlyph outcome={outcome} phase={phase} />
          {outcomeWords()[outcome][phase]} <strong>{formatNumber(counts[outcome])}</strong>
        </button>
      ))}
    </fieldset>
  );
};
