import { Checkbox } from '@mantine/core';
import type { ChangeEvent } from 'react';
import styles from './select-box.module.css';

interface Props {
  /** Which row: 'Select Mehul Trivedi'. */
  label: string;
  checked: boolean;
  /** Some of those that it stands for. */
  some?: boolean;
  disabled?: boolean;
  /** `range`: from the one before to this one. */
  onToggle: (range: boolean) => void;
}

/** The box that chooses a row; all of its cell is its target. */
export const SelectBox = ({ label, checked, some = false, disabled = false, onToggle }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
  <label className={styles.target}>
    <Checkbox
      aria-label={label}
      checked={checked}
      indeterminate={some}
      disabled={disabled}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
    />
  </label>
);
