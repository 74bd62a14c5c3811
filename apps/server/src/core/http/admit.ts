import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import type { Context } from '../context.ts';
import { forbidden, Refusal } from '../errors.ts';
import { mayDo } from '../may-do.ts';
import { refuseSupport } from './support.ts';
import { refuseWhileDeleting } from './while-deleting.ts';

/** Refuses who may not: by the permission matrix and the person's switches, the platform's area, and the subscription. */
export const admit = async (call: Call, context: Context): Promise<void> => {
  const { actor } = context;
  if (call.access === 'admin') {
    if (actor.usertype !== 'Admin') throw forbidden();
    return;
  }
  refuseWhileDeleting(call, actor);
  refuseSupport(call, actor);
  if (call.access !== 'signed-in' && call.access !== 'public' && !(await mayDo(context, call.access)))
    throw forbidden();
  if (call.subscription === 'active' && actor.subscriptionStatus !== 'Active')
    throw forbidden(sessionTexts.subscriptionNeeded);
};

/** Whether who asks may make a call: for an answer that is made of those of several. */
export const isOpenTo = async (call: Call, context: Context): Promise<boolean> => {
  try {
    await admit(call, context);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return false;
    throw error;
  }
};
