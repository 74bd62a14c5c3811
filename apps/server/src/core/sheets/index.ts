export { csvRow, csvStart, readCell } from './csv.ts';
export { type Cell, newSheet, newWorkbook } from './xlsx.ts';
