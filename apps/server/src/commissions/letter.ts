import type { letterCalls } from '@angan/contract/commissions/letters.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import {
  certificateLetter,
  type LetterFacts,
  letterDays,
  nextTone,
  paymentLetter,
} from '@angan/domain/brokerage/index.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toPaise } from '@angan/domain/paise.ts';
import { aboutCommission } from './about.ts';
import { readOffice } from './facts.ts';
import type { Desk } from './held.ts';
import { wholeCommission } from './show-commission.ts';

/** What a letter about a commission is made of. */
export const readLetter = async (context: Desk, id: number, wanted: Received<typeof letterCalls.preview>['query']) => {
  const whole = await wholeCommission(context, id);
  const office = await readOffice(context);
  const today = dayInIndia(context.services.now());
  const about = wanted.about ?? (whole.balance > 0 ? 'Payment' : 'TDS certificate');
  const sent = whole.reminders.filter((one) => one.about === about && one.channel !== 'Call').length;
  const tone = wanted.tone ?? nextTone(sent);
  const language = wanted.language ?? 'English';
  const pending = whole.receipts.filter(
    ({ tds_amount, certificate_received }) => tds_amount > 0 && !certificate_received,
  );
  const invoice = whole.papers
    .filter(({ kind }) => kind === 'Invoice')
    .find(({ milestone }) => {
      const part = whole.milestones.find((one) => one.id === milestone);
      return part && part.settled < part.total;
    });
  // What no invoice asks for yet is not asked for by a letter either.
  const asked = whole.milestones.filter((one) => one.invoice !== null);
  const parts = asked.length > 0 ? asked : whole.milestones;
  const open = sumOf(parts.map((one) => toPaise(one.total) - toPaise(one.settled)));
  const tds = Math.min(open, Math.max(0, sumOf(parts.map((one) => toPaise(one.tds))) - toPaise(whole.tds_received)));
  const { due_date } = whole;
  const isEarly = due_date !== null && due_date >= today;
  const last = whole.receipts.at(-1);
  const { payer } = whole;
  const facts: LetterFacts = {
    to: [payer.name, payer.company_name].filter(Boolean).join(', '),
    from: office.legal_name || office.company_name,
    about: await aboutCommission(context, id),
    is_payout: whole.loan !== null,
    invoice: invoice ? { no: invoice.no, date: invoice.date, total: toPaise(invoice.total) } : null,
    due_date,
    last: last ? { amount: toPaise(last.amount), date: last.date } : null,
    to_receive: open - tds,
    tds,
    pay_by: isEarly ? due_date : addDays(today, letterDays),
    asked_before: sent > 0,
    is_early: isEarly,
    certificate:
      pending.length > 0
        ? {
            form: pending.at(-1)!.certificate_form || 'Form 131',
            tds: sumOf(pending.map((one) => toPaise(one.tds_amount))),
          }
        : null,
    agreed_on: whole.terms_at && dayInIndia(whole.terms_at),
  };
  return {
    whole,
    office,
    about,
    tone,
    language,
    subject: [
      about === 'TDS certificate' ? facts.certificate?.form : whole.loan ? 'Payout' : 'Brokerage',
      invoice?.no ?? whole.deal?.deal_code ?? whole.loan?.loan_code,
    ]
      .filter(Boolean)
      .join(' '),
    text: about === 'Payment' ? paymentLetter(facts, tone, language) : certificateLetter(facts, language),
  };
};
