export { type Keep, orKeep } from './or-keep.ts';
export { changedOf, seenOf } from './seen.ts';
