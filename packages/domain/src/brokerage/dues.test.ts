import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { type CommissionStatus, commissionStatuses } from '../lookups/deals.ts';
import { sumOf, toPaise } from '../paise.ts';
import { sumOfDocuments, type TaxedAmounts, taxedDocument } from '../taxes/index.ts';
import { ageingBucketOf, ageingOf, daysLate, isOverdue } from './ageing.ts';
import { closingPapers, creditNoteDeadline, creditNoteFor, type Paper, refundOf } from './cancellation.ts';
import {
  afterReceipts,
  type CommissionFacts,
  type CommissionStanding,
  isDeletable,
  missingForCommission,
  settledStatuses,
} from './commission-status.ts';
import { allocateReceipt, balanceOf, type OpenMilestone, settledBy, suggestedTds } from './receipts.ts';

describe('a receipt', () => {
  const milestones: OpenMilestone[] = [
    { due_date: '2026-10-31', total: toPaise(2_12_400), settled: 0 },
    { due_date: '2026-03-20', total: toPaise(70_800), settled: 0 },
    { due_date: null, total: toPaise(100), settled: 0 },
  ];

  it('goes onto the oldest open milestone, and over to the next', () => {
    const first = allocateReceipt(milestones, { amount: toPaise(69_600), tds: toPaise(1200) });
    expect(first).toEqual({ settles: [0, toPaise(70_800), 0] });
    expect(allocateReceipt(milestones, { amount: toPaise(80_000), tds: 0 })).toEqual({
      settles: [toPaise(9200), toPaise(70_800), 0],
    });
  });

  it('is refused above the balance, which is named', () => {
    expect(allocateReceipt(milestones, { amount: toPaise(2_83_300), tds: 1 })).toEqual({ balance: toPaise(2_83_300) });
  });

  it('brings its share of the TDS, the last all that is left', () => {
    const open = { net: toPaise(2_78_400), tds: toPaise(4800) };
    expect(suggestedTds(toPaise(69_600), open)).toBe(toPaise(1200));
    expect(suggestedTds(toPaise(1_04_400), { net: toPaise(2_08_800), tds: toPaise(3600) })).toBe(toPaise(1800));
    expect(suggestedTds(toPaise(2_78_400), open)).toBe(toPaise(4800));
    expect(suggestedTds(toPaise(1), { net: 0, tds: 0 })).toBe(0);
  });

  it('settles exactly itself, and no milestone more than is open', () => {
    const milestone = fc
      .tuple(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 100 }),
        fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
      )
      .map(
        ([total, part, days]): OpenMilestone => ({
          total,
          settled: Math.floor((total / 100) * part),
          due_date: days === null ? null : addDays('2026-01-01', days),
        }),
      );
    fc.assert(
      fc.property(fc.array(milestone, { maxLength: 8 }), fc.nat(10 ** 12), fc.nat(10 ** 10), (all, amount, tds) => {
        const found = allocateReceipt(all, { amount, tds });
        if ('balance' in found) {
          expect(found.balance).toBe(balanceOf(all));
          expect(settledBy({ amount, tds })).toBeGreaterThan(found.balance);
          return;
        }
        expect(sumOf(found.settles)).toBe(amount + tds);
        found.settles.forEach((settles, index) => {
          expect(settles).toBeGreaterThanOrEqual(0);
          expect(settles).toBeLessThanOrEqual(all[index]!.total - all[index]!.settled);
        });
        // None is touched while an older one is open.
        for (const [index, settles] of found.settles.entries())
          for (const [older, other] of all.entries()) {
            const isOlder = (other.due_date ?? '9999-12-31') < (all[index]!.due_date ?? '9999-12-31');
            if (settles > 0 && isOlder) expect(found.settles[older]).toBe(other.total - other.settled);
          }
      }),
    );
  });
});

