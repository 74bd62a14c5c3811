export { type CodePlace, type CodeSms, codeFits, makeCode, sendCode } from './codes.ts';
export { takeCode, waitForCode } from './limit-codes.ts';
