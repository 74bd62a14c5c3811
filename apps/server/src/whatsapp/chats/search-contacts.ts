import type { ChatContact } from '@angan/contract/whatsapp/chats.ts';
import { contactHandlers } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { asOffice } from '../as-office.ts';

const most = 20;

/** Contacts of the office that have the words and a number, the newest first. */
export const searchContacts = async (context: Context, search: string | undefined): Promise<ChatContact[]> => {
  type Given = Parameters<typeof contactHandlers.list>[0];
  const query = { search, page_size: String(most) };
  const { results } = await contactHandlers.list(
    { params: {}, query, body: undefined } as unknown as Given,
    asOffice(context),
  );
  return results
    .filter(({ mobile_number_1 }) => mobile_number_1 !== '')
    .map(({ id, name, mobile_number_1 }) => ({ id, name, mobile_number_1 }));
};
