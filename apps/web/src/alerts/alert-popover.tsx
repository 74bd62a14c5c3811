import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { t } from '@lingui/core/macro';
import { Popover } from '@mantine/core';
import { type ReactElement, type RefObject, useEffect } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the button that stood alone
  useEffect(() => takesFocus?.current?.focus(), []);
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width="24rem" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={styles.list} aria-label={t`Alerts`}>
        <AlertList onShow={onShow} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};
