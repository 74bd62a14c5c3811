import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './columns.ts';
import styles from './table.module.css';

interface HeadProps<Row> {
  column: Column<Row>;
  ordering?: string | undefined;
  onOrdering?: ((ordering: string) => void) | undefined;
}

export const Head = <Row,>({ column, ordering, onOrdering }: HeadProps<Row>) => {
  const { sort, sortFirst = 'up', label, kind } = column;
  if (!sort || !onOrdering) {
    return (
      <th scope="col" data-kind={kind}>
        {label}
      </th>
    );
  }
  const up = ordering === sort;
  const down = ordering === `-${sort}`;
  const next = up ? `-${sort}` : down ? sort : sortFirst === 'up' ? sort : `-${sort}`;
  return (
    <th scope="col" data-kind={kind} aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onOrdering(next)}>
        {label}
        {up && <IconArrowUp aria-hidden />}
        {down && <IconArrowDown aria-hidden />}
      </button>
    </th>
  );
};

/** The heads alone, over a table that has no rows to show. */
export const TableHead = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <div className={styles.headOnly}>
    <table className={styles.table}>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={{ width: `${column.width}rem` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
    </table>
  </div>
);
