import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MenuWhenReached } from '../menu-when-reached.tsx';
import type { RowAction } from './columns.ts';

interface Props<Row> {
  row: Row;
  label: string;
  actions: readonly RowAction<Row>[];
  /** Outlined and as high as a button, beside others. */
  large?: boolean;
}

/** What can be done with a row. */
export const RowMenu = <Row,>({ row, label, actions: all, large = false }: Props<Row>) => {
  const actions = all.filter(({ isFor }) => !isFor || isFor(row));
  if (actions.length === 0) return null;
  return (
    <MenuWhenReached
      position="bottom-end"
      button={(props) => (
        <ActionIcon {...props} {...(large ? { variant: 'default' } : { size: 'xs' })} aria-label={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    >
      {(Menu) =>
        actions.map(({ label, icon, danger, run, href, download }) =>
          download ? (
            <Menu.Item key={label} leftSection={icon} component="a" href={download(row)} download>
              {label}
            </Menu.Item>
          ) : href ? (
            <Menu.Item key={label} leftSection={icon} component={Link} to={href(row)}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} leftSection={icon} data-danger={danger || undefined} onClick={() => run?.(row)}>
              {label}
            </Menu.Item>
          ),
        )
      }
    </MenuWhenReached>
  );
};
