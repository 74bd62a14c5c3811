import { officeDeletionDays } from '@angan/contract/own-data/office-deletion.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './data.module.css';
import { DeleteOfficeDialog } from './delete-office-dialog.tsx';

/** The way to have the whole office deleted. */
export const DeleteOffice = () => {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.block} aria-labelledby="delete-office">
      <h3 id="delete-office" className={styles.subtitle}>{t`Delete the office`}</h3>
      <p className={styles.note}>
        {t`Closes it at once for everybody, and deletes it in ${officeDeletionDays} days. Until then you can bring it back as it was.`}
      </p>
      <Button
        className={styles.action}
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t`Delete the office`}
      </Button>
      {open && <DeleteOfficeDialog onClose={() => setOpen(false)} />}
    </section>
  );
};
