import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { partWords } from '@angan/domain/whatsapp/templates/index.ts';
import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';
import { broadcastTexts } from './broadcast-texts.ts';
import { templateTexts } from './template-texts.ts';

const { text, word } = places;
const meaning = (code: number, words: Words) => words.word(metaErrorOf(code).meaning);
const partNames = (codes: readonly string[], words: Words) =>
  codes.map((code) => words.word(partWords(code))).join(', ');
/** Codes of Meta's, RESTRICTED_ADD_PHONE_NUMBER. */
const codeWords = (code: string, words: Words) => words.word(code.toLowerCase().replaceAll('_', ' '));
const allCodeWords = (codes: readonly string[], words: Words) => codes.map((code) => codeWords(code, words)).join(', ');

/** Why a broadcast was paused by itself, or may not go on. */
export const broadcastHalts = sentences({
  templateGone: says(broadcastTexts.templateGone),
  becameMarketing: says(broadcastTexts.becameMarketing),
  unread: says(templateTexts.unread),
  unfilled: says(templateTexts.unfilled(['{parts}']), { parts: partNames }),
  numberGone: says(broadcastTexts.numberGone),
  notApproved: says(broadcastTexts.notApproved),
  notWritten: says(broadcastTexts.notWritten),
  refused: says('{meaning}', { meaning }),
});
export type BroadcastHalt = Stored<typeof broadcastHalts>;

/** Why the file of a message that came in is not here. */
export const lostFiles = sentences({
  notSent: says('WhatsApp could not bring this file. Ask for it again.'),
  gone: says('WhatsApp no longer has this file. Ask for it again.'),
  tooLarge: says('The file is too large to be kept.'),
  notKept: says('The file could not be kept. Ask for it again.'),
  unlikeItsKind: says('The file is not what it says that it is.'),
  noPicture: says('{why}', { why: word }),
});
export type LostFile = Stored<typeof lostFiles>;

/** What WhatsApp says of an account. */
export const accountNotices = sentences({
  restricted: says('WhatsApp restricts this account: {kinds}. See WhatsApp Manager.', { kinds: allCodeWords }),
  toBeDisabled: says('WhatsApp is going to disable this account. See WhatsApp Manager.'),
  disabled: says('WhatsApp has disabled this account. See WhatsApp Manager.'),
  violation: says('WhatsApp says that this account broke its rules: {kind}.', { kind: codeWords }),
  deleted: says('This WhatsApp account was deleted.'),
  offboarded: says('This WhatsApp account no longer belongs to the app.'),
  notApproved: says('WhatsApp has not approved this account. See WhatsApp Manager.'),
  /** In Meta's own words. */
  alert: says('{text}', { text }),
});
export type AccountNotice = Stored<typeof accountNotices>;

/** Why a file of ours did not come to WhatsApp. */
export const uploadFailures = sentences({
  noAccount: says(templateTexts.noAccount),
  /** In Meta's own words. */
  refused: says('{text}', { text }),
});
export type UploadFailure = Stored<typeof uploadFailures>;
