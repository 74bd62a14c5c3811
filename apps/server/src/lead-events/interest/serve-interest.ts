import { enquiryLimits, interestCalls } from '@angan/contract/lead-events/enquiry-page.ts';
import { leadProblems } from '@angan/contract/lead-events/problems.ts';
import { enquiryTexts, interestedWords } from '@angan/contract/lead-events/texts.ts';
import { shareInterestPath } from '@angan/contract/shares/links.ts';
import { sharePageTexts } from '@angan/contract/shares/texts.ts';
import { websiteSource } from '@angan/domain/leads/index.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { Refusal } from '../../core/errors.ts';
import { askerOf } from '../../core/http/asker.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { keepLanguage, wordsOfVisitor } from '../../core/pages/index.ts';
import type { Worded } from '../../core/words.ts';
import { languageOf, withShare } from '../../shares/index.ts';
import { writeOutcome } from '../reading/index.ts';
import { storeLeads } from '../store-leads.ts';
import { leadOf, type Mistakes, mistakesOf, newStamps, page, type Typed, typedOf } from '../website/index.ts';
import { type AskedAbout, askedAbout } from './asked-about.ts';
import { interestEnded, interestPage, interestThanks } from './html.ts';

interface Asked {
  readonly params: { readonly code: string };
  readonly query: { readonly property?: number; readonly sent?: boolean; readonly language?: LanguageTag };
  readonly body?: Readonly<Record<string, unknown>>;
}

const asks = ['message'] as const;

/** Pages by which whoever has the link of a share says that they are interested, and how they are reached. */
export const serveInterest = ({ app, services }: Door, limits: Limits): void => {
  const stamps = newStamps(services.settings.secretKey, services.now);

  /** Opens what is asked about and answers; a link that is not good any more is 404, in words. */
  const answer = async (
    call: (typeof interestCalls)[keyof typeof interestCalls],
    request: FastifyRequest,
    reply: FastifyReply,
    work: (asked: Asked, about: AskedAbout, worded: Worded, db: Kysely<DB>) => Promise<() => unknown>,
  ) => {
    await limits.take('enquiryPages', askerOf(request.ip));
    const asked = readSafely(call, request);
    const chosen = asked?.query.language;
    keepLanguage(reply, chosen);
    const found =
      asked &&
      (await withShare(services, asked.params.code, request.id, async (share, db) => {
        const about = await askedAbout(db, share, asked.query.property);
        const worded = wordsOfVisitor(request, chosen, languageOf(share));
        return { tell: about && (await work(asked, about, worded, db)) };
      }));
    if (!found) return page(reply, 404).send(interestEnded(sharePageTexts.expired, wordsOfVisitor(request, chosen)));
    if (!found.tell) return page(reply, 404).send(interestEnded(sharePageTexts.gone, wordsOfVisitor(request, chosen)));
    return found.tell();
  };

  app.route({
    method: 'GET',
    url: interestCalls.page.path,
    config: { call: interestCalls.page },
    handler: (request, reply) =>
      answer(interestCalls.page, request, reply, async ({ params: { code }, query }, about, worded) => () => {
        const shown = { about, code, place: query.property, worded, typed: typedOf(undefined), mistakes: {}, said: '' };
        return page(reply, 200).send(
          query.sent ? interestThanks(shown) : interestPage({ ...shown, stamp: stamps.make(code) }),
        );
      }),
  });

  app.route({
    method: 'POST',
    url: interestCalls.send.path,
    config: { call: interestCalls.send },
    bodyLimit: enquiryLimits.bytes,
    handler: (request, reply) =>
      answer(interestCalls.send, request, reply, async ({ params: { code }, query, body }, about, worded, db) => {
        const place = query.property;
        const given = typedOf(body);
        const again =
          (status: number, said: string, mistakes: Mistakes = {}) =>
          () =>
            page(reply, status).send(
              interestPage({ about, code, place, worded, typed: given, mistakes, said, stamp: stamps.make(code) }),
            );
        // Whoever says another name is somebody else, and says their number.
        const typed: Typed = {
          ...given,
          name: given.name || about.name,
          mobile_number: given.mobile_number || (given.name === '' ? about.mobile_number : ''),
        };
        const mistakes = mistakesOf(typed, asks);
        if (Object.keys(mistakes).length > 0) return again(400, enquiryTexts.somethingWrong, mistakes);
        const stamped = stamps.read(typed.stamp, code);
        if (stamped.is === 'tooOld') return again(400, enquiryTexts.tooOld);
        // Who is known has nothing to type, and may be as quick as they like.
        if (stamped.is === 'tooFast' && given.mobile_number) return again(400, enquiryTexts.tooFast);
        const seconds =
          (await limits.wait('enquiries', askerOf(request.ip))) ||
          (await limits.wait('enquiriesOfForm', `share ${about.share}`));
        if (seconds > 0) return again(429, enquiryTexts.tooMany);
        const lead = {
          ...leadOf(typed, asks, `${code} ${place ?? ''} ${stamped.name}`, { now: services.now(), tag: worded.tag }),
          label: interestedWords(about.names.join('; '), code),
          ...about.facts,
        };
        const { ids } = await storeLeads(
          db,
          {
            ...{ companyId: about.company_id, source: websiteSource, way: 'Share' as const, ip: request.ip },
            ...{ contentType: 'application/x-www-form-urlencoded', now: services.now(), share: about.share },
          },
          [lead],
        );
        if (typed.homepage !== '')
          for (const id of ids)
            await writeOutcome(db, about.company_id, id, { result: 'Skipped', problem: leadProblems.of.byMachine });
        const thanks = `${shareInterestPath(code, place)}${place === undefined ? '?' : '&'}sent=1`;
        return () => reply.header('cache-control', 'no-store').redirect(thanks, 303);
      }),
  });
};

const readSafely = (
  call: (typeof interestCalls)[keyof typeof interestCalls],
  request: FastifyRequest,
): Asked | undefined => {
  try {
    return readInput(call, request as never) as Asked;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
