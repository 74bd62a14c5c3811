import { type Account, type accountCalls, accounts } from '@angan/contract/platform/accounts.ts';
import { formatDateTime } from '@angan/domain/dates.ts';
import { type Columns, listExporter, textColumn } from '../../core/exports/index.ts';
import type { Handler } from '../../core/http/serve.ts';

const columns: Columns<Account> = {
  company_name: textColumn(({ company_name }) => company_name, 28),
  owner: textColumn(({ owner }) => owner),
  mobile: textColumn(({ mobile }) => mobile),
  email: textColumn(({ email }) => email, 28),
  city: textColumn(({ city }) => city),
  gstin: textColumn(({ gstin }) => gstin),
  status: textColumn(({ status }) => status),
  kind: textColumn(({ kind }) => kind ?? ''),
  plan: textColumn(({ plan }) => plan ?? ''),
  started_on: textColumn(({ started_on }) => started_on ?? ''),
  ends_on: textColumn(({ ends_on }) => ends_on ?? ''),
  price_paid: textColumn(({ price_paid }) => price_paid),
  users: textColumn(({ users }) => users),
  users_allowed: textColumn(({ users_allowed }) => users_allowed ?? ''),
  properties: textColumn(({ properties }) => properties),
  open_inquiries: textColumn(({ open_inquiries }) => open_inquiries),
  picture_mb: textColumn(({ picture_bytes }) => Math.round(picture_bytes / 1024 ** 2)),
  import_rows: textColumn(({ import_rows }) => import_rows),
  signed_up: textColumn(({ created_date }) => formatDateTime(created_date)),
  last_active: textColumn(({ last_active }) => (last_active ? formatDateTime(last_active) : '')),
};

/** The list of offices as a file; on the trail of the platform stands who took it. */
export const exportAccounts = (list: Handler<typeof accountCalls.list>): Handler<typeof accountCalls.export> =>
  // Its calls are those of any list but for who may ask.
  listExporter(accounts, {
    title: 'Accounts',
    fields: {},
    list: list as unknown as Handler<typeof accounts.calls.list>,
    columns: columns as Columns<never>,
  }) as unknown as Handler<typeof accountCalls.export>;
