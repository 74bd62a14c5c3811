import { formatDateTime } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { EvidencePart } from '../pdf/plans.ts';

interface Offer {
  readonly at: string;
  readonly by_side: string;
  /** Rupees. */
  readonly amount: number;
  readonly status: string;
  readonly note: string;
  readonly by_name: string;
  readonly hash: string;
  /** Its own hash, made of what it says and of the offer before it. */
  readonly is_sound: boolean;
}

const standing = (offers: readonly Offer[]): Pick<EvidencePart, 'note' | 'isBad'> => {
  if (offers.length === 0) return { note: 'No offer was written down.' };
  const changed = offers.flatMap(({ is_sound }, at) => (is_sound ? [] : [at + 1]));
  return changed.length > 0
    ? { isBad: true, note: `The negotiation does not hold: offer ${changed.join(', ')} is not as it was written.` }
    : { note: 'Each offer carries the hash of the offer before it. All of this deal were checked: none was changed.' };
};

/** The negotiation of a deal, first offer first, and whether each is as it was written. */
export const readOffers = async ({ actor, db }: Context, deal: number): Promise<EvidencePart> => {
  const { rows } = await sql<Offer>`
    select o.created_date as at, o.by_side, o.amount, o.status, o.note, left(encode(o.hash, 'hex'), 16) as hash,
        concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) as by_name,
        o.hash = deal_offer_hash(o, lag(o.hash) over (order by o.id)) as is_sound
      from deal_offer o left join app_user u on u.company_id = o.company_id and u.id = o.created_by
     where o.company_id = ${actor.companyId} and o.deal = ${deal} order by o.id`.execute(db);
  return {
    title: 'Offers',
    ...standing(rows),
    columns: [
      { label: 'Offer', width: 0.6 },
      { label: 'When', width: 1.7 },
      { label: 'Named by', width: 1.2 },
      { label: 'Amount', width: 1.3 },
      { label: 'Standing', width: 1 },
      { label: 'Written down', width: 1.8 },
      { label: 'Hash', width: 1.7 },
    ],
    rows: rows.map((offer, at) => ({
      isBad: !offer.is_sound,
      cells: [
        String(at + 1),
        formatDateTime(offer.at),
        offer.by_side,
        formatRupees(offer.amount),
        offer.status,
        [offer.by_name, maskNumbersIn(offer.note.replaceAll(/\s+/g, ' '))].filter(Boolean).join(': '),
        offer.is_sound ? offer.hash : `CHANGED ${offer.hash}`,
      ],
    })),
  };
};
