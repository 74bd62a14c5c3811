export {
  addUploads,
  type Chosen,
  cancelPlace,
  cancelUpload,
  onUploaded,
  resumeUploads,
  retryUpload,
  sendStaged,
} from './queue.ts';
export type { Target } from './upload.ts';
export { targetOf, type Underway } from './uploads.ts';
export { useSending, useUploads } from './use-uploads.ts';
