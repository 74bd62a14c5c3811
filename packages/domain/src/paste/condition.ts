import type { Furniture } from '../lookups/furnitures.ts';
import type { Possession } from '../lookups/possessions.ts';
import { type Message, words } from './message.ts';
import type { Found, PasteFields } from './types.ts';

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
      'non[\\s-]?furn(?:ish(?:ed)?)?',
      'un[\\s-]?furnish?e?d',
      'unf',
      'अनफर्निश्ड',
      'अनफर्निश',
      'બિન ?ફર્નિશ્ડ',
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
      // A half of several: 'semi or full ok' is told apart by what follows.
      'semi[\\s-]?f(?:ur)?',
      'half furnish(?:ed)?',
      'part(?:ial(?:ly)?|ly)?[\\s-]furnish(?:ed)?',
      'kitchen[\\s-]?fix(?:ed)?',
      'કિચન ?ફિક્સ',
      'किचन ?फिक्स',
      'semi-f',
      'partly furnished',
      'સેમ[ીિ][ -]?ફર્નિશ્?ડ?',
      'स[ेै]म[ीि][ -]?फर्नि[शस]्?ड?',
    ),
  ],
  [
    'Fully furnished',
    words(
      'full(?:y)?[\\s-]?furn(?:ish(?:ed)?)?\\.?',
      '(?<!\\+\\s?|gf\\s?)f[./]?f',
      'sampurna furniture',
      'full(?:y)? loaded',
      'well[\\s-]furnish(?:ed)?',
      'fully[\\s-]?fur',
      'full furnitured?',
      'furnitured',
      'furnishe?d',
      'furn',
      'with furniture',
      'full furniture',
      '(?:ફુલ|ફૂલ|ફુલ્લી)[ -]?ફર્નિશ્?ડ?',
      'ફર્નિશ્ડ',
      'ફર્નિચર (?:સાથે|સહિત)',
      '(?:फुल|फूल|पूर्ण|पूरा)[ -]?फर्नि[शस]्?ड?',
      'फर्निश्ड',
      'फर्निचर(?:सह| सहित| के साथ)',
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
    words(
      'under[\\s-]?const(?:ruction)?\\.?',
      'u\\.?c',
      'u/c',
      'uc poss(?:ession)?',
      'construction chalu',
      'under const',
      'अंडर ?कंस्ट्रक्शन',
      'निर्माणाधीन',
      'बांधकाम सुरू',
      'અંડર ?કન્સ્ટ્રક્શન',
      'બાંધકામ ચાલુ',
    ),
  ],
  ['New launch', words('new(?:ly)? launch(?:ed|ing)?', 'pre[\\s-]?launch', 'soft launch', 'just launched')],
  [
    'Tenant vacating',
    words(
      'tenant (?:is )?vacating',
      'vacating',
      'tenant (?:will )?(?:leave|vacate)s?',
      '(?:kira+yedar|bhadu?vat|tenant) khali kar\\p{L}*',
      'tenant (?:there |inside )?(?:till|until|upto) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*',
    ),
  ],
  [
    'Ready to move',
    words(
      'redy(?: pos+)?',
      'ready(?! (?:by|in|from|on) )(?: to (?:move|shift|occupy|live)(?: in)?| possession| poss\\.?| che| hai)?',
      'poss(?:ession)? immediate(?:ly)?',
      'keys? in hand',
      'immediate shift(?:ing)?',
      'r\\.?t\\.?m\\.?i?',
      'immediate(?:ly)?(?: poss(?:ession)?)?(?! (?:regist\\p{L}*|registry|payment|sale|requirement|buyer|client|need|clos\\p{L}*|deal|token|purchase|visit))',
      'immd(?:iate)?',
      'vacant',
      'avail(?:able)? (?:now|immediate(?:ly)?)',
      'turant (?:possession|poss|khali)',
      'taiyaa?r',
      'tayaa?r',
      'oc (?:received|aa gaya|mil gaya),? ready',
      'occupy immediate(?:ly)?',
      'possession (?:given|available|available now)',
      'तुरंत (?:पज़ेशन|पजेशन|कब्जा)',
      'तात्काळ ताबा',
      'ताबा (?:तयार|लगेच)',
      'તરત પઝેશન',
      'તાત્કાલિક પઝેશન',
      'possession ready',
      'રેડી(?: પઝેશન)?',
      'તૈયાર',
      'तैयार',
      'तयार',
      'रेडी',
    ),
  ],
];
const byMonth = new RegExp(
  `(?<![\\p{L}])(?:by|hand ?over|pos+es+ion|poss)\\.?(?:\\s?(?:by|in|from|on|date|is|:|-)){0,2}\\s?(${months})\\.?,?\\s?'?(?:20)?(\\d{2})(?!\\d)`,
  'gu',
);
/** One of several: 'possession by March 27 also ok'. */
const alsoGood = /^\s?(?:also )?(?:ok|fine|chalega|chalse)/;

/** The last day of a month of this century. */
const lastDayOf = (month: string, year: string): string => {
  const at = monthNames.indexOf(month.slice(0, 3));
  return new Date(Date.UTC(2000 + Number(year), at + 1, 0)).toISOString().slice(0, 10);
};
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 'client ready', 'token ready' say nothing of the home. */
const notOfHome =
  /(?:not|won't be|be|client|party|buyer|tenant|token|cash|funds?|payment|customer|loan|papers?|title|documents?)s?\s?(?:is\s|hai\s|che\s)?$/;
const ofBuyer = /^\s?(?:client|party|buyer|tenant|token|cash|funds?|payment|customer|reckoner)/;
const isEitherWay = /ready\s?(?:or|\/|ya)\s?(?:uc|u\/c|under)/;
const within = /within 3 months?|3 mahin[ae] (?:ma|me|mein)/g;
const between = /3\s?(?:-|to|thi|se)\s?6\s?(?:months?|mahin[ae])/g;

/** In a wish it is the tenant who is ready to move house. */
const ofTenant = /shift/;

export const readPossession = (
  message: Message,
  isWish: boolean,
): Pick<PasteFields, 'possession' | 'possession_date'> => {
  const soon = message.first(within);
  if (soon) return { possession: message.found('Within 3 months', soon) };
  const later = message.first(between);
  if (later) return { possession: message.found('3-6 months', later) };
  const month = message.first(byMonth);
  const dated = month && !alsoGood.test(message.after(month)) ? month : undefined;
  const date = dated && { possession_date: message.found(lastDayOf(dated[1]!, dated[2]!), dated) };
  for (const [value, rule] of possession) {
    const match = [...message.free(rule)].find(
      (one) =>
        !(isWish && ofTenant.test(one[0])) &&
        !notOfHome.test(message.before(one, 14)) &&
        !ofBuyer.test(message.after(one, 14)),
    );
    if (match && !isEitherWay.test(message.plain)) return { possession: message.found(value, match), ...date };
  }
  return date
    ? { possession: { ...date.possession_date, value: 'Under construction', confidence: 'Medium' }, ...date }
    : {};
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
