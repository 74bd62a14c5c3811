import { expect, test } from 'vitest';
import { newName, office, tells } from '../lib/office.ts';

/** Places that are made on the way, and the question that keeps them from being made twice. */

const { open, ask } = office('places');
const owner = 'owner@angan.demo';
const phone = { size: 'phone', at: '/addProperty' } as const;

test('a society is made in the property form on a phone, after a look at those named like it', async () => {
  const [shela] = (await ask(owner, '/properties/area/?search=shela')).results;
  const known = newName('Malabar Heights');
  await ask(owner, '/properties/society/', { society_name: known, area: shela.id });
  const wrong = known.replace('Heights', 'Hights');

  const page = await open(owner, phone);
  const [area, society] = [
    page.getByRole('combobox', { name: 'Area' }),
    page.getByRole('combobox', { name: 'Society' }),
  ];
  const line = (text: string | RegExp) => page.getByRole('option', { name: text });
  await area.fill('shela gam');
  await line(/^Shela/).click();
  expect(await area.inputValue()).toBe('Shela');

  // One tap takes the one that was meant.
  await society.fill(wrong);
  const question = line(`Did you mean ${known}?`);
  await question.waitFor();
  expect((await question.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await question.click();
  await expect.poll(() => society.inputValue()).toBe(known);

  // It only asks: what was typed can be made all the same, and stands in the form at once.
  await society.fill(wrong);
  await question.waitFor();
  await line(`Create "${wrong}"`).click();
  await tells(page, `Society added: ${wrong}, Shela`);
  await expect.poll(() => society.inputValue()).toBe(wrong);
});

test('what is typed of a new area stays while another is added elsewhere', async () => {
  const page = await open(owner, { size: 'phone', at: '/arealist?add=one' });
  const [mine, theirs] = [newName('Sindhu Bhavan'), newName('Ambli')];
  const field = page.getByRole('dialog', { name: 'Add area' }).getByRole('combobox', { name: 'Area' });
  await field.fill(mine);
  const { results } = await ask(owner, '/properties/area/?search=shela');
  const told = page.waitForResponse(/\/properties\/names\/|\/properties\/area\/\?/);
  await ask(owner, '/properties/area/', { area: theirs, city: results[0].city });
  await told;
  await page.getByText(theirs).first().waitFor({ state: 'attached' });
  expect(await field.inputValue()).toBe(mine);
});

test('an area in use is not deleted but merged, and found by its old name from then on', async () => {
  const name = newName('Ring Road');
  const { results } = await ask(owner, '/properties/area/?search=shela');
  const made = await ask(owner, '/properties/area/', { area: name, city: results[0].city });
  await ask(owner, '/properties/society/', { society_name: newName('Sky'), area: made.id });
  const page = await open(owner, { at: `/arealist?id=${made.id}` });
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete area' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} stays` });
  await dialog.getByText('In use by 1 society.').waitFor();
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill('Ghuma');
  await page.getByRole('option', { name: 'Ghuma' }).click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await tells(page, `${name} is merged into Ghuma`);
  await page.getByRole('heading', { name: 'Ghuma' }).waitFor();
  await page.getByRole('complementary', { name: 'Area' }).getByText(name).waitFor();
});

test('a feature that nobody uses goes, and comes back by Undo', async () => {
  const name = newName('Sunset view');
  const made = await ask(owner, '/properties/features/', { feature: name, category: 'View' });
  const page = await open(owner, { at: `/featureList?id=${made.id}` });
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete feature' }).click();
  await tells(page, `Feature: ${name} Deleted successfully`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await tells(page, `Feature: ${name} is back`);
  const back = (await ask(owner, `/properties/features/?search=${encodeURIComponent(name)}`)).results;
  expect(back).toMatchObject([{ feature: name, category: 'View' }]);
});
