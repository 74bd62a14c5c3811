import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordPictureSizes } from '@angan/contract/files/files.ts';
import type pg from 'pg';
import sharp from 'sharp';
import type { BlobStore } from '../core/files/blob-store.ts';
import { officeMoment } from './calendar.ts';
import { backdateTrail, insertRows } from './insert-rows.ts';
import { drawnFolder } from './pictures/drawn.ts';
import type { PropertyPicture } from './pictures/pictures-of.ts';
import type { DemoProperty } from './property.ts';
import { newRandom, type Random } from './random.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

const content_type = 'image/webp';
const { thumb, screen } = recordPictureSizes;

/** A drawn picture as it is stored: the whole one is also the screen's, since it is no larger. */
interface Drawn {
  readonly full: Buffer;
  readonly small: Buffer;
  readonly row: {
    readonly bytes: number;
    readonly width: number;
    readonly height: number;
    readonly sha256: string;
    readonly variants: object[];
  };
}

const readDrawn = async (name: string): Promise<Drawn> => {
  const [full, small] = await Promise.all(
    [`${name}.webp`, `${name}.small.webp`].map((file) => readFile(path.join(drawnFolder, file))),
  );
  const measured = async (content: Buffer) => {
    const { width, height } = await sharp(content).metadata();
    return { content_type, bytes: content.length, width, height };
  };
  const { content_type: _, ...whole } = await measured(full!);
  return {
    full: full!,
    small: small!,
    row: {
      ...whole,
      sha256: createHash('sha256').update(full!).digest('hex'),
      variants: [
        { name: thumb, ...(await measured(small!)) },
        { name: screen, content_type, ...whole },
      ],
    },
  };
};

/**
 * Gives properties their pictures, as if they had been uploaded: files of their own in the store, with their smaller
 * forms, the first the cover. The same picture is put into the store once and copied from there.
 */
export const writePictures = async (
  client: pg.PoolClient,
  store: BlobStore,
  office: WrittenOffice,
  {
    properties,
    ids,
    pictures,
  }: { properties: readonly DemoProperty[]; ids: readonly number[]; pictures: readonly (readonly PropertyPicture[])[] },
): Promise<void> => {
  const names = [...new Set(pictures.flat().map((one) => one.picture))];
  const drawn = new Map(await Promise.all(names.map(async (name) => [name, await readDrawn(name)] as const)));
  const random = newRandom(`files of ${office.id}`);
  const files = pictures.flatMap((list, place) =>
    list.map((picture, sort) => ({ ...picture, place, sort, store_key: newKey(random) })),
  );
  const storing = storeAll(store, office.id, files, drawn);
  const added = (place: number) => {
    const { created_by, age } = properties[place]!;
    const at = officeMoment(office.now, age);
    return { company_id: office.id, created_by: idIn(office.users, created_by), created_date: at, last_updated: at };
  };
  const stored = await insertRows(
    client,
    'stored_file',
    files.map(({ picture, place, store_key }) => ({
      ...added(place),
      kind: 'property',
      record_id: ids[place]!,
      name: `${picture}.webp`,
      content_type,
      ...drawn.get(picture)!.row,
      store_key,
    })),
  );
  await insertRows(
    client,
    'property_file',
    files.map(({ kind, caption, place, sort }, i) => ({
      ...added(place),
      property_id: ids[place]!,
      kind,
      file: stored[i]!,
      sort: sort + 1,
      is_cover: kind === 'image' && sort === 0,
      caption,
      is_deleted: false,
    })),
  );
  await backdateTrail(client, office.id, 'stored_file');
  await backdate(client, office.id);
  await storing;
};

/** On the trail pictures came when their property did. */
const backdate = (client: pg.PoolClient, company: number) =>
  client.query(
    `update audit_log a set at = f.created_date, user_id = f.created_by from property_file f
      where a.company_id = $1 and a.action = 'file added' and f.company_id = $1 and f.id = (a.changes ->> 'file')::bigint`,
    [company],
  );

const newKey = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
};

const atOnce = 24;

const storeAll = async (
  store: BlobStore,
  company: number,
  files: readonly { readonly picture: string; readonly store_key: string }[],
  drawn: ReadonlyMap<string, Drawn>,
): Promise<void> => {
  const first = new Map<string, string>();
  const work = files.map(({ picture, store_key }) => {
    const from = first.get(picture);
    const to = `${company}/${store_key}`;
    if (from === undefined) {
      first.set(picture, to);
      const { full, small } = drawn.get(picture)!;
      return {
        isFirst: true,
        run: () =>
          Promise.all([
            store.put(`${to}/full`, full, content_type),
            store.put(`${to}/${screen}`, full, content_type),
            store.put(`${to}/${thumb}`, small, content_type),
          ]),
      };
    }
    return {
      isFirst: false,
      run: () => Promise.all(['full', screen, thumb].map((name) => store.copy(`${from}/${name}`, `${to}/${name}`))),
    };
  });
  for (const turn of [true, false]) {
    const left = work.filter(({ isFirst }) => isFirst === turn).values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const { run } of left) await run();
      }),
    );
  }
};
