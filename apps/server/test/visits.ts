import { expect } from 'vitest';
import { anInquiryOffice } from './inquiries.ts';
import { aHouse, aWish } from './listings.ts';
import type { Person, TestServer } from './support.ts';

/** An office with an inquiry and three houses that fit it, and its visits by the calls that people make. */
export const aVisitOffice = async (server: TestServer) => {
  const office = await anInquiryOffice(server);
  const { owner, area, areas } = office;
  const house = async (given: object = {}): Promise<number> => {
    const made = await server.ask('POST', '/properties/property/', owner.token, aHouse(area, given));
    expect(made).toMatchObject({ status: 201 });
    return made.body.id;
  };
  const houses = [await house(), await house({ area: [areas['Sector 56']] }), await house({ sale_price: 58_000_000 })];
  const inquiry = await office.add(owner, aWish(area));
  const tasks = '/properties/tasks/';
  const post = (person: Person, path: string, body: object = {}) =>
    server.ask('POST', `${tasks}${path}`, person.token, body);
  return {
    ...office,
    house,
    houses: houses as [number, number, number],
    inquiry: inquiry as { id: number; inquiry_code: string },
    post,
    read: (person: Person, path = '') => server.ask('GET', `${tasks}${path}`, person.token),
    patch: (person: Person, id: number, body: object) => server.ask('PATCH', `${tasks}${id}/`, person.token, body),
    remove: (person: Person, id: number) => server.ask('DELETE', `${tasks}${id}/`, person.token),
    visit: async (person: Person, property: number, date_time: string, given: object = {}) => {
      const made = await post(person, '', { type: 'Site Visit', inquiry: inquiry.id, property, date_time, ...given });
      expect(made).toMatchObject({ status: 201 });
      return made.body as { id: number };
    },
    stage: async () => (await office.get(owner, `${inquiry.id}/`)).body,
    tour: async (person: Person, properties: readonly number[], first: string) => {
      const stops = properties.map((property, at) => ({
        property,
        date_time: new Date(Date.parse(first) + at * 3_600_000).toISOString(),
      }));
      const made = await post(person, 'tours/', { inquiry: inquiry.id, stops });
      expect(made).toMatchObject({ status: 201 });
      return made.body as { visit_group: string; stops: { id: number; property: { id: number } }[] };
    },
  };
};
export type VisitOffice = Awaited<ReturnType<typeof aVisitOffice>>;
