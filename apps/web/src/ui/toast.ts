import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import styles from './toasts.module.css';
import { type Offer, ToastLine, type ToastLook } from './toasts.tsx';
import { withoutOffer } from './without-offer.ts';

/** Milliseconds a notice stays: spec 9. Resting the pointer on it holds it. */
const stays = 3000;

/** Milliseconds after which a notice that only says what was done leaves for the next one: two would cover what is under the bar. */
const readAfter = 1000;
/** Those notices, with when each came. */
const told = new Map<string, number>();

const show = (look: ToastLook, text: string, offer?: Offer) => {
  for (const [earlier, at] of told) if (Date.now() - at > readAfter) notifications.hide(earlier);
  const id = notifications.show({
    autoClose: stays,
    role: look === 'error' ? 'alert' : 'status',
    withCloseButton: false,
    className: styles.toast,
    'data-look': look,
    message: createElement(ToastLine, { look, text, offer, onClose: () => notifications.hide(id) }),
    onClose: () => told.delete(id),
  });
  if (look === 'success' && !offer) told.set(id, Date.now());
};

/** Notices at the top of the screen. What can be taken back offers Undo; what failed may offer to try again. */
export const toast = {
  success: (text: string, more: { undo?: () => void } = {}) =>
    show('success', text, more.undo && { label: t`Undo`, run: more.undo }),
  error: (text: string, more: { retry?: () => void; offer?: Offer | undefined } = {}) =>
    show(
      'error',
      more.retry ? withoutOffer(text) : text,
      more.retry ? { label: t`Try again`, run: more.retry } : more.offer,
    ),
};
