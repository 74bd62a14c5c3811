import type { RecordFileKind, RecordFiles } from '@angan/contract/files/record-files.ts';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newZip } from '../src/core/sheets/zip.ts';
import { addSectors, aHouse } from './listings.ts';
import { aCompany, aForm, type Person, type TestServer } from './support.ts';

export const aPhoto = (width = 60, height = 40, colour = '#b74d2b') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** The first bytes of an MP4, and enough of nothing to be asked for in parts. */
export const aVideo = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(984, 7)]);
export const aPdf = Buffer.from('%PDF-1.7\nsale deed');

/** A Word document or workbook with the parts of these names. */
export const anOfficeFile = async (...names: string[]): Promise<Buffer> => {
  const zip = newZip();
  for (const name of names) zip.add(name, '<x/>');
  return zip.end();
};

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a refusal, or the files
  body: RecordFiles & any;
}

/** A company with one house, and what can be done with its files. */
export const aHouseWithFiles = async (server: TestServer, given: object = {}) => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const addHouse = async (person: Person, more: object = {}): Promise<number> => {
    const made = await server.ask('POST', '/properties/property/', person.token, aHouse(area, more));
    expect(made).toMatchObject({ status: 201 });
    return made.body.id;
  };
  const id = await addHouse(owner, given);
  const path = (house = id) => `/properties/property/${house}/files/`;
  const send = (
    content: Buffer,
    { kind = 'image', name = 'photo.jpg', by = owner, house = id, ...fields }: Partial<Sent> = {},
  ): Promise<Answer> => {
    const { payload, headers } = aForm({ kind, ...(fields as object) }, { file: { name, content } });
    return server.ask('POST', path(house), by.token, payload, headers);
  };
  const change = (file: number, body: object, by = owner): Promise<Answer> =>
    server.ask('PATCH', `${path()}${file}/`, by.token, body);
  const remove = (file: number, by = owner): Promise<Answer> => server.ask('DELETE', `${path()}${file}/`, by.token);
  const restore = (file: number, by = owner): Promise<Answer> =>
    server.ask('POST', `${path()}${file}/restore/`, by.token);
  const order = (ids: number[], kind: RecordFileKind = 'image', by = owner): Promise<Answer> =>
    server.ask('POST', `${path()}order/`, by.token, { kind, ids });
  const read = (by = owner, house = id): Promise<Answer> =>
    server.ask('GET', `/properties/property/${house}/`, by.token);
  const list = (by = owner): Promise<Answer> => server.ask('GET', '/properties/property/', by.token);
  return { company, owner, id, addHouse, send, change, remove, restore, order, read, list };
};

interface Sent {
  kind: RecordFileKind;
  name: string;
  by: Person;
  house: number;
  caption: string;
  upload_key: string;
}

/** What a link answers. */
export const fetched = async ({ app }: TestServer, url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
};
