import { fullExportExpiry, fullExportWriter } from './full-export/index.ts';

export { erasingHandlers } from './erasing/index.ts';
export { fullExportHandlers, maySeeFullExport } from './full-export/index.ts';

export const ownDataJobs = [fullExportWriter, fullExportExpiry];
