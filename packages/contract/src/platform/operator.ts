import { z } from 'zod';
import { call } from '../kit/call.ts';

/** Whose pages the footer names, in its order. */
export const socialNetworks = ['Facebook', 'Instagram', 'X', 'WhatsApp', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const appDevices = ['Android', 'iOS'] as const;
export type AppDevice = (typeof appDevices)[number];

/**
 * Who runs this server, as its settings say (spec section 1): what the public pages and the policies name. A fact that
 * nobody set is '', a page or a store that nobody set is left out.
 */
export const Operator = z.object({
  /** The legal name, and where it is registered. */
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** Who answers complaints under the IT Rules and the Digital Personal Data Protection Act. */
  grievance_officer: z.string(),
  /** As it is dialled, with its country: '+91 79000 00000'. */
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  social: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  stores: z.array(z.object({ device: z.enum(appDevices), url: z.string() })),
});
export type Operator = z.infer<typeof Operator>;

export const operatorCalls = {
  show: call({
    method: 'GET',
    shows: [],
    path: '/check/operator/',
    access: 'public',
    subscription: 'any',
    summary: 'Who runs this server and how to reach them',
    answer: Operator,
  }),
};
