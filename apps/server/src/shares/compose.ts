import type { Words } from '@angan/contract/kit/sentence.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import { brochureOf, type Shown, shareText, tell, tourText } from '@angan/domain/brochure/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context } from '../core/context.ts';
import { english } from '../core/english.ts';
import { fieldErrors } from '../core/errors.ts';
import { readLaws } from '../law/index.ts';
import { brochureIn } from './brochure-in.ts';
import { type Shareable, type ShareContent, withPrice } from './facts.ts';
import { readSender } from './sender.ts';
import { visitsOfTour } from './visits-of-tour.ts';

interface Given {
  readonly price_quoted?: number | null | undefined;
  readonly cost_sheet?: boolean | undefined;
  readonly visit_group?: string | null | undefined;
}

/** What a share of these properties says. */
export const compose = async (
  context: Context,
  properties: readonly Shareable[],
  shown: Shown,
  language: Language,
  { price_quoted = null, cost_sheet: cost = false, visit_group }: Given,
): Promise<ShareContent> => {
  if (price_quoted !== null && properties.length > 1) throw fieldErrors({ price_quoted: [shareTexts.onlyOnePrice] });
  const today = dayInIndia(context.services.now());
  const cost_law = cost ? await readLaws(context.db, ['Stamp duty', 'LTV cap']) : undefined;
  const visits = await visitsOfTour(
    context,
    visit_group,
    properties.map(({ id }) => id),
  );
  const said = properties.map(({ id, facts, pictures, isLocked }) => {
    const told = tell(withPrice(facts, price_quoted), shown, { today, cost: cost_law });
    return {
      id,
      brochure: brochureOf(told, english),
      told,
      pictures,
      ...(isLocked && { was_locked: true as const }),
      ...(visits && { visit: visits.get(id)! }),
    };
  });
  return {
    properties: visits ? said.toSorted((a, b) => Date.parse(a.visit!.at) - Date.parse(b.visit!.at)) : said,
    sender: await readSender(context),
    price_quoted,
    language,
  };
};

/** The message for a share in the words of a language, with the address of its page. */
export const textOf = ({ properties, sender }: ShareContent, link: string, words: Words): string => {
  const signed = {
    sender: [sender.name, sender.company, formatMobile(sender.phone), sender.rera_no && `RERA ${sender.rera_no}`],
    link,
  };
  const said = properties.map((one) => ({ brochure: brochureIn(one, words), visit: one.visit }));
  const stops = said.flatMap(({ brochure, visit }) => (visit ? [{ brochure, visit }] : []));
  if (stops.length > 0) return tourText(stops, signed, words);
  return shareText(
    said.map(({ brochure }) => brochure),
    signed,
    words,
  );
};
