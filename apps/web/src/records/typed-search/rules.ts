/** What is fetched when somebody first searches: the rules by which messages are read. */
export { readSearch } from '@angan/domain/paste/search.ts';
export { noteReadings } from './note-readings.ts';
export { placeLists } from './place-lists.ts';
