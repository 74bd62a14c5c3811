import { wishIn } from '@angan/domain/whatsapp/opt-out.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { applyWishes, type CameIn } from '../../whatsapp/index.ts';

/** Who writes STOP, or its like, is written to no more by itself; START ends that. */
export const hearStops = (db: Kysely<DB>, companyId: number, messages: readonly CameIn[]): Promise<void> =>
  applyWishes(
    db,
    companyId,
    messages.flatMap(({ kind, body, person: { wa_id, user_id }, at }) => {
      const wish = kind === 'text' || kind === 'button' || kind === 'interactive' ? wishIn(body) : undefined;
      return wish ? [{ wa_id, user_id, wish, how: 'Message' as const, said: body, at }] : [];
    }),
  );
