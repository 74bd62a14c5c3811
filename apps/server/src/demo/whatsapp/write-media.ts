import { uploadFailures } from '@angan/contract/whatsapp/stored-sentences.ts';
import { mediaRenewedAfterDays } from '@angan/domain/whatsapp/templates/index.ts';
import type pg from 'pg';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { sendMediaLater } from '../../whatsapp/index.ts';
import { insertRows } from '../insert-rows.ts';
import { keepDemoFiles } from './keep-demo-files.ts';
import { type DemoMedium, demoMedia, type MediumIds, type MediumName } from './media.ts';
import { daysAgo, ownSince, type Place } from './place.ts';

const names = Object.keys(demoMedia) as MediumName[];

/** Files among the media, which a job then sends to Meta as it does with what a person adds. */
export const writeMedia = async (services: Services, client: pg.PoolClient, place: Place): Promise<MediumIds> => {
  const db = onConnection(client);
  const ids = await insertRows(
    client,
    'whatsapp_media',
    names.map((name) => rowOf(demoMedia[name], place)),
  );
  const wanted = names.map((name, at) => ({ name, record: ids[at]! }));
  await keepDemoFiles(services, client, place, { table: 'whatsapp_media', column: 'file', wanted });
  for (const { name, record } of wanted) {
    const { taken, failure }: DemoMedium = demoMedia[name];
    if (failure) continue;
    if (taken !== undefined) await heldSince(client, place, record, daysAgo(place, taken));
    const renewed = taken === undefined ? undefined : daysAgo(place, taken - mediaRenewedAfterDays);
    await sendMediaLater(db, record, renewed);
  }
  return Object.fromEntries(names.map((name, at) => [name, ids[at]!])) as unknown as MediumIds;
};

/** Meta's id of one that it took before; the job gives the others theirs. */
const heldBefore = '1450010002610001';

const heldSince = (client: pg.PoolClient, { company_id, number }: Place, record: number, at: Date) =>
  client.query(
    `insert into whatsapp_upload (company_id, file, number, media_id, uploaded_at)
      select company_id, file, $3, $4, $5 from whatsapp_media where company_id = $1 and id = $2`,
    [company_id, record, number, heldBefore, at],
  );

const rowOf = ({ kind, description, age, taken, failure }: DemoMedium, place: Place) => ({
  ...ownSince(place, age),
  file_type: kind,
  description,
  status: failure ? 'failed' : taken === undefined ? 'under_process' : 'active',
  failure: failure ? uploadFailures.of.refused({ text: failure }) : null,
});
