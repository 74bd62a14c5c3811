import { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import type { Context } from '../../core/context.ts';
import { readSending } from '../sources/index.ts';
import { readChatSetting } from './chat-access.ts';
import { verifyTokenOf } from './verify-token.ts';

const unconnected = {
  ...{ phone_number_id: '', waba_id: '', display_phone_number: '', verified_name: '' },
  ...{ secret_set_on: null, checked_at: null, last_error: null, first_answer: null },
};

/** How an office's number is connected; one that never saved it as it would begin. */
export const readLeadWhatsapp = async (context: Context): Promise<LeadWhatsapp> => {
  const { db, actor, services } = context;
  const { facts, key } = await readSending(context, chatSource);
  const setting = await readChatSetting(services, db, actor.companyId);
  const { phone_number_id, waba_id, display_phone_number, verified_name, secret_set_on, checked_at, last_error } =
    setting ?? unconnected;
  return {
    ...facts,
    ...{ phone_number_id, waba_id, display_phone_number, verified_name, secret_set_on, checked_at },
    first_answer: FirstAnswer.safeParse(setting?.first_answer).data ?? null,
    last_error: last_error as LeadWhatsapp['last_error'],
    has_access_token: setting?.isSealed ?? false,
    has_app_secret: setting?.app_secret !== undefined,
    callback_url: key ? `${services.settings.publicUrl}/integrations/whatsapp/${key}/` : '',
    verify_token: key ? verifyTokenOf(key) : '',
  };
};
