import { expect, test } from 'vitest';
import { newMobile, newName, office, tells } from '../lib/office.ts';

const { open, ask } = office('properties-many');
const owner = 'owner@angan.demo';

test('several properties are verified, given to somebody, put on hold and shared at once', async () => {
  const areas = (await ask(owner, '/properties/area/?search=Bopal')).results;
  const contact = (await ask(owner, '/properties/contacts/', { name: newName('Sells'), mobile_number_1: newMobile() }))
    .id;
  const ids: number[] = [];
  for (const price of [5_100_000, 5_200_000, 5_300_000])
    ids.push(
      (
        await ask(owner, '/properties/property/', {
          ...{ contact, property_type: 1, property_subtype: 1, deal_type: [1], area: [areas[0].id], bhk: 4 },
          sale_price: price,
        })
      ).id,
    );
  const rows = async () => Promise.all(ids.map((id) => ask(owner, `/properties/property/${id}/`)));
  const people = (await ask(owner, '/properties/subuserlist/')).results as {
    user: { id: number; first_name: string };
  }[];
  const page = await open(owner, { at: `/searchProperty?contact=${contact}&status=any` });
  const choose = async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).first().click();
    await page.getByText('3 selected').waitFor();
  };
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name });
  await choose();
  await tool('Verify today').click();
  await tells(page, 'Verified today: 3 properties');

  await choose();
  await tool('Assign').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Assigned to' }).fill(people[0]!.user.first_name);
  await page.getByRole('option', { name: people[0]!.user.first_name, exact: false }).first().click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await tells(page, 'Assigned: 3 properties');
  expect((await rows()).map((row) => row.assigned_to.length)).toEqual([1, 1, 1]);

  await choose();
  await tool('Share').click();
  await page.getByRole('dialog').getByText('51.00 Lakhs', { exact: false }).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await tool('Change status').click();
  await dialog.getByRole('button', { name: 'Withdrawn' }).click();
  await dialog.getByRole('button', { name: 'Change status', exact: true }).click();
  await dialog.getByText('Choose the reason.').waitFor();
  await dialog.getByRole('button', { name: 'Owner changed mind' }).click();
  await dialog.getByRole('button', { name: 'Change status', exact: true }).click();
  await tells(page, 'Withdrawn: 3 properties');
  expect((await rows()).map((row) => [row.status, row.status_reason])).toEqual(
    ids.map(() => ['Withdrawn', 'Owner changed mind']),
  );
});
