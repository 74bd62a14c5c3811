import { type LanguageTag, languageNames, languages, languageTags } from '@angan/domain/lookups/office.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Worded, wordsOfTag } from '../words.ts';

const tags: readonly LanguageTag[] = Object.values(languageTags);
const isTag = (tag: string | undefined): tag is LanguageTag => tags.some((one) => one === tag);

/** What the browser would like best of what the product speaks. */
const liked = (accepted: string | undefined): LanguageTag | undefined =>
  (accepted ?? '')
    .split(',')
    .map((one) => {
      const [tag = '', weight] = one.trim().split(/;\s*q=/);
      return { tag: tag.split('-')[0]!.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
    .find(isTag);

const kept = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1];

/**
 * The words for a stranger who opens a page: in the language that they just chose on it, else chose before on this device,
 * else `meant` for them, else the first of their browser.
 */
export const wordsOfVisitor = (
  request: Pick<FastifyRequest, 'headers'>,
  chosen: LanguageTag | undefined,
  meant?: LanguageTag,
): Worded => {
  const before = kept(request);
  return wordsOfTag(
    chosen ?? (isTag(before) ? before : (meant ?? liked(request.headers['accept-language']) ?? languageTags.English)),
  );
};

/** Keeps on the device what was chosen, for a year. */
export const keepLanguage = (reply: FastifyReply, chosen: LanguageTag | undefined): FastifyReply =>
  chosen ? reply.header('set-cookie', `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`) : reply;

/** The languages as their speakers write them, each a link to the same page in it. `address` is safe in HTML. */
export const languageChooser = ({ tag, words }: Worded, address: (tag: LanguageTag) => string): string =>
  `<div class="tongues" role="group" aria-label="${words.say('Language')}">${languages
    .map((language) => {
      const own = languageTags[language];
      const current = own === tag ? ' aria-current="true"' : '';
      return `<a href="${address(own)}" lang="${own}"${current}>${languageNames[language]}</a>`;
    })
    .join('')}</div>`;

/**
 * How it looks, in the colours of the page around. The names of languages are in the letters of the device: for one word of a
 * script its whole face would come, 60 to 95 kB.
 */
export const chooserStyle =
  '.tongues{display:flex;flex-wrap:wrap;justify-content:flex-end;font:14px system-ui,sans-serif}.tongues a{display:grid;place-items:center;min-height:44px;padding:0 10px;color:var(--second);text-decoration:none}.tongues [aria-current]{color:var(--text);font-weight:600}';
