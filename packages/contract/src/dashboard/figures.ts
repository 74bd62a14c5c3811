/** Each figure of the dashboard with its name and with what it is (domain 6.1): shown on hover, and in the workbook. */
export const figureTexts = {
  new_inquiries: {
    label: 'New inquiries',
    definition: 'Inquiries whose date lies in the period, held against the period before.',
  },
  first_response: {
    label: 'First response, median',
    definition:
      'Minutes of working hours, 9 to 20, from an inquiry of the period to the first contact; half are faster.',
  },
  untouched: { label: 'Untouched over 60 min', definition: 'Inquiries at stage New that came more than an hour ago.' },
  without_next_step: {
    label: 'Without next step',
    definition: 'Open inquiries past New for which no task is planned.',
  },
  visits: { label: 'Visits', definition: 'Site visits of the period that are completed.' },
  visits_each: { label: 'Visits per inquiry', definition: 'Visits of the period for each inquiry that came in it.' },
  missed: { label: 'Visits missed', definition: 'Site visits of the period that nobody said anything of in time.' },
  won: { label: 'Won', definition: 'Inquiries of the period that are Closed Won by now, of all that came in it.' },
  visit_to_token: {
    label: 'Visit to token',
    definition: 'Of the inquiries of the period that came to a visit, those that came to a token.',
  },
  days_to_close: {
    label: 'Days to close',
    definition: 'Days from an inquiry to Closed Won, the median of those won in the period.',
  },
  added: {
    label: 'Properties added',
    definition: 'Properties that were added in the period, whatever became of them.',
  },
  available: { label: 'Available', definition: 'Properties whose status is Available now.' },
  stale: {
    label: 'Stale',
    definition: 'Available properties not confirmed for 21 days (rent) or 45 days (sale), and their share.',
  },
  match_cover: {
    label: 'Match cover',
    definition: 'Open inquiries with a property in stock that fits 70 % or more, of all open inquiries.',
  },
  days_on_market: {
    label: 'Days on market',
    definition: 'Days from adding a property to its sale or letting, the median of those closed in the period.',
  },
  deals: { label: 'Open deals', definition: 'Deals that are neither Closed nor Cancelled.' },
  deal_value: {
    label: 'Value of open deals',
    definition: 'Agreed prices of open deals; of a lease twelve months of rent.',
  },
  weighted: {
    label: 'Weighted brokerage',
    definition: 'Brokerage of open deals times their probability, without GST.',
  },
  earned: {
    label: 'Brokerage earned',
    definition: 'Brokerage of the deals that were closed in the period, without GST.',
  },
  invoiced: {
    label: 'Brokerage invoiced',
    definition: 'Invoices of the period less its credit notes, those to lenders with them, without GST.',
  },
  received: {
    label: 'Brokerage received',
    definition: 'What came in the period from payers and lenders, with the TDS that was kept back, without GST.',
  },
  overdue: { label: 'Overdue', definition: 'What of the brokerage due should have come by now, without GST.' },
  brokerage_due: {
    label: 'Brokerage due',
    definition: 'What is confirmed or invoiced and has not come, the payouts of lenders with it, without GST.',
  },
  certificates: {
    label: 'TDS certificates pending',
    definition: 'Receipts from which TDS was kept back and whose certificate has not come.',
  },
  loans_sanctioned: {
    label: 'Loans sanctioned',
    definition: 'Sanctioned amounts of loans that are not disbursed whole.',
  },
  loans_disbursed: { label: 'Loans disbursed', definition: 'What lenders paid out in the period.' },
  payout_due: {
    label: 'Loan payout due',
    definition: 'Of the brokerage due, what lenders owe for loans that they have begun to pay out, without GST.',
  },
  leases_ending: { label: 'Leases ending', definition: 'Leases that end within 90 days.' },
  escalations: { label: 'Escalations due', definition: 'Rises of rent within 60 days.' },
  lock_ins: { label: 'Lock-ins ending', definition: 'Lock-ins that end within 60 days.' },
} as const;
export type FigureName = keyof typeof figureTexts;
