import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import type { Party, Section } from './types.ts';

export const termsAndConditions = ({ name, address, reach }: Party): readonly Section[] => [
  {
    title: t`The agreement`,
    paragraphs: [
      t`These terms are between ${name} and the brokerage that opens an office in Angan. Whoever signs up says that they may act for that brokerage and are at least 18 years old.`,
    ],
  },
  {
    title: t`What you get`,
    paragraphs: [
      t`The use of Angan in a browser and on phones, for the plan and the number of people that you chose, after a trial of ${trial.days} days. Features may be improved and changed; none that a plan was sold with is taken away during its term.`,
    ],
  },
  {
    title: t`Your account`,
    paragraphs: [
      t`Each person has an account of their own. Passwords and devices are yours to keep safe, and what is done with an account counts as done by you until you tell us that it was taken. The Owner decides who sees and may do what.`,
    ],
  },
  {
    title: t`Your data`,
    paragraphs: [
      t`What your office enters stays yours. You let us keep, copy and process it as far as running Angan for you needs. You may take it with you as files at any time while your office is open to you.`,
      t`You answer for having the right to write down the people and properties that you enter, and for the consents that messages to them need. The Privacy Policy says how personal data is treated.`,
    ],
  },
  {
    title: t`What is not allowed`,
    paragraphs: [
      t`Messages that were not asked for or that a person opted out of; false listings; data that was taken from others; anything against Indian law, among it the Real Estate (Regulation and Development) Act, the rules on commercial communication and WhatsApp’s own policies; breaking in, overloading the service on purpose, or reading it out by machines beyond the exports that it offers.`,
      t`An office that does so may be closed to its people until it stops, with a word before where that is possible.`,
    ],
  },
  {
    title: t`What Angan reckons`,
    paragraphs: [
      t`Taxes, stamp duty, loans, medians of prices and matches are estimates from the tables and the data that are there. They do not take the place of an accountant, a lawyer, a lender or the sub-registrar. Angan is not a party to any deal and takes no brokerage.`,
    ],
  },
  {
    title: t`Prices and payment`,
    paragraphs: [
      t`Plans are paid ahead, with GST, by the ways that the payment page offers. What a plan costs is what the page shows when you pay. Refunds follow the Refund Policy. When a plan ended and its days of grace are over the office is closed to its people until it is renewed, and nothing of it is deleted because of that.`,
    ],
  },
  {
    title: t`Availability`,
    paragraphs: [
      t`We take care that Angan is there and that nothing is lost, with backups every day. Maintenance and faults of others may interrupt it. If it fails for longer than a day by our fault, the term is prolonged by that time.`,
    ],
  },
  {
    title: t`Liability`,
    paragraphs: [
      t`We answer in full for intent, gross negligence and whatever the law does not let us exclude. Beyond that our liability ends at what you paid in the twelve months before, and does not cover lost profit.`,
    ],
  },
  {
    title: t`The end`,
    paragraphs: [
      t`You may stop at any time by not renewing, or by having the office deleted. We may end the agreement with 30 days’ notice, and give back what was paid for the time after it.`,
    ],
  },
  {
    title: t`Changes and law`,
    paragraphs: [
      t`Changes of these terms are told 30 days before they hold. The law of India applies; the courts at our registered place decide. Our place: ${address}. To write to us: ${reach}.`,
    ],
  },
];
