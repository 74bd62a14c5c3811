export { authHandlers } from './auth.ts';
export { hearsOfDevice } from './hears.ts';
export { hashPassword } from './passwords.ts';
export { recoveryHandlers } from './recovery.ts';
export { registrationHandlers } from './registration/index.ts';
export { maySeeUserPhoto } from './user-photo.ts';
