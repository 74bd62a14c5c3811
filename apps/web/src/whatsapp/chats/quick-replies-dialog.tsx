import { type QuickReply, quickReplyCalls, quickReplyLimits } from '@angan/contract/whatsapp/quick-replies.ts';
import { quickReplyFields } from '@angan/domain/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { client, invalidate, useCall } from '../../core/api/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/index.ts';
import rowStyles from '../find/find.module.css';
import styles from './chats.module.css';
import { useQuickReplies } from './use-chats.ts';
import { whyNot } from './use-send.ts';

const api = client(quickReplyCalls);
const names = Object.entries(quickReplyFields)
  .map(([field, words]) => `{${field}}: ${words.toLowerCase()}`)
  .join(', ');
const empty = { id: 0, shortcut: '', body: '' };

/** Answers to be used again: added, changed and taken away. */
export const QuickRepliesDialog = ({ onClose }: { onClose: () => void }) => {
  const list = useQuickReplies();
  const [edited, setEdited] = useState<QuickReply>(empty);
  const done = () => invalidate('whatsapp_quick_reply');
  const save = useCall(
    ({ id, shortcut, body }: QuickReply) =>
      id === 0
        ? api.create({ body: { shortcut, body } }, { quiet: true })
        : api.update({ params: { id }, body: { shortcut, body } }, { quiet: true }),
    { success: t`Quick reply saved`, quiet: true, onSuccess: () => setEdited(empty), onSettled: done },
  );
  const remove = useCall((id: number) => api.remove({ params: { id } }), { onSettled: done });
  const wrong = save.errors;
  return (
    <Dialog opened onClose={onClose} title={t`Quick replies`}>
      <ul className="list-unstyled">
        {list.data?.results.map((reply) => (
          <li key={reply.id} className={rowStyles.choice}>
            <span className={rowStyles.choiceWords}>
              <span className={rowStyles.choiceName}>/{reply.shortcut}</span>
              <span className={rowStyles.choiceSecond}>{reply.body}</span>
            </span>
            <ActionIcon aria-label={t`Edit /${reply.shortcut}`} onClick={() => setEdited(reply)}>
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t`Delete /${reply.shortcut}`} onClick={() => remove.mutate(reply.id)}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(edited);
        }}
      >
        <TextField
          label={t`Shortcut`}
          placeholder={t`visit-time`}
          value={edited.shortcut}
          maxLength={quickReplyLimits.shortcut}
          error={wrong.shortcut}
          onChange={(shortcut) => setEdited({ ...edited, shortcut })}
        />
        <TextAreaField
          label={t`Text`}
          value={edited.body}
          maxLength={quickReplyLimits.body}
          error={wrong.body ?? (save.error && !wrong.shortcut ? whyNot(save.error) : undefined)}
          hint={names}
          onChange={(body) => setEdited({ ...edited, body })}
        />
        <Button type="submit" variant="filled" loading={save.isPending}>
          {edited.id === 0 ? t`Add quick reply` : t`Save`}
        </Button>
      </form>
    </Dialog>
  );
};
