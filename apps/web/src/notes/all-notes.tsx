import { type Note, noteCalls } from '@angan/contract/notes/notes.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../core/api/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import styles from './notes.module.css';

/** The notes that one may read, as many as one answer lists. */
export const AllNotes = ({ onClose }: { onClose: () => void }) => {
  const notes = useQuery(query(noteCalls.list, undefined, { quiet: true }));
  const [open, setOpen] = useState<Note>();
  if (open) return <NoteDialog note={open} onClose={() => setOpen(undefined)} />;
  return (
    <Dialog opened size="wide" title={t`Notes`} onClose={onClose}>
      <QueryView query={notes} failed={t`The notes did not load.`} loading={t`Loading the notes`}>
        {({ results }) => (
          <ul className={`list-unstyled ${styles.cards}`}>
            {results.map((note) => (
              <NoteCard key={note.id} note={note} onEdit={() => setOpen(note)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
};
