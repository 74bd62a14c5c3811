import { languages } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { choice, requiredText, text } from '../kit/fields.ts';
import { Me, passwordText, personLimits } from './auth.ts';

/** What people change of their own account; the address and number are in own-address.ts. */
export const ownAccountCalls = {
  updateMe: call({
    method: 'PATCH',
    path: '/auth/users/me/',
    showsNumbers: true,
    access: 'signed-in',
    subscription: 'any',
    summary: 'Change the own name, language or photo, the photo in a form; an empty photo takes it away',
    body: z.object({
      first_name: requiredText(personLimits.name).optional(),
      last_name: text(personLimits.name),
      language: choice(languages),
      /** Of the Owner, who gives the company its photo. */
      profile_photo: upload(),
      /** Of all others. */
      subuser_profile_photo: upload(),
    }),
    answer: Me,
  }),
  setPassword: call({
    method: 'POST',
    path: '/auth/users/set_password/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Change the own password',
    body: z.object({
      current_password: passwordText,
      new_password: passwordText,
      re_new_password: passwordText,
    }),
    status: 204,
  }),
};
