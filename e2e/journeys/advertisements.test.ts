import { adSource } from '@angan/domain/whatsapp/ads.ts';
import { beforeAll, expect, test } from 'vitest';
import { chatOf, log } from '../lib/chats.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newName, office, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { tooWide } from '../lib/too-wide.ts';
import { connectMeta, customer } from '../lib/whatsapp.ts';

/** Who came by an advertisement, and what is said in a group. */

const { ask, open } = office('advertisements');
const admin = 'admin@angan.demo';
beforeAll(connectMeta);

test.each(['desktop', 'phone'] as const)(
  'what brought somebody stands in the chat and is the source of the contact, on a %s',
  async (size) => {
    const headline = newName('Homes beside the lake');
    const lalit = await customer('Lalit');
    await lalit.say({
      text: '3 BHK under 90 lakh?',
      referral: {
        ...{ source_type: 'ad', source_id: lalit.digits, source_url: 'https://fb.me/lake', ctwa_clid: 'ARA1' },
        ...{ headline, body: 'From 75 lakhs' },
      },
    });
    const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(ask, lalit.name)}`, size });
    const message = page.locator('[data-message]').filter({ hasText: '3 BHK under 90 lakh?' });
    await message.getByText('Came by an advertisement').waitFor();
    const ad = message.getByRole('link', { name: new RegExp(headline) });
    expect(await ad.getAttribute('href')).toBe('https://fb.me/lake');
    await picture(page, `ad-${size}`);
    await withAxe(page);
    expect(await findings(page, `a chat with an advertisement on a ${size}`)).toEqual([]);
    expect(await tooWide(page, `a chat with an advertisement on a ${size}`)).toEqual([]);

    if (size === 'phone') await page.getByRole('button', { name: /^About / }).click();
    const about = page.getByRole('complementary', { name: 'About this person' });
    await about.getByText('Came by the advertisement').waitFor();
    await about.getByRole('link', { name: headline }).waitFor();
    await about.getByRole('button', { name: 'Add contact' }).click();
    await page.getByRole('dialog', { name: 'Add contact' }).getByRole('button', { name: 'Add contact' }).click();
    await tells(page, 'Successfully Created Contact');
    await about.getByText(new RegExp(adSource)).waitFor();

    await page.goto(new URL('/messages', page.url()).href);
    const ads = page.getByRole('region', { name: 'Came by advertisements' });
    await ads
      .getByRole('listitem')
      .filter({ hasText: headline })
      .getByText(/^1 person, 1 contact, 0 inquiries\./)
      .waitFor();
  },
);

test('what somebody says in a group is in no chat, and opens no reply window', async () => {
  const meera = await customer('Meera');
  await meera.say({ text: 'Good morning to all of the society', group: 'society-group' });
  await meera.say({ text: 'To you alone: is the flat free?' });
  const page = await open(admin, { at: `/whatsappsmsg?chat=${await chatOf(ask, meera.name)}` });
  await log(page).getByText('To you alone: is the flat free?').waitFor();
  expect(await page.getByText('Good morning to all').count()).toBe(0);

  const only = await customer('Mohan');
  await only.say({ text: 'Only the group hears this', group: 'society-group' });
  await meera.say({ text: 'And one thing more' });
  await log(page).getByText('And one thing more').waitFor();
  const { results } = await ask(admin, `/mgmt/whatsappchat/?search=${encodeURIComponent(only.name)}`);
  expect(results).toEqual([]);
});
