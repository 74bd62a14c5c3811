/** The light door: notes as they stand in a list; the dialog that writes them comes by index.ts, on a press. */
export { NoteCard } from './note-card.tsx';
