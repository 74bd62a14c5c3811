export {
  addUploads,
  type Chosen,
  cancelPlace,
  cancelUpload,
  onUploaded,
  resumeUploads,
  retryUpload,
  type StagedFiles,
  sendStaged,
  sendStagedOf,
} from './queue.ts';
export { leaveStaged, stagedPlace, takeUpStaged } from './staged-place.ts';
export type { Target } from './upload.ts';
export { targetOf, type Underway } from './uploads.ts';
export { useSending, useUploads } from './use-uploads.ts';
