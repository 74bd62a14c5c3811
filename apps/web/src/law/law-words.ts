import type { Fields } from '@angan/contract/kit/presented.ts';
import type { LawRow } from '@angan/contract/law/law.ts';
import { lawFields } from '@angan/contract/law/law-fields.ts';
import type { Law } from '@angan/domain/law.ts';
import { t } from '@lingui/core/macro';
import { formatRupees, perLanguage, word } from '../core/language/index.ts';

export const lawTitles = perLanguage(
  () =>
    ({
      TDS: t`TDS`,
      'GST rate': t`GST rate`,
      'GST registration': t`GST registration`,
      SAC: t`SAC codes`,
      'Stamp duty': t`Stamp duty`,
      'Deposit cap': t`Deposit caps`,
      'LTV cap': t`LTV caps`,
      FOIR: t`FOIR`,
    }) satisfies Record<Law, string>,
);

const factText = (fields: Fields, name: string, value: unknown): string => {
  const { kind, label, unit } = fields[name]!;
  if (value === null || value === '' || value === false || value === undefined) return '';
  if (kind === 'flag') return word(label);
  if (fields[name]!.isRequired && kind === 'choice') return word(String(value));
  if (kind === 'rupees') return t`${word(label)} ${formatRupees(value as number)}`;
  const shown = typeof value === 'number' ? String(value) : word(String(value));
  return t`${word(label)} ${shown}${unit ? ` ${unit}` : ''}`;
};

/** What a row says, a part for each fact that it has. */
export const factsInWords = ({ law, facts }: Pick<LawRow, 'law' | 'facts'>): string[] =>
  Object.keys(lawFields[law])
    .map((name) => factText(lawFields[law], name, facts[name]))
    .filter(Boolean);
