import { expect } from 'vitest';
import { addSectors } from './listings.ts';
import { type Answered, aCompany, type Person, type TestServer } from './support.ts';

export const contactsPath = '/properties/contacts/';

/** A company with an Owner, somebody who sees no numbers, and an area; with its calls in few words. */
export const anOffice = async (server: TestServer) => {
  const { id: company, person } = await aCompany(server);
  const owner = await person('Owner');
  const staff = await person('All-Rounder');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const get = (url: string, as: Person = owner): Promise<Answered> => server.ask('GET', url, as.token);
  const post = (url: string, body: object, as: Person = owner): Promise<Answered> =>
    server.ask('POST', url, as.token, body);
  /** What a call answers when it does what was asked. */
  const done = async (url: string, body: object) => {
    const answer = await post(url, body);
    expect([url, answer.status < 300, answer.body]).toEqual([url, true, expect.anything()]);
    return answer.body;
  };
  return {
    company,
    owner,
    staff,
    area,
    /** Another one of the office, of any role. */
    person,
    get,
    post,
    done,
    patch: (url: string, body: object) => server.ask('PATCH', url, owner.token, body),
    add: (fields: object) => done(contactsPath, { mobile_number_1: '9824011768', ...fields }),
    /** A contact without the time of its last change. */
    read: async (id: number) => withoutTime((await get(`${contactsPath}${id}/`)).body),
    merge: (into: number, from: number[], fields?: object) => done(`${contactsPath}merge/`, { into, from, fields }),
    unmerge: (merge: number) => done(`${contactsPath}unmerge/`, { merge }),
  };
};
export type Office = Awaited<ReturnType<typeof anOffice>>;

export const withoutTime = <T extends { last_updated: string }>({ last_updated: _, ...rest }: T) => rest;
