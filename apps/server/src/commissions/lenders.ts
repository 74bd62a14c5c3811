import { banks } from '@angan/domain/lookups/banks.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { stateCodeOfGstin } from '@angan/domain/tax-numbers.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** The contact that a bank is to the office by now, whoever it was merged into; undefined where it was deleted, or none was made. */
const knownLender = async ({ actor, db }: Context, bank: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from lender n join contact c on c.company_id = n.company_id and c.id = person_now(n.company_id, n.contact)
     where n.company_id = ${actor.companyId} and n.bank = ${bank} and not c.is_deleted`.execute(db);
  return rows[0]?.id;
};

/** The contact of a bank, made for its first payout with what is known of it; its numbers are the office's to add. */
export const lenderContact = async (context: Context, bank: number): Promise<number> => {
  const known = await knownLender(context, bank);
  if (known !== undefined) return known;
  const { actor, db } = context;
  const { bank: name, state } = banks.find(({ id }) => id === bank)!;
  const { id } = await db
    .insertInto('contact')
    .values({
      company_id: actor.companyId,
      created_by: actor.userId,
      name,
      mobile_number_1: '',
      contact_kind: ['Lender'],
      state,
      country: 'India',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lender')
    .values({ company_id: actor.companyId, bank, contact: id })
    .onConflict((conflict) => conflict.columns(['company_id', 'bank']).doUpdateSet({ contact: id }))
    .execute();
  return id;
};

/** The state in which a lender is registered, by its number in the GST register: of its GST number, else of its address. */
export const stateOfLender = async ({ actor, db }: Context, contact: number): Promise<string> => {
  const { gstin, state } = await db
    .selectFrom('contact')
    .select(['gstin', 'state'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', contact)
    .executeTakeFirstOrThrow();
  const own = states.find(({ gst_state_code }) => gst_state_code === stateCodeOfGstin(gstin));
  const named = states.find((one) => one.state.toLowerCase() === state.trim().toLowerCase());
  return (own ?? named)?.gst_state_code ?? '';
};
