/** A search as it was meant, for the rules that read it: what fingers slip on, and signs that stand for words. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/["“”«»]/g, ' '],
  // '3 bkh', '3 bhkk'
  [/(\d)\s?(?:bkh|hbk|kbh|bhhk|bhk{2,4}|bh|bk)(?![\p{L}\p{M}\d])/giu, '$1 bhk'],
  [/(?<![\p{L}\p{M}])unfurn(?!iture)\p{L}{0,8}/giu, 'unfurnished'],
  [/(?<![\p{L}\p{M}])furn(?!itures?(?!\p{L}))\p{L}{0,8}/giu, 'furnished'],
  [/</g, ' under '],
  [/>/g, ' above '],
  // 'between 40 and 60 lakh'
  [
    /(?<![\p{L}\p{M}])(?:between|betn|btw)\s(\d[\d.,]{0,11}\s?\p{L}{0,6}?)\s?(?:and|&|to|-|ane|aur)\s?(?=\d)/giu,
    '$1 to ',
  ],
];

export const asMeant = (text: string): string =>
  meant.reduce((so, [slip, word]) => so.replace(slip, word), text).trim();
