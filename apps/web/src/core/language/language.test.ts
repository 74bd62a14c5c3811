import { pseudoMessage, pseudoText } from '@angan/contract/kit/pseudo.ts';
import { places, says, sentences } from '@angan/contract/kit/sentence.ts';
import { plural, t } from '@lingui/core/macro';
import { beforeEach, expect, test } from 'vitest';
import { compileCounted } from './counted.ts';
import { i18n } from './i18n.ts';
import { perLanguage } from './per-language.ts';
import { joined, sentence } from './sentence.ts';
import { setWordIn, word } from './word.ts';
import { wordIn } from './word-of-catalogue.ts';

beforeEach(() => {
  i18n.setMessagesCompiler(compileCounted);
  setWordIn(wordIn);
  i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: {} });
});

const counted = (count: number) => plural(count, { one: `${count} contact`, other: `${count} contacts` });
const search = 'Orchid {B}';

test('English needs no catalogue, and keeps apostrophes, figures and what stands in its places', () => {
  expect(t`Nothing is named '${search}', it's said.`).toBe("Nothing is named 'Orchid {B}', it's said.");
  expect([counted(0), counted(1), counted(1200)]).toEqual(['0 contacts', '1 contact', '1200 contacts']);
});

test('the texts of a language are asked for by the English of the packages, figures apart', () => {
  const messages = { Requirement: 'Jarurat', 'At most {0} of {1}.': '{1} me se {0} tak.' };
  i18n.loadAndActivate({ locale: 'hi', messages });
  expect(word('Requirement')).toBe('Jarurat');
  expect(word('At most 5 of 1,200.')).toBe('1,200 me se 5 tak.');
  expect(word('Of no catalogue')).toBe('Of no catalogue');
});

const stored = sentences({
  leased: says('{code} is let to {day}.', { code: places.text, day: places.day }),
  waiting: says('{count, plural, one {one message waits} other {# messages wait}} at {stage}', {
    ...{ count: places.count, stage: places.word },
  }),
});

test('a stored sentence has the words of the language, by its English, and the values that it was stored with', () => {
  const leased = stored.of.leased({ code: 'P-000031', day: '2026-12-05' });
  const waiting = stored.of.waiting({ count: 123_456, stage: 'Contacted' });
  expect(sentence(stored, leased)).toBe('P-000031 is let to 05/12/2026.');
  expect(sentence(stored, waiting)).toBe('1,23,456 messages wait at Contacted');
  expect(sentence(stored, { key: 'plain', values: { text: 'Of {an} older version.' } })).toBe('Of {an} older version.');
  const messages = { '{code} is let to {day}.': '{day} tak {code} kiraye par.', Contacted: 'Sampark hua' };
  i18n.loadAndActivate({ locale: 'hi', messages });
  expect(sentence(stored, leased)).toBe('05/12/2026 tak P-000031 kiraye par.');
  expect(sentence(stored, waiting)).toContain('Sampark hua');
});

test('what joins a list is of the language', () => {
  const places = ['Bopal', 'Shela', 'Ambli'];
  expect([joined(places, 'or'), joined(places.slice(1), 'and')]).toEqual(['Bopal, Shela or Ambli', 'Shela and Ambli']);
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  expect(joined(places.slice(1), 'and')).toBe('Shela और Ambli');
});

test('what stands outside a function is worded anew in another language, and is one value in each', () => {
  const names = perLanguage(() => ({ of: i18n.locale }));
  expect(names()).toBe(names());
  expect(names().of).toBe('en');
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  expect(names().of).toBe('hi');
});

test('the pseudo-language leaves no plain letter of a message, and all of its places', () => {
  i18n.loadAndActivate({ locale: 'en-XA', messages: {} });
  i18n.setMessagesCompiler((message) => compileCounted(pseudoMessage(message)));
  setWordIn(pseudoText);
  const name = 'Mehul';
  const worded = t`Chat with ${name}`;
  expect(worded).toContain('Mehul');
  expect(worded.replace('Mehul', '')).not.toMatch(/[A-Za-z]/);
  expect(counted(2)).toMatch(/^⟦2 ç.*š.*⟧$/);
  expect(pseudoMessage('See <0>the list</0>')).toMatch(/^⟦\S+ <0>\S+ \S+<\/0> .*⟧$/);
  expect(word(word('Requirement'))).toBe(word('Requirement'));
  expect(joined(['Bopal', 'Shela'], 'and').replace(/Bopal|Shela/g, '')).not.toMatch(/[A-Za-z]/);
  expect(word('Requirement').length).toBeGreaterThan('Requirement'.length * 1.4);
});
