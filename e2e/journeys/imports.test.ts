import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, tells, textOf } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** Bringing a list in: from a phone, from a file with headers of its own, and by who may not start a large one. */

const { ask, open } = office('imports');
const owner = 'owner@rival.demo';

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name });
const becomes = (page: Page, header: string) => page.getByRole('combobox', { name: `What '${header}' becomes` });
/** The words of the option that is chosen. */
const chosen = (select: Locator) => select.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.label);
/** Milliseconds for what the server does in the background before the page goes on. */
const background = { timeout: 25_000 };
/** Each waits for such work several times. */
const longer = 90_000;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor(background);
/** Presses a button that stands once the work in the background is done. */
const pressOnceDone = (page: Page, name: string) => button(page, name).click(background);
const found = async (name: string) =>
  (await ask(owner, `/properties/contacts/?search=${encodeURIComponent(name)}`)).count as number;

test(
  "a phone's contacts go in on the phone",
  async () => {
    const [name, other, number] = [newName('हरप्रीत'), newName('Kirit'), newMobile()];
    const cards = [
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `N:Virk;${name};;;`,
        `FN:${name} Virk`,
        `TEL;TYPE=CELL:+91 ${number}`,
        'END:VCARD',
      ],
      [
        ...['BEGIN:VCARD', 'VERSION:2.1', `N:;${other};;;`, `FN:${other}`],
        // As phones write it where a line has more than ASCII.
        'NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=AA=AB=E0=AB=8D=E0=AA=B2=E0=AB=87=E0=AA=9F',
        ...[`TEL;CELL:0${newMobile()}`, `TEL;HOME:${newMobile()}`, 'END:VCARD'],
      ],
    ];
    const page = await open(owner, { at: '/datamigration?step=upload', size: 'phone' });
    await button(page, 'Choose a file').waitFor();
    await choose(page, 'contacts.vcf', cards.map((card) => card.join('\r\n')).join('\r\n'));
    await pressOnceDone(page, 'Check 2 rows');
    await pressOnceDone(page, 'Import 2 people');
    await heading(page, '2 added');
    await page.getByRole('link', { name: 'Show them' }).click();
    // The rows of the import say the names too, until the list of contacts has taken their place.
    const people = page.getByRole('list', { name: 'Contacts' });
    for (const who of [name, other]) await people.getByRole('article').filter({ hasText: who }).waitFor();
    const { results } = await ask(owner, `/properties/contacts/?search=${encodeURIComponent(other)}`);
    expect(results[0].comment).toContain('ફ્લેટ');
  },
  longer,
);

test(
  'a list with headers of its own: corrected, kept for the next one, refused rows in hand, taken back',
  async () => {
    const people = [newName('Ila'), newName('Mina'), newName('Tina')];
    const mapping = newName('Leads');
    // Headers that no other try has kept a mapping for.
    const wants = newName('Wants');
    const list = (names: readonly string[]) =>
      [
        `Client,Mob No.,Number,${wants}`,
        ...names.map((name) => `${name},${newMobile()},B-302,"3 BHK, ready"`),
        `${newName('Short')},98250,B-303,Shop`,
      ].join('\n');
    const page = await open(owner, { at: '/contact' });
    await page.getByRole('link', { name: 'Import' }).click();
    await withAxe(page);
    const wrong: string[] = [];
    const look = async (where: string) => {
      await settled(page);
      wrong.push(...(await findings(page, where)));
    };
    await look('upload');
    await choose(page, 'photo.csv', '\u0089PNG\r\n\u001a\n\u0000\u0000');
    await page.getByRole('alert').getByText('photo.csv').waitFor();
    await choose(page, 'leads.csv', list(people));

    await becomes(page, 'Number').waitFor(background);
    expect(await chosen(becomes(page, 'Number'))).toBe('Mobile number');
    expect(await chosen(becomes(page, wants))).toBe('Keep in the comment');
    await becomes(page, 'Number').selectOption({ label: 'Address' });
    await becomes(page, 'Mob No.').selectOption({ label: 'Leave out' });
    await button(page, 'Check 4 rows').click();
    await page.getByRole('alert').getByText(migrationRefusals.noNumbers).waitFor();
    await page.reload();
    await withAxe(page);
    expect(await chosen(becomes(page, 'Number'))).toBe('Address');
    await becomes(page, 'Mob No.').selectOption({ label: 'Mobile number' });
    await page.getByRole('textbox', { name: 'Keep this mapping as' }).fill(mapping);
    await look('columns');
    await button(page, 'Check 4 rows').click();

    await pressOnceDone(page, 'Refused 1');
    await page.getByRole('row').filter({ hasText: 'Short' }).getByText('98250').first().waitFor();
    expect(new URL(page.url()).searchParams.get('outcome')).toBe('refused');
    await look('check');
    await pressOnceDone(page, 'Import 3 people');

    await heading(page, '3 added, 1 refused');
    for (const name of people) expect(await found(name)).toBe(1);
    await look('result');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Refused rows' }).click();
    const refused = await textOf(await saved);
    expect(refused).toContain(`"Client","Mob No.","Number","${wants}","Reason"`);
    expect(refused).toMatch(/"98250","B-303","Shop",".*98250.*"/);

    await button(page, 'Undo this import').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/3 people that it added leave every list/).waitFor();
    await button(dialog, 'Undo this import').click();
    await heading(page, '3 undone');
    for (const name of people) expect(await found(name)).toBe(0);

    await button(page, 'Back to the imports').click();
    await page.getByRole('row').filter({ hasText: 'leads.csv' }).getByText('Rolled Back').first().waitFor();
    await look('list');
    await page.getByRole('link', { name: 'Import a list' }).click();
    await choose(page, 'leads again.csv', list([newName('Usha')]));
    await page.getByText(`as in ${mapping}`).first().waitFor(background);
    expect(await chosen(becomes(page, 'Number'))).toBe('Address');
    expect(wrong).toEqual([]);
  },
  longer,
);

test(
  'a large list of who may not start it waits for the Owner, who finds and could start it',
  async () => {
    const file = `${newName('Old diary')}.csv`;
    const lines = Array.from({ length: 201 }, (_, at) => `Person ${at},${newMobile()}`);
    const page = await open('backend@angan.demo', { at: '/datamigration?step=upload' });
    await button(page, 'Choose a file').waitFor();
    await choose(page, file, ['Name,Mobile', ...lines].join('\n'));
    await page.getByText('They are left as they are; new people are added.').waitFor(background);
    await pressOnceDone(page, 'Check 201 rows');
    await page.getByText(migrationRefusals.ownerStarts).waitFor(background);
    await page.getByRole('article', { name: 'Import' }).getByText('Waits for the Owner').waitFor();
    expect(await button(page, /^Import/).count()).toBe(0);

    const boss = await open('owner@angan.demo', { at: '/datamigration' });
    const row = boss.getByRole('row').filter({ hasText: file });
    await row.getByText('Waits for you').waitFor();
    await row.getByRole('link', { name: file }).click();
    await button(boss, 'Import 201 people').waitFor();
    await button(boss, 'More').click();
    await boss.getByRole('menuitem', { name: 'Give up this import' }).click();
    await button(boss.getByRole('alertdialog'), 'Give up this import').click();
    await tells(boss, `${file} is given up`);
    await row.getByText('Cancelled').waitFor();
  },
  longer,
);
