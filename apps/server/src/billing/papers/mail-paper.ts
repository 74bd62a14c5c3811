import { formatDate } from '@angan/domain/dates.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { job } from '../../core/jobs/job.ts';
import { letter, send } from '../../core/outbox/index.ts';
import { readOwner } from '../owner.ts';
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
  await send(db, {
    channel: 'mail',
    to: owner.email,
    subject: `${row.kind} ${row.no}: ${formatRupees(toRupees(row.total))}`,
    body: {
      ...letter({
        greeting: `Hello ${owner.first_name},`,
        paragraphs: [
          row.kind === 'Invoice'
            ? `We received ${formatRupees(toRupees(row.total))} on ${formatDate(row.date)} for: ${what}.`
            : `This takes back ${formatRupees(toRupees(row.total))} of an invoice for: ${what}.`,
          'The paper is attached.',
        ],
        link: { label: 'Open the subscription', url: `${services.settings.publicUrl}/paymentdetail` },
      }),
      attachments: [await drawPaper(row)],
    },
    idempotencyKey: `paper ${row.no}`,
  });
});
