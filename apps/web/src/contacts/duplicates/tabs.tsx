import type { DuplicateCounts } from '@angan/contract/contacts/duplicates.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from './duplicates.module.css';
import { type Tab, tabs, tabWords } from './kind-words.ts';

interface Props {
  counts: DuplicateCounts | undefined;
  tab: Tab;
  url: UrlState;
}

/** The kinds with how many there are of each. */
export const Tabs = ({ counts, tab, url }: Props) => (
  <nav className={styles.tabs} aria-label={t`Kinds of duplicates`}>
    {tabs.map((kind) => (
      <button
        key={kind}
        type="button"
        className={styles.tab}
        aria-current={kind === tab || undefined}
        onClick={() => url.patch({ kind: kind === 'certain' ? null : kind, page: null })}
      >
        {tabWords()[kind]} {kind !== 'merged' && counts && <strong>{formatNumber(counts[kind])}</strong>}
      </button>
    ))}
  </nav>
);
