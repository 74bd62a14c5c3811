export { fetchNames, freshenNames, freshenNamesOf, namesCame } from './fetch.ts';
export { type Names, useNames } from './names.ts';
export { nameOf, resolveName } from './resolve.ts';
export { useName } from './use-name.ts';
