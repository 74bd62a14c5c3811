import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { countSoon } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { holdBroadcast } from '../outgoing/broadcast-rows.ts';
import { whyUnsendable } from '../templates/why-unsendable.ts';
import { type BroadcastRow, changeBroadcast } from './broadcast-row.ts';

/**
 * Why a broadcast may no longer go on as it was confirmed, in words; undefined where it may. A template that became
 * marketing costs more than was shown, and would reach people who never agreed to it.
 */
export const hindranceOf = (row: BroadcastRow): string | undefined => {
  if (row.template_category === null) return broadcastTexts.templateGone;
  if (isMarketing(row.template_category) && !isMarketing(row.category)) return broadcastTexts.becameMarketing;
  const unsendable = whyUnsendable(row.template_beyond ?? []);
  if (unsendable) return unsendable;
  return row.number_status === 'Disconnected' ? broadcastTexts.numberGone : undefined;
};

/** The same before its messages are written, which WhatsApp would only refuse. */
export const hindranceOfWriting = (row: BroadcastRow): string | undefined =>
  hindranceOf(row) ?? (row.template_status === 'APPROVED' ? undefined : broadcastTexts.notApproved);

/** Pauses a broadcast that is under way, or was about to begin, until somebody has seen to the reason. */
export const holdWithReason = async (db: Kysely<DB>, row: BroadcastRow, why: string): Promise<void> => {
  await holdBroadcast(db, row.company_id, row.id);
  await changeBroadcast(db, row.company_id, row.id, {
    status: 'Paused',
    halted_why: why,
    started_at: row.started_at ?? sql`now()`,
  });
  await countSoon(db, [row.id], new Date());
  await notify(db, row.company_id, 'whatsapp_broadcast', [row.id]);
};
