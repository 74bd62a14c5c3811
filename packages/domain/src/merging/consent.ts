import { formatDate } from '../dates.ts';
import type { Consent } from './types.ts';

const ranks = ['Not asked', 'Given', 'Withdrawn'];
const rank = ({ status }: Consent) => ranks.indexOf(status);
const moment = ({ at }: Consent) => (at ? Date.parse(at) : 0);

/** Who withdrew stays withdrawn; what was given is kept over not having been asked; of two alike the later counts. */
export const strictest = (consents: readonly Consent[]): Consent =>
  consents.reduce((best, next) => {
    const above = rank(next) - rank(best) || moment(next) - moment(best);
    return above > 0 ? next : best;
  });

/** 'Given on 12/03/2026, by phone'; '' where nobody asked. */
export const consentInWords = ({ status, at, how, text_version }: Consent): string => {
  if (status === 'Not asked' && at === null && how === '') return '';
  const when = at ? ` on ${formatDate(at)}` : '';
  return [`${status}${when}`, how, text_version && `text ${text_version}`].filter(Boolean).join(', ');
};
