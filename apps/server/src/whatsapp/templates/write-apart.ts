import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';

/** Writes what has to stay though the request is refused, in a transaction of its own. */
export const writeApart = <T>(
  { services, actor, request }: Context,
  write: (db: Kysely<DB>) => Promise<T>,
): Promise<T> =>
  inTransaction(services.apartPool, openingForCompany(actor.companyId, actor.userId, request.id), (client) =>
    write(onConnection(client)),
  );
