export { NoteDialog as WriteNote } from '../../../notes/index.ts';
