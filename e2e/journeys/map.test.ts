import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** The map of an office that has set no pictures of a map: it draws the areas by itself. */

const { open, ask } = office('map');
const owner = 'owner@angan.demo';

test.each(['desktop', 'phone'] as const)(
  'on a %s the map shows areas, and one is pressed and filtered by',
  async (size) => {
    const [bopal] = (await ask(owner, '/properties/area/?search=Bopal')).results.filter(
      ({ area }: { area: string }) => area === 'Bopal',
    );
    const { count } = await ask(owner, `/properties/property/?status=Available&area=${bopal.id}&page_size=1`);
    const page = await open(owner, { at: '/searchProperty?view=map', size });
    const map = page.getByRole('region', { name: 'Map of the properties' });
    const name = map.locator('span', { hasText: new RegExp(`^Bopal ${count}$`) });
    await map.getByText('Outlines of areas are approximate').waitFor();
    await picture(page, `map-${size}`);
    await name.waitFor();
    await map.locator('span', { hasText: /^Shela \d+$/ }).waitFor();
    await map.getByText('Outlines of areas are approximate').waitFor();
    await picture(page, `map-${size}`);

    await name.click();
    await map.getByRole('status').getByText(`Bopal ${count}`).waitFor();
    await picture(page, `map-picked-${size}`);
    await withAxe(page);
    expect(await findings(page, 'map')).toEqual([]);
    await map.getByRole('button', { name: 'Only Bopal' }).click();
    await page.waitForURL(new RegExp(`area=${bopal.id}(&|$)`));
    await map.getByText(new RegExp(`^${count} on the map`)).waitFor();
    await picture(page, `map-only-${size}`);
    await map.getByRole('button', { name: 'All areas' }).click();
    await page.waitForURL((url) => !url.searchParams.has('area'));
  },
);

test('whoever comes by keyboard has the areas as a list', async () => {
  const page = await open(owner, { at: '/searchProperty?view=map' });
  const areas = page.getByRole('list', { name: 'Areas on the map' });
  await areas.getByRole('button', { name: /^Shela \d+$/ }).press('Enter');
  await page.getByRole('button', { name: 'Only Shela' }).waitFor();
  expect(await areas.getByRole('button').count()).toBeGreaterThan(5);
});
