export { maySeeFullExport } from './export-row.ts';
export { fullExportHandlers } from './handlers.ts';
export { fullExportExpiry, fullExportWriter } from './write-export.ts';
