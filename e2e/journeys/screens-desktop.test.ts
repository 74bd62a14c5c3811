import { testScreens } from '../lib/screens-on.ts';

testScreens('desktop', {
  name: 'the question before a deletion',
  async open(page) {
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
});
