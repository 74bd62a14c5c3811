import { compile } from '@angan/contract/kit/compile-message.ts';
import { readCatalogue } from '@angan/languages/catalogue.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileCounted, counts } from './counted.ts';
import { i18n } from './i18n.ts';

const messages = [
  '{n, plural, =0 {none} one {# man} other {# men of {total}}}',
  "{n, plural, one {It's {n} day} other {It's {n} days}} and {total, plural, one {# house} other {# houses}}",
  '{who, select, owner {{n, plural, one {your # lead} other {your # leads}}} other {{n} of theirs}}',
];
const samples = [0, 1, 2, 1.5, 11, 999, 1000, 123_456, 12_345_678];

test.each(['en', 'hi', 'gu'])('what is counted in %s reads as with the library alone', (locale) => {
  const tag = locale === 'en' ? 'en-IN' : locale;
  const plain = setupI18n({ locale, locales: tag, messages: { [locale]: {} } }).setMessagesCompiler(compile);
  i18n.loadAndActivate({ locale, messages: {} });
  const counted =
    locale === 'en'
      ? []
      : [...readCatalogue(locale as 'hi' | 'gu').values()].filter((one) => one.includes(', plural,'));
  expect(locale === 'en' || counted.length > 20).toBe(true);
  for (const message of [...messages, ...counted])
    for (const n of samples) {
      const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name!);
      const values = { ...Object.fromEntries(names.map((name) => [name, n])), who: n > 5 ? 'owner' : 'other' };
      const [ours, theirs] = [i18n, plain].map((one) => one._(message, values, { message }));
      expect(ours).toBe(theirs);
    }
});

test('a text that counts makes no format of numbers', () => {
  const made = Intl.NumberFormat;
  // biome-ignore lint/suspicious/noExplicitAny: whoever makes one is found out
  (Intl as any).NumberFormat = class {
    constructor() {
      throw new Error('made');
    }
  };
  try {
    i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: {} });
    expect(i18n._(messages[0]!, { n: 1200, total: 5 }, { message: messages[0]! })).toBe('1,200 men of 5');
    expect(compileCounted('plain')).toEqual(['plain']);
    expect(counts({ n: 1 }, 'en')).toMatchObject({ n: 1, 'n:category': 'one', 'n:figures': '1' });
  } finally {
    Intl.NumberFormat = made;
  }
});
