export { between, cellsOf } from './cells.ts';
export { listExporter } from './list-exporter.ts';
export { type ExportWriter, sheetKinds, textWriter } from './sheet-formats.ts';
