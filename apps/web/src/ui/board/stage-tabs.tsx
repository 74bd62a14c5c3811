import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber, word } from '../../core/language/index.ts';
import styles from './board.module.css';

interface Props {
  columns: readonly { stage: string; count: number }[];
  /** What holds the columns side by side, each as wide as the phone. */
  strip: RefObject<HTMLElement | null>;
}

/** The columns of a phone's board by name: the one in sight is marked, and a tap brings another. */
export const StageTabs = ({ columns, strip }: Props) => {
  const [at, setAt] = useState(0);
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const held = strip.current;
    if (!held) return;
    const look = () => setAt(Math.round(held.scrollLeft / Math.max(1, held.clientWidth)));
    held.addEventListener('scroll', look, { passive: true });
    return () => held.removeEventListener('scroll', look);
  }, [strip]);
  useEffect(() => {
    const tab = tabs.current?.children[at] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (tab && tabs.current) tabs.current.scrollTo({ left: tab.offsetLeft - tabs.current.clientWidth / 3 });
  }, [at]);
  const show = (index: number) => strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={t`Stages`}>
      {columns.map(({ stage, count }, index) => (
        <button
          key={stage}
          type="button"
          className={styles.tab}
          aria-pressed={index === at}
          onClick={() => show(index)}
        >
          {word(stage)} <span className={styles.count}>{formatNumber(count)}</span>
        </button>
      ))}
    </nav>
  );
};
