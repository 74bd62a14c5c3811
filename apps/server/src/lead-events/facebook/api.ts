import { createHmac } from 'node:crypto';
import type { FacebookQuestion } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import type { Settings } from '../../core/settings.ts';
import { type Graph, type MetaAnswer, newGraph } from '../../whatsapp/index.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const said = z.string().catch('');
const success = z.object({ success: z.union([z.literal(true), z.literal('true')]) });
const paging = z
  .object({ next: said, cursors: z.object({ after: said }).catch({ after: '' }) })
  .partial()
  .catch({});

const Token = z.object({ access_token: z.string().min(1) });
const Granted = z.object({ data: z.array(z.object({ permission: said, status: said })) });
const Accounts = z.object({
  data: z.array(z.object({ id, name: said, access_token: said })),
  paging: paging.optional(),
});
const Question = z.object({ key: said, label: said, type: said });
const Forms = z.object({
  data: z.array(z.object({ id, name: said, status: said, questions: z.array(Question).catch([]) })),
  paging: paging.optional(),
});
/** Values are lists; a number among them counts as its text. */
const Lead = z.object({
  id,
  created_time: said,
  form_id: id.catch(''),
  campaign_name: said,
  platform: said,
  field_data: z
    .array(z.object({ name: said, values: z.array(z.union([z.string(), z.number()]).transform(String)).catch([]) }))
    .catch([]),
});
const Leads = z.object({ data: z.array(Lead), paging: paging.optional() });

export type FacebookLead = z.output<typeof Lead>;
export interface FacebookAccount {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}
export interface FormAtFacebook {
  readonly form_id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly questions: readonly FacebookQuestion[];
}

type MetaSettings = Settings['meta'];
const leadFields = 'created_time,id,form_id,campaign_name,platform,field_data';
/** Pages of an answer that are followed at most: 10,000 leads, or 10,000 pages of an account. */
const mostPages = 100;
const perPage = 100;

/** The parts of a list whose answer comes in pages, by its cursors; the first fault ends it. */
const everyPage = async <T>(
  ask: (
    after: string | undefined,
  ) => Promise<MetaAnswer<{ data: T[]; paging?: { next?: string; cursors?: { after: string } } | undefined }>>,
  each: (data: T[]) => Promise<void>,
): Promise<MetaAnswer<void>> => {
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await ask(after);
    if (!answer.ok) return answer;
    await each(answer.value.data);
    after = answer.value.paging?.next ? answer.value.paging.cursors?.after : undefined;
    if (!after) break;
  }
  return { ok: true, value: undefined };
};

/** Facebook's calls under one token. That the app makes them is proved beside it, as its settings may demand. */
const underToken = (meta: MetaSettings, token: string): Graph => {
  const graph = newGraph({ url: meta.url, version: meta.version, token });
  const appsecret_proof = createHmac('sha256', meta.appSecret ?? '')
    .update(token)
    .digest('hex');
  return (call, answer) => graph({ ...call, query: { ...call.query, appsecret_proof } }, answer);
};

/** The app's own calls: what the dialog came back with becomes tokens, and Meta is told where our door is. */
export const facebookApp = (meta: MetaSettings) => {
  const app = { client_id: meta.appId, client_secret: meta.appSecret };
  const graph = newGraph({ url: meta.url, version: meta.version, token: `${meta.appId}|${meta.appSecret}` });
  return {
    /** A user's token for a code, which works once and only with the address that the dialog was given. */
    tokenOf: (code: string, redirect_uri: string) =>
      graph({ path: 'oauth/access_token', query: { ...app, redirect_uri, code } }, Token),
    /** The same for 60 days; page tokens under it do not expire. */
    longLived: (token: string) =>
      graph(
        { path: 'oauth/access_token', query: { ...app, grant_type: 'fb_exchange_token', fb_exchange_token: token } },
        Token,
      ),
    sendWebhooksTo: (callback_url: string, verify_token: string) =>
      graph(
        {
          method: 'POST',
          path: `${meta.appId}/subscriptions`,
          repeatable: true,
          json: { object: 'page', callback_url, verify_token, fields: 'leadgen' },
        },
        success,
      ),
  };
};

/** The calls of a person who went through the dialog. */
export const facebookUser = (meta: MetaSettings, token: string) => {
  const graph = underToken(meta, token);
  return {
    async permissions(): Promise<MetaAnswer<string[]>> {
      const granted = await graph({ path: 'me/permissions' }, Granted);
      if (!granted.ok) return granted;
      return {
        ok: true,
        value: granted.value.data.filter(({ status }) => status === 'granted').map((one) => one.permission),
      };
    },
    async pages(): Promise<MetaAnswer<FacebookAccount[]>> {
      const found: FacebookAccount[] = [];
      const query = { fields: 'id,name,access_token', limit: perPage };
      const done = await everyPage(
        (after) => graph({ path: 'me/accounts', query: { ...query, after } }, Accounts),
        async (data) => {
          for (const { id, name, access_token } of data)
            if (access_token) found.push({ id, name, token: access_token });
        },
      );
      return done.ok ? { ok: true, value: found } : done;
    },
  };
};

/** The calls of a page. */
export const facebookPageApi = (meta: MetaSettings, pageId: string, token: string) => {
  const graph = underToken(meta, token);
  return {
    subscribe: () =>
      graph(
        {
          method: 'POST',
          path: `${pageId}/subscribed_apps`,
          repeatable: true,
          query: { subscribed_fields: 'leadgen' },
        },
        success,
      ),
    unsubscribe: () => graph({ method: 'DELETE', path: `${pageId}/subscribed_apps` }, success),
    async forms(): Promise<MetaAnswer<FormAtFacebook[]>> {
      const found: FormAtFacebook[] = [];
      const query = { fields: 'id,name,status,questions', limit: perPage };
      const done = await everyPage(
        (after) => graph({ path: `${pageId}/leadgen_forms`, query: { ...query, after } }, Forms),
        async (data) => {
          for (const { id, name, status, questions } of data)
            found.push({ form_id: id, name, is_active: status === 'ACTIVE', questions });
        },
      );
      return done.ok ? { ok: true, value: found } : done;
    },
    lead: (leadgenId: string) => graph({ path: leadgenId, query: { fields: leadFields } }, Lead),
    /** The leads of a form since a moment, page by page. */
    leadsSince: (formId: string, since: Date, each: (leads: FacebookLead[]) => Promise<void>) => {
      const value = Math.floor(since.getTime() / 1000);
      const filtering = JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value }]);
      const query = { fields: leadFields, filtering, limit: perPage };
      return everyPage((after) => graph({ path: `${formId}/leads`, query: { ...query, after } }, Leads), each);
    },
  };
};
