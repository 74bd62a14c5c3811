import { z } from 'zod';
import { contactTexts } from '../contacts/texts.ts';
import { call } from '../kit/call.ts';
import { requiredEmail, requiredMobile, requiredText } from '../kit/fields.ts';
import { Me, passwordText } from './auth.ts';
import { registrationFields } from './registration.ts';

const mobile = requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid);
const email = requiredEmail(registrationFields.email);
const otp = requiredText(20);

const own = { access: 'signed-in', subscription: 'any', method: 'POST' } as const;

/**
 * The own mobile number and e-mail address, which one signs in with: another takes its place when the code that went to it
 * comes back. Whether an account has it already is said only to who has proved it.
 */
export const ownAddressCalls = {
  mobileCode: call({
    ...own,
    path: '/auth/users/own_mobile/code/',
    summary: 'Send a code to the new number of oneself',
    body: z.object({ mobile, current_password: passwordText }),
    status: 204,
  }),
  mobile: call({
    ...own,
    path: '/auth/users/own_mobile/',
    summary: 'Change the own mobile number, with the code that went to the new one',
    showsNumbers: true,
    body: z.object({ mobile, otp }),
    answer: Me,
  }),
  emailCode: call({
    ...own,
    path: '/auth/users/own_email/code/',
    summary: 'Mail a code to the new address of oneself',
    body: z.object({ email, current_password: passwordText }),
    status: 204,
  }),
  email: call({
    ...own,
    path: '/auth/users/own_email/',
    summary: 'Change the own e-mail address, with the code that was mailed to the new one',
    showsNumbers: true,
    body: z.object({ email, otp }),
    answer: Me,
  }),
};
