import { matchCountCap } from '@angan/contract/matches/matches.ts';
import { matchNotes } from '@angan/contract/matches/notes.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentence } from '../core/language/index.ts';
import { PaneHead, PaneNone } from '../ui/pane.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { MatchFilter } from './match-filter.tsx';
import styles from './match-pane.module.css';
import { countText } from './match-words.ts';
import type { AnyMatches } from './use-matches.ts';

interface Props {
  /** 'Matching inquiries' */
  title: string;
  matches: AnyMatches;
  /** Rows of the list, in the order of the score; undefined while they load. */
  rows: ReactNode[] | undefined;
  /** What to say when nothing fits. */
  none: string;
  /** Above the list. */
  above?: ReactNode;
}

/** The pane of what fits: best first, and on request what is weak or why something is not listed. */
export const MatchPane = ({ title, matches, rows, none, above }: Props) => {
  const { first, shown, show, list, more } = matches;
  return (
    <div className={styles.pane}>
      <PaneHead
        title={title}
        count={first && `${countText(first.count, matchCountCap)}${shown === 'why_not' ? t` not listed` : ''}`}
      >
        <span className={styles.space} />
        {first && (first.hidden > 0 || shown === 'why_not') && (
          <Toggle on={shown === 'why_not'} onPress={() => show(shown === 'why_not' ? 'fit' : 'why_not')}>
            {t`Why not`}
          </Toggle>
        )}
        <MatchFilter matches={matches} />
      </PaneHead>
      {above}
      {first?.note && <p className={styles.note}>{sentence(matchNotes, first.note)}</p>}
      <QueryView query={list} failed={t`The matches did not load.`} loading={t`Loading the matches`} />
      {rows?.length === 0 && !first?.note && <PaneNone>{noneText(matches, none)}</PaneNone>}
      {rows && rows.length > 0 && (
        <section className={`scrolls ${styles.scroll}`} aria-label={t`${title}, best first`}>
          <ol className="list-unstyled">{rows}</ol>
          {more && (
            <div className={styles.more}>
              <Button size="xs" loading={matches.isFetchingMore} onClick={more}>
                {t`Show more`}
              </Button>
            </div>
          )}
        </section>
      )}
      {rows && !more && <Weaker matches={matches} />}
    </div>
  );
};

/** Where the list ends with what fits, the rest is one press away. */
const Weaker = ({ matches: { first, shown, show } }: { matches: AnyMatches }) => {
  if (!first || first.weak === 0 || shown !== 'fit') return null;
  const count = countText(first.weak, matchCountCap);
  return (
    <div className={styles.more}>
      <Button size="xs" variant="subtle" onClick={() => show('weak')}>
        {plural(first.weak, { one: `Show ${count} weaker one`, other: `Show ${count} weaker ones` })}
      </Button>
    </div>
  );
};

const noneText = ({ shown, first }: AnyMatches, none: string) => {
  if (shown === 'why_not') return t`Nothing is kept off the list.`;
  if (!first) return none;
  const { hidden } = first;
  const others = countText(hidden, matchCountCap);
  return hidden > 0 ? t`${none} 'Why not' tells what keeps ${others} off the list.` : none;
};

const Toggle = ({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) => (
  <Button size="xs" variant={on ? 'default' : 'subtle'} aria-pressed={on} onClick={onPress}>
    {children}
  </Button>
);
