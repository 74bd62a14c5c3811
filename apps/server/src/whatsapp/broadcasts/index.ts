export { writeBroadcastLater } from '../broadcast-tasks.ts';
export { broadcastHandlers } from './broadcasts.ts';
export { exportingBroadcast } from './export-job.ts';
export { followingBroadcast } from './follow-job.ts';
export { maySeeBroadcastFile } from './may-see-broadcast-file.ts';
export { haltBroadcast } from './steer.ts';
export { writingBroadcast } from './write-job.ts';
