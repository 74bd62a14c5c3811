import { enquiryLimits, enquiryPageCalls, enquiryPath } from '@angan/contract/lead-events/enquiry-page.ts';
import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../../../core/errors.ts';
import { askerOf } from '../../../core/http/asker.ts';
import { readInput } from '../../../core/http/read-input.ts';
import type { Door } from '../../../core/http/serve.ts';
import type { Limits } from '../../../core/limits.ts';
import { keepLanguage, wordsOfVisitor } from '../../../core/pages/index.ts';
import type { Worded } from '../../../core/words.ts';
import { formPage, gonePage, queryOf, type Standing, thanksPage } from './html.ts';
import { type OpenForm, openForm } from './open-form.ts';
import { leadOf, type Mistakes, mistakesOf, type Typed, typedOf } from './read-enquiry.ts';
import { scriptOf } from './scripts.ts';
import { newStamps } from './stamp.ts';
import { takeEnquiry } from './take-enquiry.ts';

type EnquiryCall = (typeof enquiryPageCalls)[keyof typeof enquiryPageCalls];
interface Asked {
  readonly params: { readonly key: string; readonly script?: 'form.js' | 'size.js' };
  readonly query: {
    readonly in?: boolean;
    readonly scheme?: 'light' | 'dark';
    readonly sent?: boolean;
    readonly language?: LanguageTag;
  };
  readonly body?: Readonly<Record<string, unknown>>;
}
interface Handling {
  readonly asked: Asked;
  readonly form: OpenForm;
  readonly standing: Standing;
  readonly worded: Worded;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Any site may frame the form, and nothing else of ours; the page itself loads what is ours alone. */
const policy =
  "default-src 'none';style-src 'unsafe-inline';font-src 'self';img-src 'self';script-src 'self';form-action 'self';base-uri 'none';frame-ancestors *";

/** Forms of offices' own sites, for strangers: page, sending, picture, and the scripts by which a site frames them. */
export const serveEnquiryPages = ({ app, services }: Door, limits: Limits): void => {
  const stamps = newStamps(services.settings.secretKey, services.now);
  const blank = typedOf(undefined);

  const show = (
    reply: FastifyReply,
    status: number,
    shown: {
      form: OpenForm;
      key: string;
      standing: Standing;
      worded: Worded;
      typed?: Typed;
      mistakes?: Mistakes;
      said?: string;
    },
  ) =>
    page(reply, status).send(
      formPage({ typed: blank, mistakes: {}, said: '', ...shown, stamp: stamps.make(shown.key) }),
    );

  const route = (call: EnquiryCall, handle: (handling: Handling) => Promise<unknown>) =>
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      bodyLimit: enquiryLimits.bytes,
      handler: async (request, reply) => {
        await limits.take('enquiryPages', askerOf(request.ip));
        const asked = readSafely(call, request);
        const language = asked?.query.language;
        const standing = { isIn: asked?.query.in ?? false, scheme: asked?.query.scheme, language };
        const worded = wordsOfVisitor(request, language);
        keepLanguage(reply, language);
        const form = asked && (await openForm(services, asked.params.key));
        if (!form) {
          if (call === enquiryPageCalls.page || call === enquiryPageCalls.send)
            return page(reply, 404).send(gonePage(standing, worded));
          throw notFound();
        }
        return handle({ asked, form, standing, worded, request, reply });
      },
    });

  route(enquiryPageCalls.page, async ({ asked: { params, query }, form, standing, worded, reply }) =>
    query.sent
      ? page(reply, 200).send(thanksPage({ form, key: params.key, standing, worded }))
      : show(reply, 200, { form, key: params.key, standing, worded }),
  );

  route(enquiryPageCalls.send, async ({ asked: { params, body }, form, standing, worded, request, reply }) => {
    const { key } = params;
    const typed = typedOf(body);
    const again = (status: number, said: string, mistakes: Mistakes = {}) =>
      show(reply, status, { form, key, standing, worded, typed, mistakes, said });
    const mistakes = mistakesOf(typed, form.fields);
    if (Object.keys(mistakes).length > 0) return again(400, enquiryTexts.somethingWrong, mistakes);
    const stamped = stamps.read(typed.stamp, key);
    if (stamped.is === 'tooOld') return again(400, enquiryTexts.tooOld);
    if (stamped.is === 'tooFast') return again(400, enquiryTexts.tooFast);
    const seconds =
      (await limits.wait('enquiries', askerOf(request.ip))) ||
      (await limits.wait('enquiriesOfForm', String(form.company_id)));
    if (seconds > 0) return again(429, enquiryTexts.tooMany);
    await takeEnquiry(services, {
      companyId: form.company_id,
      lead: leadOf(typed, form.fields, stamped.name, { now: services.now(), tag: worded.tag }),
      ip: request.ip,
      isMachine: typed.homepage !== '',
    });
    return reply.redirect(`${enquiryPath(key)}${queryOf(standing, { sent: '1' })}`, 303);
  });

  route(enquiryPageCalls.logo, async ({ form: { logo }, reply }) => {
    const content = logo && (await services.store.get(logo.blob));
    if (!content) throw notFound();
    return reply.headers({ 'content-type': logo.type, 'cache-control': 'public, max-age=3600' }).send(content);
  });

  route(enquiryPageCalls.script, async ({ asked: { params }, reply }) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        // It is made to be loaded by other sites.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(scriptOf(params.script!, services.settings.publicUrl, params.key)),
  );
};

/** What is no key, and no query of ours, is answered like a form that is not there. */
const readSafely = (call: EnquiryCall, request: FastifyRequest): Asked | undefined => {
  try {
    return readInput(call, request as never) as Asked;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** The head of an answer that is a page of a form. */
export const page = (reply: FastifyReply, status: number) =>
  reply.code(status).removeHeader('x-frame-options').headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
