import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { t } from '@lingui/core/macro';
import { Popover } from '@mantine/core';
import type { ReactElement, RefObject } from 'react';
import { useTakenFocus } from '../ui/use-taken-focus.ts';
import { AlertList } from './alert-list.tsx';
import styles from './bell.module.css';

interface Props {
  button: ReactElement;
  /** The button, where it had the focus before the list stood beside it. */
  takesFocus: RefObject<HTMLButtonElement | null> | undefined;
  opened: boolean;
  onChange: (opened: boolean) => void;
  onShow: (alert: UserAlert) => void;
}

/** The bell with its list, on a desk. */
export const AlertPopover = ({ button, takesFocus, opened, onChange, onShow }: Props) => {
  useTakenFocus(takesFocus);
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width="24rem" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={styles.list} aria-label={t`Alerts`}>
        <AlertList onShow={onShow} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};
