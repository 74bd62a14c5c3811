import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './delete-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props {
  /** What is done: 'Delete', unless it is something else that is asked about as well. */
  verb?: string;
  icon?: ReactNode;
  /** Name of the kind of thing, as in a sentence: 'contact'. */
  what: string;
  opened: boolean;
  /** The item itself: its name and what tells it apart. */
  item: ReactNode;
  /** What follows from it. */
  consequence: ReactNode;
  /** Settles when it is done; the dialog stays while it runs. */
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks before something is deleted, shows what it is, and rests on Cancel. */
export const DeleteDialog = (props: Props) => {
  const { verb = t`Delete`, icon, what, opened, item, consequence, onDelete, onClose } = props;
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
      title={t`${verb} ${what}?`}
      withCloseButton={false}
      footer={
        <>
          <Button data-autofocus className={styles.cancel} onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            variant="filled"
            color="red"
            leftSection={icon ?? <IconTrash size={16} aria-hidden />}
            loading={busy}
            onClick={remove}
          >
            {t`${verb} ${what}`}
          </Button>
        </>
      }
    >
      <p className={styles.consequence}>{consequence}</p>
      <div className={styles.item}>{item}</div>
    </Dialog>
  );
};
