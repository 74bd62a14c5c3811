import type { OfficeFacts } from '../facts.ts';
import { ledgerOf, type ReadPaper, type ReadReceipt } from './read-papers.ts';

/** Text inside XML; what XML cannot hold at all is left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unholdable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string): string =>
  text
    .replaceAll(unholdable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const day = (date: string): string => date.replaceAll('-', '');

interface Entry {
  readonly ledger: string;
  /** Rupees; what is owed to the office, or comes to it, is a debit. */
  readonly debit: number;
  readonly bill?: { readonly name: string; readonly type: 'New Ref' | 'Agst Ref' };
}

/** A debit is deemed positive and negative in amount: so Tally writes it. */
const entryXml = ({ ledger, debit, bill }: Entry): string => {
  const amount = (-debit).toFixed(2);
  const bills = bill
    ? `<BILLALLOCATIONS.LIST><NAME>${xml(bill.name)}</NAME><BILLTYPE>${bill.type}</BILLTYPE><AMOUNT>${amount}</AMOUNT></BILLALLOCATIONS.LIST>`
    : '';
  return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT>${bills}</ALLLEDGERENTRIES.LIST>`;
};

interface Voucher {
  readonly type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment';
  readonly date: string;
  readonly number: string;
  readonly party: string;
  readonly narration: string;
  readonly entries: readonly Entry[];
}

const voucherXml = ({ type, date, number, party, narration, entries }: Voucher): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View"><DATE>${day(date)}</DATE><EFFECTIVEDATE>${day(date)}</EFFECTIVEDATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${xml(number)}</VOUCHERNUMBER><REFERENCE>${xml(number)}</REFERENCE><PARTYLEDGERNAME>${xml(party)}</PARTYLEDGERNAME><PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW><NARRATION>${xml(narration)}</NARRATION>${entries
    .filter(({ debit }) => debit !== 0)
    .map(entryXml)
    .join('')}</VOUCHER></TALLYMESSAGE>`;

const ledgerXml = (name: string, parent: string, billWise = false): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${xml(name)}" ACTION="Create"><NAME.LIST><NAME>${xml(name)}</NAME></NAME.LIST><PARENT>${parent}</PARENT><ISBILLWISEON>${billWise ? 'Yes' : 'No'}</ISBILLWISEON></LEDGER></TALLYMESSAGE>`;

const income = 'Brokerage Income';
const tds = 'TDS Receivable';

/** An invoice is owed by the client; a credit note takes the same back. */
const paperVoucher = (paper: ReadPaper): Voucher => {
  const party = ledgerOf(paper.content.buyer);
  const sign = paper.kind === 'Credit note' ? -1 : 1;
  const bill =
    paper.kind === 'Credit note'
      ? ({ name: paper.ref_no ?? paper.no, type: 'Agst Ref' } as const)
      : ({ name: paper.no, type: 'New Ref' } as const);
  return {
    type: paper.kind === 'Credit note' ? 'Credit Note' : 'Sales',
    date: paper.date,
    number: paper.no,
    party,
    narration: paper.content.what,
    entries: [
      { ledger: party, debit: sign * paper.total, bill },
      { ledger: income, debit: -sign * paper.taxable },
      { ledger: 'Output CGST', debit: -sign * paper.cgst },
      { ledger: 'Output SGST', debit: -sign * paper.sgst },
      { ledger: 'Output IGST', debit: -sign * paper.igst },
      { ledger: 'Round Off', debit: -sign * paper.rounding },
    ],
  };
};

/** What came into the bank and what was deducted settle the client's bill. */
const receiptVoucher = (receipt: ReadReceipt): Voucher => {
  const party = ledgerOf(receipt);
  const ofInvoice = receipt.invoice_kind === 'Invoice';
  return {
    type: 'Receipt',
    date: receipt.date,
    number: receipt.voucher,
    party,
    narration: [receipt.mode, receipt.ref_no, receipt.invoice_no].filter(Boolean).join(', '),
    entries: [
      { ledger: receipt.mode === 'Cash' ? 'Cash' : 'Bank', debit: receipt.amount },
      { ledger: tds, debit: receipt.tds_amount },
      {
        ledger: party,
        debit: -(Math.round((receipt.amount + receipt.tds_amount) * 100) / 100),
        bill: { name: receipt.invoice_no ?? receipt.voucher, type: ofInvoice ? 'Agst Ref' : 'New Ref' },
      },
    ],
  };
};

/**
 * Invoices, credit notes and receipts as Tally imports them: masters of the ledgers first, then the vouchers. Vouchers of
 * advances are no entries of their own there: the receipt is, and the invoice settles it.
 */
export const tallyXml = (
  office: OfficeFacts,
  papers: readonly ReadPaper[],
  receipts: readonly ReadReceipt[],
): string => {
  const entered = papers.filter(({ kind }) => kind === 'Invoice' || kind === 'Credit note');
  const vouchers = [...entered.map(paperVoucher), ...receipts.map(receiptVoucher)].toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
  const parties = [...new Set(vouchers.map(({ party }) => party))];
  const masters = [
    ledgerXml(income, 'Direct Incomes'),
    ...['Output CGST', 'Output SGST', 'Output IGST'].map((name) => ledgerXml(name, 'Duties &amp; Taxes')),
    ledgerXml('Round Off', 'Indirect Expenses'),
    ledgerXml(tds, 'Loans &amp; Advances (Asset)'),
    ledgerXml('Bank', 'Bank Accounts'),
    ledgerXml('Cash', 'Cash-in-Hand'),
    ...parties.map((name) => ledgerXml(name, 'Sundry Debtors', true)),
  ];
  const request = (name: string, messages: readonly string[]) =>
    `<IMPORTDATA><REQUESTDESC><REPORTNAME>${name}</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>${xml(office.legal_name || office.company_name)}</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>${messages.join('')}</REQUESTDATA></IMPORTDATA>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY>${request('All Masters', [...masters, ...vouchers.map(voucherXml)])}</BODY></ENVELOPE>\n`;
};
