import type { Commission } from '@angan/contract/commissions/commissions.ts';
import {
  type LetterNumber,
  letterHours,
  letterTones,
  type NextLetter,
  nextLetter,
} from '@angan/domain/brokerage/index.ts';
import { addDays, dayInIndia, timeInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Desk } from './held.ts';
import { type LetterRules, readLetterRules } from './reminder-letters.ts';

/** The oldest open invoice of a commission, with what went of its letters. */
export interface OpenInvoice {
  readonly id: number;
  readonly invoice: number;
  readonly due_date: string;
  readonly balance: number;
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
  readonly do_not_contact: boolean;
  readonly closing_users: readonly { readonly user: number }[] | null;
  /** Letters that somebody held, and all that went or were held. */
  readonly held: readonly LetterNumber[];
  readonly gone: readonly LetterNumber[];
  readonly last: string | null;
}

/** What a person or the office's rules sent of a commission `m` since an invoice of it was due. */
const sentSince = sql`commission_reminder r where r.company_id = m.company_id and r.commission = m.id and r.about = 'Payment'
  and r.channel <> 'Call' and (r.at at time zone 'Asia/Kolkata')::date > s.due_date`;

/** Of each commission that waits for money, or of one: invoiced, undisputed, not written off. One row each. */
export const openInvoices = async (
  { actor, db }: Pick<Desk, 'actor' | 'db'>,
  only?: number,
): Promise<OpenInvoice[]> => {
  const { rows } = await sql<OpenInvoice>`
    select distinct on (m.id) m.id, i.id as invoice, s.due_date, m.balance, c.name, c.company_name, c.email, c.do_not_contact,
        d.closing_users,
        array(select w.letter::int from commission_letter w where w.company_id = m.company_id and w.commission = m.id
          and w.invoice = i.id and w.state = 'Held' order by 1) as held,
        array(select w.letter::int from commission_letter w where w.company_id = m.company_id and w.commission = m.id
            and w.invoice = i.id
          union select array_position(${[...letterTones]}::text[], r.tone) from ${sentSince} order by 1) as gone,
        (select max((r.at at time zone 'Asia/Kolkata')::date)::text from ${sentSince}) as last
      from commission m
      join invoice i on i.company_id = m.company_id and i.commission = m.id and i.kind = 'Invoice'
      join commission_milestone s on s.company_id = i.company_id and s.id = i.milestone and s.total > s.settled
        and s.due_date is not null
      join contact c on c.company_id = m.company_id and c.id = m.payer
      left join deal d on d.company_id = m.company_id and d.id = m.deal
      left join loan l on l.company_id = m.company_id and l.id = m.loan
     where m.company_id = ${actor.companyId} and not m.is_deleted and m.balance > 0
       and m.status in ('Invoiced', 'Part Received') and not coalesce(d.is_deleted, l.is_deleted, false)
       and ${only === undefined ? sql`true` : sql`m.id = ${only}`}
     order by m.id, s.due_date, i.id`.execute(db);
  return rows;
};

/** The letter of an invoice that goes next, not before a day. */
export const nextOf = (open: OpenInvoice, from: string, { rules, weekly_off }: LetterRules): NextLetter | undefined =>
  nextLetter(rules, open, from, weekly_off);

/** Why a letter cannot go by itself; null where nothing is in its way. */
export const stopOf = ({ email, do_not_contact }: OpenInvoice): 'Do not contact' | 'No address' | null => {
  if (do_not_contact) return 'Do not contact';
  return email === '' ? 'No address' : null;
};

/** What a commission says of the letters that go by themselves. */
export const lettersOf = async (desk: Desk, id: number): Promise<Pick<Commission, 'next_letter' | 'held_letters'>> => {
  const rules = await readLetterRules(desk);
  const [open] = rules.rules.some(({ is_on }) => is_on) ? await openInvoices(desk, id) : [];
  if (!open) return { next_letter: null, held_letters: [] };
  const now = desk.services.now();
  const today = dayInIndia(now);
  // Those of today are on their way from the first hour on.
  const next = nextOf(open, timeInIndia(now) < letterHours.from ? today : addDays(today, 1), rules);
  return { next_letter: next ? { ...next, stop: stopOf(open) } : null, held_letters: [...open.held] };
};
