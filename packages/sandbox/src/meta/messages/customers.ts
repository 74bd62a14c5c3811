import { userId } from '../ids.ts';
import type { Customer } from '../state.ts';

/** People with phones. Whoever is written to exists from then on, by number or by user id. */
export class Customers {
  readonly byId = new Map<string, Customer>();
  private readonly byDigits = new Map<string, Customer>();

  add(parts: Partial<Customer> & { digits: string }): Customer {
    const customer: Customer = {
      id: userId(parts.digits),
      parent_id: null,
      name: '',
      username: null,
      phone_visible: true,
      on_whatsapp: true,
      receipts: true,
      online: true,
      chat_open: false,
      blocked: false,
      stopped: false,
      windows: {},
      chat: [],
      unread: 0,
      typing_until: 0,
      ...parts,
    };
    this.byId.set(customer.id, customer);
    this.byDigits.set(customer.digits, customer);
    return customer;
  }

  /** By user id or by digits. */
  find(key: string): Customer | undefined {
    return this.byDigits.get(key) ?? this.byId.get(key);
  }

  /** The person with this number, made where there is none. */
  at(digits: string): Customer {
    return this.byDigits.get(digits) ?? this.add({ digits });
  }

  /** A new number, and with it a new user id. */
  move(customer: Customer, digits: string): void {
    this.byId.delete(customer.id);
    this.byDigits.delete(customer.digits);
    customer.digits = digits;
    customer.id = userId(digits);
    customer.windows = {};
    this.byId.set(customer.id, customer);
    this.byDigits.set(digits, customer);
  }

  clear(): void {
    this.byId.clear();
    this.byDigits.clear();
  }
}

/** A person as the `contacts` of a webhook name them; without a visible phone by user id alone. */
export const contactOf = (customer: Customer): Record<string, unknown> => ({
  profile: {
    ...(customer.name && { name: customer.name }),
    ...(customer.username && { username: customer.username }),
  },
  ...(customer.phone_visible && { wa_id: customer.digits }),
  user_id: customer.id,
  ...(customer.parent_id && { parent_user_id: customer.parent_id }),
});
