import { createHash } from 'node:crypto';
import { codeLimits } from '@angan/contract/auth/registration.ts';
import { migrationLimits } from '@angan/contract/imports/kinds.ts';
import { leadMailLimits } from '@angan/contract/lead-events/lead-mail.ts';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { throttled } from './errors.ts';
import type { Settings } from './settings.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Limits on everything that guesses or sends, counted in the database so that all processes share them. `take` refuses
 * with 429 and Retry-After when a key has used up its points; `wait` answers the seconds instead, 0 when it was taken;
 * `forget` gives a key its points back.
 */
export const newLimits = (pool: pg.Pool, { signInsPerAddress }: Pick<Settings, 'signInsPerAddress'>) => {
  const limiter = (keyPrefix: string, points: number, seconds: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
    });
  const limiters = {
    /**
     * Wrong passwords and codes for one account from one address: 8 in 10 minutes. The key names both, so that nobody
     * uses up the tries of who asks from elsewhere.
     */
    account: limiter('account', 8, 600),
    /** The same from a device that its person has signed in from before, wherever it is. */
    device: limiter('device', 8, 600),
    /** Wrong passwords for one account from all other devices together, by however many addresses: 100 an hour. */
    accountInAll: limiter('account-in-all', 100, hour),
    address: limiter('address', signInsPerAddress, 600),
    /** Codes to one number: one in half a minute, 5 an hour that one address asks for, and 15 whoever asks. */
    codeGap: limiter('code-gap', 1, codeLimits.resendSeconds),
    codesToNumber: limiter('codes-to-number', 5, hour),
    codesToNumberInAll: limiter('codes-to-number-in-all', 15, hour),
    /** Codes asked for from one address: 20 an hour. */
    codesFromAddress: limiter('codes-from-address', 20, hour),
    /**
     * Mails that a stranger may cause: 5 an hour to one reader from one address, 15 whoever asks, and 60 from one
     * address, which an office shares.
     */
    mailsToReader: limiter('mails-to-reader', 5, hour),
    mailsToReaderInAll: limiter('mails-to-reader-in-all', 15, hour),
    mailsFromAddress: limiter('mails-from-address', 60, hour),
    /** Numbers that somebody who sees none asks about: 60 in an hour and 300 in a day; more is not typed in. */
    numbers: limiter('numbers', 60, hour),
    numbersOfDay: limiter('numbers-of-day', 300, day),
    /** Numbers that such a person brings in by imports of their own. */
    importedNumbers: limiter('imported-numbers', migrationLimits.numbersOfStaff, day),
    /** What strangers open of shares, from one address: a page is 4, a PDF 20, a picture 1 of 800 in 10 minutes. */
    sharePages: limiter('share-pages', 800, 600),
    /**
     * Forms of offices' own sites: pages and scripts from one address, enquiries from one address, which a building may
     * share, and of one form whoever sends them.
     */
    enquiryPages: limiter('enquiry-pages', 600, 600),
    enquiries: limiter('enquiries', 20, hour),
    enquiriesOfForm: limiter('enquiries-of-form', 300, hour),
    /** Mails that come for one office, whoever sends them. */
    leadMails: limiter('lead-mails', leadMailLimits.anHour, hour),
    /** Calendars that read a feed: 60 in 10 minutes for one, and 1,200 from one address, by which a provider reads for many. */
    calendarFeed: limiter('calendar-feed', 60, 600),
    calendarFeeds: limiter('calendar-feeds', 1200, 600),
  };
  const wait = async (name: keyof typeof limiters, key: string, points = 1): Promise<number> => {
    try {
      await limiters[name].consume(keyOf(key), points);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
  return {
    wait,
    take: async (name: keyof typeof limiters, key: string, points = 1) => {
      const seconds = await wait(name, key, points);
      if (seconds > 0) throw throttled(seconds);
    },
    forget: async (name: keyof typeof limiters, key: string) => void (await limiters[name].delete(keyOf(key))),
  };
};
export type Limits = ReturnType<typeof newLimits>;

/** In any case of letters the same, and short enough for its column whatever somebody types. */
const keyOf = (key: string) =>
  key.length > 100 ? createHash('sha256').update(key.toLowerCase()).digest('base64url') : key.toLowerCase();
