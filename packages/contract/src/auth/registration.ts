import { languages } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';
import { contactTexts } from '../contacts/texts.ts';
import { call } from '../kit/call.ts';
import { requiredEmail, requiredMobile, requiredText, text } from '../kit/fields.ts';
import { passwordText } from './auth.ts';
import { link } from './links.ts';

/** Characters that the fields of a registration may have. */
export const registrationFields = {
  company_name: 120,
  first_name: 150,
  last_name: 150,
  username: 150,
  email: 254,
} as const;

/** Days after which somebody who has not proved both number and address has to begin anew. */
export const pendingDays = 3;

/** Codes that prove a number: their digits, minutes they live, wrong tries each bears, seconds until another may be asked for. */
export const codeLimits = { digits: 6, minutes: 10, tries: 5, resendSeconds: 30 } as const;

/** What a registration still waits for. When it waits for nothing, the company is founded and its Owner may sign in. */
export const provable = ['mobile', 'email'] as const;
export type Provable = (typeof provable)[number];
const missing = z.array(z.enum(provable));

const mobile = requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid);
/** The language in which somebody signs up: that of the mails until they have an account, and the first of that account. */
export const language = z.enum(languages).optional();
/** The id that `register` answered. Several may wait with the same number; it says which of them is meant. */
const registrationId = z.number().int().positive().optional();

const open = { access: 'public', subscription: 'any', method: 'POST' } as const;

/** Djoser's paths and shapes, and for the mobile number our own. Which address or number is known, none of them tells. */
export const registrationCalls = {
  register: call({
    ...open,
    path: '/auth/users/',
    summary: 'Register a company and its Owner; a code goes to the number, a link to the address',
    body: z.object({
      company_name: requiredText(registrationFields.company_name),
      first_name: requiredText(registrationFields.first_name),
      last_name: text(registrationFields.last_name),
      /** Another name to sign in with; the e-mail address unless given. */
      username: text(registrationFields.username),
      email: requiredEmail(registrationFields.email),
      mobile,
      password: passwordText,
      re_password: passwordText,
      language,
    }),
    answer: z.object({ email: z.string(), username: z.string(), id: z.number() }),
    status: 201,
  }),
  activation: call({
    ...open,
    path: '/auth/users/activation/',
    summary: 'Prove the e-mail address by the link that was mailed',
    body: z.object(link),
    status: 204,
  }),
  resendActivation: call({
    ...open,
    path: '/auth/users/resend_activation/',
    summary: 'Mail the link again',
    body: z.object({ email: requiredEmail() }),
    status: 204,
  }),
  verifyMobile: call({
    ...open,
    path: '/auth/users/verify_mobile/',
    summary: 'Prove the mobile number by the code that was sent; answers what is still missing',
    body: z.object({ id: registrationId, mobile, otp: requiredText(20) }),
    answer: z.object({ missing }),
  }),
  resendOtp: call({
    ...open,
    path: '/auth/users/resend_otp/',
    summary: 'Send a new code in place of the one before',
    body: z.object({ mobile }),
    status: 204,
  }),
  registration: call({
    ...open,
    path: '/auth/users/registration/',
    showsNumbers: true,
    summary: 'What a registration still waits for, asked with the link that was mailed, used or not',
    body: z.object(link),
    /** `mobile` is masked: the reader of a mailbox need not be the owner of the number. */
    answer: z.object({ id: z.number(), email: z.string(), mobile: z.string(), missing }),
  }),
};
