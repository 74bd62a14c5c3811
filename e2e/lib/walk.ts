import type { BrowserContext } from 'playwright-core';
import { test } from 'vitest';
import { changedRecords } from './changed-records.ts';
import { newRegistration } from './new-office.ts';
import type { office, Wanted } from './office.ts';
import { recordAddresses } from './record-addresses.ts';
import { screensOf } from './screens.ts';
import { goTo, type Seen, settled } from './settled.ts';
import { keepAnswers, textsOf } from './texts-answered.ts';

/** Draws a window in a language, whoever signs in there, and keeps what the server answers to it. */
export const inLanguage = async (window: BrowserContext, tag: string): Promise<void> => {
  await keepAnswers(window);
  await window.addInitScript((tag) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('language', JSON.stringify(tag));
  }, tag);
};

/** What is found twice: an event may have a screen ask anew in the moment in which it is looked at, and fade meanwhile. */
export const lasting = async (page: Seen, look: () => Promise<string[]>): Promise<string[]> => {
  const first = await look();
  if (first.length === 0) return [];
  await settled(page);
  const second = new Set(await look());
  return first.filter((one) => second.has(one));
};

/** The tabs of the record that is open. */
const tabs = 'article [role="tab"]';

type Look = (where: string) => Promise<string[]>;

/**
 * What is found on the screens at these addresses, each once: by `texts` on the screen and behind each tab of a record, by
 * `screen` on the screen alone.
 */
export const walk = async (
  page: Seen,
  addresses: readonly string[],
  texts: Look,
  screen: Look = async () => [],
): Promise<string[]> => {
  const found: string[] = [];
  for (const address of addresses) {
    await goTo(page, address);
    found.push(...(await lasting(page, () => texts(address))), ...(await screen(address)));
    // What else is known of a record stands behind tabs of its own.
    const count = await page.evaluate((tabs) => document.querySelectorAll(tabs).length, tabs);
    for (let at = 1; at < count; at += 1) {
      await page.evaluate(({ tabs, at }) => document.querySelectorAll<HTMLElement>(tabs)[at]?.click(), { tabs, at });
      await settled(page);
      found.push(...(await lasting(page, () => texts(`${address}, tab ${at + 1}`))));
    }
  }
  return [...new Set(found)];
};

/** Whoever walks, and in which windows. */
type People<Window> = Pick<ReturnType<typeof office>, 'ask' | 'session' | 'url'> & {
  open(email: string, wanted: Wanted): Promise<Window>;
  visit(wanted: Wanted): Promise<Window>;
};

type WalkOver<Window> = (
  enter: (before: (window: BrowserContext) => unknown) => Promise<Window>,
  addresses: readonly string[],
  /** What the server said of who walks, before. */
  known: string,
) => Promise<void>;

/** A test for each walk there is: of an Owner over screens and records, of a colleague, of the Admin, and of a visitor. */
export const testWalks = <Window>(
  { ask, open, session, url, visit }: People<Window>,
  wanted: Wanted,
  walkOver: WalkOver<Window>,
): void => {
  const owner = 'owner@angan.demo';
  const walkAs = async (email: string, addresses: readonly string[]) => {
    const me = textsOf(JSON.stringify((await session(email)).me));
    await walkOver((before) => open(email, { ...wanted, before }), addresses, me);
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

  test('of what is done with the records of an Owner', async () => {
    await walkAs(owner, Object.values(await recordAddresses(ask, owner)));
  });

  test('of a colleague', () => walkAs('backend@angan.demo', screensOf.colleague));

  test.each(inParts(screensOf.admin))('of the Admin, from %s on', async (...addresses) => {
    // One who did not finish has a sign of its own at the head of the accounts.
    await newRegistration(url, 'kothari estates pw');
    await walkAs('admin@angan.demo', addresses);
  });

  test.each(inParts(screensOf.visitor))('of a visitor, from %s on', (...addresses) =>
    walkOver((before) => visit({ ...wanted, before }), addresses, ''),
  );
};
