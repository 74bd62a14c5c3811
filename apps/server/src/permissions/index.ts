export { permissionHandlers } from './permissions.ts';
