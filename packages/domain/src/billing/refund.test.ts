import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPaise } from '../paise.ts';
import { sumOfDocuments, taxedDocument } from '../taxes/index.ts';
import { creditNoteOver, partOfDocument, statusAfterRefund, takesBackInvoice } from './index.ts';

const invoiceOf = (taxable: number, place = '24') =>
  taxedDocument({ taxable, treatment: 'Charge GST', percent: 18, supplier_state: '24', place_of_supply: place });
/** Team for a year: 17,999 and GST, 21,239. */
const team = invoiceOf(toPaise(17_999));

test('half of an invoice has half of its tax, and what the columns miss is its rounding', () => {
  expect(partOfDocument(team, toPaise(10_000))).toEqual({
    taxable: 847_450,
    cgst: 76_271,
    sgst: 76_271,
    igst: 0,
    rounding: 8,
    total: 1_000_000,
  });
  expect(partOfDocument(team, team.total)).toMatchObject({ taxable: team.taxable, rounding: team.rounding });
  for (const wrong of [0, -1, team.total + 1]) expect(() => partOfDocument(team, wrong)).toThrow(RangeError);
});

test('the credit notes of an invoice come to it in every column, however it is taken back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.constantFrom('24', '27'),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
      (taxable, place, shares) => {
        const invoice = invoiceOf(taxable, place);
        const notes: ReturnType<typeof creditNoteOver>[] = [];
        const left = () => invoice.total - sumOfDocuments(notes).total;
        for (const share of shares) {
          const amount = Math.floor((left() * share) / 100);
          if (amount > 0) notes.push(creditNoteOver(invoice, notes, amount));
        }
        if (left() > 0) notes.push(creditNoteOver(invoice, notes, left()));
        const { reverse_charge: _, ...all } = invoice;
        expect(sumOfDocuments(notes)).toEqual(all);
        for (const note of notes)
          expect(note.taxable + note.cgst + note.sgst + note.igst + note.rounding).toBe(note.total);
      },
    ),
  );
  expect(() => creditNoteOver(team, [team], 1)).toThrow(RangeError);
});

test('an order is refunded when all is back, and papers follow only money that paid for it', () => {
  expect([0, 1, 99, 100].map((back) => statusAfterRefund(100, back))).toEqual([
    'Paid',
    'Part Refunded',
    'Part Refunded',
    'Refunded',
  ]);
  expect([takesBackInvoice('Asked'), takesBackInvoice('Held'), takesBackInvoice('Second payment')]).toEqual([
    true,
    false,
    false,
  ]);
});
