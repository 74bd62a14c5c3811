import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { missing } from '../control/find.ts';
import { objectId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import { fillIn, tell } from './leads.ts';

const path = '/_control/facebook';

const question = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.string().default('CUSTOM'),
  options: z.array(z.string()).optional(),
});
const formBody = z.strictObject({
  id: z.string().optional(),
  page: z.string(),
  name: z.string(),
  status: z.enum(['ACTIVE', 'ARCHIVED']).default('ACTIVE'),
  questions: z.array(question),
});
const leadBody = z.strictObject({
  form: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  seconds_ago: z.number().min(0).optional(),
  of_ad: z.boolean().optional(),
  untold: z.boolean().optional(),
});

/** What tests and the sandbox's page tell Facebook. */
export function facebookControl(app: FastifyInstance, meta: Meta): void {
  const { facebook } = meta;
  const formAt = (id: string) => facebook.forms.get(id) ?? fail(`form ${id}`);
  const pageAt = (id: string) => facebook.pages.get(id) ?? fail(`page ${id}`);

  /** As if the product had connected the page long ago: its app hears of leads, at this address. */
  app.post(`${path}/subscription`, (request, reply) => {
    const { page, callback_url, verify_token } = z
      .strictObject({ page: z.string(), callback_url: z.url(), verify_token: z.string().min(1) })
      .parse(request.body);
    const own = meta.apps.get(meta.seed.appId)!;
    own.subscriptions = [
      ...own.subscriptions.filter((one) => one.object !== 'page'),
      { object: 'page', callback_url, verify_token, fields: ['leadgen'] },
    ];
    const there = pageAt(page);
    there.apps = [...there.apps.filter(({ id }) => id !== own.id), { id: own.id, fields: ['leadgen'] }];
    meta.changed();
    return reply.code(204).send();
  });
  app.get(path, () => ({
    people: [...facebook.people.values()],
    pages: [...facebook.pages.values()],
    forms: [...facebook.forms.values()],
    leads: [...facebook.leads.values()],
  }));
  app.post(`${path}/people`, (request) => {
    const {
      id = objectId(),
      name,
      pages,
    } = z.strictObject({ id: z.string().optional(), name: z.string(), pages: z.array(z.string()) }).parse(request.body);
    facebook.people.set(id, { id, name, pages });
    return facebook.people.get(id);
  });
  app.post(`${path}/pages`, (request) => {
    const { id = objectId(), name } = z
      .strictObject({ id: z.string().optional(), name: z.string() })
      .parse(request.body);
    facebook.pages.set(id, { id, name, category: 'Real Estate', apps: [] });
    meta.changed();
    return facebook.pages.get(id);
  });
  app.post(`${path}/forms`, (request) => {
    const { id = objectId(), page, ...more } = formBody.parse(request.body);
    facebook.forms.set(id, { id, page: pageAt(page).id, ...more });
    meta.changed();
    return facebook.forms.get(id);
  });
  app.patch(`${path}/forms/:id`, (request) =>
    Object.assign(
      formAt((request.params as { id: string }).id),
      formBody.partial().omit({ id: true, page: true }).parse(request.body),
    ),
  );
  app.post(`${path}/leads`, (request) => {
    const { form, ...filled } = leadBody.parse(request.body);
    return fillIn(meta, formAt(form), filled);
  });
  app.post(`${path}/leads/:id/tell`, (request, reply) => {
    tell(meta, facebook.leads.get((request.params as { id: string }).id) ?? fail('such lead'));
    return reply.code(204).send();
  });
  app.delete(`${path}/leads/:id`, (request, reply) => {
    facebook.leads.delete((request.params as { id: string }).id);
    return reply.code(204).send();
  });
  /** A new password ends the tokens of a page; a permission taken back leaves them without it. */
  app.post(`${path}/pages/:id/tokens`, (request, reply) => {
    const { id } = pageAt((request.params as { id: string }).id);
    const { end, without } = z
      .strictObject({ end: z.int().optional(), without: z.string().optional() })
      .parse(request.body);
    for (const token of meta.tokens.values()) {
      if (token.page !== id) continue;
      if (end !== undefined) token.ended = end;
      if (without !== undefined) token.scopes = token.scopes.filter((scope) => scope !== without);
    }
    meta.changed();
    return reply.code(204).send();
  });
  /** What the page's buttons do; `FormData` of a browser, told apart by `do`. */
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
      new Response(new Uint8Array(body as Buffer), { headers: { 'content-type': request.headers['content-type']! } })
        .formData()
        .then((form) => done(null, Object.fromEntries(form)), done);
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    scope.post(`${path}/form`, (request, reply) => {
      const { form, untold, ...answers } = request.body as Record<string, string>;
      fillIn(meta, formAt(form ?? ''), { answers, untold: untold === '1' });
      return reply.redirect('/?room=facebook', 303);
    });
    scope.post(`${path}/again`, (request, reply) => {
      tell(meta, facebook.leads.get((request.body as { lead: string }).lead) ?? fail('such lead'));
      return reply.redirect('/?room=facebook', 303);
    });
    scope.post(`${path}/password`, (request, reply) => {
      const { page } = request.body as { page: string };
      for (const token of meta.tokens.values()) if (token.page === page) token.ended = 460;
      meta.changed();
      return reply.redirect('/?room=facebook', 303);
    });
  });
}

const fail = (what: string): never => {
  throw missing(what);
};
