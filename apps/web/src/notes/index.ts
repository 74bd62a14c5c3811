export { AllNotes } from './all-notes.tsx';
export { NoteDialog } from './note-dialog.tsx';
export { NotesOf } from './notes-of.tsx';
