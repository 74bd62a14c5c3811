import { allCalls } from '@angan/contract/index.ts';
import type { Call } from '@angan/contract/kit/call.ts';

/** Every call of the contract. */
export const everyCall: readonly Call[] = Object.values(allCalls).flatMap((noun) => Object.values(noun) as Call[]);
/** Server-sent events never end, so their walk is their own: core/live/live.test.ts. */
export const answering: readonly Call[] = everyCall.filter(({ path }) => path !== '/events/');

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** Where the records stand whose id comes next in a path, where no call that reads there says so. */
const further: Record<string, string> = {
  '/properties/bulk_property/': 'property',
  '/properties/bulk_inquiry/': 'inquiry',
  // A lease goes by the id of its property.
  '/properties/preleased/': 'property',
  '/properties/tasks/tours/': 'task',
  '/properties/loans/:id/applications/': 'loan_application',
  '/properties/loans/:id/documents/': 'loan_document',
  '/properties/loans/:id/disbursements/': 'loan_disbursement',
  '/properties/facebook-integration/forms/': 'facebook_form',
  '/properties/shares/': 'share',
  '/properties/dashboard/sources/': 'source',
  '/properties/team_invitations/': 'team_invitation',
  '/properties/invoices/': 'invoice',
  '/s/': 'share',
  '/properties/lead_mail/forwardings/': 'lead_forwarding',
  '/enquiry/': 'lead_source_setting',
  '/enquiry/:key/': 'lead_source_setting',
  '/files/': 'stored_file',
  '/properties/property/:id/files/': 'property_file',
  '/properties/projects/:id/files/': 'project_file',
  '/platform/dead_letters/': 'outbox_message',
  '/platform/invoices/': 'platform_invoice',
  '/platform/plan-prices/': 'plan_price',
  '/platform/account-notes/': 'account_note',
  '/platform/registrations/': 'pending_registration',
  '/mgmt/whatsappmessage/': 'whatsapp_message',
};

/** The table of the records whose id comes next in a path: what is shown there first of all. */
export const tableAt = (family: string, calls: readonly Call[] = everyCall): string => {
  const table =
    further[family] ??
    calls.find(({ method, path }) => method === 'GET' && (path === family || path === `${family}:id/`))?.shows[0];
  if (!table) throw new Error(`Say in test/walks/all-calls.ts in which table the records at ${family} stand`);
  return table;
};

/** The rows of which the ids are taken, where not every row of the table will do. */
const someOf: Record<string, string> = {
  // An account is the office itself.
  '/platform/accounts/': '(select id as company_id, id from company) row',
  // They are of no office yet.
  '/platform/registrations/': '(select c.id as company_id, r.id from pending_registration r, company c) row',
  // These go by the id of the record that a row became.
  '/properties/bulk_property/': '(select company_id, property as id from bulk_property) row',
  '/properties/bulk_inquiry/': '(select company_id, inquiry as id from bulk_inquiry) row',
  // Tours go by the name that their stops share.
  '/properties/tasks/tours/':
    '(select distinct company_id, visit_group as id from task where visit_group is not null) row',
};
export const rowsAt = (family: string, calls?: readonly Call[]): string => someOf[family] ?? tableAt(family, calls);
