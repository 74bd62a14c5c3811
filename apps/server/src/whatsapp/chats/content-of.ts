import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { SendKind } from '@angan/contract/whatsapp/messages.ts';
import { waIdOf } from '@angan/domain/whatsapp/people.ts';
import { findContact } from '../../contacts/index.ts';
import { fieldErrors, Refusal } from '../../core/errors.ts';
import { asOffice } from '../as-office.ts';
import { brochureContent } from './brochure-content.ts';
import { fileContent } from './file-content.ts';
import type { Given, Made, Making } from './making.ts';
import { templateContent } from './template-content.ts';

const text = async ({ given }: Making): Promise<Made> => {
  const body = given.message_body?.trim() ?? '';
  if (body === '') throw fieldErrors({ message_body: [chatTexts.empty] });
  return { content: { type: 'text', text: { body, ...(/https?:\/\//.test(body) && { preview_url: true }) } } };
};

const location = async ({ given }: Making): Promise<Made> => {
  const { latitude, longitude, place_name: name, place_address: address } = given;
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw fieldErrors({ latitude: [chatTexts.noPlace] });
  const named = { ...(name && { name }), ...(address && { address }) };
  return {
    content: {
      type: 'location',
      location: { latitude: String(latitude), longitude: String(longitude), ...named },
    },
  };
};

const contact = async ({ context, given }: Making): Promise<Made> => {
  const refuse = () => fieldErrors({ contact: [chatTexts.noContact] });
  if (!given.contact) throw refuse();
  const row = await findContact(asOffice(context), given.contact).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse() : error;
  });
  if (row.mobile_number_1 === '') throw refuse();
  const wa_id = waIdOf(row.mobile_number_1);
  const name = row.name || row.mobile_number_1;
  const card = {
    name: { formatted_name: name, first_name: name },
    phones: [{ phone: `+${wa_id}`, type: 'CELL', wa_id }],
    ...(row.email && { emails: [{ email: row.email, type: 'WORK' }] }),
  };
  return { content: { type: 'contacts', contacts: [card] } };
};

const reaction = async ({ given, quoted }: Making): Promise<Made> => {
  if (quoted === undefined) throw fieldErrors({ reply_to: [chatTexts.noQuoted] });
  return { content: { type: 'reaction', reaction: { message_id: quoted, emoji: given.message_body ?? '' } } };
};

const makers: Record<SendKind, (making: Making) => Promise<Made>> = {
  text,
  location,
  contact,
  reaction,
  media: fileContent,
  template: templateContent,
  brochure: brochureContent,
};

export const kindGiven = ({ content_type, file }: Given): SendKind => content_type ?? (file ? 'media' : 'text');

/** What the body says, as Meta takes it. Refuses at the field what cannot go. */
export const contentOf = (making: Making): Promise<Made> => makers[kindGiven(making.given)](making);
