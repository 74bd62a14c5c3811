import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredEmail } from '../kit/fields.ts';
import { passwordText } from './auth.ts';
import { link } from './links.ts';

/** Getting back in without the password. Djoser's paths and shapes; the answer is the same for an unknown address. */
export const recoveryCalls = {
  resetPassword: call({
    method: 'POST',
    path: '/auth/users/reset_password/',
    access: 'public',
    subscription: 'any',
    summary: 'Mail a link that sets a new password',
    body: z.object({ email: requiredEmail() }),
    status: 204,
  }),
  resetPasswordConfirm: call({
    method: 'POST',
    path: '/auth/users/reset_password_confirm/',
    access: 'public',
    subscription: 'any',
    summary: 'Set a new password by the link that was mailed, and end every session',
    body: z.object({ ...link, new_password: passwordText, re_new_password: passwordText }),
    status: 204,
  }),
};
