import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { onConnection } from '../database/on-connection.ts';
import type { DB } from '../database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import { type Keeper, nameOf, type Place } from './keep-file.ts';
import { purgeLater } from './purge.ts';

/** Bytes that lie in the store and wait for their row. */
export interface KeptStream {
  readonly store_key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly content_type: string;
}

/**
 * Stores what a stream brings, of any size, without holding it in memory. It becomes a file by `takeStream`; should that
 * never come, it is purged a day later.
 */
export const keepStream = async (
  { services, companyId, userId, requestId }: Omit<Keeper, 'db'>,
  content: Readable,
  content_type: string,
): Promise<KeptStream> => {
  const store_key = randomUUID();
  const opening = openingForCompany(companyId, userId, requestId);
  await inTransaction(services.apartPool, opening, (client) =>
    purgeLater(onConnection(client), store_key, 'if never finished'),
  );
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
  await services.store.putStream(`${companyId}/${store_key}/full`, counted, content_type);
  return { store_key, bytes, sha256: hash.digest('hex'), content_type };
};

/** Makes a file of stored bytes, in the transaction of `db`, and answers its id. */
export const takeStream = async (
  db: Kysely<DB>,
  { companyId, userId }: Pick<Keeper, 'companyId' | 'userId'>,
  { kind, recordId, name }: Place,
  kept: KeptStream,
): Promise<number> => {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      ...{ company_id: companyId, kind, record_id: recordId, created_by: userId },
      ...{ name: nameOf(name, kept.content_type), ...kept, width: null, height: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
