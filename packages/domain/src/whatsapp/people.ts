import { mobileKey } from '../mobile.ts';

/** WhatsApp's id of somebody with an Indian number of ten digits: digits with the country code, without a plus. */
export const waIdOf = (mobile: string): string => `91${mobile}`;

/** The digits that somebody typed as WhatsApp's id: ten are an Indian number, more have their country code. */
export const waIdFromInput = (digits: string): string => (/^\d{10}$/.test(digits) ? waIdOf(digits) : digits);

/** The ten digits by which contacts are found; undefined for numbers of other countries. */
export const mobileOf = (waId: string): string | undefined => (/^91\d{10}$/.test(waId) ? mobileKey(waId) : undefined);

/** 24 hours from the person's last message anything may be written; after that only templates. */
export const replyWindowMs = 24 * 60 * 60_000;
/** Who came by an advertisement is free of charge for 72 hours. */
export const freeEntryMs = 72 * 60 * 60_000;

/** When the reply window closes, in milliseconds; undefined where it is not open: nobody wrote, or too long ago. */
export const repliesUntil = (lastIncoming: number | undefined, now: number): number | undefined => {
  const until = lastIncoming === undefined ? now : lastIncoming + replyWindowMs;
  return until > now ? until : undefined;
};
