import type { Home } from '@angan/contract/home/home.ts';
import { noteLimits } from '@angan/contract/notes/note-lists.ts';
import type { Note } from '@angan/contract/notes/notes.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { NoteCard } from '../../notes/light.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { AllNotes, WriteNote } from './parts.ts';

/** The notes that one may read, pinned ones first. */
export const Notes = ({ home }: { home: Home | undefined }) => {
  const [open, setOpen] = useState<{ note?: Note }>();
  const [all, setAll] = useState(false);
  const notes = home?.notes;
  return (
    <Block
      title={t`Notes`}
      count={notes && (notes.count > noteLimits.listed ? `${noteLimits.listed}+` : notes.count)}
      aside={
        <>
          {notes && notes.count > notes.results.length && (
            <button
              type="button"
              className={styles.more}
              onPointerEnter={AllNotes.prefetch}
              onClick={() => setAll(true)}
            >
              {t`All`}
            </button>
          )}
          <Button size="xs" onPointerEnter={WriteNote.prefetch} onClick={() => setOpen({})}>
            {t`Add note`}
          </Button>
        </>
      }
    >
      {!notes && <BlockRows rows={2} lead="square" />}
      {notes?.count === 0 && (
        <BlockEmpty sample={t`Collect the NOC from the society office on Friday`}>{t`No notes yet.`}</BlockEmpty>
      )}
      {notes && notes.count > 0 && (
        <ul className={`list-unstyled ${styles.notes}`}>
          {notes.results.map((note) => (
            <NoteCard key={note.id} note={note} onReach={WriteNote.prefetch} onEdit={() => setOpen({ note })} />
          ))}
        </ul>
      )}
      <Suspense>{all && <AllNotes.Component onClose={() => setAll(false)} />}</Suspense>
      <Suspense>{open && <WriteNote.Component {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Block>
  );
};
