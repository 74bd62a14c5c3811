import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { office } from './office.ts';
import { customer, meta } from './whatsapp.ts';

const admin = 'admin@angan.demo';
type Ask = ReturnType<typeof office>['ask'];

/** The id of the chat that this finds, once it is there. */
export const chatOf = async (ask: Ask, search: string): Promise<number> => {
  const find = async () => (await ask(admin, `/mgmt/whatsappchat/?search=${encodeURIComponent(search)}`)).results[0];
  await expect.poll(find).toBeTruthy();
  return (await find()).id;
};

export const greeting = 'Namaste, which homes do you have?';

/** Somebody who has just written, so that they can be answered. */
export const talking = async (ask: Ask, first: string) => {
  const somebody = await customer(first);
  await somebody.say({ text: greeting });
  return { ...somebody, chat: await chatOf(ask, somebody.name) };
};

export const log = (page: Page) => page.getByRole('log');
export const lastSent = (page: Page) => page.locator('[data-message][data-out]').last();

/** The message that the customer's phone has last. */
export const reached = async (digits: string) => {
  const all = () => meta(`messages?to=${digits}`);
  await expect.poll(async () => (await all()).at(-1)?.status, { timeout: 15_000 }).toMatch(/delivered|read/);
  return (await all()).at(-1);
};
