import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { consentText } from '@angan/contract/contacts/consent.ts';
import { enquiryLimits } from '@angan/contract/lead-events/enquiry-page.ts';

/** What a stamp says of the page that it stood on. `name` is of this very page, so that one that is sent twice is one. */
export type Stamped =
  | { readonly is: 'good'; readonly name: string }
  | { readonly is: 'tooFast'; readonly name: string }
  | { readonly is: 'tooOld' };

/**
 * Stamps of pages with a form: when each was made and in which words it asked for consent, signed for its form. Nothing is
 * kept of pages that nobody sends.
 */
export const newStamps = (secretKey: string, now: () => Date) => {
  const secret = createHmac('sha256', secretKey).update('forms of offices').digest();
  const sign = (said: string, key: string) => createHmac('sha256', secret).update(`${key} ${said}`).digest('base64url');
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    make: (key: string): string => {
      const said = `${seconds()}.${randomBytes(9).toString('base64url')}.${consentText.version}`;
      return `${said}.${sign(said, key)}`;
    },
    read: (stamp: string, key: string): Stamped => {
      const parts = stamp.split('.');
      const [at = '', name = '', version = '', signed = ''] = parts;
      const right = Buffer.from(sign(`${at}.${name}.${version}`, key));
      const given = Buffer.from(signed);
      const isOurs = parts.length === 4 && right.length === given.length && timingSafeEqual(right, given);
      const age = seconds() - Number(at);
      // Who saw other words agreed to other words.
      if (!isOurs || age > enquiryLimits.tooOld || version !== consentText.version) return { is: 'tooOld' };
      return { is: age < enquiryLimits.tooFast ? 'tooFast' : 'good', name };
    },
  };
};
export type Stamps = ReturnType<typeof newStamps>;
