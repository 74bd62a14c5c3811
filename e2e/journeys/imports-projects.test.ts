import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newName, office } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** A builder's price list that was given as properties: told, read anew as projects, brought in, taken back. */

const { ask, open } = office('imports-projects');
const owner = 'owner@rival.demo';
/** Milliseconds for what the server does in the background before the page goes on. */
const background = { timeout: 25_000 };

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click(background);

test.each(['desktop', 'phone'] as const)(
  'a list of projects comes in and is taken back, on a %s',
  async (size) => {
    const [one, other] = [newName('Sky'), newName('Trade')];
    const list = [
      'Project Name,Builder,Type,Area,City,RERA No,Possession,Towers,Total Units,Price from,Price to',
      `${one},Shree Developers,Flats,Bopal,Ahmedabad,PR/GJ/1,Dec 2031,4,220,45 L,1.2 Cr`,
      `${other},Om Group,Shops,Navrangpura,Ahmedabad,,Ready to move,2,80,55 L,`,
    ].join('\n');
    const wrong: string[] = [];
    const page = await open(owner, { at: '/projects', size });
    const look = async (where: string) => {
      await settled(page);
      wrong.push(...(await findings(page, where)));
    };
    await page.getByRole('link', { name: 'Import' }).first().click();
    await withAxe(page);
    await page.getByRole('button', { name: 'Template for projects' }).waitFor();
    await choose(page, 'chat.txt', '12/03/26, 10:15 - Ila: 3 BHK in Bopal\n12/03/26, 10:16 - Mina: 2 BHK on rent');
    await page.getByRole('alert').getByRole('link', { name: 'Open Paste message' }).waitFor(background);
    await look('upload');

    await page.getByRole('group', { name: 'What it brings in' }).getByRole('button', { name: 'Properties' }).click();
    await page.getByRole('button', { name: 'Template for properties' }).waitFor();
    await choose(page, 'price list.csv', list);
    await page.getByText('This looks like a list of projects. Import it as projects?').waitFor(background);
    await look('what it looks like');
    await press(page, 'Import as projects');
    await press(page, 'Check 2 rows');
    await press(page, 'Look at 2 rows');
    await look('check');
    await press(page, 'Import 2 rows');
    await page.getByRole('heading', { name: '2 added' }).first().waitFor(background);

    const found = async (name: string) => (await ask(owner, `/properties/projects/?search=${name}`)).results;
    expect(await found(one)).toMatchObject([
      { builder_name: 'Shree Developers', price_from: 4_500_000, price_to: 12_000_000, units_total: 220 },
    ]);
    expect(await found(other)).toMatchObject([{ status: 'Ready', towers: 2 }]);
    if (size === 'phone') {
      await press(page, 'More');
      await page.getByRole('menuitem', { name: 'Undo this import' }).click();
    } else await press(page, 'Undo this import');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('heading', { name: '2 undone' }).first().waitFor(background);
    expect(await found(one)).toEqual([]);
    expect(wrong).toEqual([]);
  },
  90_000,
);
