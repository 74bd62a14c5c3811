export { authHandlers } from './auth.ts';
export { hashPassword } from './passwords.ts';
export { maySeeUserPhoto } from './user-photo.ts';
