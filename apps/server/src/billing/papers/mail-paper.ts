import { formatDate } from '@angan/domain/dates.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { job } from '../../core/jobs/job.ts';
import { mailTo, send } from '../../core/outbox/index.ts';
import { readerOf, readOwner } from '../owner.ts';
import { mailPaper } from '../tasks.ts';
import type { BillingContent } from './paper-content.ts';
import { drawPaper, readPaper } from './paper-pdf.ts';

/** Mails a paper with its PDF to the Owner of the office that it is for. */
export const mailingPaper = job(mailPaper, async ({ invoice }, { db, companyId, services }) => {
  const row = await readPaper(db, companyId, invoice);
  if (!row) return;
  const owner = await readOwner(db, companyId);
  if (!owner?.email) return;
  const { what } = row.content as unknown as BillingContent;
  // The mail speaks the Owner's language. The paper in it is of the law, and its words stay as they stand in the books.
  const mail = mailTo(readerOf(owner), ({ say, word }) => {
    const [money, day] = [word(formatRupees(toRupees(row.total))), word(formatDate(row.date))];
    return {
      subject: say('{paper} {no}: {money}', { paper: word(row.kind), no: row.no, money }),
      paragraphs: [
        row.kind === 'Invoice'
          ? say('We received {money} on {day} for: {what}.', { money, day, what })
          : say('This takes back {money} of an invoice for: {what}.', { money, what }),
        say('The paper is attached.'),
      ],
      link: { label: say('Open the subscription'), url: `${services.settings.publicUrl}/paymentdetail` },
    };
  });
  await send(db, {
    ...mail,
    body: { ...mail.body, attachments: [await drawPaper(row)] },
    idempotencyKey: `paper ${row.no}`,
  });
});
