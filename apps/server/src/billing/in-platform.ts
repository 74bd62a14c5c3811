import type { Kysely } from 'kysely';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { inTransaction, openingForPlatform } from '../core/database/transaction.ts';

/** Runs `work` in a transaction of the platform's role, which may see and settle the orders of all offices. */
export const inPlatform = <T>({ platformPool }: Pick<Services, 'platformPool'>, work: (db: Kysely<DB>) => Promise<T>) =>
  inTransaction<T>(platformPool, openingForPlatform('payments'), (client) => work(onConnection(client)));
