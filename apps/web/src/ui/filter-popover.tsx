import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, type RefObject, Suspense } from 'react';
import styles from './filter-bar.module.css';
import { ownEscape } from './own-escape.ts';
import { useTakenFocus } from './use-taken-focus.ts';

interface Props {
  label: string;
  chip: ReactElement;
  /** The chip's button, where it had the focus before the choices stood beside it. */
  takesFocus: RefObject<HTMLButtonElement | null> | undefined;
  opened: boolean;
  onClose: () => void;
  /** What there is to choose from is as wide as what it hangs on. */
  isAsWide?: boolean;
  children: ReactNode;
}

/** A filter with what to choose from, on a desk. */
export const FilterPopover = ({ label, chip, takesFocus, opened, onClose, isAsWide, children }: Props) => {
  useTakenFocus(takesFocus);
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && onClose()}
      position="bottom-start"
      {...(isAsWide && { width: 'target' })}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>{chip}</Popover.Target>
      <Popover.Dropdown {...ownEscape} className={isAsWide ? '' : styles.choices} role="dialog" aria-label={label}>
        <Suspense fallback={null}>{children}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
