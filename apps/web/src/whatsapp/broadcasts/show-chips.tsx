import { type Broadcast, recipientFilters } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import styles from './broadcasts.module.css';
import { sumOf } from './words.ts';

type Show = (typeof recipientFilters)[number];

const countOf = ({ outcomes, replied, left_out, people }: Broadcast, show: Show): number => {
  if (show === 'All') return people + sumOf(left_out);
  if (show === 'Replied') return replied;
  if (show === 'Left out') return sumOf(left_out);
  return outcomes[show];
};

/** The outcomes that somebody has, each with how many. */
export const ShowChips = ({
  broadcast,
  show,
  onChange,
}: {
  broadcast: Broadcast;
  show: Show;
  onChange: (show: Show) => void;
}) => (
  <fieldset className={styles.chips} aria-label={t`Show`}>
    {recipientFilters
      .filter((filter) => filter === 'All' || filter === show || countOf(broadcast, filter) > 0)
      .map((filter) => (
        <button
          type="button"
          key={filter}
          className={styles.chip}
          aria-pressed={filter === show}
          onClick={() => onChange(filter)}
        >
          {filter} <span className={styles.chipCount}>{formatNumber(countOf(broadcast, filter))}</span>
        </button>
      ))}
  </fieldset>
);
