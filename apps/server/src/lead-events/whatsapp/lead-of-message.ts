import { keepable } from '../../core/database/keepable.ts';
import { type CameIn, clickIdOf } from '../../whatsapp/index.ts';
import { blankLead } from '../portals/blank.ts';
import type { ChatPart, ReadLead } from '../portals/index.ts';

/** Whose chat a message is in: by number, else by Meta's own id of them. */
export const chatOf = ({ person }: Pick<CameIn, 'person'>): string => person.wa_id ?? person.user_id ?? '';

/** What a message adds to a lead. */
export const partOf = ({ wamid, at, body, kind }: CameIn): ChatPart => ({
  id: wamid,
  at: at.toISOString(),
  text: kind === 'unsupported' ? '' : body,
});

/** The lead that somebody's first message is. */
export const leadOfMessage = (message: CameIn): ReadLead => {
  const { person, ad, wamid, content, at } = message;
  const part = partOf(message);
  return keepable({
    ...blankLead,
    external_ref: wamid,
    asked_at: part.at,
    name: person.profile_name,
    phone: person.wa_id ? `+${person.wa_id}` : '',
    message: part.text,
    label: ad ? labelOf(ad) : '',
    chat: chatOf(message),
    parts: [part],
    ...(ad && { ad: { ...ad, click_id: clickIdOf(message) } }),
    raw: JSON.stringify({ from: person.wa_id ?? person.user_id, id: wamid, at: at.toISOString(), ...content }, null, 1),
  });
};

/** What an ad says, as what was asked about. */
export const labelOf = ({ headline, body }: { readonly headline: string; readonly body: string }): string =>
  [headline, body].filter(Boolean).join('. ');
