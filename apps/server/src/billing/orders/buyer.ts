import type { Buyer, BuyerInput } from '@angan/contract/billing/orders.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import { stateOfCity, states } from '@angan/domain/lookups/places.ts';
import { gstinFault, stateCodeOfGstin } from '@angan/domain/tax-numbers.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';

/** To whom the next invoice goes: as the last order had it, before that what the office says of itself. */
export const readBuyer = async (db: Kysely<DB>, companyId: number): Promise<Buyer> => {
  const last = await db
    .selectFrom('transaction')
    .select('buyer')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) return last.buyer as unknown as Buyer;
  const row = await db
    .selectFrom('company')
    .select(['company_name', 'legal_name', 'address', 'pincode', 'gstin', 'city'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const state = row.gstin ? stateCodeOfGstin(row.gstin) : stateOfCity(row.city)?.gst_state_code;
  return {
    legal_name: row.legal_name || row.company_name,
    address: [row.address, row.pincode].filter(Boolean).join(' '),
    gstin: row.gstin,
    state_code: state ?? '',
  };
};

/** The buyer as it will stand on the invoice. Refuses a number that is none, or one of another state. */
export const checkedBuyer = (given: z.output<typeof BuyerInput>): Buyer => {
  const { legal_name, address, gstin = '', state_code } = given;
  const state = states.find(({ gst_state_code }) => gst_state_code === state_code);
  const refuse = (field: string, text: string) => fieldErrors({ [field]: [text] });
  if (!state) throw refuse('state_code', billingTexts.stateNeeded);
  if (gstin && gstinFault(gstin)) throw refuse('gstin', billingTexts.gstin);
  if (gstin && stateCodeOfGstin(gstin) !== state_code) {
    const other = states.find(({ gst_state_code }) => gst_state_code === stateCodeOfGstin(gstin));
    throw refuse('state_code', billingTexts.stateDiffers(other?.state ?? stateCodeOfGstin(gstin)));
  }
  return { legal_name, address, gstin, state_code };
};
