import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, CloseButton } from '@mantine/core';
import { word } from '../core/language/index.ts';
import { alertWords } from './alert-words.ts';
import { KindIcon } from './kind-icon.tsx';
import styles from './popup.module.css';
import { useMarkRead } from './use-mark-read.ts';

interface Props {
  alert: UserAlert;
  /** How many are unread, this one with them. */
  unread: number;
  onShow: (alert: UserAlert) => void;
  onClose: () => void;
  /** While somebody is at it, it stays. */
  onHold: (isHeld: boolean) => void;
}

/** An alert that has just come in: what it says, and marking it as read. */
export const AlertPopup = ({ alert, unread, onShow, onClose, onHold }: Props) => {
  const mark = useMarkRead();
  const others = unread - 1;
  return (
    <article
      className={styles.card}
      aria-label={t`New alert`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <span className={styles.glyph}>
        <KindIcon kind={alert.alert.title} />
      </span>
      <p className={styles.title}>{word(alert.alert.title)}</p>
      <CloseButton className={styles.close} aria-label={t`Close`} onClick={onClose} />
      <p className={styles.message}>{alertWords(alert)}</p>
      <div className={styles.actions}>
        <Button
          size="xs"
          onClick={() => {
            onClose();
            onShow(alert);
          }}
        >
          {t`Open`}
        </Button>
        <Button
          size="xs"
          variant="transparent"
          onClick={() => {
            mark.mutate(alert.id);
            onClose();
          }}
        >
          {t`Mark as read`}
        </Button>
        {others > 0 && (
          <span className={styles.others}>
            {plural(others, { one: `${others} more unread`, other: `${others} more unread` })}
          </span>
        )}
      </div>
    </article>
  );
};
