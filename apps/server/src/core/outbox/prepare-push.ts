import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.gen.ts';
import type { JobContext } from '../jobs/job.ts';
import { type DeviceToken, findToken, pushKeys } from '../push/index.ts';
import { type Push, PushBody, type PushContent } from './message.ts';

/**
 * What one person is told of an alert on a device's lock screen, by what they may see at this moment. Undefined where
 * there is nothing more to tell them. The noun says so: the outbox knows none.
 */
export type PushWriter = (
  db: Kysely<DB>,
  job: JobContext,
  about: { readonly userId: number; readonly alert: number },
) => Promise<PushContent | undefined>;

interface Row {
  readonly company_id: number;
  readonly to: string;
  readonly body: unknown;
}

/** A push made ready to go; undefined where its device or what it has to tell is no more. */
export const preparePush = async (
  db: Kysely<DB>,
  job: JobContext,
  row: Row,
  write: PushWriter,
): Promise<Push | undefined> => {
  const found = await findToken(db, row.company_id, Number(row.to));
  if (!found) return undefined;
  const { user_id, ...device } = found;
  const content = await write(db, job, { userId: user_id, alert: PushBody.parse(row.body).alert });
  if (!content) return undefined;
  const keys = await pushKeys(db, job.services.settings);
  return { channel: 'push', device: device as DeviceToken, keys, content };
};
