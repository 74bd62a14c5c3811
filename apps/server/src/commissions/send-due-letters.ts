import { toneOfLetter } from '@angan/domain/brokerage/index.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { languageTags } from '@angan/domain/lookups/office.ts';
import { letter, send } from '../core/outbox/index.ts';
import { type Desk, heldCommission } from './held.ts';
import { readLetter } from './letter.ts';
import { nextOf, openInvoices, stopOf } from './next-letter.ts';
import { paperPdf } from './paper-pdf.ts';
import { drawCommissionPaper } from './pdf/draw-apart.ts';
import { readLetterRules } from './reminder-letters.ts';

/**
 * Sends the letter that is due today for a commission, where one is: by mail, with the letter and its invoice as PDF, and
 * on the commission's history. All of it is read anew while the commission is held, so that money that came, a dispute or
 * a hold stops it, and the row of the letter is written once for all tries. Answers whether one went.
 */
export const sendDueLetter = async (desk: Desk, id: number): Promise<boolean> => {
  const { actor, db, services } = desk;
  await heldCommission(desk, id);
  const [open] = await openInvoices(desk, id);
  const today = dayInIndia(services.now());
  const due = open && nextOf(open, today, await readLetterRules(desk));
  if (!due || due.on !== today || stopOf(open)) return false;
  const at = services.now().toISOString();
  const made = await db
    .insertInto('commission_letter')
    .values({
      company_id: actor.companyId,
      commission: id,
      invoice: open.invoice,
      letter: due.letter,
      state: 'Sent',
      // Nobody: the office's rule sent it.
      created_by: null,
      created_date: at,
    })
    .onConflict((on) => on.columns(['company_id', 'commission', 'invoice', 'letter']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  const { office, subject, text, about, tone, language } = await readLetter(desk, id, {
    about: 'Payment',
    tone: toneOfLetter(due.letter),
    language: 'English',
  });
  const [greeting = '', ...paragraphs] = text.split('\n\n');
  const drawn = await drawCommissionPaper({ kind: 'Letter', office, date: formatDate(at), subject, text });
  await send(db, {
    channel: 'mail',
    to: open.email,
    subject,
    body: {
      ...letter({ tag: languageTags[language], greeting, paragraphs }),
      attachments: [
        { file_name: `${subject.replaceAll('/', '-')}.pdf`, content: drawn.toString('base64') },
        await paperPdf(desk, open.invoice),
      ],
    },
    idempotencyKey: `reminder letter ${id} ${open.invoice} ${due.letter}`,
  });
  await db
    .insertInto('commission_reminder')
    .values({
      company_id: actor.companyId,
      by: null,
      commission: id,
      about,
      tone,
      language,
      channel: 'E-mail',
      text,
      at,
    })
    .execute();
  return true;
};
