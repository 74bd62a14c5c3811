import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { tells } from './office.ts';

/** The sandbox's portals as a journey uses them, and what is done with what they send. */

/** Tells the sandbox's portals something, as an account manager or a mail service would. */
export const control = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/portals/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};

/** Asks something on a portal with the form of the sandbox's page. */
export const asksOn = async (
  portal: string,
  how: 'push' | 'pull' | 'mail',
  fields: { name: string; phone: string; message: string },
): Promise<void> => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/portals/form`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ portal, how, deal: 'sale', ...fields }),
  });
  expect(answer.status).toBe(303);
};

/** Calls who asked from the open list of leads, and notes how it went: four taps. */
export const callAndNote = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Call ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `How did the call with ${name} go?` });
  await dialog.getByText('Connected', { exact: true }).click();
  await dialog
    .getByText(/^Tomorrow/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, `Noted for ${name}`);
};
