/** Paste a message, get a form: the rules, without a network. */
export { type Candidate, readCandidates, type Step } from './candidates.ts';
export { type ChatMessage, isChat, readChat } from './chat.ts';
export { placesOf } from './message.ts';
export { type Offer, readOffers } from './offers.ts';
export { parseMessage } from './parse.ts';
export { type Range, readSearch, type SearchReading, type SearchWish } from './search.ts';
export { usualSpellings } from './spellings.ts';
export * from './types.ts';
