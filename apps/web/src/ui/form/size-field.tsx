import { localMeasure, unitsIn } from '@angan/domain/local-units.ts';
import { type SizeUnit, sizeUnitNames, toSqft, type UnitOverrides } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { formatNumber, word } from '../../core/language/index.ts';
import { useOwnUnits } from '../../core/session/index.ts';
import { errorLine } from './error-line.tsx';
import styles from './size-field.module.css';
import { sizeIn } from './size-text.ts';

interface Props {
  label: string;
  /** As it was typed: '1,850'. */
  value: string;
  onChange: (text: string) => void;
  unit: SizeUnit;
  /** Left out where another field beside it has the unit. */
  onUnit?: (unit: SizeUnit) => void;
  /** Where it lies, for units that differ by state. */
  city?: number | null | undefined;
  error?: string | undefined;
  required?: boolean;
}

/** What is said under a size: how much it is in square feet, and by which measure where states differ. */
const hintOf = (
  size: number | null | undefined,
  unit: SizeUnit,
  city: number | null | undefined,
  own: UnitOverrides,
) => {
  const sqft =
    typeof size === 'number' && unit !== 'Sqft'
      ? formatNumber(Math.round(toSqft(size, unit, unitsIn(city, own))))
      : null;
  const local = localMeasure(unit, city, own);
  if (!local) return sqft === null ? undefined : t`${sqft} sqft`;
  const one = formatNumber(local.sqft);
  const measure =
    local.state === null
      ? t`1 ${word(unit).toLowerCase()} = ${one} sqft in your office`
      : t`1 ${word(unit).toLowerCase()} = ${one} sqft in ${local.state}`;
  return sqft === null || size === 1 ? measure : t`${sqft} sqft (${measure})`;
};

/** A size in the unit people of the place use; other units are read back in square feet. */
export const SizeField = ({ label, value, onChange, unit, onUnit, city, error, required = false }: Props) => {
  const size = sizeIn(value);
  const own = useOwnUnits();
  return (
    <TextInput
      label={label}
      value={value}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={errorLine(error)}
      description={hintOf(size, unit, city, own)}
      rightSectionWidth={onUnit ? 96 : 64}
      rightSection={
        onUnit ? (
          <NativeSelect
            className={styles.unit}
            variant="unstyled"
            rightSectionWidth={24}
            aria-label={t`Unit of ${label.toLowerCase()}`}
            value={unit}
            data={sizeUnitNames.map((value) => ({ value, label: word(value) }))}
            onChange={(event) => onUnit(event.currentTarget.value as SizeUnit)}
          />
        ) : (
          <span className={styles.word}>{word(unit)}</span>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => typeof size === 'number' && onChange(formatNumber(size))}
    />
  );
};
