import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';

/**
 * What grows with the office's work, and stands among its records: other tables refer to it, or its keys hold over all
 * time, so months cannot hold it, and it goes row by row.
 */
export interface History {
  readonly table: 'inquiry_stage_move' | 'deal_stage_move' | 'share' | 'whatsapp_message';
  /** The moment that a row is of. */
  readonly at: string;
  /** Which rows, as `t`, nothing that is open needs. $1 is now. */
  readonly mayGo: string;
  /** Lets go of the rows that `old (company_id, id)` names; answers `store_key` of files that went with them. */
  readonly letGo: string;
}

export const moves: History = {
  table: 'inquiry_stage_move',
  at: 'at',
  mayGo: `exists (select from inquiry i where i.company_id = t.company_id and i.id = t.inquiry
    and (i.is_deleted or i.stage in (${closedInquiryStages.map((stage) => `'${stage}'`).join(', ')})))`,
  letGo: `delete from inquiry_stage_move t using old where t.company_id = old.company_id and t.id = old.id
    returning null::text as store_key`,
};

/** How a deal went stays as long as it is open; what it came to is in the deal. */
export const dealMoves: History = {
  table: 'deal_stage_move',
  at: 'at',
  mayGo: `exists (select from deal d where d.company_id = t.company_id and d.id = t.deal
    and (d.is_deleted or d.stage = 'Cancelled' or d.stage = 'Closed' and coalesce(d.lease_end < $1::date, true)))`,
  letGo: `delete from deal_stage_move t using old where t.company_id = old.company_id and t.id = old.id
    returning null::text as store_key`,
};

/** Of a share stays what its lists show: which properties, under which titles, at which price. A visit slip stays whole. */
export const shares: History = {
  table: 'share',
  at: 'created_date',
  mayGo: `t.emptied_at is null and t.format <> 'Visit slip' and (t.expires_at < $1::timestamptz or t.revoked_at is not null)`,
  letGo: `update share t set emptied_at = now(), content = jsonb_build_object('price_quoted', t.content -> 'price_quoted',
      'properties', (select coalesce(jsonb_agg(jsonb_build_object('id', said.one -> 'id', 'brochure', jsonb_build_object(
          'title', said.one -> 'brochure' -> 'title')) order by said.place), '[]')
        from jsonb_array_elements(t.content -> 'properties') with ordinality said (one, place)))
    from old where t.company_id = old.company_id and t.id = old.id returning null::text as store_key`,
};

/** A message goes with the file that came with it; what went to many, with its place among the recipients. */
export const messages: History = {
  table: 'whatsapp_message',
  at: 'at',
  mayGo: `(t.status is null or t.status not in ('queued', 'sending', 'unknown')) and t.media_due_at is null
    and not exists (select from whatsapp_chat c where c.company_id = t.company_id and c.id = t.chat
      and greatest(c.last_incoming_at + interval '24 hours', c.free_until) > $1::timestamptz)
    and not exists (select from whatsapp_broadcast b where b.company_id = t.company_id and b.id = t.broadcast
      and b.status not in ('Stopped', 'Done'))`,
  letGo: `, recipients as (
      delete from whatsapp_recipient r using old where r.company_id = old.company_id and r.message = old.id
    ), gone as (
      delete from whatsapp_message t using old where t.company_id = old.company_id and t.id = old.id
    )
    delete from stored_file f using old
     where f.company_id = old.company_id and f.kind = 'whatsapp_message' and f.record_id = old.id
    returning f.store_key`,
};
