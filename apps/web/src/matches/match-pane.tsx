import { formatNumber } from '@angan/domain/money.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState, LoadingRows } from '../ui/states.tsx';
import styles from './match-pane.module.css';
import type { AnyMatches } from './use-matches.ts';

interface Props {
  /** 'Matching inquiries' */
  title: string;
  matches: AnyMatches;
  /** Rows of the list, in the order of the score; undefined while they load. */
  rows: ReactNode[] | undefined;
  /** What to say when nothing fits. */
  none: string;
}

/** The pane of what fits: best first, and on request what is weak or why something is not listed. */
export const MatchPane = ({ title, matches, rows, none }: Props) => {
  const { first, shown, show, error, retry, more } = matches;
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count} aria-live="polite">
          {shown === 'why_not' && first ? `${formatNumber(first.count)} not listed` : matches.count}
        </span>
        <span className={styles.space} />
        {first && (first.weak > 0 || shown === 'weak') && (
          <Toggle on={shown === 'weak'} onPress={() => show(shown === 'weak' ? 'fit' : 'weak')}>
            {shown === 'weak' ? 'Hide weak' : `Show ${first.weak} weak`}
          </Toggle>
        )}
        {first && (first.hidden > 0 || shown === 'why_not') && (
          <Toggle on={shown === 'why_not'} onPress={() => show(shown === 'why_not' ? 'fit' : 'why_not')}>
            Why not
          </Toggle>
        )}
      </header>
      {first?.note && <p className={styles.note}>{first.note}</p>}
      {error && (
        <ErrorState title="The matches did not load." retry={retry}>
          {error.message}
        </ErrorState>
      )}
      {rows === undefined && !error && <LoadingRows rows={6} label="Loading the matches" />}
      {rows?.length === 0 && !first?.note && <p className={styles.none}>{noneText(shown, none, first?.hidden ?? 0)}</p>}
      {rows && rows.length > 0 && (
        <section className={styles.scroll} aria-label={`${title}, best first`}>
          <ol className={styles.list}>{rows}</ol>
          {more && (
            <div className={styles.more}>
              <Button size="xs" loading={matches.isFetchingMore} onClick={more}>
                Show more
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
};

const noneText = (shown: AnyMatches['shown'], none: string, hidden: number) => {
  if (shown === 'why_not') return 'Nothing is kept off the list.';
  return hidden > 0 ? `${none} 'Why not' tells what keeps ${hidden} off the list.` : none;
};

const Toggle = ({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) => (
  <Button size="xs" variant={on ? 'default' : 'subtle'} aria-pressed={on} onClick={onPress}>
    {children}
  </Button>
);
