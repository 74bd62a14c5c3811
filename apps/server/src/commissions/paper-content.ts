import { states } from '@angan/domain/lookups/places.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import type { Context } from '../core/context.ts';
import { aboutCommission } from './about.ts';
import type { OfficeFacts } from './facts.ts';
import type { HeldCommission } from './held.ts';
import type { readAround } from './reckon.ts';

/** All that a paper says beside its sums, as it was when it went out. */
export interface PaperContent {
  readonly seller: Pick<
    OfficeFacts,
    | 'company_name'
    | 'legal_name'
    | 'address'
    | 'pincode'
    | 'state'
    | 'state_code'
    | 'gstin'
    | 'pan'
    | 'rera_no'
    | 'bank_account'
    | 'upi_id'
    | 'email'
  >;
  readonly buyer: {
    readonly name: string;
    readonly company_name: string;
    readonly address: string;
    readonly gstin: string;
    readonly pan: string;
    readonly state: string;
  };
  /** 'Flat B-4, Suryam Bungalows, Bopal, D-000051' */
  readonly what: string;
  readonly payer_side: string;
  readonly label: string;
  readonly sac: string;
  /** The state's name. */
  readonly place: string;
  readonly treatment: string;
  readonly reverse_charge: boolean;
  readonly advances: readonly { readonly no: string; readonly date: string; readonly total: number }[];
  readonly ref?: { readonly no: string; readonly date: string };
  readonly lowers_gst?: boolean;
}

export const readContent = async (
  context: Context,
  row: HeldCommission,
  { office }: Awaited<ReturnType<typeof readAround>>,
  more: Pick<PaperContent, 'label' | 'reverse_charge' | 'advances'>,
): Promise<PaperContent> => {
  const { actor, db } = context;
  const payer = await db
    .selectFrom('contact')
    .select(['name', 'company_name', 'address', 'gstin', 'pan', 'state'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', row.payer)
    .executeTakeFirstOrThrow();
  const {
    company_name,
    legal_name,
    address,
    pincode,
    state,
    state_code,
    gstin,
    pan,
    rera_no,
    bank_account,
    upi_id,
    email,
  } = office;
  return {
    seller: {
      company_name,
      legal_name,
      address,
      pincode,
      state,
      state_code,
      gstin,
      pan,
      rera_no,
      bank_account,
      upi_id,
      email,
    },
    // Paper has no reader's role: a number that stands in a name is never printed.
    buyer: { ...payer, name: maskNumbersIn(payer.name) },
    what: await aboutCommission(context, row.id),
    payer_side: row.payer_side,
    sac: row.sac,
    place: states.find((one) => one.gst_state_code === row.place_of_supply)?.state ?? '',
    treatment: row.gst_treatment,
    ...more,
  };
};
