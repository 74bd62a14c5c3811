import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** What a person is told whose size cannot be read. */
export const sizeUnreadable = perLanguage(() => t`Write the size as a number, as 1,850 or 242.5.`);

/** The size in a field of text; null for an empty one, undefined for what is no size. */
export const sizeIn = (text: string): number | null | undefined => {
  const clean = text.trim().replaceAll(',', '');
  if (clean === '') return null;
  return /^\d+(\.\d+)?$/.test(clean) && Number(clean) > 0 ? Number(clean) : undefined;
};
