export { duplicateHandlers } from './duplicate-handlers.ts';
export { certainGroups } from './groups.ts';
export { looking } from './look-for-lookalikes.ts';
