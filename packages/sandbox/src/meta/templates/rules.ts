/**
 * The rules of templates as tables: nothing here decides, `check.ts` (at once, HTTP 400) and `review.ts` (later,
 * REJECTED) read it. Sources: Meta's pages on components, review, categorization and time-to-live; where Meta
 * publishes no number, the measured one that is strictest without refusing what was seen accepted.
 */

/** Lengths in Unicode code points, counts, and ranges (both ends allowed). */
export const LIMITS = {
  name: 512,
  headerText: 60,
  headerVariables: 1,
  bodyText: 1024,
  /** Newlines in a row. */
  bodyNewlines: 2,
  footerText: 60,
  buttons: 10,
  buttonText: 25,
  /** Of the button that calls on WhatsApp; its page says 20, others 25. */
  callText: 20,
  urlButtons: 2,
  phoneButtons: 1,
  callButtons: 1,
  codeButtons: 1,
  url: 2000,
  phoneNumber: 20,
  couponCode: 15,
  /** Cards of a carousel, the text and the buttons of one. */
  cards: [2, 10],
  cardText: 160,
  cardButtons: 2,
  offerText: 16,
  /** Of the body below a limited-time offer. */
  offerBody: 600,
  productSections: 10,
  products: 30,
  /** Where the setting `short_bodies` says so: Meta refuses longer ones of MARKETING and UTILITY on some accounts. */
  shortBody: 550,
  bodyEmoji: 10,
  callMinutes: [1440, 43_200],
  codeMinutes: [1, 90],
  templates: 250,
  templatesOfVerified: 6000,
  editsPerDay: 1,
  editsPerMonth: 10,
  /** Days a deleted name stays taken, when it had been approved. */
  nameRestsDays: 30,
  deleteByIds: 100,
  pauseHours: [3, 6],
} as const;

/** `^[a-z0-9_]+$` */
export const NAME = /^[a-z0-9_]+$/;
/** A variable's name where `parameter_format` is NAMED; POSITIONAL takes 1, 2, 3 without a gap. */
export const NAMED_VARIABLE = /^[a-z0-9_]+$/;

/**
 * Refused where `words < perVariable * variables + plus`. A word is what stands between spaces after the variables
 * are taken out and has a letter or a digit; a variable that stands twice counts twice.
 */
export const RATIO = { perVariable: 3, plus: 1 } as const;

/** What does not count as text before a first or after a last variable: spaces, punctuation, marks of formatting. */
export const NOT_TEXT = /[\s\p{P}~`]/u;

/** Pictures in text: signs of their own, flags of two letters, and keycaps. */
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** What headers, footers and labels must not have: line ends, tabs, asterisks, pairs of `_` or `~`, three backticks. */
export const NOT_PLAIN = /[\r\n\t*]|_\S[^_]*_|~\S[^~]*~|```/u;

export const CATEGORIES = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const;
export const HEADER_FORMATS = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'LOCATION'] as const;
export const COMPONENTS = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS', 'CAROUSEL', 'LIMITED_TIME_OFFER'] as const;
export const BUTTON_TYPES = [
  'QUICK_REPLY',
  'URL',
  'PHONE_NUMBER',
  'VOICE_CALL',
  'COPY_CODE',
  'OTP',
  'CATALOG',
  'MPM',
  'SPM',
] as const;
export const CARD_BUTTONS: readonly string[] = ['QUICK_REPLY', 'URL', 'PHONE_NUMBER', 'SPM'];
/** Buttons with a label of WhatsApp's own; none of them is in a template of another category than MARKETING. */
export const PRODUCT_BUTTONS = { CATALOG: 'View catalog', MPM: 'View items', SPM: 'View' } as const;
export const LOCATION_CATEGORIES = ['MARKETING', 'UTILITY'] as const;

/** Seconds of `message_send_ttl_seconds`; -1 stands for 30 days where it is allowed. */
export const TTL = {
  AUTHENTICATION: { from: 30, to: 900, unlimited: true },
  UTILITY: { from: 30, to: 43_200, unlimited: true },
  MARKETING: { from: 43_200, to: 2_592_000, unlimited: false },
} as const;

/** Names that Meta's own samples have. */
export const SAMPLE_NAMES: readonly string[] = [
  'hello_world',
  'sample_purchase_feedback',
  'sample_shipping_confirmation',
];

/** Meta's languages; a template of another one is refused. */
export const LANGUAGES: readonly string[] =
  `af sq ar ar_EG ar_AE ar_LB ar_MA ar_QA az be_BY bn bn_IN bg ca zh_CN zh_HK zh_TW hr cs da prs_AF nl nl_BE en en_GB
  en_US en_AE en_AU en_CA en_GH en_IE en_IN en_JM en_MY en_NZ en_QA en_SG en_UG en_ZA et fil fi fr fr_BE fr_CA fr_CH
  fr_CI fr_MA ka de de_AT de_CH el gu ha he hi hu id ga it ja kn kk rw_RW ko ky_KG lo lv lt mk ms ml mr nb ps_AF fa pl
  pt_BR pt_PT pa ro ru sr si_LK sk sl es es_AR es_CL es_CO es_CR es_DO es_EC es_HN es_MX es_PA es_PE es_ES es_UY sw sv
  ta te th tr uk ur uz vi zu`.split(/\s+/);

