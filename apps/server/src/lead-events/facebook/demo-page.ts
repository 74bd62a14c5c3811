import type { FacebookQuestion } from '@angan/domain/leads/index.ts';
import { facebookSource } from '@angan/domain/leads/index.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { storeLeads } from '../store-leads.ts';
import type { FacebookLead } from './api.ts';
import { formOf, writeForms } from './forms.ts';
import { nextFill } from './note-page.ts';
import { readLead } from './read-lead.ts';
import { pageSeal } from './seals.ts';

/** What the sandbox's Facebook starts with: packages/sandbox/src/meta/facebook/seed.ts. */
const sandbox = {
  page_id: '1450010002700001',
  page_name: 'Shree Ganesh Estates',
  token: 'EAASandboxPageTokenOfShreeGanesh',
  form_id: '1450010002710001',
  form_name: 'Shela launch',
} as const;

const questions: readonly FacebookQuestion[] = [
  { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
  { key: 'phone_number', label: 'Phone number', type: 'PHONE' },
  { key: 'email', label: 'Email', type: 'EMAIL' },
  { key: 'how_many_bedrooms?', label: 'How many bedrooms?', type: 'CUSTOM' },
  { key: 'what_is_your_budget?', label: 'What is your budget?', type: 'CUSTOM' },
  { key: 'when_may_we_call?', label: 'When may we call?', type: 'CUSTOM' },
];

/** Somebody who filled in the form of the demo office. */
export interface DemoLead {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly bhk: string;
  readonly budget: string;
  readonly call: string;
  readonly minutesAgo: number;
}

/** Connects an office to the page of the sandbox, with its form and what was filled in this morning. */
export const connectDemoPage = async (
  services: Services,
  db: Kysely<DB>,
  company_id: number,
  leads: readonly DemoLead[],
): Promise<void> => {
  const { page_id, page_name, token, form_id, form_name } = sandbox;
  const now = services.now();
  const { id: page } = await db
    .insertInto('facebook_page')
    .values({ company_id, page_id, page_name, connected_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('facebook_page_key')
    .values({ company_id, page, token_sealed: pageSeal(services, company_id, page).seal(token) })
    .execute();
  await db
    .insertInto('facebook_page_state')
    .values({ company_id, page, filled_through: now.toISOString(), next_fill_at: nextFill(now) })
    .execute();
  await writeForms(db, company_id, page, [{ form_id, name: form_name, is_active: true, questions }]);
  const form = await formOf(db, company_id, page, form_id);
  for (const one of leads) {
    const at = new Date(now.getTime() - one.minutesAgo * 60_000);
    const lead: FacebookLead = {
      ...{ id: one.id, form_id, platform: 'fb', campaign_name: 'Monsoon launch', created_time: at.toISOString() },
      field_data: [
        { name: 'full_name', values: [one.name] },
        { name: 'phone_number', values: [one.phone] },
        { name: 'how_many_bedrooms?', values: [one.bhk] },
        { name: 'what_is_your_budget?', values: [one.budget] },
        { name: 'when_may_we_call?', values: [one.call] },
      ],
    };
    const arrival = {
      ...{ companyId: company_id, source: facebookSource, way: 'Push' as const, contentType: 'application/json' },
      ...{ ip: '', now: at, form: form?.id },
    };
    await storeLeads(db, arrival, [readLead(lead, form)]);
  }
};
