import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBilling, type Billing } from '../../../test/billing.ts';
import { englishIn, otherLanguages } from '../../../test/in-language.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await aBilling();
});
afterAll(() => billing.close());

test.each(otherLanguages)(
  'an Owner who reads %s is written to in it; the paper in the mail stays as the law has it',
  async (language, script) => {
    const { owner } = await billing.office();
    expect((await billing.server.ask('PATCH', '/auth/users/me/', owner.token, { language })).status).toBe(200);
    const { transaction, checkout } = await billing.order(owner);
    const { signed } = await billing.pay(checkout.gateway_order_id);
    expect((await billing.confirm(owner, transaction.id, signed)).body.status).toBe('Paid');
    const worker = await billing.server.work();
    const { rows } = await billing.server.owner.query(`select email from app_user where id = $1`, [owner.id]);
    const mails = async () =>
      (await (await fetch(`${billing.sandbox.url}/_control/mails?to=${encodeURIComponent(rows[0].email)}`)).json()) as {
        subject: string;
        text: string;
        attachments: { filename: string }[];
      }[];
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    await worker.stop();
    const [mail] = await mails();
    expect(mail!.subject).toMatch(script);
    // What was bought is quoted from the paper.
    expect(englishIn(`${mail!.subject}\n${mail!.text}`.replace(/Team[^\n]*/, ''), ['Owner', 'Test', 'ANG'])).toEqual(
      [],
    );
    expect(mail!.attachments).toHaveLength(1);
  },
);
