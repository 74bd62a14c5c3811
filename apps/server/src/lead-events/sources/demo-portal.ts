import type { LeadPortal, LeadSource } from '@angan/domain/leads/index.ts';
import { chatSource, mailSource, sourceOfPortal } from '@angan/domain/leads/index.ts';
import type { Kysely, Updateable } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { sourceSeal } from '../source-keys.ts';
import { ensureSource } from './save-source.ts';

/** What the sandbox's portals start with: packages/sandbox/src/portals/enquiries.ts. */
const sandbox: Readonly<Record<LeadPortal, { secret: string; token: string; username?: string; profile_id?: string }>> =
  {
    acres99: {
      username: 'angan.demo',
      secret: 'sandbox-99acres',
      token: 'sandbox-address-of-the-demo-at-99acres-0001',
    },
    magicbricks: { secret: 'sandbox~~~~~~2Bmagic~~~~~~3D', token: 'sandbox-address-of-the-demo-at-magicbricks-1' },
    housing: {
      profile_id: '48213',
      secret: 'sandbox-housing-key',
      token: 'sandbox-address-of-the-demo-at-housing-0001',
    },
  };

/** The key of the address that the sandbox's portals write to. */
const demoMailKey = '5a6db0c1de0000000000000000000001';

/** The office's own account at the sandbox's Meta: packages/sandbox/src/meta/office.ts. */
const demoNumber = {
  secret: 'sandbox-secret-of-the-office',
  token: 'EAASandboxTokenOfTheOffice',
  address: 'sandbox-address-of-the-demo-at-whatsapp-001',
  ...{ waba_id: '1450010002600012', phone_number_id: '1450010002600013' },
  ...{ display_phone_number: '+91 98250 00012', verified_name: 'Shree Ganesh, sales' },
} as const;

const turnOn = async (
  db: Kysely<DB>,
  company_id: number,
  source: LeadSource,
  set: Updateable<DB['lead_source_setting']>,
): Promise<void> => {
  await db
    .updateTable('lead_source_setting')
    .set({ is_enabled: true, ...set })
    .where('company_id', '=', company_id)
    .where('source', '=', source)
    .execute();
};

/** Gives an office the address to which the sandbox has mails forwarded. */
export const connectDemoMail = async (services: Services, db: Kysely<DB>, companyId: number): Promise<void> => {
  await ensureSource({ services, db, actor: { companyId } }, mailSource, demoMailKey);
  await turnOn(db, companyId, mailSource, { mode: 'Push' });
};

/** Connects an office to the number that it has at the sandbox's WhatsApp. */
export const connectDemoWhatsapp = async (services: Services, db: Kysely<DB>, companyId: number): Promise<void> => {
  const { secret, token, address, ...number } = demoNumber;
  const now = services.now().toISOString();
  await ensureSource({ services, db, actor: { companyId } }, chatSource, address);
  await turnOn(db, companyId, chatSource, { mode: 'Push', ...number, secret_set_on: now, checked_at: now });
  const { seal } = sourceSeal(services, companyId, chatSource);
  await db
    .updateTable('lead_source_key')
    .set({ secret_sealed: seal(token), app_secret_sealed: seal(secret) })
    .where((is) => is.and({ company_id: companyId, source: chatSource }))
    .execute();
};

/** Connects an office to a portal of the sandbox, with the address that the sandbox knows, or another. */
export const connectDemoPortal = async (
  services: Services,
  db: Kysely<DB>,
  companyId: number,
  portal: LeadPortal,
  token = sandbox[portal].token,
): Promise<void> => {
  const { source } = sourceOfPortal(portal);
  const { secret, username = '', profile_id = '' } = sandbox[portal];
  const now = services.now().toISOString();
  await ensureSource({ services, db, actor: { companyId } }, source, token);
  await turnOn(db, companyId, source, { mode: 'Both', username, profile_id, secret_set_on: now });
  const ofSource = { company_id: companyId, source };
  await db
    .updateTable('lead_source_key')
    .set({ secret_sealed: sourceSeal(services, companyId, source).seal(secret) })
    .where((is) => is.and(ofSource))
    .execute();
  await db
    .updateTable('lead_source_pull')
    .set({ next_pull_at: now })
    .where((is) => is.and(ofSource))
    .execute();
};
