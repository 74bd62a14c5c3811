import { scopeOf } from '@angan/domain/roles.ts';
import type { Context } from '../core/context.ts';

/**
 * The same request with the reach of an Owner, for what stands beside a chat: the permission matrix gives Admin none of
 * the brokerages' calls, and in the platform's own company, to which the transaction is bound, Admin is the one who runs
 * the office. For anybody else it is the request as it was.
 */
export const asOffice = (context: Context): Context =>
  context.actor.usertype === 'Admin'
    ? {
        ...context,
        actor: { ...context.actor, usertype: 'Owner', scope: (permission) => scopeOf('Owner', permission) },
      }
    : context;
