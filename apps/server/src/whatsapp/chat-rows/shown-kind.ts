import { revokedKind } from '@angan/domain/whatsapp/chats.ts';
import { type RawBuilder, sql } from 'kysely';

/** The kind by which a message stands in lists and quotations: one that its writer deleted is told as such. */
export const shownKind = (message: string): RawBuilder<string> =>
  sql<string>`case when ${sql.ref(`${message}.revoked_at`)} is null then ${sql.ref(`${message}.kind`)} else ${sql.lit(revokedKind)} end`;
