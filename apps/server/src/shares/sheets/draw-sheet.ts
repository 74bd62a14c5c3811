import { formatDate } from '@angan/domain/dates.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context } from '../../core/context.ts';
import { wordsOfTag } from '../../core/words.ts';
import { placesOf } from '../page/open-share.ts';
import type { ComparablesPlan } from '../pdf/comparables-plan.ts';
import { drawApart } from '../pdf/draw-apart.ts';
import { readPicture } from '../pictures.ts';
import { footIn, readSender } from '../sender.ts';

const readLogo = async ({ actor, db, services }: Context, file: number | null): Promise<Buffer | null> => {
  const place = file === null ? undefined : (await placesOf(db, actor.companyId, [file])).get(file);
  return (place && (await readPicture(services, place))) || null;
};

/** A sheet with the office's head and look, as a PDF that is kept nowhere. */
export const drawSheet = async (context: Context, sheet: Omit<ComparablesPlan, 'sender' | 'date'>): Promise<Buffer> => {
  const sender = await readSender(context);
  return drawApart({
    ...sheet,
    sender: {
      ...sender,
      foot: footIn(sender, wordsOfTag(sheet.tag).words),
      phone: formatMobile(sender.phone),
      logo: await readLogo(context, sender.logo),
    },
    date: formatDate(context.services.now().toISOString()),
  });
};
