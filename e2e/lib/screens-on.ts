import { banks } from '@angan/domain/lookups/banks.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './browser.ts';
import { changedRecords } from './changed-records.ts';
import { lookAt, watched } from './every-screen.ts';
import { withAxe } from './findings.ts';
import { newRegistration } from './new-office.ts';
import { noRoom } from './no-room.ts';
import { office } from './office.ts';
import { screensOf } from './screens.ts';
import { goTo, settled } from './settled.ts';
import { keepAnswers, textsAnswered, textsOf } from './texts-answered.ts';
import { shownOn, unwordedOf } from './unworded.ts';

/** What lies over a screen, and how one comes there from the contacts. */
interface Over {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** What no language changes: names of products, laws and banks, the password of the demo. */
const names: readonly RegExp[] = [/^(Angan|WhatsApp|RERA)$/, /^angan-demo-\d+$/];
const bankNames = banks.map(({ bank }) => bank).join('\n');

/** What is found twice: an event may have a screen ask anew in the moment in which it is looked at, and fade meanwhile. */
const lasting = async (page: Page, look: () => Promise<string[]>): Promise<string[]> => {
  const first = await look();
  if (first.length === 0) return [];
  await settled(page);
  const second = new Set(await look());
  return first.filter((one) => second.has(one));
};

/**
 * Every screen at a size: for whoever looks, listens or types, in the light and in the dark, and never too wide. In the
 * pseudo-language, in which what did not go through the language shows, and what has no room.
 */
export const testScreens = (size: Size, over: Over): void => {
  const { ask, open, session, url, visit } = office(`screens-${size}`);
  const owner = 'owner@angan.demo';

  const walk = async (
    enter: (before: (window: BrowserContext) => unknown) => Promise<Page>,
    addresses: readonly string[],
    known = '',
  ) => {
    const { complaints, before } = watched();
    const page = await enter(async (window) => {
      before(window);
      await keepAnswers(window);
      await window.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('language', '"en-XA"');
      });
    });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-XA');
    await withAxe(page);
    const texts = async (where: string) => {
      const unworded = unwordedOf(await shownOn(page), `${known}\n${bankNames}\n${await textsAnswered(page)}`, names);
      return [
        ...unworded.map(({ text, where: element }) => `${where}: not worded: '${text}' in ${element}`),
        ...(await noRoom(page, where)),
      ];
    };
    const found: string[] = [];
    for (const address of addresses) {
      await goTo(page, address);
      found.push(
        ...(await lasting(page, () => texts(address))),
        ...(await lasting(page, () => lookAt(page, size, address))),
      );
      // What else is known of a record stands behind tabs of its own.
      const tabs = page.locator('article').getByRole('tab');
      for (let at = 1; at < (await tabs.count()); at += 1) {
        await tabs.nth(at).click();
        await settled(page);
        found.push(...(await lasting(page, () => texts(`${address}, tab ${at + 1}`))));
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(complaints).toEqual([]);
  };
  const walkAs = async (email: string, addresses: readonly string[]) => {
    const me = textsOf(JSON.stringify((await session(email)).me));
    await walk((before) => open(email, { size, before, once: true }), addresses, me);
  };

  // In parts, so that a busy machine has time for each.
  const most = 9;
  const inParts = (addresses: readonly string[]) =>
    Array.from({ length: Math.ceil(addresses.length / most) }, (_, at) => addresses.slice(at * most, (at + 1) * most));
  test.each(inParts(screensOf.owner))('of an Owner, from %s on', (...addresses) => walkAs(owner, addresses));

  test('of the records of an Owner', async () => {
    const { results } = await ask(owner, '/properties/contacts/?search=virk');
    await walkAs(owner, [`/contact?id=${results[0].id}`, ...(await changedRecords(ask, owner))]);
  });

  test.each(inParts(screensOf.admin))('of the Admin, from %s on', async (...addresses) => {
    // One who did not finish has a sign of its own at the head of the accounts.
    await newRegistration(url, 'kothari estates pw');
    await walkAs('admin@angan.demo', addresses);
  });

  test.each(inParts(screensOf.visitor))('of a visitor, from %s on', (...addresses) =>
    walk((before) => visit({ size, before, once: true }), addresses),
  );

  test(`${over.name} over the contacts`, async () => {
    const { complaints, before } = watched();
    const page = await open(owner, { size, at: '/contact', before });
    await settled(page);
    await withAxe(page);
    await over.open(page);
    await settled(page);
    expect(await lookAt(page, size, over.name)).toEqual([]);
    expect(complaints).toEqual([]);
  });
};
