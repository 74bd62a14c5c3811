export { permissionColumns, permissionHandlers } from './permissions.ts';
