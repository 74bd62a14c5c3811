export { noteHandlers, notesOfHome } from './notes.ts';
export { remindingOfNotes } from './remind-of-notes.ts';
