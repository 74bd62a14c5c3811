import { parseMoney } from '@angan/domain/money.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { formatNumber, formatPrice, perLanguage } from '../../core/language/index.ts';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  /** As it was typed: '6 crore', '85 L', '95,00,000'. */
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** What the amount is counted in, after it in words: 'per month'. */
  per?: string;
  hint?: string;
  /** What stands there is selected, to be written over. */
  autoFocus?: boolean;
}

/** What a person is told whose amount cannot be read. */
export const moneyUnreadable = perLanguage(() => t`Write the amount as 85 L, 1.25 Cr or 95,00,000.`);

/** Rupees in a field of text; null for an empty one, undefined for what is no amount. */
export const rupeesIn = (text: string): number | null | undefined => (text.trim() === '' ? null : parseMoney(text));

/**
 * An amount in rupees, typed as people say it and read back in words under the field. On leaving the field it turns
 * into figures in Indian groups.
 */
export const MoneyField = ({
  label,
  value,
  onChange,
  error,
  required = false,
  per,
  hint,
  autoFocus = false,
}: Props) => {
  const rupees = rupeesIn(value);
  const words = typeof rupees === 'number' ? [`₹ ${formatPrice(rupees)}`, per].filter(Boolean).join(' ') : hint;
  return (
    <TextInput
      label={label}
      value={value}
      required={required}
      inputMode="text"
      autoComplete="off"
      leftSection="₹"
      leftSectionWidth={28}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={errorLine(error)}
      description={words}
      {...(autoFocus && { 'data-autofocus': true })}
      onFocus={(event) => autoFocus && event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => typeof rupees === 'number' && onChange(formatNumber(rupees))}
    />
  );
};
