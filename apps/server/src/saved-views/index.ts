export { savedViewHandlers } from './saved-views.ts';
