export { csvRow, csvStart, readCell } from './csv.ts';
export { newSheet } from './xlsx.ts';
