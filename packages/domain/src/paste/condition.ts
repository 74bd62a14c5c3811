import type { Furniture } from '../lookups/furnitures.ts';
import type { Possession } from '../lookups/possessions.ts';
import { type Message, together, words } from './message.ts';
import type { Found, TenantWord } from './types.ts';

const furnishing: readonly (readonly [Furniture, RegExp])[] = [
  ['Bare shell', words('bare\\s?shell')],
  ['Warm shell', words('warm\\s?shell')],
  ['Plug and play', words('plug\\s?(?:n|and|&)\\s?play')],
  [
    'Unfurnished',
    words(
      'un[\\s-]?furn(?:ish(?:ed)?)?\\.?',
      'u[./]?f',
      'raw(?: flat| house)?',
      'not furnished',
      'without furniture',
      'khali flat',
      'અનફર્નિશ્ડ',
    ),
  ],
  [
    'Semi-furnished',
    words(
      'semi[\\s-]?furn(?:ish(?:ed)?)?\\.?',
      'semi',
      's[./]?f(?! ?t)',
      'kitchen[\\s-]?fix(?:ed)?',
      'semi-f',
      'partly furnished',
      'સેમી ફર્નિશ્ડ',
      'सेमी फर्निश्ड',
    ),
  ],
  [
    'Fully furnished',
    words(
      'full(?:y)?[\\s-]?furn(?:ish(?:ed)?)?\\.?',
      '(?<!\\+\\s?|gf\\s?)f[./]?f',
      'sampurna furniture',
      'full(?:y)? loaded',
      'furnished',
      'furn',
      'with furniture',
      'full furniture',
      'ફુલ ફર્નિશ્ડ',
      'ફર્નિશ્ડ',
      'फुल फर्निश्ड',
    ),
  ],
];

export const readFurniture = (message: Message): Found<Furniture> | undefined => {
  const [first, second] = furnishing
    .map(([furniture, rule]) => ({ furniture, match: message.first(rule) }))
    .filter(({ match }) => match)
    .sort((a, b) => (a.match!.start === b.match!.start ? 0 : a.match!.start - b.match!.start));
  if (!first) return undefined;
  // 'semi or fully furnished' asks for neither in particular.
  const isEither = second && /^\s?(?:\/|or|ya|,)\s?$/.test(message.plain.slice(first.match!.end, second.match!.start));
  if (isEither) return undefined;
  return message.found(first.furniture, first.match!);
};

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const possession: readonly (readonly [Possession, RegExp])[] = [
  [
    'Under construction',
    words('under[\\s-]?const(?:ruction)?\\.?', 'u\\.?c', 'u/c', 'uc poss(?:ession)?', 'construction chalu'),
  ],
  ['New launch', words('new launch', 'pre[\\s-]?launch', 'newly launched')],
  ['Tenant vacating', words('tenant vacating', 'vacating')],
  [
    'Ready to move',
    words(
      'ready(?: to (?:move|shift|occupy|live)(?: in)?| possession| poss\\.?| che| hai)?',
      'poss(?:ession)? immediate(?:ly)?',
      'keys? in hand',
      'immediate shift(?:ing)?',
      'r\\.?t\\.?m\\.?i?',
      'immediate(?:ly)?(?: poss(?:ession)?)?',
      'immd(?:iate)?',
      'vacant',
      'turant (?:possession|poss|khali)',
      'possession ready',
      'રેડી(?: પઝેશન)?',
      'તૈયાર',
      'तैयार',
      'रेडी',
    ),
  ],
];
const byMonth = new RegExp(
  `(?<![\\p{L}])(?:by|poss(?:ession)?\\.?(?:\\s?(?:by|in|from|:|-))?)\\s?(?:${months})\\.?\\s?'?(?:20)?\\d{2}(?!\\d)`,
  'gu',
);

/** 'client ready', 'token ready' say nothing of the home. */
const notOfHome = /(?:client|party|buyer|tenant|token|cash|funds?|payment|customer)s?\s?(?:is\s|hai\s|che\s)?$/;
const ofBuyer = /^\s?(?:client|party|buyer|tenant|token|cash|funds?|payment|customer|reckoner)/;
const isEitherWay = /ready\s?(?:or|\/|ya)\s?(?:uc|u\/c|under)/;
const within = /within 3 months?|3 mahin[ae] (?:ma|me|mein)/g;
const between = /3\s?(?:-|to|thi|se)\s?6\s?(?:months?|mahin[ae])/g;

