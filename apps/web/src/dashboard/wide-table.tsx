import type { ReactNode } from 'react';
import { ScrollBox } from '../ui/scroll-box.ts';
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
  <ScrollBox className={tables.tableScroll} aria-label={label}>
    <table className={tables[look]}>
      <caption>{label}</caption>
      {children}
    </table>
  </ScrollBox>
);
