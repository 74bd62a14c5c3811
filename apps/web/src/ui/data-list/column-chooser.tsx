import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { MenuWhenReached } from '../menu-when-reached.tsx';
import styles from './column-chooser.module.css';
import type { Column } from './columns.ts';
import type { Columns } from './use-columns.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  chosen: Columns<Row>;
}

/** '8 of 10 columns', and the list to choose from. */
export const ColumnChooser = <Row,>({ columns, chosen }: Props<Row>) => (
  <MenuWhenReached
    closeOnItemClick={false}
    position="top-end"
    className={styles.columns}
    button={(props) => (
      <Button {...props} size="xs" variant="subtle">
        {chosen.shown.length === columns.length
          ? t`${columns.length} columns`
          : t`${chosen.shown.length} of ${columns.length} columns`}
      </Button>
    )}
  >
    {(Menu) =>
      columns.map((column) => (
        <Menu.CheckboxItem
          key={column.key}
          checked={chosen.isShown(column)}
          disabled={column.kind === 'name'}
          onChange={() => chosen.toggle(column.key)}
        >
          {column.label}
        </Menu.CheckboxItem>
      ))
    }
  </MenuWhenReached>
);
