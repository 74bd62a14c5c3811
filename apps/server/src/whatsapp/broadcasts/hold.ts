import { type BroadcastHalt, broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { unfilledCodes, unreadPart } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { countSoon } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { holdBroadcast } from '../outgoing/broadcast-rows.ts';
import { type BroadcastRow, changeBroadcast } from './broadcast-row.ts';

/**
 * Why a broadcast may no longer go on as it was confirmed, undefined where it may. A template that became
 * marketing costs more than was shown, and would reach people who never agreed to it.
 */
export const hindranceOf = (row: BroadcastRow): BroadcastHalt | undefined => {
  const { of } = broadcastHalts;
  if (row.template_category === null) return of.templateGone;
  if (isMarketing(row.template_category) && !isMarketing(row.category)) return of.becameMarketing;
  const beyond = row.template_beyond ?? [];
  if (beyond.includes(unreadPart)) return of.unread;
  const parts = unfilledCodes(beyond);
  if (parts.length > 0) return of.unfilled({ parts });
  return row.number_status === 'Disconnected' ? of.numberGone : undefined;
};

/** The same before its messages are written, which WhatsApp would only refuse. */
export const hindranceOfWriting = (row: BroadcastRow): BroadcastHalt | undefined =>
  hindranceOf(row) ?? (row.template_status === 'APPROVED' ? undefined : broadcastHalts.of.notApproved);

/** Pauses a broadcast that is under way, or was about to begin, until somebody has seen to the reason. */
export const holdWithReason = async (db: Kysely<DB>, row: BroadcastRow, why: BroadcastHalt): Promise<void> => {
  await holdBroadcast(db, row.company_id, row.id);
  await changeBroadcast(db, row.company_id, row.id, {
    status: 'Paused',
    halted_why: why,
    started_at: row.started_at ?? sql`now()`,
  });
  await countSoon(db, [row.id], new Date());
  await notify(db, row.company_id, 'whatsapp_broadcast', [row.id]);
};
