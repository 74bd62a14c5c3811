import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { noRoom } from '../lib/no-room.ts';
import { newMobile, office, says } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { failsToHear, hears, listenedIn, playSpeech, withoutSpeech } from '../lib/spoken.ts';
import { inLanguage } from '../lib/walk.ts';

/** What is said is appended to the message, in the language of the app, and read as what is pasted. */

const { open } = office('dictation');
const owner = 'owner@angan.demo';

test('a requirement is spoken on a phone, seen while it is, and read as one that is pasted', async () => {
  const mobile = newMobile();
  const page = await open(owner, { at: '/paste', size: 'phone', before: playSpeech, once: true });
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('Requirement for a family.');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await page.getByRole('button', { name: 'Listening, stop' }).waitFor();
  await says(page, 'Speak now. The browser may send your voice to its maker, who writes it down.');
  await hears(page, '3 BHK in');
  await expect.poll(() => box.inputValue()).toBe('Requirement for a family. 3 BHK in');
  await hears(page, '3 BHK in Bopal', false);
  await hears(page, `budget up to 95 lakh, call ${mobile}`);
  await expect
    .poll(() => box.inputValue())
    .toBe(`Requirement for a family. 3 BHK in Bopal budget up to 95 lakh, call ${mobile}`);
  await picture(page, 'dictation-phone');
  await page.getByRole('button', { name: 'Listening, stop' }).click();
  await page.getByRole('button', { name: /^Area.*Bopal/ }).waitFor();
  await page.getByRole('button', { name: /^Budget to 95\.00 Lakhs/ }).waitFor();
  await page.getByRole('button', { name: 'Dictate' }).waitFor();
  expect(await listenedIn(page)).toEqual(['en-IN']);
});

test.each([
  { tag: 'hi', lang: 'hi-IN', dictate: 'बोलकर लिखें', stop: 'सुन रहा है, रोकें' },
  { tag: 'gu', lang: 'gu-IN', dictate: 'બોલીને લખો', stop: 'સાંભળે છે, રોકો' },
])('who reads the app in $tag is listened to in $lang, with room for its words', async (one) => {
  const page = await open(owner, {
    ...{ at: '/paste', size: 'phone', viewport: { width: 360, height: 780 } },
    before: async (window) => {
      await inLanguage(window, one.tag);
      await playSpeech(window);
    },
  });
  await page.getByRole('button', { name: one.dictate }).click();
  await page.getByRole('button', { name: one.stop }).waitFor();
  expect(await listenedIn(page)).toEqual([one.lang]);
  expect(await noRoom(page, '/paste')).toEqual([]);
  await picture(page, `dictation-${one.tag}-360`);
});

test('why nobody is heard is said beside the button, and it can be tried again', async () => {
  const page = await open(owner, { at: '/paste', before: playSpeech, once: true });
  const reasons = {
    'not-allowed': 'The browser may not use the microphone. Allow it for this site, then speak again.',
    'no-speech': 'Nothing was heard. Speak again, closer to the phone.',
    network: 'Without a connection the browser cannot write down what you say. Type it, or speak again later.',
    'audio-capture': 'No microphone was found. Connect one, then speak again.',
  };
  for (const [error, reason] of Object.entries(reasons)) {
    await page.getByRole('button', { name: 'Dictate' }).click();
    await page.getByRole('button', { name: 'Listening, stop' }).waitFor();
    await failsToHear(page, error);
    await page.getByRole('status').filter({ hasText: reason }).waitFor();
  }
  await withAxe(page);
  expect(await findings(page, 'dictation')).toEqual([]);
  await picture(page, 'dictation-refused-desktop');
});

test('a browser that does not write down speech has no button for it', async () => {
  const page = await open(owner, { at: '/paste', before: withoutSpeech, once: true });
  await page.getByRole('button', { name: 'Paste', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Dictate' }).count()).toBe(0);
});