describe('how late', () => {
  const due = { due_date: '2026-10-01', balance: 1 };
  it.each([
    [-5, 'Not yet due'],
    [0, 'Not yet due'],
    [1, '0-30'],
    [30, '0-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, '90+'],
  ])('%i days after the due date is %s', (days, bucket) => {
    expect(ageingBucketOf(due, addDays(due.due_date, days))).toBe(bucket);
    expect(isOverdue(due, addDays(due.due_date, days))).toBe(days > 0);
  });

  it('is told of what is open alone', () => {
    expect(daysLate({ ...due, balance: 0 }, '2027-01-01')).toBe(0);
    expect(daysLate({ due_date: '2026-10-31', balance: 1 }, '2026-11-21')).toBe(21);
    const dues = [due, { due_date: null, balance: 5 }, { due_date: '2026-01-01', balance: 0 }];
    const rows = ageingOf(dues, '2026-11-21');
    expect(rows.filter(({ count }) => count > 0)).toEqual([
      { bucket: 'Not yet due', count: 1, balance: 5 },
      { bucket: '31-60', count: 1, balance: 1 },
    ]);
  });
});

const all: CommissionFacts = {
  token: true,
  terms_proof: true,
  invoice: true,
  dispute_note: true,
  written_off_reason: true,
  owner: true,
  'deal cancelled': true,
};
const at = (status: CommissionStatus, disputed_from: CommissionStatus | null = null): CommissionStanding => ({
  status,
  disputed_from,
});

describe('the status of a commission', () => {
  it('says what a move still needs', () => {
    const none = Object.fromEntries(Object.keys(all).map((need) => [need, false])) as CommissionFacts;
    expect(missingForCommission(at('Expected'), 'Confirmed', none)).toEqual(['token', 'terms_proof']);
    expect(missingForCommission(at('Confirmed'), 'Invoiced', { ...none, invoice: true })).toEqual([]);
    expect(missingForCommission(at('Invoiced'), 'Written Off', { ...all, owner: false })).toEqual(['owner']);
    expect(missingForCommission(at('Received'), 'Written Off', all)).toBeUndefined();
    expect(missingForCommission(at('Received'), 'Cancelled', all)).toEqual([]);
    expect(missingForCommission(at('Expected'), 'Disputed', all)).toBeUndefined();
    expect(missingForCommission(at('Expected'), 'Received', all)).toBeUndefined();
    expect(missingForCommission(at('Disputed', 'Invoiced'), 'Invoiced', none)).toEqual([]);
    expect(missingForCommission(at('Disputed', 'Invoiced'), 'Confirmed', all)).toBeUndefined();
  });

  it('follows the receipts of what is invoiced', () => {
    expect(afterReceipts(at('Invoiced'), 1, 2).status).toBe('Part Received');
    expect(afterReceipts(at('Part Received'), 2, 2).status).toBe('Received');
    expect(afterReceipts(at('Received'), 0, 2).status).toBe('Invoiced');
    expect(afterReceipts(at('Confirmed'), 1, 2).status).toBe('Confirmed');
    expect(afterReceipts(at('Disputed', 'Invoiced'), 1, 2)).toEqual(at('Disputed', 'Part Received'));
    expect(afterReceipts(at('Disputed', 'Invoiced'), 2, 2)).toEqual(at('Received'));
    expect([isDeletable('Expected', false), isDeletable('Invoiced', false), isDeletable('Confirmed', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('never leaves its states, nor what is written off or cancelled', () => {
    const step = fc.oneof(
      fc.record({ to: fc.constantFrom(...commissionStatuses) }),
      fc.record({ settled: fc.integer({ min: 0, max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let standing = at('Expected');
        for (const one of steps) {
          const before = standing;
          if ('settled' in one) standing = afterReceipts(standing, one.settled, 3);
          else if (missingForCommission(standing, one.to, all)?.length === 0)
            standing = { status: one.to, disputed_from: one.to === 'Disputed' ? standing.status : null };
          expect(commissionStatuses).toContain(standing.status);
          expect(standing.disputed_from !== null).toBe(standing.status === 'Disputed');
          if (before.status === 'Written Off' || before.status === 'Cancelled') expect(standing).toEqual(before);
          if ('settled' in one && settledStatuses.includes(before.status) && before.status !== 'Received')
            expect(standing).toEqual(before);
        }
      }),
    );
  });
});

describe('a cancelled deal', () => {
  const document = (taxable: number): TaxedAmounts =>
    taxedDocument({ taxable, treatment: 'Charge GST', percent: 18, supplier_state: '24', place_of_supply: '24' });
  const paper = (kind: Paper['kind'], no: string, amounts: TaxedAmounts, ref: string | null = null): Paper => ({
    ...amounts,
    kind,
    no,
    ref,
    day: '2026-10-16',
  });

  it('credits each invoice with its own tax, and says whether that still lowers the GST', () => {
    const invoice = paper('Invoice', 'SGE/26-27/0042', document(toPaise(1_80_000)));
    expect(creditNoteDeadline('2026-10-16')).toBe('2027-11-30');
    expect(creditNoteDeadline('2027-03-31')).toBe('2027-11-30');
    expect(closingPapers([invoice], '2027-11-30')).toMatchObject([
      { kind: 'Credit note', ref: invoice.no, total: toPaise(2_12_400), cgst: toPaise(16_200), lowers_gst: true },
    ]);
    expect(closingPapers([invoice], '2027-12-01')[0]?.lowers_gst).toBe(false);
    expect(() => creditNoteFor(invoice, [], toPaise(1_80_001))).toThrow(RangeError);
  });

  it('refunds an advance that no invoice used up', () => {
    const advance = paper('Receipt voucher', 'SGER/26-27/0001', document(toPaise(10_000)));
    expect(closingPapers([advance], '2026-11-21')).toMatchObject([{ kind: 'Refund voucher', total: toPaise(11_800) }]);
    const invoice = paper('Invoice', 'SGE/26-27/0043', document(toPaise(40_000)), advance.no);
    expect(closingPapers([advance, invoice], '2026-11-21').map(({ kind }) => kind)).toEqual(['Credit note']);
    expect(
      refundOf([
        { amount: 5, tds: 1 },
        { amount: 7, tds: 0 },
      ]),
    ).toEqual({ amount: 12, tds: 1 });
  });

  it('sums to nothing after any history', () => {
    const history = fc.array(
      fc.record({
        taxable: fc.integer({ min: 0, max: 10 ** 12 }),
        isAdvance: fc.boolean(),
        usesUp: fc.boolean(),
        credits: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(history, (steps) => {
        const papers: Paper[] = [];
        for (const [index, { taxable, isAdvance, usesUp, credits }] of steps.entries()) {
          const advance = papers.find(
            (one) => one.kind === 'Receipt voucher' && !papers.some(({ ref }) => ref === one.no),
          );
          const own = paper(
            isAdvance ? 'Receipt voucher' : 'Invoice',
            `${index}`,
            document(taxable),
            isAdvance || !usesUp ? null : (advance?.no ?? null),
          );
          papers.push(own);
          if (isAdvance) continue;
          for (const [at, percent] of credits.entries()) {
            const credited = papers.filter(({ kind, ref }) => kind === 'Credit note' && ref === own.no);
            const left = taxable - sumOf(credited.map((one) => one.taxable));
            const part = Math.floor((left / 100) * percent);
            papers.push(paper('Credit note', `${index}-${at}`, creditNoteFor(own, papers, part), own.no));
          }
        }
        const closing = closingPapers(papers, '2026-11-21').map((one, index) => ({
          ...one,
          no: `c${index}`,
          day: '2026-11-21',
        }));
        const everything: Paper[] = [...papers, ...closing];
        const sum = (kind: Paper['kind']) => sumOfDocuments(everything.filter((one) => one.kind === kind));
        expect(sum('Credit note')).toEqual(sum('Invoice'));
        const open = papers.filter(
          (one) =>
            one.kind === 'Receipt voucher' && !papers.some(({ kind, ref }) => kind === 'Invoice' && ref === one.no),
        );
        expect(sum('Refund voucher')).toEqual(sumOfDocuments(open));
        for (const one of everything) {
          expect(Math.min(one.taxable, one.cgst, one.sgst, one.total)).toBeGreaterThanOrEqual(0);
          expect(one.taxable + one.cgst + one.sgst + one.igst + one.rounding).toBe(one.total);
        }
        expect(closingPapers(everything, '2026-11-21')).toEqual([]);
      }),
    );
  });
});
