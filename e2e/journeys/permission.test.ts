import { permissionSwitches, permissionTexts } from '@angan/contract/permissions/permissions.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { answers, office, says, tells } from '../lib/office.ts';

/** The Owner lets single people do more than their role, and they find it. */

const { ask, open } = office('permission');
const owner = 'owner@angan.demo';
const staff = 'commercial@angan.demo';
const unit = permissionSwitches.can_send_unit_number_in_property_pdf_share;
const society = permissionSwitches.can_send_society_name_property_pdf_share;
const path = '/properties/user_permissions/';

const turn = (page: Page, label: string) => page.getByRole('switch', { name: label });
const recordOf = async (user: number) => (await ask(owner, `${path}?user=${user}`)).results[0];
const idOf = async (email: string) => (await ask(email, '/auth/users/me/')).id as number;

/** Somebody whom nothing was said of yet: the first switch makes their record, once. */
const withoutRecord = async (): Promise<number> => {
  for (const email of ['allrounder@angan.demo', 'coowner@angan.demo']) {
    const user = await idOf(email);
    if (!(await recordOf(user))) return user;
  }
  throw new Error('Everybody has a record already');
};

test('the first switch makes the record with the other one off; then each is turned by itself', async () => {
  const user = await withoutRecord();
  const page = await open(owner, { at: '/permission' });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (['POST', 'PATCH'].includes(request.method()) && request.url().includes(path))
      sent.push([request.method(), request.postDataJSON()]);
  });
  await page.locator(`a[href*="id=${user}"]`).click();
  await page.waitForURL(`**/permission?id=${user}`);
  expect(await turn(page, unit).isChecked()).toBe(false);
  await turn(page, unit).click();
  await tells(page, permissionTexts.updated);
  await turn(page, society).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    [
      'POST',
      {
        user,
        can_send_unit_number_in_property_pdf_share: true,
        can_send_society_name_property_pdf_share: false,
      },
    ],
    ['PATCH', { can_send_society_name_property_pdf_share: true }],
  ]);
  await page.reload();
  await expect.poll(() => turn(page, society).isChecked()).toBe(true);
  expect(await turn(page, unit).isChecked()).toBe(true);
  await withAxe(page);
  expect(await findings(page, 'the switches')).toEqual([]);
});

test('who is switched on exports at once, what their role sees; the address chooses the person', async () => {
  const user = await idOf(staff);
  const known = await recordOf(user);
  if (known) await ask(owner, `${path}${known.id}/`, { can_export: false }, 'PATCH');
  const theirs = await open(staff, { at: '/contactList' });
  await theirs.getByRole('link').nth(5).waitFor();
  expect(await theirs.getByRole('button', { name: 'Export' }).count()).toBe(0);
  expect(await theirs.getByRole('checkbox').count()).toBe(0);
  const page = await open(owner, { at: `/permission?id=${user}`, size: 'phone' });
  await turn(page, permissionSwitches.can_export).click();
  await tells(page, permissionTexts.updated);
  await theirs.getByRole('button', { name: 'Export' }).click();
  await says(theirs.getByRole('dialog', { name: 'Export contacts' }), /last three digits/);
});

test('what goes wrong is said in the words for it, and the switch goes back', async () => {
  const user = await idOf('backend@angan.demo');
  const page = await open(owner, { at: `/permission?id=${user}` });
  await turn(page, unit).waitFor();
  await answers(page, path, 'POST', 400, { non_field_errors: ['Not on Sundays.'] });
  await turn(page, unit).click();
  await tells(page, permissionTexts.updateFailed('Not on Sundays.'));
  await expect.poll(() => turn(page, unit).isChecked()).toBe(false);
  await page.unrouteAll();
  await page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await turn(page, unit).click();
  await tells(page, permissionTexts.changeFailed);
  await expect.poll(() => turn(page, unit).isChecked()).toBe(false);

  const failing = await open(owner, {
    at: '/permission',
    before: (window) =>
      window.route('**/properties/subuserlist/**', (route) => route.fulfill({ status: 400, json: {} })),
  });
  await failing.getByRole('alert').getByText(permissionTexts.subusersFailed).waitFor();
});
