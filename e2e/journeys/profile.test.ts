import { pictureLimits } from '@angan/contract/files/files.ts';
import { pictureTexts } from '@angan/contract/files/texts.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { codeTo, mailedCodeTo } from '../lib/inboxes.ts';
import { newOffice, newPerson } from '../lib/new-office.ts';
import { office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { settled } from '../lib/settled.ts';

/** Who one is and what the office is: facts, photos, and what each role finds on the page. */

const { url, visit, open, ask, session } = office('profile');
const owner = 'owner@rival.demo';
const start = '24ABCDE1234F1Z';
const gstin = start + gstinCheckSign(start);

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#b74d2b', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
const photo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const choose = (page: Page, file: ReturnType<typeof photo>) =>
  page.locator('input[type=file]:not([capture])').setInputFiles(file);
const barPhoto = (page: Page) => page.getByRole('banner').locator('img');
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Keeps hold of the last file that the page puts into a form. */
const watchUploads = (window: BrowserContext) =>
  window.addInitScript(() => {
    const append = FormData.prototype.append as (...given: unknown[]) => void;
    FormData.prototype.append = function (...given: unknown[]) {
      if (given[1] instanceof Blob) Object.assign(globalThis, { uploaded: given[1] });
      append.apply(this, given);
    };
  });
const uploaded = (page: Page) =>
  page.evaluate(async () => {
    const { uploaded } = globalThis as unknown as { uploaded: File };
    const { width, height } = await createImageBitmap(uploaded);
    return { bytes: uploaded.size, name: uploaded.name, width, height };
  });

describe('the Owner', () => {
  test('gives the company its facts; what is wrong is said, and what was typed outlives a reload', async () => {
    const nothing = { legal_name: '', gstin: '', pan: '', city: null, working_hours: null, weekly_off: [] };
    const usual = { assign_rule: 'Nobody', assign_to: null, pdf_colour: null, pdf_foot: '' };
    await ask(owner, '/properties/company/', { ...nothing, ...usual }, 'PATCH');
    const page = await open(owner);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await says(page, 'GST number is printed on invoices');
    const save = page.getByRole('button', { name: 'Save' });
    expect(await save.isDisabled()).toBe(true);

    await field(page, 'Legal name').fill('Rival Realty LLP');
    await field(page, 'GST number').fill(gstin.replace('E', 'F').toLowerCase());
    await save.click();
    await says(page, 'Check this number: its last character does not fit the others.');
    await page.reload();
    await says(page, /What you typed is kept/);
    expect(await field(page, 'Legal name').inputValue()).toBe('Rival Realty LLP');

    await field(page, 'GST number').fill(gstin);
    expect(await field(page, 'PAN').inputValue()).toBe('ABCDE1234F');
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Pune');
    await page.getByRole('option', { name: 'Pune' }).click();
    await save.click();
    await says(page, 'The GST number of an office in Maharashtra begins with 27.');
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Surat');
    await page.getByRole('option', { name: 'Surat' }).click();
    for (const day of ['Mon', 'Sat']) await page.getByRole('button', { name: day }).click();
    await says(page, 'Weekly off: Tuesday, Wednesday, Thursday, Friday, Sunday');
    await page.getByLabel('Opens').fill('10:30');
    await page.getByRole('radio', { name: /^One person/ }).check();
    await page.getByRole('radio', { name: 'Blue' }).check();
    await field(page, 'Line at the foot').fill('Visits by appointment');
    await says(page, /Sizes as told by the owner\. Visits by appointment/);
    await save.click();
    await says(page, 'Choose who gets them.');
    await page.getByRole('radio', { name: /^By domain/ }).check();
    await field(page, 'Legal name').press('Enter');
    await tells(page, 'Profile saved');
    expect(await ask(owner, '/properties/company/')).toMatchObject({
      legal_name: 'Rival Realty LLP',
      gstin,
      pan: 'ABCDE1234F',
      state: 'Gujarat',
      working_hours: { days: ['Monday', 'Saturday'], from: '10:30', to: '19:00' },
      assign_rule: 'By domain',
      pdf_colour: '#1c5487',
      pdf_foot: 'Visits by appointment',
    });
    await page.reload();
    await settled(page);
    expect(await page.getByText(/What you typed is kept/).count()).toBe(0);
    expect(await field(page, 'GST number').inputValue()).toBe(gstin);
  });

  test('gives the company its photo: a large one is made smaller, and stands in the bar at once', async () => {
    const page = await open(owner, { at: '/profile', before: watchUploads, once: true });
    const large = await noise(2400, 1800).jpeg({ quality: 95 }).toBuffer();
    expect(large.length).toBeGreaterThan(2 * pictureLimits.sentBytes);
    await page.getByRole('button', { name: /^(Choose|Change) photo$/ }).waitFor();
    if ((await barPhoto(page).count()) > 0) {
      await page.getByRole('button', { name: 'Remove photo' }).click();
      await barPhoto(page).waitFor({ state: 'detached' });
    }
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).origin));
    await choose(page, photo('office.jpg', 'image/jpeg', large));
    await barPhoto(page).waitFor();
    const sent = await uploaded(page);
    expect(sent.name).toBe('office.jpg');
    expect(sent.bytes).toBeLessThanOrEqual(pictureLimits.sentBytes);
    expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(pictureLimits.side);
    expect(sent.width / sent.height).toBeCloseTo(4 / 3, 1);
    expect(workers).toEqual([new URL(page.url()).origin]);
    const link = await barPhoto(page).getAttribute('src');

    await choose(page, photo('note.txt', 'text/plain', Buffer.from('no picture')));
    await says(page, pictureTexts.notAnImage);
    const nothing = await page.evaluateHandle(() => new DataTransfer());
    await page.getByRole('group', { name: 'Photo or logo' }).dispatchEvent('drop', { dataTransfer: nothing });
    await says(page, pictureTexts.notAFile);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await choose(page, photo('IMG_1.HEIC', 'image/heic', heic));
    await says(page, pictureTexts.heic);
    const broken = Buffer.concat([large.subarray(0, 200), Buffer.alloc(2 * pictureLimits.sentBytes)]);
    await choose(page, photo('broken.jpg', 'image/jpeg', broken));
    await says(page, pictureTexts.unreadable);
    expect(await barPhoto(page).getAttribute('src')).toBe(link);

    const small = await noise(300, 300).png().toBuffer();
    await choose(page, photo('small.png', 'image/png', small));
    await expect.poll(async () => (await barPhoto(page).getAttribute('src')) !== link).toBe(true);
    expect(await uploaded(page)).toEqual({ bytes: small.length, name: 'small.png', width: 300, height: 300 });
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await barPhoto(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Choose photo' }).waitFor();
  });

  test('may send a photo again that did not get through', async () => {
    const page = await open(owner, { at: '/profile' });
    await page.getByRole('button', { name: /^(Choose|Change) photo$/ }).waitFor();
    await page.route('**/auth/users/me/', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await choose(page, photo('me.png', 'image/png', await noise(40, 40).png().toBuffer()));
    await says(page, 'The server could not be reached. Check the connection.');
    await page.unroute('**/auth/users/me/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await barPhoto(page).waitFor();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await barPhoto(page).waitFor({ state: 'detached' });
  });
});

describe('everybody else', () => {
  const backend = 'backend@angan.demo';

  test('is led to a page of their own, with the company to read', async () => {
    const page = await open(backend, { at: '/profile', size: 'phone' });
    await page.waitForURL('**/subuserprofile');
    await says(page, 'Shree Ganesh Estates');
    await says(page, 'You sign in with these. A new one is proved by a code.');
    expect(await page.getByText('GST number').count()).toBe(0);
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    expect(await page.locator('input[capture=user]').count()).toBe(1);
    await withAxe(page);
    expect(await findings(page, 'the profile of a sub-user')).toEqual([]);
  });

  test('signs in with another number and address once their codes came back, on a phone', async () => {
    const password = 'orchid heights 1204';
    const person = await newOffice(url, password);
    const page = await visit({ at: '/login', size: 'phone' });
    await page.getByLabel('E-mail or mobile number').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
    await page.goto(`${url}/profile`);
    const { email, mobile } = newPerson();

    await page.getByRole('button', { name: 'Change number' }).click();
    const number = page.getByRole('dialog', { name: 'New mobile number' });
    await number.getByLabel('Mobile number').fill(mobile);
    await number.getByLabel('Current password').fill('something else');
    await number.getByRole('button', { name: 'Send the code' }).click();
    await says(page, 'Invalid password.');
    await number.getByLabel('Current password').fill(password);
    await withAxe(page);
    expect(await findings(page, 'another mobile number')).toEqual([]);
    await number.getByRole('button', { name: 'Send the code' }).click();
    await number.getByLabel('Code of 6 digits').fill(await codeTo(mobile));
    await picture(page, 'own-mobile-code');
    await number.getByRole('button', { name: 'Change number' }).click();
    await tells(page, 'Mobile number changed');
    await says(page, formatMobile(mobile));

    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const address = page.getByRole('dialog', { name: 'New e-mail address' });
    await address.getByLabel('Email').fill(email);
    await address.getByLabel('Current password').fill(password);
    await address.getByRole('button', { name: 'Send the code' }).click();
    await address.getByLabel('Code of 6 digits').fill(await mailedCodeTo(email));
    await address.getByRole('button', { name: 'Change address' }).click();
    await tells(page, 'E-mail address changed');
    await says(page, email);
  });

  test('changes the own name, which stands in the bar at once', async () => {
    const page = await open(backend, { at: '/subuserprofile' });
    // Answered here, and to whoever asks again after it: other journeys know the person by name.
    const { me } = await session(backend);
    let isChanged = false;
    await page.route('**/auth/users/me/', (route) => {
      isChanged ||= route.request().method() === 'PATCH';
      return isChanged ? route.fulfill({ json: { ...me, last_name: 'Iyer Shah' } }) : route.fallback();
    });
    await field(page, 'Last name').fill('Iyer Shah');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Menu of Meena Iyer Shah' }).waitFor();
  });

  test('reads, as Co-Owner, what the Owner has said of the company', async () => {
    const page = await open('coowner@angan.demo', { at: '/subuserprofile' });
    await says(page, 'Shree Ganesh Estates LLP');
    await says(page, 'GST number');
    expect(await page.getByRole('textbox', { name: 'GST number' }).count()).toBe(0);
  });
});
