import { fullExportExpiry, fullExportWriter } from './full-export/index.ts';
import { takingStep } from './office-deletion/index.ts';

export { erasingHandlers } from './erasing/index.ts';
export { fullExportHandlers, maySeeFullExport } from './full-export/index.ts';
export { officeDeletionHandlers } from './office-deletion/index.ts';

export const ownDataJobs = [fullExportWriter, fullExportExpiry, takingStep];
