import { joiningTexts } from '@angan/contract/auth/texts.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Proved } from './prove.ts';

/** Answers what is still missing; refuses with 400 where an account has what was proved. */
export const refuseTaken = (proved: Proved) => {
  if ('missing' in proved) return proved;
  const { taken } = proved;
  throw fieldErrors({ [taken]: [taken === 'mobile' ? joiningTexts.mobileTaken : joiningTexts.emailTaken] });
};
