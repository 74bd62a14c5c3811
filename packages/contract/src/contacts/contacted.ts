import { contactWays } from '@angan/domain/lookups/contact-ways.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { dateTime, idParams } from '../kit/fields.ts';

/** When and how somebody of the office last called, wrote to or met a person, as far as it was noted here. */
export const lastContact = {
  last_contacted_at: z.string().nullable(),
  last_contacted_how: z.enum(['', ...contactWays]),
};

/** Apart from the other calls of contacts, since every screen notes whom somebody calls or writes to. */
export const contactedCalls = {
  contacted: call({
    method: 'POST',
    path: '/properties/contacts/:id/contacted/',
    access: 'note:edit',
    summary: 'Note that somebody of the office called, wrote to or met the person',
    params: idParams,
    body: z.object({
      how: z.enum(contactWays),
      /** When it was, for what had to wait for the network; now where it is left out. */
      at: dateTime(),
    }),
    answer: z.object(lastContact),
  }),
};
