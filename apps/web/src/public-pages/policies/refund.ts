import { t } from '@lingui/core/macro';
import type { Party, Section } from './types.ts';

/** As the plans are sold (domain 7.4): the first purchase may be given back, later ones run to their end. */
export const refundPolicy = ({ name, reach }: Party): readonly Section[] => [
  {
    title: t`The trial`,
    paragraphs: [t`The trial costs nothing and asks for no card. It ends by itself, and nothing is charged after it.`],
  },
  {
    title: t`The first purchase`,
    paragraphs: [
      t`Within 7 days of the first purchase the whole price is refunded, if fewer than 20 records were made in that time. Write from the address or number of the Owner’s account to ${reach}.`,
    ],
  },
  {
    title: t`Later purchases`,
    paragraphs: [
      t`A renewal, an upgrade and further users are not refunded: they run to the end of their term. An upgrade counts what is left of the plan before it, day by day. A smaller plan or fewer users hold from the end of the term.`,
      t`No plan renews or charges by itself.`,
    ],
  },
  {
    title: t`A payment that went wrong`,
    paragraphs: [
      t`Money that was taken twice, or taken without the plan beginning, is refunded in full, whenever it is found. Tell us the payment’s reference if you have it; without one we look by date and amount.`,
    ],
  },
  {
    title: t`How a refund comes`,
    paragraphs: [
      t`${name} sends it to where the payment came from within 7 working days of saying yes; the bank may need some days more. GST is refunded with it, and a credit note is sent by mail.`,
    ],
  },
  {
    title: t`Your data`,
    paragraphs: [t`A refund ends the subscription and deletes nothing: the office can be exported, or go on later.`],
  },
];
