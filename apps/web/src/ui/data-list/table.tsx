import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { times } from '../in-place.tsx';
import { ScrollBox } from '../scroll-box.ts';
import { SkeletonBar, SkeletonSquare, skeletonWidth } from '../states.tsx';
import type { ListProps } from './columns.ts';
import { RowMenu } from './row-menu.tsx';
import { SelectBox } from './select-box.tsx';
import styles from './table.module.css';
import { Head } from './table-head.tsx';
import { rowLink } from './use-row-keys.ts';

/** Rem of the Action column and of the rest column that takes what is left over. */
const actionWidth = 3.75;
/** Rem of the column of boxes. */
const pickWidth = 2.25;

type Props<Row> = Omit<ListProps<Row>, 'name'> & { label: string };

/** Rows of 40 px under a head that stays. It knows nothing of where the rows come from. */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { label, rows, columns, rowKey, actions, picking } = props;
  const beside = (actions ? actionWidth : 0) + (picking ? pickWidth : 0);
  const total = columns.reduce((sum, column) => sum + column.width, beside);
  return (
    <ScrollBox className={`scrolls ${styles.scroll}`} aria-label={label}>
      <table className={styles.table} style={{ minWidth: `${total}rem` }} aria-busy={rows === undefined}>
        <colgroup>
          {picking && <col style={{ width: `${pickWidth}rem` }} />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: `${column.width}rem` }} />
          ))}
          {actions && <col style={{ width: `${actionWidth}rem` }} />}
        </colgroup>
        <thead>
          <tr>
            {picking && (
              <th className={styles.pick} scope="col">
                <SelectBox
                  label={t`Select this page`}
                  checked={picking.page === 'all' && rows !== undefined}
                  some={picking.page === 'some'}
                  disabled={!rows?.length}
                  onToggle={picking.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} ordering={props.ordering} onOrdering={props.onOrdering} />
            ))}
            {actions && (
              <th className={styles.stick} scope="col">
                {t`Action`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row, index) => <TableRow key={rowKey(row)} {...props} row={row} index={index} />)
          ) : (
            <Skeletons {...props} />
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
};

type RowProps<Row> = Props<Row> & { row: Row; index: number };

const TableRow = <Row,>({
  row,
  index,
  columns,
  rowKey,
  first = 1,
  selected,
  href,
  onOpen,
  onApproach,
  actions,
  nameOf,
  picking,
}: RowProps<Row>) => {
  const picked = picking?.has(rowKey(row));
  const open = (event: MouseEvent) => {
    // What was pressed inside the row does its own thing, and text that is being selected is left alone.
    if ((event.target as HTMLElement).closest('a, button, label, [role="menu"]') || getSelection()?.toString()) return;
    onOpen?.(row);
  };
  return (
    <tr
      data-selected={rowKey(row) === selected || picked || undefined}
      data-still={!onOpen || undefined}
      onClick={open}
      onMouseEnter={() => onApproach?.(row)}
    >
      {picking && (
        <td className={styles.pick}>
          <SelectBox
            label={t`Select ${picking.nameOf(row)}`}
            checked={picked === true}
            onToggle={(range) => picking.toggle(rowKey(row), range)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          {column.kind === 'name' && href ? (
            <Link
              {...rowLink}
              className={styles.link}
              to={href(row)}
              aria-current={rowKey(row) === selected ? 'true' : undefined}
              onFocus={() => onApproach?.(row)}
            >
              {column.cell(row, first + index)}
            </Link>
          ) : column.kind === 'name' ? (
            <span className={styles.link}>{column.cell(row, first + index)}</span>
          ) : (
            column.cell(row, first + index)
          )}
        </td>
      ))}
      {actions && (
        <td className={styles.stick}>
          <RowMenu row={row} label={nameOf ? t`Actions for ${nameOf(row)}` : t`Actions`} actions={actions} />
        </td>
      )}
    </tr>
  );
};

const Skeletons = <Row,>({ columns, actions, picking }: Props<Row>) =>
  times(12, (row) => (
    <tr data-skeleton>
      {picking && <td className={styles.pick} />}
      {columns.map((column, at) => (
        <td key={column.key} data-kind={column.kind}>
          {column.kind === 'name' ? (
            <span className={styles.link}>
              <SkeletonSquare />
              <SkeletonBar width={skeletonWidth(row)} />
            </span>
          ) : (
            <SkeletonBar width={skeletonWidth(row, at)} />
          )}
        </td>
      ))}
      {actions && <td className={styles.stick} />}
    </tr>
  ));
