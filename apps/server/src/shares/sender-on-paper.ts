import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context } from '../core/context.ts';
import { placesOf } from './page/open-share.ts';
import type { Plan } from './pdf/plan.ts';
import { readPicture } from './pictures.ts';
import { readSender } from './sender.ts';

/** The office and the person as they stand at the head of its papers, with its picture where there is one. */
export const senderOnPaper = async (context: Context): Promise<Plan['sender']> => {
  const sender = await readSender(context);
  const place =
    sender.logo === null
      ? undefined
      : (await placesOf(context.db, context.actor.companyId, [sender.logo])).get(sender.logo);
  const logo = place && (await readPicture(context.services, place));
  return { ...sender, phone: formatMobile(sender.phone), logo: logo ?? null };
};
