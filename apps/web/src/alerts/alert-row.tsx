import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDateTime, word } from '../core/language/index.ts';
import { alertCodes, alertWords } from './alert-words.ts';
import styles from './alerts.module.css';
import { KindIcon } from './kind-icon.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One alert of the list. Where a mouse or the keyboard is at it, it can be marked as read in place. */
export const AlertRow = ({ row, onShow }: { row: UserAlert; onShow: (alert: UserAlert) => void }) => {
  const mark = useMarkRead();
  return (
    <li className={styles.row}>
      <button type="button" className={styles.alert} data-unread={!row.read || undefined} onClick={() => onShow(row)}>
        <span className={styles.mark} aria-hidden />
        <span className={styles.glyph}>
          <KindIcon kind={row.alert.title} />
        </span>
        <span className={styles.title}>
          {word(row.alert.title)}
          {!row.read && <span className={styles.unread}>{t`, unread`}</span>}
        </span>
        <time dateTime={row.created_date}>{formatDateTime(row.created_date)}</time>
        <span className={styles.message}>{alertWords(row)}</span>
        <span className={styles.codes}>{alertCodes(row)}</span>
      </button>
      {!row.read && (
        <Button
          className={styles.read}
          variant="transparent"
          size="xs"
          aria-label={t`Mark as read: ${alertWords(row)}`}
          onClick={() => mark.mutate(row.id)}
        >
          {t`Mark as read`}
        </Button>
      )}
    </li>
  );
};
