import type { LeadPortal } from '@angan/domain/leads/index.ts';
import { acres99 } from './acres99/index.ts';
import { housing } from './housing/index.ts';
import { magicbricks } from './magicbricks/index.ts';
import type { Portal } from './portal.ts';

export * from './portal.ts';

/** Every portal that we speak with. */
export const portals: Readonly<Record<LeadPortal, Portal>> = { acres99, magicbricks, housing };
