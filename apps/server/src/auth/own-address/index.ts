import type { ownAddressCalls } from '@angan/contract/auth/own-address.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { changeEmail, mailCode } from './own-email.ts';
import { changeMobile, smsCode } from './own-mobile.ts';

export const ownAddressHandlers = (limits: Limits): Handlers<typeof ownAddressCalls> => ({
  mobileCode: smsCode(limits),
  mobile: changeMobile(limits),
  emailCode: mailCode(limits),
  email: changeEmail(limits),
});
export { requireProof } from './proved.ts';
