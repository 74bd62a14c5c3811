import { compile } from '@angan/contract/kit/compile-message.ts';
import { plural, t } from '@lingui/core/macro';
import { afterEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { perLanguage } from './per-language.ts';
import { pseudoMessage, pseudoText } from './pseudo.ts';
import { setWordWithoutEntry, word } from './word.ts';

afterEach(() => {
  i18n.setMessagesCompiler(compile);
  setWordWithoutEntry((english) => english);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
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

test('what stands outside a function is worded anew in another language, and is one value in each', () => {
  const names = perLanguage(() => ({ of: i18n.locale }));
  expect(names()).toBe(names());
  expect(names().of).toBe('en');
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  expect(names().of).toBe('hi');
});

test('the pseudo-language leaves no plain letter of a message, and all of its places', () => {
  i18n.loadAndActivate({ locale: 'en-XA', messages: {} });
  i18n.setMessagesCompiler((message) => compile(pseudoMessage(message)));
  setWordWithoutEntry(pseudoText);
  const name = 'Mehul';
  const worded = t`Chat with ${name}`;
  expect(worded).toContain('Mehul');
  expect(worded.replace('Mehul', '')).not.toMatch(/[A-Za-z]/);
  expect(counted(2)).toMatch(/^⟦2 ç.*š.*⟧$/);
  expect(pseudoMessage('See <0>the list</0>')).toMatch(/^⟦\S+ <0>\S+ \S+<\/0> .*⟧$/);
  expect(word(word('Requirement'))).toBe(word('Requirement'));
  expect(word('Requirement').length).toBeGreaterThan('Requirement'.length * 1.4);
});
