import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { greeting, lastSent, log, reached, talking } from '../lib/chats.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { office, says, tells } from '../lib/office.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** What an office sends besides words: a template with its own picture or place. */

const { ask, open } = office('chat-sending');
const admin = 'admin@angan.demo';
beforeAll(async () => {
  await connectMeta();
  // Brings what was made in WhatsApp Manager.
  await ask(admin, '/sandesh/whatsapp_template/sync/', {});
});

const template = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Attach' }).click();
  await page.getByRole('menuitem', { name: 'Template' }).click();
  await page.getByLabel('Find a template').fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('dialog', { name });
};
test.each(['desktop', 'phone'] as const)(
  'the picture of a message is the photo of a property, on a %s',
  async (size) => {
    const isha = await talking(ask, 'Isha');
    const page = await open(admin, { at: `/whatsappsmsg?chat=${isha.chat}`, size });
    await log(page).getByText(greeting).waitFor();
    const dialog = await template(page, 'new_flat');
    await dialog.getByRole('button', { name: 'Photo of a property' }).click();
    const found = page.getByRole('dialog', { name: 'Photo of a property' });
    await found.getByRole('listitem').first().getByRole('button').click();
    await found.waitFor({ state: 'detached' });
    await expect.poll(() => dialog.getByLabel('Above the message').inputValue()).toMatch(/^\d+$/);
    await withAxe(page);
    expect(await findings(page, `a template filled on a ${size}`)).toEqual([]);
    for (const [name, value] of Object.entries({
      '{{1}}': '3 BHK',
      '{{2}}': 'Bopal',
      '{{3}}': '1,250 sqft',
      '{{4}}': '88 lakhs',
    }))
      await dialog.getByLabel(name, { exact: true }).fill(value);
    await dialog.getByLabel("End of the address of 'See photos'").fill('orchid-1204');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await tells(page, 'Message send successfully');
    await lastSent(page).getByRole('button', { name: 'Show the picture' }).waitFor();
    const { content } = await reached(isha.digits);
    expect(content.components[0]).toMatchObject({ type: 'header', parameters: [{ type: 'image' }] });
  },
  60_000,
);

test('a template with a map is sent with its place; one that cannot be filled is not offered', async () => {
  const dev = await talking(ask, 'Dev');
  const page = await open(admin, { at: `/whatsappsmsg?chat=${dev.chat}` });
  await log(page).getByText(greeting).waitFor();
  const dialog = await template(page, 'visit_place');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await says(dialog, 'Say where the map above the message points to.');
  await dialog.getByLabel('Latitude and longitude').fill('23.0301, 72.4716');
  await dialog.getByLabel('Name of the place').fill('Gate two');
  await dialog.getByLabel('{{1}}', { exact: true }).fill('Dev');
  await dialog.getByLabel('{{2}}', { exact: true }).fill('Sunday at 11:30');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await lastSent(page).getByText('Gate two').waitFor();
  const { content } = await reached(dev.digits);
  expect(content.components[0].parameters[0].location).toMatchObject({ latitude: '23.0301', name: 'Gate two' });

  await page.getByRole('button', { name: 'Attach' }).click();
  await page.getByRole('menuitem', { name: 'Template' }).click();
  await page.getByRole('button', { name: /^visit_place/ }).waitFor();
  for (const never of ['offer_ends', 'our_catalogue', 'homes_of_week', 'sign_in_code'])
    expect(await page.getByRole('button', { name: new RegExp(`^${never}`) }).count()).toBe(0);
  const shown = await open(admin, { at: '/template?search=offer_ends' });
  await says(shown, 'It cannot be sent from here: a limited-time offer cannot be filled.');
  expect(await shown.getByRole('button', { name: 'Duplicate offer_ends' }).count()).toBe(0);
}, 60_000);
