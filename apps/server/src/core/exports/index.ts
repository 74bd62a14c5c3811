export { between, type Columns, cellsOf, columnsOf, type Named, textColumn } from './cells.ts';
export { listExporter, namesIn } from './list-exporter.ts';
export { type ExportWriter, sheetKinds, textWriter } from './sheet-formats.ts';
