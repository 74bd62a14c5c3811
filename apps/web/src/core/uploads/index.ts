export {
  addUploads,
  type Chosen,
  cancelPlace,
  cancelUpload,
  moveStaged,
  onUploaded,
  resumeUploads,
  retryUpload,
  type StagedFiles,
  sendStaged,
  sendStagedOf,
} from './queue.ts';
export type { Target } from './upload.ts';
export { targetOf, type Underway } from './uploads.ts';
export { useSending, useUploads } from './use-uploads.ts';
