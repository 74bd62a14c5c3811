import type { QuickReply } from '@angan/contract/whatsapp/quick-replies.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './composer.module.css';
import { QuickRepliesDialog } from './quick-replies-dialog.tsx';
import { useQuickReplies } from './use-chats.ts';

/** The quick replies that what follows the '/' fits: by shortcut first, then by words. */
export const useFittingReplies = (typed: string): readonly QuickReply[] => {
  const { data } = useQuickReplies();
  if (!typed.startsWith('/')) return [];
  const wanted = typed.slice(1).toLowerCase();
  const all = data?.results ?? [];
  const begins = all.filter(({ shortcut }) => shortcut.startsWith(wanted));
  const holds = all.filter(
    (one) => !begins.includes(one) && `${one.shortcut} ${one.body}`.toLowerCase().includes(wanted),
  );
  return [...begins, ...holds].slice(0, 8);
};

interface Props {
  id: string;
  typed: string;
  replies: readonly QuickReply[];
  at: number;
  onPick: (body: string) => void;
}

export const QuickReplyList = ({ id, typed, replies, at, onPick }: Props) => {
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.replies}>
      <div id={id} className={styles.repliesRows} role="listbox" aria-label={t`Quick replies`}>
        {replies.map((reply, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box takes the one that is chosen
          <div
            key={reply.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply.body)}
          >
            <b className={styles.replyName}>/{reply.shortcut}</b>
            <span className={`truncate ${styles.replyText}`}>{reply.body}</span>
          </div>
        ))}
      </div>
      <div className={styles.repliesFoot}>
        {replies.length === 0 && <span>{typed === '/' ? t`No quick replies yet` : t`No quick reply fits`}</span>}
        <Button size="compact-xs" variant="transparent" onClick={() => setEditing(true)}>
          {t`Edit quick replies`}
        </Button>
      </div>
      {editing && <QuickRepliesDialog onClose={() => setEditing(false)} />}
    </div>
  );
};
