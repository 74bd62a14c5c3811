export { brochureOf } from './brochure.ts';
export { costNote } from './cost-sheet.ts';
export { brochureColours, contrastOnPaper, isColour, leastContrast, usualColour } from './look.ts';
export {
  formatOf,
  type LedgerChannel,
  type LedgerFormat,
  ledgerChannels,
  ledgerFormats,
  notConfirmed,
  type ShareChannel,
  type ShareFacts,
  type ShareFormat,
  shareChannels,
  shareDays,
  shareFormats,
  shareGate,
  shareRefusals,
  shareSizes,
} from './share-rules.ts';
export { brochureNote, shareText, shareTextLength, tourText } from './share-text.ts';
export { tell } from './tell.ts';
export type { Brochure, BrochureFacts, Line, Shown, ShownVisit, Told } from './types.ts';
