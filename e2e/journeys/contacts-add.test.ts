import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { answers, newMobile, newName, office, says, tells } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';

/** Adding one contact, on a desk and on a phone, and every sentence on the way. */

const { open } = office('contacts-add');
const owner = 'owner@rival.demo';

const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  const save = () => form.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).waitFor();
  return { form, save };
};

describe.each<Size>(['desktop', 'phone'])('adding a contact on a %s', (size) => {
  test('needs a whole number before anything is sent', async () => {
    const page = await open(owner, { at: '/contact', size });
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const { form, save } = await begin(page);
    await save();
    await says(page, contactTexts.mobileRequired);

    const first = form.getByRole('textbox', { name: 'Mobile number', exact: true });
    await first.pressSequentially('-98250');
    expect(await first.inputValue()).toBe('98250');
    await first.press('Enter');
    await says(page, contactTexts.mobileInvalid);
    await first.pressSequentially('123459999');
    expect(await first.inputValue()).toBe('9825012345');

    for (const at of [2, 3, 4, 5]) {
      await form.getByRole('button', { name: 'Add More Numbers' }).click();
      await form.getByRole('textbox', { name: `Mobile number ${at}`, exact: true }).fill(`${at}`);
    }
    expect(await form.getByRole('button', { name: 'Add More Numbers' }).count()).toBe(0);
    await save();
    await expect.poll(() => form.getByText(contactTexts.mobileInvalid, { exact: true }).count()).toBe(4);
    expect(sent.filter((url) => url.includes('/properties/contacts/'))).toEqual([]);
  });

  test('says so, and lists the contact anew with all that was typed', async () => {
    const page = await open(owner, { at: '/contact', size });
    const { form, save } = await begin(page);
    const [name, mobile] = [newName('Vaishali'), newMobile()];
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(mobile);
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('vaishali@example.in');
    const groups = form.getByRole('group', { name: 'Contact groups' });
    for (const group of ['Buyer', 'Owner']) await groups.getByRole('button', { name: group, exact: true }).click();
    const sources = form.getByRole('group', { name: 'Source' });
    await sources.getByRole('textbox', { name: 'Find in Source' }).fill('walk');
    const walkIn = sources.getByRole('button', { name: 'Walk-in' });
    await walkIn.click();
    await walkIn.click();
    expect(await walkIn.getAttribute('aria-pressed')).toBe('false');
    await walkIn.click();
    expect(await sources.locator('[aria-pressed="true"]').count()).toBe(1);
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('Bopal Cross Road');
    await form.getByRole('textbox', { name: 'Comment', exact: true }).fill('Calls after six');
    expect(await form.getByRole('button', { name: 'All User' }).getAttribute('aria-pressed')).toBe('true');
    await form.getByRole('button', { name: 'Owner/Co-Owner' }).click();

    const posted = page.waitForRequest((request) => request.method() === 'POST' && /contacts\/$/.test(request.url()));
    const isListed = (request: Request) =>
      request.method() === 'GET' && /\/properties\/contacts\/?(\?|$)/.test(request.url());
    const reloaded = posted.then(() => page.waitForRequest(isListed));
    await save();
    expect((await posted).headers()['content-type']).toMatch(/^multipart\/form-data/);
    await tells(page, contactTexts.created);
    await reloaded;
    await page.getByRole('link', { name, exact: true }).click();
    const record = page.getByRole('complementary', { name: 'Contact' });
    for (const fact of ['vaishali@example.in', 'Walk-in', 'Bopal Cross Road', 'Calls after six', 'Owner/Co-Owner'])
      await record.getByText(fact, { exact: true }).first().waitFor();
    for (const group of ['Buyer', 'Owner']) await record.getByText(group, { exact: true }).waitFor();
  });

  test('shows what the server finds wrong beside each field, and keeps what was typed', async () => {
    const page = await open(owner, { at: '/contact', size });
    const { form, save } = await begin(page);
    await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(newMobile());
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('no address');
    await save();
    await form.getByText('Enter a valid email address.').waitFor();
    await tells(page, contactTexts.createFailed);

    await form.getByRole('button', { name: 'Add More Numbers' }).click();
    await form.getByRole('textbox', { name: 'Mobile number 2', exact: true }).fill(newMobile());
    await answers(page, '/properties/contacts/', 'POST', 400, {
      name: ['This name is too long.', 'A second one.'],
      mobile_number_1: ['This number is blocked.'],
      mobile_number_2: ['This number is blocked too.'],
      address: ['This address is too long.'],
      comment: ['This comment is too long.'],
      non_field_errors: ['The office is full.', 'A second one.'],
    });
    await save();
    await tells(page, 'The office is full.');
    const beside = {
      Name: 'This name is too long.',
      'Mobile number': 'This number is blocked.',
      'Mobile number 2': 'This number is blocked too.',
      Address: 'This address is too long.',
      Comment: 'This comment is too long.',
    };
    for (const [label, text] of Object.entries(beside)) {
      const field = form.getByRole('textbox', { name: label, exact: true });
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby'))!.split(' ')[0];
      expect(await page.locator(`[id="${described}"]`).innerText()).toContain(text);
    }
    expect(await page.getByText('A second one.').count()).toBe(0);
    expect(await form.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe('no address');
  });
});

test('who does not run the office reloads the masked list after adding', async () => {
  const page = await open('residential@angan.demo', { at: '/contactList' });
  const { form, save } = await begin(page);
  const name = newName('Bhavna');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const mobile = newMobile();
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(mobile);
  await page.getByRole('row').nth(3).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && asked.push(new URL(request.url()).pathname));
  await save();
  await tells(page, contactTexts.created);
  await page
    .getByRole('row', { name })
    .getByText(`*******${mobile.slice(-3)}`)
    .waitFor();
  expect(asked).toContain('/properties/view_3digit_contact/');
  expect(asked).not.toContain('/properties/contacts/');
});

test('what is typed survives a reload, and goes when the contact is there', async () => {
  const page = await open(owner, { at: '/contact?add=one' });
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  const name = newName('Draft');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(newMobile());
  await page.reload();
  await form.getByText('What you typed is kept.').waitFor();
  expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(name);
  await form.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await tells(page, contactTexts.created);
  await expect.poll(async () => (await onDisk(page, 'angan-drafts')).rows).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('a form whose drafts come late from the disk opens with them, and nothing fails on the way', async () => {
  const name = newName('Late Draft');
  const wrong: string[] = [];
  const page = await open(owner, {
    ...{ at: '/contact?add=one', once: true },
    before: async (window) => {
      window.on('weberror', (error) => wrong.push(error.error().message));
      // A disk that is slow to open its database.
      await window.addInitScript(() => {
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (name, version) {
          const request = open.call(this, name, version);
          if (name !== 'angan-drafts') return request;
          let heard: unknown = null;
          Object.defineProperty(request, 'onsuccess', { set: (hear) => (heard = hear), get: () => heard });
          request.addEventListener('success', (event) =>
            setTimeout(() => (heard as (event: Event) => void).call(request, event), 400),
          );
          return request;
        };
      });
    },
  });
  const field = page.getByRole('dialog', { name: 'Add Contact' }).getByRole('textbox', { name: 'Name', exact: true });
  await field.fill(name);
  await expect.poll(async () => (await onDisk(page, 'angan-drafts')).rows).toBe(1);
  await page.reload();
  await page.getByText('What you typed is kept.').waitFor();
  expect(await field.inputValue()).toBe(name);
  expect(wrong).toEqual([]);
});
