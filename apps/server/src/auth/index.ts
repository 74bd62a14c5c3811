export { authHandlers } from './auth.ts';
export { hashPassword } from './passwords.ts';
