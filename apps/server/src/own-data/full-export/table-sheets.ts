import type { DB } from '../../core/database/schema.gen.ts';

/** A table whose rows become a sheet, a column for each of the table's. */
export interface TableSheet {
  /** How the file is called. */
  readonly title: string;
  readonly table: keyof DB;
  /** Columns of sums in paise, which stand in the sheet as rupees; everywhere else a sum is in rupees already. */
  readonly paise?: readonly string[];
  /** Only these columns. */
  readonly only?: readonly string[];
}

const tax = ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'];

/** Every table of an office that leaves as it is. Contacts, properties and inquiries leave in the columns of their lists. */
export const tableSheets: readonly TableSheet[] = [
  // What an owner says in confidence, which no other file holds.
  { title: 'Property vault', table: 'property', only: ['property_code', 'bottom_price', 'bottom_rent', 'key_note'] },
  { title: 'Property people', table: 'property_contact' },
  { title: 'Property prices', table: 'property_price_change' },
  { title: 'Property leases', table: 'preleased' },
  { title: 'Projects', table: 'project' },
  { title: 'Project units', table: 'projectunit' },
  { title: 'Project people', table: 'project_contact' },
  { title: 'Project leads', table: 'project_inquiry' },
  { title: 'Societies', table: 'society' },
  { title: 'Areas', table: 'area' },
  { title: 'Area neighbours', table: 'area_neighbour' },
  { title: 'Features', table: 'feature' },
  { title: 'Sources', table: 'source' },
  { title: 'Contact groups', table: 'contactgroup' },
  { title: 'Inquiry stages', table: 'inquiry_stage_move' },
  { title: 'Tasks', table: 'task' },
  { title: 'Notes', table: 'note' },
  { title: 'Shares', table: 'share' },
  { title: 'Share ledger', table: 'share_entry' },
  { title: 'Viewed properties', table: 'viewed_property' },
  { title: 'Viewed inquiries', table: 'viewed_inquiry' },
  { title: 'Leads', table: 'lead_event' },
  { title: 'Lead connections', table: 'lead_source_setting' },
  { title: 'Facebook pages', table: 'facebook_page' },
  { title: 'Facebook forms', table: 'facebook_form' },
  { title: 'Deals', table: 'deal' },
  { title: 'Deal stages', table: 'deal_stage_move' },
  { title: 'Deal offers', table: 'deal_offer' },
  { title: 'Deal requests', table: 'deal_request' },
  { title: 'Deal papers', table: 'deal_paper' },
  { title: 'Token receipts', table: 'deal_receipt' },
  { title: 'Commissions', table: 'commission' },
  { title: 'Commission milestones', table: 'commission_milestone' },
  { title: 'Commission invoices', table: 'invoice' },
  { title: 'Commission receipts', table: 'commission_receipt' },
  { title: 'Commission splits', table: 'commission_split' },
  { title: 'Commission reminders', table: 'commission_reminder' },
  { title: 'Commission letters', table: 'commission_letter' },
  { title: 'Brokerage terms', table: 'brokerage_term' },
  { title: 'Reminder letters', table: 'reminder_letter' },
  { title: 'Loans', table: 'loan' },
  { title: 'Loan applications', table: 'loan_application' },
  { title: 'Loan disbursements', table: 'loan_disbursement' },
  { title: 'Loan documents', table: 'loan_document' },
  { title: 'Loan stages', table: 'loan_stage_move' },
  { title: 'Chats', table: 'whatsapp_chat' },
  { title: 'Chat messages', table: 'whatsapp_message' },
  { title: 'Opt-outs', table: 'whatsapp_opt_out' },
  { title: 'Imports', table: 'data_migration' },
  { title: 'Team', table: 'app_user' },
  { title: 'Permissions', table: 'user_permission' },
  { title: 'Invitations', table: 'team_invitation' },
  { title: 'Subscription', table: 'subscription', paise: ['price_paid', 'credit'] },
  {
    title: 'Orders',
    table: 'transaction',
    paise: ['price', 'discount', 'credit', ...tax],
  },
  { title: 'Payments', table: 'payment', paise: ['amount', 'refunded'] },
  { title: 'Platform invoices', table: 'platform_invoice', paise: tax },
  { title: 'Refunds', table: 'refund', paise: ['amount'] },
];

/** Columns that are made of others, and what opens something. */
export const leftOutColumns: ReadonlySet<string> = new Set([
  ...['company_id', 'search_text', 'search_text_open', 'name_key', 'email_key', 'unit_key', 'wa_id_key'],
  ...['password_hash', 'profile_photo', 'upload_key', 'store_key', 'fingerprint', 'is_deleted'],
  ...['targets', 'looks', 'results', 'edits'],
]);
