export { csvRow, csvStart, readCell } from './csv.ts';
export { newSheet, newWorkbook } from './xlsx.ts';
