import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { address, send } from '../../core/api/index.ts';
import { dropWaiting, sendDecided, type Waiting } from '../../core/queue/index.ts';
import { personName } from '../../ui/person-name.ts';
import { additionsTo } from './additions.ts';

/** In the place of a new contact that waits goes what the one who has its number lacks of it. */
export const addToKnown = async (one: Waiting, id: number): Promise<void> => {
  const { update, get } = contactCalls;
  const known = await send(get, { params: { id } });
  const form = additionsTo(known, one.form ?? []);
  if (form.length === 0) return dropWaiting(one);
  const before = known as unknown as Record<string, unknown>;
  await sendDecided(one, {
    ...{ form, title: t`Contact ${personName(known.name)}`, call: { method: update.method, access: update.access } },
    url: address(update.path, { id }),
    seen: {
      url: address(get.path, { id }),
      values: Object.fromEntries(form.map(([field]) => [field, before[field]])),
    },
  });
};

/** What waits is for the one who is there. */
export const takeKnown = (one: Waiting, contact: number): Promise<void> =>
  sendDecided(one, { body: { ...(one.body as object), contact } });

/** They are two: families share numbers. */
export const keepBoth = (one: Waiting): Promise<void> => sendDecided(one, {});
