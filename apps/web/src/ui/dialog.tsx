import { t } from '@lingui/core/macro';
import { Drawer, Modal } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import styles from './dialog.module.css';
import { usePhone } from './screen.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Wide: for what has rows beside each other. */
  size?: 'small' | 'usual' | 'wide';
  /** For what asks before it destroys. */
  role?: 'dialog' | 'alertdialog';
  withCloseButton?: boolean;
}

const widths = { small: '26.25rem', usual: '30rem', wide: '52rem' } as const;

/** The library names every box a dialog, over whatever else it is given; only its own root can say otherwise. */
const alertRoot = (props: ComponentProps<'section'>) => <section {...props} role="alertdialog" />;

/** In the middle of a wide screen, from the bottom of a phone. Head and foot stay, the middle scrolls. */
export const Dialog = ({
  opened,
  onClose,
  title,
  children,
  footer,
  size = 'usual',
  role = 'dialog',
  withCloseButton = true,
}: Props) => {
  const phone = usePhone();
  useBackCloses(opened, onClose);
  // What was never opened is not drawn: a screen has many, and each would hold its first showing up.
  const [wasOpened, setWasOpened] = useState(opened);
  useEffect(() => {
    if (opened) setWasOpened(true);
  }, [opened]);
  if (!opened && !wasOpened) return null;
  const inside = (
    <>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
  const shared = {
    // It comes in from where it was closed.
    opened: opened && wasOpened,
    onClose,
    title,
    withCloseButton,
    closeButtonProps: { 'aria-label': t`Close` },
    ...(role === 'alertdialog' && { attributes: { content: { renderRoot: alertRoot } } }),
  };
  return phone ? (
    <Drawer
      {...shared}
      position="bottom"
      classNames={{
        content: styles.sheet,
        header: styles.head,
        title: styles.title,
        body: styles.inside,
        inner: styles.inner,
      }}
    >
      {inside}
    </Drawer>
  ) : (
    <Modal
      {...shared}
      size={widths[size]}
      classNames={{ content: styles.box, header: styles.head, title: styles.title, body: styles.inside }}
    >
      {inside}
    </Modal>
  );
};
