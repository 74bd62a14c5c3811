export { noteHandlers } from './notes.ts';
