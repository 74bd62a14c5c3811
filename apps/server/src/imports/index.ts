export { importListings } from './portal-listings/index.ts';
