import type { aMailbox } from './a-mailbox.ts';
import { anAlertOffice } from './alert-causes/index.ts';
import { aWish, dealId } from './listings.ts';
import type { TestServer } from './support.ts';

/** Days after the due date on which the letters of these tests go. */
export const letterDays = [10, 23, 45] as const;
export const rulesOf = (is_on: readonly boolean[]) => ({
  letters: letterDays.map((days, at) => ({ letter: at + 1, days, is_on: is_on[at] })),
});

/** An office whose brokerage is reminded of; its mails go to a mailbox, and its days are counted from when money was due. */
export const aLetterOffice = async (server: TestServer, { mails }: Awaited<ReturnType<typeof aMailbox>>) => {
  const office = await anAlertOffice(server, '11:00');
  const { company, owner, area, property, send, day, onDay, run } = office;
  const setLetters = (...is_on: boolean[]) => send('PUT', 'reminder_letters/', owner, rulesOf(is_on));

  /** A commission of 1.20 lakh, invoiced whole, due on the first day. */
  const invoiced = async (payer: object = {}) => {
    const house = await property();
    const email = `${crypto.randomUUID()}@payer.angan.test`;
    const wish = await send('POST', 'inquiry/', owner, aWish(area));
    const deal = await send('POST', 'deals/', owner, {
      deal_type: dealId('Sale'),
      property: house,
      inquiry: wish.id,
      our_side: 'Buyer side',
      expected_close: day(60),
      agreed_price: 12_000_000,
    });
    await send('PATCH', `contacts/${deal.buyer.id}/`, owner, { email, ...payer });
    const token = { token_amount: 500_000, token_date: day(0), token_mode: 'Cheque', token_receipt: 'R-12' };
    await send('POST', `deals/${deal.id}/move/`, owner, { to: 'Token Received', ...token });
    const { results } = await server
      .ask('GET', `/properties/commissions/?deal=${deal.id}`, owner.token)
      .then(({ body }) => body);
    const { id } = results[0];
    await send('PATCH', `commissions/${id}/`, owner, { milestones: [{ label: 'All', percent: 100 }] });
    await server.owner.query(
      `update commission set terms_method = 'File', terms_at = now(), terms_content = '{"payer": "", "about": "", "lines": []}' where id = $1`,
      [id],
    );
    await send('POST', `commissions/${id}/move/`, owner, { to: 'Confirmed' });
    await send('POST', `commissions/${id}/invoices/`, owner, { kind: 'Invoice', date: day(0), due_date: day(0) });
    return {
      id,
      email,
      payer: deal.buyer.id as number,
      read: async () => (await server.ask('GET', `/properties/commissions/${id}/`, owner.token)).body,
      /** The mails that the payer has. */
      mails: () => mails.filter(({ to }) => [to].flat().some((one) => one?.text === email)),
      /** Number and state of each letter that went or was held. */
      rows: async () =>
        (
          await server.owner.query('select letter, state from commission_letter where commission = $1 order by id', [
            id,
          ])
        ).rows.map(({ letter, state }) => `${letter} ${state}`),
    };
  };

  /** What the bell tells the Owner of letters, oldest first. */
  const told = async (): Promise<{ key: string; sentence: { key: string } }[]> =>
    (
      await server.owner.query(
        `select key, sentence from user_alert where company_id = $1 and kind = 'Reminder letter' and user_id = $2 order by id`,
        [company.id, owner.id],
      )
    ).rows;
  const waits = async (name: string): Promise<boolean> =>
    (
      await server.owner.query('select 1 from graphile_worker._private_jobs where key like $1', [
        `${company.id}:${name}%`,
      ])
    ).rowCount! > 0;
  /** A morning with all that it brings; answers what runs its letters once more. */
  const morning = async (days: number) => {
    await onDay(days);
    await run('watch days');
    return (await waits('reminder letters')) ? run('reminder letters') : undefined;
  };
  return { ...office, setLetters, invoiced, told, morning };
};
export type LetterOffice = Awaited<ReturnType<typeof aLetterOffice>>;
