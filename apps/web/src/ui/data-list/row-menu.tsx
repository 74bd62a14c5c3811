import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RowAction } from './columns.ts';

interface Props<Row> {
  row: Row;
  label: string;
  actions: readonly RowAction<Row>[];
  /** Outlined and as high as a button, beside others. */
  large?: boolean;
}

/** What can be done with a row. The menu itself is built on the first press: a list shows many rows and few menus. */
export const RowMenu = <Row,>({ row, label, actions: all, large = false }: Props<Row>) => {
  const actions = all.filter(({ isFor }) => !isFor || isFor(row));
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  if (actions.length === 0) return null;
  const button = (
    <ActionIcon
      {...(large ? { variant: 'default' } : { size: 'xs' })}
      aria-label={label}
      aria-haspopup="menu"
      onClick={wanted ? undefined : open}
    >
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  );
  if (!wanted) return button;
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, danger, run, href, download }) =>
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
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
