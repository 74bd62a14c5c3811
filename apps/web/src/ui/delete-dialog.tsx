import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './delete-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Name of the kind of thing, as in a sentence: 'contact'. */
  what: string;
  opened: boolean;
  /** The item itself: its name and what tells it apart. */
  item: ReactNode;
  /** What follows from deleting it. */
  consequence: ReactNode;
  /** Settles when it is done; the dialog stays while it runs. */
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks before something is deleted, shows what it is, and rests on Cancel. */
export const DeleteDialog = ({ what, opened, item, consequence, onDelete, onClose }: Props) => {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={`Delete ${what}?`}
      withCloseButton={false}
      footer={
        <>
          <Button data-autofocus className={styles.cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="filled"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={busy}
            onClick={remove}
          >
            Delete {what}
          </Button>
        </>
      }
    >
      <p className={styles.consequence}>{consequence}</p>
      <div className={styles.item}>{item}</div>
    </Dialog>
  );
};
