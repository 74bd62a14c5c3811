export { newMailKey } from './address.ts';
export { leadMailHandlers } from './handlers.ts';
export { startMailDoor } from './start-mail-door.ts';