/** Refusals of create and edit that have a subcode: HTTP 400, code 100. */
export const REFUSALS = {
  LANGUAGE_EXISTS: {
    subcode: 2388024,
    title: 'Content in This Language Already Exists',
    message: 'There is already {language} content for this template. You can create a new template and try again.',
  },
  NAME_RESTS: {
    subcode: 2388023,
    title: 'Message Template Language is Being Deleted',
    message:
      "New {language} content can't be added while the existing {language} content is being deleted. Try again in 30 days or create a new message template.",
  },
  NAME_FORMAT: {
    subcode: 2388046,
    title: 'Name Format is Incorrect',
    message: 'The message template name can only have lowercase letters and underscores.',
  },
  SAMPLE_NAME: {
    subcode: 2388155,
    title: 'Template Name Is Used by a Sample',
    message: 'This name is already used as a sample template. Choose another name.',
  },
  TOO_MANY_TEMPLATES: {
    subcode: 2388019,
    title: 'Message Template Limit Exceeded',
    message: 'This account has reached its limit of {limit} templates. Delete one to create another.',
  },
  NOT_NOW: {
    subcode: 2388039,
    title: "Message Template Can't Be Edited",
    message: '{why}',
  },
  TOO_LONG: {
    subcode: 2388040,
    title: 'Character Limit Exceeded',
    message: 'The {what} can have at most {limit} characters.',
  },
  NO_EXAMPLE: {
    subcode: 2388043,
    title: 'Message Template Is Missing Sample Values',
    message: 'The {what} needs an example for each of its variables.',
  },
  HEADER_FORMAT: {
    subcode: 2388047,
    title: 'Message Header Format Is Incorrect',
    message: '{why}',
  },
  BODY_FORMAT: {
    subcode: 2388072,
    title: 'Message Body Format Is Incorrect',
    message: '{why}',
  },
  FOOTER_FORMAT: {
    subcode: 2388073,
    title: 'Message Footer Format Is Incorrect',
    message: '{why}',
  },
  BUTTON_FORMAT: {
    subcode: 2388060,
    title: 'Button Format Is Incorrect',
    message: "Buttons can't have any variables, newlines, emojis, or formatting characters.",
  },
  RATIO: {
    subcode: 2388293,
    title: 'Parameters Words Ratio Exceeds Limit',
    message:
      'This template has too many variables for its length. Reduce the variables or increase the message length.',
  },
  EDGE_VARIABLE: {
    subcode: 2388299,
    title: 'Leading or Trailing Parameters Are Not Allowed',
    message: "Variables can't be at the start or end of the template.",
  },
} as const;
export type RefusalName = keyof typeof REFUSALS;

/** What the reviewer rejects, in the order in which it looks. */
export const REJECTIONS = {
  VARIABLE_FORMAT: {
    reason: 'INVALID_FORMAT',
    text: 'A variable has mismatched curly braces, a special character, or a number out of sequence.',
    recommendation: 'Number the variables {{1}}, {{2}}, {{3}} without a gap, each with two braces on both sides.',
  },
  ADJACENT_VARIABLES: {
    reason: 'INVALID_FORMAT',
    text: 'Two variables stand side by side without text or punctuation between them.',
    recommendation: 'Put words between the variables, so that it is clear what each one is.',
  },
  DUPLICATE: {
    reason: 'INVALID_FORMAT',
    text: 'Another template of this account has the same body and footer.',
    recommendation: 'Use the template that exists, or change the wording.',
  },
  ASKS_FOR_NUMBERS: {
    reason: 'SCAM',
    text: 'The message asks for a full card, bank account or identity number, or for a secret code.',
    recommendation: 'Never ask for such numbers in a message.',
  },
  THREAT: {
    reason: 'ABUSIVE_CONTENT',
    text: 'The message threatens or intimidates its reader.',
    recommendation: 'Take the threat out.',
  },
  OTHER_LANGUAGE: {
    reason: 'TAG_CONTENT_MISMATCH',
    text: 'The content is not in the language that was chosen.',
    recommendation: 'Choose the language in which the message is written.',
  },
  PROMOTION_AS_UTILITY: {
    reason: 'INCORRECT_CATEGORY',
    text: 'The message promotes something, which the chosen category does not allow.',
    recommendation: 'File it as marketing.',
  },
} as const;
export type RejectionName = keyof typeof REJECTIONS;

/** Asking words and what may not be asked for, no more than 60 characters apart in either order. */
export const ASKING =
  /\b(send|share|reply|provide|give|tell|enter|submit|confirm|upload|need|bhej\w*|batay\w*|dijiye)\b/i;
export const SECRETS =
  /\b(card number|debit card|credit card|cvv|account number|aadhaa?r( card)?( number)?|pan( card)? number|passport number|voter id number|otp|upi pin|atm pin|password)\b/i;
export const ASKING_DISTANCE = 60;

export const THREATS =
  /\b(legal action|police (case|complaint)|you will be arrested|face (the )?consequences|you will regret|final warning|defaulter list)\b/i;

/** Words of an offer, which make a UTILITY template MARKETING. */
export const OFFERS =
  /\b(offer|offers|discount|(grand|festive|diwali|mega|flash|big) sale|on sale|limited time|hurry|cashback|free gift|special price|price drop|new launch|launching|book now|buy now|exclusive|deal of|festive|don't miss|last few|best price|% off)\b|\d+ ?% off/i;

/** The script of a language by the part before `_`; at least half of the letters outside variables must be of it. */
export const SCRIPTS: ReadonlyMap<string, RegExp> = new Map([
  ['en', /\p{Script=Latin}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['mr', /\p{Script=Devanagari}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['ur', /\p{Script=Arabic}/u],
]);
export const SCRIPT_SHARE = 0.5;
