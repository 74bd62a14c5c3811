import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newName, office, says, tells } from '../lib/office.ts';

/** Countries: what the Admin adds is offered where an office writes where somebody lives. */

const { open } = office('countries');

test('a country that the Admin adds is offered to offices, and no longer once it is out of use', async () => {
  // What an attempt before this one left would hold the code.
  await inDatabase('delete from country where id > 1000', []);
  const name = newName('Nepal');
  const desk = await open('admin@angan.demo', { at: '/countries' });
  await desk.getByRole('button', { name: 'Add country' }).click();
  const form = desk.getByRole('dialog');
  for (const [label, text] of [
    ['Country', name],
    ['ISO code', 'NPL'],
    ['Dial code', '977'],
    ['Currency', 'npr'],
    ['Symbol', 'Rs'],
  ] as const)
    await form.getByRole('textbox', { name: label }).fill(text);
  await form.getByRole('button', { name: 'Add country' }).click();
  await says(form, 'Two letters, such as AE.');
  await form.getByRole('textbox', { name: 'ISO code' }).fill('NP');
  await form.getByRole('textbox', { name: 'Dial code' }).fill('+977');
  await form.getByRole('button', { name: 'Add country' }).click();
  await tells(desk, 'Country saved');
  await says(desk, 'NP · +977 · NPR · Rs');
  await withAxe(desk);
  expect(await findings(desk, 'the countries')).toEqual([]);

  const offered = async (): Promise<string[]> => {
    const page = await open('owner@angan.demo', { at: '/contact', once: true });
    return page.evaluate(async () => {
      const kept = () => JSON.parse(localStorage.getItem('names') ?? '{}') as { countries?: { country: string }[] };
      while (!kept().countries?.length) await new Promise((done) => setTimeout(done, 100));
      return kept().countries!.map(({ country }) => country);
    });
  };
  expect(await offered()).toContain(name);
  await desk.getByRole('button', { name: `Edit ${name}` }).click();
  await form.getByText('In use: forms offer it').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await says(desk, 'Not in use');
  expect(await offered()).not.toContain(name);
});
