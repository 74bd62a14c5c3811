import { z } from 'zod';
import type { Manners } from './manners.ts';

export const portalNames = ['acres99', 'magicbricks', 'housing'] as const;
export type PortalName = (typeof portalNames)[number];
export const titles: Readonly<Record<PortalName, string>> = {
  acres99: '99acres',
  magicbricks: 'MagicBricks',
  housing: 'Housing',
};

/** What somebody fills in on a portal's page, for any of the three. */
export const enquirySchema = z.strictObject({
  portal: z.enum(portalNames),
  name: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
  message: z.string().default(''),
  /** What the advertisement is called, and its number. */
  about: z.string().default(''),
  listing: z.string().default(''),
  project: z.string().default(''),
  locality: z.string().default(''),
  city: z.string().default('Ahmedabad'),
  bhk: z.string().default(''),
  deal: z.enum(['sale', 'rent', 'new']).default('sale'),
  kind: z.enum(['residential', 'commercial']).default('residential'),
  min_price: z.number().optional(),
  max_price: z.number().optional(),
  dealer: z.boolean().default(false),
  /** When, in milliseconds since 1970; now where it is left out. */
  at: z.number().optional(),
});
export type Asked = z.infer<typeof enquirySchema>;
export interface Enquiry extends Asked {
  id: string;
  at: number;
  /** How often it was handed out, by asking and by sending; what the other side answered last. */
  pulled: number;
  pushed: number;
  answered: string;
}

/** How a portal knows an office. */
export interface Accounts {
  acres99: { username: string; password: string };
  magicbricks: { key: string };
  housing: { profile: string; key: string };
}
export const usualAccounts: Accounts = {
  acres99: { username: 'angan.demo', password: 'sandbox-99acres' },
  magicbricks: { key: 'sandbox~~~~~~2Bmagic~~~~~~3D' },
  housing: { profile: '48213', key: 'sandbox-housing-key' },
};

/** The addresses of the demo office, as its account managers were told. */
export const demoTokens: Readonly<Record<PortalName, string>> = {
  acres99: 'sandbox-address-of-the-demo-at-99acres-0001',
  magicbricks: 'sandbox-address-of-the-demo-at-magicbricks-1',
  housing: 'sandbox-address-of-the-demo-at-housing-0001',
};

/** The address of the demo office to which its mails are forwarded, at any domain. */
export const demoMailbox = 'leads+5a6db0c1de0000000000000000000001@angan.localhost';

/** What people asked on the three portals, and where each is to be sent. */
export class Enquiries {
  readonly all: Enquiry[] = [];
  readonly urls = new Map<PortalName, string>();
  /** Where the office has portals' mails forwarded, and the mail server that takes them. */
  mailbox: { address: string; server: string } | undefined;
  readonly requests: { portal: PortalName; at: number; status: number }[] = [];
  accounts: Accounts = structuredClone(usualAccounts);
  private last = 0;
  private readonly changed: () => void;
  readonly manners: Manners;

  constructor(manners: Manners, changed: () => void) {
    this.manners = manners;
    this.changed = changed;
  }

  add(asked: Asked): Enquiry {
    this.last += 1;
    const id = `${Date.now().toString(36)}${this.last.toString(36).padStart(4, '0')}`;
    const enquiry = { ...asked, id, at: asked.at ?? Date.now(), pulled: 0, pushed: 0, answered: '' };
    this.all.push(enquiry);
    this.changed();
    return enquiry;
  }

  /** What a portal answers for a window, with its manners of the moment. */
  between(portal: PortalName, from: number, to: number): Enquiry[] {
    const found = this.all.filter((one) => one.portal === portal && one.at >= from && one.at <= to);
    for (const one of found) one.pulled += 1;
    let answer = found;
    if (this.manners.take('late')) answer = answer.slice(0, -1);
    if (this.manners.take('double')) answer = answer.flatMap((one) => [one, one]);
    if (this.manners.take('unordered')) answer = answer.toReversed();
    return answer;
  }

  note(portal: PortalName, status: number): void {
    this.requests.push({ portal, at: Date.now(), status });
    this.changed();
  }

  tell(): void {
    this.changed();
  }

  clear(): void {
    this.all.splice(0);
    this.requests.splice(0);
    this.manners.clear();
    this.accounts = structuredClone(usualAccounts);
  }
}
