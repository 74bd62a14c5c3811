import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';

/** Why a template cannot be sent, by what in it cannot be filled. */
export const neverSent = (unfilled: readonly string[]): string => {
  const what = unfilled.map(word).join(', ');
  return t`It cannot be sent from here: ${what} cannot be filled.`;
};
