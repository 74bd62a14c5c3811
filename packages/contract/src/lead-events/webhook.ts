import { leadPortalNames } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { metaDoorAt } from '../whatsapp/webhook.ts';

/** Bytes and rows of one message of a portal. */
export const leadPushLimits = { bytes: 2 * 1024 * 1024, rows: 1000 } as const;

const door = {
  path: '/integrations/leads/:portal/:token/',
  access: 'public',
  subscription: 'any',
  writes: true,
  params: z.object({ portal: z.enum(leadPortalNames), token: z.string().max(200) }),
  answer: z.string(),
} as const;

/** Where a portal sends its leads; the token is of one office and portal. Answered in the portal's own words. */
export const leadPushCalls = {
  receive: call({
    ...door,
    method: 'POST',
    summary: 'Leads of a portal, as XML, JSON or a form; answered once they are stored',
    body: z.unknown(),
  }),
  receiveByQuery: call({
    ...door,
    method: 'GET',
    shows: [],
    summary: 'A lead in the query, as MagicBricks may send it',
  }),
};

/** Where Meta's app of an office sends what is written to the office's own WhatsApp number; the token is of that office. */
const chatDoor = metaDoorAt('/integrations/whatsapp/:token/', 'an office’s own WhatsApp number');
const ofChat = { params: z.object({ token: z.string().max(200) }) } as const;
export const chatWebhookCalls = {
  verify: call({ ...chatDoor.verify, ...ofChat }),
  receive: call({ ...chatDoor.receive, ...ofChat }),
};

/** Where Meta's app has its callback for the object `page`: it tells of the forms that people fill in on Facebook. */
export const facebookWebhookCalls = metaDoorAt('/webhooks/facebook/', 'Facebook pages');
