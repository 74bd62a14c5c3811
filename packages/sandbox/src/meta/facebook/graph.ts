import { createHmac, randomBytes } from 'node:crypto';
import { GraphError, noSuchObject } from '../errors.ts';
import { type GraphCall, json, list, ok, picked, text } from '../graph/call.ts';
import { paged } from '../graph/paging.ts';
import { newPageToken } from '../seed.ts';
import type { FacebookPage, Lead, LeadForm } from './state.ts';

const TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];
const LEAD_DAYS = 90;
const DAY = 86_400_000;
const PAGE_FIELDS = new Set(['leadgen', 'feed', 'messages', 'mention']);

/** As Meta writes times: an offset without a colon. */
const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+0000`;

/** An app may prove that it is itself: HMAC-SHA256 of the token with its secret. A wrong proof is refused. */
export function proven(call: GraphCall): void {
  const proof = text(call.params.appsecret_proof);
  if (proof === undefined || !call.token) return;
  delete call.params.appsecret_proof;
  if (proof !== createHmac('sha256', call.app.secret).update(call.token.token).digest('hex'))
    throw new GraphError({ code: 100, message: 'Invalid appsecret_proof provided in the API argument' });
}

const needs = (call: GraphCall, scope: string): void => {
  if (!call.token?.scopes.includes(scope))
    throw new GraphError({ code: 200, message: `(#200) Requires ${scope} permission to manage the object` });
};

/** Only under the page's own token. */
const owned = (call: GraphCall, page: string): void => {
  if (!call.token?.page)
    throw new GraphError({
      code: 210,
      status: 400,
      message: '(#210) A page access token is required to request this resource.',
    });
  if (call.token.page !== page) throw noSuchObject(call.method, call.id);
};

/** `/me` and what hangs on it. */
export function me(call: GraphCall): unknown {
  const { facebook } = call.meta;
  const person = facebook.people.get(call.token?.user ?? '');
  if (!person || call.token?.page)
    throw new GraphError({
      code: 2500,
      message: 'An active access token must be used to query information about the current user.',
    });
  if (call.edge === '') return picked(call, { id: person.id, name: person.name }, ['name'], 'User');
  if (call.edge === 'permissions')
    return { data: call.token!.scopes.map((permission) => ({ permission, status: 'granted' })) };
  if (call.edge !== 'accounts') throw new GraphError({ code: 2500, message: `Unknown path components: /${call.edge}` });
  needs(call, 'pages_show_list');
  const pages = person.pages.flatMap((id) => facebook.pages.get(id) ?? []);
  return paged(call, pages, (page) =>
    picked(
      call,
      {
        id: page.id,
        name: page.name,
        access_token: tokenFor(call, page),
        category: page.category,
        category_list: [{ id: '2500', name: page.category }],
        tasks: TASKS,
      },
      ['access_token', 'category', 'category_list', 'name', 'tasks'],
      'Page',
    ),
  );
}

/** The page's token for this person: made when it is first asked for, and the same as long as it is good. */
function tokenFor(call: GraphCall, page: FacebookPage): string {
  const { token: of, meta } = call;
  const known = [...meta.tokens.values()].find(
    (one) =>
      one.page === page.id &&
      one.user === of!.user &&
      one.app === of!.app &&
      one.ended === undefined &&
      one.scopes.join() === of!.scopes.join(),
  );
  if (known) return known.token;
  const made = newPageToken(`EAAP${randomBytes(24).toString('base64url')}`, of!.app, of!.user, page.id, of!.scopes);
  meta.tokens.set(made.token, made);
  return made.token;
}

const formNode = ({ id, name, status, questions }: LeadForm, count: number) => ({
  id,
  name,
  status,
  locale: 'en_GB',
  leads_count: count,
  questions: questions.map(({ key, label, type, options }, at) => ({
    key,
    label,
    type,
    id: `${id}${at}`,
    ...(options && { options: options.map((value) => ({ key: value.toLowerCase().replaceAll(' ', '_'), value })) }),
  })),
});

