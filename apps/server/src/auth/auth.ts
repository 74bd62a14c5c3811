import type { authCalls } from '@angan/contract/auth/auth.ts';
import type { deviceCalls } from '@angan/contract/auth/devices.ts';
import type { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Tokens } from '../core/http/tokens.ts';
import type { Limits } from '../core/limits.ts';
import { deviceTokenHandlers } from './device-tokens.ts';
import { deviceHandlers } from './devices.ts';
import { me } from './me.ts';
import { setPassword } from './set-password.ts';
import { jwtCreate, jwtRefresh, jwtVerify } from './sign-in.ts';
import { updateMe } from './update-me.ts';

type Calls = typeof authCalls & typeof deviceCalls & typeof ownAccountCalls;

export const authHandlers = (tokens: Tokens, limits: Limits): Handlers<Calls> => ({
  jwtCreate: jwtCreate(tokens, limits),
  jwtRefresh: jwtRefresh(tokens),
  jwtVerify: jwtVerify(tokens),
  me,
  updateMe,
  setPassword: setPassword(limits),
  ...deviceHandlers,
  ...deviceTokenHandlers,
});
