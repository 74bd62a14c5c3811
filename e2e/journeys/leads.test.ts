import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { asksOn, callAndNote, control } from '../lib/portals.ts';

/** An office connects a portal on a phone; what somebody asks there arrives by itself and is called in four taps. */

const { url, open, ask } = office('leads');

interface Portal {
  portal: 'acres99' | 'magicbricks' | 'housing';
  source: string;
  logIn: (form: Locator) => Promise<void>;
}
const portals: Portal[] = [
  {
    portal: 'acres99',
    source: '99acres',
    logIn: async (form) => {
      await form.getByLabel('User name').fill('angan.demo');
      await form.getByRole('textbox', { name: 'Password' }).fill('sandbox-99acres');
    },
  },
  {
    portal: 'magicbricks',
    source: 'MagicBricks',
    logIn: (form) => form.getByRole('textbox', { name: 'API key' }).fill('sandbox~~~~~~2Bmagic~~~~~~3D'),
  },
  {
    portal: 'housing',
    source: 'Housing',
    logIn: async (form) => {
      await form.getByLabel('Profile id').fill('48213');
      await form.getByRole('textbox', { name: 'Encryption key' }).fill('sandbox-housing-key');
    },
  },
];

/** Connects a portal in the settings, both ways, and answers the address to which it sends. */
const connect = async (page: Page, { portal, source, logIn }: Portal): Promise<string> => {
  await page.goto(`${url}/settings?part=integrations`);
  await page.getByRole('button', { name: `Open ${source}` }).click();
  const form = page.getByRole('form', { name: source });
  await logIn(form);
  await form.getByLabel('How leads come').selectOption('Both');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await tells(page, `${source} saved`);
  await form.getByText(/^set on \d\d\/\d\d\/\d{4}$/).waitFor();
  await form.getByRole('button', { name: 'Test connection' }).click();
  await says(page, /^It answered: /);
  // Its track lies over it, as a thumb meets it: the key reaches the switch itself.
  await page.getByRole('switch', { name: `Take leads from ${source}` }).press('Space');
  await tells(page, `${source} is on`);
  await picture(page, `settings-${portal}-phone`);
  return (await form.locator('code').textContent())!;
};

test.each(portals)(
  '$source: what is pushed and what is pulled arrives, and is called and noted in four taps',
  {
    timeout: 180_000,
  },
  async (one) => {
    const { portal, source } = one;
    const owner = await newOffice(url, demoPassword);
    const page = await open(owner.email, { size: 'phone' });
    const pulled = { name: newName('Devang'), phone: newMobile(), message: '3 BHK flat, budget 90 lakh' };
    await asksOn(portal, 'pull', pulled);
    await control('webhook', { portal, url: await connect(page, one) });

    // It was asked before the portal was switched on, and comes with the first pull.
    await page.goto(`${url}/leads`);
    await page.getByRole('link', { name: pulled.name }).waitFor();

    // The screen stands open, and nobody asks it for anything.
    const pushed = { name: newName('Kinjal'), phone: newMobile(), message: '2 BHK flat, budget 60 lakh, ready' };
    await asksOn(portal, 'push', pushed);
    await page.getByRole('link', { name: pushed.name }).waitFor();
    await picture(page, `leads-${portal}-phone`);
    await withAxe(page);
    expect(await findings(page, 'the inbox of leads')).toEqual([]);

    await callAndNote(page, pushed.name);
    // It stands among those that are done, where nobody is called any more.
    await expect.poll(() => page.getByRole('button', { name: `Call ${pushed.name}` }).count()).toBe(0);
    const { results } = await ask(owner.email, `/properties/lead_events/?source=${source}&to_answer=false`);
    const lead = results.find(({ name }: { name: string }) => name === pushed.name);
    expect(lead).toMatchObject({ result: 'Created', source, answered_at: expect.any(String) });
    const timeline = await ask(owner.email, `/properties/inquiry/${lead.inquiry.id}/timeline/`);
    expect(timeline.results).toContainEqual(expect.objectContaining({ kind: 'contacted', call_result: 'Connected' }));

    // The other way round: open the lead first, and see its words with what was read.
    await page.getByRole('link', { name: pulled.name }).click();
    await says(page, 'As received');
    await picture(page, `lead-${portal}-phone`);
    expect(await findings(page, 'an open lead')).toEqual([]);
  },
);
