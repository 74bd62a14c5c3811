import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { talking } from '../lib/chats.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { listAt, office, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** A chat is given to a colleague from the list, without being opened. */

const { ask, open } = office('chats-assign');
const admin = 'admin@angan.demo';
const sizes: Size[] = ['desktop', 'phone'];
beforeAll(connectMeta);

describe.each(sizes)('on a %s', (size) => {
  test('it is assigned in its own menu, marked, found under Mine, and given back', async () => {
    const sonal = await talking(ask, 'Sonal');
    const { results: people } = await ask(admin, '/mgmt/whatsappchat/people/');
    const { first_name, last_name } = await ask(admin, '/auth/users/me/');
    const me = people.find(({ name }: { name: string }) => name === [first_name, last_name].filter(Boolean).join(' '));
    const page = await open(admin, { at: '/whatsappsmsg', size });
    const entry = page.getByRole('listitem').filter({ hasText: sonal.name });
    const menu = entry.getByRole('button', { name: `Assign the chat with ${sonal.name}` });
    await menu.click();
    await page.getByText('Assign this chat', { exact: true }).waitFor();
    for (const { name } of people) await page.getByRole('menuitem', { name, exact: true }).waitFor();
    await picture(page, `assign-${size}`);
    await withAxe(page);
    expect(await findings(page, `assigning on a ${size}`)).toEqual([]);
    await page.getByRole('menuitem', { name: me.name, exact: true }).click();
    await tells(page, `Assigned to ${me.name}`);
    await entry.getByText(`Assigned to ${me.name}`).waitFor();
    expect(new URL(page.url()).searchParams.has('chat')).toBe(false);

    await page.getByRole('button', { name: /^Mine/ }).click();
    await entry.waitFor();
    await menu.click();
    await page
      .getByRole('menuitem', { name: `${me.name}`, exact: false })
      .getByLabel('now')
      .waitFor();
    await page.getByRole('menuitem', { name: 'Nobody', exact: true }).click();
    await tells(page, 'Assigned to nobody');
    await entry.waitFor({ state: 'detached' });
  });
});

test('people who do not come are told of in the menu, and asked for again', async () => {
  const tarun = await talking(ask, 'Tarun');
  const page = await open(admin, { at: '/whatsappsmsg' });
  const address = listAt(whatsappChatCalls.people.path);
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: `Assign the chat with ${tarun.name}` }).click();
  await page.getByText('The people did not load.').waitFor();
  await page.unroute(address);
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  const { results } = await ask(admin, '/mgmt/whatsappchat/people/');
  await page.getByRole('menuitem', { name: results[0].name, exact: true }).waitFor();
});
