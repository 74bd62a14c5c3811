import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

/** What brokers ask before they begin, each with its answer. */
export const questions = perLanguage((): readonly (readonly [question: string, answer: string])[] => [
  [
    t`Does my staff see my customers’ numbers?`,
    t`The last three digits. A whole number is shown where it is needed, up to a limit a day that you set, and you see every time that it was.`,
  ],
  [
    t`What if somebody leaves with the list?`,
    t`Without your right to export nobody takes a list away, and what was seen and shared is written down. You log their devices out in one tap.`,
  ],
  [
    t`Can I bring my Excel in?`,
    t`Yes: contacts, properties and inquiries, XLSX or CSV, in any order of columns. What cannot be read is laid aside for you to mend, and an import can be undone as a whole.`,
  ],
  [
    t`Do I have to type every listing?`,
    t`No. Paste a WhatsApp message, also in Hindi, Gujarati or mixed writing. Angan reads it, marks what it is not sure of, and you save.`,
  ],
  [
    t`How does it know what fits?`,
    t`By what both sides say, point by point, with the reason for each. You decide how much each point counts.`,
  ],
  [
    t`Does it work on my phone?`,
    t`Yes, on every screen, with call and WhatsApp under the thumb. Install it from the browser’s menu and it opens like an app.`,
  ],
  [
    t`What if the line breaks off while I type?`,
    t`What you typed stays. It is saved when you are back, and nothing is saved twice.`,
  ],
  [
    t`Does it know GST and TDS?`,
    t`Invoices are numbered without gaps, with GST by the place of supply. TDS is reckoned by date and threshold, and its certificates are ticked off against your receipts. Have your accountant confirm it.`,
  ],
  [
    t`Does it write to my clients by itself?`,
    t`Only what you ask for: a message that you share, a reminder that you send. Whoever answers STOP on WhatsApp gets no advertising again.`,
  ],
  [t`Can I get my data out?`, t`Yes, every list as CSV or XLSX, if you are the Owner. What you entered is yours.`],
  [t`What does the trial cost?`, t`Nothing. ${trial.days} days, no card, and it ends by itself.`],
  [
    t`Is my data kept apart from other brokers’?`,
    t`Each brokerage is walled off in the database itself. Not even a mistake in a screen could show you another’s record.`,
  ],
]);
