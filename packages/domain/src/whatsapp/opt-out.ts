/** What somebody wants who sends one of these words alone: no more advertising, or advertising again. */
export type Wish = 'stop' | 'start';

/**
 * Whole messages that end advertising, in English, Hindi and Gujarati, each also as it is typed in Latin letters. `cancel`
 * and `end` are not among them: to a broker they are about a visit.
 */
const stopping = [
  'stop',
  'stopall',
  'stop all',
  'stop it',
  'stop this',
  'stop now',
  'stop ads',
  'stop offers',
  'stop promotion',
  'stop promotions',
  'stop message',
  'stop messages',
  'stop messaging',
  'stop messaging me',
  'stop sending',
  'stop sending messages',
  'stop sending me messages',
  'unsubscribe',
  'unsubscribe me',
  'unsub',
  'opt out',
  'optout',
  'opt me out',
  'remove me',
  'remove my number',
  'do not message',
  'do not message me',
  'dont message',
  'dont message me',
  'no more messages',
  'band',
  'band karo',
  'band kro',
  'band karein',
  'band kare',
  'band kar do',
  'band kardo',
  'bandh karo',
  'bandh kar do',
  'bandh kari do',
  'bandh karido',
  'message band karo',
  'message bandh karo',
  'msg band karo',
  'msg bandh karo',
  'messages band karo',
  'roko',
  'mat bhejo',
  'message mat bhejo',
  'msg mat bhejo',
  'mujhe message mat bhejo',
  'na moklo',
  'message na moklo',
  'msg na moklo',
  'बंद',
  'बंद करो',
  'बंद करें',
  'बंद करे',
  'बंद कर दो',
  'बंद कीजिए',
  'बन्द करो',
  'बन्द करें',
  'रोको',
  'रोकें',
  'स्टॉप',
  'मत भेजो',
  'मत भेजें',
  'मैसेज बंद करो',
  'मैसेज बंद करें',
  'मैसेज मत भेजो',
  'संदेश बंद करो',
  'संदेश मत भेजो',
  'બંધ',
  'બંધ કરો',
  'બંધ કરી દો',
  'બંદ કરો',
  'રોકો',
  'સ્ટોપ',
  'મેસેજ બંધ કરો',
  'સંદેશ બંધ કરો',
  'મેસેજ ના મોકલો',
  'મેસેજ ન મોકલો',
  'ના મોકલો',
  'ન મોકલો',
];
const starting = [
  'start',
  'start again',
  'start promotions',
  'start messages',
  'unstop',
  'subscribe',
  'resubscribe',
  'opt in',
  'optin',
  'chalu karo',
  'shuru karo',
  'चालू करो',
  'चालू करें',
  'शुरू करो',
  'शुरू करें',
  'शुरु करो',
  'स्टार्ट',
  'ચાલુ કરો',
  'શરૂ કરો',
  'સ્ટાર્ટ',
];

/** Asked nicely it is the same wish. */
const polite = new Set([
  'please',
  'pls',
  'plz',
  'kindly',
  'sir',
  'madam',
  'ji',
  'कृपया',
  'प्लीज',
  'जी',
  'કૃપા',
  'પ્લીઝ',
  'જી',
]);

/** Letters, marks and digits only, in small letters, without words of courtesy and what was said twice. */
const bare = (text: string): string => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !polite.has(word) && !/^\p{M}+$/u.test(word));
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
};

const wishes: ReadonlyMap<string, Wish> = new Map([
  ...stopping.map((word) => [bare(word), 'stop'] as const),
  ...starting.map((word) => [bare(word), 'start'] as const),
]);

/** No wish is longer; whoever writes more says something else. Characters. */
const longest = 80;

/** The wish that a whole message is; undefined for all that only has such a word in it. */
export const wishIn = (text: string): Wish | undefined => (text.length > longest ? undefined : wishes.get(bare(text)));

/** What Meta calls a person's own switch in WhatsApp. */
export const wishOfPreference = (value: string): Wish | undefined =>
  value === 'stop' ? 'stop' : value === 'resume' ? 'start' : undefined;

/** Meta's code where the person stopped marketing from us in WhatsApp itself. */
export const stoppedMarketing = 131050;
/** Meta's code for numbers that WhatsApp does not reach. */
export const notOnWhatsapp = 131026;

/** Categories of what serves the person who gets it. All other is marketing, which each may end. */
export const servingCategories = ['UTILITY', 'AUTHENTICATION'] as const;
export const isMarketing = (category: string): boolean => !(servingCategories as readonly string[]).includes(category);
