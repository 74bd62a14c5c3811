import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { leftInEnglish } from '../lib/left-in-english.ts';
import { noRoom } from '../lib/no-room.ts';
import { office } from '../lib/office.ts';
import { recordAddresses } from '../lib/record-addresses.ts';
import { notAmong, screensOf } from '../lib/screens.ts';
import { shownOn, unwordedOf } from '../lib/unworded.ts';

/** What the walks in the pseudo-language and in Hindi and Gujarati look with, on a page that has what they look for. */

const { ask, visit } = office('screens-looks');
let page: Page;
beforeEach(async () => {
  page = await visit({ size: 'phone' });
});

test('the walks lead to every screen that a route has', async () => {
  const ofRecords = await recordAddresses(ask, 'owner@angan.demo');
  expect(notAmong([...Object.values(screensOf).flat(), ...Object.values(ofRecords)])).toEqual([]);
});

const unworded = async (html: string, data: string) => {
  await page.setContent(html);
  return unwordedOf(await shownOn(page), data, [/^Angan$/]).map(({ text }) => text);
};

test('a text that went past the language is found where it is read and where it is read aloud', async () => {
  const html = `
    <h1>⟦Çöñţåçţš ẽẽẽ⟧</h1><p>⟦Çĥåţ ŵîţĥ Mehul ẽẽ⟧</p><p>Angan</p><p aria-hidden="true">Hidden</p>
    <p>Mehul, 98240 11768 · ‘Sector 57’</p>
    <p>Add contact</p><button aria-label="Close">×</button><input placeholder="Search by name"><img alt="A flat">
    <p style="display: none">Not seen</p><blockquote lang="en-IN">Req 3bhk <mark>Bopal</mark></blockquote>`;
  const data = 'Mehul\n9824011768\nSector 57, Gurgaon';
  expect(await unworded(html, data)).toEqual(['Add contact', 'Close', 'Search by name', 'A flat']);
});

test('what a screen in Hindi still says in English is found, and names, laws and what people typed are not', async () => {
  await page.setContent(`
    <h1>कॉन्टैक्ट</h1><p>GST और TDS</p><p>Mehul Shah को WhatsApp भेजा</p><p>Orchid Heights, 3 BHK</p><p>Buyers</p>
    <p>Residential</p><p>3 BHK, Residential</p><p>Mehul Shah को sent</p><input placeholder="Search by name">
    <blockquote lang="en-IN">Req 3bhk Bopal</blockquote>`);
  const data = 'Mehul Shah\nOrchid Heights\nResidential\nBuyers';
  expect(leftInEnglish('hi')(await shownOn(page), data, 'Buyers').map(({ text }) => text)).toEqual([
    ...['Residential', '3 BHK, Residential', 'Mehul Shah को sent', 'Search by name'],
  ]);
});

test('what has no room is found, and what ends in dots or can be scrolled is not', async () => {
  const line = 'overflow: hidden; white-space: nowrap; width: 80px';
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body style="margin: 0; overflow: hidden">
    <p style="${line}">Cut without a word</p>
    <p style="${line}; text-overflow: ellipsis">Ends in dots where it is long</p>
    <div style="width: 80px; overflow-x: auto"><p style="white-space: nowrap">Can be scrolled to its end</p></div>
    <ul style="width: 80px; height: 30px; overflow: auto; list-style: none; margin: 0; padding: 0">
      <li style="white-space: nowrap">Runs off its list</li><li>And</li><li>more</li><li>below</li></ul>
    <button style="width: 60px; white-space: nowrap">Wider than it</button>
    <p style="position: absolute; top: 300px; left: 340px; white-space: nowrap">Beyond the screen</p>
    <p>Fits</p>`);
  const found = (await noRoom(page, '/here')).map((line) => line.replace(/^\/here: /, ''));
  expect(found).toEqual([
    "cut: p 'Cut without a word'",
    "to be scrolled to: li 'Runs off its list'",
    "wider than its button: button 'Wider than it'",
    "beyond the screen: p 'Beyond the screen'",
  ]);
});
