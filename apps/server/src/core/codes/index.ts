export { type CodePlace, codeFits, sendCode } from './codes.ts';
export { takeCode, waitForCode } from './limit-codes.ts';
