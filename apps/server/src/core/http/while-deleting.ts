import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import type { Actor } from '../context.ts';
import { forbidden } from '../errors.ts';

/**
 * The one place where an office that is about to be deleted is closed: whoever answers a session asks here. Refuses with
 * 403 what the call does not say is open meanwhile.
 */
export const refuseWhileDeleting = ({ whileDeleting }: Pick<Call, 'whileDeleting'>, actor: Actor): void => {
  if (actor.subscriptionStatus !== 'Deleting' || whileDeleting === 'everybody') return;
  if (whileDeleting === 'owner' && actor.usertype === 'Owner') return;
  throw forbidden(sessionTexts.officeDeleting);
};
