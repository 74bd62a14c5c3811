/**
 * A text that stands beside a button 'Try again', without the same words at its end: 'The server did not do this. Try
 * again.' says twice what to do.
 */
export const withoutOffer = (text: string): string => {
  const rest = text.replace(/[,;]?\s*(?:and\s+)?try again[^.]*\.?\s*$/i, '');
  return rest === '' || /[.!?]$/.test(rest) ? rest : `${rest}.`;
};
