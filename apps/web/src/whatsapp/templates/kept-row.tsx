import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface Props {
  /** How the row is called in what is done with it. */
  name: string;
  /** What 'edit' means here: 'Rename Festivals'. */
  editLabel: string;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** A row of a short list that is kept by hand: what it is, and its two buttons. */
export const KeptRow = ({ name, editLabel, onEdit, onDelete, children }: Props) => (
  <div className={`${styles.row} ${styles.kept}`}>
    {children}
    <ActionIcon aria-label={editLabel} onClick={onEdit}>
      <IconPencil size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon aria-label={t`Delete ${name}`} onClick={onDelete}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  </div>
);
