import type { Download, Page } from 'playwright-core';
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { fileOf, newMobile, newName, office, says, textOf } from '../lib/office.ts';

const { open, ask } = office('lists-export');
const owner = 'owner@angan.demo';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

/** A file in a format, by the button that offers it. */
const exported = async (page: Page, within: Pick<Page, 'getByRole'>, format: 'CSV' | 'XLSX'): Promise<Download> => {
  await within.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ]);
  return download;
};
/** The rows of a workbook, each by the names of its columns. */
const rowsOf = async (download: Download): Promise<Record<string, unknown>[]> => {
  const [sheet] = await readSheets(await fileOf(download));
  const [head, ...rows] = sheet!.data;
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [String(name), row[at]])));
};

const somebody = async () =>
  (await ask(owner, '/properties/contacts/', { name: newName('Sells'), mobile_number_1: newMobile() })).id as number;

/** Three flats of one person, and the codes under which the office has them. */
const prepared = async () => {
  const area = (await ask(owner, '/properties/area/?search=Bopal')).results[0].id;
  const contact = await somebody();
  const made = [];
  for (const sale_price of [5_100_000, 5_200_000, 5_300_000])
    made.push(
      await ask(owner, '/properties/property/', {
        ...{ contact, property_type: 1, property_subtype: 1, deal_type: [1], area: [area], bhk: 4, sale_price },
      }),
    );
  return {
    at: `/searchProperty?contact=${contact}`,
    codes: made.map(({ property_code }) => property_code as string),
    wanted: made.map(({ property_code, sale_price }) => ({ property_code, sale_price })).toReversed(),
  };
};

test('three properties that were chosen leave as a workbook with their codes and prices', async () => {
  const { at, codes, wanted } = await prepared();
  const page = await open(owner, { at, acceptDownloads: true });
  for (const code of codes) await page.getByRole('checkbox', { name: `Select ${code}` }).click();
  await says(bar(page), '3 selected');
  await withAxe(page);
  expect(await findings(page, 'with properties chosen')).toEqual([]);
  const download = await exported(page, bar(page), 'XLSX');
  expect(download.suggestedFilename()).toMatch(/^Properties \d{4}-\d\d-\d\d\.xlsx$/);
  expect(await rowsOf(download)).toMatchObject(wanted.map((one) => ({ ...one, bhk: '2 BHK', area: 'Bopal' })));

  // The whole list as it is filtered, by its own button.
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  const text = await textOf(await exported(page, page, 'CSV'));
  for (const code of codes) expect(text).toContain(`"${code}"`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(4);
});

test('on a phone they are chosen by a finger that rests, and leave from the bar under the thumb', async () => {
  const { at, codes, wanted } = await prepared();
  const page = await open(owner, { at, size: 'phone', acceptDownloads: true });
  const link = page.getByRole('article').getByRole('link').first();
  await link.waitFor();
  const { x, y } = (await link.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + 8 }] });
  await says(bar(page), '1 selected');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const box = (code: string) => page.getByRole('button', { name: `Select ${code}` });
  for (const code of codes) if ((await box(code).getAttribute('aria-pressed')) === 'false') await box(code).click();
  await says(bar(page), '3 selected');
  expect(await rowsOf(await exported(page, bar(page), 'XLSX'))).toMatchObject(wanted);
});

test('an inquiry that was chosen leaves as a workbook, and so does the list', async () => {
  const area = (await ask(owner, '/properties/area/?search=Bopal')).results[0].id;
  const contact = await somebody();
  const wish = { contact, property_type: 1, deal_type: [1], area: [area], bhk: [4] };
  const one = await ask(owner, '/properties/inquiry/', { ...wish, budget_max: 7_100_000 });
  const page = await open(owner, { at: `/searchInquiry?contact=${contact}`, acceptDownloads: true });
  await page.getByRole('checkbox', { name: `Select ${one.inquiry_code}` }).click();
  const wanted = [{ inquiry_code: one.inquiry_code, budget_max: 7_100_000, bhk: '2 BHK', stage: 'New' }];
  expect(await rowsOf(await exported(page, bar(page), 'XLSX'))).toMatchObject(wanted);
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  expect(await rowsOf(await exported(page, page, 'XLSX'))).toMatchObject(wanted);
});
