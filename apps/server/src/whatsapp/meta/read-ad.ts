import { beginningOf } from '@angan/domain/beginning.ts';
import type { Ad } from '@angan/domain/whatsapp/ads.ts';
import { keepable } from '../../core/database/keepable.ts';
import type { CameIn } from './event.ts';
import { type Json, part, said } from './json.ts';

const mostText = 500;
const mostUrl = 2000;

/** The advertisement of a message's `referral`; undefined where nothing in it says which one it is. */
export const readAd = (referral: Json): Ad | undefined => {
  const url = said(referral.source_url);
  const headline = beginningOf(said(referral.headline).trim(), mostText);
  const ad_key = said(referral.source_id) || url || headline;
  if (!ad_key) return undefined;
  return keepable({
    ad_key: beginningOf(ad_key, mostText),
    kind: said(referral.source_type),
    // What somebody could be led to by a press has to be an address of the web.
    url: /^https?:\/\//i.test(url) && url.length <= mostUrl ? url : '',
    headline,
    body: beginningOf(said(referral.body).trim(), mostText),
  });
};

/** Meta's id of the click by which somebody came; '' where their message names none. */
export const clickIdOf = ({ content }: Pick<CameIn, 'content'>): string =>
  beginningOf(said(part(content.referral).ctwa_clid), mostText);
