import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMobile, newName, office } from '../lib/office.ts';
import { screensOf } from '../lib/screens.ts';
import { settled } from '../lib/settled.ts';

/** What somebody types on a screen stays while colleagues change what the screen shows. */

const { open, ask, url } = office('typed-stays');
const owner = 'owner@angan.demo';

/** Where a person writes: not a choice, a day or a file. */
const writable = `input:is([type="text"], [type="tel"], [type="email"], [type="search"], :not([type])):not([readonly]), textarea`;
interface Typed {
  field: ElementHandle<HTMLInputElement>;
  name: string;
  text: string;
}

const typeInto = async (page: Page): Promise<Typed[]> => {
  const typed: Typed[] = [];
  for (const one of await page.locator(writable).filter({ visible: true }).elementHandles()) {
    const field = one as ElementHandle<HTMLInputElement>;
    // A choice made above may have closed or moved it.
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const isNumber = (await field.getAttribute('inputmode'))?.match(/numeric|decimal|tel/);
    await field.fill(isNumber ? '7' : 'ze');
    const name = await field.evaluate((it) => it.labels?.[0]?.textContent || it.ariaLabel || it.placeholder);
    typed.push({ field, name, text: '' });
  }
  // As the screen has them: an amount is written in groups.
  for (const one of typed) one.text = await one.field.inputValue();
  return typed;
};

/** Something of each list that a form offers names from; returns once the page has heard of it. */
const changeAll = async (page: Page, city: number, area: number): Promise<void> => {
  await ask(owner, '/properties/contacts/', { name: newName('Zarna'), mobile_number_1: newMobile() });
  await ask(owner, '/properties/society/', { society_name: newName('Zodiac'), area });
  // Every screen knows the names of areas.
  const told = page.waitForResponse((answer) => answer.url().includes('/properties/area/'));
  await ask(owner, '/properties/area/', { area: newName('Zundal'), city });
  await told;
  await settled(page);
};

test.each(['phone', 'desktop'] as const)('on every screen of a %s', { timeout: 600_000 }, async (size) => {
  const first = async (path: string) => (await ask(owner, path)).results[0];
  const [area, person, house, wish] = [
    await first('/properties/area/?search=shela'),
    await first('/properties/contacts/'),
    await first('/properties/property/'),
    await first('/properties/inquiry/'),
  ];
  const forms = [
    `/arealist?id=${area.id}&edit=one`,
    `/contact?id=${person.id}&edit=one`,
    `/addProperty?id=${house.id}`,
    `/addInquiry?id=${wish.id}`,
    ...['/arealist', '/societyList', '/featureList', '/motivation', '/projects'].map((list) => `${list}?add=one`),
  ];
  const lost: string[] = [];
  let fields = 0;
  const page = await open(owner, { size });
  for (const address of [...forms, ...screensOf.owner]) {
    await page.goto(`${url}${address}`);
    await settled(page);
    const typed = await typeInto(page);
    if (typed.length === 0) continue;
    await changeAll(page, area.city, area.id);
    for (const { field, name, text } of typed) {
      const now = await field.evaluate((it) => (it.isConnected ? it.value : undefined));
      if (now !== text)
        lost.push(`${address}, ${name}: '${text}' became ${now === undefined ? 'a new field' : `'${now}'`}`);
    }
    fields += typed.length;
  }
  expect(fields).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});
