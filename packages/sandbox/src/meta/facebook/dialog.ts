import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.ts';
import type { Meta } from '../meta.ts';

const CODE_MS = 600_000;

const said: Record<string, string> = {
  pages_show_list: 'See which pages you run',
  pages_read_engagement: 'Read what is on your pages',
  pages_manage_metadata: 'Hear of what happens on your pages',
  pages_manage_ads: 'See the lead forms of your pages',
  leads_retrieval: 'Read the leads of your pages',
  business_management: 'See your business portfolio',
};

const scopesOf = (query: Record<string, unknown>): string[] =>
  String(query.scope ?? '')
    .split(',')
    .filter(Boolean);

/** An error of the dialog itself: it is shown there, since no address can be trusted with it. */
const wrong = (meta: Meta, query: Record<string, unknown>): string | undefined => {
  const redirect = String(query.redirect_uri ?? '');
  if (!meta.apps.has(String(query.client_id)))
    return 'Invalid App ID: The provided app ID does not look like a valid app ID.';
  if (!URL.canParse(redirect) || !/^https?:/.test(redirect))
    return 'URL blocked: This redirect failed because the redirect URI is not white-listed in the app’s client OAuth settings.';
  if (query.response_type !== undefined && query.response_type !== 'code') return 'Unsupported response type.';
  return undefined;
};

/**
 * Facebook's dialog as far as it matters: who one is, what one allows, and back to the app with a code or a refusal. The
 * answer goes by links, since a page that answers a form may lead nowhere else.
 */
export function dialogRoutes(app: FastifyInstance, meta: Meta): void {
  app.get('/:version/dialog/oauth', (request, reply) => {
    const query = request.query as Record<string, string>;
    const problem = wrong(meta, query);
    reply.type('text/html; charset=utf-8').header('x-content-type-options', 'nosniff');
    if (problem) return reply.code(400).send(page(html`<h2>Sorry, something went wrong.</h2><p>${problem}</p>`));
    const name = meta.apps.get(String(query.client_id))!.name;
    const hidden = ['client_id', 'redirect_uri', 'state'].map(
      (one) => html`<input type="hidden" name="${one}" value="${query[one] ?? ''}">`,
    );
    return reply.send(
      page(html`<h2>${name} wants to read your pages’ leads</h2>
      <form class="ask" method="get" action="/_facebook/answer">
        ${hidden}
        <label>Continue as <select name="person">${[...meta.facebook.people.values()].map((one) => html`<option value="${one.id}">${one.name}, ${one.pages.length} pages</option>`)}</select></label>
        ${scopesOf(query).map((one) => html`<label class="tick"><input type="checkbox" name="scope" value="${one}" checked> ${said[one] ?? one}</label>`)}
        <button name="answer" value="yes">Continue</button>
        <button name="answer" value="no" class="quiet">Cancel</button>
      </form>`),
    );
  });

  app.get('/_facebook/answer', (request, reply) => {
    const query = request.query as Record<string, string | string[]>;
    const problem = wrong(meta, query);
    if (problem) return reply.code(400).send({ detail: problem });
    const back = new URL(String(query.redirect_uri));
    const person = meta.facebook.people.get(String(query.person));
    if (query.answer !== 'yes' || !person) {
      const refusal = {
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      };
      for (const [name, value] of Object.entries(refusal)) back.searchParams.set(name, value);
    } else {
      const code = `AQ${randomBytes(48).toString('base64url')}`;
      meta.facebook.codes.set(code, {
        app: String(query.client_id),
        person: person.id,
        redirect: String(query.redirect_uri),
        scopes: [query.scope ?? []].flat(),
        expires_at: meta.clock.now() + CODE_MS,
      });
      back.searchParams.set('code', code);
    }
    if (query.state) back.searchParams.set('state', String(query.state));
    return reply.redirect(`${back.href}#_=_`, 302);
  });
}

const page = (inside: ReturnType<typeof html>): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Facebook of the sandbox</title>
<link rel="icon" href="/mark.svg">${['fonts.css', 'page.css', 'rooms.css', 'narrow.css'].map((one) => html`<link rel="stylesheet" href="/${one}">`)}</head>
<body class="dialog"><main><section class="room alone" data-current>${inside}</section></main></body></html>`.text;
