import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { times } from '../in-place.tsx';
import { ScrollBox } from '../scroll-box.ts';
import { SkeletonBar, SkeletonSquare, skeletonWidth } from '../states.tsx';
import type { ListProps, Picking } from './columns.ts';
import styles from './rows.module.css';
import { useLongPress } from './use-long-press.ts';

type Props<Row> = Pick<ListProps<Row>, 'rows' | 'rowKey' | 'selected' | 'picking'> & {
  label: string;
  /** `rows`: one under the other, for a phone. `cards`: side by side, the table's twin. */
  as: 'rows' | 'cards';
  card: (row: Row) => ReactNode;
  /** What stands over a row that begins a band of the list; nothing over any other. */
  headOf?: ((row: Row, before: Row | undefined) => ReactNode) | undefined;
};

/** The list without a table: each row is a card of the noun's own drawing. */
export const DataCards = <Row,>({ rows, rowKey, selected, label, as, card, headOf, picking }: Props<Row>) => {
  const touch = as === 'rows' ? picking : undefined;
  const begin = (pressed: HTMLElement) => {
    const id = Number(pressed.closest('li')?.dataset.row);
    if (id) touch?.begin(id);
  };
  const press = useLongPress(touch && !touch.isOn ? begin : undefined);
  return (
    <ScrollBox
      as="ul"
      className={`list-unstyled ${styles.list}`}
      data-as={as}
      aria-label={label}
      aria-busy={rows === undefined}
      {...press}
    >
      {rows
        ? rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              <BandHead>{headOf?.(row, rows[at - 1])}</BandHead>
              <li
                className={styles.item}
                data-row={rowKey(row)}
                data-selected={rowKey(row) === selected || picking?.has(rowKey(row)) || undefined}
              >
                {card(row)}
                {touch?.isOn && <Tick picking={touch} row={row} id={rowKey(row)} />}
              </li>
            </Fragment>
          ))
        : times(8, (index) => (
            <li className={styles.item} aria-hidden="true">
              <span className={styles.skeleton}>
                <SkeletonSquare large />
                <span className={styles.lines}>
                  <SkeletonBar width={skeletonWidth(index)} />
                  <SkeletonBar width={skeletonWidth(index, 1)} />
                  <SkeletonBar width={skeletonWidth(index, 2)} />
                </span>
              </span>
            </li>
          ))}
    </ScrollBox>
  );
};

const BandHead = ({ children }: { children: ReactNode }) => children && <li className={styles.band}>{children}</li>;

/** Over a whole row: a tap chooses it, and its square shows whether it is chosen. */
const Tick = <Row,>({ picking, row, id }: { picking: Picking<Row>; row: Row; id: number }) => (
  <button
    type="button"
    className={styles.tick}
    aria-pressed={picking.has(id)}
    aria-label={t`Select ${picking.nameOf(row)}`}
    onClick={() => picking.toggle(id)}
  >
    <span className={styles.square}>
      <IconCheck aria-hidden />
    </span>
  </button>
);
