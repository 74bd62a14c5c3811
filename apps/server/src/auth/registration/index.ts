import type { registrationCalls } from '@angan/contract/auth/registration.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { activation, registration, resendActivation } from './activation.ts';
import { resendOtp, verifyMobile } from './mobile.ts';
import { register } from './register.ts';

export { accountWithEmail, isMobileTaken } from './taken.ts';
export { unfinishedRegistrationHandlers } from './unfinished.ts';

export const registrationHandlers = (limits: Limits): Handlers<typeof registrationCalls> => ({
  register: register(limits),
  activation: activation(limits),
  resendActivation: resendActivation(limits),
  verifyMobile: verifyMobile(limits),
  resendOtp: resendOtp(limits),
  registration: registration(limits),
});
