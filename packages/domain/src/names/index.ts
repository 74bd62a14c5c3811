export { alikeFrom, areAlike, nameSimilarity, namesAgree, type ReadyName, readyName } from './alike.ts';
export { jaroWinkler, mostAlike } from './jaro-winkler.ts';
export { inLatin } from './latin.ts';
export { comparedName } from './person-name.ts';
export { placeFinder, placeSimilarity, placesLike } from './place-name.ts';
