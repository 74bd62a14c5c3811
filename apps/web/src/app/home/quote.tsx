import { dayInIndia } from '@angan/domain/dates.ts';
import { useEffect, useState } from 'react';
import { read, write } from '../../core/persist.ts';

/** Kept until the session ends (core/session/end.ts), so that it stands at once and without a line. */
const key = 'quote';
interface Kept {
  day: string;
  text: string;
}

/** The quote of the day. The others come in a chunk of their own, asked for once the screen stands. */
export const Quote = ({ ready }: { ready: boolean }) => {
  const day = dayInIndia();
  const [quote, setQuote] = useState(() => read<Kept>(key));
  const isToday = quote?.day === day;
  useEffect(() => {
    if (!ready || isToday) return;
    void import('./quotes.ts').then(
      ({ quoteOf }) => {
        const found = { day, text: quoteOf(day) };
        write(key, found);
        setQuote(found);
      },
      () => undefined,
    );
  }, [ready, isToday, day]);
  return isToday ? <span>{quote.text}</span> : null;
};
