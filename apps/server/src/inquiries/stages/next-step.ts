import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { fieldErrors } from '../../core/errors.ts';

/** A phone's clock may be a little behind. */
const behind = 5 * 60_000;

/** The next step that is said, refused where it is over already. */
export const checkNextStep = (given: string | null | undefined, now: Date): void => {
  if (given && Date.parse(given) < now.getTime() - behind)
    throw fieldErrors({ next_follow_up: [inquiryTexts.followUpPast] });
};

/** The step that is left once the person was called or written to: what was due by now is done. */
export const stepLeft = (before: string | null, now: Date): string | null =>
  before !== null && Date.parse(before) > now.getTime() ? before : null;
