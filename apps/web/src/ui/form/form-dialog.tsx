import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from '../dialog.module.css';
import { Dialog } from '../dialog.tsx';
import own from './form.module.css';

interface Props {
  opened: boolean;
  title: string;
  /** The word on the main button: 'Add Contact'. */
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  busy?: boolean;
  /** A wrong that belongs to no field. */
  error?: ReactNode;
  /** A line at the left of the buttons. */
  note?: ReactNode;
  size?: 'usual' | 'wide';
  children: ReactNode;
}

/** A form in a dialog. Enter in a field submits it; while it is being sent the button waits and nothing is lost. */
export const FormDialog = ({
  opened,
  title,
  submit,
  onSubmit,
  onClose,
  busy = false,
  error,
  note,
  size,
  children,
}: Props) => {
  const id = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      {...(size && { size })}
      footer={
        <>
          <span className={styles.note}>{note}</span>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} variant="filled" loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={own.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog over this one is not inside it on the screen, but is in React's tree.
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
      >
        {children}
        {error && (
          <p className={own.formError} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
};
