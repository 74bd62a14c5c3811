import { optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { beforeAll, test } from 'vitest';
import { newMobile, office, says, tells } from '../lib/office.ts';
import { connectMeta, customer } from '../lib/whatsapp.ts';

/** Who asked for no more marketing: by a message, by hand, and back again. */

const { open } = office('opt-outs');
const admin = 'admin@angan.demo';
beforeAll(connectMeta);

test('who sends STOP stands on the list; one is added by hand and taken back with the reason', async () => {
  const kiran = await customer('Kiran');
  const page = await open(admin, { at: '/messages' });
  await page.getByRole('link', { name: 'Marketing opt-outs' }).click();
  await page.getByPlaceholder('Search by name or number').fill(kiran.digits);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await says(page, 'Nobody fits the search and the filters.');
  await kiran.say({ text: 'बंद करो' });
  const row = page.getByRole('row').filter({ hasText: kiran.digits });
  await says(row, '‘बंद करो’');
  await says(row, optOutTexts.hows.Message);
  await page.goto(`${new URL(page.url()).origin}/whatsappOptOuts`);

  const mobile = newMobile();
  await page.getByRole('button', { name: 'Add opt-out' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add opt-out' });
  await dialog.getByLabel('WhatsApp number').fill('12');
  await dialog.getByLabel('How they asked').fill('Asked on the phone');
  await dialog.getByRole('button', { name: 'Add opt-out' }).click();
  await says(dialog, optOutTexts.noNumber);
  await dialog.getByLabel('WhatsApp number').fill(`${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await dialog.getByRole('button', { name: 'Add opt-out' }).click();
  await tells(page, optOutTexts.added);

  await page.getByRole('button', { name: `Actions for +91${mobile}` }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  const back = page.getByRole('dialog', { name: `Let marketing go to +91${mobile} again?` });
  await says(back, optOutTexts.onlyTheirWish);
  await back.getByRole('button', { name: 'Take back' }).click();
  await says(back, optOutTexts.noReason);
  await back.getByLabel('When and how they asked').fill('Wrote that offers are welcome again');
  await back.getByRole('button', { name: 'Take back' }).click();
  await tells(page, optOutTexts.takenBack);
  await page.getByText('Taken back', { exact: true }).click();
  await says(page, 'Wrote that offers are welcome again');
});
