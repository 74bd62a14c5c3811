import { Menu } from '@mantine/core';
import { useRef } from 'react';
import type { ReachedMenu } from './menu-when-reached.tsx';
import { useTakenFocus } from './use-taken-focus.ts';

interface Props extends ReachedMenu {
  startsOpen: boolean;
  /** The button had the focus when it stood alone. */
  takesFocus: boolean;
}

/** The button and its menu, once somebody reached for it. */
export const WholeMenu = ({ button, children, className = '', startsOpen, takesFocus, ...menu }: Props) => {
  const target = useRef<HTMLButtonElement>(null);
  useTakenFocus(takesFocus && target);
  return (
    <Menu {...menu} defaultOpened={startsOpen}>
      <Menu.Target>{button({ ref: target })}</Menu.Target>
      <Menu.Dropdown className={className}>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
};
