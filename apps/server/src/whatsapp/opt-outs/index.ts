export { joinPeople, movePerson } from './apply.ts';
export { endedMarketing, hasEndedMarketing, isMarketingMessage, ofChat, serving } from './ended-marketing.ts';
export { awaitWishes, hearRefusals, hearWishes, optOutFields } from './hear.ts';
export { heedWishes } from './lock.ts';
export { optOutHandlers } from './opt-outs.ts';
