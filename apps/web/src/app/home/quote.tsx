import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import styles from './quote.module.css';
import { holds, keepQuote, keptQuote, quoteOf } from './quote-of-today.ts';

/** The quote of the day, in one line that a press unfolds. It is asked for once a day. */
export const Quote = () => {
  const day = dayInIndia();
  const [quote, setQuote] = useState(keptQuote);
  const [isWhole, setWhole] = useState(false);
  const isToday = quote !== null && holds(quote, day);
  useEffect(() => {
    if (!isToday) void quoteOf(day).then(setQuote, () => undefined);
  }, [isToday, day]);
  if (!isToday || !quote.text) return null;
  const putAway = () => {
    const away = { ...quote, text: '' };
    keepQuote(away);
    setQuote(away);
  };
  return (
    <span className={styles.quote}>
      <button type="button" lang={quote.lang} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {quote.text}
      </button>
      <button type="button" aria-label={t`Put away until tomorrow`} onClick={putAway}>
        ×
      </button>
    </span>
  );
};
