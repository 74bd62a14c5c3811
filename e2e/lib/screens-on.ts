import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './browser.ts';
import { lookAt, through, watched } from './every-screen.ts';
import { office } from './office.ts';
import { screensOf } from './screens.ts';
import { goTo, settled } from './settled.ts';

/** What lies over a screen, and how one comes there from the contacts. */
interface Over {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** Every screen at a size: for whoever looks, listens or types, in the light and in the dark, and never too wide. */
export const testScreens = (size: Size, over: Over): void => {
  const { ask, open, visit } = office(`screens-${size}`);
  const owner = 'owner@angan.demo';

  const aPerson = async () => {
    const { results } = await ask(owner, '/properties/contacts/?search=virk');
    return `/contact?id=${results[0].id}`;
  };

  test(`of an Owner, and ${over.name}`, async () => {
    const { complaints, before } = watched();
    const page = await open(owner, { size, before });
    const found = await through(page, size, [...screensOf.owner, await aPerson()]);
    await goTo(page, '/contact');
    await over.open(page);
    await settled(page);
    found.push(...(await lookAt(page, size, over.name)));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('of the Admin', async () => {
    const { complaints, before } = watched();
    const page = await open('admin@angan.demo', { size, before });
    expect(await through(page, size, screensOf.admin)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('of a visitor', async () => {
    const { complaints, before } = watched();
    const page = await visit({ size, before });
    expect(await through(page, size, screensOf.visitor)).toEqual([]);
    expect(complaints).toEqual([]);
  });
};
