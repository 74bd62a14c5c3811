export { type KeyAction, type Keys, useKeyRegistry, useKeys } from './keys.ts';
