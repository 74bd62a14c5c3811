export { inquiryParams, propertyParams } from './params.ts';
export { readTypedSearch } from './read-typed-search.ts';
export { wishWords } from './wish-words.ts';
