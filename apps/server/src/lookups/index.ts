export { countryHandlers } from './countries.ts';
export { writeLocalities } from './localities/write-localities.ts';
export { companyLookupHandlers, platformLookupHandlers } from './lookups.ts';
export { namesHandlers } from './names.ts';
export { writePlatformLists } from './write-platform-lists.ts';
