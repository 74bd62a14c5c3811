import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { noRoom } from '../lib/no-room.ts';
import { fileOf, newMobile, newName, office, says } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { tooWide } from '../lib/too-wide.ts';

/** What an ad brought leaves its platform as a file and comes in here: looked at, corrected, told of row by row. */

const { url, open, ask } = office('leads-file');
/** Milliseconds for what the server does in the background before the page goes on. */
const background = { timeout: 25_000 };

const utf16 = (rows: readonly (readonly string[])[]) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows.map((row) => row.join('\t')).join('\n'), 'utf16le')]);

const begin = async (page: Page, size: 'desktop' | 'phone') => {
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Bring leads in' }).click();
    await page.getByRole('menuitem', { name: 'Bring in a file' }).click();
  } else await page.getByRole('button', { name: 'Bring in a file' }).first().click();
  return page.getByRole('dialog', { name: 'Bring in a file' });
};

test.each(['desktop', 'phone'] as const)(
  'a file of leads comes in, says what became of its rows, and is remembered, on a %s',
  { timeout: 180_000 },
  async (size) => {
    const owner = await newOffice(url, demoPassword);
    const page = await open(owner.email, { size, at: '/leads' });
    const wrong: string[] = [];
    await withAxe(page);
    const look = async (where: string) => {
      await picture(page, `leads-file-${where}-${size}`);
      wrong.push(...(await findings(page, where)), ...(await tooWide(page, where)));
    };
    const choose = async (name: string, content: Buffer) => {
      const dialog = await begin(page, size);
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
      return dialog;
    };
    const [first, second] = [newName('Kinjal'), newName('Devang')];
    const head = [
      'id',
      'created_time',
      'campaign_name',
      'how_many_rooms?',
      'remark_of_caller',
      'full_name',
      'phone_number',
    ];
    const rows = [
      ['l:1202150000001', new Date().toISOString(), 'Shela launch', '3_bhk', 'later', first, `p:+91${newMobile()}`],
      ['l:1202150000002', new Date().toISOString(), 'Shela launch', '2_bhk', 'now', second, `p:+91${newMobile()}`],
      ['l:1202150000003', new Date().toISOString(), 'Shela launch', '2_bhk', '', 'Lost Digits', '9.19824E+11'],
    ];

    const dialog = await choose('notes.pdf', Buffer.from('%PDF-1.7 no list'));
    await dialog.getByText('This is no list.').waitFor(background);
    await look('refused');
    await dialog.locator('input[type="file"]').setInputFiles({
      ...{ name: 'leads.csv', mimeType: 'text/csv', buffer: utf16([head, ...rows]) },
    });
    await dialog.getByText('leads.csv: 3 rows.').waitFor(background);
    expect(await dialog.getByLabel("What 'phone_number' is taken for").inputValue()).toBe('Mobile number');
    expect(await dialog.getByLabel("What 'how_many_rooms?' is taken for").inputValue()).toBe('BHK');
    await dialog.getByLabel("What 'remark_of_caller' is taken for").selectOption('Nothing');
    await dialog.getByRole('button', { name: 'Bring it in' }).click();
    await says(page, 'Choose where these leads come from.');
    await dialog.getByLabel('Where these leads come from').fill('Instag');
    await page.getByRole('option', { name: 'Instagram' }).click();
    await look('columns');
    await dialog.getByRole('button', { name: 'Bring it in' }).click();

    const done = page.getByRole('dialog', { name: 'The file is in' });
    await done.waitFor(background);
    expect(await done.getByRole('definition').allTextContents()).toEqual(['2', '0', '0', '1']);
    await look('outcome');
    const download = page.waitForEvent('download');
    await done.getByRole('button', { name: 'Failed rows' }).click();
    const failed = (await fileOf(await download)).toString();
    expect(failed).toContain('"9.19824E+11: no mobile number of India, and no e-mail address."');
    expect(failed).not.toContain(first);
    await done.getByRole('link', { name: 'Show the leads' }).click();
    expect(new URL(page.url()).searchParams.get('source')).toBe('File');
    for (const name of [first, second]) await page.getByRole('link', { name }).first().waitFor(background);
    const { results } = await ask(owner.email, '/properties/lead_events/?source=File');
    expect(results.find(({ name }: { name: string }) => name === first)).toMatchObject({
      ...{ source_name: 'Instagram', result: 'Created', message: 'Shela launch' },
    });

    const again = await choose('leads again.csv', utf16([head, ...rows]));
    await again.getByText(/^leads again.csv: 3 rows\. The columns are as you chose them/).waitFor(background);
    expect(await again.getByLabel("What 'remark_of_caller' is taken for").inputValue()).toBe('Nothing');
    expect(await again.getByLabel('Where these leads come from').inputValue()).toBe('Instagram');
    await again.getByRole('button', { name: 'Bring it in' }).click();
    await done.waitFor(background);
    expect(await done.getByRole('definition').allTextContents()).toEqual(['0', '0', '2', '1']);
    await done.getByRole('link', { name: 'Show the leads' }).click();

    // What failed was mended in its own file: one press, and it is in.
    const mended = await choose('mended.csv', Buffer.from(failed.replace('"9.19824E+11"', `"${newMobile()}"`)));
    await mended.getByText(/^mended.csv: 1 row\. The columns are as you chose them/).waitFor(background);
    expect(await mended.getByLabel("What 'Reason' is taken for").inputValue()).toBe('Nothing');
    await mended.getByRole('button', { name: 'Bring it in' }).click();
    await done.waitFor(background);
    expect(await done.getByRole('definition').allTextContents()).toEqual(['1', '0', '0', '0']);
    await done.getByRole('link', { name: 'Show the leads' }).click();
    await page.getByRole('link', { name: 'Lost Digits' }).first().waitFor(background);
    await page.getByRole('navigation', { name: 'Sources' }).getByRole('button', { name: 'Files 3' }).waitFor();
    await look('leads');

    const before = await begin(page, size);
    const list = before.getByRole('region', { name: 'Files that came before' });
    await list.getByRole('listitem').nth(2).waitFor(background);
    await look('begin');
    await list.getByRole('button', { name: /^leads\.csv/ }).click();
    await done.getByText('leads.csv, Instagram').waitFor();
    // The row that failed is one of the file in which it became something.
    await expect.poll(() => done.getByRole('definition').allTextContents()).toEqual(['2', '0', '0', '0']);
    expect(wrong).toEqual([]);
  },
);

