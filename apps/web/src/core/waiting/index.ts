export { type Keep, orKeep } from './or-keep.ts';
export { changedOf, seenOf } from './seen.ts';
export { sendAgain, sendAnyway, sendNow, sendWaiting } from './send-waiting.ts';
export { dropWaiting, useAway, useWaiting, type Waiting, waitingNow } from './waiting.ts';
