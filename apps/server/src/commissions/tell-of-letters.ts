import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { may, type Usertype } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import { type Alert, ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { Desk } from './held.ts';
import { nextOf, type OpenInvoice, stopOf } from './next-letter.ts';
import { readLetterRules } from './reminder-letters.ts';

interface Went {
  readonly id: number;
  readonly invoice: number;
  readonly letter: number;
  readonly due_date: string;
  readonly balance: number;
  readonly name: string;
  readonly company_name: string;
  readonly closing_users: OpenInvoice['closing_users'];
}

/** The letters that went by themselves today, by a try of the job before this one too. */
const wentToday = async ({ actor, db, services }: Desk): Promise<Went[]> => {
  const { rows } = await sql<Went>`
    select m.id, w.invoice, w.letter, i.due_date, m.balance, c.name, c.company_name, d.closing_users
      from commission_letter w
      join commission m on m.company_id = w.company_id and m.id = w.commission
      join invoice i on i.company_id = w.company_id and i.id = w.invoice
      join contact c on c.company_id = m.company_id and c.id = m.payer
      left join deal d on d.company_id = m.company_id and d.id = m.deal
     where w.company_id = ${actor.companyId} and w.state = 'Sent'
       and w.created_date >= (${dayInIndia(services.now())}::timestamp at time zone 'Asia/Kolkata')
     order by w.id`.execute(db);
  return rows;
};

/** Those of these people who work at the desk. */
const atDesk = async ({ actor, db }: Desk, users: readonly number[]): Promise<ReadonlySet<number>> => {
  if (users.length === 0) return new Set();
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'usertype'])
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(users)])
    .execute();
  return new Set(rows.filter(({ usertype }) => may(usertype as Usertype, 'commission:edit')).map(({ id }) => id));
};

const nameOf = ({ name, company_name }: { name: string; company_name: string }) => maskNumbersIn(company_name || name);

/**
 * Tells the Owner, and who closed the deal where they work at the desk, of each letter that went today, and of each that
 * waits for a person because no address is known. Told once, however often the job is tried.
 */
export const tellOfLetters = async (desk: Desk, due: readonly OpenInvoice[]): Promise<void> => {
  const rules = await readLetterRules(desk);
  const today = dayInIndia(desk.services.now());
  const went = await wentToday(desk);
  const waiting = due
    .filter((one) => stopOf(one) === 'No address')
    .map((one) => ({ ...one, letter: nextOf(one, today, rules)!.letter }));
  const owners = await ownerIds(desk.db);
  const closers = await atDesk(
    desk,
    [...went, ...waiting].flatMap(({ closing_users }) => (closing_users ?? []).map(({ user }) => user)),
  );
  const { letterWent, letterWaits } = alertSentences.of;
  const alertOf = (
    row: Pick<Went, 'id' | 'invoice' | 'letter' | 'closing_users'>,
    what: 'went' | 'waits',
    sentence: Alert['sentence'],
  ): Alert => ({
    to: [...new Set([...owners, ...(row.closing_users ?? []).map(({ user }) => user).filter((id) => closers.has(id))])],
    kind: 'Reminder letter',
    sentence,
    key: `letter ${row.id} ${row.invoice} ${row.letter} ${what}`,
  });
  await raiseAlerts(desk.db, [
    ...went.map((row) =>
      alertOf(
        row,
        'went',
        letterWent({ letter: row.letter, who: nameOf(row), amount: row.balance, day: row.due_date }),
      ),
    ),
    ...waiting.map((row) => alertOf(row, 'waits', letterWaits({ letter: row.letter, who: nameOf(row) }))),
  ]);
};
