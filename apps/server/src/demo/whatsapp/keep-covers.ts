import { recordPictureSizes } from '@angan/contract/files/files.ts';
import type pg from 'pg';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { keepFile } from '../../core/files/index.ts';
import { insertRows } from '../insert-rows.ts';
import { pictureForms } from './keep-demo-files.ts';
import { ownSince, type Place } from './place.ts';

/** Gives properties a drawn picture each, as if it had been uploaded. */
export const keepCovers = async (
  services: Services,
  client: pg.PoolClient,
  place: Place,
  covers: readonly { readonly property: number; readonly picture: string }[],
): Promise<void> => {
  const { company_id, created_by } = place;
  const keeper = { services, db: onConnection(client), companyId: company_id, userId: created_by, requestId: '' };
  const kept = await Promise.all(
    covers.map(async ({ property, picture }) => {
      const spot = { kind: 'property', recordId: property, name: picture } as const;
      const [full, smaller] = await pictureForms(picture);
      // No larger than what a screen shows.
      const forms = [...smaller, { ...full, name: recordPictureSizes.screen }];
      return { property_id: property, file: await keepFile(keeper, spot, full, forms) };
    }),
  );
  await insertRows(
    client,
    'property_file',
    kept.map((one) => ({
      ...ownSince(place, 0),
      ...one,
      kind: 'image',
      sort: 1,
      is_cover: true,
      caption: '',
      is_deleted: false,
    })),
  );
};
