import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { newOffice } from './new-office.ts';
import { newMobile, newName } from './office.ts';

/** A call of a person past the screens, as `office` of office.ts gives it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
type Ask = (email: string, path: string, body?: object) => Promise<any>;

export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const lineOf = (page: Page, name: string, text: string) =>
  block(page, name).getByRole('listitem').filter({ hasText: text });

/** An office of its own with an area, whose Home nobody else changes, and ways to add to it past the screens. */
export const homeOffice = async (url: string, ask: Ask) => {
  const { email } = await newOffice(url, demoPassword);
  const add = (noun: string, body: object) => ask(email, `/properties/${noun}/`, body);
  const area = await add('area', { area: newName('Sector'), city: 6, latitude: 28.4, longitude: 77.1 });
  const kinds: { id: number; property_subtype: string }[] = (
    await ask(email, '/properties/propertysubtype/?page_size=100')
  ).results;
  const rooms = await ask(email, '/properties/bhk/');
  const kind = (name: RegExp) => kinds.find(({ property_subtype }) => name.test(property_subtype))!.id;
  const bhk = rooms.results.find(({ value }: { value: number }) => value === 4).id;
  const what = { property_type: 1, deal_type: [1], area: [area.id] };
  const person = (name: string) => ({ name, mobile_number_1: newMobile() });
  return {
    email,
    area: area as { id: number; area: string },
    add,
    house: () =>
      add('property', {
        ...what,
        property_subtype: kind(/Kothi/),
        bhk,
        sale_price: 52_000_000,
        size: 300,
        size_unit: 'SqYd',
        size_basis: 'Plot',
        latitude: 28.4,
        longitude: 77.1,
        contact: person(newName('Seller')),
      }),
    inquiry: (name: string) =>
      add('inquiry', {
        ...what,
        property_subtype: [kind(/Kothi/)],
        bhk: [bhk],
        budget_max: 60_000_000,
        contact: person(name),
      }),
    /** Somebody who looks for a shop. */
    shopInquiry: (name: string) =>
      add('inquiry', {
        ...what,
        property_type: 2,
        property_subtype: [kind(/^Shop$/)],
        budget_max: 60_000_000,
        contact: person(name),
      }),
  };
};
