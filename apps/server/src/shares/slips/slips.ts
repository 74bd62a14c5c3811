import type { slipCalls } from '@angan/contract/shares/slips.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { wordsFor } from '../../core/words.ts';
import { languageFor } from '../language-of.ts';
import { oneShare } from '../list-shares.ts';
import { mayShow, shownBy } from '../may-show.ts';
import { composeStops } from './compose-slip.ts';
import { confirmation, sendSlipCode } from './confirm.ts';
import { makeSlip } from './make-slip.ts';
import { seenVisits } from './seen-visits.ts';
import { visitorOf } from './visitor.ts';

export const slipHandlers = (limits: Limits): Handlers<typeof slipCalls> => ({
  async preview({ params, query }, context) {
    const may_show = await mayShow(context);
    const { visits, leftOut } = await seenVisits(context, params.id, {
      wholeTour: query.whole_tour ?? false,
      hold: false,
    });
    const visitor = await visitorOf(context, visits[0]!.inquiry);
    const language = await languageFor(context, visitor.contact, query);
    const { words } = wordsFor(language);
    const stops = await composeStops(context, visits, visitor, shownBy(query, may_show), words);
    return {
      visitor: visitor.name,
      number: visitor.masked,
      stops: stops.map(({ stop }) => stop),
      language,
      left_out: leftOut,
      may_show,
    };
  },

  async sendCode({ params, body }, context) {
    const { visits } = await seenVisits(context, params.id, { wholeTour: false, hold: false });
    const visitor = await visitorOf(context, visits[0]!.inquiry);
    const language = await languageFor(context, visitor.contact, body);
    await sendSlipCode(limits, context, params.id, visitor, language);
    return { number: visitor.masked };
  },

  async create({ params, body }, context) {
    const { method, whole_tour = false } = body;
    const { visits } = await seenVisits(context, params.id, { wholeTour: whole_tour, hold: true });
    const visitor = await visitorOf(context, visits[0]!.inquiry);
    const shown = shownBy(body, await mayShow(context));
    const signature = await confirmation(limits, context, params.id, visitor, body);
    const language = await languageFor(context, visitor.contact, body);
    return oneShare(context, await makeSlip(context, { visits, visitor, shown, method, signature, language }));
  },
});
