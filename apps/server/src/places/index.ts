export { mergePlaces } from './merge-places.ts';
export { type Kind, pointing } from './pointing.ts';
export { similarTo } from './similar.ts';
export { stockOf } from './stock.ts';
export { twoOf } from './two-of.ts';
export { refuseInUse } from './uses.ts';
