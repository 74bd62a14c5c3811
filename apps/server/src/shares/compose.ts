import { shareTexts } from '@angan/contract/shares/texts.ts';
import { brochureOf, type Shown, shareText } from '@angan/domain/brochure/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { type Shareable, type ShareContent, withPrice } from './facts.ts';
import { readSender } from './sender.ts';

interface Given {
  readonly price_quoted?: number | null | undefined;
  readonly cost_sheet?: boolean | undefined;
}

/** What a share of these properties says. */
export const compose = async (
  context: Context,
  properties: readonly Shareable[],
  shown: Shown,
  { price_quoted = null, cost_sheet: cost = false }: Given,
): Promise<ShareContent> => {
  if (price_quoted !== null && properties.length > 1) throw fieldErrors({ price_quoted: [shareTexts.onlyOnePrice] });
  const today = dayInIndia(context.services.now());
  return {
    properties: properties.map(({ id, facts, pictures }) => ({
      id,
      brochure: brochureOf(withPrice(facts, price_quoted), shown, { today, cost }),
      pictures,
    })),
    sender: await readSender(context),
    price_quoted,
  };
};

/** The message for a share, with the address of its page. */
export const textOf = ({ properties, sender }: ShareContent, link: string): string =>
  shareText(
    properties.map(({ brochure }) => brochure),
    {
      sender: [sender.name, sender.company, formatMobile(sender.phone), sender.rera_no && `RERA ${sender.rera_no}`],
      link,
    },
  );
