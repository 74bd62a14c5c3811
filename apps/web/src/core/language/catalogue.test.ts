import { beforeEach, expect, test, vi } from 'vitest';
import { followPerson } from './follow-person.ts';
import { formatDate, formatPrice, formatTime } from './formats.ts';
import { i18n } from './i18n.ts';
import { setLanguage } from './language.ts';
import { word } from './word.ts';

vi.stubGlobal('document', { documentElement: {} });
// A catalogue is put together at its first use.
const patience = { timeout: 30_000 };
beforeEach(() => setLanguage('en'));

test('a person’s language is loaded, with the texts of the packages, and English again', async () => {
  followPerson('Gujarati');
  await expect.poll(() => i18n.locale, patience).toBe('gu');
  expect(word('Residential')).toBe('રહેણાંક');
  expect(formatDate('2026-11-27')).toBe('27/11/2026');
  expect(formatPrice(9_500_000)).toMatch(/95\.00 લાખ/);
  expect(formatTime('2026-11-27T18:30:00+05:30')).toBe('સાંજે 6:30');
  followPerson('English');
  await expect.poll(() => i18n.locale, patience).toBe('en');
  expect(word('Residential')).toBe('Residential');
});

test('the language of tests stays, whoever signs in', async () => {
  await setLanguage('en-XA');
  followPerson('Hindi');
  expect(i18n.locale).toBe('en-XA');
});
