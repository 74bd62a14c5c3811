import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { settled } from '../lib/settled.ts';

/** What is saved where there is no line is kept, survives a reload, and arrives once. */

const { open, ask } = office('no-line');
const owner = 'owner@angan.demo';

const lineOf = (page: Page) => page.getByRole('region', { name: 'Waiting to send' });
const addContact = (name: string) =>
  ask(owner, '/properties/contacts/', { name, mobile_number_1: newMobile() }) as Promise<{ id: number }>;

test('a note and a new inquiry that are saved without a line outlive a reload and are sent once', async () => {
  const seller = newName('Meena Joshi');
  const { id } = await addContact(seller);
  const { results: areas } = await ask(owner, '/properties/area/?search=Bopal');
  // The worker that keeps the app at hand has to run: a reload without a line comes from it.
  const page = await open(owner, { at: '/addInquiry', size: 'phone', serviceWorkers: 'allow' });
  await page.getByRole('combobox', { name: 'Contact' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(page.url().replace(/\/addInquiry.*/, `/contact?id=${id}`));
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Wants to sell before Diwali');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'No connection. Kept on this phone, and sent as soon as the line is back.');
  await says(page, 'Waiting to send (1)');
  expect(await page.getByRole('textbox', { name: 'Add a note' }).inputValue()).toBe('');

  await page.goto(page.url().replace(/\/contact.*/, '/addInquiry'));
  const buyer = newName('Bharat Vaghela');
  await page.getByRole('combobox', { name: 'Contact' }).fill(buyer);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  const number = newMobile();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByText('3 BHK', { exact: true }).first().click();
  await page.getByLabel('Areas', { exact: true }).first().fill(areas[0].area);
  await page.getByRole('option', { name: areas[0].area }).first().click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Budget to', { exact: true }).fill('72 L');
  await page.getByRole('button', { name: 'Add inquiry' }).click();
  await says(page, 'Waiting to send (2)');

  await page.reload();
  await says(page, 'Waiting to send (2)');
  await lineOf(page).getByRole('button').click();
  await says(page, `Note on ${seller}`);
  await says(page, 'Wants to sell before Diwali');
  await says(page, `New inquiry, ${buyer}`);
  await picture(page, 'waiting-phone');

  await page.context().setOffline(false);
  await lineOf(page).waitFor({ state: 'detached' });
  const { results: inquiries } = await ask(owner, `/properties/inquiry/?search=${number}`);
  expect(inquiries).toHaveLength(1);
  const timeline = JSON.stringify(await ask(owner, `/properties/contacts/${id}/timeline/`));
  expect(timeline.split('Wants to sell before Diwali')).toHaveLength(2);
});

test('a new property waits with its photos, and the form is free for the next one', async () => {
  const page = await open(owner, { at: '/addProperty', size: 'phone' });
  await settled(page);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b74d2b' } })
    .jpeg()
    .toBuffer();
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
  await says(page, 'Sent when saved');
  const choose = async (label: string, text: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await choose('Subtype', 'Bungalow');
  await choose('Area', 'Bopal');
  const number = newMobile();
  await page.getByRole('combobox', { name: 'Contact' }).fill(number);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add property' }).click();
  await says(page, 'Waiting to send (1)');
  await page.context().setOffline(false);
  await lineOf(page).waitFor({ state: 'detached' });
  const contact = (await ask(owner, `/properties/contacts/?search=${number}`)).results[0].id;
  const kept = async () => (await ask(owner, `/properties/property/?contact=${contact}`)).results;
  await expect.poll(async () => (await kept())[0].image_count, { timeout: 20_000 }).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test('a new contact and a changed one arrive whole', async () => {
  const { id } = await addContact(newName('Changed Later'));
  const page = await open(owner, { at: `/contact?id=${id}` });
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const name = newName('Kept Whole');
  const number = newMobile();
  const adding = page.getByRole('dialog', { name: 'Add Contact' });
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await adding.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
  await page.context().setOffline(true);
  await adding.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await says(page, 'Waiting to send (1)');
  await adding.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const editing = page.getByRole('dialog', { name: 'Edit Contact' });
  await editing.getByRole('textbox', { name: 'Name', exact: true }).fill('Changed Meanwhile');
  await editing.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Waiting to send (2)');
  // Another field, of which the change says nothing, stays what somebody else makes of it.
  await ask(owner, `/properties/contacts/${id}/`, { comment: 'Calls back' }, 'PATCH');
  await page.context().setOffline(false);
  await lineOf(page).waitFor({ state: 'detached' });
  expect(await ask(owner, `/properties/contacts/${id}/`)).toMatchObject({
    name: 'Changed Meanwhile',
    comment: 'Calls back',
  });
  const { results } = await ask(owner, `/properties/contacts/?search=${number}`);
  expect(results).toMatchObject([{ name, mobile_number_1: number }]);
});

test('a call that is done in a basement and what an owner says of a listing arrive when the line is back', async () => {
  const name = newName('Called Below');
  const inquiry = await ask(owner, '/properties/inquiry/', {
    property_type: 1,
    deal_type: [1],
    contact: { name, mobile_number_1: newMobile() },
  });
  const { id } = await ask(owner, '/properties/tasks/', {
    inquiry: inquiry.id,
    type: 'Call',
    date_time: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const page = await open(owner, { at: `/tasks?id=${id}`, size: 'phone' });
  await page.getByRole('button', { name: 'Complete' }).last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Connected call back' }).click();
  await sheet.getByRole('button', { name: 'Tomorrow, 11:00 AM' }).click();
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: 'Complete' }).last().click();
  await sheet.waitFor({ state: 'detached' });
  await says(page, 'Waiting to send (1)');
  await page.context().setOffline(false);
  await lineOf(page).waitFor({ state: 'detached' });
  expect(await ask(owner, `/properties/tasks/${id}/`)).toMatchObject({ outcome: 'Connected call back' });
  expect((await ask(owner, `/properties/tasks/?inquiry=${inquiry.id}&due=tomorrow`)).results).toHaveLength(1);

  const areas = (await ask(owner, '/properties/area/?search=Bopal')).results;
  const contact = await addContact(newName('Sells'));
  const listing = await ask(owner, '/properties/property/', {
    ...{ contact: contact.id, property_type: 1, property_subtype: 1, deal_type: [1], area: [areas[0].id], bhk: 4 },
    sale_price: 5_100_000,
  });
  await inDatabase(`update property set last_verified_at = now() - interval '60 days' where id = $1`, [listing.id]);
  const record = await open(owner, { at: `/searchProperty?contact=${contact.id}&id=${listing.id}` });
  await record.getByRole('button', { name: 'Verify today' }).click();
  await record.context().setOffline(true);
  await record.getByRole('dialog').getByRole('button', { name: 'Verified today' }).click();
  await says(record, 'Waiting to send (1)');
  await record.context().setOffline(false);
  await lineOf(record).waitFor({ state: 'detached' });
  expect((await ask(owner, `/properties/property/${listing.id}/`)).freshness).toBe('Fresh');
});

test('an answer that is lost on the way doubles nothing', async () => {
  const name = newName('Lost Answer');
  const { id } = await addContact(name);
  const page = await open(owner, { at: `/contact?id=${id}`, size: 'phone' });
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Asked for the plan');
  let tries = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/properties/notes/', async (route) => {
    tries += 1;
    if (tries > 1) {
      await seen.promise;
      return route.continue();
    }
    // The server does it, and nobody hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Waiting to send (1)');
  seen.resolve();
  await lineOf(page).waitFor({ state: 'detached' });
  expect(tries).toBe(2);
  const timeline = JSON.stringify(await ask(owner, `/properties/contacts/${id}/timeline/`));
  expect(timeline.split('Asked for the plan')).toHaveLength(2);
});

test('what somebody else changed meanwhile is not written over, and the writer decides', async () => {
  const areas = (await ask(owner, '/properties/area/?search=Bopal')).results;
  const contact = await addContact(newName('Sells'));
  const { id } = await ask(owner, '/properties/property/', {
    ...{ contact: contact.id, property_type: 1, property_subtype: 1, deal_type: [1], area: [areas[0].id], bhk: 4 },
    sale_price: 5_100_000,
  });
  const page = await open(owner, { at: `/searchProperty?contact=${contact.id}&id=${id}`, size: 'phone' });
  await page.getByRole('button', { name: '51.00 Lakhs, change the price' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price' }).waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type('48.5 L');
  await page.keyboard.press('Enter');
  await says(page, 'Waiting to send (1)');

  await ask(owner, `/properties/property/${id}/`, { sale_price: 5_000_000 }, 'PATCH');
  await page.context().setOffline(false);
  await says(page, 'Not sent (1)');
  expect((await ask(owner, `/properties/property/${id}/`)).sale_price).toBe(5_000_000);
  await lineOf(page).getByRole('button').click();
  await says(page, /^Price of 2 BHK flat, Bopal/);
  await says(page, 'Somebody else changed the same meanwhile. You choose.');
  await says(page, 'Price: now 50.00 Lakhs, yours is 48.50 Lakhs.');
  await picture(page, 'waiting-changed-phone');
  await withAxe(page);
  expect(await findings(page, 'waiting')).toEqual([]);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await lineOf(page).waitFor({ state: 'detached' });
  expect((await ask(owner, `/properties/property/${id}/`)).sale_price).toBe(4_850_000);
});

test('who is here already when a contact and an inquiry arrive is told with both, and the writer decides', async () => {
  const [number, other, buyer] = [newMobile(), newMobile(), newMobile()];
  const [typed, there] = [newName('Mehul'), newName('Mehul Trivedi')];
  const page = await open(owner, { at: '/contact?add=one', size: 'phone' });
  const adding = page.getByRole('dialog', { name: 'Add Contact' });
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(typed);
  await adding.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
  await adding.getByRole('button', { name: 'Add More Numbers' }).click();
  await adding.getByRole('textbox', { name: 'Mobile number 2', exact: true }).fill(other);
  await page.context().setOffline(true);
  await adding.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await says(page, 'Waiting to send (1)');
  const { id } = await ask(owner, '/properties/contacts/', { name: there, mobile_number_1: number });
  await page.context().setOffline(false);
  await says(page, 'Not sent (1)');
  await lineOf(page).getByRole('button').click();
  await lineOf(page).getByText(`New contact, ${typed}`).waitFor();
  await lineOf(page).getByText('has this number.').waitFor();
  await lineOf(page).getByRole('link', { name: there }).waitFor();
  await lineOf(page).getByRole('button', { name: 'Keep both' }).waitFor();
  await picture(page, 'waiting-known-phone');
  await withAxe(page);
  expect(await findings(page, 'waiting')).toEqual([]);
  await lineOf(page)
    .getByRole('button', { name: `Add to ${there}` })
    .click();
  await lineOf(page).waitFor({ state: 'detached' });
  const { results } = await ask(owner, `/properties/contacts/?search=${number}`);
  expect(results).toMatchObject([{ id, name: there, mobile_number_2: other, comment: typed }]);

  const { results: areas } = await ask(owner, '/properties/area/?search=Bopal');
  const form = await open(owner, { at: '/addInquiry', size: 'phone' });
  await form.getByRole('combobox', { name: 'Contact' }).fill('Bharat');
  await form.getByRole('option', { name: /as a new contact/ }).click();
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(buyer);
  await form.getByText('3 BHK', { exact: true }).first().click();
  await form.getByLabel('Areas', { exact: true }).first().fill(areas[0].area);
  await form.getByRole('option', { name: areas[0].area }).first().click();
  await form.keyboard.press('Escape');
  await form.context().setOffline(true);
  await form.getByRole('button', { name: 'Add inquiry' }).click();
  await says(form, 'Waiting to send (1)');
  const known = await ask(owner, '/properties/contacts/', { name: newName('Vaghela'), mobile_number_1: buyer });
  await form.context().setOffline(false);
  await says(form, 'Not sent (1)');
  await lineOf(form).getByRole('button').click();
  await lineOf(form)
    .getByRole('button', { name: `Take ${known.name}` })
    .click();
  await lineOf(form).waitFor({ state: 'detached' });
  const { results: inquiries } = await ask(owner, `/properties/inquiry/?search=${buyer}`);
  expect(inquiries).toMatchObject([{ contact: { id: known.id } }]);
});

test('what the server refuses opens in its form again, and logging out asks first', async () => {
  const seller = newName('Gone Away');
  const { id } = await addContact(seller);
  const page = await open(owner, { at: `/contact?id=${id}`, once: true });
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Call on Monday');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Waiting to send (1)');
  await ask(owner, `/properties/contacts/${id}/`, undefined, 'DELETE');
  await page.context().setOffline(false);
  await says(page, 'Not sent (1)');

  await page.getByRole('button', { name: 'Menu of Ganesh Patel' }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await page.getByRole('alertdialog').getByText(`Note on ${seller}`).waitFor();
  await picture(page, 'waiting-logout-desktop');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await ask(owner, `/properties/contacts/${id}/restore/`, {}, 'POST');
  await lineOf(page).getByRole('button').first().click();
  await picture(page, 'waiting-refused-desktop');
  // An alert that comes meanwhile has such a button too.
  const refused = page.getByRole('region', { name: 'Waiting to send' });
  await refused.getByRole('button', { name: 'Open', exact: true }).click();
  await lineOf(page).waitFor({ state: 'detached' });
  const note = page.getByRole('textbox', { name: 'Add a note' });
  await note.waitFor();
  expect(await note.inputValue()).toBe('Call on Monday');
});
