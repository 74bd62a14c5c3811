/** Names in Devanagari and Gujarati as one would write them in Latin letters, to be compared and not to be shown. */

const devanagari = 0x0900;
const gujarati = 0x0a80;
const blockLength = 0x80;

const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ru',
  ऍ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};
const vowelSigns: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ru',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};
const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const virama = '्';
const nasals = 'ंँ';
const silent = '़ः';

/** The two blocks have their letters at the same places. */
const asDevanagari = (letter: string): string => {
  const place = letter.codePointAt(0)! - gujarati;
  return place >= 0 && place < blockLength ? String.fromCodePoint(devanagari + place) : letter;
};

/** Text with its words of both scripts in Latin letters; everything else is left as it is. */
export const inLatin = (text: string): string => {
  if (!/[\u0900-\u0aff]/.test(text)) return text;
  let out = '';
  // A consonant is spoken with an 'a' unless a sign says otherwise, or the word ends.
  let isOpen = false;
  for (const letter of [...text].map(asDevanagari)) {
    if (silent.includes(letter)) continue;
    const sign = vowelSigns[letter];
    if (sign !== undefined || letter === virama) {
      out += sign ?? '';
      isOpen = false;
      continue;
    }
    const consonant = consonants[letter];
    const goesOn = consonant !== undefined || vowels[letter] !== undefined || nasals.includes(letter);
    if (isOpen && goesOn) out += 'a';
    isOpen = consonant !== undefined;
    out += consonant ?? vowels[letter] ?? (nasals.includes(letter) ? 'n' : letter);
  }
  return out;
};
