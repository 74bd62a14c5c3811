import { t } from '@lingui/core/macro';
import { Button, Popover } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './filter-bar.module.css';
import { ownEscape } from './own-escape.ts';
import { usePhone } from './screen.ts';

/** The row under a title: search first, then filters. On a phone the chips scroll sideways inside themselves. */
export const FilterBar = ({ search, children }: { search?: ReactNode; children?: ReactNode }) => (
  <div className={styles.bar}>
    {search}
    {search && children && <span className={styles.divider} />}
    {children && <div className={styles.chips}>{children}</div>}
  </div>
);

interface ChipProps {
  /** 'Contact group' */
  label: string;
  /** Stands for the label once something is chosen, where the chip is a piece of a sentence: 'was not contacted'. */
  lead?: string | undefined;
  /** What is chosen, in words: 'Buyer, Owner'. Empty: not set. */
  value: string;
  onClear: () => void;
  /** Called when the choosing begins. */
  onOpen?: (() => void) | undefined;
  /** Already open when it appears. */
  startsOpen?: boolean | undefined;
  /** Called when the choosing is over, on a phone by the button of the sheet. */
  onDone?: () => void;
  /** The word on the sheet's button. */
  done?: string;
  /** What to choose from. */
  children: ReactNode;
}

/** A filter as a piece of a sentence: solid with a cross when it is set, dashed with a plus when it is not. */
export const FilterChip = ({
  label,
  lead,
  value,
  onClear,
  onOpen,
  startsOpen,
  onDone,
  done = t`Show`,
  children,
}: ChipProps) => {
  const phone = usePhone();
  const [opened, setOpened] = useState(startsOpen === true);
  const open = () => {
    setOpened(true);
    onOpen?.();
  };
  const finish = () => {
    setOpened(false);
    onDone?.();
  };
  const chip = (
    <span className={styles.chip} data-set={value !== '' || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => (opened ? finish() : open())}
      >
        {value === '' && <IconPlus aria-hidden />}
        <span className={styles.label}>{value === '' ? label : (lead ?? label)}</span>
        {value !== '' && <span className={styles.value}>{value}</span>}
      </button>
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={t`Clear ${label}`} onClick={onClear}>
          <IconX aria-hidden />
        </button>
      )}
    </span>
  );
  if (phone) {
    return (
      <>
        {chip}
        <Dialog
          opened={opened}
          onClose={finish}
          title={label}
          footer={
            <Button variant="filled" onClick={finish}>
              {done}
            </Button>
          }
        >
          {children}
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && finish()}
      position="bottom-start"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>{chip}</Popover.Target>
      <Popover.Dropdown {...ownEscape} className={styles.choices} role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
};
