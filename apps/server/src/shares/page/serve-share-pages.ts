import { type ShareFont, type SharePictureSize, sharePath } from '@angan/contract/shares/links.ts';
import { sharePageCalls } from '@angan/contract/shares/shares.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { notFound, Refusal } from '../../core/errors.ts';
import { askerOf } from '../../core/http/asker.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { keepLanguage, webFont, wordsOfVisitor } from '../../core/pages/index.ts';
import { keepScoresOf } from '../../inquiries/index.ts';
import { drawBrochure, offered, readPictures } from './draw-brochure.ts';
import { endedPage, sharePage } from './html.ts';
import { like } from './like.ts';
import { newMarkedPictures } from './marked-pictures.ts';
import { languageOf, placesOf, withShare } from './open-share.ts';
import { newPictureLinks } from './picture-links.ts';

/** Programs that look a link up for a chat's preview are nobody who opened it. */
const isPreview = (agent: string) => /bot|whatsapp|facebookexternal|preview|telegram|slack|crawler|spider/i.test(agent);
/** What a person opens in a browser, who is answered by a page. */
const isPageOrLike = (call: unknown) => call === sharePageCalls.page || call === sharePageCalls.like;
const headers = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' };

/** Pages, brochures and pictures of shares, for strangers who have a code and nothing else. */
export const serveSharePages = (door: Door, limits: Limits): void => {
  const { services, app } = door;
  const links = newPictureLinks(services.settings.secretKey, services.now);
  const marked = newMarkedPictures(services);
  const route = (call: (typeof sharePageCalls)[keyof typeof sharePageCalls], points: number, handle: Handle) =>
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: async (request, reply) => {
        reply.headers(headers);
        if (points > 0) await limits.take('sharePages', askerOf(request.ip), points);
        try {
          const { params, query, body } = readInput(call, request as never);
          return await handle({ ...(params as Asked), ...(query as object), ...(body as object) }, request, reply);
        } catch (error) {
          // What is no code is answered as a code that is no longer good.
          if (error instanceof Refusal && error.status === 404 && isPageOrLike(call)) return ended(reply, request);
          throw error;
        }
      },
    });

  route(sharePageCalls.page, 4, async ({ code, again, language }, request, reply) => {
    const share = await withShare(services, code, request.id, async (found, db) => {
      if (again || isPreview(request.headers['user-agent'] ?? '')) return found;
      const opened = await sql<{ inquiry: number | null }>`
        update share set opened_count = opened_count + 1, last_opened_at = now(), first_opened_at = coalesce(first_opened_at, now())
         where company_id = ${found.company_id} and id = ${found.id} returning inquiry`.execute(db);
      const inquiry = opened.rows[0]?.inquiry;
      if (inquiry) await keepScoresOf(db, found.company_id, [inquiry], services.now());
      return found;
    });
    if (!share) return ended(reply, request);
    const from = {
      origin: services.settings.publicUrl,
      picture: (number: number, size?: SharePictureSize) => links.link(code, number, size),
    };
    return keepLanguage(page(reply, 200), language).send(
      sharePage(share, from, wordsOfVisitor(request, language, languageOf(share))),
    );
  });

  route(sharePageCalls.like, 4, async ({ code, property = 0, likes = true }, request, reply) => {
    const share = await withShare(services, code, request.id, async (found, db) => {
      await like(db, found, { place: property, likes, now: services.now() });
      return found;
    });
    if (!share) return ended(reply, request);
    return reply.header('cache-control', 'no-store').redirect(`${sharePath(code)}?again=1#p${property}`, 303);
  });

  route(sharePageCalls.pdf, 20, async ({ code, language }, request, reply) => {
    const found = await withShare(services, code, request.id, async (share, db) => ({
      share,
      ...(await readPictures(share, db)),
    }));
    if (!found) throw notFound();
    const content = await drawBrochure(services, found, wordsOfVisitor(request, language, languageOf(found.share)));
    const name = encodeURIComponent(`${found.share.content.properties[0]!.brochure.property_code} ${code}.pdf`);
    return reply
      .headers({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename*=UTF-8''${name}`,
      })
      .send(content);
  });

  route(sharePageCalls.picture, 1, async ({ code, number = 0, t, size }, request, reply) => {
    if (!links.isGood(t, code, number)) throw notFound();
    const found = await withShare(services, code, request.id, async (share, db) => {
      const id = offered(share).at(number)?.id;
      if (id === undefined) return undefined;
      return { share, place: (await placesOf(db, share.company_id, [id])).get(id) };
    });
    const mark = found && { company: found.share.content.sender.company, code };
    const picture = mark && found.place && (await marked({ place: found.place, mark, size }));
    if (!picture) throw notFound();
    return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' }).send(picture);
  });

  route(sharePageCalls.font, 0, async ({ name }, _, reply) =>
    reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=2592000, immutable' })
      .send(webFont(name!)),
  );
};

interface Asked {
  readonly code: string;
  readonly again?: boolean;
  readonly property?: number;
  readonly likes?: boolean;
  readonly number?: number;
  readonly t?: string;
  readonly size?: SharePictureSize;
  readonly name?: ShareFont;
  readonly language?: LanguageTag;
}
type Handle = (asked: Asked, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const page = (reply: FastifyReply, status: number) =>
  reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' });
const ended = (reply: FastifyReply, request: FastifyRequest) =>
  page(reply, 404).send(endedPage(wordsOfVisitor(request, undefined)));
