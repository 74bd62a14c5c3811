import type { Menu, MenuProps } from '@mantine/core';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { useWhenReached } from './use-when-reached.ts';

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onPointerEnter'
>;

export interface ReachedMenu extends Pick<MenuProps, 'position' | 'trapFocus' | 'closeOnItemClick' | 'onClose'> {
  /** The button, with what it is given. */
  button: (props: ButtonProps) => ReactElement;
  /** What stands in the menu, made of the library's menu, which is there by then. */
  children: (menu: typeof Menu) => ReactNode;
  /** Of the box around it. */
  className?: string | undefined;
}

const load = async () => (await import('./whole-menu.tsx')).WholeMenu;

/** A button with a menu, which the library draws with a good part of its code: that comes when somebody reaches for it. */
export const MenuWhenReached = (props: ReachedMenu) => {
  const { whole, button, reach } = useWhenReached(load);
  const isWanted = useRef(false);
  if (whole) return <whole.Whole {...props} startsOpen={isWanted.current} takesFocus={whole.hadFocus} />;
  return props.button({
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => {
      isWanted.current = true;
      reach();
    },
  });
};
