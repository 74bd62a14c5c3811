import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './dashboard.module.css';
import { WideTable } from './wide-table.tsx';

export interface TableOf {
  readonly heads: readonly string[];
  /** Each cell as it is read; the first of a row names it. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Where a box stands among the others: how wide it is follows from it. */
export type BoxName =
  | 'funnel'
  | 'months'
  | 'response'
  | 'staff'
  | 'sources'
  | 'ageing'
  | 'demand'
  | 'weeks'
  | 'lost'
  | 'dues'
  | 'ahead'
  | 'outcome'
  | 'stock'
  | 'earned'
  | 'inventory'
  | 'reveals';

interface Props {
  name: BoxName;
  title: string;
  note?: ReactNode;
  /** The same figures as a table, for who reads them so. */
  table: TableOf;
  actions?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** A chart in its box, with its title, and the button that shows the same as a table. */
export const Box = ({ name, title, note, table, actions, foot, children }: Props) => {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <section className={styles.box} data-box={name} aria-labelledby={id}>
      <header className={styles.boxHead}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.space} />
        {actions}
        <ActionIcon
          aria-label={isTable ? t`${title} as a chart` : t`${title} as a table`}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
        </ActionIcon>
      </header>
      <div className={styles.boxBody}>{isTable ? <Table title={title} {...table} /> : children}</div>
      {foot && !isTable && <footer className={styles.boxFoot}>{foot}</footer>}
    </section>
  );
};

const Table = ({ title, heads, rows }: TableOf & { title: string }) => (
  <WideTable label={title}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </WideTable>
);
