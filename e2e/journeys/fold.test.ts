import { expect, test } from 'vitest';
import { office } from '../lib/office.ts';

/** What a record is opened for on a phone is seen without scrolling. */
const { open, ask } = office('fold');
const owner = 'owner@angan.demo';

/** Of those that the demo office has: what other journeys add has three pictures at most. */
const withPictures = async (): Promise<string> => {
  const { results } = await ask(owner, '/properties/property/?status=Available&page_size=100');
  const found = (results as { id: number; image_count: number; matching_inquiry_count: number }[]).find(
    (one) => one.image_count > 3 && one.matching_inquiry_count > 0,
  );
  return `/searchProperty?id=${found!.id}`;
};
const withMatches = async (): Promise<string> => {
  const { results } = await ask(owner, '/properties/inquiry/?stage=Contacted&page_size=100');
  const found = (results as { id: number; matching_property_count: number }[]).find(
    (one) => one.matching_property_count > 0,
  );
  return `/searchInquiry?id=${found!.id}`;
};

test.each([
  ['a property with pictures', withPictures],
  ['an inquiry', withMatches],
])('on a phone the first match of %s stands above the bar', async (_, pathOf) => {
  const page = await open(owner, { at: await pathOf(), size: 'phone' });
  const first = page
    .getByRole('region', { name: /best first$/ })
    .getByRole('listitem')
    .first();
  const name = first.getByRole('link').first();
  await name.waitFor();
  const bar = page.locator('[data-record] > footer');
  const [it, under] = [await first.boundingBox(), await bar.boundingBox()];
  expect(it!.y + it!.height).toBeLessThanOrEqual(under!.y);
});
