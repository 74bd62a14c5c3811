import type { Secret } from './secret.ts';

const isNumber = ({ text }: Secret) => /^\d+$/.test(text);

/**
 * Says which of these secrets a text holds, in whatever case. Numbers are also written in halves, or with the country in
 * front. There are hundreds of them: they are looked up by the digits that the text has, not each sought in it.
 */
export const newHolds = (secrets: readonly Secret[]): ((text: string) => Secret[]) => {
  const words = secrets.filter((secret) => !isNumber(secret));
  const numbers = new Map(secrets.filter(isNumber).map((secret) => [secret.text, secret]));
  const lengths = [...new Set([...numbers.keys()].map(({ length }) => length))];
  return (text) => {
    const low = text.toLowerCase();
    const joined = text.replaceAll(/[\s()+/-]/g, '');
    const found = new Set(words.filter((secret) => low.includes(secret.text) || joined.includes(secret.text)));
    for (const [digits] of joined.matchAll(/\d+/g))
      for (const length of lengths)
        for (let from = 0; from + length <= digits.length; from += 1) {
          const number = numbers.get(digits.slice(from, from + length));
          if (number) found.add(number);
        }
    return [...found];
  };
};
