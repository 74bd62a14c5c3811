/** An advertisement or a post by which somebody began to write: Meta's `referral` of their message. */
export interface Ad {
  /** What makes it this one: Meta's id, else its address or its headline. */
  readonly ad_key: string;
  /** Meta's word: ad or post; '' where it said none. */
  readonly kind: string;
  readonly url: string;
  readonly headline: string;
  readonly body: string;
}

/** Where the people of an office say that somebody came from by such an advertisement; of the list of sources. */
export const adSource = 'Click-to-WhatsApp ad';

/** What stands for an advertisement where it has no headline. */
export const adName = ({ headline, body, ad_key }: Pick<Ad, 'headline' | 'body' | 'ad_key'>): string =>
  headline || body || `Advertisement ${ad_key}`;
