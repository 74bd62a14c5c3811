import { GraphError, noSuchObject } from '../errors.ts';
import { formEdges, leadItself, me, pageNode, proven } from '../facebook/graph.ts';
import type { App, Media, PhoneNumber, Template } from '../state.ts';
import { allowed, type GraphCall, MANAGE, picked } from './call.ts';
import { deleteMedia, readMedia, uploadMedia } from './media.ts';
import { postMessage } from './messages.ts';
import * as numbers from './numbers.ts';
import * as subscriptions from './subscriptions.ts';
import { editTemplate } from './template-edit.ts';
import * as templates from './templates.ts';
import { openUpload } from './uploads.ts';

type Handler<Node> = (call: GraphCall, node: Node) => unknown;
/** By method and edge; without an edge the object itself. */
type Edges<Node> = Record<string, Handler<Node>>;

const APP: Edges<App> = {
  'POST uploads': openUpload,
  'GET subscriptions': subscriptions.listSubscriptions,
  'POST subscriptions': subscriptions.subscribeApp,
  'DELETE subscriptions': subscriptions.unsubscribeApp,
  GET: (call, { id, name }) => picked(call, { id, name, link: undefined }, ['name', 'link'], 'Application'),
};

const WABA: Edges<string> = {
  'GET message_templates': templates.listTemplates,
  'POST message_templates': templates.createTemplate,
  'DELETE message_templates': templates.deleteTemplates,
  'GET phone_numbers': numbers.listNumbers,
  'GET subscribed_apps': subscriptions.listSubscribed,
  'POST subscribed_apps': subscriptions.subscribeAccount,
  'DELETE subscribed_apps': subscriptions.unsubscribeAccount,
  GET: (call, id) => {
    const { name, tier } = allowed(call, id, MANAGE);
    const node = {
      id,
      name,
      timezone_id: '71',
      message_template_namespace: `ns_${id}`,
      currency: 'INR',
      country: 'IN',
      account_review_status: 'APPROVED',
      business_verification_status: 'verified',
      whatsapp_business_manager_messaging_limit: tier,
    };
    return picked(call, node, ['name', 'timezone_id', 'message_template_namespace'], 'WhatsAppBusinessAccount');
  },
};

const NUMBER: Edges<PhoneNumber> = {
  'POST messages': postMessage,
  'POST media': uploadMedia,
  'POST register': numbers.register,
  'POST deregister': numbers.deregister,
  'POST request_code': numbers.requestCode,
  'POST verify_code': numbers.verifyCode,
  'GET whatsapp_business_profile': numbers.readProfile,
  'POST whatsapp_business_profile': numbers.writeProfile,
  GET: numbers.readNumber,
  POST: numbers.writeNumber,
};

const TEMPLATE: Edges<Template> = {
  'POST unpause': templates.unpauseTemplate,
  GET: templates.readTemplate,
  POST: editTemplate,
};

const MEDIA: Edges<Media> = { GET: readMedia, DELETE: deleteMedia };

/** Finds the object and what the call asks of it; an unknown one is told like one that may not be seen. */
export function answer(call: GraphCall): unknown {
  const { meta, id } = call;
  proven(call);
  if (id === 'me') return me(call);
  const page = meta.facebook.pages.get(id);
  if (page) return pageNode(call, page);
  const form = meta.facebook.forms.get(id);
  if (form) return formEdges(call, form);
  const lead = meta.facebook.leads.get(id);
  if (lead) return leadItself(call, lead);
  const number = meta.numbers.get(id);
  if (number) return run(NUMBER, call, number);
  if (meta.wabas.has(id)) return run(WABA, call, id);
  const template = meta.templates.byId.get(id);
  if (template) return run(TEMPLATE, call, template);
  const media = meta.media.find(id, meta.clock.now());
  if (media) return run(MEDIA, call, media);
  const app = meta.apps.get(id);
  if (app) return run(APP, call, app);
  throw noSuchObject(call.method, id);
}

function run<Node>(edges: Edges<Node>, call: GraphCall, node: Node): unknown {
  const handler = edges[call.edge ? `${call.method} ${call.edge}` : call.method];
  if (handler) return handler(call, node);
  if (call.edge && !Object.keys(edges).some((key) => key.endsWith(` ${call.edge}`)))
    throw new GraphError({ code: 2500, message: `Unknown path components: /${call.edge}` });
  throw noSuchObject(call.method, call.id);
}
