import { type Message, together, words } from './message.ts';
import type { Found, TenantWord } from './types.ts';

const rules: readonly (readonly [TenantWord, RegExp])[] = [
  [
    'Family',
    words(
      'famil(?:y|ies)',
      '(?:married |working |newly ?wed )?couples?',
      'husband(?: and| &)? wife',
      'miya bibi',
      'pati patni',
      'fmly',
      'fam(?:li|ily|l)y?',
      'faimly',
      'familes',
      'parivaar',
      'newly ?weds?',
      'pariwar',
      'parivar',
      'kutumb',
      'ફેમિલી',
      'પરિવાર',
      'કપલ',
      'फैमिली',
      'फॅमिली',
      'परिवार',
      'कुटु[ंम]ब(?:ासाठी|ा)?',
      'कुटुंबासाठी',
      'ফ্যামিলি',
      'ਪਰਿਵਾਰ',
    ),
  ],
  [
    'Bachelors',
    words(
      'bach?elors?(?! (?:boys?|girls?|lad(?:y|ies)|gents))',
      'bachlors?',
      'batchelors?',
      'bachlers?',
      'bacholers?',
      'bechlers?',
      'bechelors?',
      'bachelars?',
      'bach\\.',
      'singles?(?= (?:ok|allowed|person|people))',
      'બેચલર્?સ?',
      'ब[ैॅे]चलर्?स?',
    ),
  ],
  [
    'Women',
    words(
      '(?:working )?girls?',
      '(?:working )?(?:women|woman|lad(?:y|ies))',
      'females?',
      'ladki(?:y(?:o|an?|on))?',
      'ladkiyon',
      'chh?okri(?:o|yo)?',
      'mahila',
      'लड़की',
      'लड़कियों',
      'लड़कियां',
      'लड़कियाँ',
      'महिलाओं',
      'મહિલા(?:ઓ)?',
      'ladkiya+n?',
      'muli(?:nsathi|na)?',
      'मुली(?:ंसाठी)?',
      'महिला',
      'છોકરી(?:ઓ)?',
      'બહેનો',
    ),
  ],
  [
    'Men',
    words(
      '(?:working )?boys?',
      '(?:working )?(?:men|gents)',
      'males?',
      'ladk[ae](?:on)?',
      'chh?okr(?:a|ao|o)',
      'लड़क[ाे]',
      'लड़कों',
      'पुरुष',
      'mulan?(?:sathi|na)',
      'मुल(?:गे|ांसाठी)',
      'છોકર[ાો]',
    ),
  ],
  [
    'Company',
    words('company(?! ?(?:me|mein|में|ka|ki|job|name|logo))', 'corporates?', 'co\\.? lease', 'mnc', 'કંપની', 'कंपनी'),
  ],
  ['Students', words('stu?dents?', 'p\\.?g\\.? students?', 'વિદ્યાર્થી(?:ઓ)?', 'छात्र', 'विद्यार्थी')],
];
const refused = /(?:no|not|na|nahi|except|without)\s?(?:for\s)?$/;
const refusedAfter = /^\s?(?:not allowed|nahi|not|na chalse|nahi chalse|nai)/;

/** Who may live there, or who wants to. '1 boy', 'no bachelors' are not asked for. */
export const readTenants = (message: Message): Found<TenantWord[]> | undefined => {
  const parts: Found<TenantWord>[] = [];
  for (const [value, rule] of rules)
    for (const match of message.free(rule)) {
      if (refused.test(message.before(match, 12)) || refusedAfter.test(message.after(match, 14))) continue;
      parts.push(message.found(value, match));
    }
  if (parts.length === 0) return undefined;
  return together([...new Set(parts.map((part) => part.value))], parts);
};

const vegetarian = words(
  '(?:only|pure|strictly(?: for)?)(?: for)? veg(?:etarian)?s?',
  'veg(?:etarian)?s? only',
  'veg(?:etarian)?(?= famil)',
  'non[\\s-]?veg(?:etarian)? (?:is )?not allowed',
  'no non[\\s-]?veg(?:etarian)?',
  'shakahari(?: only)?',
  'શાકાહારી',
  'शाकाहारी',
);
const wished = /^(?:\s\p{L}+)?\s(?:preferr?ed|prefer|ok)/u;

/** Whether a home is let to vegetarians alone. 'veg family preferred' is a wish of the owner's. */
export const readFood = (message: Message): Found<'Vegetarian only'> | undefined => {
  const match = [...message.free(vegetarian)].find((one) => !wished.test(message.after(one)));
  return match && message.found('Vegetarian only' as const, match);
};
