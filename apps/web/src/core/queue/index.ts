export { keepForLater } from './keep-for-later.ts';
export { isNoLine } from './no-line.ts';
export { sendAgain, sendAnyway, sendDecided, sendNow, sendWaiting } from './send-waiting.ts';
export { dropWaiting, isAway, setAway, useAway, useWaiting, type Waiting, waitingNow } from './waiting.ts';
