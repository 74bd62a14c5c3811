import { answerTargets } from './facebook.ts';

/** Files of leads as the platforms of ads export them (domain 6.5). */

/**
 * What a column of such a file becomes: what an answer of a form becomes, and what the platform says beside the answers.
 * `Campaign`: what the ad is called. `Date`: when the person asked. `Id`: the platform's own of the enquiry.
 */
export const fileTargets = [...answerTargets, 'Campaign', 'Date', 'Id', 'Nothing'] as const;
export type FileTarget = (typeof fileTargets)[number];

const words = (line: string): string[] => line.split(',').map((word) => word.trim());

/**
 * Headers, in small letters without signs, that mean in exports of Facebook, Google, LinkedIn and their like something
 * else than in lists of people, or that no such list has.
 */
const ofAds: Partial<Record<FileTarget, readonly string[]>> = {
  Id: words('id, lead id, leadgen id, google lead id, lead form response id, response id, submission id'),
  Date: words(
    'created time, lead submit time, submit time, submission time, submission date, submitted at, submitted on, submit date, date utc, timestamp, lead created at, lead date, date and time',
  ),
  Campaign: words(
    'campaign, campaign name, ad name, adset name, ad set name, ad group, ad group name, form name, lead form name, creative name, asset name',
  ),
  Nothing: words(
    'ad id, adset id, ad set id, ad group id, campaign id, form id, lead form id, asset id, creative id, account id, account name, customer id, page id, page name, is organic, platform, gclid, gcl id, lead status, inbox url, is test, test lead, lead type, conversion status, currency, device, network',
  ),
};
const byHeader = new Map(
  Object.entries(ofAds).flatMap(([target, headers]) => headers.map((header) => [header, target as FileTarget])),
);

/** What a column of an ad platform's export is by its header in plain form; undefined where lists of people tell it. */
export const adTargetOf = (plain: string): FileTarget | undefined => byHeader.get(plain);

interface Told {
  /** In plain form. */
  readonly header: string;
  readonly samples: readonly string[];
}

/** Headers that one platform alone writes. */
const ofGoogle = words('gclid, gcl id, google lead id, google key');
const ofFacebook = words('is organic, adset id, adset name, leadgen id');

/** By which of the sources that an office begins with a file came, where its headers tell it: Facebook's says 'ig' of Instagram. */
export const adSourceOf = (columns: readonly Told[]): 'Google Ads' | 'Facebook' | 'Instagram' | undefined => {
  const has = (headers: readonly string[]) => columns.some(({ header }) => headers.includes(header));
  if (has(ofGoogle)) return 'Google Ads';
  if (!has(ofFacebook)) return undefined;
  const platforms = columns.find(({ header }) => header === 'platform')?.samples ?? [];
  const isInstagram = platforms.length > 0 && platforms.every((one) => /^(?:ig|instagram)$/i.test(one));
  return isInstagram ? 'Instagram' : 'Facebook';
};

/**
 * The platform's id as it stands elsewhere too: Facebook writes 'l:120…' so that spreadsheets leave its digits alone. ''
 * where it may be that of several: a short one, or one of which a spreadsheet kept fifteen digits ('1.20215E+16').
 */
export const leadIdIn = (cell: string): string => {
  const id = cell.trim().replace(/^[a-z]{1,2}:(?=\d)/i, '');
  const isRounded = /^\d(?:[.,]\d+)?e\+?\d+$/i.test(id) || /^\d{15,}0$/.test(id);
  return id.length < 10 || isRounded ? '' : id;
};
