import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

/** A row of the share ledger that belongs to a deal, and whether it is as it was written. */
export interface LedgerRow {
  readonly seq: number;
  readonly at: string;
  readonly channel: string;
  readonly code: string;
  readonly by_name: string;
  readonly to_name: string;
  readonly price_quoted: number | null;
  readonly share: number;
  /** Its own hash, its place after the row before, and the hash of what its slip says. */
  readonly is_sound: boolean;
  readonly hash: string;
}

/** The rows of the ledger about the deal's property and its inquiry or buyer, in the order of the chain. */
export const readLedger = async ({ actor, db }: Context, deal: number): Promise<LedgerRow[]> =>
  (
    await sql<LedgerRow>`
      with own as (
        select e.*, lag(e.hash) over (order by e.seq) as before, lag(e.seq) over (order by e.seq) as seq_before
          from share_entry e where e.company_id = ${actor.companyId})
      select e.seq, e.at, e.channel, e.code, e.price_quoted, e.share, left(encode(e.hash, 'hex'), 16) as hash,
          concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) as by_name, coalesce(c.name, '') as to_name,
          (x.hash = share_entry_hash(x) and e.previous_hash is not distinct from e.before and e.seq = coalesce(e.seq_before, 0) + 1
            and (e.content_hash is null or e.content_hash = share_content_hash(s.content))) as is_sound
        from own e join share_entry x on x.company_id = e.company_id and x.id = e.id
        join deal d on d.company_id = e.company_id and d.id = ${deal}
        join share s on s.company_id = e.company_id and s.id = e.share
        left join app_user u on u.company_id = e.company_id and u.id = e.by
        left join contact c on c.company_id = e.company_id and c.id = e.contact
       where e.property = d.property and (e.inquiry = d.inquiry or e.contact in (d.buyer, d.seller))
       order by e.seq`.execute(db)
  ).rows;

/** Whether the whole chain of the office holds, and where it breaks first. */
export const verifyLedger = async ({ db }: Context): Promise<{ entries: number; broken_at: number | null }> =>
  (
    await sql<{
      entries: number;
      broken_at: number | null;
    }>`select entries, broken_at from verify_share_ledger()`.execute(db)
  ).rows[0]!;
