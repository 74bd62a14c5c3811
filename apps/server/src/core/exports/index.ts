export { between, type Columns, cellsOf, columnsOf, textColumn } from './cells.ts';
export { listExporter } from './list-exporter.ts';
export { type ExportWriter, sheetKinds, textWriter } from './sheet-formats.ts';
