import type { operatorCalls } from '@angan/contract/platform/operator.ts';
import type { Handlers } from '../core/http/serve.ts';

export const operatorHandlers: Handlers<typeof operatorCalls> = {
  show: async (_, { services }) => services.settings.operator,
};
