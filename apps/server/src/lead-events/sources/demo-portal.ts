import type { LeadPortal } from '@angan/domain/leads/index.ts';
import { sourceOfPortal } from '@angan/domain/leads/index.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { sourceSeal, tokenHash } from '../source-keys.ts';

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

/** Connects an office to a portal of the sandbox, with the address that the sandbox knows. */
export const connectDemoPortal = async (
  services: Services,
  db: Kysely<DB>,
  company_id: number,
  portal: LeadPortal,
): Promise<void> => {
  const { source } = sourceOfPortal(portal);
  const { secret, token, username = '', profile_id = '' } = sandbox[portal];
  const { seal } = sourceSeal(services, company_id, source);
  const now = services.now().toISOString();
  await db
    .insertInto('lead_source_setting')
    .values({ company_id, source, is_enabled: true, mode: 'Both', username, profile_id, secret_set_on: now })
    .execute();
  await db
    .insertInto('lead_source_key')
    .values({
      company_id,
      source,
      secret_sealed: seal(secret),
      token_sealed: seal(token),
      token_hash: tokenHash(token),
    })
    .execute();
  await db.insertInto('lead_source_pull').values({ company_id, source, next_pull_at: now }).execute();
};
