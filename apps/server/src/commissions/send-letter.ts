import { randomUUID } from 'node:crypto';
import type { letterCalls } from '@angan/contract/commissions/letters.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { languageTags } from '@angan/domain/lookups/office.ts';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';
import { letter, send } from '../core/outbox/index.ts';
import { readLetter } from './letter.ts';
import { drawCommissionPaper } from './pdf/draw-apart.ts';
import { wholeCommission } from './show-commission.ts';

/** Sends a reminder, or notes that it went another way; each stands with what it said. */
export const sendLetter = async (
  context: Context,
  id: number,
  { channel, text: own, ...wanted }: Received<typeof letterCalls.send>['body'],
) => {
  const { actor, db, services } = context;
  const { whole, office, about, tone, language, subject, text: usual } = await readLetter(context, id, wanted);
  const text = own || usual;
  if (channel === 'E-mail') {
    if (!whole.payer.email) throw nonField(commissionTexts.noPayerMail);
    const [greeting = '', ...paragraphs] = text.split('\n\n');
    await send(db, {
      channel: 'mail',
      to: whole.payer.email,
      subject,
      body: letter({ tag: languageTags[language], greeting, paragraphs }),
      idempotencyKey: `commission letter ${randomUUID()}`,
    });
  }
  await db
    .insertInto('commission_reminder')
    .values({
      company_id: actor.companyId,
      by: actor.userId,
      commission: id,
      about,
      tone,
      language,
      channel,
      text: channel === 'Call' ? (own ?? '') : text,
      at: services.now().toISOString(),
    })
    .execute();
  if (about === 'TDS certificate')
    await db
      .updateTable('commission_receipt')
      .set({ certificate_asked_at: services.now().toISOString() })
      .where('company_id', '=', actor.companyId)
      .where('commission', '=', id)
      .where('tds_amount', '>', 0)
      .where('certificate_received', '=', false)
      .where('is_deleted', '=', false)
      .execute();
  const file =
    channel === 'PDF'
      ? {
          file_name: `${subject.replaceAll('/', '-')}.pdf`,
          content: (
            await drawCommissionPaper({ kind: 'Letter', office, date: formatDate(services.now()), subject, text })
          ).toString('base64'),
        }
      : null;
  return { commission: await wholeCommission(context, id), text, number: whole.payer.mobile_number_1, file };
};

/** Sends each payer the next reminder by mail. Who has no address, or owes nothing, stops nobody. */
export const sendLetters = async (context: Context, ids: readonly number[]) => {
  const without_mail: string[] = [];
  let sent = 0;
  for (const id of ids) {
    const { whole, tone } = await readLetter(context, id, { about: 'Payment' });
    if (whole.balance <= 0) continue;
    if (!whole.payer.email) {
      without_mail.push(whole.payer.name);
      continue;
    }
    await sendLetter(context, id, { about: 'Payment', tone, language: 'English', channel: 'E-mail' });
    sent += 1;
  }
  return { sent, without_mail };
};
