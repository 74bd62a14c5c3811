import { type CommissionRow, commissions } from '@angan/contract/commissions/commissions.ts';
import { aboutLine } from '@angan/domain/brokerage/index.ts';
import { type Columns, listExporter, textColumn } from '../core/exports/index.ts';
import type { Handlers } from '../core/http/serve.ts';
import { listCommissions } from './list-commissions.ts';

const money = { width: 14, format: '#,##0.00' } as const;
const sum = (cell: (row: CommissionRow) => number) => ({ cell, ...money });

/** A line for each payer, its sums as numbers: what the columns add up to is what the screen says. */
const columns: Columns<CommissionRow> = {
  payer: textColumn(({ payer }) => payer.name, 26),
  company: textColumn(({ payer }) => payer.company_name, 26),
  payer_side: textColumn((row) => row.payer_side, 12),
  gstin: textColumn(({ payer }) => payer.gstin),
  pan: textColumn(({ payer }) => payer.pan, 14),
  deal: textColumn(({ deal }) => deal?.deal_code ?? '', 12),
  loan: textColumn(({ loan }) => (loan ? [loan.loan_code, loan.applicant].filter(Boolean).join(', ') : ''), 24),
  about: textColumn(({ about }) => aboutLine(about), 36),
  invoice_no: textColumn((row) => row.invoice_no ?? ''),
  due_date: textColumn((row) => row.due_date ?? '', 12),
  days_late: { cell: (row) => row.days_late, width: 10 },
  status: textColumn((row) => row.status, 14),
  gross: sum((row) => row.gross_amount),
  discount: sum((row) => row.discount),
  taxable: sum((row) => row.taxable),
  cgst: sum((row) => row.cgst),
  sgst: sum((row) => row.sgst),
  igst: sum((row) => row.igst),
  rounding: sum((row) => row.rounding),
  invoice_total: sum((row) => row.invoice_total),
  tds_expected: sum((row) => row.tds_expected),
  received: sum((row) => row.amount_received),
  tds_received: sum((row) => row.tds_received),
  balance: sum((row) => row.balance),
  to_receive: sum((row) => row.to_receive),
};

export const commissionExporter = listExporter(commissions, {
  title: 'Commission',
  fields: {},
  columns,
  list: (({ query }, context) => listCommissions(query, context)) as Handlers<typeof commissions.calls>['list'],
});