test('has room for longer words on a narrow phone', { timeout: 120_000 }, async () => {
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email, {
    ...{ size: 'phone', at: '/leads', viewport: { width: 360, height: 740 } },
    before: (window) =>
      window.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('language', '"en-XA"');
      }),
  });
  const wrong: string[] = [];
  const look = async (where: string) => {
    await picture(page, `leads-file-longer-${where}`);
    wrong.push(...(await noRoom(page, where)), ...(await tooWide(page, where)));
  };
  // In the words of nobody, so by their place.
  await page.locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem').nth(1).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type="file"]');
  await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no') });
  await dialog.getByRole('alert').waitFor(background);
  await look('refused');
  const rows = [
    ['id', 'full_name', 'phone_number', 'is_organic', 'how_did_you_hear_of_us_and_when_do_you_want_to_move?'],
    ['l:1202150000011', newName('Kinjal'), `p:+91${newMobile()}`, 'false', 'a_hoarding_on_the_way_to_the_office'],
    ['l:1202150000012', newName('Devang'), '12345', 'false', ''],
  ];
  await input.setInputFiles({ name: 'a long name of leads.csv', mimeType: 'text/csv', buffer: utf16(rows) });
  await dialog.getByRole('listitem').nth(4).waitFor(background);
  await look('columns');
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByRole('definition').nth(3).waitFor(background);
  await dialog.locator('[data-bad]').waitFor(background);
  await look('outcome');
  await dialog.getByRole('link').click();
  await page.locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem').nth(1).click();
  await dialog.getByRole('listitem').first().waitFor(background);
  await look('begin');
  expect(wrong).toEqual([]);
});
