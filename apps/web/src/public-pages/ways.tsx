import type { Operator } from '@angan/contract/platform/operator.ts';
import { t } from '@lingui/core/macro';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Way {
  readonly kind: 'phone' | 'whatsapp' | 'email';
  readonly name: string;
  readonly shown: string;
  readonly href: string;
  readonly icon: ReactNode;
}

/** The digits of a number with its country, as links have them. */
const digits = (number: string): string => number.replace(/\D/g, '');

/** How to reach the operator: what is not set is not there. */
export const waysTo = ({ phone, whatsapp, email }: Operator): readonly Way[] => {
  const ways: readonly Way[] = [
    {
      kind: 'phone',
      name: t`Call`,
      shown: phone,
      href: `tel:+${digits(phone)}`,
      icon: <IconPhone size={18} aria-hidden />,
    },
    {
      kind: 'whatsapp',
      name: 'WhatsApp',
      shown: whatsapp,
      href: `https://wa.me/${digits(whatsapp)}`,
      icon: <IconBrandWhatsapp size={18} aria-hidden />,
    },
    { kind: 'email', name: t`E-mail`, shown: email, href: `mailto:${email}`, icon: <IconMail size={18} aria-hidden /> },
  ];
  return ways.filter(({ shown }) => shown !== '');
};
