import { t } from '@lingui/core/macro';
/**
 * A text that stands beside a button 'Try again', without the same words at its end: 'The server did not do this. Try
 * again.' says twice what to do.
 */
export const withoutOffer = (text: string): string => {
  const at = text.toLowerCase().lastIndexOf(t`try again`);
  // What follows the words within their sentence belongs to them, as in 'Try again in a minute.'
  const offer = text.slice(at).trimEnd();
  const isAtEnd = at !== -1 && offer.slice(0, -1).indexOf('.') === -1;
  const rest = isAtEnd ? beforeOffer(text.slice(0, at)) : text;
  return rest === '' || /[.!?]$/.test(rest) ? rest : `${rest}.`;
};

const beforeOffer = (text: string): string => {
  const words = text.trimEnd();
  const joint = ['and', 'please'].find((word) => words.toLowerCase().endsWith(` ${word}`));
  const first = joint ? words.slice(0, -joint.length).trimEnd() : words;
  return /[,;]$/.test(first) ? first.slice(0, -1) : first;
};