/** A page: what hears of it, its forms. */
export function pageNode(call: GraphCall, page: FacebookPage): unknown {
  const { meta } = call;
  switch (`${call.method} ${call.edge}`) {
    case 'GET ':
      return picked(call, { id: page.id, name: page.name, category: page.category }, ['name'], 'Page');
    case 'GET subscribed_apps':
      owned(call, page.id);
      return {
        data: page.apps.map(({ id, fields }) => ({ id, name: meta.apps.get(id)?.name, subscribed_fields: fields })),
      };
    case 'POST subscribed_apps': {
      owned(call, page.id);
      needs(call, 'pages_manage_metadata');
      const fields = list(call.params.subscribed_fields);
      const unknown = fields.find((one) => !PAGE_FIELDS.has(one));
      if (fields.length === 0 || unknown)
        throw new GraphError({
          code: 100,
          message: `(#100) Param subscribed_fields[0] must be one of {${[...PAGE_FIELDS].join(', ')}}`,
        });
      if (fields.includes('leadgen')) needs(call, 'leads_retrieval');
      page.apps = [...page.apps.filter(({ id }) => id !== call.app.id), { id: call.app.id, fields }];
      meta.changed();
      return ok;
    }
    case 'DELETE subscribed_apps':
      owned(call, page.id);
      page.apps = page.apps.filter(({ id }) => id !== call.app.id);
      meta.changed();
      return ok;
    case 'GET leadgen_forms': {
      owned(call, page.id);
      needs(call, 'pages_manage_ads');
      const leads = [...meta.facebook.leads.values()];
      return paged(call, meta.facebook.formsOf(page.id), (form) =>
        picked(
          call,
          formNode(form, leads.filter((lead) => lead.form === form.id).length),
          ['name', 'status', 'locale'],
          'LeadgenForm',
        ),
      );
    }
  }
  throw noSuchObject(call.method, call.id);
}

const leadNode = (lead: Lead) => ({
  id: lead.id,
  created_time: timeOf(lead.at),
  form_id: lead.form,
  ad_id: lead.ad ?? undefined,
  ad_name: lead.ad ? 'Three rooms, one garden' : undefined,
  campaign_id: lead.ad ? `${lead.ad}9` : undefined,
  campaign_name: lead.ad ? 'Monsoon launch' : undefined,
  is_organic: lead.ad === null,
  platform: 'fb',
  field_data: lead.answers,
});

const USUAL = ['created_time', 'field_data'];

export function formEdges(call: GraphCall, form: LeadForm): unknown {
  owned(call, form.page);
  const { meta } = call;
  const leads = [...meta.facebook.leads.values()].filter((one) => one.form === form.id);
  if (call.method === 'GET' && call.edge === '')
    return picked(call, formNode(form, leads.length), ['name', 'status', 'locale'], 'LeadgenForm');
  if (call.method !== 'GET' || call.edge !== 'leads') throw noSuchObject(call.method, call.id);
  needs(call, 'leads_retrieval');
  const since = sinceOf(json(call.params.filtering));
  const found = leads
    .filter((one) => one.at > since && one.at > meta.clock.now() - LEAD_DAYS * DAY)
    .sort((one, other) => other.at - one.at);
  for (const one of found) one.listed++;
  return paged(call, found, (one) => picked(call, leadNode(one), USUAL, 'Lead'));
}

/** `[{"field":"time_created","operator":"GREATER_THAN","value":UNIX}]`, in milliseconds. */
function sinceOf(filtering: unknown): number {
  if (filtering === undefined) return 0;
  const [one] = Array.isArray(filtering) ? (filtering as Record<string, unknown>[]) : [];
  if (one?.field !== 'time_created' || one.operator !== 'GREATER_THAN')
    throw new GraphError({ code: 100, message: '(#100) Filtering field is invalid' });
  return Number(one.value) * 1000;
}

/** One lead, under the token of its page. */
export function leadItself(call: GraphCall, lead: Lead): unknown {
  owned(call, lead.page);
  if (call.method !== 'GET' || call.edge) throw noSuchObject(call.method, call.id);
  needs(call, 'leads_retrieval');
  lead.read++;
  call.meta.changed();
  return picked(call, leadNode(lead), USUAL, 'Lead');
}
