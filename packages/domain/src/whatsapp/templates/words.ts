/** The closed lists of section 3.2, and what Meta calls the same things. */

export const templateCategories = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const;
export const headerFormats = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT'] as const;
export type HeaderFormat = (typeof headerFormats)[number];
/** Those that a template from Meta can have as well. */
export const shownHeaderFormats = [...headerFormats, 'LOCATION'] as const;
export const buttonTypes = ['Custom', 'Visit Website', 'Call on WhatsApp', 'Call Phone Number'] as const;
export type ButtonType = (typeof buttonTypes)[number];
export const shownButtonTypes = [...buttonTypes, 'Copy Code'] as const;
export const urlTypes = ['Static', 'Dynamic'] as const;

export const templateStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'REJECTED',
  'PAUSED',
  'DISABLED',
  'TEMPORARILY_BLOCKED',
] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** Meta's words for a state, in lists and in events; drafts are ours alone. */
const statusByMeta: ReadonlyMap<string, TemplateStatus> = new Map([
  ['APPROVED', 'APPROVED'],
  ['REINSTATED', 'APPROVED'],
  ['UNARCHIVED', 'APPROVED'],
  // Still sent, but people complain: the quality says so.
  ['FLAGGED', 'APPROVED'],
  ['PENDING', 'PENDING'],
  ['IN_APPEAL', 'PENDING'],
  ['PENDING_DELETION', 'PENDING'],
  ['REJECTED', 'REJECTED'],
  ['PAUSED', 'PAUSED'],
  ['DISABLED', 'DISABLED'],
  ['ARCHIVED', 'DISABLED'],
  ['DELETED', 'DISABLED'],
  ['LIMIT_EXCEEDED', 'TEMPORARILY_BLOCKED'],
  ['LOCKED', 'TEMPORARILY_BLOCKED'],
]);

/** The state that Meta names; undefined for a word that it has not said before. */
export const statusOf = (meta: string): TemplateStatus | undefined => statusByMeta.get(meta.toUpperCase());

export const templateQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type TemplateQuality = (typeof templateQualities)[number];
const qualityByMeta: ReadonlyMap<string, TemplateQuality> = new Map([
  ['RED', 'LOW'],
  ['YELLOW', 'MEDIUM'],
  ['GREEN', 'HIGH'],
]);

/** null while Meta has no opinion yet. */
export const qualityOf = (meta: string | undefined): TemplateQuality | null =>
  qualityByMeta.get((meta ?? '').toUpperCase()) ?? null;

/** Languages that are offered, by the code that we show. */
export const templateLanguages = ['en', 'en_US', 'en_UK', 'hi'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

const languageNames: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['en_US', 'English US'],
  ['en_UK', 'English UK'],
  ['hi', 'Hindi'],
  ['gu', 'Gujarati'],
  ['mr', 'Marathi'],
  ['pa', 'Punjabi'],
  ['bn', 'Bengali'],
  ['ta', 'Tamil'],
  ['te', 'Telugu'],
  ['kn', 'Kannada'],
  ['ml', 'Malayalam'],
  ['ur', 'Urdu'],
]);

/** 'English UK'; the code itself for a language that came from Meta and is not offered here. */
export const languageName = (code: string): string => languageNames.get(code) ?? code;

/** Meta has no `en_UK`: it would refuse it. */
export const metaLanguage = (shown: string): string => (shown === 'en_UK' ? 'en_GB' : shown);
export const shownLanguage = (meta: string): string => (meta === 'en_GB' ? 'en_UK' : meta);

/** The name as Meta takes it (section 5): in lower case, spaces turned into underscores. */
export const metaName = (typed: string): string => typed.trim().toLowerCase().replace(/\s/g, '_');

interface Rejection {
  readonly what: string;
  readonly change: string;
}

const rejections: ReadonlyMap<string, Rejection> = new Map([
  [
    'ABUSIVE_CONTENT',
    { what: 'WhatsApp finds it threatening or abusive', change: 'Take out what could frighten or offend its reader.' },
  ],
  [
    'INVALID_FORMAT',
    {
      what: 'Its format is not as WhatsApp wants it',
      change: 'Check the variables: numbered without a gap, none side by side, and no text that another template has.',
    },
  ],
  [
    'PROMOTIONAL',
    { what: 'It promotes something, which its category does not allow', change: 'File it as MARKETING.' },
  ],
  [
    'INCORRECT_CATEGORY',
    { what: 'Its category does not fit what it says', change: 'File it as MARKETING, or take the offer out.' },
  ],
  ['CATEGORY_NOT_AVAILABLE', { what: 'Its category is not open to this account', change: 'Choose another category.' }],
  [
    'TAG_CONTENT_MISMATCH',
    {
      what: 'It is not written in its language, or is not what its category says',
      change: 'Choose the language that it is written in, and a category that fits.',
    },
  ],
  [
    'SCAM',
    {
      what: 'It looks like a fraud',
      change: 'Never ask for numbers of cards, accounts or identity papers, or for codes.',
    },
  ],
]);

/** Why a template was rejected, and what to change; null where it was not ('NONE'). */
export const rejectionOf = (reason: string | null | undefined): Rejection | null => {
  if (!reason || reason === 'NONE') return null;
  return (
    rejections.get(reason) ?? {
      what: `WhatsApp rejected it (${reason})`,
      change: 'Change its wording and submit it again.',
    }
  );
};
