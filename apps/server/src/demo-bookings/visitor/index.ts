import type { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { byLink } from './by-link.ts';
import { confirm } from './confirm.ts';
import { freeSlots } from './free-slots.ts';
import { request, resendCode } from './request.ts';

export const demoVisitorHandlers = (limits: Limits): Handlers<typeof demoVisitorCalls> => ({
  free: (_, context) => freeSlots(context),
  request: request(limits),
  resendCode: resendCode(limits),
  confirm: confirm(limits),
  ...byLink(limits),
});
