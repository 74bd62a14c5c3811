import { testScreens } from '../lib/screens-on.ts';

testScreens('phone', {
  name: 'the drawer',
  async open(page) {
    await page.getByRole('button', { name: /menu/i }).first().click();
    await page.getByRole('dialog').waitFor();
  },
});
