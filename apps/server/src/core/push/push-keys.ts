import type { Kysely } from 'kysely';
import webpush from 'web-push';
import type { DB } from '../database/schema.gen.ts';
import type { SealedColumn } from '../database/secret-key.ts';
import { newSeal } from '../sealing.ts';
import type { Settings } from '../settings.ts';

/** The pair by which push services know us (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where the private key is kept: sealed anew when the secret key changes. */
export const sealedPushKey: SealedColumn = {
  table: 'push_key',
  column: 'private_sealed',
  purpose: 'push key',
  about: 'public_key',
};

/**
 * The pair of the settings, or the one of the database, which is made where there is none yet. One that does not open,
 * since its secret key was lost, is replaced: browsers subscribe anew as people come back.
 */
export const pushKeys = async (db: Kysely<DB>, { vapid, secretKey }: PushSettings): Promise<PushKeys> => {
  if (vapid) return vapid;
  const { seal, open } = newSeal(secretKey, sealedPushKey.purpose);
  const kept = await db.selectFrom('push_key').select(['public_key', 'private_sealed']).executeTakeFirst();
  const privateKey = kept && open(kept.private_sealed, kept.public_key);
  if (kept && privateKey !== undefined) return { publicKey: kept.public_key, privateKey };
  const { publicKey, ...made } = webpush.generateVAPIDKeys();
  const row = { public_key: publicKey, private_sealed: seal(made.privateKey, publicKey) };
  // Another process may have made one at the same moment: whoever comes second takes theirs.
  await db
    .insertInto('push_key')
    .values(row)
    .onConflict((on) =>
      on
        .column('only_one')
        .doUpdateSet(row)
        .where('push_key.public_key', '=', kept?.public_key ?? ''),
    )
    .execute();
  return pushKeys(db, { vapid, secretKey });
};

type PushSettings = Pick<Settings, 'vapid' | 'secretKey'>;
