export { BulkGrid } from './bulk-grid.tsx';
export { isEmpty } from './edits.ts';
export { ErrorList } from './error-list.tsx';
export { joined, valuesIn } from './many.ts';
export type { CellNote, Cells, GridColumn, GridRow, RowNotes, Suggestion } from './types.ts';
export { type GridRows, useGridRows } from './use-grid-rows.ts';
