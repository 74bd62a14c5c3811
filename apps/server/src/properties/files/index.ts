export { propertyFileExpiry } from './expiry.ts';
export { propertyFileHandlers } from './property-files.ts';
export { maySeePropertyFile } from './reach.ts';
