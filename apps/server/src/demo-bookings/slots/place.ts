import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { type DemoMover, isBookable } from '@angan/domain/demo-bookings.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, DemoSlot } from '../../core/database/schema.gen.ts';

export type SlotRow = Selectable<DemoSlot>;

/**
 * Slots by their ids, locked until the transaction ends. All that an act needs are locked at once and in one order, so that
 * of people who want the last place one comes after the other, and nobody waits for one who waits for them.
 */
export const lockedSlots = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, SlotRow>> => {
  const rows = await db
    .selectFrom('demo_slot')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', 'in', [...new Set(ids)])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The slot of a booking, which stays as long as it does. */
export const slotOf = (db: Kysely<DB>, id: number): Promise<SlotRow> =>
  db
    .selectFrom('demo_slot')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();

interface Wanted {
  readonly who: DemoMover;
  readonly language: string;
  readonly now: Date;
}

/** Why a locked slot cannot be had, as a sentence; undefined where it can. The Admin also has what begins soon. */
export const slotRefusal = (slot: SlotRow | undefined, { who, language, now }: Wanted): string | undefined => {
  if (!slot) return demoTexts.slotGone;
  if (!slot.is_open) return who === 'admin' ? demoTexts.slotClosed : demoTexts.slotGone;
  const isInTime = who === 'admin' ? Date.parse(slot.starts_at) > now.getTime() : isBookable(slot.starts_at, now);
  if (!isInTime) return demoTexts.slotTooSoon;
  if (slot.booked_count >= slot.capacity) return demoTexts.slotGone;
  if (slot.languages.length > 0 && !slot.languages.includes(language)) return demoTexts.slotLanguage;
  return undefined;
};