export const readPossession = (message: Message): Found<Possession> | undefined => {
  const soon = message.first(within);
  if (soon) return message.found('Within 3 months', soon);
  const later = message.first(between);
  if (later) return message.found('3-6 months', later);
  const dated = message.first(byMonth);
  for (const [value, rule] of possession) {
    const match = [...message.free(rule)].find(
      (one) => !notOfHome.test(message.before(one, 14)) && !ofBuyer.test(message.after(one, 14)),
    );
    if (!match || isEitherWay.test(message.plain)) continue;
    if (dated) message.take(dated);
    return message.found(value, match);
  }
  return dated && message.found('Under construction', dated, 'Medium');
};

const tenants: readonly (readonly [TenantWord, RegExp])[] = [
  [
    'Family',
    words('famil(?:y|ies)', 'married couples?', 'fmly', 'pariwar', 'parivar', 'ફેમિલી', 'પરિવાર', 'फैमिली', 'परिवार'),
  ],
  [
    'Bachelors',
    words(
      'bach?elors?',
      'bachlors?',
      'batchelors?',
      'girls?',
      'boys?',
      'ladk[aei]',
      'ladk(?:o|iyon?|iyan)',
      'chh?okr(?:[aeio]|ao|io)',
      'working women',
      'लड़क[ाेी]',
      'છોકર[ાીો]',
      'ladies',
      'gents',
      'singles?(?= )',
      'બેચલર',
      'बैचलर',
    ),
  ],
  [
    'Company',
    words('company(?! ?(?:me|mein|में|ka|ki|job|name|logo))', 'corporates?', 'co\\.? lease', 'mnc', 'કંપની', 'कंपनी'),
  ],
  ['Students', words('students?', 'વિદ્યાર્થી', 'छात्र')],
];
const refused = /(?:no|not|na|nahi|except|without)\s?(?:for\s)?$/;
const refusedAfter = /^\s?(?:not allowed|nahi|not|na chalse|nahi chalse|nai)/;

/** Who may live there, or who wants to. '1 boy', 'no bachelors' are not asked for. */
export const readTenants = (message: Message): Found<TenantWord[]> | undefined => {
  const parts: Found<TenantWord>[] = [];
  for (const [value, rule] of tenants)
    for (const match of message.free(rule)) {
      if (refused.test(message.before(match, 12)) || refusedAfter.test(message.after(match, 14))) continue;
      parts.push(message.found(value, match));
    }
  if (parts.length === 0) return undefined;
  return together([...new Set(parts.map((part) => part.value))], parts);
};

const lockIn =
  /lock[\s-]?in\s?(?:period)?\s?(?:of|left|:|-|is)?\s?(\d{1,3})\s?(months?|mnths?|yrs?|years?)|(\d{1,3})\s?(months?|mnths?|yrs?|years?)\s?lock[\s-]?in/gu;
const escalation =
  /(\d{1,2}(?:\.\d)?)\s?%\s?(?:escalation|increase|inc|hike|increment)?\s?(?:every|after|per|\/)?\s?(?:(\d{1,2})\s?)?(yrs?|years?|yearly|annual(?:ly)?|months?)/gu;

/** What a tenant in place has agreed to; months throughout. */
export const readLeaseTerms = (message: Message) => {
  const lock = message.first(lockIn);
  const step = message.first(escalation);
  const inMonths = (count: string, word: string) => Number(count) * (/^y/.test(word) ? 12 : 1);
  return {
    ...(lock && { lock_in_months: message.found(inMonths(lock[1] ?? lock[3]!, lock[2] ?? lock[4]!), lock) }),
    ...(step && {
      escalation_percent: { ...message.found(Number(step[1]), step) },
      escalation_months: {
        ...message.found(/^a|yearly/.test(step[3]!) ? 12 : inMonths(step[2] ?? '1', step[3]!), step),
      },
    }),
  };
};
