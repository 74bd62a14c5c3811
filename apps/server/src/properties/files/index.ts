import { fileExpiry, fileHandlers } from '../../records/index.ts';
import { filesOfProperties } from './reach.ts';

export { maySeePropertyFile } from './reach.ts';
export const propertyFileHandlers = fileHandlers(filesOfProperties);
export const propertyFileExpiry = fileExpiry('property');
