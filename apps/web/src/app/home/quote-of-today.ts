import type { quoteCalls } from '@angan/contract/motivation/quote.ts';
import { quoteCall } from '@angan/contract/motivation/quote-call.ts';
import { turnOf } from '@angan/domain/lookups/motivation/turn.ts';
import { languageTags } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { send } from '../../core/api/index.ts';
import { i18n } from '../../core/language/index.ts';
import { read, write } from '../../core/persist.ts';

/** The quote of a day as the device keeps it, until the session ends (core/session/end.ts). */
export interface Quote {
  /** YYYY-MM-DD in India. */
  day: string;
  /** The tag of the language that the app was in when it was asked for. */
  asked: string;
  /** '' where there is none, and once it is put away. */
  text: string;
  /** The tag of the language that it is in. */
  lang: string;
}

const key = 'quote';
export const keptQuote = () => read<Quote>(key);
export const keepQuote = (quote: Quote): void => write(key, quote);

/** Whether it still stands: of that day, and no other was meant by a change of the language since. */
export const holds = ({ day, asked, text, lang }: Quote, today: string): boolean =>
  day === today && (!text || asked === i18n.locale || lang === i18n.locale);

/** The sentences that came along. Asked for beside the answer, so that the device has them once it has no line. */
const seeds: Record<string, () => Promise<readonly string[]>> = {
  en: async () => (await import('@angan/domain/lookups/motivation/english/index.ts')).english,
  hi: async () => (await import('@angan/domain/lookups/motivation/hindi/index.ts')).hindi,
  gu: async () => (await import('@angan/domain/lookups/motivation/gujarati/index.ts')).gujarati,
};

/** The call without its answer's schema, which nobody reads here. */
const today = quoteCall as unknown as typeof quoteCalls.today;

/** The quote of a day, which is today's. Without a line it is one of those that came along, and asked for again. */
export const quoteOf = async (day: string): Promise<Quote> => {
  const asked = i18n.locale;
  const lang = asked in seeds ? asked : languageTags.English;
  const seed = seeds[lang]!();
  seed.catch(() => undefined);
  try {
    const { quote, author, language } = await send(today);
    const found = { day, asked, text: author ? t`${quote} (${author})` : quote, lang: languageTags[language] };
    keepQuote(found);
    return found;
  } catch {
    const sentences = await seed;
    return { day, asked, text: sentences[turnOf(day) % sentences.length]!, lang };
  }
};
