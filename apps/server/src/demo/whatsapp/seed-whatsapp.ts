import type { Services } from '../../core/context.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { placeToFill } from './place.ts';
import { writeBroadcasts } from './write-broadcasts.ts';
import { writeChats } from './write-chats.ts';
import { writeMedia } from './write-media.ts';
import { writeTemplates } from './write-templates.ts';

/**
 * Fills the platform's WhatsApp once its first number is connected: media, templates in every state, chats inside and
 * outside the reply window, broadcasts of which one is done and one under way. False where there was something already.
 */
export const seedDemoWhatsapp = async (services: Services): Promise<boolean> =>
  inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const place = await placeToFill(client, services.now());
    if (!place) return false;
    const media = await writeMedia(services, client, place);
    const templates = await writeTemplates(client, place, media);
    await writeChats(services, client, place, templates);
    await writeBroadcasts(client, place, templates);
    return true;
  });
