import type { homeCalls } from '@angan/contract/home/home.ts';
import type { Handlers } from '../core/http/serve.ts';
import { home } from './home.ts';

export const homeHandlers: Handlers<typeof homeCalls> = { get: (_, context) => home(context) };
