export { broadcastHandlers } from './broadcasts.ts';
export { exportingBroadcast } from './export-job.ts';
export { followingBroadcast } from './follow-job.ts';
export { maySeeBroadcastFile } from './may-see-file.ts';
export { noteReplies } from './replies.ts';
export { haltBroadcast } from './steer.ts';
export { countSoon, writeBroadcastLater } from './tasks.ts';
export { writingBroadcast } from './write-job.ts';
