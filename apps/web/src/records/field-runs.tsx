import { type ReactNode, useState } from 'react';
import { FieldPair } from '../ui/form/index.ts';
import styles from './field-runs.module.css';
import type { FieldWidth } from './kind-field.tsx';
import { runsOf } from './runs-of.ts';

interface Props<Name extends string> {
  names: readonly Name[];
  widthOf: (name: Name) => FieldWidth;
  children: (name: Name) => ReactNode;
}

/**
 * Fields in their order, neighbours of one width together. A field in which somebody types stays the same one while others
 * come or go: made anew it would lose the focus, and what is typed in that moment.
 */
export const FieldRuns = <Name extends string>({ names, widthOf, children }: Props<Name>) => {
  const [before, setBefore] = useState(() => runsOf(names, widthOf, []));
  const runs = runsOf(names, widthOf, before);
  if (JSON.stringify(runs) !== JSON.stringify(before)) setBefore(runs);
  return runs.map(({ key, width, names: run }) => (
    <Run key={key} width={width}>
      {run.map((name) => (
        <Slot key={name}>{children(name)}</Slot>
      ))}
    </Run>
  ));
};

const Slot = ({ children }: { children: ReactNode }) => children;
const Run = ({ width, children }: { width: FieldWidth; children: ReactNode }) => {
  if (width === 'half') return <FieldPair>{children}</FieldPair>;
  return width === 'tick' ? <div className={styles.ticks}>{children}</div> : children;
};
