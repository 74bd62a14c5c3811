import type { ReactNode } from 'react';
import tables from './tables.module.css';

interface Props {
  label: string;
  /** 'heat' tints its cells. */
  look?: 'table' | 'heat';
  /** Its head and its body. */
  children: ReactNode;
}

/** A table of a box, to be moved sideways where it has no room, by keyboard too. */
export const WideTable = ({ label, look = 'table', children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reachable by keyboard
  <section className={tables.tableScroll} aria-label={label} tabIndex={0}>
    <table className={tables[look]}>
      <caption>{label}</caption>
      {children}
    </table>
  </section>
);
