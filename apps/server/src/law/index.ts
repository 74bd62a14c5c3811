export { lawHandlers } from './law.ts';
export { readLawRows, readLaws, readLawTables } from './law-tables.ts';
