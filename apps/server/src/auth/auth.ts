import type { authCalls } from '@angan/contract/auth/auth.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Tokens } from '../core/http/tokens.ts';
import type { Limits } from '../core/limits.ts';
import { deviceTokenHandlers } from './device-tokens.ts';
import { deviceHandlers } from './devices.ts';
import { me } from './me.ts';
import { setPassword } from './set-password.ts';
import { jwtCreate, jwtRefresh, jwtVerify } from './sign-in.ts';
import { updateMe } from './update-me.ts';

export const authHandlers = (tokens: Tokens, limits: Limits): Handlers<typeof authCalls> => ({
  jwtCreate: jwtCreate(tokens, limits),
  jwtRefresh: jwtRefresh(tokens),
  jwtVerify: jwtVerify(tokens),
  me,
  updateMe,
  setPassword: setPassword(limits),
  ...deviceHandlers,
  ...deviceTokenHandlers,
});
