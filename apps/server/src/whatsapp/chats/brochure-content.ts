import { drf } from '@angan/contract/kit/drf-texts.ts';
import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { fieldErrors, Refusal } from '../../core/errors.ts';
import { brochureOfShare, shareHandlers } from '../../shares/index.ts';
import { asOffice } from '../as-office.ts';
import { shownFile } from './file-content.ts';
import type { Made, Making } from './making.ts';
import { newestInquiry } from './person-of-chat.ts';

/**
 * A property's brochure, as a document: a share of the office's like any other, in its ledger, for the contact of the
 * chat and their newest inquiry. Without words of the sender's own it goes with the share's text and link.
 */
export const brochureContent = async (making: Making): Promise<Made> => {
  const { context, chat, given } = making;
  if (!given.property) throw fieldErrors({ property: [drf.required] });
  const office = asOffice(context);
  const inquiry = chat.contact_id === null ? undefined : await newestInquiry(office, chat.contact_id);
  const made = await shareHandlers
    .create(
      {
        params: {},
        query: {},
        body: {
          properties: [given.property],
          channel: 'PDF',
          ...(inquiry && { inquiry: inquiry.id }),
          ...(chat.contact_id !== null && { contact: chat.contact_id }),
        },
      } as Parameters<typeof shareHandlers.create>[0],
      office,
    )
    .catch((error: unknown) => {
      throw error instanceof Refusal ? fieldErrors({ property: [whyOf(error)] }) : error;
    });
  const content = await brochureOfShare(context, made.code);
  return shownFile({
    kind: 'document',
    blobs: [{ name: 'full', content, content_type: 'application/pdf' }],
    name: made.file_name,
    caption: beginningOf(given.message_body?.trim() || made.text, messageLimits.caption),
  });
};

/** The first sentence that a refusal says, whichever field it was for. */
const whyOf = ({ body }: Refusal): string => {
  const said = Object.values(body as Record<string, unknown>)[0];
  const [first] = Array.isArray(said) ? said : [said];
  return typeof first === 'string' ? first : chatTexts.notSent;
};
