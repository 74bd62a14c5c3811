import { demoPassword } from '@angan/contract/demo/logins.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { expect, test } from 'vitest';
import { noPlaces, rentFile, rentRows } from '../../apps/server/test/rents.ts';
import { howMany } from '../../scripts/lib/how-many.ts';
import { newOffice } from '../lib/new-office.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** A list of rents as public data sets have them, by the screen: nothing is prepared but the kind of property. */

const { url, ask, open } = office('imports-rents');
const rows = rentRows(howMany(300, 5000));
const places = rows.filter(({ locality }) => !noPlaces.includes(locality));
/** Milliseconds for what the server does in the background before the page goes on. */
const background = { timeout: howMany(60_000, 300_000) };
const flat = propertySubtypes.find(({ property_subtype }) => property_subtype === 'Flat/Apartment')!.property_subtype;
const figure = (count: number) => count.toLocaleString('en-IN');

/** An office whose plan has room for the list. */
const aLargeOffice = async () => {
  const { email, company } = await newOffice(url, demoPassword);
  const { results } = await ask('admin@angan.demo', `/platform/accounts/?search=${encodeURIComponent(email)}`);
  const ends_on = addDays(dayInIndia(), 30);
  await ask('admin@angan.demo', `/platform/accounts/${results[0].id}/complimentary/`, { plan: 'office', ends_on });
  return { email, company };
};

test(
  'rents of six cities come in by the screen with their areas asked about, are all on offer, and are undone exactly',
  async () => {
    const { email } = await aLargeOffice();
    const counts = async () =>
      Promise.all(
        ['property', 'area', 'society'].map(async (noun) => (await ask(email, `/properties/${noun}/`)).count as number),
      );
    const before = await counts();
    const page = await open(email, { at: '/datamigration?kind=Properties' });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'rents.csv', mimeType: 'text/csv', buffer: Buffer.from(rentFile(rows)) });

    const subtype = page.getByRole('combobox', { name: 'Subtype' });
    await subtype.waitFor(background);
    // What no row says is asked for before any is looked at.
    await button(`Check ${figure(rows.length)} rows`).click();
    await page.getByRole('alert').waitFor();
    await subtype.fill(flat);
    await page.getByRole('option', { name: flat, exact: true }).click();
    await picture(page, 'rents-columns');
    await button(`Check ${figure(rows.length)} rows`).click();

    const names = page.getByRole('region', { name: 'Names that the office does not have' });
    await names.waitFor(background);
    const asked = await names.getByRole('listitem').allInnerTexts();
    for (const name of ['Sion', 'Dwarka Sector 22', 'Salt Lake City Sector 2', 'HSR Layout Sector 2', 'Thakur Complex'])
      expect(asked.filter((text) => text.startsWith(name))).toHaveLength(1);
    expect(asked.filter((text) => /\d BHK|\d{6}|My Own House/.test(text.split('\n')[0]!))).toEqual([]);
    // Where it lies is said beside it: six cities may have a 'Sector 2' each.
    expect(asked.find((text) => text.startsWith('HSR Layout'))).toMatch(/in \d+ rows, Bengaluru$/m);
    await picture(page, 'rents-values');
    await button(`Look at ${figure(rows.length)} rows`).click();

    await button(`Import ${figure(places.length)} properties`).waitFor(background);
    await picture(page, 'rents-check');
    await button(`Import ${figure(places.length)} properties`).click();
    const refused = rows.length - places.length;
    await page
      .getByRole('heading', { name: `${figure(places.length)} added, ${figure(refused)} refused` })
      .first()
      .waitFor(background);
    await picture(page, 'rents-result');

    // On offer at once, each as large and as dear as its row says.
    const kept = places.map(({ size, rent }) => `${size} ${rent}`).sort();
    const offered: string[] = [];
    for (let at = `/properties/property/?status=Available&page_size=100`; at; ) {
      const { results, next } = await ask(email, at);
      for (const { size, rent } of results) offered.push(`${size} ${rent}`);
      at = next;
    }
    const right = new Set(offered);
    expect(kept.filter((one) => right.has(one)).length / kept.length).toBeGreaterThanOrEqual(0.99);
    expect(offered.length).toBeGreaterThanOrEqual(places.length * 0.99);

    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByText('Sion', { exact: false }).first().waitFor(background);
    await picture(page, 'rents-list');
    await page.goBack();
    await button('Undo this import').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(`${figure(places.length)} properties that it added leave every list.`).waitFor();
    await dialog.getByRole('button', { name: 'Undo this import' }).click();
    await page
      .getByRole('heading', { name: `${figure(places.length)} undone` })
      .first()
      .waitFor(background);
    await picture(page, 'rents-undone');
    expect(await counts()).toEqual(before);
  },
  howMany(180_000, 1_200_000),
);
