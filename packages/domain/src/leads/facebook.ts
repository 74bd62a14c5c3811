/** Pages of Facebook whose lead forms arrive by themselves (domain 2.15). */

/** `Token expired`: Facebook lets us in no more, until somebody of the office connects the page again. */
export const facebookPageStates = ['Connected', 'Token expired', 'Disconnected'] as const;
export type FacebookPageState = (typeof facebookPageStates)[number];

/** What Facebook's dialog is asked for. Without one of the first five a page's leads cannot be read. */
export const facebookScopes = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_ads',
  'leads_retrieval',
  'business_management',
] as const;
/** Pages that stand in no business portfolio do without it. */
export const facebookScopesNeeded = facebookScopes.filter((one) => one !== 'business_management');

/** What the answer to a question of a form becomes. `Message` keeps the question beside it. */
export const answerTargets = [
  'Name',
  'Mobile number',
  'Email',
  'Message',
  'BHK',
  'Budget',
  'Area',
  'City',
  'Project',
  'Sub type',
] as const;
export const facebookTargets = [...answerTargets, 'Nothing'] as const;
export type FacebookTarget = (typeof facebookTargets)[number];

/** A question of a form as Facebook names it: `key` in its answers, `label` as people read it. */
export interface FacebookQuestion {
  readonly key: string;
  readonly label: string;
  readonly type: string;
}

/** Facebook's own kinds of question that are about something that we know. */
const ofType: Readonly<Record<string, FacebookTarget>> = {
  FULL_NAME: 'Name',
  FIRST_NAME: 'Name',
  LAST_NAME: 'Name',
  PHONE: 'Mobile number',
  WORK_PHONE_NUMBER: 'Mobile number',
  EMAIL: 'Email',
  WORK_EMAIL: 'Email',
  CITY: 'City',
};

/** Words of a question that somebody wrote, the first that is found. Underscores stand for spaces in keys. */
const ofWords: readonly (readonly [RegExp, FacebookTarget])[] = [
  [/budget|price range|how much/, 'Budget'],
  [/\bbhk\b|bedroom|how many rooms|configuration/, 'BHK'],
  [/\bproject\b/, 'Project'],
  // A carpet area is a size and no place.
  [/(?<!(?:carpet|built[ -]?up|super|plot|floor) )\barea\b|locality|location|which part of|preferred place/, 'Area'],
  [/(?:type|kind) of (?:property|home|house|flat)|property type/, 'Sub type'],
  [/\bcity\b|\btown\b/, 'City'],
  [/whatsapp|mobile|phone|contact number/, 'Mobile number'],
  [/e-?mail/, 'Email'],
  [/\bname\b/, 'Name'],
];

/** What the answer to a question is taken for as long as nobody says otherwise. */
export const facebookTargetOf = ({ key, label, type }: FacebookQuestion): FacebookTarget => {
  const known = ofType[type];
  if (known) return known;
  const words = `${label} ${key.replaceAll('_', ' ')}`.toLowerCase();
  return ofWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'Message';
};

/** Days for which Facebook answers with leads of a form. */
export const facebookLeadDays = 90;
