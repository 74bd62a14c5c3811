import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { contactRows, seesNumbers, showContact } from '../contact-row.ts';
import { contactsWithNumbers } from '../contact-with-number.ts';

/**
 * Who has numbers that somebody types. Whoever sees no numbers may ask for so many only, as many as one types in an hour
 * and in a day: with them the answer must not serve to find out whose a number is.
 */
export const withNumbers =
  (limits: Limits): Handler<typeof duplicateCalls.withNumbers> =>
  async ({ query }, context) => {
    const { actor, db } = context;
    const numbers = [...new Set(query.mobile)];
    const whole = seesNumbers(actor);
    if (!whole) {
      await limits.take('numbers', String(actor.userId), numbers.length);
      await limits.take('numbersOfDay', String(actor.userId), numbers.length);
    }
    const found = await contactsWithNumbers(db, actor.companyId, numbers);
    const ids = [...new Set([...found.values()].flat())];
    let rows = contactRows(db, actor.companyId).where('c.is_deleted', '=', false);
    if (actor.scope('contact:locked') === 'none') rows = rows.where('c.locked_contact', '=', false);
    const contacts = ids.length > 0 ? await rows.where('c.id', 'in', ids).orderBy('c.id').execute() : [];
    const holders = (mobile: string) =>
      contacts.flatMap((row) => {
        const field = mobileFields.find((one) => row[one] === mobile);
        return field ? [{ id: row.id, name: showContact(row, whole).name, field }] : [];
      });
    return {
      results: numbers.map((mobile) => ({ mobile: whole ? mobile : maskNumber(mobile), contacts: holders(mobile) })),
    };
  };
