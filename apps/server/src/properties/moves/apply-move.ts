import { missingForAvailable } from '@angan/contract/properties/property-rules.ts';
import { moveMistakes, type ReadMove, startOf } from '@angan/contract/properties/property-status.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { DealStates } from '@angan/domain/deal-states.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { moveOf } from '@angan/domain/property-status.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { refuseMistakes } from '../check-property.ts';
import { mayMake, personalClose } from '../may-make-move.ts';
import { keepLease } from '../preleased/keep-lease.ts';
import { deriveAgain, fieldsOf, type StoredProperty } from '../stored-property.ts';
import { changesOf } from './changes-of.ts';
import { comeBack } from './come-back.ts';

const standing = (row: StoredProperty) => ({
  status: row.status as PropertyStatus,
  deal_type: row.deal_type,
  deal_states: row.deal_states as DealStates,
});

/** Refuses a move that there is not, one that says too little, and one for which the property is not complete. */
export const checkMove = (row: StoredProperty, move: ReadMove, today: string): void => {
  const mistakes = moveMistakes(standing(row), move, today);
  refuseMistakes(mistakes);
  if (moveOf(startOf(standing(row), move.deal_type), move.status)!.needs.includes('complete'))
    refuseMistakes(missingForAvailable(fieldsOf(row)));
};

/** Whether the actor may make a move; undefined where there is no such move. */
export const mayMove = async (
  { actor, db }: Context,
  row: StoredProperty,
  move: ReadMove,
): Promise<boolean | undefined> => {
  const found = moveOf(startOf(standing(row), move.deal_type), move.status);
  if (!found) return undefined;
  const { personal_close } = await db.selectNoFrom(personalClose.as('personal_close')).executeTakeFirstOrThrow();
  return mayMake(
    actor,
    found.permission,
    { created_by: row.created_by, assigned_ids: row.assigned_to },
    personal_close,
  );
};

/** Makes a move on a property that is held, with everything that goes with it. */
export const applyMove = async (context: Context, row: StoredProperty, move: ReadMove): Promise<void> => {
  const { actor, db, services } = context;
  const today = dayInIndia(services.now());
  if ((await mayMove(context, row, move)) === false) {
    const isClosing = moveOf(startOf(standing(row), move.deal_type), move.status)!.permission === 'property:close';
    throw forbidden(isClosing ? propertyTexts.closeByOwner : undefined);
  }
  checkMove(row, move, today);
  const changes = changesOf(row, move, today);
  await db
    .updateTable('property')
    .set({
      ...changes,
      ...('deal_states' in changes && { deal_states: JSON.stringify(changes.deal_states) }),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', row.id)
    .execute();
  if (move.status === 'Rented' && move.keep_for_sale) {
    await keepLease(context, row, move, today);
    await deriveAgain(db, actor.companyId, [row.id]);
  }
  const { status, note = '', ...said } = move;
  const details = { ...said, from: startOf(standing(row), move.deal_type), to: status, note };
  await sql`select note_access('moved', 'property', ${row.id}, ${JSON.stringify(details)}::jsonb)`.execute(db);
  await comeBack(db, row.id, { ...row, ...changes }, today);
};
