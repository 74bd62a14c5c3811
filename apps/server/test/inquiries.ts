import { expect } from 'vitest';
import { addSectors } from './listings.ts';
import { aCompany, type Person, type TestServer } from './support.ts';

/** An office with two sectors, and its inquiries by the calls that people make. */
export const anInquiryOffice = async (server: TestServer) => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const to = (id: number, path = '') => `/properties/inquiry/${id}/${path}`;
  return {
    company,
    owner,
    areas,
    area: areas['Sector 57']!,
    add: async (person: Person, body: object) => {
      const made = await server.ask('POST', '/properties/inquiry/', person.token, body);
      expect(made).toMatchObject({ status: 201 });
      return made.body;
    },
    get: (person: Person, path: string) => server.ask('GET', `/properties/inquiry/${path}`, person.token),
    patch: (person: Person, id: number, body: object) => server.ask('PATCH', to(id), person.token, body),
    move: (person: Person, id: number, body: object) => server.ask('POST', to(id, 'stage/'), person.token, body),
    contacted: (person: Person, id: number, body: object) =>
      server.ask('POST', to(id, 'contacted/'), person.token, body),
    timeline: async (person: Person, id: number) =>
      (await server.ask('GET', to(id, 'timeline/'), person.token)).body.results as Record<string, unknown>[],
  };
};
export type InquiryOffice = Awaited<ReturnType<typeof anInquiryOffice>>;

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** YYYY-MM-DD in India. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
