import { accountCalls } from '@angan/contract/platform/accounts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { TextField } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './accounts.module.css';

const api = client(accountCalls);

/** What the platform's people note of an office, for themselves. */
export const AccountNotes = ({ id }: { id: number }) => {
  const notes = useQuery(query(accountCalls.notes, { params: { id } }, { quiet: true }));
  const [text, setText] = useState('');
  const add = useCall(() => api.addNote({ params: { id }, body: { text } }), {
    changes: ['account_note'],
    quiet: true,
    onSuccess: () => setText(''),
  });
  const remove = useCall((note: number) => api.removeNote({ params: { id: note } }), {
    changes: ['account_note'],
    success: t`Note deleted`,
  });
  return (
    <div className={styles.notes}>
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) add.mutate();
        }}
      >
        <TextField
          label={t`Note, the office does not see it`}
          value={text}
          onChange={setText}
          error={add.errors.text ?? add.problem}
        />
        <Button type="submit" loading={add.isPending} disabled={!text.trim()}>
          {t`Add note`}
        </Button>
      </form>
      <QueryView query={notes} failed={t`The notes did not load.`} loading={t`Loading the notes`} rows={2}>
        {(all) => (
          <ul className={`list-unstyled ${styles.notes}`} aria-label={t`Notes`}>
            {all.map((note) => (
              <li key={note.id} className={styles.note}>
                <p>{note.text}</p>
                <span className={styles.noteFoot}>
                  {[note.by, formatDateTime(note.created_date)].filter(Boolean).join(', ')}
                  <ActionIcon
                    aria-label={t`Delete note: ${note.text}`}
                    loading={remove.isPending && remove.variables === note.id}
                    onClick={() => remove.mutate(note.id)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
};
