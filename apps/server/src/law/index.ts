export { lawHandlers } from './law.ts';
export { readLawRows, readLawTables } from './law-tables.ts';
