export { areaHandlers } from './areas.ts';
