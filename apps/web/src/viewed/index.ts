export { RecordCall } from './record-call.tsx';
export { RecordPerson } from './record-person.tsx';
export { useNoteOpened } from './use-note-opened.ts';
export type { RevealRecord } from './use-reveal.ts';
