/** Numbers that are written as words: English, Hindi and Gujarati, in Latin letters and in their own. */

const values: readonly (readonly [number, string])[] = [
  [1.25, 'sava|savva|सवा|સવા'],
  [1.5, 'de[dr]h|dodh|doodh|डेढ़|डेढ|દોઢ'],
  [2.5, '(?:a)?dhai|adhi|अढाई|ढाई|અઢી'],
  [1, 'one|ek|एक|એક'],
  [2, 'two|do|दो|be|બે'],
  [3, 'three|teen|tran|तीन|ત્રણ'],
  [4, 'four|cha+r|चार|ચાર'],
  [5, 'five|pa+n?ch|पांच|पाँच|પાંચ'],
  [6, 'six|chh?ah?|छह|છ'],
  [7, 'seven|sa+t|सात|સાત'],
  [8, 'eight|aath|आठ|આઠ'],
  [9, 'nine|nau|nav|नौ|નવ'],
  [10, 'ten|das|dus|दस|દસ'],
  [12, 'twelve|barah|ba+r|बारह|બાર'],
  [15, 'fifteen|pandrah|pandar|पंद्रह|પંદર'],
  [20, 'twenty|bees|vis|vees|बीस|વીસ'],
  [25, 'pach+[ei]+s|पच्चीस|પચીસ|પચ્ચીસ'],
  [30, 'thirty|tees|tris|तीस|ત્રીસ'],
  [35, 'paintis|paintees|पैंतीस|પાંત્રીસ'],
  [40, 'forty|chal[ie]+s|चालीस|ચાલીસ'],
  [50, 'fifty|pach+a+s|पचास|પચાસ'],
  [60, 'sixty|saath|साठ|સાઠ|સાઈઠ'],
  [70, 'seventy|sattar|sitt?er|सत्तर|સિત્તેર'],
  [75, 'pachh?attar|pichh?attar|pachott?er|पचहत्तर|પંચોતેર'],
  [80, 'eighty|assi|ensi|अस्सी|એંસી'],
  [90, 'ninety|nabbe|nevu|नब्बे|નેવું'],
];

const [tens, ones] = [
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  'one|two|three|four|five|six|seven|eight|nine',
];
/** 'twenty five', 'forty-two' */
const compound = `(?:${tens})[ -](?:${ones})`;

/** The source of a rule that any of the words fits. */
export const spoken = `(?:${compound}|(?:(?:sa+dhe|sada|साढ़े|સાડા|paune|पौने|sava|सवा|સવા)\\s)?(?:${values.map(([, word]) => word).join('|')}))`;

const exact = values.map(([value, word]) => [value, new RegExp(`^(?:${word})$`, 'u')] as const);
const isCompound = new RegExp(`^${compound}$`);
const halves: readonly (readonly [number, RegExp])[] = [
  [0.5, /^(?:sa+dhe|sada|साढ़े|સાડા)\s/u],
  [0.25, /^(?:sava|सवा|સવા)\s/u],
  [-0.25, /^(?:paune|पौने)\s/u],
];

/** What digits, with Indian commas or without, or a word stand for; NaN for any other text. */
export const numberOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const parts = isCompound.test(text) ? text.split(/[ -]/) : [];
  if (parts.length > 0) return parts.reduce((sum, part) => sum + numberOf(part), 0);
  const more = halves.find(([, rule]) => rule.test(text));
  const word = more ? text.replace(more[1], '') : text;
  const value = exact.find(([, rule]) => rule.test(word))?.[0] ?? Number.NaN;
  return value + (more?.[0] ?? 0);
};

const ordinals: readonly (readonly [number, string])[] = [
  [1, 'first|pehl[aei]|pahel[aoi]|पहल[ाीे]|पहिल(?:[ाीे]|्या)|પહેલ[ાોે]'],
  [2, 'second|dusr[aei]|bij[aoe]|दूसर[ाीे]|दुसर[ाीे]|दुसऱ्या|બીજ[ાોે]'],
  [3, 'third|tisr[aei]|trij[aoe]|तीसर[ाीे]|तिसर[ाीे]|तिसऱ्या|ત્રીજ[ાોે]'],
  [4, 'fourth|chauth[aei]|chotha?o?|चौथ(?:[ाीे]|्या)|ચોથ[ાોે]'],
  [5, 'fifth|pa+n?chv[aei]+n?|pa+n?chm[ao]|पांचव[ाीें]+|पाचव(?:[ाीे]|्या)|પાંચમ[ાોે]'],
  [6, 'sixth|chh?ath?[aoe]|छठ[ाीे]|सहाव(?:[ाीे]|्या)|છઠ્ઠ[ાોે]'],
  [7, 'seventh|sa+tv[aei]+n?|sa+tm[ao]|सातव(?:[ाीें]+|्या)|સાતમ[ાોે]'],
  [8, 'eighth|aathv[aei]+n?|aathm[ao]|आठव(?:[ाीें]+|्या)|આઠમ[ાોે]'],
  [9, 'ninth|नौव[ाीें]+|नवव(?:[ाीे]|्या)|નવમ[ાોે]'],
  [10, 'tenth|dasv[aei]+n?|dasm[ao]|दसव[ाीें]+|दहाव(?:[ाीे]|्या)|દસમ[ાોે]'],
];
/** The source of a rule for 'third', 'trijo', 'ત્રીજો'. */
export const ordinal = ordinals.map(([, word]) => word).join('|');
const exactOrdinals = ordinals.map(([value, word]) => [value, new RegExp(`^(?:${word})$`, 'u')] as const);
/** The number that an ordinal word stands for. */
export const ordinalOf = (word: string): number => exactOrdinals.find(([, rule]) => rule.test(word))![0];
