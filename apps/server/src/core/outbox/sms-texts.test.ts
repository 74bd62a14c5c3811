import path from 'node:path';
import { formatDateTime, formatWeekday } from '@angan/domain/dates.ts';
import { type Language, languages } from '@angan/domain/lookups/office.ts';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { wordsFor } from '../words.ts';
import { smsTexts } from './sms-texts.ts';
import { smsTo } from './sms-to.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings({ SECRET_KEY: 'k'.repeat(32), DEMO: '0', ...env });
const names = Object.keys(smsTexts) as (keyof typeof smsTexts)[];
const bothOf = names.flatMap((name) => languages.map((language) => [name, language] as const));

/** The parts that an operator bills: 160 characters of GSM's own alphabet or 70 others; each of several has less. */
const partsOf = (text: string): number => {
  const [whole, each] = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/.test(text) ? [160, 153] : [70, 67];
  return text.length <= whole ? 1 : Math.ceil(text.length / each);
};

/** The longest that is said of a time at which a demo may begin: on each day of a week in each month, at each half hour. */
const longestTime = (language: Language): string => {
  const { word } = wordsFor(language).words;
  const starts = Array.from({ length: 12 * 7 * 24 }, (_, at) => {
    const [month, day, half] = [Math.floor(at / 168), 20 + (Math.floor(at / 24) % 7), at % 24];
    return new Date(Date.UTC(2027, month, day, 2, 30 + 30 * half));
  });
  const said = starts.map((one) => `${word(formatWeekday(one))}, ${word(formatDateTime(one))}`);
  return said.reduce((longest, one) => (one.length > longest.length ? one : longest));
};

describe('what goes out by SMS', () => {
  test.each(bothOf)('%s in %s is one part, with the longest that is put into it', (name, language) => {
    const text = smsTexts[name][language].replace('##otp##', '482913').replace('##time##', longestTime(language));
    expect(text).not.toContain('##');
    expect([text, text.length, partsOf(text)]).toEqual([text, expect.any(Number), 1]);
  });

  test.each(names)('%s has the same variables in each language', (name) => {
    const variables = languages.map((language) => smsTexts[name][language].match(/##\w+##/g));
    expect(new Set(variables.map(String)).size).toBe(1);
  });

  test('what the stand-in for the gateway has registered is what goes out', async () => {
    const { smsTemplates } = read({});
    const registered = bothOf.map(([name, language]) => [smsTemplates[name][language], smsTexts[name][language]]);
    const kept = path.resolve(import.meta.dirname, '../../../../../packages/sandbox/src/sms/registered.json');
    await expect(`${JSON.stringify(Object.fromEntries(registered), null, 2)}\n`).toMatchFileSnapshot(kept);
  });

  test('what is to be registered with the operators is in the documents', async () => {
    const rows = bothOf.map(([name, language]) => `| ${name} | ${language} | ${smsTexts[name][language]} |`);
    const kept = path.resolve(import.meta.dirname, '../../../../../docs/sms.md');
    await expect(`${head}\n${rows.join('\n')}\n`).toMatchFileSnapshot(kept);
  });
});

describe('the language of an SMS', () => {
  const to = (env: NodeJS.ProcessEnv, language: string) =>
    smsTo(read(env), { to: '9824011768', language }, 'demo', ({ word }) => ({ time: word('Monday') })).body;

  test('is that of its reader where its text is registered in it', () => {
    const gateway = { SMS_URL: 'https://gateway.test', SMS_DEMO_TEMPLATE: '64a1', SMS_DEMO_TEMPLATE_GU: '64b2' };
    expect(to(gateway, 'Gujarati')).toEqual({ template_id: '64b2', variables: { time: 'સોમવાર' } });
    expect(to(gateway, 'Hindi')).toEqual({ template_id: '64a1', variables: { time: 'Monday' } });
    expect(to(gateway, 'Marathi')).toEqual({ template_id: '64a1', variables: { time: 'Monday' } });
  });

  test('is each of ours where the sandbox stands in for the gateway', () => {
    expect(to({}, 'Hindi')).toEqual({ template_id: 'angan_demo_hi', variables: { time: 'सोमवार' } });
    expect(to({}, 'English')).toEqual({ template_id: 'angan_demo', variables: { time: 'Monday' } });
  });
});

const head = `# Texts of SMS

Indian operators register each text word for word (DLT), in each language by itself, with its type Unicode where it is not English. These go out; what stands between ## is put in. The settings for the ids are in [Configuration](configuration.md); a language without an id is sent in English. Made by \`npm test -- sms-texts -u\` from \`apps/server/src/core/outbox/sms-texts.ts\`.

| text | language | as it is registered |
| --- | --- | --- |`;
