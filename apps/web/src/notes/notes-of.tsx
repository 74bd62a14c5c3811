import type { NoteKind } from '@angan/contract/notes/note-lists.ts';
import { type Note, noteCalls } from '@angan/contract/notes/notes.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { query } from '../core/api/index.ts';
import { lazyPart } from '../core/screen.ts';
import { QueryView } from '../ui/query-view.tsx';
import { NoteCard } from './note-card.tsx';
import styles from './notes.module.css';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog');

/** The notes of a record, to be written, changed and deleted from there. */
export const NotesOf = ({ of, id }: { of: NoteKind; id: number }) => {
  const notes = useQuery(query(noteCalls.list, { query: { link_kind: of, link_id: id } }, { quiet: true }));
  const [open, setOpen] = useState<{ note?: Note }>();
  return (
    <section className={styles.of} aria-label={t`Notes`}>
      <div className={styles.head}>
        <h3>{t`Notes`}</h3>
        <Button
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onPointerEnter={NoteDialog.prefetch}
          onClick={() => setOpen({})}
        >
          {t`Add note`}
        </Button>
      </div>
      <QueryView query={notes} failed={t`The notes did not load.`} loading={t`Loading the notes`} rows={2}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t`No notes yet.`}</p>
          ) : (
            <ul className={`list-unstyled ${styles.cards}`}>
              {results.map((note) => (
                <NoteCard key={note.id} note={note} bare onEdit={() => setOpen({ note })} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Suspense>
        {open && <NoteDialog.Component {...open} link={{ kind: of, id }} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
};
