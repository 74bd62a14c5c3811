export { csvRow, csvStart, readCell } from './csv.ts';
export { type Cell, newSheet, newWorkbook, openSheet } from './xlsx.ts';
export { type OpenZip, openZip } from './zip.ts';
